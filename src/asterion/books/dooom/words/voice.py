"""Dooom in English sentences; what is said at every move is put into words once and remembered."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from asterion.books.dooom.event import Refreshed, Saw, TurnBegan, Walked
from asterion.books.dooom.words.sentences import TELLS
from asterion.core.audience import NOBODY, Seat
from asterion.core.event import Event
from asterion.words import speak

_BOARD: Final = "\0"
"""Stands for a board where the rest of the sentence is asked for."""


def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
    """What this listener is told, in one sentence."""
    often = EVERY_MOVE.get(type(event))
    if often is not None:
        return often(event, listener, names)
    return speak(TELLS[type(event)](event, listener, names))


def _saw(event: Saw, listener: Seat, names: Sequence[str]) -> str:
    seat = event.seat
    if event.who:
        return speak(TELLS[Saw](event, listener, names))
    before, behind = _around_board(names[seat], seat == listener)
    return f"{before}{event.seen.replace('/', ' ')}{behind}"


def _walked(event: Walked, listener: Seat, names: Sequence[str]) -> str:
    seat = event.seat
    return _walking(names[seat], seat == listener, event.way, event.ap)


def _refreshed(event: Refreshed, listener: Seat, names: Sequence[str]) -> str:
    seat = event.seat
    return _refreshing(names[seat], seat == listener, event.ap)


def _turn_began(event: TurnBegan, listener: Seat, names: Sequence[str]) -> str:
    seat = event.seat
    return _beginning(names[seat], seat == listener, event.round)


@lru_cache(maxsize=1024)
def _around_board(name: str, is_you: bool) -> tuple[str, str]:
    before, _, behind = _said(Saw(NOBODY, 0, _BOARD, ()), name, is_you).partition(_BOARD)
    return before, behind


@lru_cache(maxsize=4096)
def _walking(name: str, is_you: bool, way: int, points: int) -> str:
    return _said(Walked(NOBODY, 0, way, points), name, is_you)


@lru_cache(maxsize=1024)
def _refreshing(name: str, is_you: bool, points: int) -> str:
    return _said(Refreshed(NOBODY, 0, points), name, is_you)


@lru_cache(maxsize=1024)
def _beginning(name: str, is_you: bool, number: int) -> str:
    return _said(TurnBegan(NOBODY, 0, number), name, is_you)


def _said(event: Event, name: str, is_you: bool) -> str:
    return speak(TELLS[type(event)](event, 0 if is_you else 1, (name,)))


EVERY_MOVE: dict[type[Event], Callable[[Any, Seat, Sequence[str]], str]] = {
    Saw: _saw,
    TurnBegan: _turn_began,
    Refreshed: _refreshed,
    Walked: _walked,
}
