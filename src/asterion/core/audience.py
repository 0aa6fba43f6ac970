"""Who is told of an event: one bit a listener, and the master hears everything."""

from typing import Final

Seat = int
"""A player's place at the table, counted from 0; MASTER and PUBLIC are the two that never play."""

Audience = int
"""A set of listeners as bits; an event carries one from birth and keeps it."""

MASTER: Final[Seat] = -2
PUBLIC: Final[Seat] = -1

NOBODY: Final[Audience] = 1  # nobody at the table: the master's bit alone
WATCHERS: Final[Audience] = 3
EVERYONE: Final[Audience] = -1


def ear(seat: Seat) -> Audience:
    """The one bit with which this seat listens."""
    return 1 << (seat + 2)


def only(*seats: Seat) -> Audience:
    """These seats, and the master, who hears everything."""
    heard = NOBODY
    for seat in seats:
        heard |= 1 << (seat + 2)
    return heard


def all_but(*seats: Seat) -> Audience:
    """Everyone, watchers too, except these seats."""
    heard = EVERYONE
    for seat in seats:
        heard &= ~(1 << (seat + 2))
    return heard | NOBODY
