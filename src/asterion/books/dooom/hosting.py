"""Who is late, leaves or comes back in Dooom: the master says so, by name."""

from typing import Literal

from asterion.books.dooom.event import TurnBegan
from asterion.books.dooom.say import read, write
from asterion.books.dooom.say.command import Leave, Return, TimeOut
from asterion.books.dooom.view import View, check
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.contest import Contest, turns_begun
from asterion.core.contract.hosting import GONE, Hosting, MastersWords, Spoken

_words = MastersWords(read, write, check)


def late(master: View, seat: Seat) -> Spoken | None:
    """O15  A turn that is out of time passes."""
    return _words.first_allowed(master, seat, TimeOut)


def leave(master: View, seat: Seat) -> Spoken | Literal["gone"] | None:
    """O21  Who is disconnected is dead, or away; only the dead and the absent cannot leave."""
    return _words.first_allowed(master, seat, Leave) or GONE


def back(master: View, seat: Seat) -> Spoken | None:
    """O21  Where leaving is no death. Why there is no way back is said when it is tried."""
    return _words.first_allowed(master, seat, Return) or Spoken(
        MASTER, write(Return(str(seat + 1)))
    )


HOSTING = Hosting(
    seats_differ=True,
    has_clock=True,
    begins_move=frozenset({TurnBegan}),
    absent="leave",
    late=late,
    late_commands=frozenset({TimeOut}),
    leave=leave,
    back=back,
    contest=Contest(turns_begun(TurnBegan)),
)
