"""DungeonLab's news as strokes on paper: landings, steps, walls met, and what was in a cell."""

from collections.abc import Iterator, Sequence
from typing import Final

from asterion.books.dungeonlab.encounters.kind import BY_LABEL, GREEN_EYES, HOLE, LIGHTS
from asterion.books.dungeonlab.event import (
    Asked,
    Began,
    Bumped,
    Carried,
    ChangedLevel,
    Died,
    Felt,
    Flew,
    Here,
    Landed,
    Looked,
    Met,
    Walked,
)
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import WALL_NAMES
from asterion.books.dungeonlab.view import View
from asterion.core.audience import Seat
from asterion.core.contract.paper import (
    HERE,
    AnyStroke,
    CarryStroke,
    EdgeStroke,
    LeaveStroke,
    LoseStroke,
    PlaceStroke,
    SheetStroke,
    Spot,
    StampStroke,
    StepStroke,
)
from asterion.core.event import Event

OPEN, WALL = "open", "wall"
EDGES: Final = dict(zip(WALL_NAMES, (OPEN, "simple", "wire", "monolith", "exit"), strict=True))
GLOWS: Final = {LIGHTS: "lights", GREEN_EYES: "green eyes", HOLE: "hole in the darkness"}
EMPTY: Final = "empty"
FIXED: Final = frozenset({"pit", "river"})
"""D68, D70  What takes everybody from one cell to the same other one."""


def strokes(events: Sequence[Event], options: DungeonLabOptions) -> list[AnyStroke]:
    """D3  All that is told at once, as a player would draw it."""
    drawn: list[AnyStroke] = []
    swept: Seat | None = None
    near = False
    for event in events:
        if isinstance(event, Met):
            swept = event.seat if event.what in FIXED and event.how != "stays" else None
            near = event.what == "river" and not options.waterfalls
        if isinstance(event, Carried) and event.seat == swept:
            drawn.append(CarryStroke(event.seat, event.level - 1, near))
            swept = None
        else:
            drawn += _drawn(event)
    return drawn


def sheet(view: View) -> SheetStroke | None:
    """D19  Size and levels are told to all."""
    return SheetStroke(view.columns, view.rows, view.levels or 1) if view.columns else None


def _drawn(event: Event) -> Iterator[AnyStroke]:
    match event:
        case Began(columns=columns, rows=rows, levels=levels):
            yield SheetStroke(columns, rows, levels)
        case Landed(seat=seat, column=column, row=row, level=level):
            yield PlaceStroke(seat, Spot(column - 1, row - 1, level - 1))
        case Walked(seat=seat, way=way, through=through):
            yield StepStroke(seat, way, edge=WALL if through else OPEN)
        case Flew(seat=seat, way=way):
            yield StepStroke(seat, way)
            yield StepStroke(seat, way)
        case Bumped(seat=seat, way=way, wall=wall):
            yield _wall(seat, way, wall)
        case Felt(seat=seat, walls=walls):
            yield from (_wall(seat, way, wall) for way, wall in enumerate(walls))
        case ChangedLevel(seat=seat, by=by):
            yield StepStroke(seat, HERE, by)
        case Carried(seat=seat):
            yield LoseStroke(seat)
        case Looked(seat=seat, seen=seen):
            for way, glow in enumerate(seen):
                if glow in GLOWS:
                    yield StampStroke(seat, GLOWS[glow], way)
        case Here(seat=seat, found=found):
            # An encounter is told as `label` or `label:condition`.
            labels = [what.partition(":")[0] for what in found]
            yield from (StampStroke(seat, label) for label in labels or [EMPTY])
        case Met(seat=seat, what=what) | Asked(seat=seat, what=what) if BY_LABEL[what].displaces:
            # Anyone who is sent on never hears what else is here: this is all that is learnt of it.
            yield StampStroke(seat, what)
        case Died(seat=seat):
            yield LeaveStroke(seat)


def _wall(seat: Seat, way: int, wall: str) -> EdgeStroke:
    """D18  A kind of wall that is known is not replaced by “a wall”."""
    known = EDGES.get(wall)
    return EdgeStroke(seat, way, known or WALL, over=None if known else ("", OPEN))
