"""The ladder over HTTP: who plays how well, for everyone to see."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.server.features.ratings import Rung
from asterion.server.http.books import take_book
from asterion.server.http.desk import Call
from asterion.server.http.routes import BookName, Route


class ShownLadder(msgspec.Struct):
    """The ratings of one book, the best first; `games` is how many finished ones count."""

    book: str
    games: Annotated[int, Meta(ge=0)]
    rungs: list[Rung]


async def get_ladder(call: Call, book: BookName) -> ShownLadder:
    name = take_book(book).name
    games, found = await call.desk.features.ladder.of(name)
    return ShownLadder(name, games, found)


ROUTES = [
    Route(
        "GET",
        "/ladder/{book}",
        get_ladder,
        "Ratings of people and bots by finished rated games, where the server has a ladder.",
        (404,),
    ),
]
