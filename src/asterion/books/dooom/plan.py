"""The map of a Dooom game: read and written as a map file, immutable, with what follows from it."""

from collections.abc import Iterator
from functools import cached_property

from asterion.books.dooom.options import SIGHT_LIMIT, DooomOptions
from asterion.core.grid import Grid
from asterion.core.problem import PlanError, Problem

WALL, FLOOR, EXIT = ord("#"), ord("."), ord("E")
TREASURE, POTION, LANTERN, SWORD, ARMOUR = (ord(letter) for letter in "GHLSA")
SYMBOLS = b"AEGHLS.#"
LARGEST_SIDE = 10_000
MOST_CELLS = 16_000_000
LARGEST_TARGET = 1_000_000_000
MOST_REPORTED = 50


class Plan:
    """An immutable map. `tiles` holds the drawing inside a margin of walls (O1)."""

    def __init__(self, name: str, target: int, rows: list[bytes]) -> None:
        self.name = name
        self.target = target
        self.grid = Grid(len(rows[0]), len(rows), SIGHT_LIMIT)
        side = b"#" * SIGHT_LIMIT
        above = b"#" * (self.grid.stride * SIGHT_LIMIT)
        self.tiles = above + b"".join(side + row for row in rows) + side + above

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

    @cached_property
    def regions(self) -> list[list[int]]:
        """The connected parts of the map, by the steps of O8, in reading order."""
        seen = bytearray(tile == WALL for tile in self.tiles)
        regions = []
        start = seen.find(0)
        while start >= 0:
            regions.append(self.grid.flood(start, _always, seen))
            start = seen.find(0, start)
        return regions

    def winnable(self, region: list[int]) -> bool:
        """O5  A region from which an exit and the target can be reached."""
        tiles = bytes(map(self.tiles.__getitem__, region))
        return EXIT in tiles and tiles.count(TREASURE) >= self.target

    @cached_property
    def starts(self) -> "Starts":
        """O5  Where a player may start."""
        fit = bytearray(len(self.tiles))
        for region in self.regions:
            if self.winnable(region):
                for cell in region:
                    fit[cell] = 1
        return Starts(self.grid, bytes(fit))


class Starts:
    """The tiles on which a player may start, countable without a list of millions."""

    def __init__(self, grid: Grid, fit: bytes) -> None:
        self.grid = grid
        self.fit = fit
        self.in_row = [
            fit.count(1, row.start, row.stop) for row in map(grid.row, range(grid.height))
        ]
        self.count = sum(self.in_row)

    def __contains__(self, cell: int) -> bool:
        return self.fit[cell] == 1

    def nth(self, n: int) -> int:
        """The n-th of them in reading order, from 0."""
        for row, count in enumerate(self.in_row):
            if n < count:
                cell = self.grid.row(row).start - 1
                for _ in range(n + 1):
                    cell = self.fit.index(1, cell + 1)
                return cell
            n -= count
        raise IndexError(n)


def _always(_cell: int) -> bool:
    return True


def read_plan(text: str) -> Plan:
    """A map file: `name`, `win`, then rows; every fault of the drawing is reported at once."""
    lines = text.replace("\r\n", "\n").split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    faults: list[Problem] = []
    name = _headline(lines, 0, "name", faults)
    target = _target(_headline(lines, 1, "win", faults), faults)
    if faults and not any(line.startswith("win") for line in lines[:2]):
        raise PlanError(faults)
    rows = lines[2:]
    faults.extend(_row_faults(rows))
    if faults:
        raise PlanError(_shortened(faults))
    return Plan(name, target, [row.encode("ascii") for row in rows])


def _headline(lines: list[str], index: int, word: str, faults: list[Problem]) -> str:
    line = lines[index] if index < len(lines) else ""
    if line == word or line.startswith(word + " "):
        return line[len(word) :].strip()
    example = {"name": "name The Small Cellar", "win": "win 2"}[word]
    text = f"this line must begin with “{word}”, for example “{example}”"
    faults.append(Problem("O4" if word == "win" else "O1", text, index + 1))
    return ""


def _target(text: str, faults: list[Problem]) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= LARGEST_TARGET:
        return int(text)
    if not faults or faults[-1].line != 2:
        shown = text if len(text) <= 20 else text[:17] + "..."
        limit = f"a whole number from 0 to {LARGEST_TARGET}"
        faults.append(Problem("O4", f"“win” must be followed by {limit}, not “{shown}”", 2))
    return 0


def _row_faults(rows: list[str]) -> Iterator[Problem]:
    if not rows:
        yield Problem("O1", "there are no rows: the map is empty", 3)
        return
    width = len(rows[0])
    if not width:
        yield Problem("O1", "this row is empty", 3)
    if max(width, len(rows)) > LARGEST_SIDE or width * len(rows) > MOST_CELLS:
        text = f"a map of {width} columns and {len(rows)} rows is too large"
        yield Problem("O1", f"{text}; the most is {LARGEST_SIDE} a side, {MOST_CELLS} tiles", 3)
        return
    known = frozenset(SYMBOLS.decode())
    for number, row in enumerate(rows, 3):
        if len(row) != width:
            text = f"this row has {len(row)} tiles, the first one has {width}"
            yield Problem("O1", text, number, min(len(row), width) + 1)
        for column, symbol in enumerate(row, 1):
            if symbol not in known:
                shown = symbol if symbol.isprintable() else f"character {ord(symbol)}"
                text = f"“{shown}” is no tile; the tiles are A E G H L S . #"
                yield Problem("O1", text, number, column)


def _shortened(faults: list[Problem]) -> list[Problem]:
    if len(faults) <= MOST_REPORTED:
        return faults
    more = Problem("O1", f"and {len(faults) - MOST_REPORTED} more faults of the drawing")
    return [*faults[:MOST_REPORTED], more]


def write_plan(plan: Plan) -> str:
    rows = "".join(row.decode() + "\n" for row in plan.rows)
    return f"name {plan.name}".rstrip() + f"\nwin {plan.target}\n{rows}"


def problems(plan: Plan, options: DooomOptions, players: int) -> Iterator[Problem]:
    """O3  Whether the map can be won at all, by each of so many players."""
    exits = plan.tiles.count(EXIT)
    treasure = plan.tiles.count(TREASURE)
    if not exits:
        yield Problem("O3", "there is no exit: draw at least one E")
    if treasure < plan.target:
        yield Problem("O3", f"the target is {plan.target}, and there is only {treasure} treasure")
    if exits and treasure >= plan.target and not plan.starts.count:
        yield Problem("O3", f"nowhere can an exit and {plan.target} treasure be reached together")
    elif exits and treasure >= plan.target and plan.starts.count < players:
        free = plan.starts.count
        yield Problem("O5", f"{players} players cannot start: only {free} tiles can be started on")
    yield from _out_of_reach(plan)


def _out_of_reach(plan: Plan) -> Iterator[Problem]:
    """O3  What nobody can come to is worth a word, not more."""
    lost = [region for region in plan.regions if not plan.winnable(region)]
    cells = sorted(cell for region in lost for cell in region if plan.tiles[cell] == TREASURE)
    for cell in cells[:MOST_REPORTED]:
        column, row = plan.grid.place(cell)
        yield Problem("O3", "this treasure is out of reach", row + 3, column + 1, advice=True)
    if len(cells) > MOST_REPORTED:
        text = f"{len(cells) - MOST_REPORTED} more treasures are out of reach"
        yield Problem("O3", text, advice=True)
