"""What is known of a labyrinth as marks of a notebook: certain ones, and those still possible."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from asterion.books.labyrinth.paper import spot_of
from asterion.books.labyrinth.paper.strokes import EXIT, KINDS, OPEN, WALL
from asterion.knowledge.budget import Budget
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from asterion.knowledge.marks import Mark

if TYPE_CHECKING:
    from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge

FEW_KINDS, FEW_PLACES, FEW_EXITS = 3, 6, 4
"""Where more is possible, a pencil would only blacken the paper."""


def mark_of(fact: AnyFact) -> Mark | None:
    """None for what is not drawn: that nothing lies somewhere, that one cannot walk out."""
    at = spot_of(fact.cell)
    match fact:
        case KindIs(kind=kind):
            return Mark(at, KINDS[kind])
        case FlowIs(way=way):
            return Mark(at, f"flow-{way}")
        case TreasureLies(lies=True):
            return Mark(at, "treasure")
        case MineSet():
            return Mark(at, "landmine")
        case WallStands(way=way, stands=stands):
            return Mark(at, way=way, edge=WALL if stands else OPEN)
        case ExitIs(way=way, there=there):
            return Mark(at, way=way, edge=EXIT if there else WALL)
        case ExitOpen(way=way, is_open=True):
            return Mark(at, way=way, edge=EXIT)
        case PlayerAt(seat=seat, way=way):
            return Mark(at, way=way, seat=seat)
        case PitLeads(to=to):
            return Mark(at, to=spot_of(to))
    return None


def maybe(knowledge: "LabyrinthKnowledge", budget: Budget) -> Iterator[Mark]:
    """Cells, players and ways out of which few possibilities are left, and more than one."""
    for cell in knowledge.cell_names:
        kinds = knowledge.possible(cell, budget)
        if 1 < len(kinds) <= FEW_KINDS:
            yield from (Mark(spot_of(cell), KINDS[kind]) for kind in sorted(kinds))
    for seat in range(len(knowledge.names)):
        places = knowledge.could_be(seat, budget)
        if 1 < len(places) <= FEW_PLACES:
            yield from (Mark(spot_of(at.cell), way=at.way, seat=seat) for at in places)
    exits = knowledge.ways_out(budget)
    if 1 < len(exits) <= FEW_EXITS:
        yield from (Mark(spot_of(at.cell), way=at.way, edge=EXIT) for at in exits)
