"""What a viewer of DungeonLab sees: her own map of this level, and how it stands with her."""

from msgspec.structs import replace

from asterion.books.dungeonlab.encounters.kind import BY_LABEL, GREEN_EYES, HOLE, KINDS, LIGHTS
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.books.dungeonlab.plan.writing import PITCH, draw_walls, pit_names, token
from asterion.books.dungeonlab.view.chart import Chart, Square, side
from asterion.books.dungeonlab.view.model import View
from asterion.books.dungeonlab.view.sketch import (
    BETWEEN_LEVELS,
    FLAT_MARKS,
    UPRIGHT_MARKS,
    drawn,
    reach,
    sheets,
)
from asterion.books.dungeonlab.view.status import (
    lying_on,
    masters_status,
    own_status,
    public_status,
)
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.screen import DARK, KNOWN, SEEN, Screen, Sheet, in_full_sight

ME = "@"
VISITED = "."
GLOWS = {LIGHTS: "*", GREEN_EYES: "oo", HOLE: "()"}
UNKNOWN = "·"


def screen(view: View) -> Screen:
    if view.seat == MASTER:
        board, levels = _truth(view)
        return in_full_sight(board, masters_status(view), levels)
    if view.seat == PUBLIC:
        return Screen(status=public_status(view))
    shown = view.shown.get(view.seat)
    if shown is not None:
        board, levels = drawn(shown)
        return in_full_sight(board, [*own_status(view), *lying_on(shown)], levels)
    return _own_map(view)


# ---- one's own map


def _own_map(view: View) -> Screen:
    """The piece of map that she is on, its present level, with the walls she knows."""
    chart = view.chart
    level = chart.here[2]
    known = {(c, r) for c, r, on in (*chart.squares, *chart.seen) if on == level}
    if chart.anchored:
        known |= {(1, 1), (view.columns, view.rows)}
    if not known:
        return Screen(status=own_status(view))
    columns, rows, _ = reach((c, r, level) for c, r in known)
    board, shades = [], []
    for row in range(rows.start, rows.stop + 1):
        flat = _line(chart, level, columns, row)
        board.append(flat)
        shades.append("".join(DARK if mark == " " else KNOWN for mark in flat))
        if row < rows.stop:
            upright, shade = _line_of_cells(view, columns, row)
            board.append(upright)
            shades.append(shade)
    (sheet,) = sheets(columns, rows, [level])
    if not chart.anchored:  # the numbers are counted from where the piece began
        sheet = replace(sheet, level=0, columns=(), rows=())
    return Screen(board, shades, own_status(view), (sheet,))


def _line(chart: Chart, level: int, columns: range, row: int) -> str:
    parts = []
    for column in columns:
        parts.append("+" + _wall(chart, (column, row, level), 0, FLAT_MARKS, UNKNOWN * 2))
    return "".join(parts) + "+"


def _line_of_cells(view: View, columns: range, row: int) -> tuple[str, str]:
    chart = view.chart
    level = chart.here[2]
    line, shade = "", ""
    for column in columns:
        square = (column, row, level)
        wall = _wall(chart, square, 3, UPRIGHT_MARKS, UNKNOWN)
        mark = _mark(view, square).ljust(PITCH - 1)[: PITCH - 1]
        line += wall + mark
        shade += (KNOWN if wall != " " else DARK) + (
            SEEN if square == chart.here else KNOWN if mark.strip() else DARK
        ) * (PITCH - 1)
    last = _wall(chart, (columns.stop, row, level), 3, UPRIGHT_MARKS, UNKNOWN)
    return line + last, shade + (KNOWN if last != " " else DARK)


def _wall(chart: Chart, square: Square, way: int, marks: dict[str, str], unknown: str) -> str:
    """The north (0) or west (3) side of a square; dots where a visitor has not tried it yet."""
    wall = chart.walls.get(side(square, way))
    if wall is not None:
        return marks[wall]
    column, row, level = square
    other = (column, row - 1, level) if way == 0 else (column - 1, row, level)
    visited = square in chart.squares or other in chart.squares
    return unknown if visited else " " * len(unknown)


def player(seat: Seat) -> str:
    """Another player on a map."""
    return f"{ME}{seat + 1}"


def _mark(view: View, square: Square) -> str:
    chart = view.chart
    if square == chart.here and view.mine.in_dungeon:
        return ME
    if chart.anchored and square in view.others.values():
        return next(player(seat) for seat, place in view.others.items() if place == square)
    found = chart.squares.get(square)
    if found is None:
        glow = chart.seen.get(square, "").split(", ")[0]
        return GLOWS.get(glow, "?" if glow else "")
    what, _, condition = found.split(", ")[0].partition(":")
    kind = BY_LABEL.get(what) or KINDS.get(what)
    if kind is None:
        return "Tr" if TREASURE in found else "," if found else VISITED
    drawn = kind.mark or kind.letters
    return drawn.lower() if condition and condition != "bridled" else drawn


# ---- the truth


def _truth(view: View) -> tuple[list[str], tuple[Sheet, ...]]:
    """Every level beside the next, the lowest first; a player is @ and her number."""
    plan = view.plan
    assert plan is not None
    pits = pit_names(plan)
    drawn: dict[int, str] = {}
    for place in plan.places:
        drawn[place] = token(plan, place, pits) if place in plan.contents else ".."
    for place, things in view.lying.items():
        if things and place not in plan.contents:
            drawn[place] = "Tr" if TREASURE in things else ",,"
    for name, place, condition in view.beings.values():
        if place >= 0 and (condition or plan.contents.get(place) != name):
            letters = KINDS[name].letters
            drawn[place] = letters.lower() if condition else letters
    for seat, place in view.at.items():
        drawn[place] = player(seat)
    walls = [line.ljust(plan.width * PITCH + 1) for line in draw_walls(plan, view.edges)]
    levels = []
    for level in range(plan.levels):
        lines = walls[:]
        for cell in plan.cells:
            row, column = divmod(cell, plan.width)
            line, start = lines[row * 2 + 1], column * PITCH + 1
            mark = drawn[level * plan.area + cell].ljust(2)[:2]
            lines[row * 2 + 1] = line[:start] + mark + line[start + 2 :]
        levels.append(lines)
    board = [BETWEEN_LEVELS.join(lines).rstrip() for lines in zip(*levels, strict=True)]
    columns, rows = range(1, plan.width + 1), range(1, plan.height + 1)
    return board, sheets(columns, rows, range(1, plan.levels + 1))
