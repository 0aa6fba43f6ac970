"""A board of tiles on a canvas: ground and rock, what is in sight, a shape for each thing.

Previews of links and pictures for learners are drawn by it, so they look alike.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from asterion.core.contract.looks import YOU, Looks
from asterion.core.contract.screen import DARK, SEEN, Screen
from asterion.core.drawing.canvas import Canvas

COLOURS: Final = (
    "#faf7f0", "#f4ecdb", "#fffcf3", "#231e17", "#8b7f6a", "#9c3d17", "#1d5b86", "#2a683c",
    "#a4212b", "#96690a", "#76367f", "#4a4032", "#2f6690", "#4d7a3a", "#d9cfbb", "#f7e9bf",
)  # fmt: skip
(
    PAPER,
    SHEET,
    FLOOR,
    INK,
    PENCIL,
    ACCENT,
    WATER,
    GOOD,
    BAD,
    GOLD,
    ODD,
    ROCK,
    BLUE,
    LEAF,
    LINE,
    LIT,
) = range(len(COLOURS))
TONES: Final = {
    "ink": INK, "gold": GOLD, "good": GOOD, "bad": BAD, "water": WATER, "odd": ODD, "stone": ROCK,
    "ground": FLOOR,
}  # fmt: skip
PLAYERS: Final = ((ACCENT, 48), (BLUE, 4), (LEAF, 6), (ODD, 3), (INK, 5), (GOLD, 48))
"""The colour and the corners of each player's piece."""


class Placed(NamedTuple):
    """A square of the board, and where it is on the canvas."""

    mark: str
    x: float
    y: float
    tone: str


class Frame(NamedTuple):
    """The part of a canvas into which a board is fitted, and how large a cell may be."""

    left: float
    top: float
    width: float
    height: float
    largest: float = 96

    def fitted(self, columns: int, rows: int) -> tuple[float, float, float]:
        """The size of a cell, and where the first one begins: in the middle."""
        cell = min(self.width / columns, self.height / rows, self.largest)
        left = self.left + (self.width - columns * cell) / 2
        return cell, left, self.top + (self.height - rows * cell) / 2


def draw_tiles(
    canvas: Canvas, screen: Screen, looks: Looks, frame: Frame
) -> tuple[float, list[Placed]]:
    """All that is known of the board; returns the size of a cell, and every thing that is there."""
    known = list(_known(screen))
    if not known:
        return 0.0, []
    first_x, first_y = min(x for x, _ in known), min(y for _, y in known)
    columns, rows = max(x for x, _ in known) - first_x + 1, max(y for _, y in known) - first_y + 1
    cell, left, top = frame.fitted(columns, rows)
    symbols = looks.by_mark()
    things = []
    for x, y in known:
        mark = screen.board[y][x]
        at_x, at_y = left + (x - first_x) * cell, top + (y - first_y) * cell
        symbol = symbols.get(mark)
        tone = symbol.tone if symbol is not None else "ink"
        lit = shade(screen.shades, x, y) == SEEN
        ground = ROCK if tone == "stone" else LIT if lit and not looks.wide else FLOOR
        canvas.rectangle(at_x, at_y, cell + 0.5, cell + 0.5, ground)
        if mark == YOU:
            draw_piece(canvas, 0, at_x + cell / 2, at_y + cell / 2, cell * 1.3)
        elif tone not in ("stone", "ground"):
            canvas.disc(at_x + cell / 2, at_y + cell / 2, cell * 0.36, TONES[tone], 4)
            things.append(Placed(mark, at_x, at_y, tone))
    return cell, things


def _known(screen: Screen) -> Iterator[tuple[int, int]]:
    for y, row in enumerate(screen.board):
        for x, mark in enumerate(row):
            if mark != " " and shade(screen.shades, x, y) != DARK:
                yield x, y


def shade(shades: Sequence[str], x: int, y: int) -> str:
    row = shades[y] if y < len(shades) else ""
    return row[x] if x < len(row) else DARK


def draw_piece(canvas: Canvas, seat: int, x: float, y: float, cell: float) -> None:
    colour, corners = PLAYERS[seat % len(PLAYERS)]
    canvas.disc(x, y, cell * 0.34, INK, corners)
    canvas.disc(x, y, cell * 0.29, colour, corners)
