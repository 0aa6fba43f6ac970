"""Who is late or leaves in DungeonLab: the master says so, by name."""

from typing import Literal

from asterion.books.dungeonlab import plan as _plan  # noqa: F401  before `say`: they need each other
from asterion.books.dungeonlab.event import TurnBegan
from asterion.books.dungeonlab.say import read, write
from asterion.books.dungeonlab.say.command import Leave, TimeOut
from asterion.books.dungeonlab.view import View, check
from asterion.core.audience import Seat
from asterion.core.contract.contest import Contest, turns_begun
from asterion.core.contract.hosting import GONE, Hosting, MastersWords, Spoken

_words = MastersWords(read, write, check)


def late(master: View, seat: Seat) -> Spoken | None:
    """D2  A turn that is out of time passes, and a question takes its default."""
    return _words.first_allowed(master, seat, TimeOut)


def leave(master: View, seat: Seat) -> Spoken | Literal["gone"] | None:
    """D2  A player may be gone for good at any time, but not twice."""
    return _words.first_allowed(master, seat, Leave) or GONE


HOSTING = Hosting(
    harder=("classic", "everything"),
    has_clock=True,
    begins_move=frozenset({TurnBegan}),
    late=late,
    late_commands=frozenset({TimeOut}),
    leave=leave,
    contest=Contest(turns_begun(TurnBegan), settings={"difficulty": "easy"}),
)
