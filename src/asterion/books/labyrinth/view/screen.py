"""What a viewer of Labyrinth sees: the agreed outline, or, for the master, the plan itself."""

from functools import cache, lru_cache

from asterion.books.labyrinth.event import ThingsAt
from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    OPEN,
    OPEN_EXIT,
    letters,
)
from asterion.books.labyrinth.view.model import View
from asterion.books.labyrinth.view.status import (
    does_anything_lie,
    masters_status,
    own_status,
    public_status,
)
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.screen import DARK, KNOWN, Screen, Sheet, in_full_sight

WIDTH = 3
"""Characters a cell; the walls between add one."""
MARGIN = 4
"""Characters before the first wall, for the numbers of the rows."""


def screen(view: View) -> Screen:
    """L12  Nobody but the master has a board: players draw their own on the empty outline."""
    if not view.shape:
        return Screen()
    if view.seat == MASTER:
        status = [*public_status(view), *masters_status(view)]
        return in_full_sight(_truth(view), status, _sheets(view, True))
    board, shades = _outline(tuple(view.shape))
    return Screen(board, shades, [*own_status(view), *public_status(view)], _sheets(view, False))


def _sheets(view: View, walled: bool) -> tuple[Sheet, ...]:
    return _sheet(len(view.shape[0]), len(view.shape), walled)


@cache
def _sheet(width: int, height: int, walled: bool) -> tuple[Sheet, ...]:
    """L2, L5  With coordinates; anyone who has only the outline has no walls on it."""
    return (
        Sheet(
            width,
            height,
            left=MARGIN if walled else MARGIN + 1,  # the middle of a cell, where its mark is
            top=1,
            pitch=WIDTH + 1,
            walled=walled,
            columns=tuple(letters(column) for column in range(width)),
            rows=tuple(str(row + 1) for row in range(height)),
        ),
    )


def _columns(width: int) -> str:
    names = (letters(column) for column in range(width))
    return (" " * MARGIN + "".join(name.center(WIDTH + 1) for name in names)).rstrip()


@lru_cache(maxsize=256)
def _outline(shape: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """L5  The agreed shape with coordinates, and its shades: the same from move to move."""
    rows = [_columns(len(shape[0]))]
    for number, line in enumerate(shape, 1):
        cells = "".join("?".center(WIDTH + 1) if mark == "#" else " " * 4 for mark in line)
        rows.append(f"{number:>3} {cells}".rstrip())
    shades = ("".join(DARK if mark == " " else KNOWN for mark in row) for row in rows)
    return tuple(rows), tuple(shades)


def _truth(view: View) -> list[str]:
    """L2  Walls, exits, kinds, and each player by the number of the seat."""
    assert view.plan is not None
    grid = view.plan.grid
    rows = [_columns(len(view.shape[0]))]
    for row in range(grid.height + 1):
        rows.append(_walls_above(view, row))
        if row < grid.height:
            rows.append(_cells(view, row))
    return rows


def _walls_above(view: View, row: int) -> str:
    assert view.plan is not None
    grid = view.plan.grid
    line = " " * MARGIN
    for column in range(grid.width):
        below = grid.cell(column, row)
        line += "+" + _piece(view, below, 0, below - grid.stride, 2, "-") * WIDTH
    return line + "+"


def _cells(view: View, row: int) -> str:
    assert view.plan is not None
    grid = view.plan.grid
    line = f"{row + 1:>3} "
    for cell in grid.row(row):
        line += _piece(view, cell, 3, cell - 1, 1, "|") + _content(view, cell)
    last = grid.row(row).stop
    return line + _piece(view, last, 3, last - 1, 1, "|")


def _piece(view: View, cell: int, way: int, other: int, back: int, wall: str) -> str:
    """What stands between two cells, one of which may be off the shape."""
    assert view.plan is not None
    kinds = view.plan.kinds
    if kinds[cell]:
        edge = view.edges[cell * 4 + way]
    elif kinds[other]:
        edge = view.edges[other * 4 + back]
    else:
        return " "
    return " " if edge in (OPEN, OPEN_EXIT) else "=" if edge == CLOSED_EXIT else wall


def _content(view: View, cell: int) -> str:
    """Players before the kind, and behind it what lies there."""
    assert view.plan is not None
    plan = view.plan
    kind = plan.kinds[cell]
    if not kind:
        return " " * WIDTH
    mark = "." if kind == ord("L") else chr(kind)
    if cell in plan.flow:
        mark = "^>v<"[plan.grid.steps.index(plan.flow[cell] - cell)]
    here = [stood for stood in view.at.values() if stood.cell == cell and stood.way < 0]
    players = "".join(str(stood.seat + 1) for stood in here if _is_alive(view, stood.seat))
    lay = view.lying.get(cell)
    if lay is not None:
        mark += _lying(lay)
    return (players + mark)[:WIDTH].ljust(WIDTH)


def _lying(pile: ThingsAt) -> str:
    """A mine, the true treasure, a false one, or a star for anything else."""
    if pile.mines_set:
        return "!"
    if pile.true_treasure:
        return "T"
    return "F" if pile.lying.treasures else "*" if does_anything_lie(pile) else ""


def _is_alive(view: View, seat: Seat) -> bool:
    return view.fortunes[seat].standing.health not in ("dead", "lost")
