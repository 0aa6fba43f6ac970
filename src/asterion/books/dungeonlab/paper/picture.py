"""A dungeon as a picture: walls that all levels share, and a word for each cell."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from asterion.books.dungeonlab.plan.bestiary import BY_LETTERS, KINDS
from asterion.books.dungeonlab.plan.drawing import Sheet, measure, take_apart
from asterion.books.dungeonlab.plan.writing import (
    ARROWS,
    EMPTY,
    FLOWING,
    NO_CELL,
    PITCH,
    THING_LETTERS,
)
from asterion.core.phrase import Phrase
from asterion.core.picture import (
    NO_FLOW,
    Picture,
    PictureCell,
    PictureLevel,
    SideChoice,
    TextPlace,
)
from asterion.core.squares import Squares
from asterion.core.tiling import lines_of

REMARK: Final = ";"
OPEN, WIRE, MONOLITH, EXIT = " ", ":", "#", "E"
CHOICES: Final = tuple(
    (SideChoice(MONOLITH, "monolith"), SideChoice(EXIT, "exit"))
    if outer
    else (
        SideChoice(OPEN, "open"),
        SideChoice(wall, "simple"),
        SideChoice(WIRE, "wire"),
        SideChoice(MONOLITH, "monolith"),
    )
    for outer in (False, True)
    for wall in "-|"
)
"""D13, D14  Round the shape only monoliths, one of them the exit."""
LEGEND: Final = re.compile(r"(\s*)([0-9]{1,3})(\s+)([0-9]{1,3})(\s*:)(.*)")
_PIT = re.compile(r"[a-z][0-9]{1,3}")
_OF_FLOW = {mark: KINDS[name].letters for name, mark in FLOWING.items()}


class Word(NamedTuple):
    """What is written for one cell, and where."""

    text: str
    line: int
    start: int


@dataclass
class Dungeon:
    """The text, taken apart as the game takes it apart."""

    lines: list[str]
    squares: Squares
    levels: list[list[list[Word]]]  # level by level and row by row
    lying: list[dict[tuple[int, int], str]]
    name: str

    def word(self, level: int, column: int, row: int) -> Word | None:
        """None where the text has too few rows, or the row too few words."""
        if level >= len(self.levels) or not 0 <= row < len(self.levels[level]):
            return None
        words = self.levels[level][row]
        return words[column] if 0 <= column < len(words) else None

    def is_here(self, column: int, row: int) -> bool:
        word = self.word(0, column, row)
        return word is not None and word.text != NO_CELL


def dungeon_of(text: str) -> Dungeon | tuple[str, Phrase | str]:
    """The text taken apart, or the plan's name and why it cannot be drawn."""
    sheet = take_apart(text)
    before = len(sheet.faults)
    measure(sheet)
    if len(sheet.faults) > before:
        return sheet.name, sheet.faults[before].says
    lines = lines_of(text)
    numbers = [number - 1 for number, _ in sheet.walls]
    squares = Squares(
        sheet.left, PITCH, sheet.width, sheet.height, numbers[0::2], numbers[1::2], REMARK
    )
    dungeon = Dungeon(lines, squares, [], [], sheet.name)
    for level in range(len(sheet.levels)):
        _take_level(dungeon, sheet, level)
    return dungeon


def _take_level(dungeon: Dungeon, sheet: Sheet, level: int) -> None:
    rows: list[list[Word]] = []
    lying: dict[tuple[int, int], str] = {}
    for number, line in sheet.levels[level]:
        legend = LEGEND.fullmatch(line)
        if legend is not None:
            lying[int(legend[2]) - 1, int(legend[4]) - 1] = legend[6].strip()
        elif len(rows) < sheet.height:
            words = list(re.finditer(r"\S+", line))[: sheet.width]
            rows.append([Word(word[0], number - 1, word.start()) for word in words])
    dungeon.levels.append(rows)
    dungeon.lying.append(lying)


def picture(text: str) -> Picture:
    dungeon = dungeon_of(text)
    if isinstance(dungeon, tuple):
        return Picture(name=dungeon[0], why=dungeon[1])
    squares = dungeon.squares
    levels = tuple(
        PictureLevel(tuple(_cells(rows, dungeon.lying[level])))
        for level, rows in enumerate(dungeon.levels)
    )
    sides = squares.sides(
        dungeon.lines, dungeon.is_here, CHOICES, lambda outer, upright: 2 * outer + upright
    )
    return Picture(squares.width, squares.height, levels, sides, CHOICES, dungeon.name)


def _cells(rows: Sequence[Sequence[Word]], lying: dict[tuple[int, int], str]) -> list[PictureCell]:
    return [
        _cell(column, row, word, lying.get((column, row), ""))
        for row, words in enumerate(rows)
        for column, word in enumerate(words)
    ]


def _cell(column: int, row: int, word: Word, lying: str) -> PictureCell:
    place = TextPlace(word.line, word.start, len(word.text))
    if word.text == NO_CELL:
        return PictureCell(column, row, place, word.text, here=False)
    text = word.text
    if text in (EMPTY, "."):
        return PictureCell(column, row, place, text, lying=lying)
    if text in THING_LETTERS:
        return PictureCell(column, row, place, text, things=(text,), lying=lying)
    flow = NO_FLOW
    mark = text
    if len(text) == 2 and text[0] in _OF_FLOW and text[1] in ARROWS:
        flow, mark = ARROWS.index(text[1]), _OF_FLOW[text[0]]
    elif _PIT.fullmatch(text):
        mark = KINDS["pit"].letters
    elif text not in BY_LETTERS:
        kind = KINDS.get(text.replace("_", " "))
        mark = kind.letters if kind else ""
    return PictureCell(column, row, place, text, mark, flow=flow, lying=lying)
