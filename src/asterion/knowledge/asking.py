"""What questions have in common in all books: whom somebody means, and facts under headings."""

from collections.abc import Sequence
from typing import TypeVar

from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.referee.names import find_seat

ME = "me"
Fact = TypeVar("Fact")


def seat_meant(about: str, asker: Seat, names: Sequence[str]) -> Seat | None:
    """A player by name, or the one who asks."""
    if about.strip().lower() == ME:
        return asker if asker >= 0 else None
    try:
        seat = find_seat(about, names)
    except Refused:
        return None
    return seat if seat >= 0 else None


def grouped(
    facts: Sequence[Fact], headings: Sequence[tuple[str, tuple[type[Fact], ...]]]
) -> list[tuple[str, list[Fact]]]:
    """The facts under the ids of their headings, those without a fact left out."""
    groups = [
        (heading, [fact for fact in facts if isinstance(fact, kinds)])
        for heading, kinds in headings
    ]
    return [(heading, of_them) for heading, of_them in groups if of_them]
