"""What happened in a finished game: who took treasure, lost it, killed or died, and by what answer.

The truth and not what anybody was told: for reviews, which nobody reads before the game is over.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import msgspec

from asterion.books.dooom.event import Hurt, Missed
from asterion.books.dungeonlab.event import Died, Fired, MapShown
from asterion.books.dungeonlab.plan.things import AMMUNITION, TREASURE
from asterion.books.dungeonlab.state import NOWHERE
from asterion.books.labyrinth.event import Answered, Skipped
from asterion.books.labyrinth.event.told import (
    Ashes,
    BlewUp,
    DiedSick,
    Infected,
    Screamed,
    Shot,
    Telling,
    ThrewThing,
)
from asterion.books.labyrinth.state import DEAD, HEALTHY, INFECTED, LOST, WOUNDED
from asterion.core.audience import PUBLIC, Seat
from asterion.core.event import Event
from asterion.core.table import Entry
from asterion.knowledge.afterwards import DOOOM, true_treasure
from asterion.knowledge.dungeonlab.places import name

TOOK, DROPPED, DIED = "took", "dropped", "died"
STRUCK, MISSED, SICK, FAKE, SAW_MAP = "struck", "missed", "sick", "fake", "saw-map"
ILL, HURT = "ill", "hurt"
NOBODY: Final = PUBLIC


class Deed(msgspec.Struct, frozen=True):
    """`by`: whose doing it was, if another's. `count`: of treasure that was taken, or lost.

    `how` it came, without another's doing: by an illness, by a wound, or as the player liked.
    """

    n: int
    kind: str
    seat: Seat
    by: Seat = NOBODY
    count: int = 0
    cell: str = ""
    how: str = ""


class Standing(msgspec.Struct, frozen=True):
    """How it stood with the players after an answer; `lies`: where the true treasure was."""

    alive: Sequence[bool]
    treasure: Sequence[int]
    health: Sequence[int] = ()
    places: Sequence[str] = ()
    lies: str = ""
    is_left: bool = True
    """Whether any treasure still lay on the ground; only told of Dooom."""


def standing(book: str, state: Any) -> Standing:
    if book in DOOOM:
        lying = b"G" in state.ground
        return Standing(tuple(state.alive), tuple(state.treasure), is_left=lying)
    if book == "dungeonlab":
        return Standing(
            tuple(True for _ in state.players),  # the dead land again
            tuple(player.carries.get(TREASURE, 0) for player in state.players),
            places=tuple(
                "" if player.place == NOWHERE else place_name(state.plan, player.place)
                for player in state.players
            ),
        )
    if book == "labyrinth":
        where = true_treasure(book, state)
        holder = getattr(where, "seat", NOBODY)
        return Standing(
            tuple(health not in (DEAD, LOST) for health in state.health),
            tuple(int(seat == holder) for seat in range(len(state.names))),
            tuple(state.health),
            lies="" if where is None else where.cell,
        )
    return Standing((), ())


def place_name(plan: Any, place: int) -> str:
    """A place of a dungeon as its facts call it."""
    column, row, level = plan.coordinates(place)
    return name((column + 1, row + 1, level + 1))


def deeds(book: str, entry: Entry, before: Standing, after: Standing) -> Iterator[Deed]:
    """Of one answer, by what was so before it and after it."""
    events = entry.events
    dead = [seat for seat, alive in enumerate(before.alive) if alive and not after.alive[seat]]
    dead += [one.seat for one in events if isinstance(one, Died)]
    for seat in dead:
        by = _killer(book, seat, entry.seat, events)
        had = before.treasure[seat]
        how = _died_of(book, seat, events) if entry.seat == seat or book == "dungeonlab" else ""
        yield Deed(entry.n, DIED, seat, by, count=had, cell=after.lies, how=how)
    gained = [now - had for now, had in zip(after.treasure, before.treasure, strict=True)]
    is_handed_on = any(more > 0 for more in gained)
    for seat, more in enumerate(gained):
        if more < 0 and seat not in dead and after.lies:
            how = _how(before, after, seat)
            by = _killer(book, seat, entry.seat, events) if how == HURT else NOBODY
            # Taken by the same answer, it was carried away from where it had fallen.
            cell = before.lies if is_handed_on else after.lies
            yield Deed(entry.n, DROPPED, seat, by, count=-more, cell=cell, how=how)
    for seat, more in enumerate(gained):
        if more > 0:
            yield Deed(entry.n, TOOK, seat, count=more, cell=before.lies)
    lost = {seat for seat, more in enumerate(gained) if more < 0}
    yield from _harm(book, entry, before, after, {*dead, *lost})


def _harm(
    book: str, entry: Entry, before: Standing, after: Standing, told: Collection[Seat]
) -> Iterator[Deed]:
    """Wounds and illnesses that cost no treasure, blows that missed, fakes, maps that were seen."""
    n, events = entry.n, entry.events
    if book in DOOOM:
        for one in events:
            if isinstance(one, Hurt) and one.seat not in told:
                yield Deed(n, STRUCK, one.seat, one.by)
            elif isinstance(one, Missed):
                yield Deed(n, MISSED, one.target, one.seat)
    elif book == "dungeonlab":
        yield from (Deed(n, SAW_MAP, one.seat) for one in events if isinstance(one, MapShown))
    else:
        for seat in range(len(before.health)):
            how = "" if seat in told else _how(before, after, seat)
            if how == HURT:
                yield Deed(n, STRUCK, seat, _killer(book, seat, entry.seat, events))
            elif how == ILL:
                yield Deed(n, SICK, seat)
        if any(isinstance(one, Ashes) for one in _told(events)):
            yield Deed(n, FAKE, entry.seat)


def _how(before: Standing, after: Standing, seat: Seat) -> str:
    then, now = before.health[seat], after.health[seat]
    if then == now or now == HEALTHY:
        return ""
    return {INFECTED: ILL, WOUNDED: HURT}.get(now, "")


def _told(events: Sequence[Event]) -> list[Telling]:
    return [one for e in events if isinstance(e, (Answered, Skipped)) for one in e.told]


def _died_of(book: str, seat: Seat, events: Sequence[Event]) -> str:
    """Of what somebody died: in Labyrinth, by a move of their own."""
    if book == "dungeonlab":
        return next((e.of for e in events if isinstance(e, Died) and e.seat == seat), "")
    told = _told(events)
    if any(isinstance(one, DiedSick) or (isinstance(one, Infected) and one.killed) for one in told):
        return ILL
    return HURT if any(isinstance(one, BlewUp) and one.killed for one in told) else ""


def _killer(book: str, seat: Seat, mover: Seat, events: Sequence[Event]) -> Seat:
    """Another player, if it can be laid to that one's weapon."""
    if book in DOOOM:
        return next((e.by for e in events if isinstance(e, Hurt) and e.seat == seat), NOBODY)
    if mover == seat:
        return NOBODY
    if book == "dungeonlab":
        shot = any(isinstance(e, Died) and e.seat == seat and e.of in AMMUNITION for e in events)
        return mover if shot and any(isinstance(e, Fired) for e in events) else NOBODY
    told = [one for e in events if isinstance(e, Answered) and e.seat == mover for one in e.told]
    screams = any(isinstance(one, (Shot, ThrewThing)) and one.scream for one in told)
    return mover if screams or any(isinstance(one, Screamed) for one in told) else NOBODY


class Reach(msgspec.Struct, frozen=True):
    """From an answer on, for so many, somebody carried the treasure and could know a way out."""

    seat: Seat
    n: int
    answers: int
    way_out: int  # the number of the answer from which on that was certain


def carried(story: Sequence[Deed], seat: Seat, last: int) -> Iterator[tuple[int, int]]:
    """From which answer to which one this player had the treasure."""
    since = NOBODY
    for deed in story:
        if deed.seat != seat:
            continue
        if deed.kind == TOOK:
            since = deed.n
        elif since >= 0 and deed.kind in (DROPPED, DIED) and deed.count:
            yield since, deed.n
            since = NOBODY
    if since >= 0:
        yield since, last


def in_reach(story: Sequence[Deed], seat: Seat, way_out: int, last: int) -> Reach | None:
    """The longest time for which this player had the treasure and could know the way out."""
    spans = [
        Reach(seat, max(since, way_out), until - max(since, way_out), way_out)
        for since, until in carried(story, seat, last)
        if until > way_out
    ]
    return max(spans, key=lambda one: one.answers, default=None)
