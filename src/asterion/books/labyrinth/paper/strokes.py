"""Labyrinth's answers as strokes on paper: a wall hit, a cell walked onto, a pit fallen into."""

from collections.abc import Iterator, Sequence
from typing import Final

from asterion.books.labyrinth.event import (
    FACETED,
    IN_THE_DARK,
    Answered,
    Began,
    CellTold,
    ChoseStart,
    Died,
    Flagged,
    Lost,
    Placed,
    Resigned,
    ShowedCell,
    Skipped,
    Voided,
    VoidedBy,
)
from asterion.books.labyrinth.event.told import (
    BY_THE_RIVER,
    OUTSIDE,
    AnyTelling,
    Found,
    Infected,
    SetLandmine,
    ThrewGrenade,
    Went,
    Woke,
)
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.say.command import FLOW
from asterion.books.labyrinth.view import View
from asterion.core.audience import Seat
from asterion.core.contract.paper import (
    HERE,
    AnyStroke,
    CarryStroke,
    EdgeStroke,
    ForgetStroke,
    LearnStroke,
    LeaveStroke,
    LoseStroke,
    OutStroke,
    PlaceStroke,
    SheetStroke,
    Spot,
    StampStroke,
    StepStroke,
)
from asterion.core.event import Event

OPEN, WALL, MAYBE, EXIT, SOLID = "open", "wall", "maybe", "exit", "solid"
KINDS: Final = {
    "L": "land", "H": "hospital", "W": "weaponry", "P": "pit", "R": "river", "D": "delta",
    "E": "encephalitis",
}  # fmt: skip
IMMUNE: Final = "immune"
CARRYING: Final = frozenset("RDP")
DRAWN: Final = frozenset(
    {
        Answered, Began, CellTold, ChoseStart, Died, Flagged, Lost, Placed, Resigned, Skipped,
        Voided, VoidedBy,
    }
)  # fmt: skip
"""The events that are more than words."""


def strokes(events: Sequence[Event], options: LabyrinthOptions) -> list[AnyStroke]:
    """L12  All that is told at once, as a player would draw it."""
    drawn: list[AnyStroke] = []
    for event in events:
        if type(event) in DRAWN:  # most are not
            drawn += _drawn(event, events, options)
    return drawn


def sheet(view: View) -> SheetStroke | None:
    """L5  The agreed shape."""
    return sheet_of(view.shape) if view.shape else None


def sheet_of(rows: Sequence[str]) -> SheetStroke:
    columns = max(map(len, rows))
    full = all(row == "#" * columns for row in rows)
    return SheetStroke(columns, len(rows), 1, () if full else tuple(rows))


def _drawn(event: Event, events: Sequence[Event], options: LabyrinthOptions) -> Iterator[AnyStroke]:
    match event:
        case Answered():
            yield from _answered(event, events, options)
        case Began(shape=shape):
            yield sheet_of(shape.split("/"))
        case ChoseStart(seat=seat, cell=cell):
            yield PlaceStroke(seat, spot_of(cell))
        case Voided() | VoidedBy():
            yield ForgetStroke()
        case CellTold(seat=seat, cell=cell, kind=kind) if kind in KINDS:
            yield StampStroke(seat, KINDS[kind], at=spot_of(cell))
        case Placed(seat=seat, kind=kind, told=told):
            # L11  Where rivers and pits carry on placement, this may not be the cell chosen.
            if options.transport_on_placement and kind in CARRYING:
                yield LoseStroke(seat)
            yield from arrive(seat, kind)
            yield from _told(seat, told, options)
        case Skipped(seat=seat, told=told):
            yield from _told(seat, told, options)
        case Died(seat=seat) | Lost(seat=seat) | Resigned(seat=seat) | Flagged(seat=seat):
            yield LeaveStroke(seat)


def _answered(
    answer: Answered, events: Sequence[Event], options: LabyrinthOptions
) -> Iterator[AnyStroke]:
    """L30, L31, L72  An ordered cell is known to the one who showed it; the dark loses everyone."""
    seat = answer.seat
    if answer.ordered:
        shown = [each for each in events if isinstance(each, ShowedCell) and each.seat == seat]
        if shown and not options.transport_on_placement:
            yield PlaceStroke(seat, spot_of(shown[0].cell))
        else:
            yield LoseStroke(seat)
    if answer.style in (IN_THE_DARK, FACETED):
        yield LoseStroke(seat)
    else:
        yield from _told(seat, answer.told, options)


def _told(seat: Seat, told: Sequence[AnyTelling], options: LabyrinthOptions) -> Iterator[AnyStroke]:
    """The parts of one answer, in the order in which they happened."""
    blown: set[int] = set()
    plain = options.rivers == "plain"
    for telling in told:
        match telling:
            case Went():
                yield from _went(seat, telling, blown, plain)
            case ThrewGrenade(way=way, missing=missing, gone=gone):
                blown.add(way)
                if gone or missing:
                    yield EdgeStroke(seat, way, OPEN, outline=EXIT)
                else:  # L67  It may have been a wall, and may be gone.
                    yield EdgeStroke(seat, way, MAYBE, over=(WALL,))
            case Found():
                yield from _found(seat, telling)
            case Woke():
                yield StampStroke(seat, KINDS["E"])
            case SetLandmine(way=way):
                yield StampStroke(seat, "landmine", HERE if way < 0 else way, sure=False)
            case Infected():
                # L56  Healed, he is immune; of what somebody is healed, the master does not say.
                yield LearnStroke(seat, IMMUNE)


def _went(seat: Seat, went: Went, blown: set[int], plain: bool) -> Iterator[AnyStroke]:
    """L20, L43-L53  Into a wall, out of the labyrinth, or onto a cell and maybe on from there."""
    way = went.way
    if way >= FLOW:  # along the river, or into the next pit
        if went.reached or not went.blocked:
            yield from _carried(seat, went.reached or "P", plain)
    elif went.blocked == "river":
        yield StampStroke(seat, KINDS["R"], way)
        yield StampStroke(seat, f"flow-{(way + 2) % 4}", way)
    elif went.blocked:
        yield EdgeStroke(seat, way, SOLID if way in blown else WALL)
        if went.reached:
            yield from _carried(seat, went.reached, plain)
    elif went.entered == OUTSIDE:
        yield OutStroke(seat, way, EXIT)
    else:
        along = went.entered == BY_THE_RIVER
        entered = (went.reached or "R") if along else went.entered
        yield StepStroke(seat, way, edge=OPEN)
        yield from arrive(seat, entered)
        if went.reached and not along:
            yield from _carried(seat, went.reached, plain)
        elif entered == "P":
            yield from _carried(seat, "P", plain)


def _carried(seat: Seat, kind: str, plain: bool) -> Iterator[AnyStroke]:
    """L22, L49, L85  A plain river carries one cell, where no wall is; a pit anywhere."""
    yield CarryStroke(seat, near=plain and kind in "RD")
    yield from arrive(seat, kind)


def arrive(seat: Seat, kind: str) -> Iterator[AnyStroke]:
    """L58  The kind of one's cell. Anyone who is immune hears “land” of a mite's cell, too."""
    if kind == "L":
        yield StampStroke(seat, KINDS["L"], doubt=IMMUNE, unless=KINDS["E"])
    elif kind in KINDS:
        yield StampStroke(seat, KINDS[kind])


def _found(seat: Seat, found: Found) -> Iterator[AnyStroke]:
    """L65  What lies there is mostly taken at once, so it is only maybe still there."""
    counts = (
        ("treasure", found.treasures),
        ("bullets", found.bullets),
        ("grenades", found.grenades),
        ("landmine", found.landmines),
        ("corpse", found.corpses),
    )
    for stamp, count in counts:
        if count > 0:
            yield StampStroke(seat, stamp, sure=False)


def spot_of(cell: str) -> Spot:
    """L6  `b3`, and after z comes aa."""
    letters = cell.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("a") + 1
    return Spot(column - 1, int(cell[len(letters) :]) - 1)
