"""A book's own rules about time at one keyboard: breaks, and a clock that somebody called for."""

import time
from collections.abc import Callable, Collection

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.hosting import Pace
from asterion.core.referee.clock import Clock
from asterion.core.referee.table import Table


class _Untimed(msgspec.Struct, frozen=True):
    """At a keyboard nobody has agreed on a time for moves."""

    clock: Pace = "none"
    move_seconds: int = 0
    game_seconds: int = 0
    increment_seconds: int = 0
    move_days: int = 0


class Minutes:
    """Keeps the time of a table, and says as its master what is due."""

    def __init__(
        self, table: Table, people: Collection[Seat], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._table = table
        self._people = people
        self._now = now
        self._clock = Clock(_Untimed(), table.book.host)
        for entry in table.entries:  # of a game that is resumed: what was called for starts again
            self._clock.fold(entry.events, table.awaited, now())

    def submit(self, seat: Seat, text: str, at: float | None = None) -> None:
        entry = self._table.submit(seat, text)
        when = self._now() if at is None else at
        self._clock.fold(entry.events, self._table.awaited, when)

    @property
    def left(self) -> float | None:
        """The seconds until something is due; None if nothing is."""
        due = self._clock.due(self._people)
        return None if due is None else max(0.0, due - self._now())

    def say_what_is_due(self) -> list[Seat]:
        """That a pause is over, and whose time is out: these."""
        table, now = self._table, self._now()
        hosting = table.book.host
        ended = self._clock.end_pause(now)
        over = hosting.rested(table.view(MASTER)) if ended is not None else None
        if over is not None:
            self.submit(*over, at=ended)  # though nobody may have looked until now
        late = self._clock.late(now, self._people)
        for seat in late:
            said = hosting.late(table.view(MASTER), seat)
            if said is not None:
                self.submit(*said)
        return late
