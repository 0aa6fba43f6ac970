"""Strokes on the picture of a labyrinth: its text with that stroke, and all else as it was."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import count

from asterion.books.labyrinth.paper.cells import enclose, rub_out
from asterion.books.labyrinth.paper.picture import (
    CHOICES,
    LAND,
    TREASURES,
    cell_name,
    is_here,
    legends,
    parted,
    squares_of,
)
from asterion.books.labyrinth.paper.sizes import grow, shrink
from asterion.books.labyrinth.plan.sheet import LARGEST_SIDE
from asterion.core.contract.picture import DrawSide, PlanStroke, Resize, StampCells
from asterion.core.drawing.squares import Squares
from asterion.core.drawing.tiling import lines_of

_NEXT_PIT = re.compile("P:([a-z])")
_PIT = re.compile("P([0-9]+)([a-z]*)")


def draw(text: str, strokes: Sequence[PlanStroke]) -> str:
    """What cannot be drawn changes nothing."""
    for stroke in strokes:
        squares, _, _ = squares_of(text)
        if squares is None:
            return text
        lines = lines_of(text)
        match stroke:
            case DrawSide():
                _draw_side(lines, squares, stroke)
            case Resize(edge=edge, by=1):
                upright = edge in ("east", "west")
                if (squares.width if upright else squares.height) < LARGEST_SIDE:
                    lines = grow(lines, squares, edge)
            case Resize(edge=edge):
                lines = shrink(lines, squares, edge)
            case StampCells(mark=mark, cells=cells):
                pit = _NEXT_PIT.fullmatch(mark)
                pits = Pits(lines, squares, pit[1]) if pit else None
                for column, row in cells:
                    if column < squares.width and row < squares.height:
                        if mark:
                            squares = _stamp(lines, squares, column, row, mark, pits)
                        else:
                            _take_away(lines, squares, column, row)
        text = "\n".join(lines)
    return text


def _draw_side(lines: list[str], squares: Squares, stroke: DrawSide) -> None:
    """L6, L7  Only what can be on that side."""
    column, row, upright = stroke.column, stroke.row, stroke.upright
    if column >= squares.width + upright or row >= squares.height + (not upright):
        return
    beside = (column - 1, row) if upright else (column, row - 1)
    count = is_here(lines, squares, column, row) + is_here(lines, squares, *beside)
    choices = CHOICES[2 * (count == 1) + upright] if count else ()
    if any(choice.mark == stroke.mark for choice in choices):
        squares.put_side(lines, column, row, upright, stroke.mark)


class Pits:
    """L48  Which numbers of a loop are taken; loop a is written without its letter."""

    def __init__(self, lines: Sequence[str], squares: Squares, loop: str) -> None:
        self._loop = loop
        self._taken: Counter[int] = Counter()
        for row in range(squares.height):
            for column in range(squares.width):
                self._count(squares.content(lines, column, row), 1)

    def next_for(self, word: str) -> str:
        """The lowest number that no pit has, for the cell in which this word stands."""
        number = next(n for n in count(1) if not self._taken[n])
        self._taken[number] += 1
        self._count(word, -1)
        return f"P{number}{'' if self._loop == 'a' else self._loop}"

    def _count(self, word: str, by: int) -> None:
        pit = _PIT.match(word)
        if pit is not None and (pit[2] or "a") == self._loop:
            self._taken[int(pit[1])] += by


def _stamp(
    lines: list[str], squares: Squares, column: int, row: int, mark: str, pits: Pits | None
) -> Squares:
    """A kind replaces the kind, a treasure lies down or is taken away, `P:a` is a loop's next pit.

    Returns the squares, which are wider where the word needs room.
    """
    old = squares.content(lines, column, row)
    kind, treasures = parted(old)
    if mark in TREASURES:
        lies = treasures.replace(mark, "") if mark in treasures else treasures + mark
        drawn = ("" if kind == LAND and lies else kind) + lies or LAND
    else:
        kind = pits.next_for(old) if pits else mark
        drawn = treasures if kind == LAND and treasures else kind + treasures
    squares = squares.widened(lines, len(drawn) + 1)
    squares.put_content(lines, column, row, drawn)
    if not old:
        enclose(lines, squares, column, row)
    return squares


def _take_away(lines: list[str], squares: Squares, column: int, row: int) -> None:
    """The cell is not part of the labyrinth any more, nor is what lay there."""
    if not is_here(lines, squares, column, row):
        return
    rub_out(lines, squares, column, row)
    name = cell_name(column, row)
    for number, found in sorted(legends(lines).items(), reverse=True):
        if f"{found[1]}{int(found[2])}" == name:
            del lines[number]
