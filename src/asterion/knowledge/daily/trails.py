"""Where a walker would have gone from each cell, and what the answers would then say outright."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, WallStands


class Went(msgspec.Struct, frozen=True):
    """One answer: who asked to go which way, and what came of it.

    `seen` is what showed itself then to the north, east, south and west, `stung` the way from
    which somebody was pierced; after a fall nobody knows where they are.
    """

    number: int
    seat: int
    way: int
    blocked: bool
    entered: str
    seen: tuple[str, ...] = ()
    stung: int = -1
    fell: bool = False


def rectangle(columns: int, rows: int) -> Board:
    return Board("/".join(["#" * columns] * rows))


class Trails:
    """What was heard, laid over the agreed shape and nothing else."""

    def __init__(
        self,
        columns: int,
        rows: int,
        begins: Mapping[int, str] | None = None,
        steps: Sequence[Went] = (),
    ) -> None:
        self.board = rectangle(columns, rows)
        self.begins = dict(begins or {})  # the kinds of the cells on which they began
        self.steps = list(steps)

    @property
    def heard(self) -> int:
        """This many answers."""
        return len(self.steps)

    def cells(self, seat: int, start: str) -> list[str] | None:
        """Where they are at first and after each of their steps; None if that leaves the plan."""
        cells = [start]
        for step in self._of(seat):
            there = cells[-1] if step.blocked else self.beside(cells[-1], step.way)
            if there is None:
                return None
            cells.append(there)
        return cells

    def fitting(self, seat: int) -> Iterator[tuple[str, str]]:
        """Each start from which they do not leave the plan, with the cell where they are then."""
        for start in self.board.names:
            cells = self.cells(seat, start)
            if cells is not None:
                yield start, cells[-1]

    def told(self, seat: int, last: str) -> Iterator[AnyFact]:
        """What the answers say of cells and of sides between them, if this is where they are."""
        start = next(start for start, cell in self.fitting(seat) if cell == last)
        cells = self.cells(seat, start)
        assert cells is not None
        yield KindIs(start, self.begins[seat])
        for step, here, there in zip(self._of(seat), cells, cells[1:], strict=False):
            number = self.board.number[here]
            if self.board.beside[number][step.way] is not None:
                cell, way = self.board.same_side(number, step.way)
                yield WallStands(self.board.names[cell], way, step.blocked)
            if not step.blocked:
                yield KindIs(there, step.entered)

    def beside(self, cell: str, way: int) -> str | None:
        number = self.board.beside[self.board.number[cell]][way]
        return None if number is None else self.board.names[number]

    def _of(self, seat: int) -> list[Went]:
        return [step for step in self.steps if step.seat == seat]
