"""A plan as a drawing that a person can type and read; docs/play/labyrinth-plans.md shows three."""

from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    LAND,
    OPEN,
    OPEN_EXIT,
    PIT,
    RIVER,
    Plan,
    letters,
    name_of_cell,
    opposite,
)
from asterion.books.labyrinth.plan.reader import ARROWS, ITEMS, Reader
from asterion.books.labyrinth.plan.sheet import lay_out
from asterion.core.phrase import Phrase, phrase


def read_plan(text: str) -> Plan:
    """The plan that is drawn; raises PlanError with every fault of the drawing and its place.

    A drawing may be an unfinished plan: the requirements of L89-L94 are for `problems`.
    """
    reader = Reader(lay_out(text))
    for column, row, player in reader.marks:
        reason = phrase("labyrinth-drawing-player", player=player)
        reader.sheet.cell_fault("L9", reason, column, row)
    return reader.plan()


def drawing_with_players(text: str) -> tuple[Plan, dict[int, int]]:
    """A plan with start marks, as tests draw it: a digit, before the kind if there is one, is the
    number of a player who stands there; alone it stands on land. Returns {player: cell}."""
    reader = Reader(lay_out(text))
    starts: dict[int, int] = {}
    for column, row, player in reader.marks:
        if player in starts or not player:
            twice = phrase("labyrinth-drawing-player-twice", player=player)
            reason = twice if player else Phrase("labyrinth-drawing-no-player")
            reader.sheet.cell_fault("L9", reason, column, row)
        starts[player] = reader.grid.cell(column, row)
    return reader.plan(), starts


def write_plan(plan: Plan) -> str:
    """The plan as a drawing; `read_plan` gives the same plan back."""
    lines = [f"name {plan.name}"] if plan.name else []
    contents = {cell: _content(plan, cell) for cell in plan.cells}
    width = max(2, *map(len, contents.values()))
    for row in range(plan.grid.height + 1):
        lines.append(_line_of_walls(plan, row, width))
        if row < plan.grid.height:
            lines.append(_line_of_cells(plan, row, width, contents))
    for cell, counts in plan.lying.items():
        things = [
            f"{count} {item}{'s' if count > 1 else ''}"
            for count, item in zip(counts, ITEMS, strict=True)
            if count
        ]
        lines.append(f"{name_of_cell(plan.grid, cell)}: {', '.join(things)}")
    return "\n".join(lines) + "\n"


def _content(plan: Plan, cell: int) -> str:
    treasures = "".join("T" if true else "F" for at, true in plan.treasures if at == cell)
    kind = plan.kinds[cell]
    if kind == LAND:
        return treasures or "."
    if kind == RIVER:
        return ARROWS[plan.grid.steps.index(plan.flow[cell] - cell)] + treasures
    if kind == PIT:
        number = next(n for n, loop in enumerate(plan.loops) if cell in loop)
        order = plan.loops[number].index(cell) + 1
        return f"P{order}{letters(number) if number else ''}{treasures}"
    return chr(kind) + treasures


def _line_of_walls(plan: Plan, row: int, width: int) -> str:
    """The walls above a row (below the last), with a post at each corner of each cell."""
    grid, kinds = plan.grid, plan.kinds
    line = ""
    for column in range(grid.width + 1):
        below = grid.cell(column, row)
        above = below - grid.stride
        corner = kinds[below] or kinds[below - 1] or kinds[above] or kinds[above - 1]
        line += "+" if corner else " "
        if column < grid.width:
            line += _piece(plan, below, 0, "-") * width
    return line.rstrip()


def _line_of_cells(plan: Plan, row: int, width: int, contents: dict[int, str]) -> str:
    line = ""
    for cell in plan.grid.row(row):
        line += _piece(plan, cell, 3, "|") + contents.get(cell, "").ljust(width)
    return (line + _piece(plan, plan.grid.row(row).stop, 3, "|")).rstrip()


def _piece(plan: Plan, cell: int, way: int, wall: str) -> str:
    """What is drawn on the upper (0) or left (3) side of a cell, which may be off the shape."""
    if not plan.kinds[cell]:
        cell, way = cell + plan.grid.steps[way], opposite(way)
        if not plan.kinds[cell]:
            return " "
    edge = plan.edge(cell, way)
    return " " if edge in (OPEN, OPEN_EXIT) else "=" if edge == CLOSED_EXIT else wall
