"""The outline of a generated dungeon: a base rectangle, and branches east or south of it."""

from asterion.books.dungeonlab.make.draft import Draft
from asterion.books.dungeonlab.make.settings import ANY, DungeonLabSettings
from asterion.core.dice import Dice

LONGEST_BRANCH = 3
SMALL = 36
"""Cells of the base rectangle below which no branch grows by itself."""


def outline(settings: DungeonLabSettings, dice: Dice) -> Draft:
    """D11  Straight branches of one to three cells, each from another cell of the two sides."""
    columns, rows = settings.width, settings.height
    roots = [(columns, row) for row in range(rows)] + [(column, rows) for column in range(columns)]
    dice.shuffle(roots, "branches")
    count = settings.branches
    if count == ANY:
        count = dice.below(3, "how many branches") if columns * rows >= SMALL else 0
    grown: list[tuple[int, int]] = []
    for column, row in roots[:count]:
        for further in range(1 + dice.below(LONGEST_BRANCH, "length of a branch")):
            east = column == columns
            grown.append((column + further, row) if east else (column, row + further))
    width = max([columns, *(column + 1 for column, _ in grown)])
    height = max([rows, *(row + 1 for _, row in grown)])
    cells = [(column, row) for row in range(rows) for column in range(columns)] + grown
    shape = {row * width + column for column, row in cells}
    return Draft((columns, rows), (width, height), int(settings.levels), shape)
