"""What a viewer of Labyrinth sees: the agreed outline, or, for the master, the plan itself."""

from asterion.books.labyrinth.event import FACETED, IN_THE_DARK, Answered
from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    OPEN,
    OPEN_EXIT,
    WAYS,
    letters,
)
from asterion.books.labyrinth.view.model import NOBODYS_TURN, View
from asterion.books.labyrinth.words.events import tell, what_lies
from asterion.books.labyrinth.words.requests import request_of
from asterion.books.labyrinth.words.standing import standing
from asterion.books.labyrinth.words.things import NOTHING, things
from asterion.core.audience import MASTER, Seat
from asterion.core.phrase import Phrase, english
from asterion.core.screen import DARK, KNOWN, SEEN, Screen

WIDTH = 3
"""Characters a cell; the walls between add one."""


def screen(view: View) -> Screen:
    """L12  Nobody but the master has a board: players draw their own on the empty outline."""
    if not view.shape:
        return Screen()
    if view.seat == MASTER:
        board = _truth(view)
        shades = [SEEN * len(row) for row in board]
        return Screen(board, shades, [*_public_status(view), *_masters_status(view)])
    board = _outline(view)
    shades = ["".join(DARK if mark == " " else KNOWN for mark in row) for row in board]
    return Screen(board, shades, [*_own_status(view), *_public_status(view)])


def _columns(view: View) -> str:
    names = (letters(column) for column in range(len(view.shape[0])))
    return (" " * 4 + "".join(name.center(WIDTH + 1) for name in names)).rstrip()


def _outline(view: View) -> list[str]:
    """L5  The agreed shape with coordinates."""
    rows = [_columns(view)]
    for number, line in enumerate(view.shape, 1):
        cells = "".join(".".center(WIDTH + 1) if mark == "#" else " " * 4 for mark in line)
        rows.append(f"{number:>3} {cells}".rstrip())
    return rows


def _truth(view: View) -> list[str]:
    """L2  Walls, exits, kinds, and each player by the number of the seat."""
    assert view.plan is not None
    grid = view.plan.grid
    rows = [_columns(view)]
    for row in range(grid.height + 1):
        rows.append(_walls_above(view, row))
        if row < grid.height:
            rows.append(_cells(view, row))
    return rows


def _walls_above(view: View, row: int) -> str:
    assert view.plan is not None
    grid = view.plan.grid
    line = " " * 4
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
    """Players before the kind; a star where something lies, an exclamation mark on a mine."""
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
        mark += "!" if lay.mines_set else "*" if things(lay.lying) is not NOTHING else ""
    return (players + mark)[:WIDTH].ljust(WIDTH)


def _is_alive(view: View, seat: Seat) -> bool:
    return view.fortunes[seat].standing.health not in ("dead", "lost")


def _own_status(view: View) -> list[tuple[str, str]]:
    """L12  Private knowledge is what a player himself chose in secret."""
    rows = []
    if view.chosen:
        rows.append(("Your start cell", view.chosen))
    rows += [(f"Cell {cell}", kind) for cell, kind in view.asked_cells.items()]
    return rows


def _public_status(view: View) -> list[tuple[str, str]]:
    """L25, L26  The last move and the last public answer of each; nothing unasked."""
    rows = [("Turn", _turn(view)), ("Round", str(view.round))]
    for seat, name in enumerate(view.names):
        if seat in view.gone:
            rows.append((name, "out of the game"))
            continue
        if seat in view.last:
            rows.append((name, _last_move(view, seat)))
        if seat in view.standings:
            rows.append((f"{name}, when asked", english(standing(view.standings[seat]))))
    return rows


def _last_move(view: View, seat: Seat) -> str:
    """L26  The request and its answer."""
    last = view.last[seat]
    told = tell(last, view.seat, view.names)
    if isinstance(last, Answered) and last.style not in (IN_THE_DARK, FACETED):
        request = request_of(last.request).whole
        return english(Phrase("labyrinth-last-move", {"request": request, "answer": told}))
    return english(told)


def log(view: View) -> list[str] | None:
    """L26  With the classic recall only last moves are read again; else everything (None)."""
    if view.options.recall != "classic" or view.seat == MASTER:
        return None
    moves = [f"{view.names[seat]}: {_last_move(view, seat)}" for seat in sorted(view.last)]
    return ["At this table only last moves are recalled (L26); keep your own notes.", *moves]


def _turn(view: View) -> str:
    if view.over:
        return "the game is over"
    if view.turn == NOBODYS_TURN:
        if view.options.master == "human" and view.chosen and not view.mine_to_choose:
            # L10: whether the others have chosen is not told, so this is said to each at once
            return "when all have chosen, the master has to confirm the start cells"
        return "choosing start cells"
    return "yours" if view.turn == view.seat else view.names[view.turn]


def _masters_status(view: View) -> list[tuple[str, str]]:
    """L2  How it really stands with everyone, and what lies where."""
    rows = []
    for seat, fared in sorted(view.fortunes.items()):
        stood = view.at.get(seat)
        outside = f", outside ({WAYS[stood.way]})" if stood is not None and stood.way >= 0 else ""
        true = ", the true one" if fared.true_treasure else ""
        rows.append(
            (f"{seat + 1} {view.names[seat]}", english(standing(fared.standing)) + true + outside)
        )
    for _cell, lay in sorted(view.lying.items()):
        if lay.mines_set or things(lay.lying) is not NOTHING:
            rows.append((f"On {lay.place}", english(what_lies(lay))))
    return rows
