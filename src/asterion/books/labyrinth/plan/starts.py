"""Which start cells a table has agreed to declare void (6.1)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import RIVER, Plan

MOST_VOID_ROUNDS: Final = 3
"""L10  After these the choices are valid, whatever they are: every game begins."""


Why = Literal["same", "treasure", "inaccessible", "near"]
"""L10  What the players agreed to declare void."""


def why_void(plan: Plan, options: LabyrinthOptions, chosen: Sequence[int]) -> list[Why]:
    """L10  The agreed conditions that these choices meet, each once."""
    faults = {fault for cell in chosen for fault in [fault_of(plan, options, cell)] if fault}
    if options.void_same and len(set(chosen)) < len(chosen):
        faults.add("same")
    return sorted(faults)


def void_starts(plan: Plan, options: LabyrinthOptions, chosen: Sequence[int]) -> list[int]:
    """L10  The chosen cells that the agreed conditions make void, each once."""
    times = Counter(chosen)
    return [
        cell
        for cell, players in times.items()
        if (options.void_same and players > 1) or not is_valid_start(plan, options, cell)
    ]


def is_valid_start(plan: Plan, options: LabyrinthOptions, cell: int) -> bool:
    """L10  Conditions agreed beforehand."""
    return fault_of(plan, options, cell) is None


def fault_of(plan: Plan, options: LabyrinthOptions, cell: int) -> Why | None:
    """L10  What a start cell is void for, anyone else who stands there."""
    treasures = {at for at, _true in plan.treasures}
    if options.void_treasure and cell in treasures:
        return "treasure"
    if options.void_inaccessible and cell not in stoppable(plan, options):
        return "inaccessible"
    if options.void_near:
        near_exit = any(at == cell for at, _way in plan.exits)
        if near_exit or any(beside in treasures for beside in plan.beside(cell)):
            return "near"
    return None


def stoppable(plan: Plan, options: LabyrinthOptions) -> frozenset[int]:
    """L41, L85  Where a mover can come to rest: no source, no turbulent river, any shallow one."""
    if options.rivers == "plain":
        return plan.stoppable
    if options.rivers == "shallow":
        return frozenset(plan.cells)
    return frozenset(cell for cell in plan.cells if plan.kinds[cell] != RIVER)
