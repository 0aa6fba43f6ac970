"""What happened in a dungeon besides the treasure's way: prisons, rides, beasts, landings."""

from collections.abc import Collection, Iterator

from asterion.books.dungeonlab.encounters.kind import GONE
from asterion.books.dungeonlab.event import (
    Became,
    Carried,
    Fired,
    Imprisoned,
    Landed,
    MapShown,
    Ruined,
    Shot,
)
from asterion.core.audience import Seat
from asterion.core.referee.table import Entry
from asterion.knowledge.deed import (
    BROUGHT,
    JAILED,
    LANDED,
    MET,
    NOBODY,
    RUINED,
    SAW_MAP,
    SLEW,
    STRUCK,
    WASTED,
    Deed,
    Standing,
)

STANDS = "stands"
"""The fate of a wall that was fired at in vain."""


def dungeon_deeds(
    entry: Entry, before: Standing, after: Standing, told: Collection[Seat]
) -> Iterator[Deed]:
    """Of one answer; `told` are those of whom a death or a loss is told."""
    rode = set()
    for one in entry.events:
        match one:
            case MapShown():
                yield Deed(entry.n, SAW_MAP, one.seat)
            case Imprisoned():
                yield Deed(entry.n, JAILED, one.seat, count=one.turns)
            case Shot() if one.seat not in told:
                by = entry.seat if entry.seat != one.seat else NOBODY
                yield Deed(entry.n, STRUCK, one.seat, by)
            case Carried():
                rode.add(one.seat)
            case Ruined():
                yield Deed(entry.n, RUINED, one.seat)
            case Landed():
                yield Deed(entry.n, LANDED, one.seat, cell=after.places[one.seat])
            case Fired() if one.wall == STANDS:
                yield Deed(entry.n, WASTED, one.seat, cell=before.places[one.seat])
            case Became() if one.condition in GONE and _is_fired(entry):
                yield Deed(entry.n, SLEW, entry.seat, how=one.name)
    for seat in sorted(rode):
        if after.places[seat]:
            yield Deed(entry.n, BROUGHT, seat, cell=after.places[seat])
    yield from _meetings(entry.n, before, after)


def _is_fired(entry: Entry) -> bool:
    return any(isinstance(one, Fired) for one in entry.events)


def _meetings(n: int, before: Standing, after: Standing) -> Iterator[Deed]:
    for by, treasure in enumerate(after.treasure):
        for seat, place in enumerate(after.places if treasure else ()):
            together = place and place == after.places[by] and seat != by
            if together and before.places[seat] != before.places[by]:
                yield Deed(n, MET, seat, by, cell=place)
