"""How a book looks, as data: every symbol once, its keys, its goal, its notebook, its palette.

A terminal, a page and an editor draw from it alone. Words stand here as names of messages; what
they say in each language is in the book's words.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

Tone = Literal["ink", "gold", "good", "bad", "water", "odd", "stone", "ground"]


class Symbol(msgspec.Struct, frozen=True):
    """One thing that a board, a plan or a notebook can show."""

    mark: str  # the one or two characters that stand for it on a screen
    word: str
    tone: Tone = "ink"
    tile: str = ""  # the name of its drawing; without one the mark itself is written


class Looks(msgspec.Struct, frozen=True):
    """The base of it; a book that says nothing here is shown as it draws itself."""

    style: Literal["tiles", "lines", "text"] = "text"
    symbols: tuple[Symbol, ...] = ()
    tall: float = 1.0  # how much higher than wide a tile is
    spaced: bool = False  # whether cells look better with a space between them in a terminal
    goal: str = ""
    hint: str = ""
    moving: tuple[str, ...] = ()  # what a direction key says, the first legal one
    shifted: tuple[str, ...] = ()  # the same with Shift
    keys: Mapping[str, tuple[str, ...]] = {}
    careful: tuple[str, ...] = ()  # commands that want a second thought
    always: tuple[str, ...] = ()  # commands that may be said at any time
