"""Leaving CC3k: a game of one, so nobody waits for its player and there is no clock."""

from asterion.books.cc3k.say import Quit, write
from asterion.books.cc3k.view import View
from asterion.core.audience import Seat
from asterion.core.hosting import Hosting, Spoken


def leave(master: View, seat: Seat) -> Spoken | None:
    """C40  The player quits."""
    return None if master.over else Spoken(seat, write(Quit()))


HOSTING = Hosting(leave=leave)
