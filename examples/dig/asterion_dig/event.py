"""What happens, and by which rules; `to`, the first field of every event, says who is told."""

from typing import ClassVar, Literal

from asterion.core.audience import Seat
from asterion.core.event import Event

Cell = tuple[int, int]
"""(column, row), from 0 in the north-west."""
Near = Literal["burning", "hot", "warm", "cold"]


class Landed(Event):
    """How large the island is, and who stands where."""

    follows: ClassVar = ("G1", "G2")
    names: tuple[str, ...]
    size: tuple[int, int]
    starts: tuple[Cell, ...]


class TurnBegan(Event):
    follows: ClassVar = ("G3",)
    seat: Seat


class Walked(Event):
    follows: ClassVar = ("G4",)
    seat: Seat
    cell: Cell


class Dug(Event):
    """Everybody sees the hole ..."""

    follows: ClassVar = ("G5",)
    seat: Seat
    cell: Cell


class Felt(Event):
    """... and its digger alone is told how near the treasure is."""

    follows: ClassVar = ("G5",)
    seat: Seat
    near: Near


class Spied(Event):
    """Everybody sees who looks over whose shoulder ..."""

    follows: ClassVar = ("G6",)
    seat: Seat
    on: Seat


class Saw(Event):
    """... and the spy alone sees what the other was told."""

    follows: ClassVar = ("G6",)
    seat: Seat
    on: Seat
    near: Near


class Found(Event):
    follows: ClassVar = ("G7",)
    seat: Seat
    cell: Cell


class Dozed(Event):
    follows: ClassVar = ("G8",)
    seat: Seat


class Left(Event):
    follows: ClassVar = ("G9",)
    seat: Seat


class Alone(Event):
    follows: ClassVar = ("G9",)
    seat: Seat


EVENTS = (Landed, TurnBegan, Walked, Dug, Felt, Spied, Saw, Found, Dozed, Left, Alone)
