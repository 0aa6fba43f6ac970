"""Commands as they are said in a language, for pages that show what may be said."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.book import AnyBook
from asterion.core.phrase import Phrase, verbatim
from asterion.server.http.books import LanguageQuery, take_book
from asterion.server.http.desk import Call
from asterion.server.http.routes import BookName, Route
from asterion.words import Speaker, speaker
from asterion.words.offered import is_heard

SOME_WAY = "north"
"""Of commands that want a way, the one that is left out again where only their verb is shown."""

Said = Annotated[str, Meta(max_length=100)]
COST = 0.2
"""What one command costs of the asks that an address has: some take half a millisecond to read."""
AT_ONCE = 20
"""So many are read before others have their turn."""


class Offering(msgspec.Struct, forbid_unknown_fields=True):
    """Commands in the words of records."""

    commands: Annotated[list[Said], Meta(max_length=300)]


class Offered(msgspec.Struct):
    """The same commands, one by one, as they may be said in the language that was asked for."""

    said: list[str]


async def say_commands(call: Call, book: BookName, query: LanguageQuery, body: Offering) -> Offered:
    """In a language in which no moves are heard they stay as they are."""
    chosen = take_book(book)
    if chosen.offer is None or not is_heard(query.lang):
        return Offered(body.commands)
    call.desk.spend("ask", call.address, COST * len(body.commands))
    says = speaker(query.lang)
    said: list[str] = []
    for command in body.commands:
        if len(said) % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
        said.append(_said(chosen, command, says))
    return Offered(said)


def _said(book: AnyBook, command: str, says: Speaker) -> str:
    assert book.offer is not None
    offer = book.offer(command)
    if isinstance(offer, Phrase):
        return says(offer)
    aimed = book.offer(f"{command} {SOME_WAY}")
    if isinstance(aimed, Phrase) and isinstance(aimed.args.get("way"), Phrase):
        return says(Phrase(aimed.id, {**aimed.args, "way": verbatim("")})).strip()
    return command


ROUTES = [
    Route(
        "POST",
        "/books/{book}/offers",
        say_commands,
        "Commands as they are said in a language, in the order in which they were given.",
        (422,),
    ),
]
