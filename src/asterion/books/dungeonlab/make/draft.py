"""A plan in the making: its shape and walls, and what has been put into it so far."""

from collections.abc import Iterable

from asterion.books.dungeonlab.plan.model import OPEN, Plan, solid_edges
from asterion.books.dungeonlab.plan.saying import encounter
from asterion.core.dice import Dice
from asterion.core.phrase import PhrasedError, phrase


class NoRoom(PhrasedError):
    """What is wanted does not fit into this draft; another may be luckier."""


class Draft:
    """Mutable; `free` are the places that are still empty, in an order made at random."""

    def __init__(
        self, base: tuple[int, int], size: tuple[int, int], levels: int, shape: Iterable[int]
    ) -> None:
        self.base = base
        self.width, self.height = size
        self.area = self.width * self.height
        self.levels = levels
        self.shape = frozenset(shape)
        self.edges = solid_edges(self.width, self.height, self.shape)
        self.contents: dict[int, str] = {}
        self.things: dict[int, dict[str, int]] = {}
        self.pits: dict[int, int] = {}
        self.flow: dict[int, int] = {}
        self.free: list[int] = []

    def mix(self, dice: Dice) -> None:
        """Put all places into an order made at random."""
        cells = sorted(self.shape)
        self.free = [level * self.area + cell for level in range(self.levels) for cell in cells]
        dice.shuffle(self.free, "places")

    def beyond(self, cell: int, way: int) -> int:
        """The next cell that way; only asked where the edge is inside the shape."""
        return cell + (-self.width, 1, self.width, -1)[way]

    def inner_sides(self) -> list[tuple[int, int]]:
        """Every side between two cells once, as (cell, way) with the way east or south."""
        return [
            (cell, way)
            for cell in sorted(self.shape)
            for way in (1, 2)
            if self.edges[cell * 4 + way] == OPEN
        ]

    def take_place(self, what: str) -> int:
        """Put an encounter into the next free place."""
        if not self.free:
            raise NoRoom(phrase("dungeonlab-make-no-room", what=encounter(what)))
        place = self.free.pop()
        self.contents[place] = what
        return place

    def settle(self, place: int, what: str) -> None:
        """Put an encounter into this place."""
        self.contents[place] = what
        self.free.remove(place)

    def finish(self, name: str) -> Plan:
        return Plan(
            name,
            self.width,
            self.height,
            self.base,
            self.levels,
            self.shape,
            bytes(self.edges),
            self.contents,
            self.things,
            self.pits,
            self.flow,
        )
