"""The drawing of one level's contents: a word for each cell, and a legend of what lies there."""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from asterion.books.dungeonlab.encounters.kind import BY_LETTERS, KINDS
from asterion.books.dungeonlab.plan.model import Spot
from asterion.books.dungeonlab.plan.saying import fault
from asterion.books.dungeonlab.plan.things import TREASURE, thing_named
from asterion.books.dungeonlab.plan.writing import (
    ARROWS,
    EMPTY,
    FLOWING,
    NO_CELL,
    THING_LETTERS,
    WATERFALL,
)

if TYPE_CHECKING:
    from asterion.books.dungeonlab.plan.drawing import Sheet

MOST_THINGS: Final = 999_999
_LEGEND = re.compile(r"\s*([0-9]{1,3})\s+([0-9]{1,3})\s*:(.*)")
_PIT = re.compile(r"([a-z])([0-9]{1,3})")
_AMOUNT = re.compile(r"(?:([0-9]{1,6}) )?(.+)")


@dataclass
class Contents:
    """What is drawn on one level, by cell."""

    cells: set[int] = field(default_factory=set)
    what: dict[int, str] = field(default_factory=dict)
    things: dict[int, dict[str, int]] = field(default_factory=dict)
    flow: dict[int, int] = field(default_factory=dict)
    """The following cell; below the level, as a number less than 0, for a waterfall."""
    cycles: dict[int, tuple[str, int]] = field(default_factory=dict)
    spots: dict[int, Spot] = field(default_factory=dict)


def read_level(sheet: "Sheet", level: int) -> Contents:
    contents = Contents()
    rows = 0
    for number, line in sheet.levels[level]:
        legend = _LEGEND.fullmatch(line)
        if legend is not None:
            _read_legend(sheet, level, contents, number, legend)
            continue
        words = list(re.finditer(r"\S+", line))
        if rows < sheet.height and len(words) != sheet.width:
            text = fault("row", cells=len(words), width=sheet.width)
            sheet.fault("D11", text, number, len(line) + 1, level + 1)
        elif rows >= sheet.height:
            sheet.fault("D11", fault("rows-only", height=sheet.height), number, 1, level + 1)
        else:
            for column, word in enumerate(words):
                cell = rows * sheet.width + column
                contents.spots[cell] = number, word.start() + 1
                _read_word(sheet, level, contents, cell, word[0])
        rows += 1
    if rows < sheet.height:
        text = fault("rows", rows=rows, height=sheet.height)
        sheet.fault("D11", text, sheet.level_lines[level], 1, level + 1)
    return contents


def _read_word(sheet: "Sheet", level: int, contents: Contents, cell: int, word: str) -> None:
    """An encounter by letters or name, a thing, a pit of a cycle, a piece of river, or nothing."""
    if word == NO_CELL:
        return
    contents.cells.add(cell)
    pit = _PIT.fullmatch(word)
    kind = BY_LETTERS.get(word) or KINDS.get(word.replace("_", " "))
    if word in THING_LETTERS:
        contents.things[cell] = {THING_LETTERS[word]: 1}
    elif pit is not None:
        contents.what[cell] = "pit"
        contents.cycles[cell] = pit[1], int(pit[2])
    elif len(word) == 2 and word[0] in "o~" and word[1] in ARROWS:
        contents.what[cell] = next(what for what, mark in FLOWING.items() if mark == word[0])
        _read_flow(sheet, level, contents, cell, ARROWS.index(word[1]))
    elif word == EMPTY or word == ".":
        pass
    elif kind is None or kind.name in (*FLOWING, "pit"):
        text = fault("unknown", word=word[:20])
        sheet.fault("D3", text, *contents.spots[cell], level + 1)
    else:
        contents.what[cell] = kind.name
        if kind.name == WATERFALL:
            _read_waterfall(sheet, level, contents, cell)


def _read_flow(sheet: "Sheet", level: int, contents: Contents, cell: int, way: int) -> None:
    """D70  The following cell; whether it is a river is for `problems` to say."""
    row, column = divmod(cell, sheet.width)
    right, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[way]
    if 0 <= column + right < sheet.width and 0 <= row + down < sheet.height:
        contents.flow[cell] = cell + down * sheet.width + right
    else:
        text = fault("river-out")
        sheet.fault("D70", text, *contents.spots[cell], level + 1)


def _read_waterfall(sheet: "Sheet", level: int, contents: Contents, cell: int) -> None:
    """D71  Down to the same cell of the level below."""
    if level:
        contents.flow[cell] = cell - sheet.width * sheet.height
    else:
        text = fault("waterfall")
        sheet.fault("D71", text, *contents.spots[cell], 1)


def _read_legend(
    sheet: "Sheet", level: int, contents: Contents, number: int, legend: re.Match[str]
) -> None:
    """D61  What lies in a cell: “3 1: 20 bullets, 2 elven blades”."""
    column, row = int(legend[1]), int(legend[2])
    if not (1 <= column <= sheet.width and 1 <= row <= sheet.height):
        text = fault("no-place", column=column, row=row)
        sheet.fault("D61", text, number, legend.start(1) + 1, level + 1)
        return
    cell = (row - 1) * sheet.width + column - 1
    if contents.spots.get(cell) is not None and cell not in contents.cells:
        sheet.fault("D61", fault("no-cell"), number, legend.start(1) + 1, level + 1)
        return
    lying = contents.things.setdefault(cell, {})
    place = legend.start(3) + 1
    for part in legend[3].split(","):
        blanks = len(part) - len(part.lstrip())
        _read_thing(sheet, level, lying, part.strip(), (number, place + blanks))
        place += len(part) + 1


def _read_thing(sheet: "Sheet", level: int, lying: dict[str, int], words: str, spot: Spot) -> None:
    match = _AMOUNT.fullmatch(" ".join(words.lower().split()))
    thing = thing_named(match[2]) if match is not None else None
    count = int(match[1] or 1) if match is not None else 0
    if thing is None or count < 1 or len(match[2] if match else "") < 3:
        text = fault("unknown-thing", word=words[:30])
        sheet.fault("D61", text, *spot, level + 1)
    elif thing == TREASURE and (count > 1 or TREASURE in lying):
        sheet.fault("D60", fault("one-treasure"), *spot, level + 1)
    else:
        lying[thing] = min(MOST_THINGS, lying.get(thing, 0) + count)


def read_pits(sheet: "Sheet", levels: list[Contents], area: int) -> dict[int, int]:
    """D68  Cycles by letter: a1 leads to a2, and the last one back to a1."""
    cycles: dict[str, dict[int, int]] = {}
    for level, contents in enumerate(levels):
        for cell, (letter, order) in contents.cycles.items():
            cycle = cycles.setdefault(letter, {})
            if order in cycle:
                text = fault("pit-again", pit=f"{letter}{order}")
                sheet.fault("D68", text, *contents.spots[cell], level + 1)
            cycle[order] = level * area + cell
    pits: dict[int, int] = {}
    for letter, cycle in cycles.items():
        for order, place in cycle.items():
            spot = levels[place // area].spots[place % area]
            level = place // area + 1
            if len(cycle) == 1:
                text = fault("hanging")
                sheet.fault("D68", text, *spot, level)
            elif not 1 <= order <= len(cycle):
                text = fault("cycle", cycle=letter, pits=len(cycle), pit=f"{letter}{order}")
                sheet.fault("D68", text, *spot, level)
            else:
                pits[place] = cycle.get(order % len(cycle) + 1, place)
    return pits
