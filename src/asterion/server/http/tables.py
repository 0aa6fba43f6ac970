"""Tables over HTTP: the lobby, opening one, starting, giving up, playing again."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from asterion.server.features.erasing import link
from asterion.server.http.books import Plain, PresetName, take_book
from asterion.server.http.desk import Call
from asterion.server.http.plans import read_kept_plan
from asterion.server.http.routes import LARGEST_PLAN, BookName, PlanText, Route, SpokenOf, TableId
from asterion.server.http.sent import route_of
from asterion.server.tables import Opened, OpenTable, SeatWish, Summary
from asterion.server.tables.requests import (
    Abandon,
    HandOver,
    Rematch,
    Start,
    Vote,
)
from asterion.server.tables.requests import CompileNext as CompileRequest


class LobbyQuery(msgspec.Struct, forbid_unknown_fields=True):
    book: Annotated[str, Meta(max_length=40)] = ""
    phase: Literal["", "waiting", "playing", "finished", "abandoned"] = ""
    before: Annotated[float, Meta(ge=0, le=1e12, description="made before this time")] | None = None


class Lobby(msgspec.Struct):
    """Listed tables, the newest first."""

    tables: list[Summary]


class SeatFor(msgspec.Struct, forbid_unknown_fields=True):
    """For whom a seat of a new table is."""

    kind: Literal["person", "bot"] = "person"
    bot: Annotated[str, Meta(max_length=40, description="empty: the book's first")] = ""
    name: Annotated[str, Meta(max_length=200)] = ""


class OpenTableBody(msgspec.Struct, forbid_unknown_fields=True):
    """A table as it is wished for; its plan is given, kept, shared, or made at random."""

    book: BookName
    title: Annotated[str, Meta(max_length=1000)] = ""
    preset: PresetName = ""
    options: Annotated[Plain, Meta(description="of the book")] = {}
    terms: Annotated[Plain, Meta(description="what /terms lists")] = {}
    seats: Annotated[
        Annotated[list[SeatFor], Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=64)],
        Meta(description="each seat, or how many; 0: as many as usual"),
    ] = 0
    plan: PlanText = ""
    plan_id: Annotated[str, Meta(max_length=12, description="a plan that is kept here")] = ""
    plan_key: Annotated[str, Meta(max_length=100, description="its key")] = ""
    share: Annotated[str, Meta(max_length=12, description="a plan that somebody shared")] = ""
    settings: Annotated[Plain, Meta(description="of the generator of plans")] = {}
    name: Annotated[str, Meta(max_length=200, description="who opens it and sits down")] = ""
    gender: SpokenOf = ""
    players: Annotated[
        list[Annotated[str, Meta(max_length=200)]],
        Meta(max_length=64, description="who else sits down at once; `seated` has their tokens"),
    ] = []


class CompileNext(msgspec.Struct, forbid_unknown_fields=True):
    """The plan of the next table: given, kept, shared, or made by the generator at its start."""

    plan: PlanText = ""
    plan_id: Annotated[str, Meta(max_length=12, description="a plan that is kept here")] = ""
    plan_key: Annotated[str, Meta(max_length=100, description="its key")] = ""
    share: Annotated[str, Meta(max_length=12, description="a plan that somebody shared")] = ""


async def list_tables(call: Call, query: LobbyQuery) -> Lobby:
    book = take_book(query.book).name if query.book else ""
    return Lobby(await call.desk.hub.lobby(book, query.phase, query.before))


async def open_table(call: Call, body: OpenTableBody) -> Opened:
    account = await call.account()
    book = take_book(body.book).name
    plan = await plan_wished(call, body, book)
    wish = OpenTable(
        book=book,
        title=body.title,
        preset=body.preset,
        options=dict(body.options),
        terms=dict(body.terms),
        seats=body.seats
        if isinstance(body.seats, int)
        else [SeatWish(seat.kind, seat.bot, seat.name) for seat in body.seats],
        plan=plan,
        settings=dict(body.settings),
        name=body.name,
        gender=body.gender,
        players=body.players,
    )
    opened = await call.unless_gone(call.desk.hub.open(wish, account, call.address))
    if account:
        await link(call.desk.hub, account, opened.id, body.name)
    return opened


async def plan_wished(call: Call, body: OpenTableBody | CompileNext, book: str) -> str:
    if body.plan_id or body.share:
        return await read_kept_plan(call, body.plan_id, body.plan_key, body.share, book)
    return body.plan


async def get_table(call: Call, table: TableId) -> Summary:
    hosted = await call.desk.hub.table(table)
    return hosted.log.summary()


async def link_opener(call: Call, table: str, opened: Opened) -> None:
    if account := await call.account():
        await link(call.desk.hub, account, opened.id, opened.seat.name if opened.seat else "")


async def compile_next(call: Call, table: TableId, body: CompileNext) -> Opened:
    hosted, role = await call.at(table)
    plan = await plan_wished(call, body, hosted.doc.book)
    opened = await hosted.ask(CompileRequest(plan), role)
    if account := await call.account():
        await call.desk.store.link_account(account, opened.id)
    return opened


ROUTES = [
    Route("GET", "/tables", list_tables, "The lobby: listed tables, the newest first.", (404,)),
    Route(
        "POST",
        "/tables",
        open_table,
        "Open a table; anyone who has its id can see it.",
        (401, 404, 409),
        token="may",
        status=201,
        rate="open",
        largest=LARGEST_PLAN,
    ),
    Route("GET", "/tables/{table}", get_table, "What everyone may know of a table."),
    route_of(Start, "start_table"),
    route_of(Vote, "vote_on_option"),
    route_of(Abandon, "abandon_table"),
    route_of(Rematch, "rematch", after=link_opener, status=201, rate="open"),
    route_of(HandOver, "hand_over_compiling"),
    route_of(
        CompileRequest,
        "compile_next",
        compile_next,
        problems=(401, 403, 409),
        status=201,
        rate="open",
        largest=LARGEST_PLAN,
    ),
]
