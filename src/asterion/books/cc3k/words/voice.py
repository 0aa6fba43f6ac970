"""ChamberCrawler3000 in English: each sentence, and the action row made of them (C39)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.books.cc3k.event import (
    Arrived,
    Dodged,
    EnemiesMoved,
    Furnished,
    Hurt,
    Struck,
    Walked,
)
from asterion.books.cc3k.words.sentences import TELLS
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.words import speak

UNSAID = (EnemiesMoved, Arrived, Furnished)
"""What the drawing shows is not said in the action row."""

_OFTEN: Final[dict[type[Event], Callable[[Any], object]]] = {
    Walked: lambda event: (event.way, *event.sees),
    EnemiesMoved: lambda event: len(event.moves),
    Dodged: lambda event: event.enemy,
    Hurt: lambda event: (event.enemy, event.damage),
    Struck: lambda event: (event.enemy, event.damage, event.left),
}
"""Of what is said again and again: all that its sentence depends on."""
_MOST_REMEMBERED: Final = 4096
_remembered: dict[tuple[type[Event], object], str] = {}


def tell(event: Event, listener: Seat, names: Sequence[str]) -> Phrase:
    """What this listener is told; the same for all who hear it."""
    return TELLS[type(event)](event)


def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
    """The same in one English sentence."""
    kind = type(event)
    often = _OFTEN.get(kind)
    if often is None:
        return speak(TELLS[kind](event))
    key = kind, often(event)
    said = _remembered.get(key)
    if said is None:
        if len(_remembered) >= _MOST_REMEMBERED:
            _remembered.clear()
        said = _remembered[key] = speak(TELLS[kind](event))
    return said


def action(events: Sequence[Event]) -> str:
    """C39  All that happened, in one line."""
    return " ".join(voice(event, 0, ()) for event in events if type(event) not in UNSAID)


def refusal(reason: Phrase) -> str:
    """C36  Why a command was refused, as the action row says it."""
    return speak(Phrase("cc3k-refused", {"why": reason}))
