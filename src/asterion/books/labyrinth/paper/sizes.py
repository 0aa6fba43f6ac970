"""Labyrinths made larger or smaller by a row or a column."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from asterion.books.labyrinth.paper.cells import enclose, rub_out
from asterion.books.labyrinth.paper.picture import GAP, LAND, cell_name, is_here, legends
from asterion.books.labyrinth.paper.strokes import spot_of
from asterion.core.contract.picture import Edge
from asterion.core.drawing.squares import Squares


def grow(lines: list[str], squares: Squares, edge: Edge) -> list[str]:
    """One more row or column, land beside every cell that was at that edge."""
    left, pitch, width, height = squares.left, squares.pitch, squares.width, squares.height
    first, last = squares.walls[0], squares.walls[height]
    lines = list(lines)
    if edge == "east":
        wider = replace(squares, width=width + 1)
        _fill(lines, wider, [(width, row) for row in range(height)], (-1, 0))
    elif edge == "west":
        for line in (*squares.walls, *squares.cells):
            lines[line] = " " * (left + pitch) + lines[line][left:]
        wider = replace(squares, width=width + 1)
        _fill(lines, wider, [(0, row) for row in range(height)], (1, 0))
    elif edge == "south":
        lines[last + 1 : last + 1] = ["", ""]
        walls, cells = [*squares.walls, last + 2], [*squares.cells, last + 1]
        higher = replace(squares, height=height + 1, walls=walls, cells=cells)
        _fill(lines, higher, [(column, height) for column in range(width)], (0, -1))
    else:
        lines[first:first] = ["", ""]
        walls = [first, *(line + 2 for line in squares.walls)]
        cells = [first + 1, *(line + 2 for line in squares.cells)]
        higher = replace(squares, height=height + 1, walls=walls, cells=cells)
        _fill(lines, higher, [(column, 0) for column in range(width)], (0, 1))
    return _renamed(lines, edge == "west", edge == "north", lambda column, row: True)


def _fill(
    lines: list[str], squares: Squares, row: Iterable[tuple[int, int]], inwards: tuple[int, int]
) -> None:
    """Land in these cells, those without a cell further inside excepted."""
    right, down = inwards
    beside = [(c, r) for c, r in row if is_here(lines, squares, c + right, r + down)]
    for column, at in beside:
        squares.put_content(lines, column, at, LAND)
    for column, at in beside:
        enclose(lines, squares, column, at)
    for column, at in beside:
        upright = right != 0
        inner = (column + (right > 0), at) if upright else (column, at + (down > 0))
        squares.put_side(lines, *inner, upright, GAP)
        following = (column, at + 1) if upright else (column + 1, at)
        if following in beside:
            squares.put_side(lines, *following, not upright, GAP)


def shrink(lines: list[str], squares: Squares, edge: Edge) -> list[str]:
    """The outermost row or column goes, with all that was drawn in it."""
    upright = edge in ("east", "west")
    length = squares.width if upright else squares.height
    if length < 2:
        return lines
    lines = list(lines)
    at = 0 if edge in ("north", "west") else length - 1
    for other in range(squares.height if upright else squares.width):
        column, row = (at, other) if upright else (other, at)
        if is_here(lines, squares, column, row):
            rub_out(lines, squares, column, row)
    if edge == "west":
        for line in (*squares.walls, *squares.cells):
            rest = lines[line][squares.left + squares.pitch :]
            lines[line] = (squares.piece(lines, line, 0, squares.left) + rest).rstrip()
    gone = set()
    if not upright:
        gone = {squares.walls[0 if at == 0 else -1], squares.cells[at]}
    kept = [line for number, line in enumerate(lines) if number not in gone]

    def stays(column: int, row: int) -> bool:
        return (column if upright else row) != at

    return _renamed(kept, -(edge == "west"), -(edge == "north"), stays)


def _renamed(
    lines: list[str], right: int, down: int, stays: Callable[[int, int], bool]
) -> list[str]:
    """What lies about is told by the names of cells, which have moved; what lay on none goes."""
    found = legends(lines)
    kept = []
    for number, line in enumerate(lines):
        if number in found:
            spot = spot_of(found[number][1] + found[number][2])
            if not stays(spot.column, spot.row):
                continue
            if right or down:
                line = f"{cell_name(spot.column + right, spot.row + down)}:{found[number][3]}"
        kept.append(line)
    return kept
