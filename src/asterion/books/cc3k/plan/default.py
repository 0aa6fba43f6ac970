"""The floor that everybody knows, drawn from its geometry."""

from collections.abc import Iterable
from typing import Final

from asterion.books.cc3k.plan.kinds import AROUND, COLUMNS, DOORWAY, GRID, PASSAGE, ROWS, TILE

CHAMBERS: Final = (
    (range(3, 7), range(3, 29)),
    (range(3, 5), range(39, 62)), (range(5, 6), range(39, 70)), (range(6, 7), range(39, 73)),
    (range(7, 13), range(61, 76)),
    (range(10, 13), range(38, 50)),
    (range(15, 22), range(4, 25)),
    (range(16, 19), range(65, 76)), (range(19, 22), range(37, 76)),
)  # fmt: skip
"""Rectangles of floor tiles as (rows, columns), both from 0."""

DOORWAYS: Final = (
    (4, 29), (7, 13), (4, 38), (7, 43), (11, 60), (13, 69), (9, 43), (13, 43), (14, 13), (20, 25),
    (15, 69), (18, 43), (20, 36),
)  # fmt: skip

PASSAGES: Final = (
    (range(4, 5), range(30, 38)), (range(5, 8), range(33, 34)), (range(8, 9), range(31, 44)),
    (range(8, 14), range(13, 14)), (range(11, 12), range(13, 32)), (range(9, 21), range(31, 32)),
    (range(11, 12), range(54, 60)), (range(12, 17), range(54, 55)), (range(16, 17), range(31, 55)),
    (range(14, 18), range(43, 44)), (range(14, 15), range(69, 70)), (range(20, 21), range(26, 36)),
)  # fmt: skip

UPRIGHT, LEVEL = b"|-"


def draw(
    chambers: Iterable[tuple[range, range]],
    doorways: Iterable[tuple[int, int]],
    passages: Iterable[tuple[range, range]],
) -> list[bytes]:
    """The rows of a floor: a frame, chambers each closed in by one line of wall, ways between."""
    drawn = bytearray(b" " * GRID.size)
    for rows, columns in passages:
        for row in rows:
            for column in columns:
                drawn[GRID.cell(column, row)] = PASSAGE
    tiles = {
        GRID.cell(column, row) for rows, columns in chambers for row in rows for column in columns
    }
    for cell in tiles:
        for step in AROUND:
            if cell + step not in tiles:
                drawn[cell + step] = wall(cell + step, tiles)
        drawn[cell] = TILE
    for row, column in doorways:
        drawn[GRID.cell(column, row)] = DOORWAY
    for row in range(ROWS):
        drawn[GRID.cell(0, row)] = drawn[GRID.cell(COLUMNS - 1, row)] = UPRIGHT
        if row in (0, ROWS - 1):
            begin = GRID.cell(1, row)
            drawn[begin : begin + COLUMNS - 2] = bytes([LEVEL]) * (COLUMNS - 2)
    return [bytes(drawn[row.start : row.stop]) for row in map(GRID.row, range(ROWS))]


def wall(cell: int, tiles: set[int]) -> int:
    """`|` beside a floor tile and at a corner, `-` above and below."""
    beside = cell - 1 in tiles or cell + 1 in tiles
    above_or_below = cell - GRID.stride in tiles or cell + GRID.stride in tiles
    return LEVEL if above_or_below and not beside else UPRIGHT


def default_rows() -> list[bytes]:
    """C1  Five chambers, 638 floor tiles, 13 doorways and 105 passage cells."""
    return draw(CHAMBERS, DOORWAYS, PASSAGES)
