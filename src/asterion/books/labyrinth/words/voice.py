"""Labyrinth in English sentences; what every move brings is put into words once and remembered."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from asterion.books.labyrinth.event import Answered, Asked, TurnBegan
from asterion.books.labyrinth.words.answers import answer
from asterion.books.labyrinth.words.events import tell
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.words import speak

MOST_REMEMBERED: Final = 4096

encode: Final = msgspec.msgpack.Encoder().encode
_ANSWERS: dict[tuple[str, str, bytes], str] = {}


def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
    """What is said at the table, in English."""
    said = REMEMBERED.get(type(event))
    if said is not None:
        return said(event, listener, names)
    return speak(tell(event, listener, names))


def _answered(event: Answered, listener: Seat, names: Sequence[str]) -> str:
    """The same to everyone, and much the same at every table: “cannot move - hit a wall”."""
    key = (event.style, event.request, encode(event.told))
    said = _ANSWERS.get(key)
    if said is None:
        if len(_ANSWERS) >= MOST_REMEMBERED:
            _ANSWERS.clear()
        said = _ANSWERS[key] = speak(answer(event))
    return said


def _asked(event: Asked, listener: Seat, names: Sequence[str]) -> str:
    return _request(event.request, names[event.seat], event.seat == listener)


def _turn_began(event: TurnBegan, listener: Seat, names: Sequence[str]) -> str:
    return _turn(event.round, names[event.seat], event.seat == listener)


@lru_cache(maxsize=MOST_REMEMBERED)
def _request(request: str, name: str, own: bool) -> str:
    return speak(tell(Asked(0, 0, request), 0 if own else 1, (name,)))


@lru_cache(maxsize=MOST_REMEMBERED)
def _turn(round: int, name: str, own: bool) -> str:
    return speak(tell(TurnBegan(0, 0, round), 0 if own else 1, (name,)))


REMEMBERED: Final[dict[type[Event], Callable[[Any, Seat, Sequence[str]], str]]] = {
    Answered: _answered,
    Asked: _asked,
    TurnBegan: _turn_began,
}
