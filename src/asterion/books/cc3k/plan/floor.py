"""One floor as it is drawn, immutable, with what follows from the drawing."""

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Final

import msgspec

from asterion.books.cc3k.plan.kinds import (
    AROUND,
    COLUMNS,
    DIGIT_OF_GOLD,
    DIGIT_OF_POTION,
    ENEMIES,
    GOLD_DIGITS,
    GRID,
    PLAYER,
    POTION_DIGITS,
    STAIRS,
    TILE,
    WALKED,
)
from asterion.books.cc3k.plan.pairing import pair

THINGS = bytes([PLAYER, STAIRS, *POTION_DIGITS, *GOLD_DIGITS, *ENEMIES])
"""C42  What stands or lies on a floor tile, as a floor file has it."""
_ALIKE = bytes.maketrans(b"0123456789", b"PPPPPPGGGG")
_CLEARED = bytes.maketrans(THINGS, bytes([TILE]) * len(THINGS))
_ABOVE = b"\n" * GRID.origin
_BELOW = b"\n" * GRID.stride
NOWHERE: Final = 0
"""A cell of the margin: not placed yet."""


class Contents(msgspec.Struct):
    """What is on a floor: the cells of everything that stands or lies there."""

    player: int  # NOWHERE until it is placed
    stairs: tuple[int, ...]  # none until they are placed; a file may draw several
    potions: dict[int, int]  # to the kind of potion
    gold: dict[int, int]  # to its worth
    enemies: dict[int, int]  # to the kind of enemy
    guards: dict[int, int]  # from a dragon to its own hoard

    def copy(self) -> "Contents":
        return Contents(
            self.player,
            self.stairs,
            self.potions.copy(),
            self.gold.copy(),
            self.enemies.copy(),
            self.guards.copy(),
        )


class Floor:
    """A drawing of 25 rows; `drawing` has them one after the other with a line break after each.

    A floor is taken as it is drawn, or `generated`: then the drawing is empty, and everything on
    it is put there at random each time the floor is entered.
    """

    def __init__(self, rows: Iterable[bytes], generated: bool) -> None:
        self.drawing = laid_out(b"".join(row.ljust(COLUMNS) + b"\n" for row in rows))
        self.generated = generated

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Floor):
            return NotImplemented
        return (self.generated, self.drawing) == (other.generated, other.drawing)

    def __hash__(self) -> int:
        return hash((self.generated, self.drawing))

    @property
    def text(self) -> str:
        """The 25 rows as lines, each with its line break."""
        return board_text(self.drawing)

    @cached_property
    def ground(self) -> bytes:
        """The drawing without what stands or lies on it."""
        return self.drawing.translate(_CLEARED)

    @cached_property
    def tiles(self) -> list[bool]:
        """Of every cell, whether it is a floor tile."""
        return [tile == TILE for tile in self.ground]

    @cached_property
    def around(self) -> list[tuple[int, ...]]:
        """For every floor tile the floor tiles within one block, in reading order."""
        return _around(self.ground)

    @cached_property
    def chambers(self) -> list[list[int]]:
        """C4  The chambers, each its tiles, both in reading order.

        Tiles that touch at a corner are of one chamber: a step may be diagonal (C37).
        """
        return _regions(self.ground, _TILES)

    @cached_property
    def chamber_of(self) -> dict[int, int]:
        return {cell: n for n, chamber in enumerate(self.chambers) for cell in chamber}

    @cached_property
    def regions(self) -> list[list[int]]:
        """The parts of the floor between which the player cannot walk."""
        return _regions(self.ground, frozenset(WALKED))

    def cells_of(self, symbols: Collection[int]) -> list[int]:
        """Where these are drawn, in reading order."""
        return [cell for cell, symbol in enumerate(self.drawing) if symbol in symbols]

    @cached_property
    def occupied(self) -> frozenset[int]:
        return frozenset(self.cells_of(THINGS))

    @cached_property
    def contents(self) -> Contents:
        """C42  What is drawn on the floor; dragons are paired with the hoards beside them."""
        drawing = self.drawing
        return Contents(
            player=next(iter(self.cells_of([PLAYER])), NOWHERE),
            stairs=tuple(self.cells_of([STAIRS])),
            potions={cell: POTION_DIGITS[drawing[cell]] for cell in self.cells_of(POTION_DIGITS)},
            gold={cell: GOLD_DIGITS[drawing[cell]] for cell in self.cells_of(GOLD_DIGITS)},
            enemies={cell: drawing[cell] for cell in self.cells_of(ENEMIES)},
            guards=pair(self.cells_of(b"9"), set(self.cells_of(b"D"))),
        )


def with_contents(ground: bytes, contents: Contents) -> bytes:
    """C42  An empty drawing with everything on it, as a floor file has it."""
    drawing = bytearray(ground)
    for cell, potion in contents.potions.items():
        drawing[cell] = DIGIT_OF_POTION[potion]
    for cell, worth in contents.gold.items():
        drawing[cell] = DIGIT_OF_GOLD[worth]
    for cell, kind in contents.enemies.items():
        drawing[cell] = kind
    for cell in contents.stairs:
        drawing[cell] = STAIRS
    drawing[contents.player] = PLAYER
    return bytes(drawing)


def as_seen(drawing: bytes) -> bytes:
    """C28, C30  The same as the player sees it: all potions alike, all gold alike."""
    return drawing.translate(_ALIKE)


def laid_out(board: bytes) -> bytes:
    """25 lines as a drawing, in which a cell is a whole number of GRID."""
    return _ABOVE + board + _BELOW


def board_text(drawing: bytes | bytearray) -> str:
    """The other way round: the 25 rows of a drawing as lines, each with its line break."""
    return drawing[GRID.origin : -len(_BELOW)].decode("ascii")


def regions(cells: Sequence[int]) -> list[list[int]]:
    """Parts of cells that hang together by the eight steps; parts and cells in reading order."""
    left = set(cells)
    parts = []
    for start in cells:
        if start in left:
            left.discard(start)
            part = [start]
            for cell in part:
                for step in AROUND:
                    if cell + step in left:
                        left.discard(cell + step)
                        part.append(cell + step)
            parts.append(sorted(part))
    return parts


_TILES = frozenset((TILE,))


@lru_cache(maxsize=64)
def _around(ground: bytes) -> list[tuple[int, ...]]:
    """Most floors have the same walls, so what follows from them alone is found out once."""
    return [
        tuple(cell + step for step in AROUND if ground[cell + step] == TILE) if tile == TILE else ()
        for cell, tile in enumerate(ground)
    ]


@lru_cache(maxsize=64)
def _regions(ground: bytes, symbols: frozenset[int]) -> list[list[int]]:
    return regions([cell for cell, tile in enumerate(ground) if tile in symbols])
