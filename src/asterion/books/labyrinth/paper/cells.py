"""Cells of a labyrinth's drawing made and rubbed out, with the walls and posts around them."""

from asterion.books.labyrinth.paper.picture import CLOSED, FLAT, GAP, UPRIGHT, is_here
from asterion.core.drawing.squares import Squares, around


def enclose(lines: list[str], squares: Squares, column: int, row: int) -> None:
    """A new cell stands between posts, and has a wall wherever it meets the outside."""
    for column_of, row_of, upright, beside in around(column, row):
        mark = squares.mark(lines, column_of, row_of, upright)
        if not is_here(lines, squares, *beside):
            squares.put_side(lines, column_of, row_of, upright, UPRIGHT if upright else FLAT)
        elif mark == CLOSED:
            squares.put_side(lines, column_of, row_of, upright, GAP)
    squares.put_posts(lines, column, row, lambda c, r: is_here(lines, squares, c, r))


def rub_out(lines: list[str], squares: Squares, column: int, row: int) -> None:
    """The neighbours of the cell get an outer wall there."""
    squares.put_content(lines, column, row, "")
    for column_of, row_of, upright, beside in around(column, row):
        wall = UPRIGHT if upright else FLAT
        mark = wall if is_here(lines, squares, *beside) else GAP
        squares.put_side(lines, column_of, row_of, upright, mark)
    squares.put_posts(lines, column, row, lambda c, r: is_here(lines, squares, c, r))
