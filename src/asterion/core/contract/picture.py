"""A plan as a picture: what stands in each cell and on each side, and where in the text.

A picture is made from the text of a plan, also from one that has faults, as far as it can be read.
Anyone who draws sends strokes; the book changes the text in their place, so that comments and all
that a picture cannot show stay as they were written.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase

NO_FLOW = -1
LARGEST_SIDE = 4096
"""Of what a stroke may name; a plan's own limits are its book's."""

Number = Annotated[int, Meta(ge=0, le=LARGEST_SIDE)]


class TextPlace(msgspec.Struct, frozen=True):
    """A piece of the text: line and column from 0, and how many characters."""

    line: int
    column: int
    length: int = 1


class PictureCell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell between walls. What is drawn in it, and the symbols of the looks that show it."""

    column: int
    row: int
    place: TextPlace
    text: str = ""  # as it is written
    mark: str = ""  # its symbol; empty for bare ground
    here: bool = True  # False: not a cell of the plan, but room for one
    flow: int = NO_FLOW  # where its water runs: 0 up, 1 right, 2 down, 3 left
    things: tuple[str, ...] = ()  # symbols of what lies on it
    lying: str = ""  # what else lies there, in the words of the text


class SideChoice(msgspec.Struct, frozen=True):
    """What can be drawn on a side, and the kind of edge that it is."""

    mark: str
    kind: str


class PictureSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is above a cell or, upright, left of it; one column or row more than there are cells."""

    column: int
    row: int
    upright: bool
    mark: str
    kind: str
    place: TextPlace
    choices: int = 0  # which of the picture's lists of choices
    outer: bool = False  # whether only one of the two sides is a cell


class PictureLevel(msgspec.Struct, frozen=True):
    """One sheet. Tiles stand in the text as they are here, from `line` on, a character each."""

    cells: tuple[PictureCell, ...] = ()
    tiles: tuple[str, ...] = ()
    line: int = 0


class Picture(msgspec.Struct, frozen=True):
    """A whole plan; without levels there is nothing to be drawn, and `why` says why."""

    columns: int = 0
    rows: int = 0
    levels: tuple[PictureLevel, ...] = ()
    sides: tuple[PictureSide, ...] = ()  # the same on all levels
    choices: tuple[tuple[SideChoice, ...], ...] = ()  # the first of each is no wall
    name: str = ""  # that the text gives the plan
    why: Phrase | str = ""

    def mark_at(self, level: int, column: int, row: int) -> str:
        """The symbol of a cell; empty for bare ground and where there is no cell."""
        shown = self.levels[level]
        if shown.tiles:
            tiles = shown.tiles[row]
            return tiles[column] if column < len(tiles) else ""
        return next((c.mark for c in shown.cells if (c.column, c.row) == (column, row)), "")

    def place_of(self, level: int, column: int, row: int) -> TextPlace | None:
        """Where in the text a cell stands."""
        shown = self.levels[level]
        if shown.tiles:
            return TextPlace(shown.line + row, column)
        return next((c.place for c in shown.cells if (c.column, c.row) == (column, row)), None)


# ---- strokes


class StampCells(msgspec.Struct, frozen=True, tag_field="draw", tag="stamp"):
    """The same mark of the palette in these cells (column and row); "" takes the cells away."""

    mark: Annotated[str, Meta(max_length=20)]
    cells: Annotated[tuple[tuple[Number, Number], ...], Meta(max_length=500)]
    level: Number = 0


class DrawSide(msgspec.Struct, frozen=True, tag_field="draw", tag="side"):
    """One of the choices of a side."""

    column: Number
    row: Number
    upright: bool
    mark: Annotated[str, Meta(max_length=1)]


class Resize(msgspec.Struct, frozen=True, tag_field="draw", tag="resize"):
    """One row or column more on this side, or one less."""

    edge: Literal["north", "east", "south", "west"]
    by: Literal[1, -1]


PlanStroke = StampCells | DrawSide | Resize
Edge = Literal["north", "east", "south", "west"]


def written_at(text: str, place: TextPlace, mark: str) -> str:
    """The text with this mark at that place, and blanks for what is left of it."""
    lines = text.split("\n")
    line = lines[place.line].ljust(place.column + place.length)
    after = line[place.column + place.length :]
    lines[place.line] = (line[: place.column] + mark.ljust(place.length) + after).rstrip()
    return "\n".join(lines)


# ---- a book's own


def nothing_drawn(text: str) -> Picture:
    return Picture()


def as_it_was(text: str, strokes: Sequence[PlanStroke]) -> str:
    return text


def by_line(text: str, problem: Problem) -> TextPlace | None:
    """Most books tell the line and the column of the text itself."""
    if not problem.line:
        return None
    column = max(problem.column - 1, 0)
    return TextPlace(problem.line - 1, column, 1 if problem.column else 0)


@dataclass(frozen=True)
class Drawn:
    """How the texts of a book's plans become pictures, and strokes on a picture text again."""

    picture: Callable[[str], Picture] = nothing_drawn
    draw: Callable[[str, Sequence[PlanStroke]], str] = as_it_was
    place: Callable[[str, Problem], TextPlace | None] = by_line
    """Where in the text a problem is; None for one of the plan as a whole."""
