"""The picture of a table in a preview of its link: the board, or the book's emblem."""

from asterion.core.contract.looks import Emblem, Looks
from asterion.core.drawing.canvas import Canvas
from asterion.core.drawing.sketched import draw_sketch
from asterion.core.drawing.tiles import ACCENT, COLOURS, INK, PAPER, SHEET, Frame, draw_tiles
from asterion.server.features.boards import Board
from asterion.server.picture.path import outlines

WIDTH, HEIGHT = 1200, 630
MARGIN = 60
BOARD = Frame(1.5 * MARGIN, 1.2 * MARGIN, WIDTH - 3 * MARGIN, HEIGHT - 2.4 * MARGIN)
MARK = "M6 26V6h20v20H12V12h8v8"


def preview(board: Board | None, looks: Looks) -> bytes:
    """From a board of what everyone may know, and from nothing else; without one, the emblem."""
    canvas = Canvas(WIDTH, HEIGHT, COLOURS)
    canvas.rectangle(0, 0, WIDTH, HEIGHT, PAPER)
    frame = (MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN)
    canvas.rectangle(frame[0] - 3, frame[1] - 3, frame[2] + 6, frame[3] + 6, INK)
    canvas.rectangle(*frame, SHEET)
    if board is not None and board.sketch is not None:
        draw_sketch(canvas, board.sketch, looks, BOARD)
    elif board is not None and board.screen is not None and looks.style == "tiles":
        draw_tiles(canvas, board.screen, looks, BOARD)
    elif looks.emblem is not None:
        _emblem(canvas, looks.emblem, 420)
    strokes(canvas, MARK, WIDTH - 90, HEIGHT - 92, 1.4, 4.5, ACCENT)
    return canvas.png()


def _emblem(canvas: Canvas, emblem: Emblem, size: float) -> None:
    scale, left, top = size / 48, (WIDTH - size) / 2, (HEIGHT - size) / 2
    strokes(canvas, emblem.ink, left, top, scale, 2.2 * scale, INK)
    for points, _ in outlines(emblem.warm):
        canvas.polygon([(left + x * scale, top + y * scale) for x, y in points], ACCENT)


def strokes(
    canvas: Canvas, path: str, left: float, top: float, scale: float, width: float, colour: int
) -> None:
    for points, closed in outlines(path):
        placed = [(left + x * scale, top + y * scale) for x, y in points]
        ends = [*placed[1:], placed[0]] if closed else placed[1:]
        for start, end in zip(placed, ends, strict=False):
            canvas.line(start, end, width, colour)
