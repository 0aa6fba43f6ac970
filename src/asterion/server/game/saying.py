"""In which form a window wants its words: in a language, or as phrases that it says itself."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.composing import Compound
from asterion.core.contract.offer import Offer
from asterion.core.contract.options import Options
from asterion.core.contract.screen import Screen
from asterion.core.event import Event
from asterion.core.phrase import gendered
from asterion.core.referee.hearing import Hearing
from asterion.server.game.messages import Asked, Rows, Words
from asterion.words import choose
from asterion.words.language import FIRST
from asterion.words.shelf import WORDS
from asterion.words.speaker import PSEUDO
from asterion.words.spoken import spoken_again, spoken_labels, spoken_offer, spoken_status

PHRASES: Final = "phrases"
"""The form of anyone who says everything itself, from the same files: the page."""


NONE: Final = "none"
"""The form of a program that reads the events: sentences are not even composed for it."""
UNSPOKEN: Final = (PHRASES, NONE)


def form_of(wanted: str) -> str:
    """The form that is nearest to what was asked for, so that there are not many."""
    if wanted in UNSPOKEN or not wanted:
        return wanted or FIRST
    return choose(wanted, (*WORDS.languages, *PSEUDO))


def sentences(
    heard: Hearing,
    genders: dict[str, str],
    events: Sequence[Event],
    names: Sequence[str],
    form: str,
) -> Sequence[Words]:
    if form == NONE:
        return ()
    if form == PHRASES:
        told = heard.phrases(events, names)
        return [_gendered(each, genders) for each in told] if genders else told
    return heard.sentences(events, names, heard.voice_in(form, genders))


def _gendered(said: Words, genders: dict[str, str]) -> Words:
    return said if isinstance(said, str) else gendered(said, genders)


S = TypeVar("S", Screen, Rows)


def screen(shown: S | None, form: str) -> S | None:
    if shown is None or form in UNSPOKEN:
        return shown
    return msgspec.structs.replace(shown, status=spoken_status(shown.status, form))


def words(said: Words, form: str) -> Words:
    return said if form in UNSPOKEN else spoken_again(said, form)


def prompt(asked: Asked | None, form: str) -> Asked | None:
    if asked is None or form in UNSPOKEN:
        return asked
    return Asked(asked.n, words(asked.asks, form))


@lru_cache(maxsize=8192)
def _offered(offer: Callable[[str], Offer], say: str, form: str) -> Offer:
    made = offer(say)
    if form in UNSPOKEN:
        return msgspec.structs.replace(made, label="")
    return spoken_offer(made, form)


def offers(book: AnyBook, legal: Iterable[str], form: str = NONE) -> list[Offer]:
    """What may be said, named in this form where that is not how it is written.

    A page asks for names once and keeps them: a move of many parts has a long one, and is offered
    turn after turn.
    """
    return [_offered(book.speech.offer, say, form) for say in legal]


def compound(
    book: AnyBook, options: Options, viewer: Seat, form: str
) -> Compound | msgspec.UnsetType:
    """How this player's moves are put together; programs write the notation by themselves."""
    if book.speech.compound is None or viewer < 0 or form == NONE:
        return msgspec.UNSET
    return _compound(book.speech.compound, options, form)


@lru_cache(maxsize=256)
def _compound(make: Callable[[Options], Compound], options: Options, form: str) -> Compound:
    made = make(options)
    return made if form == PHRASES else spoken_labels(made, form)


def in_words(book: AnyBook, offered: Sequence[Offer], form: str) -> Sequence[Offer]:
    return offered if form in UNSPOKEN else offers(book, (each.say for each in offered), form)
