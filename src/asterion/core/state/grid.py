"""Cells as whole numbers on a rectangle with a margin, so that no step needs a border check."""

from collections.abc import Callable, Iterator
from typing import Final

WAYS: Final = ("north", "east", "south", "west")
"""The four ways, in the order in which everything in Asterion goes through them."""


class Grid:
    """A rectangle of `width` x `height` cells; a cell is `row * stride + column` past the margin.

    The margin lies above, below and to the left; a step off the right edge lands in the next
    row's margin. Two cells of the rectangle never differ by an offset of `disc(margin)` unless
    they really are that close.
    """

    __slots__ = ("height", "margin", "origin", "size", "steps", "stride", "width")

    def __init__(self, width: int, height: int, margin: int = 1) -> None:
        self.width = width
        self.height = height
        self.margin = margin
        self.stride = width + margin
        self.origin = margin * self.stride + margin
        self.size = (height + 2 * margin) * self.stride + margin
        self.steps = (-self.stride, 1, self.stride, -1)

    def cell(self, column: int, row: int) -> int:
        return self.origin + row * self.stride + column

    def place(self, cell: int) -> tuple[int, int]:
        """(column, row), the other way round."""
        row, column = divmod(cell - self.origin, self.stride)
        return column, row

    def row(self, row: int) -> range:
        """The cells of one row, from left to right."""
        start = self.origin + row * self.stride
        return range(start, start + self.width)

    def cells(self) -> Iterator[int]:
        for row in range(self.height):
            yield from self.row(row)

    def offset(self, right: int, down: int) -> int:
        return down * self.stride + right

    def flood(self, start: int, passable: Callable[[int], object], seen: bytearray) -> list[int]:
        """Every cell reached from `start` by the four steps; marks them in `seen`."""
        steps = self.steps
        reached = [start]
        seen[start] = 1
        for cell in reached:
            for step in steps:
                beside = cell + step
                if not seen[beside] and passable(beside):
                    seen[beside] = 1
                    reached.append(beside)
        return reached


def disc(radius: int, reach: int) -> list[tuple[int, int]]:
    """The (right, down) offsets with both at most `radius` and their sum at most `reach`."""
    span = range(-radius, radius + 1)
    return [(right, down) for down in span for right in span if abs(right) + abs(down) <= reach]
