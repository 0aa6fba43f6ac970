"""Facts and worlds of a dungeon, read off the unknowns."""

from collections.abc import Iterable, Iterator

from asterion.knowledge.ask import Model
from asterion.knowledge.clauses import FALSE, Literal
from asterion.knowledge.dungeonlab.facts import (
    AnyFact,
    ContentIs,
    Dead,
    LooksLike,
    PlayerAt,
    TreasureHome,
    WallGone,
    WallIs,
    World,
)
from asterion.knowledge.dungeonlab.places import name, seen_from
from asterion.knowledge.dungeonlab.scene import Scene
from asterion.knowledge.dungeonlab.terms import EXIT, LOOKS, NOTHING, OPEN, WALL_NAMES

SOME_WALL = ""


def facts_of(scene: Scene) -> Iterator[tuple[AnyFact, Literal]]:
    """Everything that can be known, with its literal."""
    yield from lasting_facts(scene)
    yield from passing_facts(scene)


def lasting_facts(scene: Scene) -> Iterator[tuple[AnyFact, Literal]]:
    """What is so from the first to the last: the plan."""
    ground, bestiary = scene.ground, scene.ground.bestiary
    for place, kinds in ground.contents.items():
        where = name(place)
        for kind, literal in kinds.items():
            yield ContentIs(where, kind), literal
        for classes in ground.hinted.get(place, ()):
            for what, alike in (*bestiary.alike.items(), *bestiary.by_look.items()):
                if set(classes) <= set(alike):
                    yield LooksLike(where, what), ground.is_any(place, alike)
    for side, literals in ground.walls.items():
        cell, way = seen_from(side)
        for told, literal in zip(WALL_NAMES, literals, strict=True):
            if literal != FALSE:
                yield WallIs(cell, way, told), literal
        if literals[OPEN] != FALSE:
            yield WallIs(cell, way, SOME_WALL), -literals[OPEN]
    for place, literal in ground.homes.items():
        yield TreasureHome(name(place)), literal


def passing_facts(scene: Scene) -> Iterator[tuple[AnyFact, Literal]]:
    """What may be otherwise after the next answer."""
    for side, destroyed in scene.gone.items():
        cell, way = seen_from(side)
        for literal, until in destroyed:
            yield WallGone(cell, way, until), literal
    for place, literal in scene.dead.items():
        if not scene.deaf:
            yield Dead(name(place)), literal
    for seat, position in enumerate(scene.at):
        for place, literal in (position or {}).items():
            if place[0]:
                yield PlayerAt(name(place), seat), literal


def most_telling(facts: Iterable[AnyFact]) -> list[AnyFact]:
    """Of what is known of a place only the most precise: a lion is green eyes as well."""
    facts = list(facts)
    exact = {fact.cell for fact in facts if isinstance(fact, ContentIs)}
    told = {f.cell for f in facts if isinstance(f, LooksLike) and f.what not in LOOKS}
    walls = {(f.cell, f.way) for f in facts if isinstance(f, WallIs) and f.wall != SOME_WALL}
    return [fact for fact in facts if not _is_less(fact, exact, told, walls)]


def _is_less(fact: AnyFact, exact: set[str], told: set[str], walls: set[tuple[str, int]]) -> bool:
    match fact:
        case LooksLike(cell=cell, what=what):
            return cell in exact or (what in LOOKS and cell in told)
        case WallIs(cell=cell, way=way, wall=wall) if wall == SOME_WALL:
            return (cell, way) in walls
    return False


def world_of(scene: Scene, model: Model) -> World:
    """A model as a dungeon."""

    def holds(literal: Literal) -> bool:
        return model[abs(literal)] == literal

    ground = scene.ground
    contents = {
        name(place): next(kind for kind, literal in kinds.items() if holds(literal))
        for place, kinds in ground.contents.items()
    }
    walls = {}
    for side, literals in ground.walls.items():
        cell, way = seen_from(side)
        kind = next(number for number, literal in enumerate(literals) if holds(literal))
        walls[f"{cell} {way}"] = WALL_NAMES[kind]
    homes = [name(place) for place, literal in ground.homes.items() if holds(literal)]
    players = {
        seat: name(place)
        for seat, position in enumerate(scene.at)
        for place, literal in (position or {}).items()
        if holds(literal)
    }
    return World(contents, walls, "".join(homes), players)


def is_exit(fact: AnyFact) -> bool:
    return isinstance(fact, WallIs) and fact.wall == WALL_NAMES[EXIT]


def is_nothing(fact: AnyFact) -> bool:
    return isinstance(fact, ContentIs) and fact.what == NOTHING
