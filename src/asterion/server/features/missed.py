"""Learning from what one missed: the moments of a chair, and what a mark was worth."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.audience import Seat
from asterion.core.phrase import phrase
from asterion.knowledge.marks import Mark
from asterion.knowledge.missed.moments import Asks, Marked, Missed, Verdict, judged, shown
from asterion.server.denied import missing, refused, unready
from asterion.server.features.afterwards import record
from asterion.server.features.review import check_reviewable, why_then
from asterion.server.study import Answer, NoAnswer, Question, Reviews, ReviewState, Study
from asterion.server.tables import Hosted
from asterion.server.work.kept import Kept
from asterion.words.spoken import spoken


class MissedMoment(msgspec.Struct, frozen=True):
    """One moment: after which entry, what may be marked, and the question."""

    move: int
    heard: Annotated[
        Sequence[int], Meta(description="the entries that this chair had heard, by their numbers")
    ]
    kind: str
    asks: Asks
    question: str


class MissedState(msgspec.Struct, frozen=True):
    """How far the review of a game is; the moments once it is there, the best first."""

    done: int
    of: int
    moments: Sequence[MissedMoment] | None = None


class MissedVerdict(msgspec.Struct, frozen=True):
    """`known`: true, but it had been told outright. Then what was certain, and why."""

    verdict: Verdict
    words: str
    mark: Mark | None
    why: Annotated[Answer, Meta(description="the proof; answers by their numbers in the record")]


async def moments_of(
    reviews: Reviews, kept: Kept, table: Hosted, seat: Seat, language: str
) -> MissedState:
    """What is shown before any mark: nothing of what is right."""
    found = await _missed(reviews, kept, table, seat)
    if isinstance(found, ReviewState):
        return MissedState(found.done, found.of)
    seen = map(shown, found)
    entries = table.game.follower(seat, table.game.committed).told if table.game else []
    told = [
        MissedMoment(
            one.n,
            [*entries[: bisect_right(entries, one.n)]],
            one.kind,
            one.asks,
            spoken(one.question, language),
        )
        for one in seen
    ]
    return MissedState(1, 1, told)


async def verdict_on(
    reviews: Reviews,
    study: Study,
    kept: Kept,
    table: Hosted,
    seat: Seat,
    number: int,
    marked: Marked,
    language: str,
) -> MissedVerdict:
    found = await _missed(reviews, kept, table, seat)
    if isinstance(found, ReviewState):
        raise refused(phrase("server-review-on-its-way"))
    if number >= len(found):
        raise missing(phrase("server-no-such-moment", number=number))
    moment = found[number]
    verdict, right = judged(moment, marked)
    question = Question("why", language=language, fact=right.fact)
    why = await why_then(study, table, seat, moment.n, question)
    words = spoken(phrase(f"missed-{verdict}", fact=right.words), language)
    return MissedVerdict(verdict, words, right.mark, why)


async def _missed(
    reviews: Reviews, kept: Kept, table: Hosted, seat: Seat
) -> Sequence[Missed] | ReviewState:
    check_reviewable(table)
    try:
        return await reviews.missed(table.id, seat, partial(record, kept, table))
    except NoAnswer as error:
        raise unready(error.why) from None
