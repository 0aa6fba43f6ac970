"""Language models at `/mcp`: the door of `asterion.mcp`, opened when somebody first knocks."""

import asyncio

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from asterion.core.phrase import phrase
from asterion.server.http.answering import whole_body
from asterion.server.http.desk import Desk
from asterion.server.http.problems import Fault

COST = 4
"""Of a request, in plain ones: the protocol around it takes longer than what it asks for."""
LARGEST = 64 * 1024


class Models:
    """An ASGI app that costs nothing, and imports nothing, until it is asked for.

    Nobody listens here: a stream that stands open would never be told anything, since every request
    stands alone. The protocol lets a server refuse it.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.app: ASGIApp | None = None  # that of the API, with all its guards
        self._door: ASGIApp | None = None
        self._opening = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.desk.spend("ask", self.desk.address(scope), COST)
        if scope["method"] != "POST":
            said = phrase("server-method", method=scope["method"][:20], allowed="POST")
            raise Fault(405, said, headers={"Allow": "POST"})
        async with self._opening:
            if self._door is None:  # others play while it is: it takes a second or more
                self._door = await asyncio.to_thread(self._opened)
        body = await whole_body(Request(scope, receive), LARGEST, self.desk.slowest_body)
        await self._door(scope, _with(body, receive), send)

    def _opened(self) -> ASGIApp:
        assert self.app is not None
        try:
            from asterion.mcp.over_http import Door
        except ModuleNotFoundError as missing:
            if (missing.name or "").partition(".")[0] not in ("mcp", "httpx2"):
                raise
            raise Fault(404, phrase("server-no-mcp")) from None
        return Door(self.app)


def _with(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, and then whatever else there is to hear."""
    rest: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def heard() -> Message:
        return rest.pop() if rest else await receive()

    return heard
