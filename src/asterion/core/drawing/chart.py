"""A map drawn by someone who does not know where he started: it grows as far as he walks."""

from typing import ClassVar, Final

UNKNOWN: Final = 0


class Chart:
    """Tiles around a start, 0 where nothing is known. A cell is a whole number, valid until `grow`.

    `start` is the cell where it began; places are told as (column, row) counted from there.
    """

    __slots__ = ("_fresh", "margin", "reach", "start", "steps", "stride", "tiles")

    def __init__(self, margin: int, side: int = 64) -> None:
        self.margin = margin
        self.stride = side
        self.tiles = bytearray(side * side)
        self.start = (side // 2) * side + side // 2
        self.steps = (-side, 1, side, -1)
        self.reach = (0, -1, 0, -1)  # leftmost and rightmost column, top and bottom row
        self._fresh: tuple[int, int] | None = None  # the rows drawn since somebody asked for them

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chart):
            return NotImplemented
        return (self.start, self.tiles) == (other.start, other.tiles)

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # mutable

    def place(self, cell: int) -> tuple[int, int]:
        """(column, row) from the start."""
        row, column = divmod(cell, self.stride)
        return column - self.start % self.stride, row - self.start // self.stride

    def cell(self, column: int, row: int) -> int:
        return self.start + row * self.stride + column

    def room_around(self, cell: int) -> int:
        """How many steps from here what is seen is sure to fit; 0 if it might not any more."""
        row, column = divmod(cell, self.stride)
        last = self.stride - 1
        return max(0, min(row, column, last - row, last - column) - self.margin)

    def grow(self, cell: int) -> int:
        """Twice as large each way, the old drawing in the middle; returns where `cell` is now."""
        column, row = self.place(cell)
        larger = Chart(self.margin, self.stride * 2)
        half = self.stride // 2
        for line in range(self.stride):
            begin = (line + half) * larger.stride + half
            old = line * self.stride
            larger.tiles[begin : begin + self.stride] = self.tiles[old : old + self.stride]
        self.stride, self.tiles = larger.stride, larger.tiles
        self.start, self.steps = larger.start, larger.steps
        return self.cell(column, row)

    def drawn_around(self, cell: int, radius: int) -> None:
        """Note how far the drawing reaches, so that `bounds` need not look for it."""
        column, row = self.place(cell)
        left, right, top, bottom = self.reach
        first, last = row - radius, row + radius
        if column - radius < left or column + radius > right or first < top or last > bottom:
            self.reach = (
                min(left, column - radius), max(right, column + radius),
                min(top, first), max(bottom, last),
            )  # fmt: skip
        if self._fresh is None:
            self._fresh = first, last
        else:
            self._fresh = min(first, self._fresh[0]), max(last, self._fresh[1])

    def fresh_rows(self) -> tuple[int, int] | None:
        """First and last of the rows, from the start, drawn since this was last asked, if any.
        Anyone who keeps a picture of the chart draws only these and those in between again."""
        fresh, self._fresh = self._fresh, None
        return fresh
