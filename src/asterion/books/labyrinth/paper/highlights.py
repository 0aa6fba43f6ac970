"""What is worth seeing again in a game of Labyrinth."""

from collections.abc import Iterator, Sequence

from asterion.books.labyrinth.event import Answered, Died, Ended, Placed, Skipped
from asterion.books.labyrinth.event.told import (
    AnyTelling,
    BlewUp,
    Infected,
    Screamed,
    Shot,
    ThrewGrenade,
    TookThing,
)
from asterion.core.audience import Seat
from asterion.core.contract.highlights import Highlight
from asterion.core.event import Event


def highlights(events: Sequence[Event]) -> Iterator[Highlight]:
    for event in events:
        match event:
            case Answered(seat=seat, told=told) | Skipped(seat=seat, told=told):
                yield from _told(seat, told)
            case Placed(seat=seat, told=told):
                yield from _told(seat, told)
            case Died(seat=seat):
                yield Highlight("death", seat)
            case Ended(winners=winners):
                yield from (Highlight("win", seat) for seat in winners)


def _told(seat: Seat, told: Sequence[AnyTelling]) -> Iterator[Highlight]:
    for telling in told:
        match telling:
            case TookThing(taken=taken) if taken.treasures > 0:
                yield Highlight("treasure", seat)
            case BlewUp() | Screamed() | Infected():
                yield Highlight("wound", seat)
            case Shot(scream=True):
                yield Highlight("wound", seat)
            case ThrewGrenade():
                yield Highlight("blast", seat)
