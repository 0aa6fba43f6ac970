"""What a viewer of Dooom sees: the field of vision, the map remembered, how it stands."""

from asterion.books.dooom.view.model import Picture, View
from asterion.books.dooom.view.status import masters_status, own_status, public_status
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.screen import DARK, KNOWN, SEEN, Screen, Sheet, in_full_sight

ME, OTHER = "@", "P"

_AS_DRAWN = bytes([ord(" "), *range(1, 256)])
_AS_KNOWN = (DARK + KNOWN * 255).encode()
_IN_SIGHT = (SEEN * 64).encode()
"""Longer than the longest row of any field of vision."""


def screen(view: View) -> Screen:
    if view.seat == MASTER:
        board = _truth(view)
        return in_full_sight(board, masters_status(view), (Sheet(len(board[0]), len(board)),))
    if view.seat == PUBLIC:
        return Screen(status=public_status(view))
    picture = _remembered(view)
    return Screen(picture.board, picture.shades, own_status(view), picture.sheets)


def _remembered(view: View) -> Picture:
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
    return picture


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
