"""Empty floors that nobody knows: a few chambers in a grid, neighbours joined by passages."""

from asterion.books.cc3k.plan.default import draw
from asterion.books.cc3k.plan.kinds import COLUMNS, ROWS
from asterion.core.dice import Dice

Chamber = tuple[range, range]
"""The rows and the columns of its floor tiles."""


def random_rows(dice: Dice) -> list[bytes]:
    """C1  Two to six chambers, every one reached from every other."""
    across = 2 + dice.below(2, "chambers across")
    down = 1 + dice.below(2, "chambers down")
    chambers = [
        [
            (
                side(dice, 1, ROWS - 2, down, y, "rows"),
                side(dice, 1, COLUMNS - 2, across, x, "columns"),
            )
            for x in range(across)
        ]
        for y in range(down)
    ]
    doorways: list[tuple[int, int]] = []
    passages: list[Chamber] = []
    for y, line in enumerate(chambers):
        for x, chamber in enumerate(line):
            if x + 1 < across:
                join_across(chamber, line[x + 1], dice, doorways, passages)
            if y + 1 < down:
                join_down(chamber, chambers[y + 1][x], dice, doorways, passages)
    return draw([chamber for line in chambers for chamber in line], doorways, passages)


def side(dice: Dice, first: int, size: int, parts: int, n: int, why: str) -> range:
    """Rows or columns within the n-th of N equal parts, walls and a gap left on each side."""
    low = first + size * n // parts + 2
    high = first + size * (n + 1) // parts - 2
    least = max(3, (high - low) // 2)
    length = least + dice.below(high - low - least + 1, f"chamber: {why}")
    begin = low + dice.below(high - low - length + 1, f"chamber: {why}")
    return range(begin, begin + length)


def join_across(
    left: Chamber,
    right: Chamber,
    dice: Dice,
    doorways: list[tuple[int, int]],
    passages: list[Chamber],
) -> None:
    """A doorway in the wall of each, and a passage with a bend between them."""
    from_row, to_row = dice.pick(left[0], "doorway"), dice.pick(right[0], "doorway")
    from_column, to_column = left[1].stop, right[1].start - 1
    bend = (from_column + to_column) // 2
    doorways += [(from_row, from_column), (to_row, to_column)]
    passages += [
        (range(from_row, from_row + 1), range(from_column + 1, bend + 1)),
        (range(min(from_row, to_row), max(from_row, to_row) + 1), range(bend, bend + 1)),
        (range(to_row, to_row + 1), range(bend, to_column)),
    ]


def join_down(
    upper: Chamber,
    lower: Chamber,
    dice: Dice,
    doorways: list[tuple[int, int]],
    passages: list[Chamber],
) -> None:
    """The same from above to below: as if the floor were drawn with rows for columns."""
    turned_doorways: list[tuple[int, int]] = []
    turned_passages: list[Chamber] = []
    join_across(upper[::-1], lower[::-1], dice, turned_doorways, turned_passages)
    doorways += [(row, column) for column, row in turned_doorways]
    passages += [(rows, columns) for columns, rows in turned_passages]
