"""The picture of a table in a preview of its link: the board, or the book's emblem."""

from asterion.core.canvas import Canvas
from asterion.core.looks import Emblem, Looks
from asterion.core.tiles import (
    ACCENT,
    COLOURS,
    FLOOR,
    INK,
    LINE,
    PAPER,
    PENCIL,
    SHEET,
    TONES,
    Frame,
    draw_piece,
    draw_tiles,
)
from asterion.server.picture.path import outlines
from asterion.server.tables.boards import Board
from asterion.server.tables.sketch import Sketch

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
        _sketch(canvas, board.sketch, looks)
    elif board is not None and board.screen is not None and looks.style == "tiles":
        draw_tiles(canvas, board.screen, looks, BOARD)
    elif looks.emblem is not None:
        _emblem(canvas, looks.emblem, 420)
    _strokes(canvas, MARK, WIDTH - 90, HEIGHT - 92, 1.4, 4.5, ACCENT)
    return canvas.png()


def _sketch(canvas: Canvas, sketch: Sketch, looks: Looks) -> None:
    cell, left, top = BOARD.fitted(sketch.columns, sketch.rows)
    tones = {symbol.tile: symbol.tone for symbol in looks.symbols}
    for each in sketch.cells:
        x, y = left + each.x * cell, top + each.y * cell
        canvas.rectangle(x, y, cell, cell, FLOOR)
    for column in range(sketch.columns + 1):
        for row in range(sketch.rows + 1):
            canvas.rectangle(left + column * cell - 2, top + row * cell - 2, 4, 4, LINE)
    for each in sketch.cells:
        x, y = left + (each.x + 0.5) * cell, top + (each.y + 0.5) * cell
        for n, stamp in enumerate(each.stamps[:2]):
            tone = tones.get(stamp.lower().replace(" ", "-"), "ink")
            if tone != "ground":
                canvas.disc(x + (n - 0.25) * 0.3 * cell, y, cell * 0.16, TONES[tone], 4)
    for side in sketch.sides:
        x, y = left + side.x * cell, top + side.y * cell
        end = (x + cell, y) if side.way == 0 else (x, y + cell)
        if side.edge not in ("open", ""):
            colour = {"exit": ACCENT, "maybe": PENCIL}.get(side.edge, INK)
            canvas.line((x, y), end, 3 if side.edge == "maybe" else 8, colour)
    for token in sketch.tokens:
        draw_piece(
            canvas, token.seat, left + (token.x + 0.5) * cell, top + (token.y + 0.5) * cell, cell
        )


def _emblem(canvas: Canvas, emblem: Emblem, size: float) -> None:
    scale, left, top = size / 48, (WIDTH - size) / 2, (HEIGHT - size) / 2
    _strokes(canvas, emblem.ink, left, top, scale, 2.2 * scale, INK)
    for points, _ in outlines(emblem.warm):
        canvas.polygon([(left + x * scale, top + y * scale) for x, y in points], ACCENT)


def _strokes(
    canvas: Canvas, path: str, left: float, top: float, scale: float, width: float, colour: int
) -> None:
    for points, closed in outlines(path):
        placed = [(left + x * scale, top + y * scale) for x, y in points]
        ends = [*placed[1:], placed[0]] if closed else placed[1:]
        for start, end in zip(placed, ends, strict=False):
            canvas.line(start, end, width, colour)
