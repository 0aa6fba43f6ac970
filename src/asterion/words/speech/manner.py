"""What a book tells the reader about its commands."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from asterion.core.phrase import Phrase

CommandT = TypeVar("CommandT")


class Manner(NamedTuple, Generic[CommandT]):
    """What a book tells the reader about its commands."""

    said: Callable[[CommandT], Phrase | str]
    """A command in words, to be offered: “did you mean ...?”"""
    notation: Callable[[str], CommandT]
    """For the examples of the grammar."""
    is_free: Callable[[CommandT], bool] = lambda command: False
    """Questions and talk, which may end with a question mark."""
    possible: Callable[[CommandT, Any], bool] = lambda command, options: True
    """Whether anybody at a table with these options could say this; of several readings, others are
    not what is meant."""
    odd: Callable[[CommandT], int] = lambda command: 0
    """How odd a reading is: of several, only the least odd are kept."""
    never_mended: frozenset[str] = frozenset()
    """Kinds of words that no slip is ever mended to, such as numbers and negations."""
    finish: Callable[[CommandT], CommandT] = lambda command: command
    """May raise Refused: a command that is too large."""
