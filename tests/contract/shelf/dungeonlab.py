"""DungeonLab under the contract."""

from collections.abc import Callable, Sequence

from asterion.books.dungeonlab.encounters.kind import KINDS
from asterion.books.dungeonlab.event import (
    EVENTS,
    Became,
    Bought,
    Briefed,
    Came,
    CameDown,
    ChangedLevel,
    Charted,
    Died,
    Disembodied,
    Dismounted,
    Ended,
    Exote,
    Felt,
    Fined,
    Fired,
    Fled,
    Flew,
    Freed,
    Glimpsed,
    Got,
    Healed,
    Imprisoned,
    Landed,
    Lost,
    MapGone,
    MapShown,
    MapUsed,
    Mounted,
    Peeked,
    PlayerAt,
    Ruined,
    Screamed,
    Shot,
    Sold,
    Struck,
    ThingsAt,
    Trampled,
    Walked,
    Wall,
    Won,
)
from asterion.books.dungeonlab.make.generate import generate
from asterion.books.dungeonlab.make.settings import DungeonLabSettings
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.drawing import read_plan
from asterion.books.dungeonlab.plan.model import OPEN, Plan, opposite
from asterion.books.dungeonlab.state import NOWHERE, State
from asterion.books.dungeonlab.view.model import View
from asterion.core.audience import EVERYONE, MASTER, Seat, only
from asterion.core.dice import Dice, Draw
from asterion.core.event import Event
from asterion.core.options import Options
from asterion.core.table import Table
from tests.contract.shelf import Scene, Unsaid, contents, something_else

OPTIONAL = ("werewolf", "exote lion", "exote panther", "cop", "lokh", "marmar", "ontifutlas")
ALIKE = (
    ("store", "arsenal", "hospital", "gourm", "prison", "plus-prison", "management center"),
    ("lion", "tiger", "panther", "crocodile", "cow", "rabbit", "werewolf", "exote lion"),
    ("", "willow", "ent", "lokh", "antigourm", "lake", "plus-cop", "minus-cop", "hanging pit"),
)
"""What cannot be told apart from the next cell: lights, green eyes, and nothing at all."""
FACTS = (PlayerAt, Became, ThingsAt, Wall)
ONES_OWN = (MapShown, MapGone, Charted, Peeked)
"""D27, D32  What maps say is told to nobody but their reader, whoever hears the rest."""
SENT_TO = ("prison", "plus-prison", "minus-prison")
FIXED = {"source", "river", "lavatory pan", "waterfall", "pit", "Mordor", "Eldar", *SENT_TO}
HARMLESS = {"willow": "ent", "ent": "willow", "cow": "rabbit", "rabbit": "cow"}
FOUND = (
    "elven blade",
    "bridle",
    "bridle",
    "boat",
    "walking stick",
    "morgul blade",
    "3x3 map",
    "dynamite",
)
HALL = """
base 5 3

walls
+##+##+##+##+##+
E              #
+  +  +  +  +  +
#              #
+  +  +  +  +  +
#              #
+##+##+##+##+##+

level 1
.. On .. Li ..
.. .. .. .. Pr
.. .. Mo .. El
1 1: bridle
3 1: morgul blade
5 3: treasure
"""


def is_ones_own(holder: object, event: Event) -> bool:
    return event.to == only(getattr(event, "seat", MASTER))


class DungeonLabKit:
    longest = 3000
    secrets = frozenset(kind.__name__ for kind in EVENTS) - {"Began", "TurnBegan", "Won", "Ended"}
    unsaid: Sequence[Unsaid] = (
        Unsaid("Began.names", "sentences take the names from the table, where all can read them"),
        Unsaid("Began.names.*", "the same"),
        *(Unsaid(f"{kind}.seat", "it is the one whose turn it is, as all are told")
          for kind in ("Here", "Bumped", "CameDown", "NoLevel", "Met", "Asked", "Trampled")),
        Unsaid("Fled.seat", "what befell the rider says who it was"),
        *(Unsaid(f"{kind}.seat", "it is the only one to be told", is_ones_own)
          for kind in ("Charted", "MapShown", "Peeked")),
        Unsaid("Answered.key", "Asked has told the question"),
        Unsaid("Asked.number", "nothing", lambda asked, _: not asked.number),
        Unsaid("Met.count", "nothing", lambda met, _: not met.count),
        Unsaid("Died.turns", "agreed before the game", lambda died, _: died.left == 0),
        Unsaid("things.[treasure]", "one: “the treasure”"),
        *(Unsaid(f"Charted.{what}{part}", "a map shows once its reader is there", is_ones_own)
          for what in ("contents", "walls") for part in ("", ".*", ".*.*")),
    )  # fmt: skip

    def options(self, dice: Dice) -> Options:
        def yes(why: str) -> bool:
            return dice.chance(50, why)

        return DungeonLabOptions(
            landings=dice.pick((0, 0, 3), "landings"),
            round_limit=5 + dice.below(60, "rounds"),
            hearing=dice.pick(("everyone", "nobody", "nobody"), "hearing"),
            dynamite=True,
            kits=dice.pick((0, 1), "kits"),
            kit_bullets=dice.pick((30, 50), "bullets"),
            skins_as_money=yes("skins"),
            deadly=dice.pick(("reached", "exceeded"), "deadly"),
            waiting=dice.below(6, "waiting"),
            name_walls=yes("walls"),
            see_players=yes("players"),
            free_climbing=yes("climbing"),
            free_skinning=yes("skinning"),
            maps=True,
            prison_turns=1 + dice.below(5, "prison"),
            fine=dice.pick((10, 50), "fine"),
            demolition=yes("demolition"),
            political_turns=1 + dice.below(10, "political"),
            center=dice.pick(("map", "peek"), "center"),
            center_again=yes("again"),
            blasters_kill=yes("blasters"),
            orc_fine=yes("orcs"),
            werewolves=True,
            exote_beasts=True,
            wounds=dice.pick(("all", "bullets"), "wounds"),
            arnor=yes("arnor"),
            exote_ontifutlai=yes("ontifutlai"),
            water_in_flight=yes("flight"),
            marmars=True,
            cops=True,
            lokhs=True,
            glimpse=yes("glimpse"),
            waterfalls=True,
        )

    def players(self, dice: Dice) -> int:
        return 1 + dice.below(6, "players")

    def plan(self, dice: Dice, players: int) -> Plan:
        """From the generator, with what the options allow and more equipment than is good."""
        settings = DungeonLabSettings(
            width=3 + dice.below(4, "width"),
            height=3 + dice.below(4, "height"),
            levels=dice.pick(("1", "2", "4"), "levels"),
            walls=dice.below(60, "walls"),
            filled=20 + dice.below(70, "filled"),
        )
        plan = generate(settings, dice)
        contents, things = dict(plan.contents), {p: dict(t) for p, t in plan.things.items()}
        for place in plan.places:
            if place not in contents and dice.chance(20, "more"):
                what = dice.pick(OPTIONAL, "optional")
                above = contents.get(place - plan.area), contents.get(place + plan.area)
                if what != "marmar" or (plan.levels > 1 and "marmar" not in above):
                    contents[place] = what
            if dice.chance(15, "things"):
                lying = things.setdefault(place, {})
                thing = dice.pick(FOUND, "thing")
                lying[thing] = lying.get(thing, 0) + 1
        if "Mordor" not in contents.values():  # too small a plan for everything
            things = {
                p: {t: n for t, n in lying.items() if t != "morgul blade"}
                for p, lying in things.items()
            }
            things = {p: lying for p, lying in things.items() if lying}
        needed = set(contents.values())
        contents = {p: w for p, w in contents.items() if KINDS[w].needs in {"", *needed}}
        return changed(plan, contents, things)

    def out_of_turn(self, table: Table, dice: Dice) -> tuple[Seat, str] | None:
        name = dice.pick(table.names, "whom")
        if dice.chance(80, "rarely"):
            return None
        return dice.pick(
            (
                (MASTER, f"time {name}"),
                (MASTER, f"time {name}"),
                (MASTER, f"leave {name}" if dice.chance(20, "really") else "rule: no running"),
                (0, "look"),
            ),
            "aside",
        )

    def probes(self, table: Table, seat: Seat) -> Sequence[str]:
        return [
            "land 1 1 1", "land 9 9 9", "move north", "up", "shoot 1 bullet east", "s 99g w",
            "feel", "climb", "skin", "skin lion", "mount", "dismount", "strangle", "take", "look",
            "pass", "buy 10 bullets", "sell 1 boat", "use 1x1 map", "morgul lion", "morgul Bob",
            "yes", "no", "time Ann", "leave Bob", "undo", "xyz",
        ]  # fmt: skip

    # ---- the twin

    def twin(self, table: Table, seat: Seat, dice: Dice) -> Plan | None:
        """Change what the seat was never told: a wall, an encounter, things, others' finds."""
        plan: Plan = table.plan
        assert isinstance(table.options, DungeonLabOptions)
        told = [event for entry in table.entries for event in entry.events]
        if any(isinstance(event, ONES_OWN) and event.seat == seat for event in told):
            return None  # then the seat knows more than where players were; nobody else does
        trodden = self.trodden(table)
        public = table.options.hearing == "everyone"
        kinds = ["alike", "unseen", "things", "wall", *["elsewhere"] * (0 if public else 6)]
        kind = dice.pick(kinds, "kind of change")
        match kind:
            case "wall":
                return self.other_wall(plan, trodden, dice)
            case "alike":
                return self.other_encounter(plan, trodden, dice, alike=True)
            case "unseen":
                around = {beside(plan, place, way) for place in trodden for way in range(4)}
                return self.other_encounter(plan, trodden | around, dice, alike=False)
            case "things":
                return self.other_things(plan, set(plan.places) - trodden, dice)
        if any(isinstance(event, Died) for event in told):
            return None  # what another carried lies where the seat may come
        return self.others_find(plan, trodden - self.trodden(table, seat), dice)

    def other_encounter(self, plan: Plan, but: set[int], dice: Dice, alike: bool) -> Plan | None:
        """Another encounter where nobody was; alike from the next cell, unless nobody was there."""
        places = [p for p in plan.places if p not in but and plan.contents.get(p) not in FIXED]
        if not places:
            return None
        place = dice.pick(places, "place")
        contents = dict(plan.contents)
        now = contents.pop(place, "")
        groups = [group for group in ALIKE if now in group] if alike else ALIKE
        others = [w for group in groups for w in group if w not in FIXED and not _water(w)]
        if not others:
            return None
        what = dice.pick(others, "instead")
        return changed(plan, contents | ({place: what} if what else {}), plan.things)

    def other_things(self, plan: Plan, among: set[int], dice: Dice) -> Plan | None:
        """Other things in a place, if it is not the treasure's."""
        places = sorted(among.difference(plan.treasures))
        if not places:
            return None
        place = dice.pick(places, "place")
        lying = {dice.pick(FOUND, "thing"): 1 + dice.below(3, "amount")}
        return changed(plan, plan.contents, plan.things | {place: lying})

    def others_find(self, plan: Plan, among: set[int], dice: Dice) -> Plan | None:
        """What only others met: things, or a harmless encounter for another."""
        swaps = [place for place in sorted(among) if plan.contents.get(place) in HARMLESS]
        if not swaps:
            return self.other_things(plan, among, dice)
        place = dice.pick(swaps, "place")
        other = {place: HARMLESS[plan.contents[place]]}
        return changed(plan, plan.contents | other, plan.things)

    def other_wall(self, plan: Plan, trodden: set[int], dice: Dice) -> Plan | None:
        """A wall between two cells on which nobody ever was, on whatever level."""
        cells = {place % plan.area for place in trodden}
        edges = bytearray(plan.edges)
        inner = [
            edge
            for edge, beside in enumerate(plan.beside)
            if beside >= 0 and beside not in cells and edge // 4 not in cells
            and all(plan.contents.get(edge // 4 + n * plan.area) not in ("source", "river")
                    for n in range(plan.levels))
        ]  # fmt: skip
        if not inner:
            return None
        edge = dice.pick(inner, "edge")
        wall = dice.pick((OPEN, 1, 2, 3), "wall")
        edges[edge] = edges[opposite(edge, plan.beside[edge])] = wall
        return changed(plan, plan.contents, plan.things, bytes(edges))

    def trodden(self, table: Table, only: Seat | None = None) -> set[int]:
        """Every place on which anyone (or one seat) ever was, fired into, or changed something."""
        plan: Plan = table.plan
        at: dict[Seat, int] = {}
        found: set[int] = set()
        for event in (event for entry in table.entries for event in entry.events):
            match event:
                case Became() | ThingsAt() if only is None:
                    found.add(event.place)
                case Landed():
                    at[event.seat] = plan.at(event.column - 1, event.row - 1, event.level - 1)
                case PlayerAt():
                    at[event.seat] = event.place
                case ChangedLevel():
                    at[event.seat] += event.by * plan.area
                case Walked():
                    at[event.seat] = beside(plan, at[event.seat], event.way)
                case Flew():
                    middle = beside(plan, at[event.seat], event.way)
                    found.add(middle)
                    at[event.seat] = beside(plan, middle, event.way)
                case Fired():
                    found.add(beside(plan, at[event.seat], event.way))
            found.update(place for seat, place in at.items() if only in (None, seat))
        return found

    def redraw(self, table: Table, twin: Plan) -> Callable[[Draw], int | None]:
        return lambda draw: draw[2]

    def instead(self, table: Table, seat: Seat, said: str, dice: Dice) -> str:
        """D2  By option nobody hears what another does."""
        return something_else(table, seat, dice) if table.legal(seat) else said

    def knows(self, table: Table, event: Event, seat: Seat) -> object:
        """D2  What a player does and what befalls her; D26, who comes to the cell where she is."""
        assert isinstance(table.options, DungeonLabOptions)
        if type(event).__name__ not in self.secrets or (
            isinstance(event, Died) and event.of == "left"
        ):
            heard = True  # who leaves the table does so before everybody's eyes
        elif isinstance(event, Came):
            players = table.state.players
            places = [players[one].place for one in (seat, event.seat) if seat >= 0]
            heard = len(set(places)) == 1 or NOWHERE in places
        else:
            own = getattr(event, "seat", None) == seat
            public = table.options.hearing == "everyone" and not isinstance(event, ONES_OWN)
            heard = not isinstance(event, FACTS) and (own or public)
        return contents(event) if heard else None

    def staged(self) -> Sequence[Scene]:
        """D30, D46, D48-D53  A ride, a blow with a blade, a prison blown up: Ann hears of none."""
        plan = read_plan(HALL)
        options = DungeonLabOptions(hearing="nobody", demolition=True)
        ride = [
            "Ann: land 1 3 1", "Bob: land 1 1 1", "Ann: pass", "Bob: east; bridle yes",
            "Ann: pass", "Bob: mount", "Ann: pass", "Bob: east", "Ann: pass", "Bob: dismount",
            "Bob: mount", "Ann: pass", "Bob: suicide",
        ]  # fmt: skip
        prison = [
            "Ann: land 1 3 1", "Bob: land 5 2 1", "Cid: land 4 2 1", "Ann: pass",
            "Cid: shoot 2 grenades east",
        ]  # fmt: skip
        blow = [
            "Ann: land 1 3 1", "Bob: land 3 1 1", "Ann: pass", "Bob: east", "Ann: pass",
            "Bob: morgul lion",
        ]  # fmt: skip
        fall = [*ride[:6], "Ann: pass", "Bob: west"]
        walk = ["land 5 3 1", "pass", "pass", "pass", "look", "pass", "pass"]
        return [
            Scene(plan, options, ride, "Bob", walk),
            Scene(plan, options, fall, "Bob", walk[:4]),
            Scene(plan, options, blow, "Bob", ["land 3 1 1", "east", "pass"]),
            Scene(plan, options, prison, "Cid", ["land 4 2 1", "pass"]),
        ]

    # ---- what a seat may know

    def entitled(self, table: Table, seat: Seat) -> Sequence[tuple[str, object, object]]:
        view: View = table.view(seat)
        game: State = table.state
        player, mine = game.players[seat], view.mine
        facts: list[tuple[str, object, object]] = [
            ("what is carried", mine.carries, player.carries),
            ("damage", mine.hurts, player.hurts),
            ("exote", mine.exote, player.exote),
            ("riding", mine.riding, player.riding >= 0),
            ("in the dungeon", mine.in_dungeon, player.place != NOWHERE),
            ("out", mine.out, player.out),
        ]
        if game.result is None:
            facts.append(("whose turn", view.turn, game.turn))
            facts.append(("round", view.round, game.round))
        if player.place == NOWHERE:
            return facts
        column, row, level = game.plan.coordinates(player.place)
        if view.chart.anchored:
            facts.append(("place", view.chart.here, (column + 1, row + 1, level + 1)))
        if view.level:
            facts.append(("level", view.level, level + 1))
        if game.turn == seat and game.asked is None and game.result is None:
            found = [game.beings[number].told_as for number in game.at[player.place]]
            facts.append(("what is here", view.found, found))
            facts.append(("what lies here", view.things, game.lying.get(player.place, {})))
            company = [
                p.seat for p in game.players
                if p.place == player.place and p.seat != seat and not p.jailed
            ]  # fmt: skip
            facts.append(("company", view.company, company))
        return facts

    def scripted(self) -> Sequence[Event]:
        place = (1, 2, 1)
        return [
            Won(EVERYONE, 0),
            Ended(EVERYONE, "why"),
            Felt(EVERYONE, 0, ["no wall", "a simple wall", "the exit", "a monolith"]),
            CameDown(EVERYONE, 0, 1, "a monolith"),
            Flew(EVERYONE, 0, 1, ["lion", "lion:dead", "5 bullets"], True),
            Glimpsed(EVERYONE, 0, ["", "lights", "", ""]),
            MapUsed(EVERYONE, 0, "1x1 map"),
            Charted(EVERYONE, 0, *place, [(*place, "lion")], [(1, 2, 0, "no wall")]),
            Briefed(EVERYONE, 0, 5),
            Briefed(EVERYONE, 0, 0),
            MapShown(EVERYONE, 0, [(*place, "Li", ["lion"])], [(1, 2, 0, "no wall")], 5),
            MapGone(EVERYONE, 0),
            Peeked(EVERYONE, 0, ["lion"], ["nothing"]),
            Exote(EVERYONE, 0, True),
            Mounted(EVERYONE, 0),
            Dismounted(EVERYONE, 0),
            Fled(EVERYONE, 0),
            Got(EVERYONE, 0, "boat", 1),
            Lost(EVERYONE, 0, "boat", 1),
            Healed(EVERYONE, 0),
            Ruined(EVERYONE, 0),
            Imprisoned(EVERYONE, 0, 5),
            Bought(EVERYONE, 0, "boat", 1, 50),
            Sold(EVERYONE, 0, "boat", 2, 100),
            Fined(EVERYONE, 0, 20, {"lion skin": 1}),
            Trampled(EVERYONE, 0, "lion"),
            Struck(EVERYONE, 0, "lion"),
            Disembodied(EVERYONE, 0, True),
            Freed(EVERYONE, 0),
            Screamed(EVERYONE, 0),
            Shot(EVERYONE, 0, "bullet", 2),
        ]


def changed(
    plan: Plan,
    contents: dict[int, str],
    things: dict[int, dict[str, int]],
    edges: bytes | None = None,
) -> Plan:
    """The same plan with something else in it."""
    return Plan(
        plan.name, plan.width, plan.height, plan.base, plan.levels, plan.cells,
        plan.edges if edges is None else edges, contents, things, plan.pits, plan.flow,
    )  # fmt: skip


def beside(plan: Plan, place: int, way: int) -> int:
    level, cell = divmod(place, plan.area)
    return level * plan.area + plan.beside[cell * 4 + way]


def _water(what: str) -> bool:
    return bool(what) and KINDS[what].is_water


KIT = DungeonLabKit()
