"""DungeonLab under the contract."""

from collections.abc import Callable, Sequence

from asterion.books.dungeonlab.encounters.kind import KINDS
from asterion.books.dungeonlab.event import (
    EVENTS,
    Became,
    Came,
    Charted,
    Died,
    MapGone,
    MapShown,
    Peeked,
    PlayerAt,
    ThingsAt,
    Wall,
)
from asterion.books.dungeonlab.make.generate import generate
from asterion.books.dungeonlab.make.settings import DungeonLabSettings
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.state import NOWHERE, State
from asterion.books.dungeonlab.view.model import View
from asterion.core.audience import MASTER, Seat, only
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Draw
from asterion.core.event import Event
from asterion.core.referee.table import Table
from tests.contract.shelf import Scene, Unsaid, contents, something_else
from tests.contract.shelf.dungeonlab_scenes import scripted, staged
from tests.contract.shelf.dungeonlab_twins import (
    FOUND,
    beside,
    changed,
    other_encounter,
    other_things,
    other_wall,
    others_find,
    trodden,
)

OPTIONAL = ("werewolf", "exote lion", "exote panther", "cop", "lokh", "marmar", "ontifutlas")
FACTS = (PlayerAt, Became, ThingsAt, Wall)
ONES_OWN = (MapShown, MapGone, Charted, Peeked)
"""D27, D32  What maps say is told to nobody but their reader, no matter who hears the rest."""


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
        Unsaid("Died.left", "Landed has told it", lambda died, _: died.left > 0),
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
                (0, "marks"),
            ),
            "aside",
        )

    def probes(self, table: Table, seat: Seat) -> Sequence[str]:
        return [
            "land 1 1 1", "land 9 9 9", "move north", "up", "shoot 1 bullet east", "s 99g w",
            "feel", "climb", "skin", "skin lion", "mount", "dismount", "strangle", "take", "look",
            "marks", "pass", "buy 10 bullets", "sell 1 boat", "use 1x1 map", "morgul lion",
            "morgul Bob", "yes", "no", "time Ann", "leave Bob", "undo", "xyz",
        ]  # fmt: skip

    # ---- the twin

    def twin(self, table: Table, seat: Seat, dice: Dice) -> Plan | None:
        """Change what the seat was never told: a wall, an encounter, things, others' finds."""
        plan: Plan = table.plan
        assert isinstance(table.options, DungeonLabOptions)
        told = [event for entry in table.entries for event in entry.events]
        if any(isinstance(event, ONES_OWN) and event.seat == seat for event in told):
            return None  # then the seat knows more than where players were; nobody else does
        been = trodden(table)
        public = table.options.hearing == "everyone"
        kinds = ["alike", "unseen", "things", "wall", *["elsewhere"] * (0 if public else 6)]
        kind = dice.pick(kinds, "kind of change")
        match kind:
            case "wall":
                return other_wall(plan, been, dice)
            case "alike":
                return other_encounter(plan, been, dice, alike=True)
            case "unseen":
                around = {beside(plan, place, way) for place in been for way in range(4)}
                return other_encounter(plan, been | around, dice, alike=False)
            case "things":
                return other_things(plan, set(plan.places) - been, dice)
        if any(isinstance(event, Died) for event in told):
            return None  # what another carried lies where the seat may come
        return others_find(plan, been - trodden(table, seat), dice)

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
        return staged()

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
        return scripted()


KIT = DungeonLabKit()
