"""Events as sentences of a language; what is said again and again is put into words once."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final, TypeAlias

import msgspec

from asterion.core.audience import Seat
from asterion.core.event import Event, Ruled
from asterion.core.phrase import NOT_SAID, Phrase, gendered
from asterion.core.telling import Tell, Voice, lend_voices
from asterion.words.shelf import speaker

MOST_REMEMBERED: Final = 8192
LONGEST_REMEMBERED: Final = 300
"""Bytes of an event; what is larger, such as a board, is hardly ever the same again."""
MOST_VOICES: Final = 64

Genders: TypeAlias = Mapping[str, str]
encode: Final = msgspec.msgpack.Encoder().encode


def voice(tell: Tell, language: str, genders: Genders | None, lasts: bool) -> Voice:
    """Who says in this language what `tell` tells; only what a book tells is remembered."""
    if lasts:
        return remembering(language, tell, genders)
    return partial(_Anew(language, tell), genders=genders)


def remembering(language: str, tell: Tell, genders: Genders | None = None) -> Voice:
    """Who speaks for a whole book: all its tables hear much the same, so there is one of it."""
    known = _VOICES.get((language, tell))
    if known is None:
        if len(_VOICES) >= MOST_VOICES:
            _VOICES.clear()
        known = _VOICES[language, tell] = _Remembering(_Anew(language, tell))
    return known.speaking_of(genders) if genders else known.voice


class _Anew:
    """Puts into words whatever is told; a phrase told to one after the other, only once."""

    def __init__(self, language: str, tell: Tell) -> None:
        self._speak = speaker(language)
        self._tell = tell
        self._last: tuple[Phrase | None, str] = (None, "")

    def __call__(
        self, event: Event, listener: Seat, names: Sequence[str], genders: Genders | None = None
    ) -> str:
        told = self._tell(event, listener, names)
        if told is None or isinstance(told, str):
            return told or ""
        if genders:
            return self._speak(gendered(told, genders))
        known, said = self._last
        if known is not told:
            said = self._speak(told)
            self._last = told, said
        return said


class _Remembering:
    """The same by heart. Names differ from table to table, so others stand in for them."""

    def __init__(self, anew: _Anew) -> None:
        self._anew = anew
        self._heard: dict[_Players, dict[Seat, dict[bytes, _Pieces]]] = {}
        self._size = 0
        self.voice = self._by_heart()

    def _by_heart(self) -> Voice:
        heard, learn, written = self._heard, self._learn, encode

        def again(event: Event, listener: Seat, names: Sequence[str]) -> str:
            try:  # a key for all three would take longer to make than this takes
                said, more = heard[len(names)][listener][written(event)]
            except KeyError:
                said, more = learn(event, listener, names, len(names))
            for seat, text in more:
                said += names[seat] + text
            return said

        return again

    def speaking_of(self, genders: Genders) -> Voice:
        """The players by seat, and by name: an event may have a name of its own."""
        by_name = tuple(genders.items())

        def again(event: Event, listener: Seat, names: Sequence[str]) -> str:
            players = (*map(genders.get, names), *by_name)
            try:
                said, more = self._heard[players][listener][encode(event)]
            except KeyError:
                said, more = self._learn(event, listener, names, players, genders)
            return said + "".join(names[seat] + text for seat, text in more)

        return again

    def _learn(
        self,
        event: Event,
        listener: Seat,
        names: Sequence[str],
        players: "_Players",
        genders: Genders | None = None,
    ) -> "_Pieces":
        if isinstance(event, Ruled):  # free text, in which names are looked for
            return self._anew(event, listener, names, genders), ()
        others = _stand_ins(len(names))
        if genders:
            known = zip(others, names, strict=True)
            genders = {**genders, **{other: genders.get(name, NOT_SAID) for other, name in known}}
        pieces = _taken_apart(self._anew(event, listener, others, genders))
        written = encode(event)
        if len(written) <= LONGEST_REMEMBERED:
            self._size += 1
            if self._size > MOST_REMEMBERED:
                self._heard.clear()
                self._size = 1
            self._heard.setdefault(players, {}).setdefault(listener, {})[written] = pieces
        return pieces


_Players: TypeAlias = int | tuple[object, ...]
"""How many there are, and how they are spoken of where that is known."""
_Pieces: TypeAlias = tuple[str, tuple[tuple[Seat, str], ...]]
"""A sentence up to the first player, and then each player with what follows."""
FIRST_STAND_IN: Final = 0xD800
STAND_IN: Final = re.compile("([\ud800-\udbff])")
"""Half a character: no name that was ever sent, kept or typed can have it, nor any event."""


@lru_cache(maxsize=64)
def _stand_ins(players: int) -> tuple[str, ...]:
    return tuple(chr(FIRST_STAND_IN + seat) for seat in range(players))


def _taken_apart(said: str) -> _Pieces:
    before, *more = STAND_IN.split(said)
    seats = (ord(other) - FIRST_STAND_IN for other in more[::2])
    return before, tuple(zip(seats, more[1::2], strict=True))


_VOICES: Final[dict[tuple[str, Tell], _Remembering]] = {}
lend_voices(voice)
