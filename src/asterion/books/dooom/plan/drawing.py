"""The text of a map file, taken apart; every fault in it is named with its line and column."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from asterion.core.contract.problem import PlanError, Problem
from asterion.core.phrase import Phrase, Value

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
    first = first_row(lines)
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
        few = Phrase("dooom-plan-target", {"target": target, "treasure": treasure})
        yield Problem("O3", few, WIN_LINE, len("win ") + 1)
    if not exits:
        yield Problem("O3", Phrase("dooom-plan-no-exit"), FIRST_ROW, 1)


def first_row(lines: Sequence[str]) -> int:
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
        faults.append(Problem("O1", Phrase("dooom-plan-name"), 1, 1))
        return ""
    if len(line) > len("name ") + LONGEST_NAME:
        length = Phrase("dooom-plan-name-length", {"most": LONGEST_NAME})
        faults.append(Problem("O1", length, 1, len("name ") + LONGEST_NAME + 1))
        return ""
    for column, symbol in enumerate(line, 1):
        if not (symbol.isprintable() or symbol.isspace()):
            strange = Phrase("dooom-plan-name-symbol", {"symbol": _shown(symbol)})
            faults.append(Problem("O1", strange, 1, column))
    return " ".join(line.split()[1:])


def _read_target(head: list[str], faults: list[Problem]) -> int:
    """O4  The target, a whole number; 0 where it cannot be read."""
    if len(head) < WIN_LINE or not _says(head[WIN_LINE - 1], "win"):
        faults.append(Problem("O4", Phrase("dooom-plan-win"), WIN_LINE, 1))
    for number, line in enumerate(head, 1):
        if _says(line, "win"):
            said = line.removeprefix("win").strip()
            if _is_target(said):
                return int(said)
            wanted = Phrase("dooom-plan-win-number", {"most": LARGEST_TARGET})
            column = len("win ") + 1
            if said:
                data: dict[str, Value] = {"most": LARGEST_TARGET, "said": _shown(said)}
                wanted = Phrase("dooom-plan-win-not-number", data)
                column = line.rindex(said) + 1
            faults.append(Problem("O4", wanted, number, column))
    return 0


def _is_target(said: str) -> bool:
    """The length is looked at first: Python refuses to read numbers of thousands of digits."""
    short = len(said) <= len(str(LARGEST_TARGET))
    return short and said.isascii() and said.isdigit() and int(said) <= LARGEST_TARGET


def _row_faults(rows: list[str], first: int) -> Iterator[Problem]:
    """O1  A rectangle of known tiles, not too large; `first` is the line of its first row."""
    widths = Counter(len(row) for row in rows if row)
    if not widths:
        yield Problem("O1", Phrase("dooom-plan-empty"), first, 1)
        return
    width = widths.most_common(1)[0][0]
    model = first + next(index for index, row in enumerate(rows) if len(row) == width)
    if len(rows) > LARGEST_SIDE:
        high = Phrase("dooom-plan-rows", {"most": LARGEST_SIDE, "rows": len(rows)})
        yield Problem("O1", high, first, 1)
    elif width <= LARGEST_SIDE and width * len(rows) > MOST_CELLS:
        size: dict[str, Value] = {"width": width, "height": len(rows), "most": MOST_CELLS}
        yield Problem("O1", Phrase("dooom-plan-size", size), first, 1)
    for line, row in enumerate(rows, first):
        if len(row) > LARGEST_SIDE:
            long = Phrase("dooom-plan-row-length", {"most": LARGEST_SIDE, "tiles": len(row)})
            yield Problem("O1", long, line, LARGEST_SIDE + 1)
        elif len(row) != width:
            widths_of: dict[str, Value] = {"tiles": len(row), "line": model, "width": width}
            other = Phrase("dooom-plan-row-width", widths_of)
            yield Problem("O1", other, line, min(len(row), width) + 1)
        for strange in _STRANGE.finditer(row):
            yield Problem("O1", _not_tiles(strange[0]), line, strange.start() + 1)


def _not_tiles(symbols: str) -> Phrase:
    data: dict[str, Value] = {"symbols": _shown(symbols), "count": len(symbols), "known": TILES}
    return Phrase("dooom-plan-symbols", data)


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
    rest = Phrase("dooom-plan-more-faults", {"told": MOST_REPORTED})
    return [*faults[:MOST_REPORTED], Problem("O1", rest, more.line, more.column)]
