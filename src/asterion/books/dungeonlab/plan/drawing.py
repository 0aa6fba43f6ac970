"""A plan read from its drawing; every fault is named with its level, line and column."""

import re
from dataclasses import dataclass, field

from asterion.books.dungeonlab.plan.bestiary import BY_LETTERS, KINDS
from asterion.books.dungeonlab.plan.contents import read_level, read_pits
from asterion.books.dungeonlab.plan.model import (
    LARGEST_SIDE,
    LEVELS,
    Plan,
    Spot,
    opposite,
    solid_edges,
)
from asterion.books.dungeonlab.plan.saying import fault
from asterion.books.dungeonlab.plan.writing import FLAT, PITCH, UPRIGHT, write_plan
from asterion.core.contract.problem import PlanError, Problem
from asterion.core.phrase import Phrase

LONGEST_NAME = 80
MOST_REPORTED = 50

Line = tuple[int, str]
_LEVEL = re.compile(r"level\s+([0-9]{1,2})\s*", re.IGNORECASE)
_BASE = re.compile(r"base\s+([0-9]{1,3})\s*[x ]\s*([0-9]{1,3})\s*", re.IGNORECASE)

__all__ = ["BY_LETTERS", "KINDS", "read_plan", "write_plan"]


@dataclass
class Sheet:
    """The text, taken apart, and what is wrong with it so far."""

    name: str = ""
    name_line: int = 0
    base: tuple[int, int] = (0, 0)
    base_line: int = 0
    walls: list[Line] = field(default_factory=list)
    levels: dict[int, list[Line]] = field(default_factory=dict)
    level_lines: dict[int, int] = field(default_factory=dict)
    width: int = 0
    height: int = 0
    left: int = 0
    faults: list[Problem] = field(default_factory=list)

    def fault(
        self, rule: str, text: Phrase, line: int = 0, column: int = 0, level: int = 0
    ) -> None:
        self.faults.append(Problem(rule, text, line, column, level))


def read_plan(text: str) -> Plan:
    """The plan that is drawn; raises PlanError with every fault of the drawing and its place."""
    sheet = take_apart(text)
    measure(sheet)
    if sheet.faults:
        raise PlanError(_shortened(sheet.faults))
    contents = [read_level(sheet, level) for level in range(len(sheet.levels))]
    shape = frozenset(contents[0].cells)
    for level, read in enumerate(contents[1:], 2):
        for cell in sorted((shape ^ read.cells) & read.spots.keys()):
            what = fault("cell-below" if cell in shape else "no-cell-below")
            sheet.fault("D12", what, *read.spots[cell], level)
    wall_spots: dict[int, Spot] = {}
    edges = _read_walls(sheet, shape, wall_spots)
    area = sheet.width * sheet.height
    pits = read_pits(sheet, contents, area)
    _check_base(sheet, shape)
    if sheet.faults:
        raise PlanError(_shortened(sheet.faults))
    return Plan(
        sheet.name,
        sheet.width,
        sheet.height,
        sheet.base,
        len(contents),
        shape,
        bytes(edges),
        {n * area + cell: w for n, c in enumerate(contents) for cell, w in c.what.items()},
        {n * area + cell: t for n, c in enumerate(contents) for cell, t in c.things.items()},
        pits,
        {n * area + a: n * area + b for n, c in enumerate(contents) for a, b in c.flow.items()},
        {n * area + cell: spot for n, c in enumerate(contents) for cell, spot in c.spots.items()},
        wall_spots,
    )  # fmt: skip


def take_apart(text: str) -> Sheet:
    """Sort the lines into name, base, walls and levels; “;” begins a comment."""
    sheet = Sheet()
    section: list[Line] | None = None
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(text.split("\n"), 1):
        line = line.partition(";")[0].rstrip()
        bare = line.strip()
        if not bare:
            continue
        word = bare.split()[0].lower()
        if word == "name":
            _take_name(sheet, number, bare[4:].strip())
        elif word == "base":
            _take_base(sheet, number, bare)
        elif word == "walls":
            section = sheet.walls
        elif word == "level":
            section = _take_level(sheet, number, bare)
        elif section is None:
            sheet.fault("D11", fault("begin"), number)
            section = []
        else:
            section.append((number, line))
    return sheet


def _take_name(sheet: Sheet, number: int, name: str) -> None:
    if sheet.name_line:
        sheet.fault("D11", fault("name-twice", first=sheet.name_line), number)
        return
    sheet.name_line = number
    if len(name) > LONGEST_NAME or not name.isprintable():
        sheet.fault("D11", fault("name", most=LONGEST_NAME), number)
    else:
        sheet.name = " ".join(name.split())


def _take_base(sheet: Sheet, number: int, bare: str) -> None:
    match = _BASE.fullmatch(bare)
    if sheet.base_line:
        sheet.fault("D11", fault("base-twice", first=sheet.base_line), number)
    elif match is None:
        sheet.fault("D11", fault("base"), number)
    else:
        sheet.base = int(match[1]), int(match[2])
        sheet.base_line = number


def _take_level(sheet: Sheet, number: int, bare: str) -> list[Line]:
    match = _LEVEL.fullmatch(bare)
    level = int(match[1]) - 1 if match else -1
    if match is None or level in sheet.levels or not 0 <= level < max(LEVELS):
        sheet.fault("D12", fault("level"), number)
        return []
    sheet.level_lines[level] = number
    return sheet.levels.setdefault(level, [])


def measure(sheet: Sheet) -> None:
    """The size, by the posts of the walls."""
    if not sheet.walls:
        sheet.fault("D13", fault("no-walls"))
        return
    if sorted(sheet.levels) != list(range(len(sheet.levels))) or len(sheet.levels) not in LEVELS:
        sheet.fault("D12", fault("levels"))
        return
    first_line, first = sheet.walls[0]
    sheet.left = min(len(line) - len(line.lstrip()) for _, line in sheet.walls)
    sheet.width = max((len(line) - sheet.left + PITCH - 2) // PITCH for _, line in sheet.walls)
    sheet.height = len(sheet.walls) // 2
    if len(sheet.walls) % 2 == 0 or sheet.height == 0 or "+" not in first:
        text = fault("posts")
        sheet.fault("D13", text, first_line)
    if max(sheet.width, sheet.height) > LARGEST_SIDE:
        sheet.fault("D11", fault("large", most=LARGEST_SIDE), first_line)
    sheet.base = sheet.base if sheet.base_line else (sheet.width, sheet.height)


def _read_walls(sheet: Sheet, shape: frozenset[int], spots: dict[int, Spot]) -> bytearray:
    """D13, D14  The kinds of walls; round the shape only monoliths, one of them the exit."""
    edges = solid_edges(sheet.width, sheet.height, shape)
    end = sheet.width * PITCH + 1
    for index, (number, line) in enumerate(sheet.walls):
        padded = line[sheet.left :].ljust(end)
        row, flat = index // 2, index % 2 == 0
        for column in range(sheet.width + 1):
            start = column * PITCH
            post = padded[start]
            if flat and post != "+" and (post != " " or _is_corner(sheet, shape, column, row)):
                sheet.fault("D13", fault("post"), number, sheet.left + start + 1)
            if not flat and padded[start + 1 : start + PITCH].strip():
                text = fault("inside")
                sheet.fault("D13", text, number, sheet.left + start + 2)
            if flat and column == sheet.width:
                continue
            drawn = padded[start + 1 : start + PITCH] if flat else padded[start]
            upper = (column, row - 1, 2) if flat else (column - 1, row, 1)
            spot = (number, sheet.left + start + (2 if flat else 1))
            _read_wall(sheet, shape, edges, drawn, FLAT if flat else UPRIGHT, upper, spot, spots)
    return edges


def _read_wall(
    sheet: Sheet,
    shape: frozenset[int],
    edges: bytearray,
    drawn: str,
    marks: tuple[str, ...],
    upper: tuple[int, int, int],
    spot: Spot,
    spots: dict[int, Spot],
) -> None:
    """One piece of wall: `upper` is the cell north or west of it, and the way from there."""
    if drawn not in marks:
        text = fault("wall", drawn=drawn, marks=", ".join(marks[1:]))
        sheet.fault("D13", text, *spot)
        return
    kind = marks.index(drawn)
    column, row, way = upper
    cell = _cell(sheet, shape, column, row)
    beyond = _cell(sheet, shape, column + (way == 1), row + (way == 2))
    sides = [(cell, way)] * (cell >= 0) + [(beyond, way ^ 2)] * (beyond >= 0)
    for side, looking in sides:
        spots[side * 4 + looking] = spot
    if len(sides) == 2:
        if marks[kind] in ("E", "EE"):
            sheet.fault("D14", fault("inner-exit"), *spot)
        edges[cell * 4 + way] = kind
        edges[opposite(cell * 4 + way, beyond)] = kind
    elif len(sides) == 1:
        if kind < 3:
            sheet.fault("D13", fault("outer"), *spot)
        side, looking = sides[0]
        edges[side * 4 + looking] = kind
    elif kind:
        sheet.fault("D13", fault("lone-wall"), *spot)


def _is_corner(sheet: Sheet, shape: frozenset[int], column: int, row: int) -> bool:
    """D13  Whether a cell has a corner where this column and row begin, and so a post."""
    around = [(column - west, row - north) for west in (0, 1) for north in (0, 1)]
    return any(_cell(sheet, shape, *place) >= 0 for place in around)


def _cell(sheet: Sheet, shape: frozenset[int], column: int, row: int) -> int:
    inside = 0 <= column < sheet.width and 0 <= row < sheet.height
    cell = row * sheet.width + column
    return cell if inside and cell in shape else -1


def _check_base(sheet: Sheet, shape: frozenset[int]) -> None:
    """D11  The base rectangle is whole, in the north-west corner; branches go east or south."""
    columns, rows = sheet.base
    if not (1 <= columns <= sheet.width and 1 <= rows <= sheet.height):
        text = fault("base-size", columns=columns, rows=rows)
        sheet.fault("D11", text, sheet.base_line)
        return
    missing = [
        (column, row)
        for row in range(rows)
        for column in range(columns)
        if row * sheet.width + column not in shape
    ]
    if missing:
        column, row = missing[0]
        text = fault("base-hole", column=column + 1, row=row + 1)
        sheet.fault("D11", text, sheet.base_line or sheet.level_lines[0])


def _shortened(faults: list[Problem]) -> list[Problem]:
    """In the order of the file; a file that is no plan at all has too many of them to be told."""
    faults = sorted(faults, key=lambda fault: (fault.line, fault.column))
    if len(faults) <= MOST_REPORTED:
        return faults
    more = faults[MOST_REPORTED]
    text = fault("more", most=MOST_REPORTED)
    return [*faults[:MOST_REPORTED], Problem("D11", text, more.line, more.column)]
