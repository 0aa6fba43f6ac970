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


Row = tuple[Phrase | str, Phrase | str]
"""A label and its value."""


class Screen(msgspec.Struct):
    """Neutral enough for a terminal, a page and a test; a shade for every character."""

    board: Sequence[str] = ()
    shades: Sequence[str] = ()
    status: Sequence[Row] = ()


def in_full_sight(board: Sequence[str], status: Sequence[Row]) -> Screen:
    """A board of which nothing is remembered or dark: a master's, or a game without secrets."""
    return Screen(board, [SEEN * len(row) for row in board], status)
