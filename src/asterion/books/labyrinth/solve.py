"""The graph of 8.5: where a mover who throws no grenade can come to.

A player stands on a cell. One move brings him
- through each side without a wall onto the neighbour; if that is a pit, to the next pit of its
  loop; if it is a river, one cell down its flow (so a step upstream ends where it began, and a
  step downstream two cells on);
- from a river also one cell downstream, by the flow or by hitting a wall;
- from a pit also to the next pit, by the loop.
Leaving by an open exit adds nothing: the way back is the way out, and walking back into a river
or a pit carries as above. Nobody comes to rest on a river source; it is no part of the graph, and
anyone who was put there is carried off at his first move.

Turbulent rivers (7.4) carry to the delta at once: then no river cell is part of the graph.
"""

from collections.abc import Iterable, Mapping, Sequence

from asterion.books.labyrinth.plan.model import OPEN, Plan

NO_SIDE = -1
Arc = tuple[int, int]
"""Where a move ends, and the side (`cell * 4 + way`) it went through, or NO_SIDE."""


def arcs(
    cell: int,
    steps: Sequence[int],
    edges: bytes | bytearray,
    carries: Mapping[int, int],
    next_pit: Mapping[int, int],
) -> list[Arc]:
    """L93  Every move from a cell; `carries` says where each river cell takes anyone in it."""
    found = []
    side = cell * 4
    for step in steps:
        if edges[side] == OPEN:
            entered = cell + step
            if entered in carries:
                found.append((carries[entered], side))
            else:
                found.append((next_pit.get(entered, entered), side))
        side += 1
    if cell in carries:
        found.append((carries[cell], NO_SIDE))
    elif cell in next_pit:
        found.append((next_pit[cell], NO_SIDE))
    return found


class Reach:
    """The graph of one plan: `cells` are the nodes, `ahead` and `behind` its arcs."""

    def __init__(
        self,
        cells: Iterable[int],
        steps: Sequence[int],
        edges: bytes | bytearray,
        carries: Mapping[int, int],
        next_pit: Mapping[int, int],
    ) -> None:
        fed = frozenset(carries.values())
        self.cells = [cell for cell in cells if cell not in carries or cell in fed]
        self.ahead = {cell: arcs(cell, steps, edges, carries, next_pit) for cell in self.cells}
        self.behind: dict[int, list[Arc]] = {cell: [] for cell in self.cells}
        for cell, leaving in self.ahead.items():
            for end, side in leaving:
                self.behind[end].append((cell, side))

    def is_whole(self) -> bool:
        """L93  Whether every cell can be reached from every other."""
        if not self.cells:
            return True
        first, count = self.cells[:1], len(self.cells)
        return (
            len(reached(self.ahead, first)) == count and len(reached(self.behind, first)) == count
        )

    def parts(self) -> list[list[int]]:
        """The largest sets of cells that can all be reached from one another, in reading order."""
        parts = []
        left = dict.fromkeys(self.cells)
        while left:
            start = [next(iter(left))]
            back = reached(self.behind, start, left)
            part = [cell for cell in reached(self.ahead, start, left) if cell in back]
            parts.append(sorted(part))
            for cell in part:
                del left[cell]
        return parts


def reached(
    arcs_of: Mapping[int, list[Arc]], start: Iterable[int], within: Mapping[int, None] | None = None
) -> dict[int, None]:
    """All that can be come to from `start`, itself included, without leaving `within`."""
    seen = dict.fromkeys(start)
    frontier = list(seen)
    for cell in frontier:
        for end, _side in arcs_of[cell]:
            if end not in seen and (within is None or end in within):
                seen[end] = None
                frontier.append(end)
    return seen


def reach_of(plan: Plan, turbulent: bool = False, edges: bytes | None = None) -> Reach:
    """Of the plan as it is drawn, or with the `edges` that a game has by now."""
    carries = plan.flow
    if turbulent:
        carries = {river: system[0] for system in plan.river_systems for river in system[1:]}
    now = plan.edges if edges is None else edges
    return Reach(plan.cells, plan.grid.steps, now, carries, plan.next_pit)
