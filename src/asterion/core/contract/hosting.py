"""What a book tells its hosts about time, leaving and coming back: data and three functions.

A host (a server, a referee, a terminal) knows no rule. It asks here which events begin somebody's
time, which command the master gives for anyone who is late, leaves, or comes back, and whether the
book has rules of its own about time.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.contest import Contest
from asterion.core.contract.recall import Recall
from asterion.core.event import Event
from asterion.core.phrase import Phrase

Pace = Literal["none", "live", "days"]
"""How a table is timed: not at all, for playing at once, or with days for each move."""

GONE: Literal["gone"] = "gone"
"""Of a player who leaves: out of the game already, so there is nothing to say."""


class Spoken(NamedTuple):
    """A command in the book's own words, and the seat whose words they are."""

    speaker: Seat
    text: str


class Pause(NamedTuple):
    """Nobody's time runs for this many seconds, or until the next move begins or ends; with none of
    them, a pause is over."""

    seconds: float


class Limit(NamedTuple):
    """This seat has no more than this many seconds left for the move it is asked for."""

    seat: Seat
    seconds: float


class TimeRules(Protocol):
    """A book's own rules about time, told everything that the clock which asks them is told."""

    @property
    def heeds(self) -> frozenset[type[Event]]:
        """The events that something follows from. At a table without a clock the rules are asked
        nothing before the first of these."""

    def hear(self, events: Sequence[Event], moved: bool) -> Iterable[Pause | Limit]:
        """What follows from one entry; `moved` if somebody's move began or ended with it."""

    def refusal(self, command: Any, paused: bool) -> Phrase | None:
        """Why this cannot be said at a table of this pace, or during a pause; None if it can."""


def nothing_to_say(master: Any, seat: Seat) -> Spoken | None:
    """The book has no command for it."""
    return None


def nothing_ends(master: Any) -> Spoken | None:
    """The end of a pause is not announced."""
    return None


def everything_recalled(options: Any) -> Recall | None:
    """Whatever was told can be read again."""
    return None


@dataclass(frozen=True)
class Hosting:
    """The functions take the master's view and a seat; None where there is nothing to say now."""

    opponents: int = 1
    """How many bots a newcomer plays against, if there are any."""
    seats_differ: bool = False
    """Whether the first seat always moves first, so that one may want another."""
    harder: tuple[str, ...] = ()
    """Presets from the gentlest to the hardest, empty for the book as it is: who has played with
    one is offered the next. Without any, a game is made harder by its bots alone."""
    has_clock: bool = False
    """Whether somebody waits for a player, so that a table may have a clock."""
    begins_move: frozenset[type[Event]] = frozenset()
    """After these a seat that is still asked is asked for another move; all are, where the event
    names no seat. Talk and questions in between win nobody time."""
    asks_more: frozenset[type[Event]] = frozenset()
    """The move was made, and a question about it follows: time again, but no increment."""
    absent: Literal["wait", "leave"] = "wait"
    """What the book says of a player who is gone."""
    late: Callable[[Any, Seat], Spoken | None] = nothing_to_say
    """What is said when this seat's time is out."""
    rested: Callable[[Any], Spoken | None] = nothing_ends
    """By the master's view: what is said when a pause is over."""
    late_commands: frozenset[type] = frozenset()
    """The commands that `late` gives, by which a record shows that nobody played."""
    leave: Callable[[Any, Seat], Spoken | Literal["gone"] | None] = nothing_to_say
    """What is said when this player leaves for good; None if nobody can leave now."""
    back: Callable[[Any, Seat], Spoken | None] = nothing_to_say
    """What is said when this player comes back; None if the book has no way back."""
    own_time: Callable[[Pace], TimeRules] | None = None
    """The book's own rules about time, made again for every clock that asks them."""
    recall: Callable[[Any], Recall | None] = everything_recalled
    """By a table's options: what may be read again while the game is played; None: all of it."""
    contest: Contest | None = None
    """How the same plan is played by many, each on their own; None: it is not."""


@dataclass(frozen=True)
class MastersWords:
    """The commands of a book that the master gives about a player, who is named in them."""

    parse: Callable[[str], Any]
    write: Callable[[Any], str]
    check: Callable[[Any, Any], object]

    def first_allowed(self, master: Any, seat: Seat, *kinds: Callable[[str], Any]) -> Spoken | None:
        """The first of these that the master's view does not refuse now."""
        for name in (master.names[seat], str(seat + 1)):
            for kind in kinds:
                command = kind(name)
                said = self.write(command)
                if self._is_understood(said, command) and not self.check(master, command):
                    return Spoken(MASTER, said)
        return None

    def _is_understood(self, said: str, command: Any) -> bool:
        """A name may read like something else; then the player's number is said instead."""
        try:
            return bool(self.parse(said) == command)
        except ValueError:
            return False
