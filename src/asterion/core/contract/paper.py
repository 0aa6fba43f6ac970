"""A book on paper: what an answer lets a player draw, and plans as pictures.

Strokes for a notebook are made from events alone.

A stroke is about the cell on which a player is, as far as the notebook has followed them; where
that is, the notebook knows. So strokes can be made of any events at any time, and anyone who missed
some is told so by their numbers.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.highlights import Highlight, nothing_special
from asterion.core.contract.picture import Drawn
from asterion.core.event import Event

HERE = -1
"""As a way: the player's own cell. The ways are 0 up, 1 right, 2 down, 3 left."""


class Spot(msgspec.Struct, frozen=True):
    """A cell of the plan, from 0."""

    column: int
    row: int
    level: int = 0


class Stroke(msgspec.Struct, frozen=True, tag_field="draw", omit_defaults=True):
    """The base of the strokes. Outside of the plan nothing but a step draws."""


class SheetStroke(Stroke, frozen=True, tag="sheet"):
    """The agreed size and, where it is not a full rectangle, its rows of `#` (a cell) and `.`."""

    columns: int
    rows: int
    levels: int = 1
    mask: tuple[str, ...] = ()


class PlaceStroke(Stroke, frozen=True, tag="place"):
    """The player is on this very cell of the plan."""

    seat: Seat
    at: Spot


class StepStroke(Stroke, frozen=True, tag="step"):
    """A step, or with HERE a change of level; anyone who is outside comes in where they left."""

    seat: Seat
    way: int
    levels: int = 0
    edge: str = ""  # the kind of edge that was passed


class OutStroke(Stroke, frozen=True, tag="out"):
    """Out of the plan, by an exit."""

    seat: Seat
    way: int
    edge: str


class CarryStroke(Stroke, frozen=True, tag="carry"):
    """From this cell on to where everybody comes out who was carried from here."""

    seat: Seat
    level: int = -1  # of the plan, where it is told
    near: bool = False  # one comes out on a cell beside this one, with no wall between


class LoseStroke(Stroke, frozen=True, tag="lose"):
    """Nobody knows where the player is: a new piece of paper begins."""

    seat: Seat


class ForgetStroke(Stroke, frozen=True, tag="forget"):
    """The same of everybody."""


class LeaveStroke(Stroke, frozen=True, tag="leave"):
    """The player is on no cell any more."""

    seat: Seat


class LearnStroke(Stroke, frozen=True, tag="learn"):
    """Something about the player that makes some stamps doubtful from now on."""

    seat: Seat
    what: str


class StampStroke(Stroke, frozen=True, tag="stamp"):
    """A mark of the notebook, on the player's cell, beside it, or at a place of the plan."""

    seat: Seat
    stamp: str
    way: int = HERE
    at: Spot | None = None
    sure: bool = True
    doubt: str = ""  # not sure, if this was learned of the player
    unless: str = ""  # and then not where this is stamped already


class EdgeStroke(Stroke, frozen=True, tag="edge"):
    """What is on that side of the player's cell."""

    seat: Seat
    way: int
    edge: str
    outline: str = ""  # the kind of edge instead, where the plan ends there
    over: tuple[str, ...] | None = None  # drawn over these only; "" is an edge without a mark


AnyStroke = (
    SheetStroke
    | PlaceStroke
    | StepStroke
    | OutStroke
    | CarryStroke
    | LoseStroke
    | ForgetStroke
    | LeaveStroke
    | LearnStroke
    | StampStroke
    | EdgeStroke
)


def nothing_to_draw(events: Sequence[Event], options: Any) -> Sequence[AnyStroke]:
    """Of a book whose board is map enough."""
    return ()


def no_sheet(view: Any) -> SheetStroke | None:
    return None


@dataclass(frozen=True)
class Paper:
    """How a book's answers are drawn into a notebook; the base draws nothing."""

    sheet: Callable[[Any], SheetStroke | None] = no_sheet
    """The agreed size, from a seat's view; None while nothing is agreed."""
    strokes: Callable[[Sequence[Event], Any], Sequence[AnyStroke]] = nothing_to_draw
    """Of what a seat was told at once, under the table's options."""
    plans: Drawn = field(default_factory=Drawn)
    """Pictures of plans, for those who may see one: its author, and all once a game is over."""
    highlights: Callable[[Sequence[Event]], Iterable[Highlight]] = nothing_special
    """What is worth seeing again of what was told at once, to whomever it was told."""
