"""How far back a listener may read while a game is played, where a book does not let them read all.

What a player has not heard yet is news and not recall, and a player who moves has heard what came
before. So everything since a player's own last move can be read; of what was before that, only what
the book names. It follows from the entries alone: nobody can ask for more by an older number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from asterion.core.audience import Seat
from asterion.core.event import CORE_EVENTS, Event
from asterion.core.phrase import Phrase

NO_EVENTS: frozenset[type[Event]] = frozenset()


@dataclass(frozen=True)
class Recall:
    """What may be read again before a game is over. After it, everything may."""

    head: Phrase
    """Says so, above what can be read."""
    moves: frozenset[type[Event]]
    """Of these each player's last one, by its `seat`, with all that was told at once with it."""
    always: frozenset[type[Event]] = NO_EVENTS
    """At any time, as the rules that a table agreed on."""
    repeats: frozenset[type[Event]] = NO_EVENTS
    """Tells what was told before: not to be read again once somebody has moved since."""
    out: frozenset[type[Event]] = NO_EVENTS
    """The player at its `seat` does not move any more, and hears as those who watch do."""


class Readable(msgspec.Struct, frozen=True):
    """The numbers that may be read again now: all from `since` on, and a few before it."""

    since: int
    earlier: Sequence[int]


class Memory:
    """What one listener may read again by now, as they have heard it."""

    __slots__ = ("_always", "_last", "_latest", "_out", "_recall", "_viewer")

    def __init__(self, recall: Recall, viewer: Seat) -> None:
        self._recall = recall
        self._viewer = viewer
        self._last: dict[Seat, int] = {}  # the number of each player's last move
        self._latest = 1  # of the last move of anybody
        self._out = viewer < 0
        self._always: list[int] = []  # numbers with something that may always be read

    @property
    def head(self) -> Phrase:
        return self._recall.head

    def hear(self, number: int, events: Sequence[Event]) -> None:
        recall = self._recall
        for event in events:
            kind = type(event)
            if kind in recall.moves:
                self._last[_seat(event)] = self._latest = number
            elif kind in recall.out and _seat(event) == self._viewer:
                self._out = True
            elif self._is_lasting(kind) and number not in self._always[-1:]:
                self._always.append(number)

    @property
    def readable(self) -> Readable:
        since = self._since
        earlier = {*self._always, *self._last.values()}
        return Readable(since, sorted(number for number in earlier if number < since))

    def numbers(self, first: int, last: int) -> list[int]:
        """Of the numbers from one to another, those under which something may be read again."""
        now = self.readable
        earlier = [number for number in now.earlier if first <= number <= last]
        return [*earlier, *range(max(first, now.since), last + 1)]

    def again(self, number: int, events: list[Event]) -> list[Event]:
        """Of what was heard under a number, what may be read again now."""
        recall = self._recall
        if number >= self._since or number in self._last.values():
            if number >= self._latest:
                return events
            return [event for event in events if type(event) not in recall.repeats]
        return [event for event in events if self._is_lasting(type(event))]

    @property
    def _since(self) -> int:
        return self._latest if self._out else self._last.get(self._viewer, 1)

    def _is_lasting(self, kind: type[Event]) -> bool:
        return kind in self._recall.always or kind in CORE_EVENTS


def _seat(event: Any) -> Seat:
    seat: Seat = event.seat
    return seat
