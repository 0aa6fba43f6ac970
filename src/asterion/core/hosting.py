"""What a book tells its hosts about time, leaving and coming back: data and three functions.

A host (a server, a referee, a terminal) knows no rule. It asks here which events begin somebody's
time, and which command the master gives for whoever is late, leaves, or comes back.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from asterion.core.audience import Seat
from asterion.core.event import Event


class Spoken(NamedTuple):
    """A command in the book's own words, and the seat whose words they are."""

    speaker: Seat
    text: str


def nothing_to_say(master: Any, seat: Seat) -> Spoken | None:
    """The book has no command for it."""
    return None


@dataclass(frozen=True)
class Hosting:
    """The functions take the master's view and a seat; None where there is nothing to say now."""

    has_clock: bool = False
    """Whether somebody waits for a player, so that a table may have a clock."""
    begins_move: frozenset[type[Event]] = frozenset()
    """After these a seat that is still asked is asked for another move."""
    asks_more: frozenset[type[Event]] = frozenset()
    """The move was made, and a question about it follows: time anew, but no increment."""
    absent: Literal["wait", "leave"] = "wait"
    """What the book says of a player who is gone."""
    late: Callable[[Any, Seat], Spoken | None] = nothing_to_say
    """What is said when this seat's time is out."""
    leave: Callable[[Any, Seat], Spoken | None] = nothing_to_say
    """What is said when this player leaves for good."""
    back: Callable[[Any, Seat], Spoken | None] = nothing_to_say
    """What is said when this player comes back."""
