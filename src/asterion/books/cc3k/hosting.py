"""Leaving CC3k: a game of one, so nobody waits for its player and there is no clock."""

from collections.abc import Sequence

from asterion.books.cc3k.event import Died, Won
from asterion.books.cc3k.say import write
from asterion.books.cc3k.say.command import Quit
from asterion.books.cc3k.view import View
from asterion.core.audience import Seat
from asterion.core.contract.contest import Contest
from asterion.core.contract.entry import Entry
from asterion.core.contract.hosting import Hosting, Spoken


def leave(master: View, seat: Seat) -> Spoken | None:
    """C40  The player quits."""
    return None if master.over else Spoken(seat, write(Quit()))


def score(entries: Sequence[Entry], seat: Seat) -> int:
    """C40  As it was told at the end; anyone who gives up has none."""
    told = [event for event in entries[-1].events if isinstance(event, Won | Died)]
    return told[0].score if told else 0


HOSTING = Hosting(
    harder=("", "hard"),
    leave=leave,
    contest=Contest(score, counts="cc3k-contest-score", most=True, winners=False),
)
