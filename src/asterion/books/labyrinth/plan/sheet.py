"""A typed drawing as a sheet of squared paper: which lines are walls, which are cells."""

from dataclasses import dataclass, field

from asterion.core.contract.problem import Problem
from asterion.core.phrase import Phrase, Value, phrase

LARGEST_SIDE = 99
LONGEST_NAME = 80

Line = tuple[int, str]
"""The line's number from 1, and its text."""


@dataclass
class Sheet:
    """The parts of the text. `pitch` is the distance from one post (+) to the next.

    `walls` has one line more than `cells`: `walls[row]` runs above `cells[row]`. All are cut at
    the left edge of the drawing, `left`, and padded with blanks to `width` cells.
    """

    name: str = ""
    walls: list[Line] = field(default_factory=list)
    cells: list[Line] = field(default_factory=list)
    legend: list[Line] = field(default_factory=list)
    left: int = 0
    pitch: int = 3
    width: int = 0
    faults: list[Problem] = field(default_factory=list)

    @property
    def height(self) -> int:
        return len(self.cells)

    def content(self, column: int, row: int) -> str:
        start = column * self.pitch + 1
        return self.cells[row][1][start : start + self.pitch - 1]

    def fault(self, rule: str, says: Phrase, line: int, column: int = 0) -> None:
        self.faults.append(Problem(rule, says, line, column))

    def cell_fault(self, rule: str, says: Phrase, column: int, row: int) -> None:
        """A fault at what is drawn in a cell."""
        content = self.content(column, row)
        blanks = len(content) - len(content.lstrip())
        place = self.left + column * self.pitch + 2 + (blanks if content.strip() else 0)
        self.fault(rule, says, self.cells[row][0], place)


def shown(text: str, most: int = 20) -> str:
    """What was drawn or written, as a fault may repeat it: short, and on one line."""
    text = text.strip()
    text = text if len(text) <= most else text[: most - 3] + "..."
    return "".join(symbol if symbol.isprintable() else "?" for symbol in text)


def lay_out(text: str) -> Sheet:
    """Sort the lines, and find the squares; what cannot be laid out is a fault of the sheet."""
    sheet = Sheet()
    drawing: list[Line] = []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        bare = line.strip()
        if not bare or bare[0] in "#;":
            continue
        if bare == "name" or bare.startswith("name "):
            _take_name(sheet, number, bare[4:].strip())
        elif ":" in bare:
            sheet.legend.append((number, line))
        else:
            drawing.append((number, line.rstrip()))
    _square(sheet, drawing)
    return sheet


def _take_name(sheet: Sheet, number: int, name: str) -> None:
    if sheet.name:
        sheet.fault("L4", Phrase("labyrinth-drawing-name-twice"), number)
    elif len(name) > LONGEST_NAME or not name.isprintable():
        sheet.fault("L4", phrase("labyrinth-drawing-name-too-long", most=LONGEST_NAME), number)
    else:
        sheet.name = name


def _square(sheet: Sheet, drawing: list[Line]) -> None:
    """Find the squares; leaves `cells` empty where the drawing is no squared paper at all."""
    if not drawing:
        sheet.fault("L5", Phrase("labyrinth-drawing-missing"), 0)
        return
    if _out_of_turn(sheet, drawing):
        return
    number, first = drawing[0]
    posts = [place for place, symbol in enumerate(first) if symbol == "+"]
    if len(posts) < 2 or posts[1] - posts[0] < 2:
        sheet.fault("L5", Phrase("labyrinth-drawing-width"), number, posts[0] + 1)
        return
    pitch = posts[1] - posts[0]
    left = min(len(line) - len(line.lstrip()) for _, line in drawing)
    if (posts[0] - left) % pitch:
        astray = next(n for n, line in drawing if len(line) - len(line.lstrip()) == left)
        sheet.fault("L5", phrase("labyrinth-drawing-pitch", pitch=pitch), astray, left + 1)
        return
    width = max((len(line) - left + pitch - 2) // pitch for _, line in drawing)
    rows = len(drawing) // 2
    if max(width, rows) > LARGEST_SIDE:
        size: dict[str, Value] = {"columns": width, "rows": rows, "most": LARGEST_SIDE}
        sheet.fault("L5", Phrase("labyrinth-drawing-too-large", size), number)
        return
    sheet.left, sheet.pitch, sheet.width = left, pitch, width
    padded = [(n, line[left:].ljust(width * pitch + 1)) for n, line in drawing]
    sheet.walls, sheet.cells = padded[0::2], padded[1::2]


def _out_of_turn(sheet: Sheet, drawing: list[Line]) -> bool:
    """Whether walls and cells fail to take turns, beginning and ending with a line of walls."""
    for index, (number, line) in enumerate(drawing):
        if ("+" in line) != (index % 2 == 0):
            cells, walls = "labyrinth-drawing-cells-expected", "labyrinth-drawing-walls-expected"
            sheet.fault("L5", Phrase(cells if index % 2 else walls), number)
            return True
    if len(drawing) == 1:
        sheet.fault("L5", Phrase("labyrinth-drawing-cells-follow"), drawing[0][0])
    elif len(drawing) % 2 == 0:
        sheet.fault("L5", Phrase("labyrinth-drawing-walls-last"), drawing[-1][0])
    return len(drawing) == 1 or len(drawing) % 2 == 0
