"""How Labyrinth is hosted: late and leaving players, its own time rules, the vote on options (7).

L79, L101 to L104 are about minutes, so the rules of a move know nothing of them: a host's clock
asks `OwnTime`, which hears the same events as the clock.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Literal

from asterion.books.labyrinth.event import (
    Answered,
    Began,
    BreakEnded,
    BreakTaken,
    ChoiceAsked,
    ClockStarted,
    Died,
    Flagged,
    Lost,
    Recalled,
    Resigned,
    Skipped,
    TurnBegan,
    Voided,
    VoidedBy,
)
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.say import read, write
from asterion.books.labyrinth.say.command import EndBreak, Flag, RequestClock, Resign, TimeUp
from asterion.books.labyrinth.view import View, check
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.contest import Contest, turns_begun
from asterion.core.contract.hosting import (
    GONE,
    Hosting,
    Limit,
    MastersWords,
    Pace,
    Pause,
    Spoken,
)
from asterion.core.contract.recall import Recall
from asterion.core.event import Event
from asterion.core.phrase import Phrase, phrase

BREAK_SECONDS: Final = 300.0
"""L101, L102  So long a break lasts, unless the move is made before."""

CALL_SECONDS: Final = 60.0
"""L103  The clock that any player may ask for."""

HEEDED: Final[frozenset[type[Event]]] = frozenset({BreakTaken, BreakEnded, ClockStarted})
"""Nearly no entry has any of these."""

MASTERS_SHARE = Fraction(49, 100)

_words = MastersWords(read, write, check)


# ---- late, leaving


def late(master: View, seat: Seat) -> Spoken | None:
    """L79, L103, L117  A choice that is late takes its default; a move that is late is lost."""
    return _words.first_allowed(master, seat, TimeUp, Flag)


def rested(master: View) -> Spoken | None:
    """L101, L102  After five minutes, unless the move was made before."""
    return Spoken(MASTER, write(EndBreak())) if master.resting else None


def leave(master: View, seat: Seat) -> Spoken | Literal["gone"] | None:
    """L37  Once the game has begun a player resigns; before that nobody can leave."""
    if not master.confirmed or master.over:
        return None
    return GONE if seat in master.gone else Spoken(seat, write(Resign()))


# ---- minutes


class OwnTime:
    """L101 to L104  Breaks and calls to a minute, as one clock hears of them."""

    heeds = HEEDED

    def __init__(self, pace: Pace) -> None:
        self._takes_calls = pace != "days"
        self._had_break: set[Seat] = set()  # before this move

    def hear(self, events: Sequence[Event], moved: bool) -> list[Pause | Limit]:
        if moved and self._had_break:
            self._had_break.clear()
        heeded = [event for event in events if type(event) in HEEDED]
        return [ruled for event in heeded for ruled in self._rule(event)]

    def _rule(self, event: Event) -> Iterator[Pause | Limit]:
        if isinstance(event, BreakTaken):
            yield from self._break(event.seat)
        elif isinstance(event, BreakEnded):
            yield Pause(0.0)
        elif isinstance(event, ClockStarted) and self._takes_calls:
            yield Limit(event.seat, CALL_SECONDS)

    def _break(self, seat: Seat) -> Iterator[Pause]:
        """L101, L102  Once for each player before a move; the one that was voted is the master's,
        who has as many as are voted."""
        if seat not in self._had_break:
            yield Pause(BREAK_SECONDS)
        if seat != MASTER:
            self._had_break.add(seat)

    def refusal(self, command: Any, paused: bool) -> Phrase | None:
        """L101  A break lasts its five minutes, whatever the master says.

        L103, L104  Days were agreed so that nobody has to be there at a certain minute.
        """
        if isinstance(command, EndBreak) and paused:
            return Phrase("labyrinth-refusal-break-goes-on")
        if isinstance(command, RequestClock) and not self._takes_calls:
            return Phrase("labyrinth-refusal-call-in-days")
        return None


# ---- what can be read again

LAST_MOVES: Final = Recall(
    head=phrase("labyrinth-log-head", rule="L26"),
    moves=frozenset({Answered, Skipped}),
    always=frozenset({Began}),  # 7: the rules of a game can be asked for at any time
    repeats=frozenset({Recalled}),
    out=frozenset({Died, Lost, Resigned, Flagged}),
)


def recall(options: LabyrinthOptions) -> Recall | None:
    """L26  The last move of each player, and none before it, where that was agreed on."""
    return LAST_MOVES if options.recall == "classic" else None


HOSTING = Hosting(
    opponents=2,
    seats_differ=True,
    harder=("beginner", "classic", "full"),
    has_clock=True,
    begins_move=frozenset({TurnBegan, Voided, VoidedBy}),  # L10  all choose their start cells again
    asks_more=frozenset({ChoiceAsked}),  # L79
    late=late,
    rested=rested,
    late_commands=frozenset({Flag, TimeUp}),
    leave=leave,
    own_time=OwnTime,
    recall=recall,
    contest=Contest(turns_begun(TurnBegan), bots=1, preset="beginner"),
)


# ---- the vote before the game


def elected(ballots: Mapping[Seat, str], players: int) -> str:
    """L15  What most votes are for; the players share 51 of 100 equally, a tie is the master's."""
    share = (1 - MASTERS_SHARE) / players
    votes: dict[str, Fraction] = {}
    for seat, wish in ballots.items():
        weight = MASTERS_SHARE if seat == MASTER else share
        votes[wish] = votes.get(wish, Fraction(0)) + weight
    most = max(votes.values())
    best = [wish for wish, weight in votes.items() if weight == most]
    wished = ballots.get(MASTER, best[0])
    return wished if wished in best else best[0]
