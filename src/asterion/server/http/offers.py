"""Commands in the words of a language, for pages that show what may be said."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.contract.book import AnyBook
from asterion.core.phrase import Phrase
from asterion.server.http.books import LanguageQuery, take_book
from asterion.server.http.desk import Call
from asterion.server.http.routes import BookName, Route
from asterion.words import Speaker, speaker
from asterion.words.language import FIRST

LONGEST = 300
Said = Annotated[str, Meta(max_length=LONGEST)]
COST = 0.2
COST_OF_LETTER = 0.002
"""What one command costs of the asks that an address has: some take half a millisecond to read."""
AT_ONCE = 20
"""This many are read before others have their turn."""


class Offering(msgspec.Struct, forbid_unknown_fields=True):
    """Commands in the words of records."""

    commands: Annotated[list[Said], Meta(max_length=300)]


class Offered(msgspec.Struct):
    """The same commands, one by one, in the language that was asked for."""

    said: list[str]


async def say_commands(call: Call, book: BookName, query: LanguageQuery, body: Offering) -> Offered:
    """How buttons name them. Where no moves are heard in a language, they are sent in English."""
    chosen = take_book(book)
    if query.lang == FIRST:
        return Offered(body.commands)
    letters = sum(len(command) for command in body.commands)
    call.desk.spend("ask", call.address, COST * len(body.commands) + COST_OF_LETTER * letters)
    says = speaker(query.lang)
    said: list[str] = []
    for command in body.commands:
        if len(said) % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
        said.append(_said(chosen, command, says))
    return Offered(said)


def _said(book: AnyBook, command: str, says: Speaker) -> str:
    """What waits for a way or a cell may have a gap where that would stand."""
    label = book.speech.offer(command).label
    return " ".join(says(label).split()) if isinstance(label, Phrase) else command


ROUTES = [
    Route(
        "POST",
        "/books/{book}/offers",
        say_commands,
        "Commands in the words of a language, in the order in which they were given.",
        (422,),
    ),
]
