"""A map as the master draws it, from what a map says: levels side by side, the lowest first."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from asterion.books.dungeonlab.encounters.kind import KINDS
from asterion.books.dungeonlab.event import Charted, MapShown
from asterion.books.dungeonlab.plan.model import WALL_NAMES
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.books.dungeonlab.plan.writing import EMPTY, FLAT, PITCH, UPRIGHT
from asterion.books.dungeonlab.view.chart import OPEN, UNNAMED, Side, Square, side
from asterion.books.dungeonlab.words.terms import thing_name
from asterion.core.contract.screen import Sheet
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, english

FLAT_MARKS: Final = dict(zip(WALL_NAMES, FLAT, strict=True)) | {UNNAMED: "=="}
UPRIGHT_MARKS: Final = dict(zip(WALL_NAMES, UPRIGHT, strict=True)) | {UNNAMED: "!"}
BETWEEN_LEVELS: Final = "   "


def sketch(event: Event) -> Sequence[str]:
    """D27, D32  The drawing that an event gives, for anyone who has no screen; else nothing."""
    if isinstance(event, MapShown):
        return [*drawn(event)[0], *(english(phrase) for phrase in lying_about(event))]
    if isinstance(event, Charted):
        marks = {(c, r, level): mark_of(what) for c, r, level, what in event.contents}
        return draw(marks, sides(event.walls))
    return ()


def drawn(event: MapShown) -> tuple[list[str], tuple[Sheet, ...]]:
    """D32  The whole map, and where its levels stand on it."""
    marks = {(c, r, level): mark for c, r, level, mark, _ in event.contents}
    columns, rows, levels = reach(marks)
    return draw(marks, sides(event.walls)), sheets(columns, rows, levels)


def reach(squares: Iterable[Square]) -> tuple[range, range, list[int]]:
    """The columns, rows and levels on which some squares are."""
    columns, rows, levels = (sorted(set(each)) for each in zip(*squares, strict=True))
    return range(columns[0], columns[-1] + 1), range(rows[0], rows[-1] + 1), levels


def sheets(columns: range, rows: range, levels: Sequence[int]) -> tuple[Sheet, ...]:
    """Levels side by side, counted as anyone who knows where they are counts."""
    wide = len(columns) * PITCH + 1 + len(BETWEEN_LEVELS)
    return tuple(
        Sheet(
            len(columns),
            len(rows),
            left=n * wide,
            pitch=PITCH,
            walled=True,
            level=level,
            column=columns.start,
            row=rows.start,
            columns=[str(column) for column in columns],
            rows=[str(row) for row in rows],
        )
        for n, level in enumerate(levels)
    )


def sides(walls: Sequence[tuple[int, int, int, str]]) -> dict[Side, str]:
    return {side((column, row, 0), way): wall for column, row, way, wall in walls}


def mark_of(what: str) -> str:
    """What is drawn for the words of a map: the encounter's letters, or that something lies."""
    first = what.partition(" and ")[0].partition(", ")[0]
    if first in KINDS:
        return KINDS[first].letters
    return EMPTY if not what else "Tr" if TREASURE in what else ",,"


def lying_about(event: MapShown) -> list[Phrase]:
    """Where things lie that the drawing has no room for."""
    lying = []
    for column, row, level, _, found in event.contents:
        things: list[Item] = [
            thing_name(what) for what in found if what.partition(":")[0] not in KINDS_TOLD
        ]
        if things:
            where = {"column": column, "row": row, "level": level}
            lying.append(Phrase("dungeonlab-map-lying", {**where, "things": things}))
    return lying


KINDS_TOLD: Final = frozenset(kind.told_as for kind in KINDS.values())


def draw(marks: Mapping[Square, str], walls: Mapping[Side, str]) -> list[str]:
    """Cells with their walls; nothing where there is no cell."""
    columns, rows, levels = reach(marks)
    cells = {(column, row) for column, row, _ in marks}
    lines = []
    for row in range(rows.start, rows.stop + 1):
        flat = "".join(_flat(cells, walls, column, row) for column in (*columns, columns.stop))
        lines.append([flat[: len(columns) * PITCH + 1]] * len(levels))
        if row < rows.stop:
            lines.append([_upright(marks, walls, columns, row, level) for level in levels])
    return [BETWEEN_LEVELS.join(line).rstrip() for line in lines]


def _flat(cells: set[tuple[int, int]], walls: Mapping[Side, str], column: int, row: int) -> str:
    """A post, and the wall on the north side of a cell."""
    around = {(column - right, row - down) for right in (0, 1) for down in (0, 1)}
    post = "+" if around & cells else " "
    return post + FLAT_MARKS[walls.get(side((column, row, 0), 0), OPEN)]


def _upright(
    marks: Mapping[Square, str], walls: Mapping[Side, str], columns: range, row: int, level: int
) -> str:
    """The cells of a row, each with the wall on its west side."""
    line = ""
    for column in columns:
        line += UPRIGHT_MARKS[walls.get(side((column, row, 0), 3), OPEN)]
        line += marks.get((column, row, level), "").ljust(PITCH - 1)[: PITCH - 1]
    return line + UPRIGHT_MARKS[walls.get(side((columns.stop, row, 0), 3), OPEN)]
