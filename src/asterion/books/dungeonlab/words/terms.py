"""From the literals of events to phrases: things, encounters, walls, sights, places."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from asterion.books.dungeonlab.encounters.kind import DEAD, GREEN_EYES, HOLE, LIGHTS, slug
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.model import SOMEBODY, WALL_NAMES, Plan
from asterion.books.dungeonlab.plan.saying import encounter, place_of, thing_name, wall_of
from asterion.books.dungeonlab.plan.things import DOLLAR, TREASURE, thing_named
from asterion.core.phrase import Item, Phrase
from asterion.core.state.grid import WAYS as WAY_NAMES

__all__ = ["encounter", "thing_name"]

NOTHING: Final = Phrase("dungeonlab-nothing")
WAYS: Final = tuple(Phrase(f"dungeonlab-{way}") for way in WAY_NAMES)
SOME_WALL: Final = Phrase("dungeonlab-wall-some")
WALLS: Final = {name: wall_of(kind) for kind, name in enumerate(WALL_NAMES)}
SIGHTS: Final = {
    LIGHTS: Phrase("dungeonlab-sight-lights"),
    GREEN_EYES: Phrase("dungeonlab-sight-green-eyes"),
    HOLE: Phrase("dungeonlab-sight-hole"),
    SOMEBODY: Phrase("dungeonlab-sight-somebody"),
}
_AMOUNT = re.compile(r"([0-9]+) (.+)")
_BETWEEN = re.compile(", | and ")


def thing(count: int, name: str) -> Phrase:
    """“5 bullets”, “the treasure”, “$20”; also `.name` and `.many` of it."""
    return Phrase(f"dungeonlab-thing-{slug(name)}", {"n": count})


def things(counts: Mapping[str, int]) -> list[Item]:
    """All of them, or that there are none."""
    return [thing(count, name) for name, count in counts.items()] or [NOTHING]


def damage(kind: str, count: int) -> Phrase:
    return Phrase(f"dungeonlab-damage-{kind}", {"n": count})


def wall(name: str) -> Phrase:
    """A wall by its name in events; it may not be told which it is."""
    return WALLS.get(name, SOME_WALL)


def seen(sights: Sequence[str]) -> list[Item]:
    """What is seen in each direction; “lights, somebody” are two sights in one."""
    found: list[Item] = [
        Phrase("dungeonlab-seen", {"what": sights_of(told), "way": way})
        for told, way in zip(sights, WAYS, strict=True)
        if told
    ]
    return found or [Phrase("dungeonlab-seen-nothing")]


def sights_of(told: str) -> list[Item]:
    return [SIGHTS.get(sight, sight) for sight in told.split(", ")]


def listed(told: str) -> list[Item]:
    """“lion, 2 bullets and the treasure”, as maps have it, item by item."""
    return [one(part) for part in _BETWEEN.split(told)] if told else [NOTHING]


def one(told: str) -> Item:
    """An encounter by its true name and how it is, or this many of a thing, as maps have it."""
    name, _, condition = told.partition(":")
    if name in KINDS:
        what = encounter(name)
        if not condition:
            return what
        return Phrase(
            "dungeonlab-map-condition", {"what": what, "condition": condition_of(name, condition)}
        )
    if told == "the treasure":
        return thing(1, TREASURE)
    if told == "nothing":
        return NOTHING
    if told.startswith("$") and told[1:].isdecimal():
        return thing(int(told[1:]), DOLLAR)
    amount = _AMOUNT.fullmatch(told)
    found = thing_named(amount[2]) if amount is not None else None
    return told if amount is None or found is None else thing(int(amount[1]), found)


def condition_of(name: str, condition: str) -> Phrase:
    """How an encounter is: a beast is dead, a tree felled, a prison destroyed."""
    kind = KINDS[name]
    if condition == DEAD and kind.climb is not None:
        condition = "felled"
    elif condition == DEAD and kind.jails:
        condition = "destroyed"
    return Phrase(f"dungeonlab-condition-{condition}")


def place(plan: Plan | None, number: int) -> Phrase:
    """A place of the plan in columns, rows and levels; without the plan nobody could say where."""
    if plan is None:
        return Phrase("dungeonlab-some-place")
    return place_of(plan, number)


def cell(plan: Plan | None, number: int) -> Phrase:
    """A cell of every level: walls go through all of them."""
    if plan is None:
        return Phrase("dungeonlab-some-cell")
    row, column = divmod(number, plan.width)
    return Phrase("dungeonlab-cell", {"column": column + 1, "row": row + 1})


def row_of(glue: str, phrases: Iterable[Phrase]) -> Phrase | None:
    """Phrases one after the other, with a message that puts two of them together."""
    whole: Phrase | None = None
    for each in phrases:
        whole = each if whole is None else Phrase(glue, {"first": whole, "next": each})
    return whole
