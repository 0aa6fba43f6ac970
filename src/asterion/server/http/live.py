"""A table live as an NDJSON stream, for programs: the same messages as by the WebSocket."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec

from asterion.server.game.saying import form_of
from asterion.server.http.desk import Call, Desk
from asterion.server.http.messages import AnyToClient, ScreenWanted, WordsWanted
from asterion.server.http.play import NDJSON
from asterion.server.http.routes import Counted, Lines, Media, Route, TableId
from asterion.server.http.window import close_window
from asterion.server.tables import Listener

HEARTBEAT = 15.0

LiveLines = Annotated[Lines, Media(NDJSON, AnyToClient)]


class LiveQuery(msgspec.Struct, forbid_unknown_fields=True):
    since: Annotated[Counted, msgspec.Meta(description="the last number seen")] | None = None
    words: WordsWanted = ""
    screen: ScreenWanted = True


async def get_live(call: Call, table: TableId, query: LiveQuery) -> LiveLines:
    hosted, role = await call.at(table)
    call.desk.enter(call.address)
    try:
        listener = await hosted.listen(role, query.since, form_of(query.words), query.screen)
    except BaseException:
        call.desk.leave(call.address)
        raise
    return lines(call.desk, call.address, listener)


async def lines(desk: Desk, address: str, listener: Listener) -> AsyncIterator[bytes]:
    """Each message on a line; an empty line where there was nothing for a while."""
    following = asyncio.ensure_future(anext(listener, None))
    try:
        while True:
            await asyncio.wait({following}, timeout=HEARTBEAT)
            if not following.done():
                yield b"\n"
                continue
            message = following.result()
            if message is None:
                return
            following = asyncio.ensure_future(anext(listener, None))
            yield message + b"\n"
    finally:
        following.cancel()
        close_window(desk, listener)
        desk.leave(address)


ROUTES = [
    Route(
        "GET",
        "/tables/{table}/live",
        get_live,
        "The table live, a message a line; an empty line every 15 seconds. A WebSocket also.",
        (403,),
        token="may",
    ),
]
