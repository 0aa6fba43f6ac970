"""A dungeon as a picture: walls that all levels share, and a word for each cell."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
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
from asterion.core.contract.picture import (
    NO_FLOW,
    Picture,
    PictureCell,
    PictureLevel,
    SideChoice,
    TextPlace,
)
from asterion.core.drawing.squares import Squares
from asterion.core.drawing.tiling import lines_of
from asterion.core.phrase import Phrase

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
HEADS: Final = ("name", "base", "walls", "level")
"""What a line begins with that is no row."""
_END = re.compile("[\r\n]")
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
    is_read: bool = True  # else the lines have changed, and must be taken apart again

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @cached_property
    def words(self) -> Counter[str]:
        """How often each word stands on any level."""
        return Counter(word.text for level in self.levels for row in level for word in row)

    def word(self, level: int, column: int, row: int) -> Word | None:
        """None where the text has too few rows, or the row too few words."""
        if level >= len(self.levels) or not 0 <= row < len(self.levels[level]):
            return None
        words = self.levels[level][row]
        return words[column] if 0 <= column < len(words) else None

    def is_here(self, column: int, row: int) -> bool:
        word = self.word(0, column, row)
        return word is not None and word.text != NO_CELL

    def read_again(self, level: int, row: int) -> None:
        """After something was written in a row of a level."""
        before = self.levels[level][row]
        number = before[0].line
        line = self.lines[number]
        bare = line.partition(REMARK)[0].rstrip()
        first = bare.split(maxsplit=1)[:1]
        if not first or first[0].lower() in HEADS or LEGEND.fullmatch(bare) or _END.search(line):
            self.is_read = False  # it is no row any more
            return
        now = self.levels[level][row] = words_in(bare, number, self.squares.width)
        if "words" in vars(self):
            self.words.subtract(word.text for word in before)
            self.words.update(word.text for word in now)

    def redrawn(self, lines: list[str], row: int) -> "Dungeon | None":
        """With other walls around a row, and other words in it; None where that is no plan of the
        same size."""
        squares = self.squares
        numbers = sorted([*squares.walls, *squares.cells])
        walls = [(number + 1, squares.bare(lines[number]).rstrip()) for number in numbers]
        sheet = Sheet(walls=walls, levels={level: [] for level in range(len(self.levels))})
        measure(sheet)
        moved = replace(squares, left=sheet.left, width=sheet.width, height=sheet.height)
        changed = Dungeon(lines, moved, [[*rows] for rows in self.levels], self.lying, self.name)
        for level in range(len(self.levels)):
            changed.read_again(level, row)
        if sheet.faults or not changed.is_read or not all(line for _, line in walls):
            whole = dungeon_of(changed.text)
            if isinstance(whole, tuple):
                return None
            changed = whole
        size = changed.squares.width, changed.squares.height
        return changed if size == (squares.width, squares.height) else None


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
            rows.append(words_in(line, number - 1, sheet.width))
    dungeon.levels.append(rows)
    dungeon.lying.append(lying)


def words_in(line: str, number: int, width: int) -> list[Word]:
    words = list(re.finditer(r"\S+", line))[:width]
    return [Word(word[0], number, word.start()) for word in words]


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
