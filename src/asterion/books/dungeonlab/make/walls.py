"""The walls of a generated dungeon, and its exit."""

from asterion.books.dungeonlab.make.draft import Draft
from asterion.books.dungeonlab.plan.model import EXIT, MONOLITH, SIMPLE, WIRE, opposite
from asterion.core.dice import Dice

KINDS = (SIMPLE, SIMPLE, WIRE, MONOLITH)
PASSABLE = (SIMPLE, SIMPLE, WIRE)
GATES = 40
"""Of a hundred walls that chance puts on the only way between two parts, this many stay."""


def raise_walls(draft: Draft, percent: int, dice: Dice) -> None:
    """D13, D15  Some sides of one tree that joins all cells get walls, never monoliths."""
    sides = draft.inner_sides()
    dice.shuffle(sides, "walls")
    leaders = {cell: cell for cell in draft.shape}
    for cell, way in sides:
        beyond = draft.beyond(cell, way)
        ahead, behind = _leader(leaders, cell), _leader(leaders, beyond)
        joins = ahead != behind
        leaders[ahead] = behind
        if not dice.chance(percent, "wall"):
            continue
        if joins and percent < 100 and not dice.chance(GATES, "gate"):
            continue
        edge = cell * 4 + way
        kind = dice.pick(PASSABLE if joins else KINDS, "kind of wall")
        draft.edges[edge] = draft.edges[opposite(edge, beyond)] = kind


def _leader(leaders: dict[int, int], cell: int) -> int:
    while leaders[cell] != cell:
        leaders[cell] = leaders[leaders[cell]]
        cell = leaders[cell]
    return cell


def open_exit(draft: Draft, dice: Dice) -> int:
    """D14  One outer wall is the exit; returns its cell."""
    outer = [
        cell * 4 + way
        for cell in sorted(draft.shape)
        for way in range(4)
        if not _leads_on(draft, cell, way)
    ]
    edge = dice.pick(outer, "exit")
    draft.edges[edge] = EXIT
    return edge // 4


def _leads_on(draft: Draft, cell: int, way: int) -> bool:
    row, column = divmod(cell, draft.width)
    right, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[way]
    inside = 0 <= column + right < draft.width and 0 <= row + down < draft.height
    return inside and draft.beyond(cell, way) in draft.shape
