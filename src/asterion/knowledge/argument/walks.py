"""Walks: somebody was somewhere, and has gone on from there, however little is known of where."""

from collections.abc import Mapping
from typing import Any

from asterion.core.audience import Seat
from asterion.knowledge.clauses import FALSE, TRUE, Literal

AnyPlace = Any
"""A place as the book counts them."""


class Walk:
    """From one moment at which somebody may be anywhere among some places, to the next such."""

    __slots__ = ("line", "origin", "seat", "steps")

    def __init__(self, seat: Seat, line: int, origin: Mapping[AnyPlace, Literal]) -> None:
        self.seat = seat
        self.line = line
        self.origin = {place: here for place, here in origin.items() if here != FALSE}
        self.steps: list[tuple[int, Mapping[AnyPlace, Literal]]] = []

    @property
    def is_known(self) -> bool:
        """Whether it never was in doubt where it began."""
        return TRUE in self.origin.values()

    def go_on(self, line: int, position: Mapping[AnyPlace, Literal]) -> None:
        self.steps.append((line, position))
