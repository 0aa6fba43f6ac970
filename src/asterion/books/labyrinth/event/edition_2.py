"""Edition 2 in records, where a move that was asked for is written as a sentence."""

from typing import Final

from msgspec.structs import astuple

from asterion.books.labyrinth.event import (
    EVENTS,
    Answered,
    Asked,
    Recalled,
    Skipped,
    Style,
)
from asterion.books.labyrinth.event.told import AnyTelling
from asterion.books.labyrinth.say.command import Move, Request
from asterion.books.labyrinth.say.notation import read
from asterion.books.labyrinth.say.writing import parts_written, telling_written
from asterion.core.audience import Seat
from asterion.core.event import Event, Older

ORDER: Final = "order a cell; "
"""L72  Which cell was ordered is secret."""


class WrittenAsked(Event, tag="Asked"):
    seat: Seat
    request: str


class WrittenAnswered(Event, tag="Answered"):
    seat: Seat
    style: Style
    request: str
    ordered: bool
    told: list[AnyTelling]


class WrittenRecalled(Event, tag="Recalled"):
    seat: Seat
    moves: list[WrittenAnswered | Skipped]


def _write(event: Event) -> Event:
    match event:
        case Asked():
            return WrittenAsked(event.to, event.seat, _sentence(event.request))
        case Answered():
            return _answered(event)
        case Recalled():
            moves = [_answered(one) if isinstance(one, Answered) else one for one in event.moves]
            return WrittenRecalled(event.to, event.seat, moves)
    return event


def _answered(event: Answered) -> WrittenAnswered:
    to, seat, style, request, ordered, told = astuple(event)
    return WrittenAnswered(to, seat, style, _sentence(request), ordered, told)


def _sentence(request: Request) -> str:
    order = ORDER if request.ordered else ""
    return f"{order}{parts_written(request.parts)}{telling_written(request.told)}"


def _read(event: Event) -> Event:
    match event:
        case WrittenAsked():
            return Asked(event.to, event.seat, _request(event.request))
        case WrittenAnswered():
            return _as_answered(event)
        case WrittenRecalled():
            moves = [
                _as_answered(one) if isinstance(one, WrittenAnswered) else one
                for one in event.moves
            ]
            return Recalled(event.to, event.seat, moves)
    return event


def _as_answered(event: WrittenAnswered) -> Answered:
    to, seat, style, request, ordered, told = astuple(event)
    return Answered(to, seat, style, _request(request), ordered, told)


def _request(sentence: str) -> Request:
    """NotNotation where the name of a player reads like a part of the move."""
    move = read(sentence.removeprefix(ORDER))
    if not isinstance(move, Move):
        raise ValueError(sentence)
    return Request(move.parts, move.told, sentence.startswith(ORDER))


WRITTEN: Final[dict[type[Event], type[Event]]] = {
    Asked: WrittenAsked,
    Answered: WrittenAnswered,
    Recalled: WrittenRecalled,
}
EDITION_2: Final = Older(tuple(WRITTEN.get(kind, kind) for kind in EVENTS), _write, _read)
