"""What a table agrees on, in one sentence: for anyone who opens it and anyone who comes to it."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import OptionError, Options, choices, options_from, settings_of
from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Phrase
from asterion.server.game.doc import Terms
from asterion.server.http.books import LanguageQuery, read_options, take_book
from asterion.server.http.desk import Call
from asterion.server.http.presets import offered, preset_word
from asterion.server.http.problems import Fault
from asterion.server.http.routes import BookName, Route
from asterion.words import Speaker, speaker

_CLOCKS = ("clock", "move_seconds", "game_seconds", "increment_seconds", "move_days")
"""These are said together."""


class Agreeing(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be put into words."""

    players: Annotated[int, Meta(ge=1, le=99)] = 1
    bots: Annotated[int, Meta(ge=0, le=99)] = 0
    options: JsonObject = {}
    terms: JsonObject = {}


class Agreed(msgspec.Struct):
    """The same in words."""

    preset: Annotated[str, Meta(description="the one that is nearest; empty: the book as it is")]
    parts: list[str]
    sentence: str


async def put_into_words(
    call: Call, book: BookName, query: LanguageQuery, body: Agreeing
) -> Agreed:
    chosen = take_book(book)
    options = read_options(chosen, "", body.options)
    try:
        terms = options_from(Terms, body.terms)
    except OptionError as error:
        raise Fault(422, error.why, place="terms") from None
    says = speaker(query.lang or "en")
    preset = nearest(chosen, options)
    seats = {"players": body.players, "bots": body.bots}
    parts = [says(Phrase("server-agreed-players", {**seats}))]
    if chosen.rules.presets:
        parts.append(preset_word(chosen, preset, says))
    parts += _differences(options, chosen.rules.presets.get(preset, chosen.rules.options()), says)
    parts += _time(terms, says)
    parts += _differences(terms, Terms(), says)
    joined = says(Phrase("server-agreed-all", {"parts": [*parts]}))
    return Agreed(preset, parts, says(Phrase("server-agreed", {"all": joined})))


def nearest(book: AnyBook, options: Options) -> str:
    """The preset from which the fewest options differ, the earliest of equals."""
    wanted = settings_of(options)

    def differing(preset: str) -> int:
        usual = settings_of(book.rules.presets[preset] if preset else book.rules.options())
        return sum(wanted[name] != value for name, value in usual.items())

    return min(offered(book), key=differing)


def _differences(options: Options, usual: Options, says: Speaker) -> Iterator[str]:
    before, now = settings_of(usual), settings_of(options)
    for choice in choices(type(options)):
        value = now[choice.name]
        if value == before[choice.name] or (choice.name in _CLOCKS and type(options) is Terms):
            continue
        name = f"{choice.says.id}.agreed"
        plain = value.replace(" ", "-") if choice.values and isinstance(value, str) else value
        if says.has(name):
            yield says(Phrase(name, {"value": plain}))
        else:
            yield f"{says(choice.says)}: {value}"


def _time(terms: Terms, says: Speaker) -> Iterator[str]:
    if terms.clock == "days":
        yield says(Phrase("server-agreed-days", {"days": terms.move_days}))
    if terms.clock != "live":
        return
    if terms.move_seconds > 60 and terms.move_seconds % 60 == 0:
        yield says(Phrase("server-agreed-minutes", {"minutes": terms.move_seconds // 60}))
    elif terms.move_seconds or not terms.game_seconds:
        yield says(Phrase("server-agreed-move", {"seconds": terms.move_seconds}))
    if terms.game_seconds:
        game = {"minutes": -(-terms.game_seconds // 60), "increment": terms.increment_seconds}
        yield says(Phrase("server-agreed-game", {**game}))


ROUTES = [
    Route(
        "POST",
        "/books/{book}/agreed",
        put_into_words,
        "What a table with these options, terms and seats has agreed on, in one sentence.",
        (422,),
    ),
]
