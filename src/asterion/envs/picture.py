"""What a seat sees, as text and as a picture: the symbols and tones of the book's looks."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from asterion.core.contract.looks import YOU, Looks
from asterion.core.contract.screen import SEEN, Screen
from asterion.core.drawing.canvas import Canvas
from asterion.core.drawing.reading import read_board
from asterion.core.drawing.sketch import Sketch
from asterion.core.drawing.sketched import draw_sketch
from asterion.core.drawing.tiles import COLOURS, SHEET, Frame, draw_tiles
from asterion.core.phrase import Phrase, english

COLUMNS, ROWS = 80, 34
WIDE, HIGH = 9, 16
"""How many cells a picture has, and of how many pixels, on any board: a film needs one size."""
LARGEST: Final = 32
"""Points across a tile."""
LEGIBLE: Final = 14
TONES: Final = {
    "ink": (35, 30, 23), "gold": (150, 105, 10), "good": (42, 104, 60), "bad": (164, 33, 43),
    "water": (29, 91, 134), "odd": (118, 54, 127), "stone": (92, 83, 68), "ground": (139, 127, 106),
}  # fmt: skip
PAPER, LIT, YOURS = (250, 247, 240), (247, 233, 191), (156, 61, 23)


def written(screen: Screen) -> str:
    """The board and a line for each value."""
    return "\n".join([*screen.board, *_values(screen)])


def drawn(screen: Screen, looks: Looks, sketch: Sketch | None = None) -> NDArray[np.uint8]:
    """The same in colours: tiles where the book has them, where walls are drawn between cells the
    seat's piece of map; else the text with its tones."""
    values = _values(screen)[:ROWS]
    high = (ROWS - len(values)) * HIGH
    if looks.style == "tiles" and screen.board:
        image = _tiled(screen, looks, high)
        brush = ImageDraw.Draw(image)
    elif sketch is not None:
        image = _sketched(sketch, looks, high)
        brush = ImageDraw.Draw(image)
    else:
        image = Image.new("RGB", (COLUMNS * WIDE, ROWS * HIGH), PAPER)
        brush = ImageDraw.Draw(image)
        _draw_board(brush, screen, looks, ROWS - len(values))
    for number, line in enumerate(values, ROWS - len(values)):
        brush.text((WIDE, number * HIGH), line, TONES["ink"], _font())
    return np.asarray(image, np.uint8)


def _tiled(screen: Screen, looks: Looks, high: int) -> Any:
    """As on the preview of a link, with the letter of each thing on its tile."""
    canvas = Canvas(COLUMNS * WIDE, ROWS * HIGH, COLOURS)
    cell, things = draw_tiles(canvas, screen, looks, _frame(high, LARGEST))
    image = _image(canvas)
    brush = ImageDraw.Draw(image)
    for thing in things:
        place = (thing.x + cell / 2, thing.y + cell / 2)
        if cell < LEGIBLE:  # too small for a letter on a shape: the letter alone
            brush.rectangle((thing.x, thing.y, thing.x + cell - 1, thing.y + cell - 1), PAPER)
            brush.text(place, thing.mark, TONES[thing.tone], _font(round(cell * 1.4)), anchor="mm")
        else:
            brush.text(place, thing.mark, PAPER, _font(round(cell * 0.55)), anchor="mm")
    return image


def _sketched(sketch: Sketch, looks: Looks, high: int) -> Any:
    """What follows from what the seat was told, with the letters of its notebook."""
    canvas = Canvas(COLUMNS * WIDE, ROWS * HIGH, COLOURS)
    canvas.rectangle(0, 0, canvas.width, canvas.height, SHEET)
    cell, things = draw_sketch(canvas, sketch, looks, _frame(high, 2 * LARGEST))
    image = _image(canvas)
    brush = ImageDraw.Draw(image)
    for thing in things:
        place = (thing.x, thing.y - cell / 3)
        brush.text(place, thing.mark, TONES[thing.tone], _font(round(cell * 0.3)), anchor="mm")
    return image


def _frame(high: int, largest: float) -> Frame:
    return Frame(WIDE, WIDE, COLUMNS * WIDE - 2 * WIDE, high - 2 * WIDE, largest)


def _image(canvas: Canvas) -> Any:
    colours = np.array([bytearray.fromhex(colour[1:]) for colour in COLOURS], np.uint8)
    points = np.frombuffer(canvas.points, np.uint8).reshape(canvas.height, canvas.width)
    return Image.fromarray(colours[points])


def _draw_board(brush: Any, screen: Screen, looks: Looks, rows: int) -> None:
    tones = {
        (found.row, found.start + n): found.symbol.tone
        for found in read_board(screen.board, screen.sheets, looks)
        if found.symbol is not None
        for n in range(found.length)
    }
    left, top = _corner(screen.board, rows)
    for row, line in enumerate(screen.board[top : top + rows]):
        shades = screen.shades[top + row] if top + row < len(screen.shades) else ""
        for column, mark in enumerate(line[left : left + COLUMNS]):
            x, y = column * WIDE, row * HIGH
            if shades[left + column : left + column + 1] == SEEN:
                brush.rectangle((x, y, x + WIDE - 1, y + HIGH - 1), LIT)
            if mark == YOU:
                brush.text((x, y), mark, YOURS, _font())
            elif mark != " ":
                tone = tones.get((top + row, left + column), "ink")
                brush.text((x, y), mark, TONES[tone], _font())


def _corner(board: Sequence[str], rows: int) -> tuple[int, int]:
    """The upper left corner of what is shown of a board that may be too large."""
    for row, line in enumerate(board):
        if YOU in line:
            wide = max(map(len, board))
            column = line.index(YOU)
            left = min(max(0, column - COLUMNS // 2), max(0, wide - COLUMNS))
            return left, min(max(0, row - rows // 2), max(0, len(board) - rows))
    return 0, 0


def _values(screen: Screen) -> list[str]:
    return [f"{_in_words(row.label)}: {_in_words(row.value)}" for row in screen.status]


def _in_words(said: Phrase | str) -> str:
    return said if isinstance(said, str) else english(said)


def _font(size: int = 13) -> Any:
    return ImageFont.load_default(size)
