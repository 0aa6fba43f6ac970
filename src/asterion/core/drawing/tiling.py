"""Plans that are a character per tile, one sheet or several below each other, as pictures."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from asterion.core.contract.picture import (
    Drawn,
    Picture,
    PictureLevel,
    PlanStroke,
    Resize,
    StampCells,
    TextPlace,
    by_line,
)
from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase

Section = tuple[int, int]
"""A sheet: the line of its first row, from 0, and how many rows it has."""
Sections = Callable[[Sequence[str]], Iterable[Section]]


@dataclass(frozen=True)
class Tiling:
    """How the tiles of one book stand in the text."""

    sections: Sections
    blank: str  # what stands where nothing was drawn
    ground: str = "."  # what is left when something is taken away
    only: str = ""  # marks of which a sheet has one at most
    width: int = 0  # of every sheet; 0: as wide as its longest row
    named: bool = False  # whether a line `name ...` stands above
    counted_in_sheets: bool = False  # whether problems count lines from the first of each sheet

    def drawn(self) -> Drawn:
        place = self.place if self.counted_in_sheets else by_line
        return Drawn(self.picture, self.draw, place)

    def picture(self, text: str) -> Picture:
        lines = lines_of(text)
        sheets = list(self.sections(lines))
        levels = [PictureLevel((), tuple(lines[at : at + rows]), at) for at, rows in sheets]
        name = name_in(lines) if self.named else ""
        width = max((self.wide(lines, sheet) for sheet in sheets), default=0)
        height = max((rows for _, rows in sheets), default=0)
        if not width or not height:
            return Picture(name=name, why=Phrase("core-picture-nothing"))
        return Picture(width, height, tuple(levels), name=name)

    def wide(self, lines: Sequence[str], sheet: Section) -> int:
        at, rows = sheet
        return self.width or max((len(row) for row in lines[at : at + rows]), default=0)

    def draw(self, text: str, strokes: Sequence[PlanStroke]) -> str:
        """What cannot be drawn, such as a tile beyond the sheet, changes nothing."""
        lines = lines_of(text)
        for stroke in strokes:
            sheets = list(self.sections(lines))
            if isinstance(stroke, StampCells) and stroke.level < len(sheets):
                self._stamp(lines, sheets[stroke.level], stroke)
            elif isinstance(stroke, Resize) and not self.width and sheets:
                self._resize(lines, sheets[0], stroke)
        return "\n".join(lines)

    def _stamp(self, lines: list[str], sheet: Section, stroke: StampCells) -> None:
        at, rows = sheet
        width = self.wide(lines, sheet)
        mark = stroke.mark
        if len(mark) != 1:
            return
        for column, row in stroke.cells:
            if column >= width or row >= rows:
                continue
            if mark in self.only:
                for other in range(at, at + rows):
                    lines[other] = lines[other].replace(mark, self.ground)
            line = lines[at + row].ljust(column + 1, self.blank)
            lines[at + row] = line[:column] + mark + line[column + 1 :]

    def _resize(self, lines: list[str], sheet: Section, stroke: Resize) -> None:
        at, height = sheet
        width = self.wide(lines, sheet)
        rows = [line.ljust(width, self.blank) for line in lines[at : at + height]]
        more = stroke.by > 0
        if stroke.edge in ("north", "south"):
            if not more and height < 2:
                return
            first = stroke.edge == "north"
            if more:
                rows.insert(0 if first else height, self.blank * width)
            else:
                del rows[0 if first else -1]
        elif more:
            west = stroke.edge == "west"
            rows = [self.blank + row if west else row + self.blank for row in rows]
        elif width > 1:
            rows = [row[1:] if stroke.edge == "west" else row[:-1] for row in rows]
        lines[at : at + height] = rows

    def place(self, text: str, problem: Problem) -> TextPlace | None:
        """Of a problem that counts lines from the first of its sheet; without one: the sheet."""
        sheets = list(self.sections(lines_of(text)))
        if not 0 < problem.level <= len(sheets):
            return None
        first = sheets[problem.level - 1][0]
        column = max(problem.column - 1, 0)
        return TextPlace(first + max(problem.line - 1, 0), column, 1 if problem.column else 0)


def lines_of(text: str) -> list[str]:
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def without_end(lines: Sequence[str]) -> int:
    """How many lines there are before the blank ones at the end."""
    count = len(lines)
    while count and not lines[count - 1].strip():
        count -= 1
    return count


def name_in(lines: Sequence[str]) -> str:
    """The name that a line of the text gives the plan."""
    for line in lines:
        word, _, name = line.strip().partition(" ")
        if word == "name":
            return name.strip()
    return ""
