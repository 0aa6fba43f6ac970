"""What a viewer's eyes get: a board of characters with a shade each, and a few labelled values."""

from collections.abc import Sequence

import msgspec

from asterion.core.phrase import Phrase

SEEN = "s"
"""In sight now."""
KNOWN = "k"
"""Remembered from before."""
DARK = " "
"""Never seen."""


class Count(msgspec.Struct, frozen=True):
    """A number that can be drawn as a bar: 3, or 2 of 5."""

    now: int
    full: int = 0  # 0: nothing says how much is full
    says: Phrase | str = ""  # in words, where one row counts several things: “2 of 3 burns”


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value of the status: in words, and as numbers where it is one or several."""

    id: str
    label: Phrase | str
    value: Phrase | str
    counts: tuple[Count, ...] = ()


def row(label: Phrase, value: Phrase | str, *counts: Count) -> Row:
    """A row that is known by its label's message."""
    return Row(label.id, label, value, counts)


def counted(label: Phrase, now: int, full: int = 0) -> Row:
    """A row whose value is one number."""
    return Row(label.id, label, str(now), (Count(now, full),))


GOAL = "goal"
"""The id of the row that says what to do next, where that is no longer what the looks say."""


def goal(says: Phrase) -> Row:
    """What to do next, as things stand: a page has it in its first line, a terminal in a row."""
    return Row(GOAL, Phrase("core-label-goal"), says)


class Sheet(msgspec.Struct, frozen=True):
    """Squared paper on a board: where the cells stand among the characters.

    Column c of row r is the `pitch` characters from `left + c * pitch` in row `top + r` of the
    board. Where walls stand between the cells, `left` and `top` are the first post: what is north
    of a cell stands in row `top + 2 * r`, what is west of it at its first character in the row
    below, and the cell behind that.
    """

    width: int
    height: int
    left: int = 0
    top: int = 0
    pitch: int = 1
    walled: bool = False
    level: int = 0  # which of several; 0: there is one, or it is not known which
    column: int = 0  # the number of the first column, as this viewer counts: a map that grows to
    row: int = 0  # the west begins with a lower one, and what it showed keeps its numbers; who is
    # not told where on the plan they are counts from where they were put
    columns: Sequence[str] = ()  # what columns and rows are called, if they are
    rows: Sequence[str] = ()


class Screen(msgspec.Struct):
    """Neutral enough for a terminal, a page and a test; a shade for every character."""

    board: Sequence[str] = ()
    shades: Sequence[str] = ()
    status: Sequence[Row] = ()
    sheets: Sequence[Sheet] = ()


def in_full_sight(
    board: Sequence[str], status: Sequence[Row], sheets: Sequence[Sheet] = ()
) -> Screen:
    """A board of which nothing is remembered or dark: a master's, or a game without secrets."""
    return Screen(board, [SEEN * len(row) for row in board], status, sheets)
