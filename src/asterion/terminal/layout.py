"""Fitting things into a screen: lines that break between words, boards cut around the player."""

import re
import textwrap
from collections.abc import Iterable

from asterion.core.contract.looks import YOU
from asterion.core.contract.screen import SEEN
from asterion.words.spoken import Screen

_GAP = re.compile(r"(?<=\S) {2,}")


def wrapped(sentences: Iterable[str], columns: int, indent: str = "") -> list[str]:
    """Sentences, each on a line of its own or on as many as it needs."""
    lines: list[str] = []
    for sentence in sentences:
        lines += textwrap.wrap(
            sentence, columns, initial_indent=indent, subsequent_indent=indent + "  "
        )
    return lines


def hanging(lines: Iterable[str], columns: int) -> list[str]:
    """A list in two columns, the second kept in its place where a line is too long."""
    shown: list[str] = []
    for line in lines:
        gap = _GAP.search(line)
        indent = " " * min(gap.end(), columns // 2) if gap else ""
        shown += textwrap.wrap(line, columns, subsequent_indent=indent) or [""]
    return shown


def in_rows(things: Iterable[str], between: str, columns: int) -> list[list[str]]:
    """Things one after another, broken between two of them only."""
    rows: list[list[str]] = []
    used = 0
    for thing in things:
        if rows and used + len(between) + len(thing) <= columns:
            rows[-1].append(thing)
            used += len(between) + len(thing)
        else:
            rows.append([thing])
            used = len(thing)
    return rows


def in_one_row(before: str, things: Iterable[str], columns: int) -> str:
    """As many things as fit behind the first words, with a sign where some are left out."""
    line = before
    for n, thing in enumerate(things):
        longer = f"{line}, {thing}" if n else line + thing
        if len(longer) > columns - 3:
            return line + ", …"
        line = longer
    return line


def window(length: int, room: int, focus: int) -> range:
    """As much of a length as there is room for, with the focus in the middle where it can be."""
    if length <= room:
        return range(length)
    first = min(max(focus - room // 2, 0), length - room)
    return range(first, first + room)


def cut(screen: Screen, columns: int, rows: int) -> tuple[range, range]:
    """The columns and rows of the board around the player, or around what is seen: no more than
    there is room for."""
    column, row = _focus(screen)
    return window(width(screen), columns, column), window(len(screen.board), rows, row)


def _focus(screen: Screen) -> tuple[int, int]:
    """(column, row) to keep in the window."""
    for number, row in enumerate(screen.board):
        if YOU in row:
            return row.index(YOU), number
    seen = [(row.index(SEEN), number) for number, row in enumerate(screen.shades) if SEEN in row]
    return seen[len(seen) // 2] if seen else (width(screen) // 2, len(screen.board) // 2)


def width(screen: Screen) -> int:
    return max(map(len, screen.board), default=0)
