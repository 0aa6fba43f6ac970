"""The map of a DungeonLab game: immutable, with what follows from it."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

OPEN: Final = 0
SIMPLE: Final = 1
WIRE: Final = 2
MONOLITH: Final = 3
EXIT: Final = 4
"""D13, D14  What stands between two cells; the exit is a mark on an outer wall."""

WALL_NAMES: Final = ("no wall", "a simple wall", "a barbed wire", "a monolith", "the exit")
SOMEBODY: Final = "somebody"
"""D26  What is seen of a player on the next cell, by option."""
LARGEST_SIDE: Final = 40
LEVELS: Final = (1, 2, 4)

Spot = tuple[int, int]
"""A line and a column of the text, from 1."""


class Plan:
    """D11, D12  Cells with levels, walls that span all levels, and what is in each place.

    A cell is `row * width + column`; a place is `level * area + cell`, the lowest level being 0.
    `edges[cell * 4 + way]` is the same from both sides; a cell off the shape has none.
    """

    def __init__(
        self,
        name: str,
        width: int,
        height: int,
        base: tuple[int, int],
        levels: int,
        shape: Iterable[int],
        edges: bytes,
        contents: Mapping[int, str],
        things: Mapping[int, Mapping[str, int]] | None = None,
        pits: Mapping[int, int] | None = None,
        flow: Mapping[int, int] | None = None,
        spots: Mapping[int, Spot] | None = None,
        wall_spots: Mapping[int, Spot] | None = None,
    ) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.area = width * height
        self.base = base
        """D11  Columns and rows of the base rectangle in the north-west corner."""
        self.levels = levels
        self.cells = tuple(sorted(shape))
        self.edges = edges
        self.contents = dict(sorted(contents.items()))
        """The name of the encounter in a place; most places have one."""
        self.things = {
            place: dict(sorted(lying.items())) for place, lying in sorted((things or {}).items())
        }
        self.pits = dict(sorted((pits or {}).items()))
        """D68  Where each pit leads to; a hanging pit is not among them."""
        self.flow = dict(sorted((flow or {}).items()))
        """D70  For each river place the following one; the lavatory pan has none."""
        self.spots = dict(spots or {})
        self.wall_spots = dict(wall_spots or {})
        """Where a place or an edge stands in the text; not part of what makes two plans equal."""

    def _all(self) -> tuple[object, ...]:
        size = (self.width, self.height, self.base, self.levels, self.cells, self.edges)
        return (self.name, *size, self.contents, self.things, self.pits, self.flow)

    def __eq__(self, other: object) -> bool:
        return self._all() == other._all() if isinstance(other, Plan) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.name, self.cells, self.edges, tuple(self.contents.items())))

    def at(self, column: int, row: int, level: int = 0) -> int:
        """The place at these coordinates, counted from 0."""
        return level * self.area + row * self.width + column

    def coordinates(self, place: int) -> tuple[int, int, int]:
        """(column, row, level) from 0, the other way round."""
        level, cell = divmod(place, self.area)
        row, column = divmod(cell, self.width)
        return column, row, level

    def in_base(self, cell: int) -> bool:
        """D11  Whether one may land there."""
        row, column = divmod(cell, self.width)
        return column < self.base[0] and row < self.base[1] and cell in self.shape

    @cached_property
    def shape(self) -> frozenset[int]:
        return frozenset(self.cells)

    @cached_property
    def beside(self) -> tuple[int, ...]:
        """For `cell * 4 + way` the next cell that way, -1 where the dungeon ends."""
        found = []
        for cell in range(self.area):
            row, column = divmod(cell, self.width)
            for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                inside = 0 <= column + right < self.width and 0 <= row + down < self.height
                other = cell + down * self.width + right
                there = inside and cell in self.shape and other in self.shape
                found.append(other if there else -1)
        return tuple(found)

    @cached_property
    def around(self) -> tuple[tuple[tuple[int, int, int], ...], ...]:
        """For each place its neighbours on the same level, as (way, edge, place)."""
        return tuple(
            tuple(
                (way, cell * 4 + way, level * self.area + self.beside[cell * 4 + way])
                for way in range(4)
                if self.beside[cell * 4 + way] >= 0
            )
            for level in range(self.levels)
            for cell in range(self.area)
        )

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Every place of the dungeon, level by level, in reading order."""
        return tuple(
            level * self.area + cell for level in range(self.levels) for cell in self.cells
        )

    @cached_property
    def exits(self) -> tuple[int, ...]:
        """D14  The edges, as `cell * 4 + way`, that are marked as exits."""
        return tuple(edge for edge, wall in enumerate(self.edges) if wall == EXIT)

    @cached_property
    def treasures(self) -> tuple[int, ...]:
        """D60  Where a treasure lies: one place, if the plan has no fault."""
        return tuple(place for place, lying in self.things.items() if "treasure" in lying)

    def places_of(self, name: str) -> list[int]:
        """Where this encounter is, in reading order."""
        return [place for place, what in self.contents.items() if what == name]

    def distance(self, place: int, other: int) -> tuple[int, int, int]:
        """D59  “Nearest”: steps, then levels, then reading order."""
        column, row, level = self.coordinates(place)
        there, below, deep = self.coordinates(other)
        return abs(column - there) + abs(row - below), abs(level - deep), other

    def named(self, place: int) -> str:
        """A place as players say it: column, row, level, each from 1."""
        column, row, level = self.coordinates(place)
        return f"column {column + 1}, row {row + 1}, level {level + 1}"

    def named_cell(self, cell: int) -> str:
        """A cell of every level: walls go through all of them."""
        row, column = divmod(cell, self.width)
        return f"column {column + 1}, row {row + 1}"


def opposite(edge: int, beside: int) -> int:
    """The same wall from the other side, where the cell `beside` is."""
    return beside * 4 + (edge % 4 ^ 2)


def solid_edges(width: int, height: int, shape: frozenset[int]) -> bytearray:
    """Edges with nothing but the outer walls: monoliths round the shape and off it."""
    edges = bytearray([MONOLITH]) * (width * height * 4)
    for cell in shape:
        row, column = divmod(cell, width)
        for way, (right, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            other = cell + down * width + right
            inside = 0 <= column + right < width and 0 <= row + down < height
            if inside and other in shape:
                edges[cell * 4 + way] = OPEN
    return edges
