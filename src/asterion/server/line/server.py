"""The port of the line protocol: telnet is welcome, and nobody can stay without a word for ever."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final

from asterion import __version__
from asterion.core.phrase import english, phrase
from asterion.server.features.bans import BANNED
from asterion.server.guard.addresses import CALLER
from asterion.server.guard.doors import Doors
from asterion.server.guard.rates import Heads, Rates
from asterion.server.line.grammar import LONGEST_LINE
from asterion.server.line.render import line
from asterion.server.line.session import Session
from asterion.server.line.telnet import Telnet
from asterion.server.sockets import Client, Limits, Port, Unfinished
from asterion.server.tables import Hub

MOST_UNREAD: Final = 1024 * 1024
LINE_SECONDS: Final = 10
"""So long the first line may take, and each line since it was begun."""
IDLE_SECONDS: Final = 600
"""So long a client that is at no table may say nothing."""


class LineServer:
    """The same tables as every other door of the server, for anyone who speaks in lines."""

    def __init__(
        self,
        hub: Hub,
        say: Callable[..., None],
        rates: Mapping[str, Rates],
        *,
        connections: int = 1024,
        connections_per_address: int = 100,
        doors: Doors | None = None,
        machines: Heads | None = None,
        barred: Callable[[str], str] = lambda address: "",
        line_seconds: float = LINE_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._hub = hub
        self._say = say
        self._rates = rates
        self._line_seconds = line_seconds
        self._idle_seconds = idle_seconds
        limits = Limits(
            connections,
            connections_per_address,
            MOST_UNREAD,
            rates["connect"],
            rates["message"],
            lines_by_address=True,
            doors=doors,
            machines=machines,
            barred=barred,
        )
        self._port = Port(lambda sentence: say("line", why=sentence), limits)
        self._sessions: set[Session] = set()

    def __len__(self) -> int:
        """How many are connected."""
        return len(self._sessions)

    async def listen(
        self, host: str, port: int, given: socket.socket | None = None
    ) -> list[tuple[str, int]]:
        """Open the port; OSError where that cannot be done. Returns where it listens."""
        return await self._port.listen(self._attend, host, port, given)

    async def stop(self) -> None:
        """Tell everyone, and close."""
        for session in self._sessions:
            session.part(phrase("server-line-stops"))
        await self._port.close()

    async def _attend(self, client: Client, no_room: str) -> None:
        if no_room:
            client.send(f"{line('bye', no_room)}\n")
            return
        CALLER.set(client.machine)
        session = Session(self._hub, client, self._rates, self._say)
        self._sessions.add(session)
        welcome = english(phrase("server-line-welcome"))
        client.send(f"hello asterion {__version__} line 1\ninfo {welcome}\n")
        try:
            await self._converse(client, session)
        finally:
            self._sessions.discard(session)
            session.go()

    async def _converse(self, client: Client, session: Session) -> None:
        def slowed() -> None:
            self._say("line slowed", address=client.address)
            slowed = english(phrase("server-line-slowed"))
            client.send(f"info {slowed}\n")

        lines = client.lines(LONGEST_LINE, Telnet(), slowed, self._line_seconds)
        while not session.is_done:
            reading = asyncio.create_task(_next(lines))
            try:
                while not (await asyncio.wait({reading}, timeout=self._idle_seconds))[0]:
                    if not session.is_at_table:
                        session.part(phrase("server-line-idle"))
                        return
                said = reading.result()
                if client.why_barred:  # since it came
                    session.part(BANNED)
                    return
                await session.hear(said)
            except Unfinished:
                self._say("line unfinished", address=client.address)
                session.part(phrase("server-line-unfinished", seconds=f"{self._line_seconds:g}"))
                return
            except (EOFError, OSError):  # it is gone
                return
            finally:
                reading.cancel()


async def _next(lines: AsyncIterator[bytes | None]) -> bytes | None:
    """The next line; EOFError where there are no more."""
    async for said in lines:
        return said
    raise EOFError
