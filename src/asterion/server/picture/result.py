"""The picture of a daily in a preview of its link: a square for each mark, and nothing of it."""

from asterion.core.drawing.canvas import Canvas
from asterion.core.drawing.tiles import ACCENT, COLOURS, INK, PAPER, SHEET
from asterion.server.picture.preview import HEIGHT, MARGIN, MARK, WIDTH, strokes

MOST = 10
"""Squares in a row."""
SIDE, GAP = 80.0, 14.0
LARGE = 14.0
"""How much larger the emblem is where there is no result."""


def result_picture(how: str) -> bytes:
    """`how` has a letter for each mark: clean, after a slip, after a hint."""
    canvas = Canvas(WIDTH, HEIGHT, COLOURS)
    canvas.rectangle(0, 0, WIDTH, HEIGHT, PAPER)
    frame = (MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN)
    canvas.rectangle(frame[0] - 3, frame[1] - 3, frame[2] + 6, frame[3] + 6, INK)
    canvas.rectangle(*frame, SHEET)
    if not how:
        side = 32 * LARGE
        strokes(canvas, MARK, (WIDTH - side) / 2, (HEIGHT - side) / 2, LARGE, 40, ACCENT)
        return canvas.png()
    rows = [how[n : n + MOST] for n in range(0, len(how), MOST)]
    top = (HEIGHT - len(rows) * (SIDE + GAP) + GAP) / 2
    for n, row in enumerate(rows):
        left = (WIDTH - len(row) * (SIDE + GAP) + GAP) / 2
        for column, letter in enumerate(row):
            _square(canvas, left + column * (SIDE + GAP), top + n * (SIDE + GAP), letter)
    strokes(canvas, MARK, WIDTH - 90, HEIGHT - 92, 1.4, 4.5, ACCENT)
    return canvas.png()


def _square(canvas: Canvas, x: float, y: float, letter: str) -> None:
    """Full where it was found at once; a frame after a slip, half of one after a hint."""
    canvas.rectangle(x, y, SIDE, SIDE, INK if letter == "c" else ACCENT)
    if letter != "c":
        inner = SIDE - 16
        canvas.rectangle(x + 8, y + 8, inner, inner / 2 if letter == "h" else inner, SHEET)
