"""Requests as phrases: a move that everyone heard, to be said again in any language (L12)."""

from functools import lru_cache
from typing import Final

from asterion.books.labyrinth.say.command import (
    ALL_FACETS,
    ALL_OF_THEM,
    DARK,
    EVERYTHING,
    FACETS,
    TREASURE,
    Blow,
    Go,
    If,
    Leave,
    NoRestock,
    Part,
    Prefer,
    Request,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
)
from asterion.books.labyrinth.words.things import WAY_NAMES, counted, ranked
from asterion.core.phrase import Phrase, Value

ORDER: Final = Phrase("labyrinth-request-order")


@lru_cache(maxsize=4096)
def request_said(request: Request) -> Phrase:
    """The move with what it asks to be told."""
    return with_telling(move_said(request), request.told)


@lru_cache(maxsize=4096)
def move_said(request: Request) -> Phrase:
    """The move alone."""
    move = parts_said(request.parts)
    if request.ordered:
        return Phrase("labyrinth-request-parts", {"before": ORDER, "next": move})
    return move


def with_telling(move: Phrase, told: int) -> Phrase:
    """L30, L31"""
    if told == ALL_FACETS:
        return move
    if told == DARK:
        return Phrase("labyrinth-request-dark", {"parts": move})
    wanted = [facet for number, facet in enumerate(FACETS) if told >> number & 1]
    facets: Value = [Phrase("labyrinth-request-facet", {"facet": facet}) for facet in wanted]
    return Phrase("labyrinth-request-semi-dark", {"parts": move, "facets": facets})


def parts_said(parts: tuple[Part, ...]) -> Phrase:
    first, *others = map(part_said, parts)
    for other in others:
        first = Phrase("labyrinth-request-parts", {"before": first, "next": other})
    return first


def part_said(part: Part) -> Phrase:
    match part:
        case Go(way):
            return Phrase("labyrinth-request-go", {"way": WAY_NAMES[way]})
        case Shoot(way, target, cell):
            where: dict[str, Value] = {"way": WAY_NAMES[way]}
            if target and cell:  # an offer: what others hear never names the cell
                at: dict[str, Value] = {**where, "target": target, "cell": cell}
                return Phrase("labyrinth-offer-shoot-at", at)
            if target:
                return Phrase("labyrinth-request-shoot-at", {**where, "target": target})
            return Phrase("labyrinth-request-shoot", where)
        case Blow(way):
            return Phrase("labyrinth-request-blow", {"way": WAY_NAMES[way]})
        case SetMine(way):
            return Phrase("labyrinth-request-mine", {"way": WAY_NAMES[way]})
        case Leave(thing, count):
            return Phrase("labyrinth-request-leave", {"thing": _so_many(thing, count)})
        case Throw(thing, way, count):
            what: dict[str, Value] = {"thing": _so_many(thing, count), "way": WAY_NAMES[way]}
            return Phrase("labyrinth-request-throw", what)
        case Take(thing, rank):
            return _taking(thing, rank)
        case TakeNothing():
            return Phrase("labyrinth-request-take-nothing")
        case NoRestock():
            return Phrase("labyrinth-request-no-restock")
        case Prefer(rank):
            return Phrase("labyrinth-request-prefer", {"rank": ranked(rank)})
        case If():
            return _conditional(part)
    raise TypeError(part)


def _so_many(thing: str, count: int) -> Phrase:
    if count == ALL_OF_THEM:
        return Phrase("labyrinth-request-all", {"thing": thing})
    return counted(count, thing)


def _taking(thing: str, rank: int) -> Phrase:
    if thing == EVERYTHING:
        return Phrase("labyrinth-request-take-everything")
    if thing == TREASURE:
        return Phrase("labyrinth-request-take-treasure", {"rank": ranked(rank)})
    return Phrase("labyrinth-request-take-kind", {"thing": thing})


def _conditional(part: If) -> Phrase:
    condition: dict[str, Value] = {"fact": part.fact, "holds": part.holds}
    condition["then"] = _body(part.then)
    if not part.otherwise:
        return Phrase("labyrinth-request-if", condition)
    condition["otherwise"] = _body(part.otherwise)
    return Phrase("labyrinth-request-if-else", condition)


def _body(parts: tuple[Part, ...]) -> Phrase:
    """A single plain part stands as it is, anything else in parentheses."""
    inside = parts_said(parts)
    if len(parts) == 1 and not isinstance(parts[0], If):
        return inside
    return Phrase("labyrinth-request-together", {"parts": inside})
