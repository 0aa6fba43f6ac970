"""What is worth seeing again in a game of DungeonLab."""

from collections.abc import Iterator, Sequence

from asterion.books.dungeonlab.event import (
    Carried,
    Died,
    Fired,
    Got,
    Hurt,
    Imprisoned,
    Shot,
    Took,
    Won,
)
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.core.contract.highlights import Highlight
from asterion.core.event import Event


def highlights(events: Sequence[Event]) -> Iterator[Highlight]:
    for event in events:
        match event:
            case Took(seat=seat, things=things) if TREASURE in things:
                yield Highlight("treasure", seat)
            case Got(seat=seat, thing=thing) if thing == TREASURE:
                yield Highlight("treasure", seat)
            case Hurt(seat=seat) | Shot(seat=seat) | Imprisoned(seat=seat):
                yield Highlight("wound", seat)
            case Died(seat=seat):
                yield Highlight("death", seat)
            case Fired(seat=seat):
                yield Highlight("blast", seat)
            case Carried(seat=seat):
                yield Highlight("journey", seat)
            case Won(seat=seat):
                yield Highlight("win", seat)
