"""What only the record of a finished game can say, book by book: for reviews."""

from collections.abc import Iterator, Sequence
from typing import Any

from asterion.books.dooom.plan.model import WALL
from asterion.books.dungeonlab.event.frame import Won
from asterion.books.labyrinth.event import Answered
from asterion.books.labyrinth.event.told import OUTSIDE, Went
from asterion.core.audience import Seat
from asterion.core.event import Event

DOOOM = ("dungeon-of-dooom", "labyrinth-of-dooom")


def plan_size(book: str, plan: Any) -> int | None:
    """How much there is of the plan, where nobody can know it before the game is over."""
    if book in DOOOM:
        rows: Sequence[bytes] = plan.rows
        return sum(tile != WALL for row in rows for tile in row)
    return None


def leavers(book: str, events: Sequence[Event]) -> Iterator[Seat]:
    """Those who walked out by these events, whether they could know by which side or not."""
    for event in events:
        if book == "dungeonlab" and isinstance(event, Won):
            yield event.seat
        elif book == "labyrinth" and isinstance(event, Answered):
            if any(isinstance(one, Went) and one.entered == OUTSIDE for one in event.told):
                yield event.seat


def calls_places_alike(book: str) -> bool:
    """Whether all chairs call a place by the same name; Dooom's count from their own start."""
    return book not in DOOOM
