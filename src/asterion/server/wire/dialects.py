"""What a new connection is led to: the game that all share, or one of its own; and the clock."""

from collections.abc import Callable
from typing import Protocol

from asterion.core.referee.table import Table
from asterion.server.wire.ear import Ear, Send
from asterion.server.wire.match import Match
from asterion.server.wire.simple import SimpleGame

NewTable = Callable[[], Table]
"""Lays a table with one seat, `Player 1`, for another game."""


class Session(Protocol):
    """One client in one game."""

    @property
    def is_done(self) -> bool: ...

    def hear(self, line: bytes | None) -> None: ...

    def leave(self) -> None: ...


Connect = Callable[[Send], Session]
"""A client comes in; Fail with the reason where there is no room."""


class Alarm(Protocol):
    def cancel(self) -> None: ...


Later = Callable[[float, Callable[[], None]], Alarm]
"""Calls something after this many seconds: an event loop's `call_later`, or a test."""


class TurnClock:
    """O15  This many seconds a turn; anyone who needs more has ended it."""

    def __init__(self, seconds: float, later: Later) -> None:
        self._seconds = seconds
        self._later = later
        self._alarm: Alarm | None = None
        self._timed: tuple[Match, int] | None = None

    def watch(self, match: Match) -> None:
        """Start again if another turn has begun since the last time."""
        if self._timed == (match, match.turns) and not match.is_over:
            return
        self._timed = match, match.turns
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if match.turns and not match.is_over:
            self._alarm = self._later(self._seconds, lambda: self._ring(match))

    def _ring(self, match: Match) -> None:
        match.time_out()
        self.watch(match)


class FullDialect:
    """All play one game; once it is over, the next to come begins another."""

    def __init__(
        self, new_table: NewTable, testing: bool = False, clock: TurnClock | None = None
    ) -> None:
        self._new_table = new_table
        self._testing = testing
        self._clock = clock
        self._match: Match | None = None

    def connect(self, send: Send) -> "Player":
        if self._match is None or self._match.is_over:
            self._match = Match(self._new_table(), self._testing)
        ear = self._match.join(send)
        self.watch(self._match)
        return Player(self, self._match, ear)

    def watch(self, match: Match) -> None:
        if self._clock is not None and match is self._match:
            self._clock.watch(match)


class Player:
    """A client of the full dialect."""

    is_done = False

    def __init__(self, dialect: FullDialect, match: Match, ear: Ear) -> None:
        self._dialect = dialect
        self.match = match
        self._ear = ear

    def hear(self, line: bytes | None) -> None:
        self.match.hear(self._ear, line)
        self._dialect.watch(self.match)

    def leave(self) -> None:
        self.match.leave(self._ear)
        self._dialect.watch(self.match)


class SimpleDialect:
    """Every connection is a game of its own."""

    def __init__(self, new_table: NewTable) -> None:
        self._new_table = new_table

    def connect(self, send: Send) -> Session:
        return SimpleGame(self._new_table(), send)
