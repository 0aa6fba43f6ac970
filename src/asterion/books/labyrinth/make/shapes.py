"""The outer shapes a generated labyrinth can have, each as rows of yes and no."""

from collections.abc import Callable

from asterion.core.dice import Dice
from asterion.core.state.grid import Grid

BLOB_SHARE = 70
"""How many of a hundred cells of its rectangle a blob fills."""


def shape_cells(shape: str, grid: Grid, dice: Dice) -> list[int]:
    """L5  The cells of a shape that touches all four sides of the grid, in reading order."""
    if shape == "blob":
        return _blob(grid, dice)
    belongs = _SHAPES[shape]
    return [cell for cell in grid.cells() if belongs(*grid.place(cell), grid.width, grid.height)]


def _rectangle(column: int, row: int, width: int, height: int) -> bool:
    return True


def _no_corners(column: int, row: int, width: int, height: int) -> bool:
    return not (column in (0, width - 1) and row in (0, height - 1))


def _plus(column: int, row: int, width: int, height: int) -> bool:
    across, down = width // 3, height // 3
    return across <= column < width - across or down <= row < height - down


def _l_shape(column: int, row: int, width: int, height: int) -> bool:
    return column < (width + 1) // 2 or row >= height // 2


def _ring(column: int, row: int, width: int, height: int) -> bool:
    across, down = (width + 1) // 3, (height + 1) // 3
    return not (across <= column < width - across and down <= row < height - down)


def _blob(grid: Grid, dice: Dice) -> list[int]:
    """A row and a column across, and cells added beside what is there until it is full enough."""
    row = dice.below(grid.height, "row of the blob")
    column = dice.below(grid.width, "column of the blob")
    blob = set(grid.row(row))
    blob.update(grid.cell(column, y) for y in range(grid.height))
    rectangle = frozenset(grid.cells())
    rim = [cell for cell in grid.cells() if cell not in blob]
    rim = [cell for cell in rim if any(cell + step in blob for step in grid.steps)]
    waiting = set(rim)
    while rim and len(blob) * 100 < len(rectangle) * BLOB_SHARE:
        index = dice.below(len(rim), "cell of the blob")
        cell = rim[index]
        rim[index] = rim[-1]
        rim.pop()
        blob.add(cell)
        for step in grid.steps:
            beside = cell + step
            if beside in rectangle and beside not in blob and beside not in waiting:
                waiting.add(beside)
                rim.append(beside)
    return [cell for cell in grid.cells() if cell in blob]


_SHAPES: dict[str, Callable[[int, int, int, int], bool]] = {
    "rectangle": _rectangle,
    "no-corners": _no_corners,
    "plus": _plus,
    "l-shape": _l_shape,
    "ring": _ring,
}
