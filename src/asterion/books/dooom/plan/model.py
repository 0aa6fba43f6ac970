"""The map of a Dooom game: read and written as a map file, immutable, with what follows from it."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from typing import Final

from asterion.books.dooom.options import SIGHT_LIMIT, DooomOptions
from asterion.books.dooom.plan.drawing import (
    FIRST_ROW,
    MOST_REPORTED,
    WIN_LINE,
    lacks,
    read_drawing,
)
from asterion.books.dooom.plan.regions import Run, regions
from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase, Value
from asterion.core.state.grid import Grid

_OUT_OF_REACH: Final = Phrase("dooom-plan-out-of-reach")
WALL: Final = ord("#")
FLOOR: Final = ord(".")
EXIT: Final = ord("E")
TREASURE: Final = ord("G")
POTION: Final = ord("H")
LANTERN: Final = ord("L")
SWORD: Final = ord("S")
ARMOUR: Final = ord("A")


class Plan:
    """An immutable map. `tiles` holds the drawing inside a margin of walls (O1)."""

    def __init__(self, name: str, target: int, rows: Sequence[bytes]) -> None:
        self.name = name
        self.target = target
        self.grid = Grid(len(rows[0]), len(rows), SIGHT_LIMIT)
        side = b"#" * SIGHT_LIMIT
        above = b"#" * (self.grid.stride * SIGHT_LIMIT)
        self.tiles = above + b"".join([side + row for row in rows]) + side + above

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Plan):
            return NotImplemented
        return (self.name, self.target, self.rows) == (other.name, other.target, other.rows)

    def __hash__(self) -> int:
        return hash((self.name, self.target, self.tiles))

    @property
    def rows(self) -> list[bytes]:
        grid = self.grid
        return [self.tiles[row.start : row.stop] for row in map(grid.row, range(grid.height))]

    @property
    def regions(self) -> list[list[Run]]:
        """The connected parts of the map, by the steps of O8, in reading order."""
        return regions(self.tiles, self.grid.stride)

    def winnable(self, region: list[Run]) -> bool:
        """O5, O16  A region with the target and an exit, which counts when it is stepped onto:
        on one tile alone nobody ever does.
        """
        tiles = b"".join([self.tiles[start:stop] for start, stop in region])
        return EXIT in tiles and len(tiles) > 1 and tiles.count(TREASURE) >= self.target

    @cached_property
    def starts(self) -> "Starts":
        """O5  Where a player may start."""
        fit = bytearray(len(self.tiles))
        for region in self.regions:
            if self.winnable(region):
                for start, stop in region:
                    fit[start:stop] = b"\1" * (stop - start)
        return Starts(self.grid, bytes(fit))


class Starts:
    """The tiles on which a player may start, countable without a list of millions."""

    def __init__(self, grid: Grid, fit: bytes) -> None:
        self.grid = grid
        self.fit = fit
        rows = map(grid.row, range(grid.height))
        self.up_to_row = list(accumulate(fit.count(1, row.start, row.stop) for row in rows))
        self.count = self.up_to_row[-1]

    def __contains__(self, cell: int) -> bool:
        return self.fit[cell] == 1

    def nth(self, n: int) -> int:
        """The n-th of them in reading order, from 0."""
        if not 0 <= n < self.count:
            raise IndexError(n)
        row = bisect_right(self.up_to_row, n)
        cell = self.grid.row(row).start - 1
        for _ in range(n + 1 - (self.up_to_row[row - 1] if row else 0)):
            cell = self.fit.index(1, cell + 1)
        return cell


def read_plan(text: str) -> Plan:
    """A map file: `name`, `win`, then rows; every fault of the drawing is reported at once."""
    name, target, rows = read_drawing(text)
    return Plan(name, target, rows)


def write_plan(plan: Plan) -> str:
    rows = "".join([row.decode() + "\n" for row in plan.rows])
    return f"name {plan.name}".rstrip() + f"\nwin {plan.target}\n{rows}"


def problems(plan: Plan, options: DooomOptions, players: int) -> Iterator[Problem]:
    """O3, O5  Whether the map can be won at all, by each of this many players."""
    missing = list(lacks(plan.tiles.count(EXIT), plan.tiles.count(TREASURE), plan.target))
    if missing:
        yield from missing
    elif not plan.starts.count:
        nowhere = Phrase("dooom-plan-unreachable", {"target": plan.target})
        yield Problem("O3", nowhere, WIN_LINE, len("win ") + 1)
    else:
        if plan.starts.count < players:
            room: dict[str, Value] = {"players": players, "tiles": plan.starts.count}
            yield Problem("O5", Phrase("dooom-plan-no-room", room), FIRST_ROW, 1)
        yield from _out_of_reach(plan)


def _out_of_reach(plan: Plan) -> Iterator[Problem]:
    """O3  What nobody can come to is worth a word, not more."""
    told = 0
    cell = plan.tiles.find(TREASURE)
    while cell >= 0:
        if cell not in plan.starts:
            column, row = plan.grid.place(cell)
            line = row + FIRST_ROW
            if told == MOST_REPORTED:
                more = Phrase("dooom-plan-more-out-of-reach", {"told": told})
                yield Problem("O3", more, line, column + 1, advice=True)
                return
            yield Problem("O3", _OUT_OF_REACH, line, column + 1, advice=True)
            told += 1
        cell = plan.tiles.find(TREASURE, cell + 1)
