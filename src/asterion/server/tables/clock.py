"""The clocks of a table: pure, over served time, folded from what happened and who is asked now.

The same class tells the truth and what one viewer knows of it. The table's own clock is folded from
every entry with `awaited`; it alone decides who is late. A viewer's is folded from the entries that
he heard, with what he heard of them and `book.turn(view)`: so it knows his own time exactly, and of
the others' as much as he was told, for another's secret question must not show in a third one's
clock. Either way the same entries give the same clock, after a restart and in every process.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, Protocol

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.event import Event

BREAK_SECONDS: Final = 300.0
"""L101, L102  So long a break lasts, unless the move is made before."""

CALL_SECONDS: Final = 60.0
"""L103  The clock that any player may ask for."""

OVERTIME_SECONDS: Final = 10.0
"""For each move of one whose game time is out where the book lets him play on."""

LENIENCE: Final = 1.0
"""A move that was sent in time may still be on its way through another process."""

DAY: Final = 86400.0

BEGINS_A_MOVE: Final = frozenset({"TurnBegan", "Voided"})
"""Events after which a seat that is still asked is asked for another move: its turn came again, or
all choose their start cells again (L10). Talk and questions in between win nobody time."""

ASKS_MORE: Final = frozenset({"ChoiceAsked"})
"""L79  The move was made and a question about it follows: time anew, but no increment."""

OF_TIME: Final = BEGINS_A_MOVE | ASKS_MORE | {"BreakTaken", "ClockStarted"}


class ClockTerms(Protocol):
    """What a clock asks of the table's terms."""

    @property
    def clock(self) -> str: ...  # "none", "live" or "days"
    @property
    def move_seconds(self) -> int: ...
    @property
    def game_seconds(self) -> int: ...
    @property
    def increment_seconds(self) -> int: ...
    @property
    def move_days(self) -> int: ...


class ClockMessage(msgspec.Struct, frozen=True, tag_field="type", tag="clock"):
    """What a viewer is shown: who is asked, what is left to whom, and of the break."""

    running: list[Seat]
    left: dict[str, float]
    paused: float | None

    @property
    def silent(self) -> bool:
        """Is there nothing to show? So it is at a table without clocks until one is called."""
        return not (self.left or self.running) and self.paused is None


class _Hand:
    """The time of one seat; None where there is no such limit."""

    __slots__ = ("called", "game", "move", "out", "spent")

    def __init__(self, move: float | None, game: float | None) -> None:
        self.move = move
        self.game = game
        self.called: float | None = None
        self.out = False  # the game time ran out once
        self.spent = 0.0

    def left(self) -> float | None:
        limits = [time for time in (self.move, self.game, self.called) if time is not None]
        return min(limits) if limits else None

    def run(self, seconds: float) -> None:
        self.spent += seconds
        if self.move is not None:
            self.move = max(0.0, self.move - seconds)
        if self.called is not None:
            self.called = max(0.0, self.called - seconds)
        if self.game is not None:
            self.game = max(0.0, self.game - seconds)
            self.out = self.out or not self.game


class Clock:
    """Everyone's time. It is folded only when an entry is committed, never before."""

    def __init__(self, terms: ClockTerms) -> None:
        self._move: float | None = None
        self._game: float | None = None
        self._increment = 0.0
        self._counts = terms.clock != "none"  # or some time was called since
        self._takes_calls = terms.clock != "days"
        if terms.clock == "live":
            self._move = float(terms.move_seconds) or None
            self._game = float(terms.game_seconds) or None
            self._increment = float(terms.increment_seconds)
        elif terms.clock == "days":
            self._move = terms.move_days * DAY
        self._hands: dict[Seat, _Hand] = {}
        self._running: tuple[Seat, ...] = ()
        self._at = 0.0  # served time up to which all is counted
        self._resumes = 0.0  # served time at which the break ends
        self._had_break: set[Seat] = set()  # before this move

    # ---- what happened

    def fold(self, events: Iterable[Event], asked: Collection[Seat], served: float) -> None:
        """One entry: what was told of it, who is asked after it, and when it arrived.

        Arrivals may be a little out of order where moves waited for each other; time is not.
        """
        self._run(served)
        happened = [
            (kind, getattr(event, "seat", None))
            for event in events
            if (kind := type(event).__name__) in OF_TIME
        ]
        anew = {seat for kind, seat in happened if kind in BEGINS_A_MOVE}
        more = {seat for kind, seat in happened if kind in ASKS_MORE}
        before, now = self._running, tuple(sorted(set(asked)))
        for seat in before:
            if seat not in now or seat in anew or None in anew:
                self._end_move(seat)
        for seat in now:
            if seat not in before or seat in anew or seat in more or None in anew:
                self._begin_move(seat)
        self._running = now
        for kind, named in happened:
            if kind == "BreakTaken" and named is not None:
                self._take_break(named)
                self._counts = True
            elif kind == "ClockStarted" and named is not None:
                self._call(named)
                self._counts = True

    def _run(self, served: float) -> None:
        """Nobody's clock runs during a break (L101, L102)."""
        served = max(served, self._at)
        seconds = served - max(self._at, min(self._resumes, served))
        for seat in self._running:
            self._hand(seat).run(seconds)
        self._at = served

    def _end_move(self, seat: Seat) -> None:
        hand = self._hand(seat)
        if hand.game is not None and hand.left():  # whoever was late gets no increment
            hand.game += self._increment
        hand.move, hand.called = self._move, None
        self._end_break()

    def _begin_move(self, seat: Seat) -> None:
        hand = self._hand(seat)
        hand.move, hand.called = self._move, None
        if hand.game is not None and hand.out:
            hand.game = max(hand.game, OVERTIME_SECONDS)
        self._end_break()

    def _take_break(self, seat: Seat) -> None:
        """L101, L102  Five minutes, once for each player before a move; a voted one counts too."""
        if seat not in self._had_break:
            self._resumes = self._at + BREAK_SECONDS
        if seat != MASTER:
            self._had_break.add(seat)

    def _end_break(self) -> None:
        """L101  The move was made."""
        self._resumes = min(self._resumes, self._at)
        self._had_break.clear()

    def _call(self, seat: Seat) -> None:
        """L103  A minute for this move. Calling again gives no more; days were agreed as such."""
        hand = self._hand(seat)
        if self._takes_calls and seat in self._running and hand.called is None:
            hand.called = CALL_SECONDS

    def _hand(self, seat: Seat) -> _Hand:
        hand = self._hands.get(seat)
        if hand is None:
            hand = self._hands[seat] = _Hand(self._move, self._game)
        return hand

    # ---- what follows from it

    def left(self, seat: Seat, served: float) -> float | None:
        """The seconds that this seat has, now if it is asked, else when it will be."""
        left = self._hand(seat).left()
        if left is None or seat not in self._running:
            return left
        return max(0.0, left - max(0.0, served - max(self._at, self._resumes)))

    def spent(self, seat: Seat, served: float) -> float:
        """All the time for which this seat was asked, without breaks."""
        running = max(0.0, served - max(self._at, self._resumes)) if seat in self._running else 0.0
        return self._hand(seat).spent + running

    def deadline(self, seat: Seat) -> float | None:
        """The served time at which this seat's time is out; None if it is not asked or timed."""
        left = self._hand(seat).left() if seat in self._running else None
        return None if left is None else max(self._at, self._resumes) + left

    def due(self, persons: Collection[Seat]) -> float | None:
        """The served time at which to look who is late. Only persons' clocks ever end."""
        deadlines = (self.deadline(seat) for seat in self._running if seat in persons)
        known = [deadline for deadline in deadlines if deadline is not None]
        return min(known) + LENIENCE if known else None

    def late(
        self, served: float, persons: Collection[Seat], arrived: Mapping[Seat, float] | None = None
    ) -> list[Seat]:
        """Whose time is out; not of one whose move `arrived` in time and waits to be carried out.

        Nobody's who has not been late for `LENIENCE` seconds: until then a move still counts.
        """
        waiting = arrived or {}
        late = []
        for seat in self._running:
            deadline = self.deadline(seat) if seat in persons else None
            if deadline is not None and served >= deadline + LENIENCE:
                if waiting.get(seat, served) > deadline:
                    late.append(seat)
        return late

    def message(self, served: float, persons: Collection[Seat]) -> ClockMessage:
        """For the viewer whose clock this is; where watchers see later, `served` is as late."""
        left = {str(seat): self.left(seat, served) for seat in sorted(persons)}
        return ClockMessage(
            [seat for seat in self._running if seat in persons and self._counts],
            {seat: round(seconds, 1) for seat, seconds in left.items() if seconds is not None},
            round(self._resumes - served, 1) if self._resumes > served else None,
        )
