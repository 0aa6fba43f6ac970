"""Bots among the clients of a host: they get the lines that everyone gets, and nothing else."""

from collections.abc import Callable, Iterable
from typing import Final

from asterion.bots.wire.full import FullPlayer
from asterion.server.wire.dialects import Alarm, FullDialect, Player, Session
from asterion.server.wire.ear import Send
from asterion.server.wire.match import Match
from asterion.server.wire.words import Fail

Later = Callable[[float, Callable[[], None]], Alarm]
MOST_LINES: Final = 60_000
"""That one bot says in a game: with nobody but bots alive a game might never end."""


class BotsBeside:
    """A dialect whose games have bots as well, who come after the first client and go with the
    last."""

    def __init__(
        self, dialect: FullDialect, make: Callable[[], Iterable[FullPlayer]], later: Later
    ) -> None:
        self._dialect = dialect
        self._make = make
        self._later = later
        self._match: Match | None = None
        self._guests = 0
        self._seated: list[SeatedBot] = []

    def connect(self, send: Send) -> Session:
        session = self._dialect.connect(send)
        if session.match is not self._match:
            self._match = session.match
            self._guests = 0
            self._seated = [SeatedBot(self._dialect, bot, self._later) for bot in self._make()]
            for bot in self._seated:
                self._later(0, bot.join)
        self._guests += 1
        return Guest(self, session)

    def left(self, match: Match) -> None:
        """A client has gone; bots do not play on without any."""
        if match is not self._match:
            return
        self._guests -= 1
        if not self._guests:
            for bot in self._seated:
                bot.leave()


class Guest:
    """A client that is not a bot of ours."""

    is_done = False

    def __init__(self, beside: BotsBeside, session: Player) -> None:
        self._beside = beside
        self._session = session

    def hear(self, line: bytes | None) -> None:
        self._session.hear(line)

    def leave(self) -> None:
        self._session.leave()
        self._beside.left(self._session.match)


class SeatedBot:
    """One of them: what it is sent is heard later, for the game is still telling the others."""

    def __init__(self, dialect: FullDialect, player: FullPlayer, later: Later) -> None:
        self._dialect = dialect
        self._player = player
        self._later = later
        self._session: Player | None = None
        self._unheard: list[str] = []
        self._is_hearing = False
        self._said = 0

    def join(self) -> None:
        """Where there is no room for it, it stays away."""
        try:
            self._session = self._dialect.connect(self._send)
        except Fail:
            return
        self._say(self._player.greet())

    def leave(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            session.leave()

    def _send(self, text: str) -> None:
        self._unheard += text.removesuffix("\n").split("\n")
        if not self._is_hearing:
            self._is_hearing = True
            self._later(0, self._hear)

    def _hear(self) -> None:
        self._is_hearing = False
        lines, self._unheard = self._unheard, []
        for line in lines:
            self._say(self._player.hear(line))

    def _say(self, lines: list[str]) -> None:
        for line in lines:
            self._said += 1
            if self._session is not None and self._said <= MOST_LINES:
                self._session.hear(line.encode())
