"""What happened in a finished game: who took treasure, lost it, killed or died, and by what answer.

The truth and not what anybody was told: for reviews, which nobody reads before the game is over.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from asterion.books.dooom.event import Hurt, ThingsAt
from asterion.books.dungeonlab.event import Died, Fired
from asterion.books.dungeonlab.plan.things import AMMUNITION, TREASURE
from asterion.books.dungeonlab.state import NOWHERE
from asterion.books.labyrinth.event.told import BlewUp, DiedSick, Infected
from asterion.books.labyrinth.state import DEAD, INSIDE, LOST
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.referee.table import Entry
from asterion.knowledge.afterwards import DOOOM, true_treasure
from asterion.knowledge.deed import DIED, DROPPED, HURT, ILL, INFECTED, NOBODY, TOOK, Deed, Standing
from asterion.knowledge.dungeonlab.places import name
from asterion.knowledge.lesser_deeds import lesser_deeds, shooter, tellings, turned


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
            tuple(
                state.plan.names[at] if outside == INSIDE and at else ""
                for at, outside in zip(state.at, state.outside, strict=True)
            ),
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
        cell = after.lies or _lying(book, events)
        yield Deed(entry.n, DIED, seat, by, count=had, cell=cell, how=how)
    gained = [now - had for now, had in zip(after.treasure, before.treasure, strict=True)]
    is_handed_on = any(more > 0 for more in gained)
    for seat, more in enumerate(gained):
        if more < 0 and seat not in dead and after.lies:
            how = turned(before, after, seat)
            by = _killer(book, seat, entry.seat, events) if how == HURT else NOBODY
            # Taken by the same answer, it was carried away from where it had fallen.
            cell = before.lies if is_handed_on else after.lies
            yield Deed(entry.n, DROPPED, seat, by, count=-more, cell=cell, how=how)
    for seat, more in enumerate(gained):
        if more > 0:
            cell = before.lies or _lying(book, events) or after.places[seat]
            yield Deed(entry.n, TOOK, seat, count=more, cell=cell)
    lost = {seat for seat, more in enumerate(gained) if more < 0}
    yield from lesser_deeds(book, entry, before, after, {*dead, *lost})


def _lying(book: str, events: Sequence[Event]) -> str:
    """Of Dooom: where something was put down or taken up."""
    if book not in DOOOM:
        return ""
    return next((f"{e.column} {e.row}" for e in events if isinstance(e, ThingsAt)), "")


def _died_of(book: str, seat: Seat, events: Sequence[Event]) -> str:
    """Of what somebody died: in Labyrinth, by a move of their own."""
    if book == "dungeonlab":
        return next((e.of for e in events if isinstance(e, Died) and e.seat == seat), "")
    told = tellings(events)
    if any(isinstance(one, Infected) and one.killed for one in told):
        return INFECTED
    if any(isinstance(one, DiedSick) for one in told):
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
    return shooter(seat, mover, events)


class Reach(msgspec.Struct, frozen=True):
    """From an answer on, for `answers`, somebody had the treasure and could know a way out."""

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
