"""Sockets: clients come and go, send and read what and when they like, and hurt no other."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Final

from asterion.server.wire.dialects import Connect, Session
from asterion.server.wire.records import CannotKeep
from asterion.server.wire.words import LONGEST_LINE, Fail, Lines

MOST_CLIENTS: Final = 256
MOST_UNREAD: Final = 64 * 1024
"""Bytes that may wait here, besides those that the system keeps, for a client that does not read;
with more it is dropped."""
ENOUGH_UNREAD: Final = 16 * 1024
"""With so many waiting, nothing more is heard from the client that does not read them."""
LAST_WORDS: Final = 1.0
"""Seconds that a client has at the end to take what it was sent."""

KEEP_ALIVE: Final = {"TCP_KEEPIDLE": 60, "TCP_KEEPINTVL": 20, "TCP_KEEPCNT": 3}
"""A machine that went away without a word is noticed after two minutes."""


class Client:
    """One connection: `send` never waits and never fails."""

    def __init__(self, writer: asyncio.StreamWriter, say: Callable[[str], None]) -> None:
        self._writer = writer
        self._say = say
        self._is_dropped = False
        self._address = shown(writer.get_extra_info("peername"))
        writer.transport.set_write_buffer_limits(high=ENOUGH_UNREAD)
        end: socket.socket = writer.get_extra_info("socket")
        with contextlib.suppress(OSError):  # it may be gone already
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
            end.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            for option, value in KEEP_ALIVE.items():
                if hasattr(socket, option):
                    end.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)

    def send(self, block: str) -> None:
        """One write."""
        if self._is_dropped or self._writer.is_closing():
            return
        self._writer.write(block.encode())
        if self._writer.transport.get_write_buffer_size() > MOST_UNREAD:
            self._is_dropped = True
            self._writer.transport.abort()
            self._say(f"{self._address} does not read what it is sent, and was dropped")


class Host:
    """Listens until it is told to stop, or until a game cannot be written down any more."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._clients: set[asyncio.Task[None]] = set()
        self._stop = asyncio.Event()
        self._failure: CannotKeep | None = None

    async def listen(self, connect: Connect, address: str, port: int) -> asyncio.Server:
        """Open the port; OSError where that cannot be done."""

        async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await self._accept(connect, reader, writer)

        server = await asyncio.start_server(accept, address, port, limit=LONGEST_LINE)
        for listening in server.sockets:
            self._say(f"listening on {shown(listening.getsockname())}")
        return server

    async def run(self, server: asyncio.Server) -> None:
        """Play until `stop`; then close, so that the clients know."""
        await self._stop.wait()
        server.close()
        for task in list(self._clients):
            task.cancel()
        if self._clients:
            await asyncio.wait(self._clients, timeout=2 * LAST_WORDS)
        if self._failure is not None:
            raise self._failure

    def stop(self) -> None:
        self._stop.set()

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something after so many seconds; it may be a move that cannot be written down."""

        def guarded() -> None:
            try:
                call()
            except CannotKeep as failure:
                self._fail(failure)

        return asyncio.get_running_loop().call_later(seconds, guarded)

    def _fail(self, failure: CannotKeep) -> None:
        self._failure = self._failure or failure
        self.stop()

    async def _accept(
        self, connect: Connect, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._clients.add(task)
        try:
            await self._attend(connect, reader, writer)
            await last_words(reader, writer)
        except CannotKeep as failure:
            self._fail(failure)
        except asyncio.CancelledError:
            pass  # the host stops
        finally:
            writer.close()
            with contextlib.suppress(OSError, asyncio.CancelledError):
                async with asyncio.timeout(LAST_WORDS):
                    await writer.wait_closed()
            writer.transport.abort()  # nothing, if it is closed; otherwise nobody reads there
            self._clients.discard(task)

    async def _attend(
        self, connect: Connect, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """One client from its first word to its last; then it has left its game."""
        client = Client(writer, self._say)
        try:
            if len(self._clients) > MOST_CLIENTS:
                raise Fail("too many clients")
            session = connect(client.send)
        except Fail as fail:
            client.send(f"FAIL {fail}\n")
            return
        try:
            with contextlib.suppress(OSError):  # of the network: the client is gone
                await self._converse(session, reader, writer)
        finally:
            if not self._stop.is_set():  # a game that the host ends is broken off, not lost
                session.leave()

    async def _converse(
        self, session: Session, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        lines = Lines()
        while chunk := await reader.read(LONGEST_LINE):
            for line in lines.feed(chunk):
                session.hear(line)
                if session.is_done:
                    return
                await writer.drain()
                await asyncio.sleep(0)  # the others may say something between any two lines


async def last_words(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Let what was sent last arrive: a socket that is closed with something unread loses it."""
    with contextlib.suppress(OSError):
        writer.write_eof()
        async with asyncio.timeout(LAST_WORDS):
            while await reader.read(LONGEST_LINE):
                pass


def shown(address: tuple[str, int] | None) -> str:
    """An address as people write it; one who is gone already has none."""
    if address is None:
        return "a client"
    host, port, *_ = address
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
