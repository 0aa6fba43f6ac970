"""A sketch on a canvas: cells with what lies there, walls between them, a piece for each player.

Previews of links and pictures for learners are drawn by it, so they look alike.
"""

from typing import Final

from asterion.core.contract.looks import Looks
from asterion.core.drawing.canvas import Canvas
from asterion.core.drawing.sketch import Sketch, SketchCell, SketchSide
from asterion.core.drawing.tiles import (
    ACCENT,
    FLOOR,
    INK,
    LINE,
    PENCIL,
    TONES,
    Frame,
    Placed,
    draw_piece,
)

EDGES: Final = {"exit": ACCENT, "maybe": PENCIL}
"""Colours of what stands between cells; all else is ink."""
MOST_STAMPS: Final = 2
"""This many things are drawn of those in a cell."""


def draw_sketch(
    canvas: Canvas, sketch: Sketch, looks: Looks, frame: Frame
) -> tuple[float, list[Placed]]:
    """All of it; returns the size of a cell, and every thing that is there with its middle."""
    cell, left, top = frame.fitted(sketch.columns, sketch.rows)
    for each in sketch.cells:
        canvas.rectangle(left + each.x * cell, top + each.y * cell, cell, cell, FLOOR)
    for column in range(sketch.columns + 1):
        for row in range(sketch.rows + 1):
            canvas.rectangle(left + column * cell - 2, top + row * cell - 2, 4, 4, LINE)
    things = [
        thing
        for each in sketch.cells
        for thing in _draw_stamps(canvas, each, looks, (left, top, cell))
    ]
    for side in sketch.sides:
        _draw_side(canvas, side, left + side.x * cell, top + side.y * cell, cell)
    for token in sketch.tokens:
        x, y = left + (token.x + 0.5) * cell, top + (token.y + 0.5) * cell
        draw_piece(canvas, token.seat, x, y, cell)
    return cell, things


def _draw_stamps(
    canvas: Canvas, each: SketchCell, looks: Looks, place: tuple[float, float, float]
) -> list[Placed]:
    left, top, cell = place
    x, y = left + (each.x + 0.5) * cell, top + (each.y + 0.5) * cell
    placed = []
    for n, stamp in enumerate(each.stamps[:MOST_STAMPS]):
        tone = _tone(stamp, looks)
        if tone != "ground":
            middle = x + (n - 0.25) * 0.3 * cell
            canvas.disc(middle, y, cell * 0.16, TONES[tone], 4)
            placed.append(Placed(_letters(stamp, looks), middle, y, tone))
    return placed


def _tone(stamp: str, looks: Looks) -> str:
    """That of its symbol; what has a way, as a river has, is drawn once for each."""
    tile = stamp.lower().replace(" ", "-")
    if tile.startswith("flow-"):
        return "water"
    found = (each for each in looks.symbols if f"{each.tile}-".startswith(f"{tile}-"))
    return next((each.tone for each in found), "ink")


def _letters(stamp: str, looks: Looks) -> str:
    stamps = looks.notebook.stamps if looks.notebook is not None else ()
    return next((each.letters for each in stamps if each.key == stamp), "")


def _draw_side(canvas: Canvas, side: SketchSide, x: float, y: float, cell: float) -> None:
    if side.edge in ("open", ""):
        return
    end = (x + cell, y) if side.way == 0 else (x, y + cell)
    canvas.line((x, y), end, 3 if side.edge == "maybe" else 8, EDGES.get(side.edge, INK))
