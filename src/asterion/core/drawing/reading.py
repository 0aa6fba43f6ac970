"""A board read by its sheets: which symbol stands at which character."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from asterion.core.contract.looks import Looks, Symbol
from asterion.core.contract.screen import Sheet

POST: Final = "+"
"""Where walls may meet."""
LONGEST: Final = 2
"""Characters of a mark."""


class Found(NamedTuple):
    """A mark on a board; without a symbol the looks do not know it."""

    row: int
    start: int
    length: int  # in characters: what lies flat between two posts is one mark, written again
    mark: str
    symbol: Symbol | None


def read_board(board: Sequence[str], sheets: Sequence[Sheet], looks: Looks) -> Iterator[Found]:
    """Every mark of its sheets; of a board without any, every mark of its rows."""
    known = looks.by_mark()
    for number, text in enumerate(() if sheets else board):
        yield from _marks(text, number, 0, known)
    sides = {symbol.mark: symbol for symbol in looks.sides}
    for sheet in sheets:
        if sheet.walled:
            yield from _sides(board, sheet, sides)
        for column, row in product(range(sheet.width), range(sheet.height)):
            start = sheet.left + column * sheet.pitch
            line = sheet.top + (2 * row + 1 if sheet.walled else row)
            text = board[line][start + sheet.walled : start + sheet.pitch]
            yield from _marks(text, line, start + sheet.walled, known)


def _sides(board: Sequence[str], sheet: Sheet, known: Mapping[str, Symbol]) -> Iterator[Found]:
    """What stands north and west of the cells, and beyond the last of them."""
    for row, column in product(range(sheet.height + 1), range(sheet.width + 1)):
        line, start = sheet.top + 2 * row, sheet.left + column * sheet.pitch
        if board[line][start : start + 1].strip(f" {POST}"):
            yield Found(line, start, 1, board[line][start], None)
        flat = board[line][start + 1 : start + sheet.pitch] if column < sheet.width else ""
        upright = board[line + 1][start : start + 1] if row < sheet.height else ""
        for n, (side, at) in enumerate(((flat, start + 1), (upright, start))):
            if side.strip():
                mark = side[0] if len(set(side)) == 1 else side
                yield Found(line + n, at, len(side), mark, known.get(mark))


def _marks(text: str, row: int, start: int, known: Mapping[str, Symbol]) -> Iterator[Found]:
    """The longest mark that is known first, letter by letter what is not."""
    n = 0
    while n < len(text):
        if text[n] == " ":
            n += 1
            continue
        marks = [text[n : n + length] for length in range(LONGEST, 0, -1)]
        symbols = [(mark, symbol_of(mark, known)) for mark in marks]
        mark, symbol = next((pair for pair in symbols if pair[1] is not None), (text[n], None))
        yield Found(row, start + n, len(mark), mark, symbol)
        n += len(mark)


def symbol_of(mark: str, known: Mapping[str, Symbol]) -> Symbol | None:
    """By the mark itself, or by its shape."""
    found = known.get(mark)
    if found is None:
        found = known.get(re.sub("[0-9]", "1", re.sub("[a-z]", "a", mark)))
        if found is not None and not found.alike:
            return None
    return found
