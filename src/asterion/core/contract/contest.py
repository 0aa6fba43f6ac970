"""One plan for many, each alone with it: how a book sets the table, and by what it ranks them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from asterion.core.audience import Seat
from asterion.core.contract.entry import Entry
from asterion.core.event import Event

Measure = Callable[[Sequence[Entry], Seat], int]
"""What a game that is over was worth to this seat, in the book's own measure."""


def turns_begun(kind: type[Event]) -> Measure:
    """How often a seat's turn began, by the event that says so and names the seat."""

    def count(entries: Sequence[Entry], seat: Seat) -> int:
        return sum(
            type(event) is kind and event.seat == seat  # type: ignore[attr-defined]
            for entry in entries
            for event in entry.events
        )

    return count


@dataclass(frozen=True)
class Contest:
    """The words are ids of messages; the bots are the weakest that the book has."""

    measure: Measure
    counts: str = "core-contest-turns"
    """What is counted, as the heading of a column."""
    most: bool = False
    """Whether more is better; else less is."""
    winners: bool = True
    """Whether only who has won is ranked; else anyone who has come to an end is."""
    bots: int = 0
    """This many sit there too, where the book is not played alone."""
    preset: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Of the generator of plans."""
