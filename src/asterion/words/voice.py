"""Events as sentences of a language; what is said again and again is put into words once."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Phrase, gendered
from asterion.words.shelf import speaker

MOST_REMEMBERED: Final = 8192
LONGEST_REMEMBERED: Final = 300
"""Bytes of an event; what is larger, such as a board, is hardly ever the same again."""
MOST_VOICES: Final = 64

Tell: TypeAlias = Callable[[Event, Seat, Sequence[str]], Phrase | str | None]
Voice: TypeAlias = Callable[[Event, Seat, Sequence[str]], str]
encode: Final = msgspec.msgpack.Encoder().encode


def voice_in(language: str, tell: Tell, genders: Mapping[str, str] | None = None) -> Voice:
    """Who says in this language what `tell` tells; the sentence is empty where that is nothing.

    `genders` has, by name, how players want to be spoken of.
    """
    speak = speaker(language)

    def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
        told = tell(event, listener, names)
        if told is None or isinstance(told, str):
            return told or ""
        return speak(gendered(told, genders) if genders else told)

    return voice


def remembering(language: str, tell: Tell) -> Voice:
    """The same for a whole book: all its tables hear much the same, so there is one of it.

    Not for a master, whose words may need the plan.
    """
    known = _VOICES.get((language, tell))
    if known is None:
        if len(_VOICES) >= MOST_VOICES:
            _VOICES.clear()
        known = _VOICES[language, tell] = _remembered(voice_in(language, tell))
    return known


def _remembered(voice: Voice) -> Voice:
    remembered: dict[tuple[bytes, type[Event], Seat, Sequence[str]], str] = {}

    def again(event: Event, listener: Seat, names: Sequence[str]) -> str:
        if type(names) is not tuple:
            names = tuple(names)
        key = (encode(event), event.__class__, listener, names)
        said = remembered.get(key)
        if said is None:
            said = voice(event, listener, names)
            if len(key[0]) <= LONGEST_REMEMBERED:
                if len(remembered) >= MOST_REMEMBERED:
                    remembered.clear()
                remembered[key] = said
        return said

    return again


_VOICES: dict[tuple[str, Tell], Voice] = {}
