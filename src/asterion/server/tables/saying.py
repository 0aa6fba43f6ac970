"""In which form a window wants its words: in a language, or as phrases that it says itself."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from asterion.core.book import AnyBook
from asterion.core.event import Event
from asterion.core.offer import Offer
from asterion.core.phrase import gendered
from asterion.core.screen import Screen
from asterion.server.tables.messages import Asked, NewsMessage, Rows, Words, encode
from asterion.words import choose
from asterion.words.language import FIRST
from asterion.words.shelf import WORDS
from asterion.words.speaker import PSEUDO
from asterion.words.spoken import spoken_again, spoken_offer, spoken_status

if TYPE_CHECKING:
    from asterion.server.tables.follower import Follower

PHRASES: Final = "phrases"
"""The form of whoever says everything itself, from the same files: the page."""


NONE: Final = "none"
"""The form of a program that reads the events: sentences are not even composed for it."""
UNSPOKEN: Final = (PHRASES, NONE)


def form_of(wanted: str) -> str:
    """The form that is nearest to what was asked for, so that there are not many."""
    if wanted in UNSPOKEN or not wanted:
        return wanted or FIRST
    return choose(wanted, (*WORDS.languages, *PSEUDO))


def sentences(
    follower: "Follower", events: Sequence[Event], names: Sequence[str], form: str
) -> Sequence[Words]:
    if form == NONE:
        return ()
    genders = follower.genders
    if form == PHRASES:
        told = follower.phrases(events, names)
        return [_gendered(each, genders) for each in told] if genders else told
    return follower.sentences(events, names, follower.voice_in(form, genders))


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
    return [_offered(book.offer, say, form) for say in legal]


def _in_words(book: AnyBook, offered: Sequence[Offer], form: str) -> Sequence[Offer]:
    return offered if form in UNSPOKEN else offers(book, (each.say for each in offered), form)


class News(msgspec.Struct, eq=False):
    """What an entry tells a viewer: each form of it is made once, when a window wants it."""

    _follower: "Follower | None"
    _message: NewsMessage  # everything but its sentences, and no language yet
    _events: Sequence[Event]
    _names: Sequence[str]
    _shown: (
        bool  # whether it was looked at what has changed on the screen, as a window asked for it
    )
    _made: dict[tuple[str, bool], bytes] = {}

    def can_tell(self, form: str, with_screen: bool) -> bool:
        made = (form, with_screen) in self._made
        return made or (self._follower is not None and self._shown >= with_screen)

    def told(self, form: str, with_screen: bool = True) -> bytes:
        made = self._made.get((form, with_screen))
        if made is None:
            message, follower = self._message, self._follower
            assert follower is not None
            if form != NONE or (message.screen is not None and not with_screen):
                message = msgspec.structs.replace(
                    message,
                    sentences=sentences(follower, self._events, self._names, form),
                    screen=screen(message.screen, form) if with_screen else None,
                    prompt=prompt(message.prompt, form),
                    offers=_in_words(follower.book, message.offers, form),
                )
            made = self._made[form, with_screen] = encode(message)
        return made

    def settle(self) -> None:
        """All windows have it. In any other form it is made again from the entries: what it was
        made from would take several times as much memory as what was made."""
        if self._made:
            self._follower = None
            self._message = _NOTHING
            self._events = self._names = ()


_NOTHING = NewsMessage(0, msgspec.UNSET, msgspec.Raw(b"[]"), (), None, None, (), (), None)
