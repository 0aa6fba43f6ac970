"""Both Dooom books under the contract."""

from collections.abc import Callable, Iterator, Sequence

from asterion.books.dooom.event import (
    Away,
    CameBack,
    Died,
    Ended,
    Placed,
    PlayerAt,
    PlayerStatus,
    Said,
)
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import WALL, Plan, problems
from asterion.books.dooom.plan.sight import sights
from asterion.books.dooom.state import KIT_BITS, State
from asterion.books.dooom.view.model import View
from asterion.core.audience import EVERYONE, MASTER, Seat
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Draw
from asterion.core.event import Event
from asterion.core.referee.table import Table
from tests.contract.shelf import Scene, Unsaid, contents, something_else

LITTER = b"............GGGSALHE"
EQUIPMENT = b"SAL"
FACTS = frozenset({"PlayerAt", "ThingsAt", "PlayerStatus"})


class DooomKit:
    longest = 4000
    secrets = FACTS | {
        "Saw", "Refreshed", "Walked", "PickedUp", "Hit", "Missed", "Hurt", "Dodged", "Said",
        "Placed",
    }  # fmt: skip
    unsaid: Sequence[Unsaid] = (
        Unsaid("Joined.name", "sentences take the names from the table, where all can read them"),
        Unsaid("PickedUp.amount", "one", lambda picked, _: picked.thing in "SAL"),
        Unsaid("PickedUp.ap", "none: a potion spends the turn", lambda picked, _: not picked.ap),
    )

    def options(self, dice: Dice) -> Options:
        return DooomOptions(
            hit_points=1 + dice.below(4, "hit points"),
            action_points=1 + dice.below(7, "action points"),
            sight=1 + dice.below(3, "sight"),
            lantern_sight=1 + dice.below(4, "lantern"),
            sight_shape=dice.pick(("book", "square", "diamond"), "shape"),
            hit_chance=dice.pick((0, 50, 75, 100), "hit chance"),
            disconnect=dice.pick(("death", "skip"), "disconnect"),
            dead_talk=dice.pick(("everyone", "dead"), "dead talk"),
            round_limit=1 + dice.below(60, "rounds"),
            late_joining=dice.chance(70, "late joining"),
            wait_for=1 + dice.below(3, "wait"),
        )

    def players(self, dice: Dice) -> int:
        return 3 + dice.below(3, "players")

    def plan(self, dice: Dice, players: int) -> Plan:
        """Not from the generator: open borders, sealed corners and odd heaps are welcome here."""
        while True:
            width, height = 5 + dice.below(7, "width"), 5 + dice.below(7, "height")
            walls = 10 + dice.below(30, "walls")
            rows = [
                bytes(
                    WALL if dice.chance(walls, "wall") else dice.pick(LITTER, "litter")
                    for _ in range(width)
                )
                for _ in range(height)
            ]
            plan = Plan("random", dice.below(4, "target"), rows)
            if all(problem.advice for problem in problems(plan, DooomOptions(), players + 1)):
                return plan

    def out_of_turn(self, table: Table, dice: Dice) -> tuple[Seat, str] | None:
        name = dice.pick(table.names, "whom")
        said = dice.pick(
            (
                (MASTER, f"leave {name}"),
                (MASTER, f"return {name}"),
                (MASTER, f"time {name}"),
                (MASTER, self.placing(table, dice)),
                (MASTER, "join Zoe"),
                (MASTER, "rule: no running"),
                (dice.below(len(table.names), "who"), "say hello"),
                (1, "look"),
            ),
            "aside",
        )
        return said if dice.chance(50, "really") or said[0] >= 0 else None

    def placing(self, table: Table, dice: Dice) -> str:
        name, grid = dice.pick(table.names, "whom"), table.plan.grid
        column, row = dice.below(grid.width, "column"), dice.below(grid.height, "row")
        return f"place {name} {column + 1} {row + 1}"

    def probes(self, table: Table, seat: Seat) -> Sequence[str]:
        ways = ("north", "east", "south", "west")
        moves = [f"{word} {way}" for word in ("move", "attack") for way in ways]
        return [
            *moves,
            "pick up",
            "end",
            "look",
            "say hello",
            "join Max",
            "leave Bob",
            "undo",
            "xyz",
        ]

    def twin(self, table: Table, seat: Seat, dice: Dice) -> Plan | None:
        """Change a tile, a thing that another has picked up, or where the map ends."""
        plan: Plan = table.plan
        seen, trodden = self.known_cells(table, seat)
        rows = [bytearray(row) for row in plan.rows]
        kind = dice.pick(("tile", "tile", "possession", "edge"), "kind of change")
        if kind == "edge":
            if any(entry.do.startswith("place") for entry in table.entries):
                return None  # the master counts columns and rows from the edge
            wall = b"#" * (plan.grid.width + 2)
            wider = [wall, *(b"#" + row + b"#" for row in plan.rows), wall]
            return Plan(plan.name, plan.target, wider)
        candidates = [cell for cell in plan.grid.cells() if cell not in seen]
        if kind == "possession":
            if any(entry.do.startswith("attack") for entry in table.entries):
                return None  # a blow tells its victim of the sword, as it may
            candidates = [cell for cell in candidates if plan.tiles[cell] in EQUIPMENT]
            others = EQUIPMENT
        else:
            candidates = [cell for cell in candidates if cell not in trodden]
            others = LITTER + b"#"
        if not candidates:
            return None
        cell = dice.pick(candidates, "cell")
        column, row = plan.grid.place(cell)
        rows[row][column] = dice.pick(others.replace(bytes([plan.tiles[cell]]), b""), "tile")
        return Plan(plan.name, plan.target, [bytes(row) for row in rows])

    def cell(self, table: Table, event: PlayerAt) -> int:
        cell: int = table.plan.grid.cell(event.column - 1, event.row - 1)
        return cell

    def known_cells(self, table: Table, seat: Seat) -> tuple[set[int], set[int]]:
        """Every cell that was ever in this seat's sight, and those that anyone ever stood on."""
        options = table.options
        assert isinstance(options, DooomOptions)
        plain, lit = sights(options, table.plan.grid.stride)
        seen: set[int] = set()
        trodden: set[int] = set()
        here, kit = 0, ""
        for entry in table.entries:
            for event in entry.events:
                if isinstance(event, PlayerAt):
                    cell = self.cell(table, event)
                    trodden.add(cell)
                    here = cell if event.seat == seat else here
                elif isinstance(event, PlayerStatus) and event.seat == seat:
                    kit = event.kit
            sight = lit if "L" in kit else plain
            seen.update(here + offset for offset in sight.offsets)
        return seen, trodden

    def redraw(self, table: Table, twin: Plan) -> Callable[[Draw], int | None]:
        """A start is drawn among the free starting tiles; find the same tile among the twin's."""
        starts = iter(self.starts(table))
        shift = (twin.grid.width - table.plan.grid.width) // 2

        def moved(cell: int) -> int:
            column, row = table.plan.grid.place(cell)
            return twin.grid.cell(column + shift, row + shift)

        def same(draw: Draw) -> int | None:
            if draw[0] != "start":
                return draw[2]
            cell, taken = next(starts)
            cell, *taken = map(moved, (cell, *taken))
            if cell not in twin.starts:
                return None
            before = sum(twin.starts.fit[:cell])
            return before - sum(one < cell and one in twin.starts for one in taken)

        return same

    def starts(self, table: Table) -> Iterator[tuple[int, list[int]]]:
        """Where each player was put, and which cells were taken then."""
        at: dict[Seat, int] = {}
        for entry in table.entries:
            for event in entry.events:
                if isinstance(event, PlayerAt):
                    if event.seat not in at:
                        yield self.cell(table, event), list(at.values())
                    at[event.seat] = self.cell(table, event)
                elif isinstance(event, Died):
                    del at[event.seat]

    def instead(self, table: Table, seat: Seat, said: str, dice: Dice) -> str:
        """O5, O7, O22  What is done is known to those in sight, and who is dead may whisper."""
        if said.startswith("place"):
            return self.placing(table, dice)
        if said.startswith("say"):
            return "say farewell"
        return something_else(table, seat, dice) if table.legal(seat) else said

    def knows(self, table: Table, event: Event, seat: Seat) -> object:
        """O7, O12, O13, O14  What a player does, sees and suffers; O22, the talk of the dead."""
        if isinstance(event, Said):
            alive = table.state.alive
            among_dead = not alive[event.seat] and table.state.options.dead_talk == "dead"
            heard = not among_dead or (seat >= 0 and not alive[seat])
        else:
            kind = type(event).__name__
            own = kind not in FACTS and getattr(event, "seat", None) == seat
            heard = kind not in self.secrets or own
        return contents(event) if heard else None

    def staged(self) -> Sequence[Scene]:
        """O22  By option the living do not hear the dead."""
        plan, options = Plan("hall", 0, [b".....E"]), DooomOptions(dead_talk="dead")
        words = ["GM: leave Ann", "Ann: say it was Cid", "Bob: end", "Cid: end"]
        return [Scene(plan, options, words, "Ann", ["say it was Bob"])]

    def entitled(self, table: Table, seat: Seat) -> Sequence[tuple[str, object, object]]:
        view: View = table.view(seat)
        game: State = table.state
        names = {letter for letter, bit in KIT_BITS.items() if game.kit[seat] & bit}
        facts: list[tuple[str, object, object]] = [
            ("hit points", view.hit_points, game.hit_points[seat]),
            ("treasure", view.treasure, game.treasure[seat]),
            ("what is carried", set(view.kit), names),
            ("action points", view.ap, game.ap if game.turn == seat else 0),
            ("whose turn", view.turn, game.turn),
            ("the target", view.target, game.plan.target),
            ("the dead", view.dead, {s for s, alive in enumerate(game.alive) if not alive}),
        ]
        stride = game.plan.grid.stride
        ours = game.sights["L" in view.kit]
        theirs = view.sight
        for mine, true in zip(theirs.offsets, ours.offsets, strict=True):
            cell = game.at[seat] + true
            standing = game.occupied.get(cell)
            place = f"the tile at {true % stride}"
            if true and standing is not None:  # the centre is what lies below, never a player
                facts.append((place, view.players.get(view.here + mine), standing))
            else:
                facts.append((place, view.chart.tiles[view.here + mine], game.ground[cell]))
        return facts

    def scripted(self) -> Sequence[Event]:
        return [
            Away(EVERYONE, 0),
            CameBack(EVERYONE, 0),
            Placed(EVERYONE, 0),
            Ended(EVERYONE, "why"),
        ]


KIT = DooomKit()
