"""Games of Dooom on a port: each client in its session, until all of them are told to stop."""

import asyncio
import socket
from collections.abc import Callable
from time import monotonic
from typing import Final

from asterion.server.guard.rates import Rates
from asterion.server.sockets import Client, Limits, Port, shown
from asterion.server.wire.dialects import Connect
from asterion.server.wire.records import CannotKeep
from asterion.server.wire.words import LONGEST_LINE, Fail

LINES_A_MINUTE: Final = 12_000
AT_ONCE: Final = 400
"""More than any program needs that waits for its answers; anyone who says more is heard later."""


class Host:
    """Listens until it is told to stop, or until a game cannot be written down any more."""

    def __init__(self, say: Callable[[str], None], limits: Limits | None = None) -> None:
        self._say = say
        self._port = Port(say, limits or usual_limits())
        self._stop = asyncio.Event()
        self._failure: CannotKeep | None = None

    async def listen(
        self, connect: Connect, address: str, port: int, given: socket.socket | None = None
    ) -> None:
        """Open the port; OSError where that cannot be done."""

        async def attend(client: Client, no_room: str) -> None:
            try:
                await self._attend(connect, client, no_room)
            except CannotKeep as failure:
                self._fail(failure)

        for listening in await self._port.listen(attend, address, port, given):
            self._say(f"listening on {shown(listening)}")

    async def run(self) -> None:
        """Play until `stop`; then close, so that the clients know."""
        await self._stop.wait()
        await self._port.close()
        if self._failure is not None:
            raise self._failure

    def stop(self) -> None:
        self._stop.set()

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something after this many seconds; it may be a move that cannot be written down."""

        def guarded() -> None:
            try:
                call()
            except CannotKeep as failure:
                self._fail(failure)

        return asyncio.get_running_loop().call_later(seconds, guarded)

    def _fail(self, failure: CannotKeep) -> None:
        self._failure = self._failure or failure
        self.stop()

    async def _attend(self, connect: Connect, client: Client, no_room: str) -> None:
        """One client from its first word to its last; then it has left its game."""
        try:
            if no_room:
                raise Fail(no_room)
            session = connect(client.send)
        except Fail as fail:
            client.send(f"FAIL {fail}\n")
            return
        try:
            async for line in client.lines(LONGEST_LINE):
                if why := client.why_barred:
                    client.send(f"FAIL {why}\n")
                    return
                session.hear(line)
                if session.is_done:
                    return
        finally:
            if not self._stop.is_set():  # a game that the host ends is broken off, not lost
                session.leave()


def usual_limits() -> Limits:
    """Of a port that is all that its program serves."""
    return Limits(lines=Rates(LINES_A_MINUTE, AT_ONCE, monotonic))
