"""Strokes over many cells of a dungeon: the same as one by one, and each cell costs what it is."""

import sys
from types import FrameType
from typing import Any

import pytest

from asterion.books.dungeonlab import BOOK
from asterion.books.dungeonlab.paper import draw, picture
from asterion.books.dungeonlab.plan.writing import EMPTY, PITCH
from asterion.books.samples import samples
from asterion.core.contract.picture import Resize, StampCells
from asterion.core.dice import Rolled

MARKS = (
    "P:a", "..", "--", "W", "a1", "Co", "", "",
    "name", "Level", "3", "x y", "; z", "1 1 :", "two\nlines", " ", "\r",
)  # fmt: skip
"""What the palette has, and what only somebody would send who is up to no good."""


def dungeon(side: int, levels: int) -> str:
    """Square and empty."""
    wall, open_row = ("+" + "#" * (PITCH - 1)) * side + "+", ("+" + " " * (PITCH - 1)) * side + "+"
    cells = "#" + " " * (PITCH * side - 1) + "#"
    rows = [line for row in range(side) for line in (open_row if row else wall, cells)] + [wall]
    words = [" ".join([EMPTY] * side)] * side
    below = [line for level in range(levels) for line in (f"level {level + 1}", *words)]
    return "\n".join(["name Hall", f"base {side} {side}", "walls", *rows, *below, ""])


@pytest.mark.parametrize("name", sorted(samples(BOOK)))
def test_many_cells_are_drawn_as_one_by_one(name: str) -> None:
    dice = Rolled(7)
    for _ in range(60):
        text = samples(BOOK)[name].replace("\n", "\r\n" if dice.below(2, "ends") else "\n")
        level = dice.below(3, "level")
        for mark in [MARKS[dice.below(len(MARKS), "mark")] for _ in range(3)]:
            size = picture(text).columns + 1, picture(text).rows + 1
            cells = tuple((dice.below(size[0], "c"), dice.below(size[1], "r")) for _ in range(12))
            at_once = draw(text, [StampCells(mark, cells, level)])
            for cell in cells:
                text = draw(text, [StampCells(mark, (cell,), level)])
            assert at_once == text, (mark, cells)


def calls_of(text: str, mark: str, cells: int) -> int:
    """How much work it is to draw this many, in calls, which are the same in every run."""
    count = 0

    def heard(_: FrameType, event: str, __: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    places = tuple((1 + n % 7, 1 + n // 7) for n in range(cells))
    sys.setprofile(heard)
    try:
        draw(text, [StampCells(mark, places)])
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("mark", ["P:a", "Co", ""])
def test_a_cell_costs_the_same_in_a_large_dungeon(mark: str) -> None:
    small, large = [
        (calls_of(text, mark, 42) - calls_of(text, mark, 12)) / 30
        for text in (dungeon(9, 1), dungeon(36, 4))
    ]
    assert large < 12 * small
    assert large < 2500, small


def test_a_large_dungeon_stays_one() -> None:
    text = dungeon(36, 4)
    assert picture(text).why == ""
    smaller = draw(text, [Resize("east", -1)])
    assert picture(smaller).columns == 35
    assert draw(smaller, [Resize("east", 1)]) == text
