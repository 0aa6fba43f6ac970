"""Parts that follow each other: their order, and what points back to the part before."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from asterion.books.labyrinth.say.command import (
    BULLET,
    CORPSE,
    FLOW,
    GRENADE,
    HERE,
    LANDMINE,
    TREASURE,
    Blow,
    Go,
    If,
    Leave,
    NoRestock,
    Part,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
    every_part,
)
from asterion.words.speech.chart import Reject

Parts: TypeAlias = tuple[Part, ...]
THINGS: Final = (BULLET, GRENADE, LANDMINE, CORPSE, TREASURE)
THERE: Final = -9
"""As a way: that of the part before."""
OPPOSITE: Final = -19
"""As a way: back from that of the part before."""
IT_SET: Final = "it, set"
"""As a thing: the one before, and if it is a mine it is set."""
IT: Final = "it"
"""As a thing: the one before."""
MET: Final = Blow(-29)
"""The wall that a condition speaks of."""
AGAIN: Final[Parts] = (Go(THERE - 1),)
"""The part before once more."""
AGAIN_TO: Final = -40
"""As a way, less another: the part before once more, that other way."""


class First(NamedTuple):
    """What is to be done first, wherever it is said."""

    parts: Parts


Ordered: TypeAlias = Parts | First


def in_order(row: Sequence[Ordered]) -> Parts:
    """Words of order order: of two, the one that is marked comes first; of more, who knows?"""
    marked = [place for place, each in enumerate(row) if isinstance(each, First)]
    plain = [each.parts if isinstance(each, First) else each for each in row]
    if not marked or marked == [0]:
        return joined(plain)
    if marked == [1] and len(row) == 2:
        return joined((plain[1], plain[0]))
    raise Reject


def joined(row: Sequence[Parts]) -> Parts:
    """One after the other; a wish about the step goes before it, “there” is the way before."""
    parts: list[Part] = []
    way, thing, moved = THERE, IT, False
    for each in row:
        if each == AGAIN:
            if not parts or isinstance(parts[-1], Go):
                raise Reject
            parts.append(parts[-1])
            continue
        if len(each) == 1 and isinstance(each[0], Go) and each[0].way <= AGAIN_TO:
            if not parts or not isinstance(parts[-1], Shoot | Blow | Throw | SetMine):
                raise Reject
            each = (replace(parts[-1], way=AGAIN_TO - each[0].way),)
        found = tuple(_pointed(each, way, thing, moved))
        wishes = len(found) == 1 and _is_wish(found[0])
        if wishes and found[0] in parts:
            continue
        found = tuple(part for part in found if part not in parts or not _is_wish(part))
        if wishes and parts and isinstance(parts[-1], Go):
            parts.insert(len(parts) - 1, found[0])
        else:
            parts += found
        way, thing = _last_way(found, way), _last_thing(found, thing)
        moved = _has_moved(found, moved)
    return tuple(parts)


def _is_wish(part: Part) -> bool:
    return isinstance(part, TakeNothing | NoRestock)


def _pointed(parts: Parts, way: int, thing: str, moved: bool) -> Iterator[Part]:
    """`moved`: whether the way is that of a step, so that “there” is where one is."""
    for part in parts:
        if isinstance(part, If):
            found = part.fact if part.fact in THINGS else thing
            then = tuple(_pointed(part.then, way, found, moved))
            otherwise = tuple(_pointed(part.otherwise, way, thing, moved))
            yield replace(part, then=then, otherwise=otherwise)
        elif isinstance(part, Leave | Throw) and part.thing in (IT, IT_SET):
            yield from (
                _pointed((_that(part, thing),), way, thing, moved) if thing != IT else (part,)
            )
        elif getattr(part, "way", HERE) == THERE:
            there = HERE if moved and isinstance(part, SetMine) else way
            yield replace(part, way=there)
        elif getattr(part, "way", HERE) == OPPOSITE and way != THERE:
            yield replace(part, way=(way + 2) % 4)
        else:
            yield part
        way, thing = _last_way((part,), way), _last_thing((part,), thing)
        moved = _has_moved((part,), moved)


def _has_moved(parts: Parts, moved: bool) -> bool:
    for part in parts:
        if isinstance(part, Go | Shoot | Blow | Throw):
            moved = isinstance(part, Go)
    return moved


def _that(part: Leave | Throw, thing: str) -> Part:
    """L67  A grenade that is thrown is thrown at a wall."""
    if isinstance(part, Throw) and thing == GRENADE:
        return Blow(part.way)
    if part.thing == IT_SET and thing == LANDMINE:
        return SetMine(HERE)
    return replace(part, thing=thing)


def _last_thing(parts: Parts, thing: str) -> str:
    for part in parts:
        if isinstance(part, Leave | Throw | Take) and part.thing in THINGS:
            thing = part.thing
    return thing


def _last_way(parts: Parts, way: int) -> int:
    for part in parts:
        if isinstance(part, Go | Shoot | Blow | SetMine | Throw) and 0 <= part.way < FLOW:
            way = part.way
    return way


def unresolved(parts: Parts) -> bool:
    """Whether something still points to a way, or a thing, that nobody has said."""
    return any(map(_is_unresolved, every_part(parts)))


def _is_unresolved(part: Part) -> bool:
    way, thing = getattr(part, "way", HERE), getattr(part, "thing", "")
    return way in (THERE, THERE - 1, OPPOSITE, MET.way) or way <= AGAIN_TO or thing in (IT, IT_SET)
