"""A hub with the line protocol on a real port, in a thread of its own."""

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic
from typing import Any, TypeVar

from asterion.core.dice import Dice, Rolled
from asterion.server.config import Config
from asterion.server.features import Features
from asterion.server.line.server import LineServer
from asterion.server.store import Store
from asterion.server.tables import Hub
from asterion.server.time import RealTime
from asterion.server.wake import Quiet

PATIENCE = 60
"""Seconds until a test gives up; never waited for where all is well."""
ANY = 1_000_000
FREE = {
    f"{what}_per_minute": ANY
    for what in ("requests", "connects", "messages", "moves", "chats", "opens", "plans")
}
FREE |= {"connections": ANY, "connections_per_address": ANY}
"""As often as one likes: a test that counts says so itself."""

T = TypeVar("T")


class Client:
    """One connection, by lines."""

    def __init__(self, port: int, reads_at_most: int | None = None) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if reads_at_most is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads_at_most)
        self.socket.connect(("127.0.0.1", port))
        self.unread = b""
        self.received: list[str] = []

    def says(self, *lines: str) -> None:
        self.socket.sendall("".join(f"{line}\n" for line in lines).encode())

    def line(self) -> str:
        """The next line; EOFError where there is none."""
        while b"\n" not in self.unread:
            chunk = self.socket.recv(1 << 16)
            if not chunk:
                raise EOFError
            self.unread += chunk
        line, _, self.unread = self.unread.partition(b"\n")
        self.received.append(line.decode())
        return self.received[-1]

    def until(self, *words: str) -> list[str]:
        """The lines up to the first that begins with one of these words, with it."""
        lines = [self.line()]
        while lines[-1].split(" ")[0] not in words:
            lines.append(self.line())
        return lines

    def asks(self, line: str) -> list[str]:
        """The answer: up to ok or no, with it; whatever else came before is in it too."""
        self.says(line)
        return self.until("ok", "no")

    def refused(self, line: str) -> str:
        answer = self.asks(line)
        assert answer[-1].startswith("no "), answer
        return answer[-1].removeprefix("no ")

    def is_closed(self) -> bool:
        try:
            while True:
                self.line()
        except (EOFError, ConnectionError):
            return True

    def leaves(self) -> None:
        self.socket.close()


class Serving:
    """A running server."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.said: list[tuple[str, dict[str, Any]]] = []
        self.open = ExitStack()
        self.port = 0
        self.line_seconds: float = PATIENCE

    def say(self, event: str, **more: Any) -> None:
        self.said.append((event, more))

    def client(self, reads_at_most: int | None = None) -> Client:
        """One more, greeted."""
        client = Client(self.port, reads_at_most)
        self.open.callback(client.leaves)
        first = client.line()
        if first.startswith("hello "):
            client.line()
        return client

    def wait(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(PATIENCE)

    async def begin(
        self, dice: Callable[[], Dice], settings: dict[str, Any], now: Callable[[], float]
    ) -> None:
        self.store = await Store.open("sqlite://:memory:")
        self.hub = Hub(self.store, Quiet(), RealTime(), shared=False, say=self.say, dice=dice)
        self.features = Features(self.hub, bot_pause=0)
        await self.hub.start()
        config = Config(**{**FREE, **settings})
        self.server = LineServer(
            self.hub,
            self.say,
            config.rates(now),
            connections=config.connections,
            connections_per_address=config.connections_per_address,
            barred=self.features.bans.why,
            line_seconds=self.line_seconds,
        )
        ((_, self.port),) = await self.server.listen("127.0.0.1", 0)

    async def end(self) -> None:
        await self.server.stop()
        await self.hub.stop()
        await self.store.close()


@contextmanager
def serving(
    dice: Callable[[], Dice] = Rolled,
    now: Callable[[], float] = monotonic,
    line_seconds: float = PATIENCE,
    **settings: Any,
) -> Iterator[Serving]:
    """With the time by which rates are counted as a test wants it."""
    running = Serving()
    running.line_seconds = line_seconds
    thread = threading.Thread(target=running.loop.run_forever, daemon=True)
    thread.start()
    running.wait(running.begin(dice, settings, now))
    try:
        with running.open:
            yield running
    finally:
        running.wait(running.end())
        running.loop.call_soon_threadsafe(running.loop.stop)
        thread.join(PATIENCE)
        running.loop.close()
