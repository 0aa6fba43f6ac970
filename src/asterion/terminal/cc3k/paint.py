"""Colours of a drawing, written as a terminal understands them; only terminals get any."""

import re
from functools import cache

from asterion.books.cc3k.looks import LOOKS
from asterion.core.contract.looks import YOU
from asterion.terminal.tones import colour_of

_CODES = {
    name: 30 + n
    for n, name in enumerate(
        ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
    )
}
_SYMBOLS = LOOKS.by_mark()
PLAIN = ""
BOLD, DIM = "1", "2"
RED, GREEN, YELLOW, CYAN = "1;91", "1;92", "1;93", "1;96"
BRIGHTER = 60
ROWS_OF_MAP = 25
_RUNS = re.compile(r"(.)\1*")


@cache
def style_of(symbol: str) -> str:
    """The look of a symbol of the map; walls and ground stay in the background."""
    if symbol == YOU:
        return "1;7"
    if symbol in "|-#+":
        return str(_CODES[colour_of(_SYMBOLS.get(symbol))])
    if symbol in " .":
        return PLAIN
    return f"1;{_CODES[colour_of(_SYMBOLS.get(symbol))] + BRIGHTER}"


def styled(text: str, style: str) -> str:
    return f"\033[{style}m{text}\033[0m" if style else text


def coloured_row(row: str) -> str:
    """One row of the map, each run of the same symbol in its colour."""
    return _RUNS.sub(lambda run: styled(run[0], style_of(run[1])), row)


def coloured_frame(frame: str) -> str:
    """C45  The same frame of 30 rows, its map in colour."""
    rows = frame.split("\n")
    return "\n".join([*map(coloured_row, rows[:ROWS_OF_MAP]), *rows[ROWS_OF_MAP:]])
