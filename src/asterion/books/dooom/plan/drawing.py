"""The text of a map file, taken apart; every fault in it is named with its line and column."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Final

from asterion.core.problem import PlanError, Problem

TILES: Final = "A E G H L S . #"
LONGEST_NAME: Final = 200
LARGEST_SIDE: Final = 10_000
MOST_CELLS: Final = 16_000_000
LARGEST_TARGET: Final = 1_000_000_000
MOST_REPORTED: Final = 50
WIN_LINE: Final = 2
FIRST_ROW: Final = 3
"""The lines where these stand, if the file is as it should be."""

_SEARCHED: Final = 5  # lines that are searched for a `win` which is not where it belongs
_ROW = re.compile(r"[AEGHLS.#]+")
_STRANGE = re.compile(r"[^AEGHLS.#]+")


def read_drawing(text: str) -> tuple[str, int, list[bytes]]:
    """Name, target and rows; a byte order mark, any line ends and blank last lines are accepted."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    first = _first_row(lines)
    rows = lines[first:]
    faults: list[Problem] = []
    name = _read_name(lines[0] if lines else "", faults)
    target = _read_target(lines[: max(first, WIN_LINE)], faults)
    faults.extend(islice(_row_faults(rows, first + 1), MOST_REPORTED + 1))
    if faults:
        drawing = "".join(rows)
        faults.extend(lacks(drawing.count("E"), drawing.count("G"), target))
        raise PlanError(_shortened(faults))
    return name, target, [row.encode("ascii") for row in rows]


def lacks(exits: int, treasure: int, target: int) -> Iterator[Problem]:
    """O3  At least one exit, and at least as much treasure as the target."""
    if treasure < target:
        text = f"the target is {target}, and there is only {treasure} treasure"
        yield Problem("O3", text, WIN_LINE, len("win ") + 1)
    if not exits:
        yield Problem("O3", "there is no exit: draw at least one E", FIRST_ROW, 1)


def _first_row(lines: list[str]) -> int:
    """The rows begin after `win`, wherever it stands; without it, at the first that looks so."""
    for index, line in enumerate(lines[:_SEARCHED]):
        if _says(line, "win"):
            after = index + 1
            is_swapped = after < len(lines) and _says(lines[after], "name")
            return after + 1 if is_swapped else after
    for index, line in enumerate(lines[:WIN_LINE]):
        if _ROW.fullmatch(line):
            return index
    return WIN_LINE


def _says(line: str, word: str) -> bool:
    return line.startswith(word) and line.split(maxsplit=1)[0] == word


def _read_name(line: str, faults: list[Problem]) -> str:
    """The name: any words that can be printed, or none."""
    if not _says(line, "name"):
        text = "this line must begin with “name”, for example “name The Small Cellar”"
        faults.append(Problem("O1", text, 1, 1))
        return ""
    if len(line) > len("name ") + LONGEST_NAME:
        text = f"a name has at most {LONGEST_NAME} characters"
        faults.append(Problem("O1", text, 1, len("name ") + LONGEST_NAME + 1))
        return ""
    for column, symbol in enumerate(line, 1):
        if not (symbol.isprintable() or symbol.isspace()):
            text = f"“{_shown(symbol)}” cannot stand in a name"
            faults.append(Problem("O1", text, 1, column))
    return " ".join(line.split()[1:])


def _read_target(head: list[str], faults: list[Problem]) -> int:
    """O4  The target, a whole number; 0 where it cannot be read."""
    if len(head) < WIN_LINE or not _says(head[WIN_LINE - 1], "win"):
        text = "this line must begin with “win”, for example “win 2”"
        faults.append(Problem("O4", text, WIN_LINE, 1))
    for number, line in enumerate(head, 1):
        if _says(line, "win"):
            said = line.removeprefix("win").strip()
            if _is_target(said):
                return int(said)
            instead = f", not “{_shown(said)}”" if said else ""
            text = f"“win” must be followed by a whole number from 0 to {LARGEST_TARGET}{instead}"
            column = line.rindex(said) + 1 if said else len("win ") + 1
            faults.append(Problem("O4", text, number, column))
    return 0


def _is_target(said: str) -> bool:
    """The length is looked at first: Python refuses to read numbers of thousands of digits."""
    short = len(said) <= len(str(LARGEST_TARGET))
    return short and said.isascii() and said.isdigit() and int(said) <= LARGEST_TARGET


def _row_faults(rows: list[str], first: int) -> Iterator[Problem]:
    """O1  A rectangle of known tiles, not too large; `first` is the line of its first row."""
    widths = Counter(len(row) for row in rows if row)
    if not widths:
        yield Problem("O1", "there are no rows: the map is empty", first, 1)
        return
    width = widths.most_common(1)[0][0]
    model = first + next(index for index, row in enumerate(rows) if len(row) == width)
    if len(rows) > LARGEST_SIDE:
        text = f"a map has at most {LARGEST_SIDE} rows, this one has {len(rows)}"
        yield Problem("O1", text, first, 1)
    elif width <= LARGEST_SIDE and width * len(rows) > MOST_CELLS:
        text = f"a map of {width} by {len(rows)} is too large: the most is {MOST_CELLS} tiles"
        yield Problem("O1", text, first, 1)
    for line, row in enumerate(rows, first):
        if len(row) > LARGEST_SIDE:
            text = f"a row has at most {LARGEST_SIDE} tiles, this one has {len(row)}"
            yield Problem("O1", text, line, LARGEST_SIDE + 1)
        elif len(row) != width:
            text = f"this row has {len(row)} tiles, the one in line {model} has {width}"
            yield Problem("O1", text, line, min(len(row), width) + 1)
        for strange in _STRANGE.finditer(row):
            kind = "is no tile" if len(strange[0]) == 1 else "are no tiles"
            text = f"“{_shown(strange[0])}” {kind}; the tiles are {TILES}"
            yield Problem("O1", text, line, strange.start() + 1)


def _shown(text: str) -> str:
    """What somebody wrote, short and harmless enough to be said back."""
    short = text if len(text) <= 20 else text[:17] + "..."
    return "".join(
        symbol if symbol.isprintable() else symbol.encode("unicode_escape").decode()
        for symbol in short
    )


def _shortened(faults: list[Problem]) -> list[Problem]:
    """In the order of the file; a file that is no map at all has too many of them to be told."""
    faults = sorted(faults, key=lambda fault: (fault.line, fault.column))
    if len(faults) <= MOST_REPORTED:
        return faults
    more = faults[MOST_REPORTED]
    text = f"more faults from here on; the first {MOST_REPORTED} are named"
    return [*faults[:MOST_REPORTED], Problem("O1", text, more.line, more.column)]
