"""The daily labyrinth over HTTP: what was read out, what a mark comes to, hints, and the result.

Nothing is kept of the solver: with each question come the marks that they have made, and
the answer follows from those of them that were certain when they were made.
"""

import datetime
import re
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.phrase import phrase
from asterion.knowledge.daily import Daily
from asterion.knowledge.daily.hints import HINTS, hint_of
from asterion.knowledge.daily.making import FIRST, first_number
from asterion.knowledge.daily.notation import LONGEST, NoMark, read
from asterion.knowledge.daily.sharing import How, shared, squares
from asterion.knowledge.daily.shown import (
    ShownDaily,
    ShownHint,
    ShownVerdict,
    shown,
    shown_hint,
    shown_verdict,
)
from asterion.knowledge.daily.solving import Progress
from asterion.knowledge.puzzling import number_of
from asterion.server.denied import invalid, missing, refused, unready
from asterion.server.features.solved import Others, in_a_row
from asterion.server.guard import digest
from asterion.server.http.desk import Call
from asterion.server.http.knowledge import LangQuery
from asterion.server.http.routes import Route
from asterion.server.http.weeks import BrowserKey
from asterion.server.store import SolvedRow
from asterion.server.study import NoAnswer
from asterion.words.spoken import spoken

FIRST_ONES = "|".join(first.name for first in FIRST)
DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
Day = Annotated[
    str,
    Meta(
        pattern=f"^({FIRST_ONES}|[0-9]{{1,6}}|{DAY.pattern})$",
        description="a date, a number, or `first` (`first-dungeonlab`): five marks that explain it",
    ),
]
MOST_MARKS = 200
"""That can be made in the largest labyrinth, and some."""
MarkText = Annotated[str, Meta(max_length=LONGEST, description="`c3 hospital`, `not Ariadne c3`")]
Marks = Annotated[list[MarkText], Meta(max_length=MOST_MARKS)]


class SoFar(msgspec.Struct, forbid_unknown_fields=True):
    """The marks that were made, in their order."""

    marks: Marks


class MarkWish(SoFar, forbid_unknown_fields=True):
    """Those, and the one that is made now."""

    mark: MarkText


class HintWish(SoFar, forbid_unknown_fields=True):
    """How much help: which answers, which rule and about what, the mark itself."""

    level: Annotated[int, Meta(ge=1, le=HINTS)]


class ResultWish(SoFar, forbid_unknown_fields=True):
    """All marks that solved it, and how it went; `how` is of each mark that was asked for."""

    how: Annotated[list[How], Meta(max_length=MOST_MARKS)]
    slips: Annotated[int, Meta(ge=0, le=100_000)]
    hints: Annotated[int, Meta(ge=0, le=100_000)]
    seconds: Annotated[float, Meta(ge=0)]
    browser: BrowserKey


class DailyResult(msgspec.Struct, frozen=True):
    """What to share, which says nothing of the labyrinth; and how others did."""

    text: str
    row: str
    others: Others | None
    days: Annotated[int, Meta(description="solved in a row, each on its own day")]


class MyDailies(msgspec.Struct, frozen=True):
    """What an account has solved."""

    days: int
    solved: list[int]


def numbered(call: Call, day: str) -> int:
    """Today's or an earlier one."""
    today = call.desk.features.today
    try:
        is_date = DAY.fullmatch(day) is not None
        number = number_of(datetime.date.fromisoformat(day)) if is_date else int(day)
    except ValueError:  # there is no such date
        number = 0
    if not 1 <= number <= today:
        raise missing(phrase("server-no-daily", day=day, today=today))
    return number


async def made(call: Call, day: str) -> Daily:
    dailies = call.desk.features.dailies
    first = first_number(day)
    number = numbered(call, day) if first is None else first
    if number not in dailies and number != call.desk.features.today:
        call.desk.spend("heavy", call.address)  # it is made for them
    try:
        return await dailies.get(number)
    except NoAnswer as error:
        raise unready(error.why) from None


async def progress_of(call: Call, day: str, marks: list[str]) -> Progress:
    daily = await made(call, day)
    try:
        return Progress.of(daily, [read(text, daily) for text in marks])
    except NoMark as error:
        raise invalid(error.why) from None


async def get_daily(call: Call, query: LangQuery) -> ShownDaily:
    return await get_daily_of(call, str(call.desk.features.today), query)


async def get_daily_of(call: Call, day: Day, query: LangQuery) -> ShownDaily:
    return shown(Progress(await made(call, day)), call.language)


async def continue_daily(call: Call, day: Day, body: SoFar, query: LangQuery) -> ShownDaily:
    return shown(await progress_of(call, day, body.marks), call.language)


async def mark_daily(call: Call, day: Day, body: MarkWish, query: LangQuery) -> ShownVerdict:
    progress = await progress_of(call, day, body.marks)
    if progress.is_solved:
        raise refused(phrase("server-daily-over"))
    try:
        fact = read(body.mark, progress.daily, call.language)
    except NoMark as error:
        raise invalid(error.why) from None
    return shown_verdict(progress, fact, progress.mark(fact), call.language)


async def hint_daily(call: Call, day: Day, body: HintWish, query: LangQuery) -> ShownHint:
    progress = await progress_of(call, day, body.marks)
    hint = hint_of(progress, body.level)
    if hint is None:
        raise refused(phrase("server-daily-over"))
    return shown_hint(hint, progress.daily, call.language)


async def finish_daily(call: Call, day: Day, body: ResultWish, query: LangQuery) -> DailyResult:
    progress = await progress_of(call, day, body.marks)
    if not progress.is_solved or len(body.how) != len(progress.done):
        raise refused(phrase("server-daily-not-solved"))
    daily, features = progress.daily, call.desk.features
    account = await call.account()
    who = f"account:{account}" if account else digest(body.browser)
    others, days = None, 0
    if daily.number > 0:
        row = SolvedRow(
            daily.number, who, call.desk.time.wall(), body.seconds, body.slips, body.hints,
            on_day=daily.number == features.today,
        )  # fmt: skip
        others = await features.solved.add(row)
        days = in_a_row(await features.solved.of(who), features.today)
    said = shared(daily.number, body.how, body.slips, body.hints)
    return DailyResult(spoken(said, call.language), squares(body.how), others, days)


async def get_my_dailies(call: Call) -> MyDailies:
    account = await call.must_account()
    solved = await call.desk.features.solved.of(f"account:{account}")
    return MyDailies(in_a_row(solved, call.desk.features.today), [row.number for row in solved])


ROUTES = [
    Route(
        "GET",
        "/daily",
        get_daily,
        "Today's labyrinth, the same for everyone: the answers that are read out first.",
    ),
    Route(
        "GET",
        "/daily/mine",
        get_my_dailies,
        "The dailies that one's account has solved, and for how many days in a row.",
        token="must",
    ),
    Route("GET", "/daily/{day}", get_daily_of, "That of today or of any day before.", (404,)),
    Route(
        "POST",
        "/daily/{day}",
        continue_daily,
        "As it stands after these marks: what is inked, and what was read out for them.",
        (404,),
    ),
    Route(
        "POST",
        "/daily/{day}/marks",
        mark_daily,
        "What is certain is inked; else a plan is shown that fits as well, never the true one.",
        (404, 409),
    ),
    Route(
        "POST",
        "/daily/{day}/hints",
        hint_daily,
        "A hint for the next mark: the answers, the rule, or the mark itself and why.",
        (404, 409),
    ),
    Route(
        "POST",
        "/daily/{day}/result",
        finish_daily,
        "A result to share, and how others did; of each browser or account the first one counts.",
        (401, 404, 409),
        token="may",
        rate="open",
    ),
]
