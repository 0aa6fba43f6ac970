"""What stands before every request: origins, security headers, and problems for what fails."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from asterion.core.phrase import phrase
from asterion.server.features.bans import BANNED
from asterion.server.guard.origins import is_host
from asterion.server.http.desk import Desk
from asterion.server.http.problems import Fault, language_of, problem
from asterion.server.store import StoreDown
from asterion.server.tables import Denied

READING = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""With every answer."""
FOR_DOCUMENTS = {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
FOR_OTHERS = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
"""Nothing runs in what is no document; and with fifty answers to a table, each word counts."""
WORKER = "/sw.js"
"""A service worker lives by the policy that its own script came with."""
FOREIGN = "foreign origin"
REASONS = {
    400: "form",
    401: "token",
    409: "rules",
    413: "size",
    415: "form",
    422: "form",
    429: "rate",
    503: "store",
}
"""What the metrics call it."""


def policy_of(scope: Scope, headers: MutableHeaders) -> dict[str, str]:
    """What a browser may do with this answer."""
    is_document = headers.get("content-type", "").startswith("text/html")
    return FOR_DOCUMENTS if is_document or scope["path"] == WORKER else FOR_OTHERS


class Broken(Exception):
    """An answer broke off after it had begun; why stands in the log."""


class Guards:
    """The outermost app: nothing gets past it in either direction unseen."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self.app = app
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in {**HEADERS, **policy_of(scope, headers)}.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            check_host(scope)
            self.check_ban(scope)
            if scope["method"] not in READING:
                self.check_origin(scope)
            with self.desk.under_way(scope):
                await self.app(scope, receive, guarded)
        except Exception as error:
            fault = self.counted(error, scope)
            if begun:
                raise Broken from None  # there is no way to say it any more: uvicorn hangs up
            await problem(fault, language_of(scope))(scope, receive, guarded)

    def check_ban(self, scope: Scope) -> None:
        bans = self.desk.features.bans
        if bans.are_any and bans.holds(self.desk.address(scope)):
            raise Fault(403, BANNED, title="banned")

    def check_origin(self, scope: Scope) -> None:
        """Another site's page must not act in the name of anyone who looks at it."""
        headers = Headers(scope=scope)
        origins = headers.getlist("origin")
        if not origins:
            return  # no browser
        if len(origins) == 1 and self.desk.own_origin(origins[0], headers.getlist("host"), scope):
            return
        self.desk.say("origin refused", address=self.desk.address(scope))
        raise Fault(403, phrase("server-foreign"), title=FOREIGN)

    def counted(self, error: Exception, scope: Scope) -> Fault:
        fault = self.fault(error, scope)
        reason = (
            "ban"
            if fault.title == "banned"
            else "origin"
            if fault.title == FOREIGN
            else REASONS.get(fault.status)
        )
        if reason is not None:
            self.desk.metrics.refused(reason)
        return fault

    def fault(self, error: Exception, scope: Scope) -> Fault:
        """What an error is called outside; what nobody foresaw is logged and not told."""
        if isinstance(error, Fault):
            return error
        if isinstance(error, Denied):
            headers = {"Retry-After": str(error.seconds)} if error.seconds else None
            return Fault(error.status, error.why, title=error.title, headers=headers)
        if isinstance(error, StoreDown):
            said = phrase("server-store-down")
            return Fault(503, said, headers={"Retry-After": "2"})
        if isinstance(error, HTTPException):
            return Fault(error.status_code, phrase("server-nothing-here"))
        self.desk.fail("request failed", error, **asked_for(scope))
        return Fault(500, phrase("server-mistake"))


def check_host(scope: Scope) -> None:
    """Whatever is made of a request's address can be made."""
    if not all(map(is_host, Headers(scope=scope).getlist("host"))):
        raise Fault(400, phrase("server-not-http"))


def asked_for(scope: Scope) -> dict[str, str]:
    """What may be logged of a request: the pattern of its address, and the table."""
    route, params = scope["path"], scope.get("path_params", {})
    for name, value in params.items():
        route = route.replace(str(value), f"{{{name}}}")
    about = {"method": scope.get("method", "WebSocket"), "route": route}
    return about | ({"table": params["table"]} if "table" in params else {})
