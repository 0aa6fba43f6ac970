"""Previews of links to a table: its picture, and the words that stand in the page's head."""

import asyncio
from collections.abc import AsyncIterator
from html import escape
from typing import Annotated

from starlette.requests import Request

from asterion.core.phrase import Item, phrase
from asterion.server.features.afterwards import key_of
from asterion.server.features.boards import Board, board_of
from asterion.server.guard import is_id
from asterion.server.http.desk import Call, Desk
from asterion.server.http.problems import language_of_page
from asterion.server.http.routes import Media, Route, TableId
from asterion.server.picture import preview
from asterion.server.store import StoreDown
from asterion.server.tables import Denied, Hosted
from asterion.words.spoken import spoken

PngBytes = Annotated[bytes, Media("image/png")]
OF_A_TABLE = ("t", "r")


async def get_picture(call: Call, table: TableId) -> PngBytes:
    """Of what everyone may know; where nobody watches, of the book alone."""
    hosted = await call.desk.hub.table(table)
    board, looks = await public_board(hosted), hosted.book.looks

    async def drawn() -> AsyncIterator[bytes]:
        yield await asyncio.to_thread(preview, board, looks)

    key = key_of(hosted, "picture", board and board.number)
    return await call.desk.features.kept.whole(key, drawn)


async def public_board(hosted: Hosted) -> Board | None:
    try:
        hosted.seats.role()
    except Denied:
        return None
    return await board_of(hosted)


async def head_of(desk: Desk, request: Request) -> str:
    """What is added to the page's head at a table's address; empty at any other."""
    first, _, rest = request.url.path.lstrip("/").partition("/")
    table = rest.partition("/")[0]
    if first not in OF_A_TABLE or not is_id(table):
        return ""
    desk.spend("ask", desk.address(request.scope))  # a table may have to be fetched for it
    try:
        hosted = await desk.hub.table(table)
    except (Denied, StoreDown):
        return ""
    base = next(iter(desk.origins), "") or f"{request.url.scheme}://{request.url.netloc}"
    names: list[Item] = [place.name for place in hosted.doc.places if place.name]
    about = phrase("server-preview", book=hosted.book.called, names=names)
    said = {
        "og:type": "website",
        "og:site_name": "Asterion",
        "og:title": hosted.doc.title or spoken(hosted.book.called, language_of_page(request)),
        "og:description": spoken(about, language_of_page(request)),
        "og:url": f"{base}/t/{table}",
        "og:image": f"{base}/api/v1/tables/{table}/picture.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()
    )


ROUTES = [
    Route(
        "GET",
        "/tables/{table}/picture.png",
        get_picture,
        "A picture of the table for previews of its link: what everyone may know.",
        rate="look",
    ),
]
