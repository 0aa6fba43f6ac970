"""The floors of a game, read and written as a floor file (C41-C43)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import msgspec

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.default import default_rows
from asterion.books.cc3k.plan.floor import THINGS, Floor
from asterion.books.cc3k.plan.kinds import (
    BLANK,
    COLUMNS,
    DRAGON,
    DRAGON_HOARD,
    ENEMIES_A_FLOOR,
    FLOORS,
    GRID,
    PILES_A_FLOOR,
    POTIONS_A_FLOOR,
    ROWS,
)
from asterion.core.contract.problem import PlanError, Problem
from asterion.core.phrase import Phrase, Value

GENERATE = "generate"
"""The line before a floor that says: everything on it is put there at random."""
GROUND = "|-+#. "
SYMBOLS = frozenset(GROUND + THINGS.decode())
ROOM_FOR_ALL = 2 + POTIONS_A_FLOOR + 2 * PILES_A_FLOOR + ENEMIES_A_FLOOR
MOST_REPORTED = 50


class Plan:
    """Up to five floors, immutable; where there are fewer, the last is used again (C43)."""

    def __init__(self, floors: Iterable[Floor]) -> None:
        self.floors = tuple(floors)

    def __eq__(self, other: object) -> bool:
        return self.floors == other.floors if isinstance(other, Plan) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.floors)

    def floor(self, level: int) -> Floor:
        """C43  The floor of this level, from 1."""
        return self.floors[min(level, len(self.floors)) - 1]


@cache
def default_plan() -> Plan:
    """C1  The game without a floor file: five floors generated on the default one."""
    return Plan([Floor(default_rows(), generated=True)])


# ---- reading and writing


def read_plan(text: str) -> Plan:
    """C41, C43  A floor file; every fault of the drawing is reported at once."""
    lines = text.replace("\r\n", "\n").split("\n")
    if not text.strip():
        nothing = Phrase("cc3k-plan-nothing", {"rows": ROWS, "columns": COLUMNS})
        raise PlanError([Problem("C41", nothing)])
    floors: list[Floor] = []
    faults: list[Problem] = []
    for level, (generated, rows) in enumerate(sections(lines), 1):
        if level > FLOORS:
            more = Phrase("cc3k-plan-floors", {"most": FLOORS})
            faults.append(on_floor("C41", more, level, 1))
            break
        found = list(floor_faults(level, generated, rows))
        faults.extend(found)
        if not found:
            floors.append(Floor((row.rstrip().encode("ascii") for row in rows), generated))
    if faults:
        raise PlanError(shortened(faults))
    return Plan(floors)


def sections(lines: Sequence[str]) -> Iterator[tuple[bool, Sequence[str]]]:
    """The floors that stand one below the other: whether to be generated, and the rows.

    Empty lines at the very end, fewer than a floor has, are no floor.
    """
    at = 0
    while at < len(lines):
        generated = lines[at].strip() == GENERATE
        at += generated
        rows: list[str] = []
        while at < len(lines) and len(rows) < ROWS and lines[at].strip() != GENERATE:
            rows.append(lines[at])
            at += 1
        is_rest = at == len(lines) and len(rows) < ROWS and not "".join(rows).strip()
        if generated or not is_rest:
            yield generated, rows


def floor_faults(level: int, generated: bool, rows: Sequence[str]) -> Iterator[Problem]:
    """C41, C42, C43  What cannot be read, each with floor, row and column."""
    player: Phrase | None = None
    for line, row in enumerate(rows, 1):
        drawn = row.rstrip(" ")
        if len(drawn) > COLUMNS:
            long = Phrase("cc3k-plan-row", {"columns": len(drawn), "most": COLUMNS})
            yield on_floor("C41", long, level, line, COLUMNS + 1)
        for column, symbol in enumerate(drawn[:COLUMNS], 1):
            if symbol in GROUND:
                continue
            fault = symbol_fault(symbol, generated)
            if fault:
                yield on_floor("C42", fault, level, line, column)
            elif symbol == "@":
                if player:
                    second = Phrase("cc3k-plan-second-player", {"place": player})
                    yield on_floor("C43", second, level, line, column)
                player = player or in_row(line, column)
    if len(rows) < ROWS:
        drawn_rows = len(rows) - (rows[-1:] == [""])  # what follows the last line break is no row
        short = Phrase("cc3k-plan-short", {"drawn": drawn_rows, "rows": ROWS})
        yield on_floor("C41", short, level, drawn_rows + 1)


def symbol_fault(symbol: str, generated: bool) -> Phrase | None:
    """C42  Why this cannot stand here, if it cannot."""
    if symbol == "P":
        return Phrase("cc3k-plan-which-potion")
    if symbol == "G":
        return Phrase("cc3k-plan-how-much-gold")
    if symbol not in SYMBOLS:
        if symbol.isprintable():
            return Phrase("cc3k-plan-symbol", {"symbol": symbol})
        return Phrase("cc3k-plan-character", {"number": ord(symbol)})
    return Phrase("cc3k-plan-generated", {"symbol": symbol}) if generated else None


def shortened(faults: list[Problem]) -> list[Problem]:
    if len(faults) <= MOST_REPORTED:
        return faults
    more = Phrase("cc3k-plan-more-faults", {"count": len(faults) - MOST_REPORTED})
    return [*faults[:MOST_REPORTED], Problem("C43", more)]


def write_plan(plan: Plan) -> str:
    marks = (f"{GENERATE}\n" if floor.generated else "" for floor in plan.floors)
    return "".join(mark + floor.text for mark, floor in zip(marks, plan.floors, strict=True))


# ---- what is wrong with a floor that can be read


def problems(plan: Plan, options: Cc3kOptions, players: int) -> Iterator[Problem]:
    """C43  Whether every floor can be entered, and what its author may not have meant."""
    for level, floor in enumerate(plan.floors, 1):
        yield from no_room(level, floor)
        yield from more_stairs(level, floor)
        yield from little_room(level, floor)
        yield from unpaired(level, floor)
        yield from open_chambers(level, floor)
        yield from out_of_reach(level, floor)


def no_room(level: int, floor: Floor) -> Iterator[Problem]:
    """C3, C43  The one thing that makes a floor unplayable: what is missing finds no free tile."""
    contents = floor.contents
    missing = [
        name
        for name, is_drawn in (("player", contents.player), ("stairs", contents.stairs))
        if not is_drawn
    ]
    if free_tiles(floor) < len(missing):
        whose = missing[0] if len(missing) == 1 else "both"
        yield on_floor("C43", Phrase("cc3k-plan-no-room", {"missing": whose}), level)


def more_stairs(level: int, floor: Floor) -> Iterator[Problem]:
    """C43  All stairs lead down; but a floor has one, and more may not be meant."""
    for cell in floor.contents.stairs[1:]:
        column, row = GRID.place(floor.contents.stairs[0])
        second = Phrase("cc3k-plan-second-stairs", {"place": in_row(row + 1, column + 1)})
        yield msgspec.structs.replace(at_cell("C43", second, level, cell), warning=True)


def little_room(level: int, floor: Floor) -> Iterator[Problem]:
    """C5  A crowded floor gets fewer things."""
    free = free_tiles(floor)
    if floor.generated and free < ROOM_FOR_ALL:
        few = Phrase("cc3k-plan-little-room", {"tiles": free})
        yield on_floor("C5", few, level, advice=True)


def free_tiles(floor: Floor) -> int:
    return len(floor.chamber_of) - len(floor.occupied)


def unpaired(level: int, floor: Floor) -> Iterator[Problem]:
    """C42  A hoard without a dragon, a dragon without a hoard."""
    contents = floor.contents
    lone = {
        cell: Phrase("cc3k-plan-lone-hoard")
        for cell, worth in contents.gold.items()
        if worth == DRAGON_HOARD and cell not in contents.guards.values()
    } | {
        cell: Phrase("cc3k-plan-lone-dragon")
        for cell, kind in contents.enemies.items()
        if kind == DRAGON and cell not in contents.guards
    }
    for cell in sorted(lone):
        yield at_cell("C42", lone[cell], level, cell)


def open_chambers(level: int, floor: Floor) -> Iterator[Problem]:
    """C2  A chamber with a hole in its wall is often a row that lost its end; one word a row."""
    told = set()
    for cell in (cell for chamber in floor.chambers for cell in chamber):
        _, row = GRID.place(cell)
        beside = (floor.ground[cell + step] for step in GRID.steps)
        if row not in told and any(tile in (BLANK, ord("\n")) for tile in beside):
            told.add(row)
            yield at_cell("C2", Phrase("cc3k-plan-open"), level, cell)


def out_of_reach(level: int, floor: Floor) -> Iterator[Problem]:
    """C9, C37  Stairs or chambers to which no way leads."""
    contents = floor.contents
    if contents.player and contents.stairs:
        reached = next(region for region in floor.regions if contents.player in region)
        if not set(contents.stairs) & set(reached):
            unreached = Phrase("cc3k-plan-stairs-unreached")
            yield at_cell("C37", unreached, level, contents.stairs[0])
        return
    with_tiles = [region for region in floor.regions if floor.chamber_of.keys() & set(region)]
    for region in with_tiles[1:]:
        yield at_cell("C37", Phrase("cc3k-plan-unreached"), level, region[0])


def at_cell(rule: str, says: Phrase, level: int, cell: int) -> Problem:
    """A piece of advice about one place."""
    column, row = GRID.place(cell)
    return on_floor(rule, says, level, row + 1, column + 1, advice=True)


def on_floor(
    rule: str, says: Phrase, level: int, row: int = 0, column: int = 0, advice: bool = False
) -> Problem:
    """A problem of a floor, whose rows are counted from its own first one."""
    numbers: dict[str, Value] = {"floor": level, "row": row, "column": column}
    known = "tile" if column else "row" if row else "floor"
    place = Phrase(f"cc3k-place-{known}", numbers)
    return Problem(rule, says, row, column, level, advice, place)


def in_row(row: int, column: int) -> Phrase:
    """A place on the same floor."""
    return Phrase("cc3k-place-here", {"row": row, "column": column})
