"""The labyrinth of the week over HTTP: its promise, its results, and everybody's one try."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.books import UnknownBook, book
from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Phrase, phrase
from asterion.server.denied import missing
from asterion.server.features.erasing import link
from asterion.server.features.weekly import Line
from asterion.server.game import weeks
from asterion.server.guard import digest
from asterion.server.http.desk import Call
from asterion.server.http.routes import Route
from asterion.server.tables import Denied, Opened
from asterion.words.spoken import spoken

WeekNumber = Annotated[int, Meta(ge=1, le=1_000_000)]
BrowserKey = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{20,64}$",
        description="random, made and stored in a browser; only its digest is stored here",
    ),
]


class Promised(msgspec.Struct, frozen=True):
    """A labyrinth that is made already, and opened to nobody."""

    number: int
    begins: float
    commitment: str


class Mine(msgspec.Struct, frozen=True):
    """The try of the account that asks, whatever became of it."""

    table: str
    mark: str


class Week(msgspec.Struct, frozen=True):
    """One plan for all; it is shown when the week is over, and not before."""

    number: int
    book: str
    title: str
    begins: float
    ends: float
    over: bool
    options: JsonObject
    commitment: str
    counts: Annotated[str, Meta(description="what is ranked, in a word")]
    most: Annotated[bool, Meta(description="whether more of it is better")]
    results: Annotated[list[Line], Meta(description="the best first")]
    out: int
    inside: int
    tried: int
    plan: str
    salt: str
    next: Promised | None
    mine: Mine | None = None


class TryWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who tries it; `browser` is a key of the browser's own."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    browser: BrowserKey


class Entered(msgspec.Struct):
    """The table to play at; `mark` is that of one's line in the results."""

    week: int
    mark: str
    opened: Opened


async def get_this_week(call: Call) -> Week:
    return await mine_too(call, call.desk.features.weekly.number())


async def get_week(call: Call, number: WeekNumber) -> Week:
    if number > call.desk.features.weekly.number():
        raise missing(phrase("server-no-week", number=number))
    return await mine_too(call, number)


async def mine_too(call: Call, number: int) -> Week:
    week, account = await shown(call, number), await call.account()
    tried = await call.desk.store.try_of(number, f"account:{account}") if account else None
    if tried is None:
        return week
    return msgspec.structs.replace(week, mine=Mine(tried.table, tried.mark))


async def shown(call: Call, number: int) -> Week:
    weekly, wall = call.desk.features.weekly, call.desk.time.wall()
    row = await weekly.get(number)
    found = await weekly.results(number)
    over = weeks.is_over(number, wall)
    following = None
    if not over:
        after = await weekly.get(number + 1)
        following = Promised(number + 1, weeks.begins(number + 1), after.commitment)
    try:
        chosen = book(row.book)
        title, contest = spoken(chosen.called, call.language), chosen.host.contest
    except UnknownBook:  # it was installed then
        title, contest = row.book, None
    return Week(
        number=number,
        book=row.book,
        title=title,
        begins=weeks.begins(number),
        ends=weeks.begins(number + 1),
        over=over,
        options=msgspec.json.decode(row.options),
        commitment=row.commitment,
        counts=spoken(Phrase(contest.counts), call.language) if contest is not None else "",
        most=contest is not None and contest.most,
        results=found.lines,
        out=found.out,
        inside=found.inside,
        tried=found.tried,
        plan=row.plan if over else "",
        salt=row.salt if over else "",
        next=following,
    )


async def enter_this_week(call: Call, body: TryWish) -> Entered:
    account = await call.account()
    who = f"account:{account}" if account else digest(body.browser)
    opened, mark = await call.desk.features.weekly.enter(who, body.name, account, call.address)
    if account:
        try:
            await link(call.desk.hub, account, opened.id, body.name)
        except Denied:
            await call.desk.features.weekly.drop(who)
            raise
    return Entered(call.desk.features.weekly.number(), mark, opened)


ROUTES = [
    Route(
        "GET",
        "/weeks/now",
        get_this_week,
        "The labyrinth of this week: its promise, who has come out, and the next one's promise.",
        (401, 404),
        token="may",
    ),
    Route(
        "GET",
        "/weeks/{number}",
        get_week,
        "The labyrinth of this week or an earlier one, which is shown whole.",
        (401, 404),
        token="may",
    ),
    Route(
        "POST",
        "/weeks/now/tries",
        enter_this_week,
        "Try this week's labyrinth; a second try is refused, and so are many of one address "
        "and day without an account.",
        (401, 404, 409),
        token="may",
        status=201,
        rate="open",
    ),
]
