"""What can mean two things is refused with both readings, never carried out as one of them."""

from collections.abc import Sequence
from typing import NoReturn

from asterion.books.labyrinth.say.command import (
    HERE,
    Blow,
    Go,
    If,
    Part,
    Request,
    SetMine,
    Shoot,
    Throw,
)
from asterion.books.labyrinth.say.parts import bare_way, read_part
from asterion.books.labyrinth.say.writing import parts_written
from asterion.books.labyrinth.words.requests import request_said
from asterion.core.book import Refused
from asterion.core.phrase import Phrase, Value

Parts = tuple[Part, ...]


def refuse_unclear(said: str, readings: Sequence[Parts]) -> NoReturn:
    """“shoot left and right” can mean “shoot left; shoot right” or “shoot left; go right”."""
    one, other = (request_said(Request(parts)) for parts in readings)
    quoted: dict[str, Value] = {"said": shortened(said), "one": one, "other": other}
    raise Refused(Phrase("labyrinth-unclear", quoted))


def shortened(said: str) -> str:
    return said if len(said) <= 60 else said[:57] + "..."


def check_bare_way(before: Part | None, joiner: str, phrase: str) -> None:
    """A way alone after a shot: another shot, or the movement?"""
    way = bare_way(phrase)
    again = towards(before, way) if way is not None and before is not None else None
    if before is None or way is None or again is None:
        return
    said = f"{parts_written((before,))}{joiner}{phrase}"
    refuse_unclear(said, [(before, again), (before, Go(way))])


def towards(part: Part, way: int) -> Part | None:
    """The same action another way; None for what has no way of its own but the movement."""
    match part:
        case Shoot(target=target, cell=cell):
            return Shoot(way, target, cell)
        case Blow():
            return Blow(way)
        case SetMine(way=before) if before != HERE:
            return SetMine(way)
        case Throw(thing=thing, count=count):
            return Throw(thing, way, count)
    return None


def check_alternatives(phrase: str) -> None:
    """“go left or right”: the master does not choose."""
    one, found, other = phrase.partition(" or ")
    first = read_part(one) if found else None
    if first is None:
        return
    way = bare_way(other)
    second = read_part(other)
    if way is not None:
        second = Go(way) if isinstance(first, Go) else towards(first, way)
    if second is not None:
        refuse_unclear(phrase, [(first,), (second,)])


def check_short_g(phrase: str) -> None:
    """“g l”: g is for go, and for grenade."""
    letter, _, rest = phrase.partition(" ")
    way = bare_way(rest)
    if letter == "g" and way is not None:
        refuse_unclear(phrase, [(Go(way),), (Blow(way),)])


def check_reach(said: str, whole: If, by_commas: bool, in_parentheses: Sequence[bool]) -> None:
    """How much depends on “if I hit a wall, shoot up, shoot left”? Parentheses would tell."""
    bodies = (whole.then, whole.otherwise)
    for place, (body, enclosed) in enumerate(zip(bodies, in_parentheses, strict=True)):
        tail = body[1:]
        if enclosed or not tail or not (by_commas or any(isinstance(part, If) for part in tail)):
            continue
        then, otherwise = (body[:1], whole.otherwise) if place == 0 else (whole.then, body[:1])
        kept = If(whole.fact, whole.holds, then, otherwise)
        refuse_unclear(said, [(whole,), (kept, *tail)])
