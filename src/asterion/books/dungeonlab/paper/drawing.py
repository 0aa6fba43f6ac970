"""Strokes on the picture of a dungeon: its text with that stroke, and all else as it was."""

import re
from collections.abc import Sequence

from asterion.books.dungeonlab.paper.picture import (
    CHOICES,
    LEGEND,
    MONOLITH,
    OPEN,
    Dungeon,
    Word,
    dungeon_of,
)
from asterion.books.dungeonlab.paper.sizes import resized
from asterion.books.dungeonlab.plan.writing import EMPTY, NO_CELL
from asterion.core.contract.picture import DrawSide, PlanStroke, Resize, StampCells
from asterion.core.drawing.squares import around

_NEXT_PIT = re.compile("P:([a-z])")


def draw(text: str, strokes: Sequence[PlanStroke]) -> str:
    """What cannot be drawn changes nothing."""
    for stroke in strokes:
        match stroke:
            case DrawSide():
                text = _draw_side(text, stroke)
            case Resize(edge=edge, by=by):
                text = resized(text, edge, by)
            case StampCells():
                text = _stamp_all(text, stroke)
    return text


def _draw_side(text: str, stroke: DrawSide) -> str:
    """D13, D14  Only what can be on that side."""
    dungeon = dungeon_of(text)
    if isinstance(dungeon, tuple):
        return text
    column, row, upright = stroke.column, stroke.row, stroke.upright
    squares = dungeon.squares
    if column >= squares.width + upright or row >= squares.height + (not upright):
        return text
    beside = (column - 1, row) if upright else (column, row - 1)
    count = dungeon.is_here(column, row) + dungeon.is_here(*beside)
    choices = CHOICES[2 * (count == 1) + upright] if count else ()
    if any(choice.mark == stroke.mark for choice in choices):
        squares.put_side(dungeon.lines, column, row, upright, stroke.mark)
    return "\n".join(dungeon.lines)


def _stamp_all(text: str, stroke: StampCells) -> str:
    """Cell by cell. The text is taken apart once, so that a cell costs what it changes."""
    dungeon = dungeon_of(text)
    for column, row in stroke.cells:
        if isinstance(dungeon, tuple):
            return text
        if stroke.mark:
            changed = _stamp(dungeon, stroke.level, column, row, stroke.mark)
        else:
            changed = _take_away(dungeon, column, row)
        if changed is not None:
            text = ""
            dungeon = changed if changed.is_read else dungeon_of(text := changed.text)
    return text if text or isinstance(dungeon, tuple) else dungeon.text


def _stamp(dungeon: Dungeon, level: int, column: int, row: int, mark: str) -> Dungeon | None:
    """A word replaces a word; where there is no cell, one is made on every level."""
    if dungeon.word(level, column, row) is None:
        return None
    if not dungeon.is_here(column, row):
        made = _with_cell(dungeon, column, row, is_made=True)
        if made is None:
            return None
        dungeon = made
    pit = _NEXT_PIT.fullmatch(mark)
    word = dungeon.word(level, column, row)
    if word is not None:
        put_word(dungeon.lines, word, _next_pit(dungeon, pit[1]) if pit else mark)
        dungeon.read_again(level, row)
    return dungeon


def put_word(lines: list[str], word: Word, mark: str) -> None:
    """A word in the place of another; the row keeps its look where there is room."""
    line = lines[word.line]
    after = line[word.start + len(word.text) :]
    rest = after.lstrip(" ")
    room = len(after) - len(rest)
    gap = max(1, room + len(word.text) - len(mark)) if rest else 0
    lines[word.line] = line[: word.start] + mark + " " * gap + rest


def _next_pit(dungeon: Dungeon, letter: str) -> str:
    """D68  The lowest number of a cycle that no pit of any level has."""
    number = 1
    while dungeon.words[f"{letter}{number}"]:
        number += 1
    return f"{letter}{number}"


def _take_away(dungeon: Dungeon, column: int, row: int) -> Dungeon | None:
    """The cell, on all levels, and what lay there."""
    if not dungeon.is_here(column, row):
        return None
    changed = _with_cell(dungeon, column, row, is_made=False)
    # The last cell of an outermost row or column would leave walls smaller than the levels.
    if changed is None:
        return None
    found = [(line, LEGEND.fullmatch(line)) for line in changed.lines]
    cell = (column + 1, row + 1)
    lines = [line for line, said in found if said is None or (int(said[2]), int(said[4])) != cell]
    if len(lines) < len(found):
        changed.lines, changed.is_read = lines, False
    return changed


def _with_cell(dungeon: Dungeon, column: int, row: int, *, is_made: bool) -> Dungeon | None:
    """A cell made or taken away on every level, monoliths around it; None where that is no plan."""
    lines, squares = list(dungeon.lines), dungeon.squares

    def here(c: int, r: int) -> bool:
        return is_made if (c, r) == (column, row) else dungeon.is_here(c, r)

    for level in range(len(dungeon.levels)):
        word = dungeon.word(level, column, row)
        if word is None:
            return None
        put_word(lines, word, EMPTY if is_made else NO_CELL)
    for column_of, row_of, upright, beyond in around(column, row):
        mark = OPEN if here(*beyond) == is_made else MONOLITH
        squares.put_side(lines, column_of, row_of, upright, mark)
    squares.put_posts(lines, column, row, here)
    return dungeon.redrawn(lines, row)
