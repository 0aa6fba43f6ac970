"""A labyrinth as a picture, made from its text as far as that is squared paper."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from asterion.books.labyrinth.paper.strokes import spot_of
from asterion.books.labyrinth.plan.model import letters
from asterion.books.labyrinth.plan.reader import ARROWS
from asterion.books.labyrinth.plan.sheet import lay_out
from asterion.core.contract.picture import (
    NO_FLOW,
    Picture,
    PictureCell,
    PictureLevel,
    SideChoice,
    TextPlace,
    by_line,
)
from asterion.core.contract.problem import Problem
from asterion.core.drawing.squares import Squares
from asterion.core.drawing.tiling import lines_of
from asterion.core.phrase import Phrase, english

GAP, FLAT, UPRIGHT, CLOSED = " ", "-", "|", "="
LAND, TREASURES = ".", "TF"
CHOICES: Final = tuple(
    (SideChoice(GAP, "exit"), SideChoice(wall, "solid"), SideChoice(CLOSED, "closed"))
    if outer
    else (SideChoice(GAP, "open"), SideChoice(wall, "wall"))
    for outer in (False, True)
    for wall in (FLAT, UPRIGHT)
)
"""L6, L7  An inner side is open or a wall; an outer one is a wall, an open or a closed exit."""
LEGEND: Final = re.compile(r"\s*([a-z]{1,2})([0-9]{1,2})\s*:(.*)")
"""What lies about, below the drawing: `b3: 2 bullets`."""
_WORD = re.compile(r"[0-9]*([.LHWED^>v<]|P[0-9]*[a-z]*)?([TF]*)")


def squares_of(text: str) -> tuple[Squares | None, Phrase | str, str]:
    """Where the squares stand in the text; why there are none; the plan's name."""
    sheet = lay_out(text)
    if not sheet.cells:
        return None, sheet.faults[0].says if sheet.faults else "", sheet.name
    walls = [number - 1 for number, _ in sheet.walls]
    cells = [number - 1 for number, _ in sheet.cells]
    squares = Squares(sheet.left, sheet.pitch, sheet.width, sheet.height, walls, cells)
    return squares, "", sheet.name


def is_here(lines: Sequence[str], squares: Squares, column: int, row: int) -> bool:
    inside = 0 <= column < squares.width and 0 <= row < squares.height
    return inside and squares.content(lines, column, row) != ""


def parted(word: str) -> tuple[str, str]:
    """What is drawn in a cell: its kind, and the treasures on it."""
    kind = word.rstrip(TREASURES)
    return kind, word[len(kind) :]


def picture(text: str) -> Picture:
    lines = lines_of(text)
    squares, why, name = squares_of(text)
    if squares is None:
        return Picture(name=name, why=why)
    lying = {found[1] + found[2]: found[3].strip() for found in legends(lines).values()}
    cells = tuple(
        _cell(lines, squares, column, row, lying)
        for row in range(squares.height)
        for column in range(squares.width)
    )
    sides = squares.sides(
        lines,
        lambda column, row: is_here(lines, squares, column, row),
        CHOICES,
        lambda outer, upright: 2 * outer + upright,
    )
    level = PictureLevel(cells)
    return Picture(squares.width, squares.height, (level,), sides, CHOICES, name)


def legends(lines: Sequence[str]) -> dict[int, re.Match[str]]:
    """By line, what the text says of things that lie about."""
    found = {number: LEGEND.fullmatch(line) for number, line in enumerate(lines)}
    return {number: match for number, match in found.items() if match is not None}


def cell_name(column: int, row: int) -> str:
    return f"{letters(column)}{row + 1}"


def _cell(
    lines: Sequence[str], squares: Squares, column: int, row: int, lying: Mapping[str, str]
) -> PictureCell:
    word = squares.content(lines, column, row)
    found = _WORD.fullmatch(word)
    kind = (found[1] or "") if found else ""
    flow = ARROWS.index(kind) if kind and kind in ARROWS else NO_FLOW
    mark = kind[:1] if kind != LAND else ""
    things = tuple(found[2]) if found else ()
    name = cell_name(column, row)
    place = squares.place(column, row)
    return PictureCell(
        column, row, place, word, mark, bool(word), flow, things, lying.get(name, "")
    )


def place(text: str, problem: Problem) -> TextPlace | None:
    """A problem of a labyrinth that can be read names its cell."""
    name = english(problem.cell)
    squares, _, _ = squares_of(text)
    if squares is None or not re.fullmatch("[a-z]{1,2}[0-9]{1,2}", name):
        return by_line(text, problem)
    spot = spot_of(name)
    inside = spot.column < squares.width and 0 <= spot.row < squares.height
    return squares.place(spot.column, spot.row) if inside else None
