"""The picture of a table in a preview of its link: the board, or the book's emblem."""

from collections.abc import Sequence

from asterion.core.looks import YOU, Emblem, Looks
from asterion.core.screen import DARK, SEEN, Screen
from asterion.server.picture.canvas import Canvas
from asterion.server.picture.path import outlines
from asterion.server.tables.boards import Board
from asterion.server.tables.sketch import Sketch

WIDTH, HEIGHT = 1200, 630
MARGIN = 60
COLOURS = (
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
TONES = {
    "ink": INK, "gold": GOLD, "good": GOOD, "bad": BAD, "water": WATER, "odd": ODD, "stone": ROCK,
    "ground": FLOOR,
}  # fmt: skip
PLAYERS = ((ACCENT, 48), (BLUE, 4), (LEAF, 6), (ODD, 3), (INK, 5), (GOLD, 48))
"""The colour and the corners of each player's piece."""
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
        _tiles(canvas, board.screen, looks)
    elif looks.emblem is not None:
        _emblem(canvas, looks.emblem, 420)
    _strokes(canvas, MARK, WIDTH - 90, HEIGHT - 92, 1.4, 4.5, ACCENT)
    return canvas.png()


def _fitted(columns: int, rows: int) -> tuple[float, float, float]:
    """The size of a cell, and where the first one begins."""
    cell = min((WIDTH - 3 * MARGIN) / columns, (HEIGHT - 2.4 * MARGIN) / rows, 96)
    return cell, (WIDTH - columns * cell) / 2, (HEIGHT - rows * cell) / 2


def _sketch(canvas: Canvas, sketch: Sketch, looks: Looks) -> None:
    cell, left, top = _fitted(sketch.columns, sketch.rows)
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
        _piece(
            canvas, token.seat, left + (token.x + 0.5) * cell, top + (token.y + 0.5) * cell, cell
        )


def _tiles(canvas: Canvas, screen: Screen, looks: Looks) -> None:
    known = [
        (x, y)
        for y, row in enumerate(screen.board)
        for x, mark in enumerate(row)
        if mark != " " and _shade(screen.shades, x, y) != DARK
    ]
    if not known:
        return
    first_x, first_y = min(x for x, _ in known), min(y for _, y in known)
    columns, rows = max(x for x, _ in known) - first_x + 1, max(y for _, y in known) - first_y + 1
    cell, left, top = _fitted(columns, rows)
    symbols = looks.by_mark()
    for x, y in known:
        mark = screen.board[y][x]
        at_x, at_y = left + (x - first_x) * cell, top + (y - first_y) * cell
        symbol = symbols.get(mark)
        tone = symbol.tone if symbol is not None else "ink"
        lit = _shade(screen.shades, x, y) == SEEN
        ground = ROCK if tone == "stone" else LIT if lit and not looks.wide else FLOOR
        canvas.rectangle(at_x, at_y, cell + 0.5, cell + 0.5, ground)
        if mark == YOU:
            _piece(canvas, 0, at_x + cell / 2, at_y + cell / 2, cell * 1.3)
        elif tone not in ("stone", "ground"):
            canvas.disc(at_x + cell / 2, at_y + cell / 2, cell * 0.36, TONES[tone], 4)


def _shade(shades: Sequence[str], x: int, y: int) -> str:
    row = shades[y] if y < len(shades) else ""
    return row[x] if x < len(row) else DARK


def _piece(canvas: Canvas, seat: int, x: float, y: float, cell: float) -> None:
    colour, corners = PLAYERS[seat % len(PLAYERS)]
    canvas.disc(x, y, cell * 0.34, INK, corners)
    canvas.disc(x, y, cell * 0.29, colour, corners)


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
