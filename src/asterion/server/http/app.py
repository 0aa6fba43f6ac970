"""The app: every route of the API, the page, health and metrics behind one guard."""

from collections.abc import Awaitable, Callable
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Address
from starlette.routing import Router
from starlette.types import Receive, Scope, Send

from asterion.core.phrase import phrase
from asterion.server.http import (
    accounts,
    admin,
    agreed,
    bells,
    boards,
    books,
    clubs,
    daily,
    drawing,
    here,
    knowledge,
    ladder,
    live,
    notebooks,
    offers,
    plans,
    play,
    previews,
    puzzles,
    retrying,
    reviews,
    scores,
    seats,
    tables,
    weeks,
    words,
)
from asterion.server.http.answering import Resource, by_address
from asterion.server.http.desk import Desk
from asterion.server.http.guards import Guards
from asterion.server.http.health import Health
from asterion.server.http.models import Models
from asterion.server.http.openapi import BASE, describe
from asterion.server.http.page import Page
from asterion.server.http.problems import Fault
from asterion.server.http.routes import Route
from asterion.server.metrics import CONTENT_TYPE

RESOURCES = (
    books,
    agreed,
    words,
    offers,
    drawing,
    plans,
    tables,
    boards,
    seats,
    play,
    knowledge,
    reviews,
    retrying,
    puzzles,
    daily,
    ladder,
    scores,
    weeks,
    live,
    notebooks,
    bells,
    clubs,
    previews,
    accounts,
    admin,
    here,
)

Measured = Callable[[Scope], Awaitable[bytes | None]]
"""The metrics as text, if anyone who asks may see them."""


def all_routes() -> list[Route]:
    """Every route of the API, in the order of its description."""
    return [route for resource in RESOURCES for route in resource.ROUTES]


@cache
def described() -> bytes:
    """The description of the API, made when it is first asked for: it takes longer than all else
    that an app is made of."""
    return describe(all_routes())


def make_app(desk: Desk, measured: Measured, page: Page | None = None) -> Guards:
    """All that is served on the port, apart from WebSockets."""
    page = page or Page()
    healthy = Health(desk)
    models = Models(desk)

    async def openapi(request: Request) -> Response:
        return Response(described(), media_type="application/json")

    async def health(request: Request) -> Response:
        await healthy.check()
        return Response(b'{"status":"ok"}', media_type="application/json")

    async def ready(request: Request) -> Response:
        told = {"status": "ready", "schema": await healthy.check_ready()}
        return Response(msgspec.json.encode(told), media_type="application/json")

    async def metrics(request: Request) -> Response:
        text = await measured(request.scope)
        if text is None:
            raise Fault(404, phrase("server-nothing-here"))
        return Response(text, media_type=CONTENT_TYPE)

    async def page_file(request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise Fault(404, phrase("server-nothing-here"))
        return page.answer(request, await previews.head_of(desk, request))

    router = Router(
        [
            *(
                Address(BASE + path, Resource(desk, of_path))
                for path, of_path in by_address(all_routes()).items()
            ),
            Address(f"{BASE}/openapi.json", Readable(openapi)),
            Address("/healthz", Readable(health)),
            Address("/readyz", Readable(ready)),
            Address("/metrics", Readable(metrics)),
            Address("/mcp", models),
            Address("/{path:path}", Readable(page_file)),
        ],
        redirect_slashes=False,
        default=nowhere,
    )
    models.app = Guards(router, desk)
    return models.app


class Readable:
    """What can only be read, as an ASGI app."""

    def __init__(self, answer: Callable[[Request], Awaitable[Response]]) -> None:
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise Fault(405, phrase("server-only-read"), headers={"Allow": "GET, HEAD"})
        response = await self.answer(Request(scope, receive))
        await response(scope, receive, send)


async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
    raise Fault(404, phrase("server-nothing-here"))
