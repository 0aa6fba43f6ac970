"""Parts in a row, and what depends on what."""

from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from asterion.books.labyrinth.say.command import (
    Blow,
    Go,
    If,
    Part,
    SetMine,
    Shoot,
    Throw,
)
from asterion.books.labyrinth.say.meaning.parts import Bare
from asterion.books.labyrinth.say.row import (
    MET,
    THERE,
    First,
    Ordered,
    Parts,
    in_order,
    joined,
)
from asterion.words.speech.chart import Reject


class Tight(NamedTuple):
    """What follows an “and” or a “then”."""

    parts: Ordered


def marked_first(parts: Parts) -> Ordered:
    return First(parts)


class Implied(tuple[Part, ...]):
    """Begins with an act that only a condition tells: “if there is a scream after my shot up”."""


def chain(parts: Ordered, more: tuple[Ordered | Tight, ...] = ()) -> Parts:
    """“if I hit a wall, shoot up and shoot left”: an “and” goes on with what depends on the if."""
    row: list[Ordered] = [parts]
    for each in more:
        bare = each.parts if isinstance(each, Tight) else each
        if isinstance(bare, Bare) and not isinstance(row[-1], First):
            if isinstance(row[-1][-1], Throw):
                raise Reject
        if not isinstance(each, Tight):
            row.append(each)
            continue
        before = row[-1]
        if not isinstance(before, First) and isinstance(before[-1], If):
            if not _is_if(each.parts):
                raise Reject
        row.append(each.parts)
    for each in row:
        if isinstance(each, Implied) and each[:1] in row:
            raise Reject  # once or twice?
    return in_order(row)


def _is_if(parts: Ordered) -> bool:
    return not isinstance(parts, First) and isinstance(parts[0], If)


def tightly(parts: Ordered) -> Tight:
    return Tight(parts)


def before(parts: Parts, other: Parts) -> Parts:
    """The first before the other."""
    return joined((parts, other))


def after(parts: Parts, other: Parts) -> Parts:
    return joined((other, parts))


class Condition(NamedTuple):
    fact: str
    holds: bool


def fact(value: str, deny: str | None = None) -> Condition:
    return Condition(value, deny is None)


def no_fact(value: str) -> Condition:
    return Condition(value, False)


def fact_found(thing: str, deny: str | None = None) -> Condition:
    return Condition(thing, deny is None)


def fact_finds(finds: str, deny: str | None = None) -> Condition:
    """“if I find”: something. “if there is” is nothing yet."""
    raise Reject


def denied(condition: Condition) -> Condition:
    return Condition(condition.fact, not condition.holds)


def redirected(wrong: Ordered, way: int) -> Parts:
    """“a mine to the left, I mean right”: the same act another way."""
    if isinstance(wrong, First) or not isinstance(wrong[-1], Go | Shoot | Blow | Throw | SetMine):
        raise Reject
    return (*wrong[:-1], replace(wrong[-1], way=way))


def said_twice(first: Ordered, second: Ordered) -> Ordered:
    """“left? yes, I go left”: the same once more is still one act."""
    if first != second:
        raise Reject
    return first


def untied(parts: Ordered) -> Ordered:
    """What is done in any case does not depend on the condition before it."""
    return parts


class Contrary(NamedTuple):
    """“a scream: go right; no scream: go left”."""

    condition: "Condition"
    then: Parts


def contrary(contrary: "Condition", then: Parts) -> Contrary:
    return Contrary(contrary, then)


class Ellipsis(NamedTuple):
    """“shoot left, otherwise right”: the same act another way."""

    ways: tuple[int, ...]


Otherwise: TypeAlias = Parts | Ellipsis | Contrary


def ellipsis(ways: tuple[int, ...]) -> Ellipsis:
    return Ellipsis(ways)


def iff(condition: Condition, then: Parts, otherwise: Otherwise = ()) -> Parts:
    if isinstance(otherwise, Ellipsis):
        otherwise = _same_act(then, otherwise.ways)
    elif isinstance(otherwise, Contrary):
        if otherwise.condition != denied(condition):
            raise Reject
        otherwise = otherwise.then
    if condition.holds and condition.fact == "wall":
        then = tuple(Blow(THERE) if part == MET else part for part in then)
    return (If(*condition, then, otherwise),)


def _same_act(then: Parts, ways: tuple[int, ...]) -> Parts:
    (act, *others), (way, *more) = then, ways
    if others or more or not isinstance(act, Go | Shoot | Blow | Throw | SetMine):
        raise Reject
    return (replace(act, way=way),)


def iff_after(
    condition: Condition, before: Ordered, then: Parts, otherwise: Otherwise = ()
) -> Parts:
    """“if a scream is heard after I shoot up, I go up”."""
    return Implied(chain(before, (iff(condition, then, otherwise),)))


def unless(condition: Condition, then: Parts, otherwise: Otherwise = ()) -> Parts:
    return iff(denied(condition), then, otherwise)


def only_if(then: Parts, condition: Condition, otherwise: Otherwise = ()) -> Parts:
    """“go right and shoot up if I hit a wall”: the movement does not depend on what it meets."""
    if len(then) > 1 and isinstance(then[0], Go):
        raise Reject
    return iff(condition, then, otherwise)


def only_unless(then: Parts, condition: Condition, otherwise: Otherwise = ()) -> Parts:
    return only_if(then, denied(condition), otherwise)


def with_wish(parts: Parts, wish: Parts) -> Parts:
    """“go left without taking anything”: the wish comes before what it is about."""
    return wish + parts
