"""Plans that fit what was heard, enough that everything that is not certain is otherwise in one.

They follow from what was heard and from nothing else, so a refusal says nothing of the true plan.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    KindIs,
    NotAt,
    PlayerAt,
    WallStands,
    World,
)

INSIDE = -1
FIRST = 8
"""This many as chance has it; then one for each thing that is the same in all of them."""
Places = Mapping[int, Sequence[str]]
"""For each player who is to be found the cells where they may be."""


def fitting(
    first: Iterable[World], marks: Iterable[AnyFact], without: Callable[[AnyFact], World | None]
) -> tuple[World, ...]:
    """The first ones, and for each mark that holds in all of them one `without` it, if any."""
    plans = list(first)
    for fact in marks:
        if all(holds(fact, plan) for plan in plans):
            plan = without(fact)
            if plan is not None:
                plans.append(plan)
    return tuple(plans)


def all_marks(board: Board, kinds: Iterable[str], places: Places) -> Iterator[AnyFact]:
    """Whatever somebody may mark and may be wrong about."""
    kinds = [*kinds]
    for seat, cells in places.items():
        for cell in cells:
            yield NotAt(cell, seat)
            yield PlayerAt(cell, seat)
    for cell, number in board.number.items():
        for kind in kinds:
            yield KindIs(cell, kind)
        for way in (1, 2):  # each side once
            if board.beside[number][way] is not None:
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
