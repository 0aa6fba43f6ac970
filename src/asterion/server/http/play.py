"""Playing over HTTP: moves, views, transcripts, chat, and the game to look at when it is over."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.server.denied import Denied
from asterion.server.features import afterwards
from asterion.server.game.messages import Heard, Moment, ViewMessage
from asterion.server.game.saying import form_of
from asterion.server.http.desk import Call
from asterion.server.http.messages import (
    AnyToClient,
    DescribedNews,
    WordsWanted,
)
from asterion.server.http.routes import Counted, Lines, Media, Route, TableId
from asterion.server.http.sent import route_of
from asterion.server.tables.requests import Chat, Move

NDJSON = "application/x-ndjson"

ViewBytes = Annotated[bytes, Media("application/json", ViewMessage)]
NewsBytes = Annotated[bytes, Media("application/json", DescribedNews)]
ReplayLines = Annotated[Lines, Media(NDJSON, AnyToClient)]
RecordBytes = Annotated[bytes, Media("application/jsonl")]
PlanBytes = Annotated[bytes, Media("text/plain; charset=utf-8")]


class TranscriptQuery(msgspec.Struct, forbid_unknown_fields=True):
    since: Counted = 0
    limit: Annotated[int, Meta(ge=1, le=400)] = 200
    words: WordsWanted = ""


class Transcript(msgspec.Struct):
    """What this viewer was told after `since`; `more` if there is more than these."""

    entries: list[Heard]
    more: bool


ChairName = Annotated[str, Meta(pattern="^([0-9]|[1-5][0-9]|6[0-3]|watcher|master)$")]


class BotsAims(msgspec.Struct, frozen=True):
    """A bot's name, and what it was after in the end, the last one last."""

    name: str
    aims: Sequence[str]


class Certificate(msgspec.Struct, frozen=True):
    """Line by line, as the book says it."""

    lines: Sequence[str]


class ReplayQuery(msgspec.Struct, forbid_unknown_fields=True, rename={"chair": "as"}):
    chair: ChairName = "watcher"
    words: WordsWanted = ""


class UntilQuery(ReplayQuery, forbid_unknown_fields=True):
    until: Annotated[int, Meta(ge=-1, le=1_000_000, description="an entry; -1: to the end")] = -1


class WordsQuery(msgspec.Struct, forbid_unknown_fields=True):
    words: WordsWanted = ""


async def make_move(call: Call, table: TableId, body: Move) -> NewsBytes:
    hosted, role = await call.at(table)
    desk = call.desk
    desk.spend("move", f"{table} {role.viewer}")
    began = desk.time.steady()
    try:
        news = await hosted.move(role, body.do, body.n, body.id, sure=body.sure)
    except Denied:
        desk.metrics.move_refused()
        raise
    desk.metrics.move_done(desk.time.steady() - began)
    return news


async def get_view(call: Call, table: TableId, query: WordsQuery) -> ViewBytes:
    hosted, role = await call.at(table)
    return await hosted.view(role, form_of(query.words))


async def get_transcript(call: Call, table: TableId, query: TranscriptQuery) -> Transcript:
    hosted, role = await call.at(table)
    found = await hosted.transcript(role, query.since, query.limit + 1, form_of(query.words))
    return Transcript(found[: query.limit], len(found) > query.limit)


async def say_to_others(call: Call, table: TableId, body: Chat) -> None:
    hosted, role = await call.at(table)
    call.desk.spend("chat", f"{table} {role.viewer}")
    await hosted.chat(role, body.text)


async def get_replay(call: Call, table: TableId, query: UntilQuery) -> ReplayLines:
    hosted = await call.desk.hub.table(table)
    viewer, form = viewer_of(query.chair), form_of(query.words)
    return await afterwards.replay(call.desk.features.kept, hosted, viewer, form, query.until)


async def get_highlights(call: Call, table: TableId, query: ReplayQuery) -> list[Moment]:
    hosted = await call.desk.hub.table(table)
    return await afterwards.highlights(call.desk.features.kept, hosted, viewer_of(query.chair))


async def get_record(call: Call, table: TableId) -> RecordBytes:
    hosted, role = await call.at(table)
    return await afterwards.record(call.desk.features.kept, hosted, role)


async def get_certificate(call: Call, table: TableId) -> Certificate:
    hosted, role = await call.at(table)
    return Certificate(afterwards.certificate(hosted, role, call.language))


async def get_aims(call: Call, table: TableId) -> list[BotsAims]:
    hosted, _ = await call.at(table)
    return [BotsAims(name, aims) for name, aims in afterwards.aims(hosted, call.language)]


async def get_plan_played(call: Call, table: TableId) -> PlanBytes:
    hosted, role = await call.at(table)
    return afterwards.plan(hosted, role).encode()


def viewer_of(chair: str) -> Seat:
    return {"watcher": PUBLIC, "master": MASTER}.get(chair) or int(chair)


ROUTES = [
    route_of(Move, "make_move", make_move),
    Route(
        "GET",
        "/tables/{table}/view",
        get_view,
        "All that this viewer knows now; without a token, the public's view.",
        (403,),
        token="may",
    ),
    Route(
        "GET",
        "/tables/{table}/transcript",
        get_transcript,
        "What this viewer was told, in order.",
        (403,),
        token="may",
    ),
    route_of(Chat, "say_to_others", say_to_others),
    Route(
        "GET",
        "/tables/{table}/replay",
        get_replay,
        "A finished game from any chair: the first view, then the news, a line each.",
        (403,),
        rate="look",
    ),
    Route(
        "GET",
        "/tables/{table}/highlights",
        get_highlights,
        "After the game: the moments worth seeing, of what one chair was told.",
        (403,),
        rate="look",
    ),
    Route(
        "GET",
        "/tables/{table}/record",
        get_record,
        "The record of a finished game, as `asterion verify` reads it.",
        (403, 409),
        token="may",
        rate="look",
    ),
    Route(
        "GET",
        "/tables/{table}/certificate",
        get_certificate,
        "What the plan of a finished game promised and kept; empty where a book certifies nothing.",
        (403, 409),
        token="may",
    ),
    Route(
        "GET",
        "/tables/{table}/aims",
        get_aims,
        "What the bots of a finished game were after in the end; those that say nothing are not"
        " listed.",
        (403, 409),
        token="may",
    ),
    Route(
        "GET",
        "/tables/{table}/plan",
        get_plan_played,
        "The plan of a finished game.",
        (403, 409),
        token="may",
    ),
]
