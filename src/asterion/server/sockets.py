"""Text sockets: clients come and go, send and read what and when they like, and hurt no other."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Final, NamedTuple

from asterion.server.guard.addresses import address_key
from asterion.server.guard.doors import Doors
from asterion.server.guard.rates import Heads, OwnHeads, Rates

MOST_CLIENTS: Final = 256
MOST_UNREAD: Final = 64 * 1024
"""Bytes that may wait here, besides those that the system keeps, for a client that does not read;
with more it is dropped."""
ENOUGH_UNREAD: Final = 16 * 1024
"""With this many waiting, nothing more is heard from the client that does not read them."""
LAST_WORDS: Final = 1.0
"""Seconds that a client has at the end to take what it was sent."""
CHUNK: Final = 4096

KEEP_ALIVE: Final = {"TCP_KEEPIDLE": 60, "TCP_KEEPINTVL": 20, "TCP_KEEPCNT": 3}
"""A machine that went away without a word is noticed after two minutes."""


class Limits(NamedTuple):
    """What one port gives to all, to one address, and to one client."""

    clients: int = MOST_CLIENTS
    of_one_address: int = MOST_CLIENTS
    unread: int = MOST_UNREAD
    comings: Rates | None = None
    """How often one address may connect."""
    lines: Rates | None = None
    """How much may be said, by one address where that is counted so, else by one client."""
    lines_by_address: bool = False
    doors: Doors | None = None
    """Where every connection is counted, of all ports together."""
    machines: Heads | None = None
    """How many of one address are connected, where other processes count with this one."""
    barred: Callable[[str], str] | None = None
    """Why an address is answered no more; nothing if it is."""


class Unfinished(Exception):
    """A client began a line, or was to say its first, and did not come to its end in time."""


class Lines:
    """Bytes as they come in; lines as they are complete, none longer than the longest."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._begun = bytearray()
        self._skipping = False

    @property
    def is_begun(self) -> bool:
        """Whether something came whose end is still to come."""
        return bool(self._begun) or self._skipping

    def feed(self, chunk: bytes) -> Iterator[bytes | None]:
        """The lines that these bytes complete, without their ends; None for one too long."""
        *ended, begun = chunk.split(b"\n")
        for end in ended:
            yield self._complete(end)
        if not self._skipping:
            self._begun += begun
            if len(self._begun) > self._longest + len(b"\r"):
                self._begun.clear()
                self._skipping = True

    def _complete(self, end: bytes) -> bytes | None:
        line = bytes(self._begun + end).removesuffix(b"\r")
        is_too_long = self._skipping or len(line) > self._longest
        self._begun.clear()
        self._skipping = False
        return None if is_too_long else line


class Client:
    """One connection: `send` never waits and never fails."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        limits: Limits,
        say: Callable[[str], None],
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._limits = limits
        self._say = say
        self._is_dropped = False
        peer = writer.get_extra_info("peername")
        self.address = shown(peer)
        self.machine = address_key(peer[0]) if peer else ""
        self.key = limits.doors.key(peer[0] if peer else "") if limits.doors is not None else ""
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
        self._writer.write(block.encode(errors="replace"))
        if self._writer.transport.get_write_buffer_size() > self._limits.unread:
            self.drop()
            self._say(f"{self.address} does not read what it is sent, and was dropped")

    def drop(self) -> None:
        """Without a word."""
        self._is_dropped = True
        self._writer.transport.abort()

    @property
    def why_barred(self) -> str:
        """Why it is answered no more, from now on; empty if it is."""
        return self._limits.barred(self.machine) if self._limits.barred is not None else ""

    async def is_read(self) -> None:
        """Wait while more than enough is unread."""
        await self._writer.drain()

    async def lines(
        self,
        longest: int,
        clean: Callable[[bytes], bytes] = bytes,
        slowed: Callable[[], None] | None = None,
        within: float | None = None,
    ) -> AsyncIterator[bytes | None]:
        """What it says until it is gone; one that says too much at a time is heard slowly.

        `slowed` is called the first time that it is. Its first line must be whole `within` some
        seconds, and every other since it was begun: Unfinished where it is not.
        """
        lines = Lines(longest)
        now = asyncio.get_running_loop().time
        until = None if within is None else now() + within
        with contextlib.suppress(OSError):  # of the network: the client is gone
            while chunk := await self._chunk(until):
                fed = list(lines.feed(clean(chunk)))
                for line in fed:
                    yield line
                    await self._writer.drain()
                    await asyncio.sleep(0)  # the others may say something between any two lines
                    while early := self._early():
                        if slowed is not None:
                            slowed()
                            slowed = None
                        await asyncio.sleep(early)
                if within is not None:
                    if fed or until is None:
                        until = now() + within if lines.is_begun else None

    async def _chunk(self, until: float | None) -> bytes:
        try:
            async with asyncio.timeout_at(until):
                return await self._reader.read(CHUNK)
        except TimeoutError:
            if until is None or asyncio.get_running_loop().time() < until:
                raise  # the network's own, which is slower
            raise Unfinished from None

    def _early(self) -> float:
        """In how many seconds the next line is in time."""
        if self._limits.lines is None:
            return 0
        by_address = self._limits.lines_by_address
        return self._limits.lines.wait(self.machine if by_address else self.address)

    async def end(self) -> None:
        """Let what was sent last arrive: a socket that is closed with something unread loses it."""
        with contextlib.suppress(OSError):
            self._writer.write_eof()
            async with asyncio.timeout(LAST_WORDS):
                while await self._reader.read(CHUNK):
                    pass

    async def close(self) -> None:
        self._writer.close()
        with contextlib.suppress(OSError, asyncio.CancelledError):
            async with asyncio.timeout(LAST_WORDS):
                await self._writer.wait_closed()
        self._writer.transport.abort()  # nothing, if it is closed; otherwise nobody reads there


Attend = Callable[[Client, str], Awaitable[None]]
"""Serves one client from its first word to its last; the text says why there is no room for it."""


class Port:
    """One listening port and all who are connected there."""

    def __init__(self, say: Callable[[str], None], limits: Limits) -> None:
        self._say = say
        self._limits = limits
        self._clients: set[asyncio.Task[None]] = set()
        self._machines = OwnHeads() if limits.machines is None else limits.machines
        self._server: asyncio.Server | None = None

    async def listen(
        self, attend: Attend, address: str, port: int, given: socket.socket | None = None
    ) -> list[tuple[str, int]]:
        """Open it; OSError where that cannot be done. Returns the addresses it listens on.

        With a `given` socket connections come from there, and it has no address of its own.
        """

        async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await self._accept(attend, Client(reader, writer, self._limits, self._say))

        if given is not None:
            self._server = await asyncio.start_server(accept, sock=given, limit=CHUNK)
            return []
        self._server = await asyncio.start_server(accept, address, port, limit=CHUNK)
        names = [listening.getsockname() for listening in self._server.sockets]
        return [(name[0], name[1]) for name in names]

    async def close(self) -> None:
        """No more clients; those that are there are told by closing."""
        if self._server is not None:
            self._server.close()
        for task in list(self._clients):
            task.cancel()
        if self._clients:
            await asyncio.wait(self._clients, timeout=2 * LAST_WORDS)

    async def _accept(self, attend: Attend, client: Client) -> None:
        task = asyncio.current_task()
        assert task is not None
        doors, key = self._limits.doors, client.key
        if doors is not None and not doors.enter(key):
            client.drop()
            return
        self._clients.add(task)
        of_machine = self._machines.enter(client.machine)
        try:
            await attend(client, self._no_room(client, of_machine))
            await client.end()
        except asyncio.CancelledError:
            pass  # the port is closed
        finally:
            await client.close()
            self._clients.discard(task)
            self._machines.leave(client.machine)
            if doors is not None:
                doors.leave(key)

    def _no_room(self, client: Client, of_machine: int) -> str:
        """Why this client is one too many; empty if it is not."""
        if barred := client.why_barred:
            why = barred
        elif len(self._clients) > self._limits.clients:
            why = "too many clients"
        elif of_machine > self._limits.of_one_address:
            why = "too many clients from your address"
        elif self._limits.comings is not None and self._limits.comings.wait(client.machine):
            why = "you connect too often; wait a little"
        else:
            return ""
        self._say(f"{client.address} was turned away: {why}")
        return why


def shown(address: tuple[str, int] | None) -> str:
    """An address as people write it; one who is gone already has none."""
    if address is None:
        return "a client"
    host, port, *_ = address
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
