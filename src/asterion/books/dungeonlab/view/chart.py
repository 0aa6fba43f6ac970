"""A player's own map: squares and walls, as far as she knows them, from wherever it began."""

from typing import Final

from asterion.core.state.slotted import Slotted

Square = tuple[int, int, int]
"""Column, row, level. From 1 on a map whose place is known, else counted from where it began."""
Side = tuple[int, int, int]
"""Column, row, and 1 for the east side of that cell or 2 for the south side."""

OPEN: Final = "no wall"
UNNAMED: Final = "a wall"
_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def beside(square: Square, way: int) -> Square:
    right, down = _STEPS[way]
    return square[0] + right, square[1] + down, square[2]


def side(square: Square, way: int) -> Side:
    """The wall on that side; the same for both cells, and for all levels (D12)."""
    if way == 0:
        return square[0], square[1] - 1, 2
    if way == 3:
        return square[0] - 1, square[1], 1
    return square[0], square[1], way


class Chart(Slotted):
    """One piece of map. `anchored` says that its place in the dungeon is known."""

    __slots__ = ("anchored", "here", "seen", "squares", "walls")

    def __init__(self, here: Square, anchored: bool) -> None:
        self.anchored = anchored
        self.here = here
        self.squares: dict[Square, str] = {}
        """What was found there, in the words of Here; empty for an empty cell."""
        self.seen: dict[Square, str] = {}
        """What was seen there from the next cell."""
        self.walls: dict[Side, str] = {}

    def enter(self, square: Square) -> None:
        self.here = square
        self.squares[square] = ""
        if self.seen:
            self.seen.pop(square, None)

    def step(self, way: int, wall: str) -> None:
        here = self.here
        self.walls[side(here, way)] = wall
        self.enter(beside(here, way))

    def note_wall(self, way: int, wall: str) -> None:
        """A kind that is known is not replaced by “a wall”."""
        where = side(self.here, way)
        if wall != UNNAMED or self.walls.get(where, OPEN) == OPEN:
            self.walls[where] = wall

    def note_seen(self, seen: list[str]) -> None:
        """D3  What is seen shows that no wall stands there, unless one is known that regrows (D16).

        What is no longer seen is no longer there, or a wall has regrown: forget it.
        """
        for way, what in enumerate(seen):
            there = beside(self.here, way)
            if what:
                self.walls.setdefault(side(self.here, way), OPEN)
                if there not in self.squares:
                    self.seen[there] = what
            elif self.seen:
                self.seen.pop(there, None)

    def add(self, other: "Chart", here: Square) -> None:
        """D27  Lay a loose piece on this one, now that its place is known to be `here`."""
        right, down, up = (to - at for to, at in zip(here, other.here, strict=True))
        for (column, row, level), what in other.squares.items():
            self.squares[column + right, row + down, level + up] = what
        for (column, row, level), what in other.seen.items():
            self.seen[column + right, row + down, level + up] = what
        for (column, row, way), wall in other.walls.items():
            self.walls[column + right, row + down, way] = wall
        self.here = here
