"""What happened besides the treasure's way and the deaths: blows, illnesses, fakes, prisons."""

from collections.abc import Collection, Iterator, Sequence

from asterion.books.dooom.event import Hurt, Missed, PickedUp
from asterion.books.labyrinth.event import Answered, ChoiceAsked, Chose, Skipped
from asterion.books.labyrinth.event.told import (
    BY_THE_RIVER,
    Ashes,
    Screamed,
    Telling,
    ThrewThing,
    Went,
)
from asterion.books.labyrinth.event.told import Shot as ShotAt
from asterion.books.labyrinth.state import HEALTHY, INFECTED, WOUNDED
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.referee.table import Entry
from asterion.knowledge.afterwards import DOOOM, leavers
from asterion.knowledge.deed import (
    ARMED,
    BROUGHT,
    CURED,
    FAKE,
    HURT,
    ILL,
    LEFT,
    MISSED,
    NOBODY,
    PASSED,
    SICK,
    STOPPED,
    STRUCK,
    Deed,
    Standing,
)
from asterion.knowledge.dungeon_deeds import dungeon_deeds

ITSELF = "so"
"""As somebody liked."""
WEAPONS = {"S": "sword", "A": "armour"}
POTION = "H"
CARRIES = ("P", "R", BY_THE_RIVER)
"""Cells of Labyrinth out of which one comes somewhere else."""


def lesser_deeds(
    book: str, entry: Entry, before: Standing, after: Standing, told: Collection[Seat]
) -> Iterator[Deed]:
    """Of one answer; `told` are those of whom a death or a loss is told."""
    if book in DOOOM:
        yield from _of_dooom(entry, told)
    elif book == "dungeonlab":
        yield from dungeon_deeds(entry, before, after, told)
    else:
        yield from _of_labyrinth(entry, before, after, told)


def _of_dooom(entry: Entry, told: Collection[Seat]) -> Iterator[Deed]:
    for one in entry.events:
        if isinstance(one, Hurt) and one.seat not in told:
            how = "" if one.damage else STOPPED
            yield Deed(entry.n, STRUCK, one.seat, one.by, count=one.hit_points, how=how)
        elif isinstance(one, Missed):
            yield Deed(entry.n, MISSED, one.target, one.seat)
        elif isinstance(one, PickedUp) and one.thing in WEAPONS:
            yield Deed(entry.n, ARMED, one.seat, how=WEAPONS[one.thing])
        elif isinstance(one, PickedUp) and one.thing == POTION:
            yield Deed(entry.n, CURED, one.seat)


def _of_labyrinth(
    entry: Entry, before: Standing, after: Standing, told: Collection[Seat]
) -> Iterator[Deed]:
    n, events = entry.n, entry.events
    for seat in range(len(before.health)):
        how = "" if seat in told else turned(before, after, seat)
        if how == HURT:
            yield Deed(n, STRUCK, seat, shooter(seat, entry.seat, events))
        elif how == ILL:
            yield Deed(n, SICK, seat)
    if any(isinstance(one, Ashes) for one in tellings(events)):
        yield Deed(n, FAKE, entry.seat)
    for seat in leavers("labyrinth", events):
        yield Deed(n, LEFT, seat)
    went = [one for one in tellings(events) if isinstance(one, Went)]
    if any(one.reached or one.entered in CARRIES for one in went) and after.places[entry.seat]:
        yield Deed(n, BROUGHT, entry.seat, cell=after.places[entry.seat])
    if entry.seat >= 0 and entry.seat not in told:
        why = _why_not_taken(entry, before, after)
        if why:
            yield Deed(n, PASSED, entry.seat, cell=after.lies, how=why)


def _why_not_taken(entry: Entry, before: Standing, after: Standing) -> str:
    """Why one who stands on it does not: the choice of a fake, or no strength to carry it."""
    seat = entry.seat
    if not after.lies or after.places[seat] != after.lies or any(after.treasure):
        return ""
    if any(isinstance(one, Chose) for one in entry.events):
        return FAKE
    if any(isinstance(one, ChoiceAsked) for one in entry.events):
        return ""
    came = before.places[seat] != after.places[seat] or before.lies != after.lies
    return {INFECTED: ILL, WOUNDED: HURT}.get(after.health[seat], ITSELF) if came else ""


def turned(before: Standing, after: Standing, seat: Seat) -> str:
    """Ill or hurt by this answer."""
    then, now = before.health[seat], after.health[seat]
    if then == now or now == HEALTHY:
        return ""
    return {INFECTED: ILL, WOUNDED: HURT}.get(now, "")


def tellings(events: Sequence[Event]) -> list[Telling]:
    return [one for e in events if isinstance(e, (Answered, Skipped)) for one in e.told]


def shooter(seat: Seat, mover: Seat, events: Sequence[Event]) -> Seat:
    """Another player of Labyrinth, if it can be laid to that one's weapon."""
    if mover == seat:
        return NOBODY
    told = [one for e in events if isinstance(e, Answered) and e.seat == mover for one in e.told]
    screams = any(isinstance(one, (ShotAt, ThrewThing)) and one.scream for one in told)
    return mover if screams or any(isinstance(one, Screamed) for one in told) else NOBODY
