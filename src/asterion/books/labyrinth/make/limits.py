"""The limits of 7.1 that a table agreed on, checked on any plan, drawn or generated."""

from collections.abc import Iterator

from asterion.books.labyrinth.make.settings import ANY, LabyrinthSettings
from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    DELTA,
    ENCEPHALITIS,
    HOSPITAL,
    LAND,
    OPEN,
    PIT,
    WALL,
    WEAPONRY,
    Plan,
)
from asterion.core.contract.chapters import Limits
from asterion.core.contract.options import choices
from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase, phrase

HARMLESS = (LAND, HOSPITAL, WEAPONRY, DELTA)
"""L82  The kinds of which a safe chain is made."""


def limits_broken(plan: Plan, agreed: LabyrinthSettings) -> Iterator[Problem]:
    """L80, L82  Every limit of 7.1 that the plan does not keep."""
    for name, found in _at_most(plan).items():
        limit: int = getattr(agreed, name)
        if limit != ANY and found > limit:
            yield _limit(name, limit, found)
    for name, found in _exactly(plan).items():
        limit = getattr(agreed, name)
        if limit not in (ANY, found):
            yield _limit(name, limit, found)
    if not agreed.closed_exits:
        for cell, way in plan.exits:
            if plan.edge(cell, way) == CLOSED_EXIT:
                yield plan.problem("L80", "labyrinth-problem-closed-exit", cell)
    if agreed.safe_chain and not has_safe_chains(plan):
        yield Problem("L82", Phrase("labyrinth-problem-safe-chain"))


def _at_most(plan: Plan) -> dict[str, int]:
    """L80  What the most_... and longest_... settings limit."""
    return {
        "most_pits": plan.kinds.count(PIT),
        "most_loops": len(plan.loops),
        "longest_loop": max(map(len, plan.loops), default=0),
        "most_rivers": len(plan.river_systems),
        "most_branches": max((_branches(plan, s) for s in plan.river_systems), default=0),
        "longest_river": max((_length(plan, cell) for cell in plan.sources), default=0),
    }


def _exactly(plan: Plan) -> dict[str, int]:
    """L80  What the settings of fixed totals fix."""
    return {
        "mites": plan.kinds.count(ENCEPHALITIS),
        "weaponries": plan.kinds.count(WEAPONRY),
        "hospitals": plan.kinds.count(HOSPITAL),
        "treasures": len(plan.treasures),
        "inner_walls": plan.edges.count(WALL) // 2,
        "exits": len(plan.exits),
    }


def _branches(plan: Plan, system: tuple[int, ...]) -> int:
    """The branches of a river system: one for each of its sources."""
    return len(frozenset(plan.sources).intersection(system))


def _length(plan: Plan, cell: int) -> int:
    """The river cells from here to the delta."""
    length = 0
    while cell in plan.flow:
        cell, length = plan.flow[cell], length + 1
    return length


def has_safe_chains(plan: Plan) -> bool:
    """L82  Whether left and right, and top and bottom, are joined by harmless cells.

    A chain goes from a cell of the first column (row) to one of the last, without a wall between.
    """
    grid = plan.grid
    left, right = ([grid.cell(x, y) for y in range(grid.height)] for x in (0, grid.width - 1))
    top, bottom = ([grid.cell(x, y) for x in range(grid.width)] for y in (0, grid.height - 1))
    return _joined(plan, left, right) and _joined(plan, top, bottom)


def _joined(plan: Plan, side: list[int], far_side: list[int]) -> bool:
    chain = [cell for cell in side if plan.kinds[cell] in HARMLESS]
    seen = set(chain)
    for cell in chain:
        for way, step in enumerate(plan.grid.steps):
            beside = cell + step
            if plan.edge(cell, way) == OPEN and plan.kinds[beside] in HARMLESS:
                if beside not in seen:
                    seen.add(beside)
                    chain.append(beside)
    return not seen.isdisjoint(far_side)


def _limit(name: str, agreed: int, found: int) -> Problem:
    return Problem("L80", phrase("labyrinth-problem-limit", limit=name, agreed=agreed, found=found))


LIMITS = Limits(
    frozenset(one.name for one in choices(LabyrinthSettings) if one.rule in ("L80", "L82")),
    limits_broken,
)
"""L80, L82  The settings of the generator that can be held against a drawn plan as well."""
