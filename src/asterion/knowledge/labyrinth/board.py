"""The agreed shape: cells, their neighbours, and the places where a player can be."""

from functools import cached_property

from asterion.knowledge.labyrinth.terms import letters, opposite

Cell = int
Place = int
"""A cell, or the outside beyond one of its outer sides."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Board:
    """Cells are counted in reading order; the places outside come after them."""

    def __init__(self, shape: str) -> None:
        self.shape = shape
        spots = [
            (column, row)
            for row, line in enumerate(shape.split("/"))
            for column, mark in enumerate(line)
            if mark == "#"
        ]
        number = {spot: cell for cell, spot in enumerate(spots)}
        self.spots = spots
        self.size = len(spots)
        self.cells = range(self.size)
        self.names = [f"{letters(column)}{row + 1}" for column, row in spots]
        self.number = {name: cell for cell, name in enumerate(self.names)}
        self.beside: list[tuple[int | None, ...]] = [
            tuple(number.get((column + right, row + down)) for right, down in STEPS)
            for column, row in spots
        ]

    def outside(self, cell: Cell, way: int) -> Place:
        return self.size + cell * 4 + way

    def is_outside(self, place: Place) -> bool:
        return place >= self.size

    def side(self, place: Place) -> tuple[Cell, int]:
        """Of a place outside: the cell and the way by which one came there."""
        return divmod(place - self.size, 4)

    @cached_property
    def inner_sides(self) -> list[tuple[Cell, int]]:
        """Each once, from the cell that comes first."""
        return [
            (cell, way)
            for cell in self.cells
            for way in (1, 2)
            if self.beside[cell][way] is not None
        ]

    @cached_property
    def outer_sides(self) -> list[tuple[Cell, int]]:
        return [
            (cell, way) for cell in self.cells for way in range(4) if self.beside[cell][way] is None
        ]

    @cached_property
    def places(self) -> list[Place]:
        return [*self.cells, *(self.outside(*side) for side in self.outer_sides)]

    def same_side(self, cell: Cell, way: int) -> tuple[Cell, int]:
        """The one name of a side that has two."""
        other = self.beside[cell][way]
        return (cell, way) if other is None or way in (1, 2) else (other, opposite(way))
