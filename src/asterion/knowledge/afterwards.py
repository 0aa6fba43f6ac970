"""What only the record of a finished game can say, book by book: for reviews."""

from collections.abc import Iterator, Sequence
from typing import Any

from asterion.books.dooom.plan.model import WALL
from asterion.books.dungeonlab.event.frame import Won
from asterion.books.labyrinth.event import Answered
from asterion.books.labyrinth.event.told import OUTSIDE, Went
from asterion.books.labyrinth.state import INSIDE
from asterion.books.labyrinth.state import TREASURE as CARRIED
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.knowledge.labyrinth.facts import AnyFact, PlayerAt, TreasureLies

DOOOM = ("dungeon-of-dooom", "labyrinth-of-dooom")


def in_sight(book: str, state: Any) -> Iterator[int]:
    """The tiles of floor that somebody has before their eyes now, where a board is in sight at all.

    What nobody came to see could not be known: of a large dungeon that is most of it.
    """
    if book in DOOOM:
        for seat, here in enumerate(state.at):
            if state.alive[seat]:
                for start, stop, *_ in state.eyes[seat].runs:
                    cells = range(here + start, here + stop)
                    yield from (cell for cell in cells if state.ground[cell] != WALL)


def is_seen(book: str) -> bool:
    """Whether one knows what one saw, and nothing tells how large the plan is."""
    return book in DOOOM


def true_treasure(book: str, state: Any) -> AnyFact | None:
    """What one would know who knew where the treasure is that wins, now; None if it is nowhere.

    Only of books where others lie about as well, and nobody can tell which is which.
    """
    if not has_fakes(book):
        return None
    names = state.plan.names
    for cell, pile in state.piles.items():
        if any(map(state.is_true, pile.treasures)):
            return TreasureLies(names[cell], True)
    for seat, load in enumerate(state.load):
        if load == CARRIED and state.is_true(state.carried_thing[seat]):
            if state.outside[seat] == INSIDE:
                return PlayerAt(names[state.at[seat]], seat)
    return None


def has_fakes(book: str) -> bool:
    return book == "labyrinth"


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
