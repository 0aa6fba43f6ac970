"""A daily labyrinth drawn in text: what is known of it, and who may be where."""

from collections.abc import Iterator, Mapping

from asterion.knowledge.daily.shown import ShownDaily, ShownPlan

INSIDE = 5
WALL, OPEN, UNKNOWN = "wall", "open", "unknown"
ACROSS = {WALL: "-" * INSIDE, OPEN: " " * INSIDE, UNKNOWN: " . . "}
DOWNWARDS = {WALL: "|", OPEN: " ", UNKNOWN: ":"}
LETTERS: Mapping[str, str] = {"land": ".", "nothing": "."}
"""Of the other kinds the first letter, as a large one."""
GLIMPSES: Mapping[str, str] = {"lights": "*", "green eyes": "%"}
Sides = Mapping[tuple[str, int], str]
"""By the cell and the way (1 right, 2 down), whether a wall is there."""


def known_map(daily: ShownDaily) -> Iterator[str]:
    """Ghosts are small letters, those found are large ones; dots are sides not known yet."""
    marks = [*daily.drawn, *daily.inked]
    kinds = {cell: GLIMPSES[seen] for cell, seen in daily.glimpses.items()}
    kinds |= {mark.cell: letter_of(mark.kind) for mark in marks if mark.kind}
    sides = {(one.cell, one.way): WALL if one.stands else OPEN for one in marks if one.way >= 0}
    letters: dict[str, str] = {}
    for seat, cells in daily.ways.items():
        _put(letters, cells[-1], daily.names[seat][0])
    for seat, cells in daily.ghosts.items():
        for cell in cells:
            _put(letters, cell, daily.names[seat][0].lower())
    return drawn(daily.columns, daily.rows, kinds, sides, letters)


def plan_map(daily: ShownDaily, plan: ShownPlan) -> Iterator[str]:
    """A plan that fits, with everybody where they would be."""
    names = _names(daily.columns, daily.rows)
    sides = {(cell, way): OPEN for cell in names for way in (1, 2)}
    sides |= dict.fromkeys(plan.walls, WALL)
    letters: dict[str, str] = {}
    for seat, cell in plan.places.items():
        _put(letters, cell, daily.names[seat][0])
    kinds = {cell: letter_of(kind) for cell, kind in plan.kinds.items()}
    return drawn(daily.columns, daily.rows, kinds, sides, letters)


def letter_of(kind: str) -> str:
    return LETTERS.get(kind) or kind[0].upper()


def drawn(
    columns: int, rows: int, kinds: Mapping[str, str], sides: Sides, letters: Mapping[str, str]
) -> Iterator[str]:
    yield (
        "    " + "".join(chr(97 + column).center(INSIDE + 1) for column in range(columns))
    ).rstrip()
    yield "   +" + f"{ACROSS[WALL]}+" * columns
    for row in range(1, rows + 1):
        line, below = f"{row:>2} |", "   +"
        for column in range(columns):
            cell = f"{chr(97 + column)}{row}"
            inside = f"{kinds.get(cell, ' ')} {letters.get(cell, '')}"
            right = WALL if column == columns - 1 else sides.get((cell, 1), UNKNOWN)
            down = WALL if row == rows else sides.get((cell, 2), UNKNOWN)
            line += f" {inside}".ljust(INSIDE)[:INSIDE] + DOWNWARDS[right]
            below += f"{ACROSS[down]}+"
        yield line
        yield below


def _names(columns: int, rows: int) -> list[str]:
    return [f"{chr(97 + column)}{row}" for row in range(1, rows + 1) for column in range(columns)]


def _put(letters: dict[str, str], cell: str, letter: str) -> None:
    letters[cell] = letters.get(cell, "") + letter
