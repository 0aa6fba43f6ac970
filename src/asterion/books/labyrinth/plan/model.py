"""The secret plan of a Labyrinth game: immutable, with what follows from it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final

from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase, Value
from asterion.core.state.grid import Grid

WAYS: Final = ("up", "right", "down", "left")
"""The four ways as Labyrinth's players say them, in the order of the grid's steps."""

LAND: Final = ord("L")
HOSPITAL: Final = ord("H")
WEAPONRY: Final = ord("W")
PIT: Final = ord("P")
RIVER: Final = ord("R")
DELTA: Final = ord("D")
ENCEPHALITIS: Final = ord("E")
KINDS: Final = frozenset((LAND, HOSPITAL, WEAPONRY, PIT, RIVER, DELTA, ENCEPHALITIS))

OPEN: Final = 0
WALL: Final = 1  # L6: between two cells, a grenade destroys it
SOLID: Final = 2  # L7: an outer side, nothing destroys it
CLOSED_EXIT: Final = 3  # L7: an outer side that a grenade opens
OPEN_EXIT: Final = 4


class Plan:
    """L4  Walls and exits, the kind of each cell, the places of the treasures.

    `kinds[cell]` is one of L H W P R D E, 0 off the shape; `edges[cell * 4 + way]` is what lies
    on that side of the cell, the same from both sides of an inner one and SOLID all round a cell
    off the shape. The shape touches all four sides of the grid.
    """

    def __init__(
        self,
        name: str,
        grid: Grid,
        kinds: bytes,
        edges: bytes,
        loops: Iterable[tuple[int, ...]] = (),
        flow: Mapping[int, int] | None = None,
        treasures: Iterable[tuple[int, bool]] = (),
        lying: Mapping[int, tuple[int, int, int]] | None = None,
    ) -> None:
        self.name = name
        self.grid = grid
        self.kinds = kinds
        self.edges = edges
        self.loops = tuple(loops)
        self.flow = dict(flow or {})
        """L49  For each river cell the cell downstream: another river cell or the delta."""
        self.treasures = tuple(sorted(treasures, key=_cell_of))
        """(cell, is it the true one), in reading order, on one cell the lowest first."""
        self.lying = {cell: items for cell, items in sorted((lying or {}).items()) if any(items)}
        """(bullets, grenades, landmines) that lie on a cell at the start."""
        self.cells = tuple(cell for cell in grid.cells() if kinds[cell])
        """L5  The shape, in reading order."""
        self.next_pit = {
            pit: loop[(order + 1) % len(loop)]
            for loop in self.loops
            for order, pit in enumerate(loop)
        }
        """L48  Where a pit leads to."""

    def _all(self) -> tuple[object, ...]:
        shape = (self.grid.width, self.grid.height, self.kinds, self.edges)
        return (self.name, *shape, self.loops, self.flow, self.treasures, self.lying)

    def __eq__(self, other: object) -> bool:
        return self._all() == other._all() if isinstance(other, Plan) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.name, self.kinds, self.edges, self.treasures))

    def edge(self, cell: int, way: int) -> int:
        return self.edges[cell * 4 + way]

    def beside(self, cell: int) -> Iterator[int]:
        """The neighbours of a cell within the shape, whether or not a wall is between."""
        return (cell + step for step in self.grid.steps if self.kinds[cell + step])

    def problem(
        self, rule: str, message: str, cell: int, advice: bool = False, **args: Value
    ) -> Problem:
        """A problem of a cell, which its message names."""
        name = name_of_cell(self.grid, cell)
        return Problem(rule, Phrase(message, {**args, "cell": name}), advice=advice, cell=name)

    @cached_property
    def exits(self) -> tuple[tuple[int, int], ...]:
        """L7  (cell, way) of every exit, open or closed, in reading order."""
        return tuple(
            (cell, way)
            for cell in self.cells
            for way in range(4)
            if self.edges[cell * 4 + way] >= CLOSED_EXIT
        )

    @cached_property
    def names(self) -> dict[int, str]:
        """As players call each cell."""
        return {cell: name_of_cell(self.grid, cell) for cell in self.cells}

    @cached_property
    def outline(self) -> str:
        """L5  Rows with a `/` between, `#` a cell; the one thing everyone knows."""
        rows = (self.grid.row(row) for row in range(self.grid.height))
        return "/".join("".join("#" if self.kinds[cell] else "." for cell in row) for row in rows)

    @cached_property
    def sources(self) -> tuple[int, ...]:
        """The river cells into which nothing flows."""
        fed = frozenset(self.flow.values())
        return tuple(cell for cell in self.cells if self.kinds[cell] == RIVER and cell not in fed)

    @cached_property
    def stoppable(self) -> frozenset[int]:
        """L41  Where a mover can come to rest: everywhere but on a river source.

        Inner walls do not count: a grenade opens them. A source does, since stepping on it
        is carried off and nothing carries anyone to it.
        """
        return frozenset(self.cells).difference(self.sources)

    @cached_property
    def river_systems(self) -> tuple[tuple[int, ...], ...]:
        """L49  Each delta, in reading order, followed by its river cells from mouth to sources."""
        feeders: dict[int, list[int]] = {}
        for cell in self.cells:
            if cell in self.flow:
                feeders.setdefault(self.flow[cell], []).append(cell)
        systems = []
        for delta in (cell for cell in self.cells if self.kinds[cell] == DELTA):
            system = [delta]
            for cell in system:
                system.extend(feeders.get(cell, ()))
            systems.append(tuple(system))
        return tuple(systems)


def _cell_of(treasure: tuple[int, bool]) -> int:
    return treasure[0]


def build_edges(
    grid: Grid,
    kinds: bytes | bytearray,
    walls: Iterable[tuple[int, int]] = (),
    exits: Mapping[tuple[int, int], int] | None = None,
) -> bytes:
    """The `edges` of a plan from its shape, its inner walls and its exits, each as (cell, way)."""
    edges = bytearray([SOLID]) * (grid.size * 4)
    for cell in grid.cells():
        if kinds[cell]:
            for way, step in enumerate(grid.steps):
                if kinds[cell + step]:
                    edges[cell * 4 + way] = OPEN
    for cell, way in walls:
        edges[cell * 4 + way] = WALL
        edges[(cell + grid.steps[way]) * 4 + opposite(way)] = WALL
    for (cell, way), exit_kind in (exits or {}).items():
        edges[cell * 4 + way] = exit_kind
    return bytes(edges)


def opposite(way: int) -> int:
    return way ^ 2


def name_of_cell(grid: Grid, cell: int) -> str:
    """As players say it: column letter and row number from the top left, `b3`; after z comes aa."""
    column, row = grid.place(cell)
    return f"{letters(column)}{row + 1}"


def letters(number: int) -> str:
    """The letters of a column, or of a loop of pits: a, b, ..., z, aa, ab, ..."""
    before = letters(number // 26 - 1) if number >= 26 else ""
    return before + chr(ord("a") + number % 26)


def cell_named(where: Plan | Grid, name: str) -> int | None:
    """The cell that a name means, in any case; None if there is no such cell in the shape."""
    place = place_named(name.strip().lower())
    grid = where.grid if isinstance(where, Plan) else where
    if place is None or place[0] >= grid.width or place[1] >= grid.height:
        return None
    cell = grid.cell(*place)
    return cell if isinstance(where, Grid) or where.kinds[cell] else None


def place_named(name: str) -> tuple[int, int] | None:
    """Column and row of `b3`, from 0, on a sheet of any size; None if no cell is called so."""
    column_letters = name.rstrip("0123456789")
    number = name[len(column_letters) :]
    if not (column_letters.isascii() and column_letters.isalpha() and len(column_letters) < 4):
        return None
    if not (0 < len(number) < 5 and number[0] != "0"):
        return None
    column = 0
    for letter in column_letters:
        column = column * 26 + ord(letter) - ord("a") + 1
    return column - 1, int(number) - 1
