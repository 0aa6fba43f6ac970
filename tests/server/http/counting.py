"""How much of the loop a request takes at once: counted in calls, which are the same in every run.

A turn of the loop that does more the longer a game is keeps everybody waiting who plays another.
"""

import asyncio
import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from starlette.types import ASGIApp, Scope

from asterion.server.config import Config
from asterion.server.guard.rates import Crowd
from asterion.server.http.desk import Desk
from asterion.server.log import Log
from asterion.server.metrics import Metrics
from asterion.server.tables import Hub
from tests.server.tables.hosting import features_of

TURN = asyncio.Handle._run.__code__
STANDS_STILL = 0.2
"""Seconds in which a stream that has caught up says nothing more."""


class Longest:
    """The longest turn so far, in calls."""

    def __init__(self) -> None:
        self.calls = 0
        self._now = 0

    def count(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code is TURN:
            self._now = 0
        elif event in ("call", "c_call"):
            self._now += 1
        elif event == "return" and frame.f_code is TURN:
            self.calls = max(self.calls, self._now)


@contextmanager
def counted() -> Iterator[Longest]:
    """Of the loop of this thread, until the block is left."""
    longest = Longest()
    sys.setprofile(longest.count)
    try:
        yield longest
    finally:
        sys.setprofile(None)


def desk_of(hub: Hub) -> Desk:
    """With the rates that are set unless somebody says otherwise."""
    rates = Config().rates(hub.time.steady)
    log = Log(io.StringIO())
    crowd, features = Crowd(9, 9), features_of(hub)
    return Desk(hub, hub.store, hub.time, rates, crowd, log, Metrics(), features=features)


async def no_metrics(_: Scope) -> None:
    return None


async def asked(app: ASGIApp, path: str, token: str = "") -> tuple[int, bytes]:
    """Status and body; of a stream, what comes until it stands still."""
    path, _, query = path.partition("?")
    scope = {
        "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "root_path": "",
        "query_string": query.encode(), "scheme": "http", "http_version": "1.1",
        "headers": [(b"authorization", f"Bearer {token}".encode())] if token else [],
        "server": ("127.0.0.1", 80), "client": ("192.0.2.1", 1),
    }  # fmt: skip
    status, body, gone = 0, bytearray(), asyncio.Event()

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)
        body.extend(message.get("body", b""))

    async def receive() -> Any:
        await gone.wait()
        return {"type": "http.disconnect"}

    asking = asyncio.ensure_future(app(scope, receive, send))
    before = -1
    while not asking.done() and before < len(body):
        before = len(body) if path.endswith("/live") else before
        await asyncio.wait({asking}, timeout=STANDS_STILL)
    gone.set()
    await asking
    return status, bytes(body)
