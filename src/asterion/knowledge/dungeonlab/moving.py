"""Steps, walls and shots of a dungeon, as clauses: all on condition of where somebody stood."""

from typing import TYPE_CHECKING

from asterion.knowledge.clauses import FALSE, TRUE, Literal
from asterion.knowledge.dungeonlab import perceiving
from asterion.knowledge.dungeonlab.places import ELSEWHERE, Place, beside, side_of
from asterion.knowledge.dungeonlab.terms import (
    BLASTER,
    DESTROYED,
    DYNAMITE,
    EXIT,
    GRENADE,
    MONOLITH,
    OPEN,
    SIMPLE,
    STANDS,
    WALL_NAMES,
    WIRE,
    happened,
)

if TYPE_CHECKING:
    from asterion.knowledge.dungeonlab.listening import Listener


def landed(listener: "Listener", event: happened.Landed) -> None:
    """D19"""
    fortune = listener.fortunes[event.seat]
    fortune.exote = fortune.has_treasure = False
    listener.scene_().put(event.seat, (event.column, event.row, event.level))


def walked(listener: "Listener", event: happened.Walked) -> None:
    """D17  Nothing was in the way, or an exote passed a simple wall or a wire."""
    scene, clauses = listener.scene_(), listener.clauses
    for place, here in scene.known(event.seat):
        side = side_of(place, event.way)
        if event.through:
            kinds = scene.ground.wall(side)
            clauses.add(-here, kinds[SIMPLE], kinds[WIRE])
        else:
            scene.demand_open(here, side)
    scene.move(event.seat, scene.stepped(event.seat, event.way))


def flew(listener: "Listener", event: happened.Flew) -> None:
    """D50, D51  Over one cell into the next."""
    scene, clauses = listener.scene_(), listener.clauses
    middles: list[tuple[Place, Literal]] = []
    for place, here in scene.known(event.seat):
        middle = beside(place, event.way)
        for side in (side_of(place, event.way), side_of(middle, event.way)):
            if event.through:
                kinds = scene.ground.wall(side)
                clauses.add(-here, -kinds[MONOLITH])
                clauses.add(-here, -kinds[EXIT])
            else:
                scene.demand_open(here, side)
        if middle[0] and middle[1]:
            middles.append((middle, here))
    labels = [what for what in event.over if what.partition(":")[0] in listener.bestiary.by_label]
    perceiving.found(listener, event.seat, labels, None, tuple(middles))
    for _ in range(2):
        scene.move(event.seat, scene.stepped(event.seat, event.way))


def changed_level(listener: "Listener", event: happened.ChangedLevel) -> None:
    """D12, D57"""
    scene, clauses = listener.scene_(), listener.clauses
    moved = {}
    for (column, row, level), here in scene.known(event.seat):
        if 1 <= level + event.by <= scene.ground.levels:
            moved[column, row, level + event.by] = here
        else:
            clauses.add(-here)
    lost = (scene.at[event.seat] or {}).get(ELSEWHERE, FALSE)
    if lost != FALSE:
        moved[ELSEWHERE] = lost
    scene.move(event.seat, moved)


def no_level(listener: "Listener", event: happened.NoLevel) -> None:
    """D12  On the highest or the lowest already."""
    scene = listener.scene_()
    last = scene.ground.levels if event.by > 0 else 1
    for place, here in scene.known(event.seat):
        if place[2] != last:
            listener.clauses.add(-here)


# ---- walls


def bumped(listener: "Listener", event: happened.Bumped) -> None:
    """D13, D18  A wall, of whatever kind; a wire always betrays itself."""
    fortune = listener.fortunes[event.seat]
    scene, clauses = listener.scene_(), listener.clauses
    for place, here in scene.known(event.seat):
        kinds = _stands(listener, place, event.way, here, event.wall)
        if not event.wall:
            clauses.add(-here, -kinds[WIRE])
        if fortune.exote:
            clauses.add(-here, kinds[MONOLITH], kinds[EXIT])
        if fortune.has_treasure:
            clauses.add(-here, -kinds[EXIT])


def came_down(listener: "Listener", event: happened.CameDown) -> None:
    """D51  A wall beyond the cell."""
    for place, here in listener.scene_().known(event.seat):
        _stands(listener, place, event.way, here, event.wall)


def _stands(
    listener: "Listener", place: Place, way: int, here: Literal, told: str
) -> tuple[Literal, ...]:
    scene, side = listener.scene_(), side_of(place, way)
    kinds = scene.ground.wall(side)
    scene.demand_closed(here, side)
    if told:
        tell_kind(listener, kinds, here, told, precise=False)
    return kinds


def tell_kind(
    listener: "Listener", kinds: tuple[Literal, ...], here: Literal, told: str, precise: bool
) -> None:
    """D14  The exit passes for a monolith with those who have no treasure."""
    kind = WALL_NAMES.index(told)
    if kind == MONOLITH and not precise:
        listener.clauses.add(-here, kinds[MONOLITH], kinds[EXIT])
    else:
        listener.clauses.add(-here, kinds[kind])


def felt(listener: "Listener", event: happened.Felt) -> None:
    """D17  The four walls."""
    precise = listener.fortunes[event.seat].has_treasure
    for place, here in listener.scene_().known(event.seat):
        for way, told in enumerate(event.walls):
            tell_wall(listener, place, way, here, told, precise)


def tell_wall(
    listener: "Listener", place: Place, way: int, here: Literal, told: str, precise: bool
) -> None:
    """A wall by its name, as it is now: where none is, one may be gone."""
    scene, side = listener.scene_(), side_of(place, way)
    if told == WALL_NAMES[OPEN]:
        scene.demand_open(here, side)
    else:
        scene.demand_closed(here, side)
        tell_kind(listener, scene.ground.wall(side), here, told, precise)


# ---- shots


def fired(listener: "Listener", event: happened.Fired) -> None:
    """D16, D18, D25  The wall first, then whatever is behind it."""
    scene, clauses = listener.scene_(), listener.clauses
    acts_as = GRENADE if event.ammunition == DYNAMITE else event.ammunition
    breaks = {GRENADE: SIMPLE, BLASTER: WIRE}.get(acts_as)
    for place, here in scene.known(event.seat):
        side = side_of(place, event.way)
        kinds = scene.ground.wall(side)
        if not event.wall:
            scene.demand_open(here, side)
        else:
            scene.demand_closed(here, side)
        if event.wall == STANDS and breaks is not None:
            clauses.add(-here, -kinds[breaks])
        if event.wall == DESTROYED:
            assert breaks is not None
            clauses.add(-here, kinds[breaks])
            gone = clauses.settled(here) if here != TRUE or clauses.traced else TRUE
            scene.destroy(side, gone)
        there = beside(place, event.way)
        left = 0 if event.wall == STANDS else event.count - (event.wall == DESTROYED)
        if left and there[0] and there[1]:
            _hit(listener, there, here, acts_as, left)


def _hit(listener: "Listener", there: Place, here: Literal, acts_as: str, count: int) -> None:
    """D25, D39  What is there may have died; enough of the right ammunition kills for sure."""
    scene, clauses = listener.scene_(), listener.clauses
    if scene.deaf:
        return
    before = scene.is_dead(there)
    after = scene.may_change(there, here)
    if not listener.options.werewolves:
        clauses.always(-before, after)
    content = scene.ground.content(there)
    for kind in listener.bestiary.killed_by(acts_as, count):
        clauses.add(-here, -content[kind], after)
