"""Events as sentences of a language; what is said again and again is put into words once."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.telling import Tell, Voice, lend_voices
from asterion.core.event import Event, Ruled
from asterion.core.phrase import NOT_SAID, Phrase, gendered
from asterion.words.shelf import speaker
from asterion.words.speaker import Speaker

MOST_REMEMBERED: Final = 8192
LONGEST_REMEMBERED: Final = 300
"""Bytes of an event; what is larger, such as a board, is hardly ever the same again."""
MOST_VOICES: Final = 64

Genders: TypeAlias = Mapping[str, str]
Told: TypeAlias = Phrase | str | None
Pieces: TypeAlias = tuple[str, tuple[tuple[Seat, str], ...]]
"""A sentence up to the first player, and then each player with what follows."""
Players: TypeAlias = int | tuple[object, ...]
"""How many there are, and how they are spoken of where that is known."""

encode: Final = msgspec.msgpack.Encoder().encode


def voice(tell: Tell, language: str, genders: Genders | None, lasts: bool) -> Voice:
    """Who says in this language what `tell` tells; only what a book tells is remembered."""
    return (remembering if lasts else voice_in)(language, tell, genders)


def voice_in(language: str, tell: Tell, genders: Genders | None = None) -> Voice:
    """Who puts everything into words again: for a master, whose words may need the plan."""
    speak = speaker(language)
    return lambda event, listener, names: _said(speak, tell(event, listener, names), genders)


def _said(speak: Speaker, told: Told, genders: Genders | None) -> str:
    if told is None or isinstance(told, str):
        return told or ""
    return speak(gendered(told, genders) if genders else told)


def remembering(language: str, tell: Tell, genders: Genders | None = None) -> Voice:
    """Who speaks for a whole book: all its tables hear much the same, so there is one of it."""
    known = _VOICES.get((language, tell))
    if known is None:
        if len(_VOICES) >= MOST_VOICES:
            _VOICES.clear()
        known = _VOICES[language, tell] = Remembering(language, tell)
    return known.speaking_of(genders) if genders else known.voice


class Remembering:
    """A voice that knows by heart what it said.

    Names differ from table to table, so others stand in for them in its memory.
    """

    def __init__(self, language: str, tell: Tell) -> None:
        self._speak = speaker(language)
        self._tell = tell
        self._heard: dict[Players, dict[Seat, dict[bytes, Pieces]]] = {}
        self._size = 0
        self._last: tuple[Told, Pieces] = (None, ("", ()))
        self.voice = self._by_heart()

    def _by_heart(self) -> Voice:
        heard, learn, write = self._heard, self._learn, encode

        def again(event: Event, listener: Seat, names: Sequence[str]) -> str:
            written = write(event)
            try:  # one key of all three would take longer to make than this takes
                said, more = heard[len(names)][listener][written]
            except KeyError:
                said, more = learn(event, written, listener, names, len(names), None)
            for seat, text in more:
                said += names[seat] + text
            return said

        return again

    def speaking_of(self, genders: Genders) -> Voice:
        """The same of players by seat, and by name: an event may have a name of its own."""
        by_name = tuple(genders.items())

        def again(event: Event, listener: Seat, names: Sequence[str]) -> str:
            written, players = encode(event), (*map(genders.get, names), *by_name)
            try:
                said, more = self._heard[players][listener][written]
            except KeyError:
                said, more = self._learn(event, written, listener, names, players, genders)
            return said + "".join(names[seat] + text for seat, text in more)

        return again

    def _learn(
        self,
        event: Event,
        written: bytes,
        listener: Seat,
        names: Sequence[str],
        players: Players,
        genders: Genders | None,
    ) -> Pieces:
        named = any(name.encode("utf-8", "replace") in written for name in names)
        if named or isinstance(event, Ruled):  # a name in its text may be known as somebody's
            return _said(self._speak, self._tell(event, listener, names), genders), ()
        others = _stand_ins(len(names))
        told = self._tell(event, listener, others)
        if genders:
            known = zip(others, names, strict=True)
            genders = {**genders, **{other: genders.get(name, NOT_SAID) for other, name in known}}
            pieces = _taken_apart(_said(self._speak, told, genders))
        else:
            last, pieces = self._last
            if last is not told:  # many phrases are told to one after the other
                pieces = _taken_apart(_said(self._speak, told, None))
                self._last = told, pieces
        if len(written) <= LONGEST_REMEMBERED:
            self._size += 1
            if self._size > MOST_REMEMBERED:
                self._heard.clear()
                self._size = 1
            self._heard.setdefault(players, {}).setdefault(listener, {})[written] = pieces
        return pieces


FIRST_STAND_IN: Final = 0xD800
STAND_IN: Final = re.compile("([\ud800-\udbff])")
"""Half a character: no name that was ever sent, kept or typed can have it, nor any event."""


@lru_cache(maxsize=64)
def _stand_ins(players: int) -> tuple[str, ...]:
    return tuple(chr(FIRST_STAND_IN + seat) for seat in range(players))


def _taken_apart(said: str) -> Pieces:
    before, *more = STAND_IN.split(said)
    seats = (ord(other) - FIRST_STAND_IN for other in more[::2])
    return before, tuple(zip(seats, more[1::2], strict=True))


_VOICES: Final[dict[tuple[str, Tell], Remembering]] = {}
lend_voices(voice)
