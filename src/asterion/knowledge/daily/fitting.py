"""Plans that fit what was heard, so many that everything that is not certain is otherwise in one.

They follow from what was heard and from nothing else, so a refusal says nothing of the true plan.
"""

from collections.abc import Iterator, Mapping, Sequence

from asterion.core.dice import Rolled
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    KindIs,
    NotAt,
    PlayerAt,
    WallStands,
    World,
)
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge

KINDS = "LHW"
INSIDE = -1
FIRST = 8
"""So many as chance has it; then one for each thing that is the same in all of them."""
Places = Mapping[int, Sequence[str]]
"""For each other player the cells where they may be."""


def fitting(knowledge: LabyrinthKnowledge, places: Places) -> tuple[World, ...]:
    plans = knowledge.worlds(FIRST, Rolled(0))
    for fact in all_marks(knowledge, places):
        if all(holds(fact, plan) for plan in plans):
            plan = knowledge.world_without(fact)
            if plan is not None:
                plans.append(plan)
    return tuple(plans)


def all_marks(knowledge: LabyrinthKnowledge, places: Places) -> Iterator[AnyFact]:
    """Whatever somebody may mark and may be wrong about."""
    for seat, cells in places.items():
        for cell in cells:
            yield NotAt(cell, seat)
            yield PlayerAt(cell, seat)
    for cell in knowledge.cell_names:
        for kind in KINDS:
            yield KindIs(cell, kind)
        for way in (1, 2):  # each side once
            if knowledge.beside(cell, way) is not None:
                yield WallStands(cell, way, True)
                yield WallStands(cell, way, False)


def holds(fact: AnyFact, plan: World) -> bool:
    """Whether it is so in this plan."""
    match fact:
        case KindIs(cell=cell, kind=kind):
            return plan.kinds[cell] == kind
        case WallStands(cell=cell, way=way, stands=stands):
            return ((cell, way) in plan.walls) == stands
        case PlayerAt(cell=cell, seat=seat):
            return plan.players[seat] == (cell, INSIDE)
        case NotAt(cell=cell, seat=seat):
            return plan.players[seat] != (cell, INSIDE)
    raise TypeError(f"nobody can mark {fact}")
