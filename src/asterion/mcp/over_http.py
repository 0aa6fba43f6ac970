"""The door at `/mcp` of a server: each request is complete, so sessions share nothing.

The seat is in the request's own `Authorization: Bearer TABLE:TOKEN`, or named in the call. The
calls that follow from it go into the same app, in the name of the same caller.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import ContextVar
from typing import Any

import httpx2
from mcp.server.mcpserver import Context
from mcp.server.transport_security import TransportSecuritySettings

from asterion.mcp.chair import Chairs
from asterion.mcp.house import House
from asterion.mcp.tools import Session, make_server

App = Callable[[Any, Any, Any], Awaitable[None]]
Scope = MutableMapping[str, Any]
BEARER = "bearer "
HERE = "http://localhost"
"""Whatever the caller calls this server: no name leads a call out of the process."""
CARRIED = (b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"accept-language")
"""What says who the caller is; everything else of a request is the protocol's."""
ORIGINS_ARE_CHECKED = TransportSecuritySettings(enable_dns_rebinding_protection=False)
"""By the server's own guards, before a request comes here."""
SESSION: ContextVar[Session] = ContextVar("session")
"""Of the request that is being answered, in its own tasks."""


class Door:
    """An ASGI app over the app of the API."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.chairs = Chairs()
        self._server = make_server(SESSION.get)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        transport = httpx2.ASGITransport(app=_in_the_name_of(scope, self.app))
        async with httpx2.AsyncClient(transport=transport, base_url=HERE) as client:
            SESSION.set(Session(House(client), _seat, self.chairs))
            self._server.streamable_http_app(  # with a manager of its own, which serves once
                stateless_http=True, json_response=True, transport_security=ORIGINS_ARE_CHECKED
            )
            manager = self._server.session_manager
            async with manager.run():
                await manager.handle_request(scope, receive, send)


def _in_the_name_of(outer: Scope, app: App) -> App:
    """The same address and the same headers of proxies: limits count for who really asks."""
    carried = [(name, value) for name, value in outer["headers"] if name in CARRIED]

    async def inner(scope: Scope, receive: Any, send: Any) -> None:
        scope["client"] = outer.get("client")
        scope["headers"] = [*scope["headers"], *carried]
        await app(scope, receive, send)

    return inner


def _seat(context: Context) -> str:
    """From `Authorization: Bearer TABLE:TOKEN`."""
    given = (context.headers or {}).get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""
