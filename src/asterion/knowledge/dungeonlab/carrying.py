"""Being taken to a place that is not told, and maps that tell it."""

import re
from typing import TYPE_CHECKING

from asterion.knowledge.clauses import FALSE, TRUE, Literal
from asterion.knowledge.dungeonlab import moving
from asterion.knowledge.dungeonlab.places import ELSEWHERE, Place, beside, side_of
from asterion.knowledge.dungeonlab.scene import Position
from asterion.knowledge.dungeonlab.terms import (
    HANGING,
    NOTHING,
    ONTIFUTLAS,
    OPEN,
    PAN,
    PIT,
    RIVER,
    WATERFALL,
    happened,
)

if TYPE_CHECKING:
    from asterion.knowledge.dungeonlab.listening import Listener

FLOWS = (1, 2, 3)
"""D70  East, south or west; never north."""
_PARTS = re.compile(r", | and ")


def carried(listener: "Listener", event: happened.Carried) -> None:
    fortune = listener.fortunes[event.seat]
    cause, fortune.cause = fortune.cause, ""
    if cause == RIVER:
        _drift(listener, event.seat)
    elif cause == PIT:
        _fall(listener, event)
    else:
        _sent(listener, event.seat, (cause,) if cause else listener.bestiary.names, 0)


def _sent(listener: "Listener", seat: int, kinds: tuple[str, ...], level: int) -> Position:
    """D44, D48, D58, D68  Somewhere with one of these in it."""
    scene, clauses = listener.scene_(), listener.clauses
    position = scene.fresh(scene.everywhere(0 if clauses.traced else level))
    for place, here in position.items():
        if place == ELSEWHERE:
            continue
        if level not in (0, place[2]):
            clauses.add(-here)
        else:
            clauses.add(-here, *scene.ground.one_of(place, kinds))
    scene.move(seat, position)
    return position


def _fall(listener: "Listener", event: happened.Carried) -> None:
    """D68, D69  Always to the same pit; a hanging one leads to itself."""
    scene, clauses, seat = listener.scene_(), listener.clauses, event.seat
    source = next(iter(scene.at[seat] or {}), None) if scene.is_sure(seat) else None
    known = scene.pits.get(source) if source is not None else None
    if known is not None:
        scene.move(seat, known)
        return
    position = _sent(listener, seat, (PIT, HANGING), event.level)
    if source is not None:
        scene.pits[source] = position
        content = scene.ground.content(source)
        clauses.add(-content[HANGING], position.get(source, FALSE))
        clauses.add(-content[PIT], -position.get(source, FALSE))


def _drift(listener: "Listener", seat: int) -> None:
    """D70, D71  One cell on, where no wall is and where the river goes on."""
    scene, clauses, ground = listener.scene_(), listener.clauses, listener.scene_().ground
    ends: dict[Place, list[Literal]] = {}
    for place, here in scene.known(seat):
        ways: list[Literal] = []
        for to in _following(listener, place):
            flow = ground.flow(place, to)
            ways.append(flow)
            ends.setdefault(to, []).append(clauses.both(here, flow))
            _keep_in_bed(listener, place, to, flow)
        clauses.add(-here, *ways)
        clauses.one_at_most(ways)
    moved = {to: clauses.either(*literals) for to, literals in ends.items()}
    pan = listener.fortunes[seat].to_pan
    for to, there in moved.items():
        content = ground.content(to)
        clauses.add(-there, content[PAN] if pan else -content[PAN])
    lost = (scene.at[seat] or {}).get(ELSEWHERE, FALSE)
    if lost != FALSE:
        back = scene.fresh(scene.everywhere())
        for place, literal in back.items():
            moved[place] = clauses.either(moved.get(place, FALSE), clauses.both(lost, literal))
    scene.move(seat, moved)


def _following(listener: "Listener", place: Place) -> list[Place]:
    steps = [beside(place, way) for way in FLOWS]
    steps = [to for to in steps if to[0] and to[1]]
    if listener.options.waterfalls and place[2] > 1:
        steps.append((place[0], place[1], place[2] - 1))
    return steps


def _keep_in_bed(listener: "Listener", place: Place, to: Place, flow: Literal) -> None:
    """D70, D71  What the words mean: a river lies in its bed."""
    ground, clauses = listener.scene_().ground, listener.clauses
    water = [RIVER, PAN, *([WATERFALL] if listener.options.waterfalls else [])]
    clauses.always(-flow, *ground.one_of(to, water))
    if to[2] != place[2]:
        clauses.always(-flow, *ground.one_of(place, [WATERFALL]))
        return
    if listener.options.waterfalls:
        clauses.always(-flow, -ground.content(place)[WATERFALL])
    way = next(way for way in FLOWS if beside(place, way) == to)
    clauses.always(-flow, ground.wall(side_of(place, way))[OPEN])


def charted(listener: "Listener", event: happened.Charted) -> None:
    """D27  A map: where one is, and all that is around."""
    scene, clauses = listener.scene_(), listener.clauses
    place = (event.column, event.row, event.level)
    before = scene.at[event.seat] or {}
    clauses.add(before.get(place, FALSE), before.get(ELSEWHERE, FALSE))
    scene.put(event.seat, place)
    for column, row, level, what in event.contents:
        scene.ground.discover((column, row, level))
        _read(listener, (column, row, level), what)
    precise = listener.fortunes[event.seat].has_treasure
    for column, row, way, told in event.walls:
        moving.tell_wall(listener, (column, row, 1), way, TRUE, told, precise)


def _read(listener: "Listener", place: Place, what: str) -> None:
    """By their true names; what moved there or away leaves it open."""
    bestiary, ground = listener.bestiary, listener.scene_().ground
    names = [part for part in _PARTS.split(what) if part in bestiary.kinds]
    settled = [name for name in names if name != ONTIFUTLAS and name not in bestiary.beasts]
    if listener.has_struck or listener.has_mounts:
        if settled:
            listener.clauses.add(*ground.one_of(place, settled[:1]))
        return
    listener.clauses.add(*ground.one_of(place, names[:1] or [NOTHING]))
