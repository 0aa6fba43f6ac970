"""A plan in the making: land everywhere at first, and what has been put on it so far."""

from collections.abc import Iterable, Sequence

from asterion.books.labyrinth.plan.model import LAND, OPEN, SOLID, Plan, build_edges, opposite
from asterion.books.labyrinth.solve import Reach
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase
from asterion.core.state.grid import Grid

ONCE, THRICE = (0,), (0, 0, 0)
"""How often a cell is in the hat."""


class NoRoom(Exception):
    """What is wanted does not fit into this draft, by this many; another may be luckier."""

    def __init__(self, reason: Phrase, missing: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.missing = missing


class Draft:
    """Mutable; there are no inner walls until the end, so `room` has every inner side open."""

    def __init__(self, grid: Grid, cells: Sequence[int], turbulent: bool) -> None:
        self.grid = grid
        self.cells = list(cells)
        self.turbulent = turbulent
        self.kinds = bytearray(grid.size)
        for cell in cells:
            self.kinds[cell] = LAND
        self.room = build_edges(grid, self.kinds)
        self.neighbours = {
            cell: [cell + step for step in grid.steps if self.kinds[cell + step]] for cell in cells
        }
        self.flow: dict[int, int] = {}
        self.delta_of: dict[int, int] = {}
        self.next_pit: dict[int, int] = {}
        self.loops: list[tuple[int, ...]] = []
        self.exits: dict[tuple[int, int], int] = {}
        self.treasures: list[tuple[int, bool]] = []
        self.chain: list[int] = []
        self._settled: set[int] = set()
        self._harmless: set[int] = set()

    # ---- which cells may still become something

    def settle(self, cell: int, kind: int) -> None:
        self.kinds[cell] = kind
        self._settled.add(cell)

    def unsettle(self, cells: Iterable[int]) -> None:
        for cell in cells:
            self.kinds[cell] = LAND
            self._settled.discard(cell)

    def keep_harmless(self, chain: Sequence[int]) -> None:
        """L82  These cells stay land, hospital, weaponry or delta."""
        self.chain.extend(chain)
        self._harmless.update(chain)

    def is_free(self, cell: int) -> bool:
        """Whether the cell may become a hospital, a weaponry or a delta."""
        return cell not in self._settled

    def is_wild(self, cell: int) -> bool:
        """Whether the cell may become anything, a river, a pit or a mite's cell too."""
        return cell not in self._settled and cell not in self._harmless

    # ---- what the draft has

    @property
    def exit_cells(self) -> list[int]:
        return [cell for cell, _way in self.exits]

    @property
    def deltas(self) -> list[int]:
        return list(dict.fromkeys(self.delta_of.values()))

    def on_edge(self, cell: int) -> bool:
        return len(self.neighbours[cell]) < 4

    def guarded_cells(self) -> list[int]:
        """L99  Where a river or a mite hinders access to the true treasure or an exit."""
        cells = [
            beside for cell, true in self.treasures if true for beside in self.neighbours[cell]
        ]
        for cell in self.exit_cells:
            cells += [cell, *self.neighbours[cell]]
        return list(dict.fromkeys(cells))

    @property
    def true_treasure(self) -> int:
        return next(cell for cell, true in self.treasures if true)

    def outer_sides(self) -> list[tuple[int, int]]:
        """L7  Every (cell, way) that leads out of the shape, in reading order."""
        sides = [(cell, way) for cell in self.cells for way in range(4)]
        return [(cell, way) for cell, way in sides if self.room[cell * 4 + way] == SOLID]

    def inner_sides(self) -> list[int]:
        """L6  Every side between two cells once, as `side` names it."""
        sides = [cell * 4 + way for cell in self.cells for way in (0, 3)]
        return [side for side in sides if self.room[side] == OPEN]

    def side(self, side: int) -> int:
        """One name for a side seen from either cell: as the upper or the left one of a cell."""
        cell, way = divmod(side, 4)
        return side if way in (0, 3) else (cell + self.grid.steps[way]) * 4 + opposite(way)

    def sides_of(self, cell: int) -> list[int]:
        return [self.side(cell * 4 + way) for way in range(4)]

    def distances(self, sources: Iterable[int]) -> dict[int, int]:
        """Steps from the nearest of these cells to each cell of the shape, walls apart."""
        steps = dict.fromkeys(sources, 0)
        frontier = list(steps)
        for cell in frontier:
            for beside in self.neighbours[cell]:
                if beside not in steps:
                    steps[beside] = steps[cell] + 1
                    frontier.append(beside)
        return steps

    def reach(self) -> Reach:
        """L93  The graph of 8.5 while there are no walls."""
        carries = self.delta_of if self.turbulent else self.flow
        return Reach(self.cells, self.grid.steps, self.room, carries, self.next_pit)

    # ---- choosing, for a cell along the edge or where it guards something a little more often

    def pick(self, cells: Sequence[int], liked: Iterable[int], dice: Dice, why: str) -> int:
        """One of the cells; one that is liked as if it were there three times."""
        likely = frozenset(liked)
        weighted = [cell for cell in cells for _ in (THRICE if cell in likely else ONCE)]
        return dice.pick(weighted, why)

    def finish(self, name: str, walls: Iterable[tuple[int, int]]) -> Plan:
        return Plan(
            name,
            self.grid,
            bytes(self.kinds),
            build_edges(self.grid, self.kinds, walls, self.exits),
            self.loops,
            self.flow,
            self.treasures,
        )
