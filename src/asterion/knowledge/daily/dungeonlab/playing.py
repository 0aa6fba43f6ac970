"""Games of DungeonLab: somebody lands, looks about, falls into a pit, and goes on from there."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from asterion.books.dungeonlab import BOOK
from asterion.books.dungeonlab.event import (
    Asked,
    Bumped,
    Carried,
    Died,
    Ended,
    Here,
    Landed,
    Looked,
    Stung,
    Took,
    Walked,
    Won,
)
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.core.contract.entry import Entry
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event
from asterion.core.referee.table import Table
from asterion.core.state.grid import WAYS
from asterion.knowledge.daily.daily import YOU
from asterion.knowledge.daily.trails import Went, rectangle
from asterion.knowledge.labyrinth.board import Board

NAMES = ("Theseus",)
OPTIONS = DungeonLabOptions(landings=1)
NOTHING, PIT, ORC, HOSPITAL = "nothing", "pit", "orc", "hospital"
LIGHTS, EYES = "lights", "green eyes"
LETTERS: Final[Mapping[str, str]] = {
    NOTHING: "..", "hospital": "Ho", "store": "St", "lion": "Li", "orc": "Or",
}  # fmt: skip
LOOKS: Final[Mapping[str, str]] = {
    "hospital": LIGHTS, "store": LIGHTS, "lion": EYES, "orc": EYES,
}  # fmt: skip
"""What each kind shows of itself to the next cells; a pit shows nothing."""
PITS = 2
WALLS = 0.36
SHORTEST_FIRST, LONGEST_FIRST = 3, 8
"""Answers before the fall."""
MOST_ANSWERS = 26
BUMPS, BEASTS = 3, 4
"""One in this many steps that teach little is not avoided: into the border, onto a beast."""
OVER: Final = (Died, Won, Ended, Asked, Took)


class Size(NamedTuple):
    """How large the dungeon is, and how many of each kind are in it, besides two pits."""

    columns: int
    rows: int
    kinds: tuple[tuple[str, int], ...] = (("hospital", 1), ("store", 1), ("lion", 1), ("orc", 1))

    @property
    def counts(self) -> dict[str, int]:
        """Of every kind, with those cells on which there is nothing."""
        counts = {**dict(self.kinds), PIT: PITS}
        return {**counts, NOTHING: self.columns * self.rows - sum(counts.values())}


class Dungeon(NamedTuple):
    """A whole plan: kinds by cell, walls by cell and way (1 right, 2 down)."""

    kinds: dict[str, str]
    walls: frozenset[tuple[str, int]]


class Game(NamedTuple):
    """A game up to where something happened that a daily has no words for."""

    table: Table
    size: Size
    dungeon: Dungeon
    start: str  # where you landed

    @property
    def entries(self) -> list[Entry]:
        """Each of them one answer, the landing being the first."""
        told = self.table.entries[1:]
        return list(takewhile(lambda entry: not _is_over(entry.told(YOU)), told))


def played(seed: int, size: Size) -> Game | None:
    """The game of this seed; None where nobody fell, or too late."""
    dice, board = Rolled(seed), rectangle(size.columns, size.rows)
    dungeon = _dug(board, size, dice)
    plain = [cell for cell, kind in dungeon.kinds.items() if kind == NOTHING]
    start = dice.pick(plain, "start")
    steps = _Walk(board, dungeon, dice).steps(start)
    return None if steps is None else game_of(dungeon, size, start, steps)


def game_of(dungeon: Dungeon, size: Size, start: str, steps: Sequence[int]) -> Game | None:
    """These steps in that dungeon, at a table."""
    board = rectangle(size.columns, size.rows)
    visited = cells_of(board, dungeon, start, steps)
    hidden = [cell for cell in board.names if cell not in visited]
    if not hidden:
        return None  # the treasure has to lie somewhere
    plan = BOOK.plan.read(drawn(dungeon, size, hidden[0]))
    table = Table(BOOK, plan, NAMES, OPTIONS, Rolled(0), salt="daily")
    column, row = board.spots[board.number[start]]
    table.submit(YOU, f"land {column + 1} {row + 1} 1")
    for way in steps:
        if YOU not in table.awaited:
            break
        table.submit(YOU, WAYS[way])
    return Game(table, size, dungeon, start)


def answer_of(number: int, events: Sequence[Event]) -> Went:
    """What one answer says, without its words."""
    way, blocked, entered, stung, fell = -1, False, NOTHING, -1, False
    seen: tuple[str, ...] = ("",) * 4
    for event in events:
        match event:
            case Walked(way=way):
                pass
            case Bumped(way=way):
                blocked, entered = True, ""
            case Here(found=found):
                entered = found[0] if found else NOTHING
            case Looked(seen=looked):
                seen = tuple(looked)
            case Stung(way=stung):
                pass
            case Carried():
                fell, entered = True, PIT
            case Landed():
                entered = NOTHING
    return Went(number, YOU, way, blocked, entered, seen, stung, fell)


def cells_of(board: Board, dungeon: Dungeon, start: str, steps: Sequence[int]) -> set[str]:
    """Every cell on which these steps lead."""
    cell, visited = start, {start}
    for way in steps:
        there = _beyond(board, dungeon, cell, way)
        if there is not None:
            visited.add(there)
            cell = _other_pit(dungeon, there) if dungeon.kinds[there] == PIT else there
            visited.add(cell)
    return visited


class _Walk:
    """Chosen by one who knows the plan: that they are led is not told, and nothing follows."""

    def __init__(self, board: Board, dungeon: Dungeon, dice: Dice) -> None:
        self.board, self.dungeon, self.dice = board, dungeon, dice
        self.tried: set[tuple[str, int]] = set()
        self.fallen = False

    def steps(self, start: str) -> list[int] | None:
        cell, steps = start, list[int]()
        while len(steps) < MOST_ANSWERS:
            if not self.fallen and len(steps) > LONGEST_FIRST:
                return None
            way = self._next_way(cell, len(steps))
            if way is None:
                break
            steps.append(way)
            self.tried.add((cell, way))
            there = _beyond(self.board, self.dungeon, cell, way)
            if there is None:
                continue
            self.tried.add((there, way ^ 2))
            cell = there
            if self.dungeon.kinds[there] == PIT:
                self.fallen, cell = True, _other_pit(self.dungeon, there)
        return steps if self.fallen else None

    def _next_way(self, cell: str, taken: int) -> int | None:
        ways = [way for way in range(4) if self._is_wanted(cell, way, taken)]
        fresh = [way for way in ways if (cell, way) not in self.tried]
        return self.dice.pick(fresh, "way") if fresh else self._way_back(cell)

    def _way_back(self, cell: str) -> int | None:
        """The first step to the nearest cell from which a way was not tried."""
        waiting = [(there, way) for way, there in self._open_ways(cell)]
        seen = {cell}
        for there, first in waiting:
            if there in seen:
                continue
            seen.add(there)
            if any((there, way) not in self.tried for way, _beyond in self._open_ways(there)):
                return first
            waiting += [(beyond, first) for _way, beyond in self._open_ways(there)]
        return None

    def _open_ways(self, cell: str) -> Iterator[tuple[int, str]]:
        for way in range(4):
            there = _beyond(self.board, self.dungeon, cell, way)
            if there is not None and self.dungeon.kinds[there] != PIT:
                yield way, there

    def _is_wanted(self, cell: str, way: int, taken: int) -> bool:
        there = _beyond(self.board, self.dungeon, cell, way)
        if there is None:
            beside = self.board.beside[self.board.number[cell]][way]
            return beside is not None or not self.dice.below(BUMPS, "bump")
        kind = self.dungeon.kinds[there]
        if kind == PIT:
            return not self.fallen and taken >= SHORTEST_FIRST
        return LOOKS.get(kind) != EYES or not self.dice.below(BEASTS, "beast")


def _dug(board: Board, size: Size, dice: Dice) -> Dungeon:
    cells = list(board.names)
    dice.shuffle(cells, "cells")
    kinds = [kind for kind, count in size.counts.items() for _ in range(count)]
    sides = [(board.names[cell], way) for cell, way in board.inner_sides]
    walls = [side for side in sides if dice.below(100, "wall") < WALLS * 100]
    by_cell = dict(zip(cells, kinds, strict=True))
    return Dungeon({cell: by_cell[cell] for cell in board.names}, frozenset(walls))


def drawn(dungeon: Dungeon, size: Size, treasure: str) -> str:
    """In the notation of plans; the exit is where a border has to have it."""
    columns, rows = range(size.columns), range(size.rows)
    board = rectangle(size.columns, size.rows)
    lines = ["name Daily", f"base {size.columns} {size.rows}", "", "walls", _rim(size.columns)]
    for row in rows:
        names = [board.names[row * size.columns + column] for column in columns]
        inside = [("|" if (name, 1) in dungeon.walls else " ") for name in names[:-1]]
        border = "E" if not row else "#"
        lines.append("#" + "".join(f"  {wall}" for wall in [*inside, border]))
        flat = [("--" if (name, 2) in dungeon.walls else "  ") for name in names]
        lines.append("+" + "+".join(flat) + "+" if row < rows[-1] else _rim(size.columns))
    lines += ["", "level 1"]
    pits = iter(("a1", "a2"))
    for row in rows:
        names = [board.names[row * size.columns + column] for column in columns]
        words = [
            next(pits) if dungeon.kinds[name] == PIT else LETTERS[dungeon.kinds[name]]
            for name in names
        ]
        lines.append(" ".join(words))
    column, down = board.spots[board.number[treasure]]
    return "\n".join([*lines, f"{column + 1} {down + 1}: treasure", ""])


def _rim(columns: int) -> str:
    return "+" + "##+" * columns


def _beyond(board: Board, dungeon: Dungeon, cell: str, way: int) -> str | None:
    """Where a step that way leads; None where something stands in it."""
    number = board.beside[board.number[cell]][way]
    if number is None:
        return None
    side, across = board.same_side(board.number[cell], way)
    return None if (board.names[side], across) in dungeon.walls else board.names[number]


def _other_pit(dungeon: Dungeon, pit: str) -> str:
    return next(cell for cell, kind in dungeon.kinds.items() if kind == PIT and cell != pit)


def _is_over(events: Sequence[Event]) -> bool:
    return any(isinstance(event, OVER) for event in events)
