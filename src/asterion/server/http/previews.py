"""Previews of links to a table or a daily: a picture, and the words in the page's head."""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from html import escape
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from asterion.core.phrase import Item, phrase
from asterion.server.features.afterwards import key_of
from asterion.server.features.boards import Board, board_of
from asterion.server.guard import is_id
from asterion.server.http.daily import DAY, Day
from asterion.server.http.desk import Call, Desk
from asterion.server.http.problems import language_of_page
from asterion.server.http.routes import Media, Route, TableId
from asterion.server.picture import preview, result_picture
from asterion.server.store import StoreDown
from asterion.server.tables import Denied, Hosted
from asterion.words.spoken import spoken

PngBytes = Annotated[bytes, Media("image/png")]
OF_A_TABLE = ("t", "r")
HOW = "[csh]{0,60}"
"""A result in a link: a letter for each mark, clean, after a slip, after a hint."""


class ResultQuery(msgspec.Struct, forbid_unknown_fields=True):
    """What came of a daily."""

    how: Annotated[str, Meta(pattern=f"^{HOW}$")] = ""


async def get_picture(call: Call, table: TableId) -> PngBytes:
    """Of what everyone may know; where nobody watches, of the book alone."""
    hosted = await call.desk.hub.table(table)
    board, looks = await public_board(hosted), hosted.book.looks

    async def drawn() -> AsyncIterator[bytes]:
        yield await asyncio.to_thread(preview, board, looks)

    key = key_of(hosted, "picture", board and board.number)
    return await call.desk.features.kept.whole(key, drawn)


async def get_result_picture(call: Call, day: Day, query: ResultQuery) -> PngBytes:
    """Of the result alone: the labyrinth is not even looked at."""

    async def drawn() -> AsyncIterator[bytes]:
        yield await asyncio.to_thread(result_picture, query.how)

    return await call.desk.features.kept.whole(("result", query.how), drawn)


async def public_board(hosted: Hosted) -> Board | None:
    try:
        hosted.seats.role()
    except Denied:
        return None
    return await board_of(hosted)


async def head_of(desk: Desk, request: Request) -> str:
    """What is added to the page's head where a link has a preview; empty elsewhere."""
    first, _, rest = request.url.path.lstrip("/").partition("/")
    base = next(iter(desk.origins), "") or f"{request.url.scheme}://{request.url.netloc}"
    if first == "daily" and (not rest or DAY.fullmatch(rest)):
        return head_of_daily(base, rest, request)
    table = rest.partition("/")[0]
    if first not in OF_A_TABLE or not is_id(table):
        return ""
    desk.spend("ask", desk.address(request.scope))  # a table may have to be fetched for it
    try:
        hosted = await desk.hub.table(table)
    except (Denied, StoreDown):
        return ""
    names: list[Item] = [place.name for place in hosted.doc.places if place.name]
    about = phrase("server-preview", book=hosted.book.called, names=names)
    return meta_of(
        {
            "og:title": hosted.doc.title or spoken(hosted.book.called, language_of_page(request)),
            "og:description": spoken(about, language_of_page(request)),
            "og:url": f"{base}/t/{table}",
            "og:image": f"{base}/api/v1/tables/{table}/picture.png",
        }
    )


def head_of_daily(base: str, day: str, request: Request) -> str:
    """The result is read from the link, which anybody can write: it is letters and nothing else."""
    language, how = language_of_page(request), request.query_params.get("how", "")
    if re.fullmatch(HOW, how) is None:
        how = ""
    asked = f"?how={how}" if how else ""
    named = phrase("server-preview-day", day=day) if day else phrase("server-preview-today")
    return meta_of(
        {
            "og:title": spoken(named, language),
            "og:description": spoken(phrase("server-preview-daily"), language),
            "og:url": f"{base}/daily/{day}" if day else f"{base}/daily",
            "og:image": f"{base}/api/v1/daily/{day or 1}/picture.png{asked}",
        }
    )


def meta_of(about: Mapping[str, str]) -> str:
    said = {
        "og:type": "website",
        "og:site_name": "Asterion",
        **about,
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
    Route(
        "GET",
        "/daily/{day}/picture.png",
        get_result_picture,
        "A picture of a result for previews of its link: a square for each mark.",
        rate="look",
    ),
]
