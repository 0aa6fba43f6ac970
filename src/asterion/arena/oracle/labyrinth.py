"""The fewest rounds of Labyrinth: who sees the plan fetches the true treasure and walks out."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from asterion.arena.oracle import NEVER, Limit
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    OPEN,
    OPEN_EXIT,
    PIT,
    RIVER,
    WALL,
    WEAPONRY,
    Plan,
    cell_named,
    opposite,
)
from asterion.books.labyrinth.state import MOST_GRENADES
from asterion.core.audience import MASTER
from asterion.core.referee.table import Table

MOST_ROUNDS: Final = 400
OUT: Final = -1


class Standing(NamedTuple):
    """All that matters to one who moves alone; `blown` are sides, as `cell * 4 + way`."""

    cell: int
    carries: bool
    grenades: int
    blown: frozenset[int] = frozenset()


def limit(table: Table) -> Limit:
    """Of a game that is over, from the cells on which it began."""
    view = table.view(MASTER)
    plan: Plan = view.plan
    fewest = []
    for seat in range(len(table.names)):
        start = cell_named(plan, view.have_chosen.get(seat, ""))
        fewest.append(NEVER if start is None else fewest_rounds(plan, start, view.options))
    return Limit(view.round, tuple(fewest))


def fewest_rounds(plan: Plan, start: int, options: LabyrinthOptions) -> int:
    """L34  By breadth: a round is a movement, with as many grenades before it as one has."""
    goal = next(cell for cell, is_true in plan.treasures if is_true)
    grenades = 0 if options.common_start else MOST_GRENADES
    frontier = [_arrived(plan, Standing(start, start == goal, grenades))]
    seen = set(frontier)
    flow = _mouths(plan) if options.rivers == "turbulent" else plan.flow
    for rounds in range(1, MOST_ROUNDS):
        ahead = []
        for standing in frontier:
            for after in _movements(plan, flow, standing):
                if after.cell == OUT:
                    if after.carries:
                        return rounds
                    continue
                after = _arrived(plan, after._replace(carries=after.carries or after.cell == goal))
                if after not in seen:
                    seen.add(after)
                    ahead.append(after)
        frontier = ahead
    return NEVER


def _arrived(plan: Plan, standing: Standing) -> Standing:
    """L46, L47  A weaponry gives grenades, and replaces those that are thrown in it."""
    if plan.kinds[standing.cell] == WEAPONRY:
        return standing._replace(grenades=MOST_GRENADES)
    return standing


def _movements(plan: Plan, flow: dict[int, int], standing: Standing) -> Iterator[Standing]:
    """L17, L48-L52, L67  Every way, through walls too, by the flow and by the loop."""
    cell = standing.cell
    if plan.kinds[cell] == RIVER:
        yield standing._replace(cell=flow[cell])
    elif plan.kinds[cell] == PIT:
        yield standing._replace(cell=plan.next_pit[cell])
    for way, step in enumerate(plan.grid.steps):
        side = cell * 4 + way
        edge = plan.edges[side]
        after = standing
        if edge in (WALL, CLOSED_EXIT) and side not in standing.blown:
            if not standing.grenades:
                continue
            there = {side} if edge == CLOSED_EXIT else {side, (cell + step) * 4 + opposite(way)}
            is_free = plan.kinds[cell] == WEAPONRY
            after = standing._replace(
                grenades=standing.grenades - (not is_free), blown=standing.blown | there
            )
        elif edge not in (OPEN, OPEN_EXIT, WALL, CLOSED_EXIT):
            continue
        if edge in (OPEN_EXIT, CLOSED_EXIT):
            yield after._replace(cell=OUT)
            continue
        end = cell + step
        if plan.kinds[end] == RIVER:
            end = flow[end]
        yield after._replace(cell=plan.next_pit.get(end, end))


def _mouths(plan: Plan) -> dict[int, int]:
    """L85  A turbulent river carries all the way."""
    return {river: system[0] for system in plan.river_systems for river in system[1:]}
