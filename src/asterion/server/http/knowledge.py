"""The assistant over HTTP: what is certain for one's own seat, where the table agreed on it."""

import msgspec

from asterion.server.http.desk import Call
from asterion.server.http.routes import Lang, Route, TableId
from asterion.server.study import Answer, Question
from asterion.server.study.question import About, Asked


class LangQuery(msgspec.Struct, forbid_unknown_fields=True):
    lang: Lang = ""


class AboutQuery(LangQuery, forbid_unknown_fields=True):
    about: About = ""


async def ask(call: Call, table: str, asked: Asked, about: str = "") -> Answer:
    hosted, role = await call.at(table)
    call.desk.spend("think", f"{table} {role.viewer}")
    question = Question(asked, about, call.language)
    return await call.unless_gone(call.desk.features.advice.advise(hosted, role, question))


async def get_certain(call: Call, table: TableId, query: LangQuery) -> Answer:
    return await ask(call, table, "certain")


async def get_map(call: Call, table: TableId, query: LangQuery) -> Answer:
    return await ask(call, table, "map")


async def get_possible(call: Call, table: TableId, query: AboutQuery) -> Answer:
    return await ask(call, table, "possible", query.about)


async def get_why(call: Call, table: TableId, query: AboutQuery) -> Answer:
    return await ask(call, table, "why", query.about)


async def take_hint(call: Call, table: TableId, query: AboutQuery) -> Answer:
    return await ask(call, table, "hint", query.about)


ROUTES = [
    Route(
        "GET",
        "/tables/{table}/knowledge/certain",
        get_certain,
        "All that follows from what one's own seat was told, where the table has an assistant.",
        (403, 409),
        token="must",
    ),
    Route(
        "GET",
        "/tables/{table}/knowledge/map",
        get_map,
        "All that is certain, and what is possible where few cases are left, as marks to draw.",
        (403, 409),
        token="must",
    ),
    Route(
        "GET",
        "/tables/{table}/knowledge/possible",
        get_possible,
        "What a cell may still be, or where a player may still be.",
        (403, 409),
        token="must",
    ),
    Route(
        "GET",
        "/tables/{table}/knowledge/why",
        get_why,
        "The answers and rules that prove something; without `about`, what follows first.",
        (403, 409),
        token="must",
    ),
    Route(
        "POST",
        "/tables/{table}/knowledge/hint",
        take_hint,
        "What could be done next, and why; with the keys of earlier hints in `about`, another.",
        (403, 409),
        token="must",
    ),
]
