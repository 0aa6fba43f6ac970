"""Language models at `/mcp`: the door of `asterion.mcp`, opened when somebody first knocks."""

from starlette.types import ASGIApp, Receive, Scope, Send

from asterion.core.phrase import phrase
from asterion.server.http.problems import Fault


class Models:
    """An ASGI app that costs nothing, and imports nothing, until it is asked for."""

    def __init__(self) -> None:
        self.app: ASGIApp | None = None  # that of the API, with all its guards
        self._door: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._door is None:
            self._door = self._opened()
        await self._door(scope, receive, send)

    def _opened(self) -> ASGIApp:
        assert self.app is not None
        try:
            from asterion.mcp.over_http import Door
        except ModuleNotFoundError as missing:
            if (missing.name or "").partition(".")[0] not in ("mcp", "httpx2"):
                raise
            raise Fault(404, phrase("server-no-mcp")) from None
        return Door(self.app)
