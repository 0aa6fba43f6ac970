"""What is seen, felt and found in a dungeon, as clauses."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from asterion.core.audience import Seat
from asterion.knowledge.clauses import FALSE, Literal
from asterion.knowledge.dungeonlab.places import Place, beside, side_of
from asterion.knowledge.dungeonlab.terms import (
    MORDOR,
    NOTHING,
    ONTIFUTLAS,
    SOMEBODY,
    TREASURE,
    happened,
)

if TYPE_CHECKING:
    from asterion.knowledge.dungeonlab.listening import Listener

WAYS = range(4)


def looked_event(listener: "Listener", event: happened.Looked | happened.Glimpsed) -> None:
    looked(listener, event.seat, event.seen)


def looked(listener: "Listener", seat: Seat, seen: Sequence[str]) -> None:
    """D3, D20  What shows itself from the next cells; any standing wall hides it."""
    for place, here in listener.scene_().known(seat):
        for way in WAYS:
            there = beside(place, way)
            if there[0] and there[1]:
                _looked_at(listener, place, way, here, seen[way])
            elif seen[way]:
                listener.clauses.add(-here)


def _looked_at(listener: "Listener", place: Place, way: int, here: Literal, seen: str) -> None:
    scene, clauses, bestiary = listener.scene_(), listener.clauses, listener.bestiary
    there, side = beside(place, way), side_of(place, way)
    glows = [glow for glow in seen.split(", ") if glow and glow != SOMEBODY]
    if seen:
        scene.demand_open(here, side)
    if not glows:
        if not scene.deaf:  # else it may have died, or a wall may have grown again
            glowing = scene.ground.is_any(there, bestiary.glowing)
            clauses.add(-here, -scene.is_open(side), -glowing, scene.is_dead(there))
    elif len(glows) == 1:
        _lives(listener, there, here, bestiary.by_look.get(glows[0], ()))


def _lives(listener: "Listener", there: Place, here: Literal, kinds: Sequence[str]) -> None:
    """One of these is there and lives; in Mordor it may be one that was sent there (D66)."""
    scene, clauses = listener.scene_(), listener.clauses
    scene.ground.hint(there, here, kinds)
    sent = scene.ground.one_of(there, [MORDOR]) if listener.has_struck else []
    clauses.add(-here, *scene.ground.one_of(there, kinds), *sent)
    if not scene.deaf:
        clauses.add(-here, -scene.is_dead(there), *sent)


def stung(listener: "Listener", event: happened.Stung) -> None:
    """D20, D22  Told by direction; who stings how often is known."""
    scene = listener.scene_()
    kinds = listener.bestiary.by_sting.get((event.hurt, event.count), ())
    for place, here in scene.known(event.seat):
        there = beside(place, event.way)
        if there[0] and there[1]:
            scene.demand_open(here, side_of(place, event.way))
            _lives(listener, there, here, kinds)
        else:
            listener.clauses.add(-here)


# ---- in one's own cell


def here_event(listener: "Listener", event: happened.Here) -> None:
    scene = listener.scene_()
    found(listener, event.seat, event.found, event.things, tuple(scene.known(event.seat)))
    for other in event.company:
        together(listener, event.seat, other)


def came(listener: "Listener", event: happened.Came) -> None:
    """D26  Told to those who are there."""
    if listener.seat >= 0:
        together(listener, listener.seat, event.seat)


def together(listener: "Listener", one: Seat, other: Seat) -> None:
    """Two players are in one cell."""
    at, clauses = listener.scene_().at, listener.clauses
    first, second = at[one], at[other]
    if not first or not second:
        return
    for mine, theirs in ((first, second), (second, first)):
        for place, here in mine.items():
            if place[0]:
                clauses.add(-here, theirs.get(place, FALSE), theirs.get((0, 0, 0), FALSE))


def found(
    listener: "Listener",
    seat: Seat,
    labels: Sequence[str],
    things: dict[str, int] | None,
    places: Sequence[tuple[Place, Literal]],
) -> None:
    """D3, D41, D61  All that is in a cell; `things` is None where they are not told."""
    kinds, condition = _from_the_first(listener, labels)
    scene, clauses = listener.scene_(), listener.clauses
    for place, here in places:
        clauses.add(-here, *scene.ground.one_of(place, kinds))
        scene.ground.hint(place, here, kinds)
        if condition is not None and not scene.deaf:
            dead = scene.is_dead(place)
            clauses.add(-here, dead if condition else -dead)
        if things is not None and not listener.is_loose:
            home = scene.ground.home(place)
            clauses.add(-here, home if TREASURE in things else -home)


def _from_the_first(
    listener: "Listener", labels: Sequence[str]
) -> tuple[Sequence[str], str | None]:
    """What may have been there from the first, and its condition now, if that is told.

    Only beasts that were sent to Mordor and ridden ontifutlai are ever elsewhere.
    """
    bestiary = listener.bestiary
    told = [label.partition(":")[::2] for label in labels]
    at_home = [
        (label, condition)
        for label, condition in told
        if label != ONTIFUTLAS
        and not (bestiary.is_beast(label) and any(other == MORDOR for other, _ in told))
    ]
    if at_home:
        label, condition = at_home[0]
        return bestiary.by_label.get(label, ()), condition
    left = bestiary.beasts if listener.has_struck else ()
    if told:  # an ontifutlas, its own or another's
        strays = (NOTHING, *left) if listener.has_mounts else ()
        return (ONTIFUTLAS, *strays), None
    return (NOTHING, *left, *((ONTIFUTLAS,) if listener.has_mounts else ())), None
