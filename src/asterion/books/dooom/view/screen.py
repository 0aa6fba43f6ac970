"""What a viewer of Dooom sees: the field of vision, the map remembered, how it stands."""

from asterion.books.dooom.view.model import NOBODYS_TURN, THINGS, Picture, View
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.screen import DARK, KNOWN, SEEN, Screen

ME, OTHER = "@", "P"

_AS_DRAWN = bytes([ord(" "), *range(1, 256)])
_AS_KNOWN = (DARK + KNOWN * 255).encode()
_IN_SIGHT = (SEEN * 64).encode()
"""Longer than the longest row of any field of vision."""
_BELOW = {ord(letter): thing for letter, thing in THINGS.items()} | {ord("E"): "exit"}


def screen(view: View) -> Screen:
    if view.seat == MASTER:
        board = _truth(view)
        return Screen(board, [SEEN * len(row) for row in board], _masters_status(view))
    if view.seat == PUBLIC:
        return Screen(status=_public_status(view))
    board, shades = _remembered(view)
    return Screen(board, shades, _own_status(view))


def _remembered(view: View) -> tuple[list[str], list[str]]:
    """The smallest rectangle that holds all that was ever seen.

    It is drawn again where something was seen since, or was or is in sight: the rest stands.
    """
    chart = view.chart
    fresh = chart.fresh_rows()
    picture = view.picture
    if picture is None or picture.reach != chart.reach:
        picture = view.picture = Picture(chart.reach)
    marks = view.here, view.sight, view.players, view.is_dead
    if fresh or marks != picture.marks:
        marked = _marked_rows(view)
        spans = (marked, picture.marked, fresh) if fresh else (marked, picture.marked)
        picture.marks, picture.marked = marks, marked
        firsts, lasts = zip(*spans, strict=True)
        _draw(view, picture, min(firsts), max(lasts))
    return picture.board, picture.shades


def _marked_rows(view: View) -> tuple[int, int]:
    """First and last of the rows on which something stands that is there only now."""
    chart = view.sheet
    row, radius = view.here // chart.stride - chart.start // chart.stride, view.sight.radius
    top, bottom = row - radius, row + radius
    for cell in view.players:
        row = chart.place(cell)[1]
        top, bottom = min(top, row), max(bottom, row)
    return top, bottom


def _draw(view: View, picture: Picture, first: int, last: int) -> None:
    """Into the picture those of these rows that it shows."""
    chart = view.sheet
    side = chart.stride
    begin = (chart.start // side + first) * side
    tiles = chart.tiles[begin : begin + (last - first + 1) * side]
    drawn = tiles.translate(_AS_DRAWN)
    shades = tiles.translate(_AS_KNOWN)
    here = view.here - begin
    for start, stop, _, _ in view.sight.runs:
        shades[here + start : here + stop] = _IN_SIGHT[: stop - start]
    for cell in view.players:
        drawn[cell - begin] = ord(OTHER)
    if not view.is_dead:
        drawn[here] = ord(ME)
    letters, lights = drawn.decode(), shades.decode()
    left, right, top, bottom = picture.reach
    first, last = max(first, top), min(last, bottom)
    width = right - left + 1
    shown = chart.cell(left, first) - begin
    board, bright = picture.board[:], picture.shades[:]
    for place in range(first - top, last - top + 1):
        board[place] = letters[shown : shown + width]
        bright[place] = lights[shown : shown + width]
        shown += side
    picture.board, picture.shades = board, bright


def _truth(view: View) -> list[str]:
    """The whole map; a player is drawn by the number of the seat, from 1."""
    assert view.plan is not None
    drawn = view.ground[:]
    for seat, cell in view.at.items():
        drawn[cell] = ord(str(seat + 1)) if seat < 9 else ord(OTHER)
    grid = view.plan.grid
    return [drawn[row.start : row.stop].decode() for row in map(grid.row, range(grid.height))]


def carried(kit: str) -> str:
    return ", ".join([THINGS[letter] for letter in kit]) if kit else "nothing"


def _own_status(view: View) -> list[tuple[str, str]]:
    own = [
        ("Hit points", str(view.hit_points)),
        ("Action points", str(view.ap)),
        ("Treasure", f"{view.treasure} of {view.target}"),
        ("Carrying", carried(view.kit)),
    ]
    return own + _around(view) + _public_status(view)


def _around(view: View) -> list[tuple[str, str]]:
    """What the board cannot show: what lies below oneself, and who the others in sight are."""
    if view.is_dead:
        return []
    below = _BELOW.get(view.chart.tiles[view.here])
    around = [("Under you", below)] if below else []
    if view.players:
        others = [view.names[seat] for seat in view.players.values()]
        around.append(("In sight", ", ".join(others)))
    return around


def _public_status(view: View) -> list[tuple[str, str]]:
    if view.over:
        turn = "the game is over"
    elif view.turn == NOBODYS_TURN:
        turn = "waiting for players"
    else:
        turn = "yours" if view.turn == view.seat else view.names[view.turn]
    return [("Turn", turn), ("Round", str(view.round))]


def _masters_status(view: View) -> list[tuple[str, str]]:
    status = _public_status(view)
    for seat, name in enumerate(view.names):
        fared = view.fortunes[seat]
        if seat in view.dead:
            status.append((f"{seat + 1} {name}", "dead"))
        else:
            fortune = f"{fared.hit_points} hit points, {fared.treasure} treasure"
            status.append((f"{seat + 1} {name}", f"{fortune}, carries {carried(fared.kit)}"))
    for cell, amount in sorted(view.piles.items()):
        assert view.plan is not None
        column, row = view.plan.grid.place(cell)
        status.append((f"Pile in row {row + 1}, column {column + 1}", f"{amount} treasure"))
    return status
