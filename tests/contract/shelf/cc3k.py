"""ChamberCrawler3000 under the contract."""

from collections.abc import Callable, Iterator, Sequence

from asterion.books.cc3k.event import (
    Angered,
    Arrived,
    Drank,
    Dropped,
    Froze,
    Furnished,
    GaveUp,
    GoldTaken,
    Guarded,
    Missed,
    Recovered,
    Restarted,
    Sickened,
    Slew,
    Spawned,
    TookStairs,
    Walked,
    Won,
)
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.floor import Floor, laid_out
from asterion.books.cc3k.plan.kinds import (
    GOLD,
    GRID,
    PLAYER,
    POTION,
    POTIONS,
    ROWS,
    STAIRS,
    STEPS,
    full_hit_points,
)
from asterion.books.cc3k.plan.model import Plan, problems
from asterion.books.cc3k.state import State
from asterion.books.cc3k.view.model import View
from asterion.core.audience import EVERYONE, MASTER, Seat
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Draw
from asterion.core.event import Event
from asterion.core.referee.table import Table
from tests.contract.shelf import Scene, Unsaid, contents

LITTER = "." * 24 + "|##+" + "0123456789" + "HWEOMDDL"
UNTAKEN = b"678"
"""Gold whose worth can be changed without changing what a dragon guards."""


class Cc3kKit:
    longest = 20_000
    secrets = frozenset({"Furnished"})
    unsaid: Sequence[Unsaid] = (
        *(Unsaid(f"{kind}.cell", "the whole floor is in sight, and who is struck is beside")
          for kind in ("Struck", "Missed", "Hurt", "Dodged")),
        Unsaid("Drank.way", "the whole floor is in sight, even if an enemy steps to that cell"),
        *(Unsaid(f"{kind}.hit_points", "the last of a turn are shown, and each change is said")
          for kind in ("Hurt", "Recovered", "Sickened", "Drank")),
        *(Unsaid(f"Spawned.{what}", "it is what the race has, by the rules")
          for what in ("hit_points", "attack", "defence")),
        Unsaid("GoldTaken.gold", "the last of a turn is shown, and each change is said"),
        Unsaid("GoldTaken.how", "the drawing shows whether a pile is gone"),
        Unsaid("Won.gold", "it is shown"),
        Unsaid("Died.gold", "it is shown"),
    )  # fmt: skip

    def options(self, dice: Dice) -> Options:
        return Cc3kOptions(
            damage=dice.pick(("classic", "classic", "as-printed"), "damage"),
            orc_blow=dice.pick(("38", "37"), "orc"),
            drow_rounding=dice.pick(("down", "up"), "drow"),
            freeze=dice.pick(("movement", "everything"), "freeze"),
            pursuit=dice.chance(50, "pursuit"),
            hard=dice.chance(30, "hard"),
        )

    def players(self, dice: Dice) -> int:
        return 1

    def plan(self, dice: Dice, players: int) -> Plan:
        """Not from the generator: torn walls, odd corners and things in passages are welcome."""
        return Plan([self.floor(dice) for _ in range(1 + dice.below(3, "floors"))])

    def floor(self, dice: Dice) -> Floor:
        """A small one from whose every part the rest can be reached, so that games end."""
        while True:
            width, height = 4 + dice.below(7, "width"), 3 + dice.below(4, "height")
            generated = dice.chance(25, "generated")
            litter = "...|#+" if generated else LITTER
            cells = [dice.pick(litter, "litter") for _ in range(width * height)]
            if not generated:
                for symbol in "@\\":
                    if dice.chance(60, "drawn"):
                        cells[dice.below(len(cells), "place")] = symbol
            drawn = "".join(cells).encode()
            rows = [drawn[n : n + width] for n in range(0, len(drawn), width)]
            floor = Floor(rows + [b""] * (ROWS - height), generated)
            found = list(problems(Plan([floor]), Cc3kOptions(), 1))
            if all(problem.advice and problem.rule != "C37" for problem in found):
                return floor

    def out_of_turn(self, table: Table, dice: Dice) -> tuple[Seat, str] | None:
        kind = dice.below(40, "aside")
        if kind == 0:
            return 0, "r"
        if kind == 1:
            return MASTER, "rule: no running"
        return (0, "f") if kind < 10 else None

    def probes(self, table: Table, seat: Seat) -> Sequence[str]:
        ways = ("no", "so", "ea", "we", "ne", "nw", "se", "sw")
        said = [f"{verb}{way}" for verb in ("", "u ", "a ") for way in ways]
        return [*said, "s", "f", "r", "q", "undo", "xyz"]

    def twin(self, table: Table, seat: Seat, dice: Dice) -> Plan | None:
        """Another kind of a potion never drunk, or another worth of a pile never taken."""
        floors = [bytearray(floor.drawing) for floor in table.plan.floors]
        tasted, touched, entered = self.told(table)
        unknown = [potion for potion in range(len(POTIONS)) if POTIONS[potion] not in tasted]
        potions = bytes(ord("0") + potion for potion in unknown)
        changes = [
            (level, cell, kinds.replace(bytes([symbol]), b""))
            for level, drawing in enumerate(floors)
            for cell, symbol in enumerate(drawing)
            for kinds in (potions, UNTAKEN)
            if symbol in kinds and (level, cell) not in touched
        ]
        changes = [change for change in changes if change[2]]
        seen = [change for change in changes if change[0] in entered]
        if not changes:
            return None
        level, cell, kinds = dice.pick(seen or changes, "what is changed")
        floors[level][cell] = dice.pick(kinds, "into what")
        return Plan(
            Floor(
                [bytes(drawing[row.start : row.stop]) for row in map(GRID.row, range(ROWS))],
                old.generated,
            )
            for drawing, old in zip(floors, table.plan.floors, strict=True)
        )

    def told(self, table: Table) -> tuple[set[str], set[tuple[int, int]], set[int]]:
        """The potions that were drunk, the gold that was stood on, the floors of the plan seen."""
        tasted: set[str] = set()
        touched: set[tuple[int, int]] = set()
        entered: set[int] = set()
        level = here = 0
        for event in self.events(table):
            match event:
                case Arrived(floor=floor, board=board):
                    level = min(floor, len(table.plan.floors)) - 1
                    entered.add(level)
                    here = laid_out(board.encode()).index(PLAYER)
                case Walked(way=way):
                    here += STEPS[way]
                case Drank(potion=potion):
                    tasted.add(potion)
                case GoldTaken() | Guarded():
                    touched.add((level, here))
        return tasted, touched, entered

    def events(self, table: Table) -> Iterator[Event]:
        return (event for entry in table.entries for event in entry.events)

    def redraw(self, table: Table, twin: Plan) -> Callable[[Draw], int | None]:
        """Nothing that is drawn depends on what was changed."""
        return lambda draw: draw[2]

    def instead(self, table: Table, seat: Seat, said: str, dice: Dice) -> str:
        """There is one player, and anyone who watches sees as much."""
        return said

    def knows(self, table: Table, event: Event, seat: Seat) -> object:
        """C42  What nobody can see is the master's alone."""
        return None if isinstance(event, Furnished) else contents(event)

    def staged(self) -> Sequence[Scene]:
        return ()

    def entitled(self, table: Table, seat: Seat) -> Sequence[tuple[str, object, object]]:
        view: View = table.view(seat)
        game: State = table.state
        return [
            ("race", view.race, game.race),
            ("hit points", view.hit_points, game.hit_points),
            ("attack", view.attack, game.attack),
            ("defence", view.defence, game.defence),
            ("gold", view.gold, game.gold),
            ("floor", view.floor, game.level),
            ("known potions", view.known, {POTIONS[potion] for potion in game.known}),
            ("merchants", view.hostile, game.hostile),
            ("frozen", view.frozen, game.frozen),
            ("the map", bytes(view.drawing), self.drawn(game) if game.level else view.drawing),
            (
                "hit points of enemies",
                {
                    foe.cell: view.wounded.get(
                        foe.cell, full_hit_points(view.drawing[foe.cell], view.options.hard)
                    )
                    for foe in game.foes
                },
                {foe.cell: foe.hit_points for foe in game.foes},
            ),
            (
                "potions by name",
                view.potions,
                {cell: POTIONS[game.potions[cell]] for cell in view.potions},
            ),
        ]

    def drawn(self, game: State) -> bytes:
        """The floor as anyone in it sees it."""
        drawing = bytearray(game.floor.ground)
        for cell in game.potions:
            drawing[cell] = POTION
        for cell in game.piles:
            drawing[cell] = GOLD
        for foe in game.foes:
            drawing[foe.cell] = foe.kind
        for cell in game.stairs:
            drawing[cell] = STAIRS
        drawing[game.here] = PLAYER
        return bytes(drawing)

    def scripted(self) -> Sequence[Event]:
        return [
            Angered(EVERYONE),
            Dropped(EVERYONE, "H", [100, 101]),
            Froze(EVERYONE, True),
            GaveUp(EVERYONE),
            Guarded(EVERYONE),
            Missed(EVERYONE, 100, "L"),
            Recovered(EVERYONE, 5, 55),
            Restarted(EVERYONE, "Ann"),
            Sickened(EVERYONE, 5, 45),
            Slew(EVERYONE, 100, "H"),
            Spawned(EVERYONE, 0, 125, 25, 25),
            TookStairs(EVERYONE, 0, 6),
            Won(EVERYONE, 7, 10),
        ]


KIT = Cc3kKit()
