"""Answers that could not be used: what was asked, what was said, and what was wrong with it."""

from traceback import format_exception

import msgspec

from asterion.arena.program import NoAnswer
from asterion.core.phrase import PhrasedError

LONGEST = 4000
"""Characters of an answer or a traceback; of a traceback the last ones say what failed."""


class Fault(msgspec.Struct, frozen=True):
    """One answer of a seat, or several in a game that failed in the same way."""

    seat: int
    entry: int  # entries of the record before the first of them
    asked: str
    said: str  # empty where there was no answer
    wrong: str  # the refusal, or the traceback
    times: int = 1


class Faults:
    """Those of one seat in one game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._found: dict[tuple[str, str, str], Fault] = {}

    def add(self, entry: int, asked: str, said: str, error: Exception) -> None:
        key = (asked, said[:LONGEST], wrong_with(error))
        first = self._found.get(key) or Fault(self.seat, entry, *key, times=0)
        self._found[key] = msgspec.structs.replace(first, times=first.times + 1)

    @property
    def every(self) -> list[Fault]:
        return list(self._found.values())

    @property
    def number(self) -> int:
        return sum(fault.times for fault in self._found.values())


def wrong_with(error: Exception) -> str:
    """A sentence where we have one; else the traceback, for the author of the bot."""
    if isinstance(error, PhrasedError | NoAnswer):
        return str(error)[-LONGEST:]
    return "".join(format_exception(error))[-LONGEST:]
