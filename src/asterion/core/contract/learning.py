"""What a book gives to learners: a fixed list of sayings, and a view as numbers.

Environments for reinforcement learning are made from it (`asterion.envs`). Everything is read from
the view, so a learner knows what its seat was told and nothing else.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter
from typing import Any

import msgspec

from asterion.core.event import Event

Numbers = bytes | bytearray | Sequence[int]
"""The values of one field, row by row."""


def within(values: list[int], most: int) -> list[int]:
    """Whole numbers from 0 to the most of a field; seldom anything is, so it is asked at once."""
    if min(values) >= 0 and max(values) <= most:
        return values
    return [min(max(0, value), most) for value in values]


@lru_cache(maxsize=64)
def rows_of(rows: int, columns: int, stride: int) -> Callable[[bytes | bytearray], Any]:
    """Cuts a rectangle out of a drawing that begins with its first square, all rows in one go."""
    return itemgetter(*[slice(row * stride, row * stride + columns) for row in range(rows)])


class Field(msgspec.Struct, frozen=True):
    """One array of whole numbers that is observed."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int


class Notes:
    """What a seat remembers beside its view; by default nothing."""

    def hear(self, events: Sequence[Event]) -> None:
        """What the seat was told."""


def no_notes(view: Any) -> Notes:
    """Of a book whose views remember all that its learners observe."""
    return Notes()


@dataclass(frozen=True)
class Factors:
    """A saying put together from independent choices, one of each list."""

    choices: tuple[tuple[str, ...], ...]
    join: Callable[[Sequence[str]], str]
    # whether what is asked now can be answered so; anything else is answered at random
    fit: Callable[[Any], bool] = field(default=lambda view: True)


@dataclass(frozen=True)
class Learning:
    """How a book is learnt.

    The view that is asked for sayings and fields is a seat's at the opening: what it was told of
    the size of the plan and of the options is all that they depend on, so they are the same for
    every game with the same settings.
    """

    sayings: Callable[[Any], Sequence[str]]
    fields: Callable[[Any], Sequence[Field]]
    features: Callable[[Any, Any], Sequence[Numbers]]  # of a view and its notes, field by field
    notes: Callable[[Any], Notes] = field(default_factory=lambda: no_notes)
    # what can be said now, where that is more than the book's `legal` offers to people
    legal: Callable[[Any], Sequence[str]] | None = None
    score: Callable[[Any], int] | None = None  # how far one has come, for shaped rewards
    factors: Callable[[Any], Factors] | None = None
    opening: tuple[str, ...] = ()  # said before the first choice, where nothing else is asked for
    patience: int = 2000  # answers of one seat after which a game is broken off
