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


class Screen(msgspec.Struct):
    """Neutral enough for a terminal, a page and a test; a shade for every character."""

    board: Sequence[str] = ()
    shades: Sequence[str] = ()
    status: Sequence[tuple[Phrase | str, Phrase | str]] = ()
