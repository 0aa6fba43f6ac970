"""What is known of a dungeon as marks of a notebook: certain ones, and those still possible."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from asterion.books.dungeonlab.paper.strokes import EDGES, EMPTY, GLOWS, OPEN, WALL
from asterion.core.contract.paper import Spot
from asterion.knowledge.budget import Budget
from asterion.knowledge.dungeonlab.facts import (
    AnyFact,
    ContentIs,
    LooksLike,
    PlayerAt,
    TreasureHome,
    WallGone,
    WallIs,
)
from asterion.knowledge.dungeonlab.places import named
from asterion.knowledge.marks import Mark

if TYPE_CHECKING:
    from asterion.knowledge.dungeonlab.knowing import DungeonLabKnowledge

FEW_PLACES = 6
"""Where more is possible, a pencil would only blacken the paper."""


def spot_of(cell: str) -> Spot | None:
    place = named(cell)
    return None if place is None else Spot(*(number - 1 for number in place))


def mark_of(fact: AnyFact) -> Mark | None:
    """None for what is not drawn; a wall stands on all levels, and is drawn on the lowest."""
    at = spot_of(fact.cell)
    if at is None:
        return None
    match fact:
        case ContentIs(what=what):
            return Mark(at, what or EMPTY)
        case LooksLike(what=what):
            return Mark(at, GLOWS.get(what, what))
        case TreasureHome():
            return Mark(at, "treasure")
        case WallIs(way=way, wall=wall):
            return Mark(at, way=way, edge=EDGES.get(wall, WALL))
        case WallGone(way=way):
            return Mark(at, way=way, edge=OPEN)
        case PlayerAt(seat=seat):
            return Mark(at, seat=seat)
    return None


def maybe(knowledge: "DungeonLabKnowledge", budget: Budget) -> Iterator[Mark]:
    """Players of whom few places are left, and more than one."""
    for seat in range(len(knowledge.listener.names)):
        places = knowledge.could_be(seat, budget)
        if 1 < len(places) <= FEW_PLACES:
            for at in places:
                mark = mark_of(at)
                if mark is not None:
                    yield mark
