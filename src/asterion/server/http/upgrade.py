"""Who is let in by a WebSocket: the same guard as before every request, then a table's window."""

import re
from collections.abc import Callable

from starlette.types import Scope

from asterion.core.phrase import phrase
from asterion.server.http.guards import Guards
from asterion.server.http.openapi import BASE
from asterion.server.http.problems import Fault, language_of, problem
from asterion.server.http.talk import Line, Refusal, Talk
from asterion.server.http.websocket import WebSocket
from asterion.server.http.window import Window
from asterion.server.tables import Hosted
from asterion.server.work.work import Work

LIVE = re.compile(rf"{BASE}/tables/(?P<table>[^/]+)/live")


def sockets_of(guards: Guards) -> type[WebSocket]:
    """The class of which every WebSocket of this server is made."""

    class TableSocket(WebSocket):
        gate = TableGate(guards)

    return TableSocket


class TableGate:
    """There is one place for a WebSocket: a table, live."""

    def __init__(self, guards: Guards) -> None:
        self.guards = guards
        self.desk = guards.desk
        self.ask: Callable[[Work[Talk], Callable[[Talk | Exception], None]], None] = (
            self.desk.hub.ask
        )

    async def admit(self, scope: Scope, line: Line) -> Talk:
        try:
            return await self._window(scope, line)
        except Exception as error:
            fault = self.guards.counted(error, scope)
            told = problem(fault, language_of(scope))
            body = bytes(told.body).decode()
            raise Refusal(fault.status, told.headers.items(), body) from None

    async def _window(self, scope: Scope, line: Line) -> Talk:
        self.guards.check_ban(scope)
        self.guards.check_origin(scope)
        asked = LIVE.fullmatch(scope["path"])
        if asked is None:
            raise Fault(404, phrase("server-nothing-here"))
        scope["path_params"] = asked.groupdict()
        address = self.desk.address(scope)
        self.desk.spend("connect", address)
        self.desk.enter(address)
        try:
            hosted: Hosted = await self.desk.hub.table(asked["table"])
        except BaseException:
            self.desk.leave(address)
            raise
        return Window(self.desk, hosted, address, language_of(scope), line)
