"""The best scores of a book that is played alone, for everyone to see."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.phrase import Phrase
from asterion.server.features.scores import Best
from asterion.server.http.books import take_book
from asterion.server.http.desk import Call
from asterion.server.http.routes import BookName, Route
from asterion.words.spoken import spoken


class Scores(msgspec.Struct):
    """The best game of each account, the best first."""

    book: str
    counts: Annotated[str, Meta(description="what is counted, in a word")]
    best: list[Best]


async def get_scores(call: Call, book: BookName) -> Scores:
    chosen = take_book(book)
    best = await call.desk.features.scores.of(chosen.name)
    contest = chosen.host.contest
    counts = spoken(Phrase(contest.counts), call.language) if contest is not None else ""
    return Scores(chosen.name, counts, best)


ROUTES = [
    Route(
        "GET",
        "/scores/{book}",
        get_scores,
        "The best game of each account, of a book that is played alone: on plans that the server "
        "drew, by the book's own rules.",
        (404,),
    ),
]
