"""What the answers of a small dungeon say, as clauses: exactly what was agreed and no more."""

from collections.abc import Iterator, Mapping

from asterion.knowledge.ask import Model
from asterion.knowledge.clauses import FALSE, TRUE, Literal
from asterion.knowledge.daily.daily import YOU
from asterion.knowledge.daily.deduction import Deduction
from asterion.knowledge.daily.dungeonlab.playing import (
    HOSPITAL,
    LOOKS,
    NOTHING,
    ORC,
    PIT,
    Dungeon,
    Size,
)
from asterion.knowledge.daily.trails import Went, rectangle
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, WallStands

COUNTS = "counts"
"""As a rule: how many of each kind there are was agreed."""
Here = tuple[int, Literal]
"""A cell, and the literal for being there."""


class Hearing:
    """Your own answers, in a dungeon of one level between monoliths, with simple walls inside.

    Before the fall you know where you are. After it you stand where the other pit is, so the
    literal for having come out on a cell is that a pit is there.
    """

    def __init__(self, size: Size, start: str) -> None:
        self.size, self.board = size, rectangle(size.columns, size.rows)
        self.deduction = Deduction()
        self.clauses = self.deduction.clauses
        self.kinds: list[dict[str, Literal]] = [
            {kind: self.clauses.new() for kind in size.counts} for _cell in self.board.cells
        ]
        self.open = {side: self.clauses.new() for side in self.board.inner_sides}
        self.here: dict[int, Here] = {}  # by the cell where you came out, or began
        begun = self.board.number[start]
        self.here[begun] = (begun, TRUE)
        for kinds in self.kinds:
            self.clauses.exactly_one(list(kinds.values()))
        self._count()
        self._stays = False  # nothing new pierces those who stay
        self._since: list[int] = []  # the fall and the steps after it

    @property
    def facts(self) -> dict[AnyFact, Literal]:
        """Of the plan: whatever can be marked."""
        names = self.board.names
        facts: dict[AnyFact, Literal] = {}
        for cell, kinds in enumerate(self.kinds):
            facts |= {KindIs(names[cell], kind): literal for kind, literal in kinds.items()}
        for (cell, way), literal in self.open.items():
            facts[WallStands(names[cell], way, False)] = literal
            facts[WallStands(names[cell], way, True)] = -literal
        return facts

    def places(self) -> Iterator[str]:
        """The cells where you may be now."""
        for cell, literal in self.here.values():
            if literal == TRUE or self.deduction.is_possible(literal):
                yield self.board.names[cell]

    def literal_of_place(self, cell: str) -> Literal:
        number = self.board.number[cell]
        return next((here for at, here in self.here.values() if at == number), FALSE)

    def dungeon_of(self, model: Model) -> tuple[Dungeon, str]:
        """The plan of a model, and where you are in it."""
        names = self.board.names
        kinds = {
            names[cell]: next(kind for kind, one in kinds.items() if model[one] == one)
            for cell, kinds in enumerate(self.kinds)
        }
        walls = frozenset(
            (names[cell], way) for (cell, way), one in self.open.items() if model[one] != one
        )
        at = next(c for c, one in self.here.values() if one == TRUE or model[one] == one)
        return Dungeon(kinds, walls), names[at]

    # ---- what is agreed

    def _count(self) -> None:
        """Exactly this many of each kind; the cells with nothing on them are what is left."""
        self.deduction.agree(COUNTS)
        for kind, count in self.size.counts.items():
            if kind != NOTHING:
                self._exactly(count, [kinds[kind] for kinds in self.kinds])

    def _exactly(self, count: int, literals: list[Literal]) -> None:
        """One literal for each of them and each sum of those before it."""
        sums: dict[int, Literal] = {0: TRUE}
        for literal in literals:
            following: dict[int, Literal] = {}
            for total, so_far in sums.items():
                for more in (0, 1) if total < count else (0,):
                    both = self.clauses.both(so_far, literal if more else -literal)
                    before = following.get(total + more, FALSE)
                    following[total + more] = self.clauses.either(before, both)
            sums = following
        self.clauses.add(sums.get(count, FALSE))

    # ---- what is heard

    def hear(self, step: Went) -> None:
        self.deduction.begin(step.number, YOU, self._since)
        if step.fell or (self._since and not step.blocked):
            self._since.append(step.number)
        self._stays = step.blocked
        if step.way >= 0:
            self._go(step)
        if not step.blocked:
            entered = PIT if step.fell else step.entered
            for cell, here in self.here.values():
                self.clauses.add(-here, self.kinds[cell][entered])
        if step.fell:
            self._fall()
        for origin, (cell, here) in list(self.here.items()):
            self._look(cell, here, step)
            if any(step.seen[way] and self._side(cell, way)[0] is None for way in range(4)):
                del self.here[origin]  # nothing shows itself beyond the border

    def _go(self, step: Went) -> None:
        moved: dict[int, Here] = {}
        for origin, (cell, here) in self.here.items():
            beyond, side = self._side(cell, step.way)
            if step.blocked:
                self.clauses.add(-here, -side)
                moved[origin] = (cell, here)
                continue
            self.clauses.add(-here, side)
            if beyond is not None:
                moved[origin] = (beyond, here)
        self.here = moved

    def _fall(self) -> None:
        """D68  Into the one pit, out of the other."""
        fallen = {cell for cell, _here in self.here.values()}
        assert len(fallen) == 1, "one falls where one knows where one is"
        self.here = {
            cell: (cell, kinds[PIT]) for cell, kinds in enumerate(self.kinds) if cell not in fallen
        }

    def _look(self, cell: int, here: Literal, step: Went) -> None:
        """D3, D20, D22  What shows itself, what does not, and what pierces who has just come."""
        kinds = self.kinds[cell]
        for way in range(4):
            beyond, side = self._side(cell, way)
            seen = step.seen[way]
            if beyond is None:
                if seen:
                    self.clauses.add(-here)
                continue
            there = self.kinds[beyond]
            if seen:
                self.clauses.add(-here, side)
                self.clauses.add(-here, *self._showing(there, seen))
            else:
                for kind in LOOKS:
                    if kind in there:
                        self.clauses.add(-here, -side, -there[kind])
            if step.stung == way:
                self.clauses.add(-here, there[ORC])
            elif not self._stays and ORC in there:  # D29: in a hospital nothing is felt
                self.clauses.add(-here, -side, -there[ORC], kinds.get(HOSPITAL, FALSE))

    def _showing(self, there: Mapping[str, Literal], seen: str) -> list[Literal]:
        return [there[kind] for kind, look in LOOKS.items() if look == seen and kind in there]

    def _side(self, cell: int, way: int) -> tuple[int | None, Literal]:
        """What is beyond, and the literal for nothing being between."""
        beyond = self.board.beside[cell][way]
        return beyond, FALSE if beyond is None else self.open[self.board.same_side(cell, way)]
