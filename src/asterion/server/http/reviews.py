"""Reviews over HTTP: what each chair of a finished game could have known, and why."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.knowledge.missed.moments import Marked
from asterion.server.features.missed import MissedState, MissedVerdict, moments_of, verdict_on
from asterion.server.features.review import review_of, why_then
from asterion.server.http.desk import Call
from asterion.server.http.knowledge import LangQuery
from asterion.server.http.play import ChairName, viewer_of
from asterion.server.http.routes import Lang, Route, TableId
from asterion.server.study import Answer, Question, ReviewState
from asterion.server.study.question import About


class WhyThenQuery(msgspec.Struct, forbid_unknown_fields=True, rename={"chair": "as"}):
    move: Annotated[int, Meta(ge=0, le=1_000_000, description="an entry, by its number")]
    chair: ChairName = "watcher"
    about: About = ""
    lang: Lang = ""


async def get_review(call: Call, table: TableId, query: LangQuery) -> ReviewState:
    features, hosted = call.desk.features, await call.desk.hub.table(table)
    return await review_of(features.reviews, features.kept, hosted, call.language)


async def get_why_then(call: Call, table: TableId, query: WhyThenQuery) -> Answer:
    hosted = await call.desk.hub.table(table)
    question = Question("why", query.about, call.language)
    study, viewer = call.desk.features.study, viewer_of(query.chair)
    thought = why_then(study, hosted, viewer, query.move, question)
    return await call.unless_gone(thought)


class MissedQuery(msgspec.Struct, forbid_unknown_fields=True, rename={"chair": "as"}):
    chair: ChairName = "0"
    lang: Lang = ""


MomentNumber = Annotated[int, Meta(ge=0, le=100, description="a moment, from 0")]


async def get_missed(call: Call, table: TableId, query: MissedQuery) -> MissedState:
    features, hosted = call.desk.features, await call.desk.hub.table(table)
    seat = viewer_of(query.chair)
    return await moments_of(features.reviews, features.kept, hosted, seat, call.language)


async def mark_missed(
    call: Call, table: TableId, number: MomentNumber, body: Marked, query: MissedQuery
) -> MissedVerdict:
    features, hosted = call.desk.features, await call.desk.hub.table(table)
    judging = verdict_on(
        features.reviews,
        features.study,
        features.kept,
        hosted,
        viewer_of(query.chair),
        number,
        body,
        call.language,
    )
    return await call.unless_gone(judging)


ROUTES = [
    Route(
        "GET",
        "/tables/{table}/review",
        get_review,
        "After the game: what each chair could prove at every moment. It is made when it is first"
        " asked for; until then it says how far it is.",
        (403, 404, 409),
    ),
    Route(
        "GET",
        "/tables/{table}/review/why",
        get_why_then,
        "After the game: the answers and rules that proved something to a chair at a moment.",
        (403, 404, 409),
        rate="heavy",
    ),
    Route(
        "GET",
        "/tables/{table}/missed",
        get_missed,
        "After the game: moments at which something was certain that this chair did not use, each"
        " with a question, and nothing of what is right.",
        (403, 404, 409),
    ),
    Route(
        "POST",
        "/tables/{table}/missed/{number}",
        mark_missed,
        "A mark for one of these moments: whether it was certain, and the proof of what was.",
        (403, 404, 409),
        rate="heavy",
    ),
]
