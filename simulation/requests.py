"""Requests over the simulated network: one and its answer, or a stream of lines."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from asterion.server.http.openapi import BASE
from simulation.network import Link, Lost, Network
from simulation.process import Process

HOST = b"play.example"
GIVE_UP = 4.0
"""Seconds after which a client asks again."""
NOBODY_THERE = 0.01


class Exchange(Link):
    """One request and its answer, or a stream of lines."""

    def __init__(
        self, network: Network, process: Process, chance: Random, on_line: Callable[[bytes], None]
    ) -> None:
        super().__init__(network, process, chance)
        self.answer: asyncio.Future[tuple[int, bytes]] = network.loop.create_future()
        self.on_line = on_line
        self.ended = False  # a stream, by the server
        self._status = 0
        self._body = b""
        self._left: asyncio.Future[None] = network.loop.create_future()
        self._asked = False

    async def serve(self, scope: dict[str, Any], body: bytes) -> None:
        """In the process: what uvicorn does for a request."""

        async def receive() -> dict[str, Any]:
            if not self._asked:
                self._asked = True
                return {"type": "http.request", "body": body, "more_body": False}
            await self._left
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.carry(False, self._begin, message["status"])
            else:
                more = message.get("more_body", False)
                self.carry(False, self._take, message.get("body", b""), more)

        try:
            await self.process.app(scope, receive, send)
        except Exception:
            self.loop.run_in(self.loop.outside, self.cut)

    def begin(self, scope: dict[str, Any], body: bytes) -> None:
        self.loop.create_task(self.serve(scope, body))

    def _begin(self, status: int) -> None:
        self._status = status
        if self.on_line is not _no_stream and status == 200 and not self.answer.done():
            self.answer.set_result((status, b""))

    def _take(self, part: bytes, more: bool) -> None:
        if self.answer.done():
            for line in part.splitlines():
                if line:
                    self.on_line(line)
            if not more:
                self.ended = True
                self.done()
                self.on_line(b"")
            return
        self._body += part
        if not more:
            self.answer.set_result((self._status, self._body))
            self.done()

    def lost_below(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(Lost())
            self.answer.exception()
        elif not self.ended:
            self.ended = True
            self.on_line(b"")

    def lost_above(self) -> None:
        if not self._left.done():
            self._left.set_result(None)


def _no_stream(line: bytes) -> None:
    """For a request that is answered at once."""


def scope_of(method: str, path: str, token: str, body: bytes) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"host", HOST), (b"content-type", b"application/json")]
    if body:
        headers.append((b"content-length", str(len(body)).encode()))
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": BASE + path, "raw_path": (BASE + path).encode(),
        "query_string": query.encode(), "root_path": "", "headers": headers,
        "client": ("10.0.0.1", 1), "server": ("10.0.0.2", 80), "state": {},
    }  # fmt: skip


async def request(
    network: Network, process: Process, chance: Random, method: str, path: str,
    token: str = "", body: Any = None,
) -> tuple[int, Any]:  # fmt: skip
    """Status and answer; Lost where none came."""
    if not process.is_up:
        await asyncio.sleep(NOBODY_THERE)
        raise Lost
    exchange = _asked(network, process, chance, method, path, token, body, _no_stream)
    try:
        async with asyncio.timeout(GIVE_UP):
            status, told = await exchange.answer
    except TimeoutError:
        raise Lost from None
    finally:
        exchange.cut()
    return status, json.loads(told) if told[:1] in (b"{", b"[") else told


def _asked(
    network: Network, process: Process, chance: Random, method: str, path: str, token: str,
    body: Any, on_line: Callable[[bytes], None],
) -> Exchange:  # fmt: skip
    raw = b"" if body is None else json.dumps(body).encode()
    exchange = Exchange(network, process, chance, on_line)
    if network.lost(chance):  # the whole way there or back is
        network.loop.outside_later(network.delay(chance), exchange.cut)
    exchange.carry(True, exchange.begin, scope_of(method, path, token, raw), raw)
    return exchange


@contextmanager
def stream(
    network: Network, process: Process, chance: Random, path: str, token: str,
    on_line: Callable[[bytes], None],
) -> Iterator[Exchange]:  # fmt: skip
    """A stream of lines; an empty line where it has ended."""
    exchange = _asked(network, process, chance, "GET", path, token, None, on_line)
    try:
        yield exchange
    finally:
        exchange.cut()
