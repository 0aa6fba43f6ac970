"""What a host says of anyone who is late or leaves: the master's words, by name."""

from typing import Literal

from asterion.core.audience import Seat
from asterion.core.contract.hosting import GONE, Hosting, MastersWords, Spoken
from asterion_dig.event import TurnBegan
from asterion_dig.say import Late, Leave, parse, write
from asterion_dig.view import View, check

_words = MastersWords(parse, write, check)


def late(master: View, seat: Seat) -> Spoken | None:
    """G8  A turn that is out of time passes."""
    return _words.first_allowed(master, seat, Late)


def leave(master: View, seat: Seat) -> Spoken | Literal["gone"] | None:
    """G9  Anyone who leaves is out of the game."""
    return _words.first_allowed(master, seat, Leave) or GONE


HOSTING = Hosting(
    seats_differ=True,
    has_clock=True,
    begins_move=frozenset({TurnBegan}),
    absent="leave",
    late=late,
    late_commands=frozenset({Late}),
    leave=leave,
)
