"""The clocks of a table: pure, over served time, folded from what happened and who is asked now.

The same class tells the truth and what one viewer knows of it. The table's own clock is folded from
every entry with `awaited`; it alone decides who is late. A viewer's is folded from the entries that
a seat heard, with what it heard of them and `book.view.turn(view)`: so it knows its time exactly,
and the others' as far as it was told, for another's secret question must not show in a third one's
clock. Either way the same entries give the same clock, after a restart and in every process.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from asterion.core.audience import Seat
from asterion.core.contract.hosting import Hosting, Limit, Pace, Pause, TimeRules
from asterion.core.event import Event, Ruled
from asterion.core.referee.hand import Hand
from asterion.core.referee.rulings import given_time

OVERTIME_SECONDS: Final = 10.0
"""For each move of one whose game time is out where the book lets him play on."""

LENIENCE: Final = 1.0
"""A move that was sent in time may still be on its way through another process."""

DAY: Final = 86400.0

NOTHING: Final[frozenset[type[Event]]] = frozenset()


class ClockTerms(Protocol):
    """What a clock asks of the table's terms."""

    @property
    def clock(self) -> Pace: ...
    @property
    def move_seconds(self) -> int: ...
    @property
    def game_seconds(self) -> int: ...
    @property
    def increment_seconds(self) -> int: ...
    @property
    def move_days(self) -> int: ...


class ClockMessage(msgspec.Struct, frozen=True, tag_field="type", tag="clock"):
    """What a viewer is shown: who is asked, what is left to whom, and of the pause."""

    running: list[Seat]
    left: dict[str, float]
    paused: float | None
    resting: dict[str, float] | UnsetType = UNSET  # whose time stands still, and for how long

    @property
    def silent(self) -> bool:
        """Is there nothing to show? So it is at a table without clocks until one is called."""
        return not (self.left or self.running) and self.paused is None


class Clock:
    """Everyone's time. It is folded only when an entry is committed, never before."""

    def __init__(self, terms: ClockTerms, hosting: Hosting) -> None:
        self._begins_move = hosting.begins_move
        self._asks_more = hosting.asks_more
        self._heeded = hosting.begins_move | hosting.asks_more | {Ruled}
        self.own: TimeRules | None = hosting.own_time and hosting.own_time(terms.clock)
        self._move: float | None = None
        self._game: float | None = None
        self._increment = 0.0
        self.counts = terms.clock != "none"  # anybody's time, or some was called since
        self._asleep = not self.counts
        self._wakes = self.own.heeds if self.own is not None else NOTHING
        if terms.clock == "live":
            self._move = float(terms.move_seconds) or None
            self._game = float(terms.game_seconds) or None
            self._increment = float(terms.increment_seconds)
        elif terms.clock == "days":
            self._move = terms.move_days * DAY
        self._hands: dict[Seat, Hand] = {}
        self._running: tuple[Seat, ...] = ()
        self._at = 0.0  # served time up to which all is counted
        self._resumes = 0.0  # served time at which the pause ends
        self._pauses = False  # and nobody has said yet that it is over

    # ---- what happened

    def fold(self, events: Sequence[Event], asked: Collection[Seat], served: float) -> None:
        """One entry: what was told of it, who is asked after it, and when it arrived.

        Arrivals may be a little out of order where moves waited for each other; time is not. Where
        no time was agreed on, the clock sleeps until the book's own rules call for it: there is
        nothing to count, and each move folds a clock for every viewer.
        """
        before = self._running
        now = tuple(sorted(set(asked))) if len(asked) > 1 else tuple(asked)
        if self._asleep and self._wakes.isdisjoint(map(type, events)):
            self._at = max(self._at, served)
            self._running = now
            return
        self._asleep = False
        named = [event for event in events if type(event) in self._heeded]
        self._run(served)
        if now == before and not named:
            moved = False
        elif self.counts:
            moved = self._go_on(named, before, now)
        else:  # nobody's time is limited, so nothing of it starts over
            moved = now != before or any(self._concerns(event, now) for event in named)
        self._running = now
        if moved:
            self._resumes = min(self._resumes, self._at)
            self._pauses = False
        for event in named:
            if isinstance(event, Ruled):
                self._give(event)
        if self.own is not None:
            for ruled in self.own.hear(events, moved):
                self.counts = True
                self._obey(ruled)

    def _concerns(self, event: Event, asked: tuple[Seat, ...]) -> bool:
        """Whether it begins a move of somebody who is asked, or asks more of them."""
        seat: Seat | None = getattr(event, "seat", None)
        return seat in asked or (seat is None and type(event) in self._begins_move and bool(asked))

    def _go_on(
        self, named: Sequence[Event], before: tuple[Seat, ...], now: tuple[Seat, ...]
    ) -> bool:
        """Moves end and begin; whether any did."""
        again = _named(named, self._begins_move)
        more = _named(named, self._asks_more)
        ended = [seat for seat in before if seat not in now or seat in again or None in again]
        begun = [
            seat
            for seat in now
            if seat not in before or seat in again or seat in more or None in again
        ]
        for seat in ended:
            self._end_move(seat)
        for seat in begun:
            self._begin_move(seat)
        return bool(ended or begun)

    def _run(self, served: float) -> None:
        """Nobody's clock runs during a pause."""
        if served <= self._at:
            return
        since = max(self._at, self._resumes)
        for seat in self._running:
            hand = self._hand(seat)
            hand.run(max(0.0, served - max(since, hand.rests)))
        self._at = served

    def _end_move(self, seat: Seat) -> None:
        hand = self._hand(seat)
        if hand.game is not None and hand.left():  # anyone who was late gets no increment
            hand.game += self._increment
        hand.move, hand.limit = self._move, None

    def _begin_move(self, seat: Seat) -> None:
        hand = self._hand(seat)
        hand.limit = None
        if hand.move is not None and self._move is not None:
            hand.move = max(hand.move, self._move)  # somebody may have given more ahead of it
        if hand.game is not None and hand.out:
            hand.game = max(hand.game, OVERTIME_SECONDS)

    def _give(self, ruling: Ruled) -> None:
        """What one player gives another, or takes of the holidays that were agreed on."""
        given = given_time(ruling.text)
        if given is None:
            return
        hand = self._hand(given.seat)
        if given.rests:
            hand.rests = self._at + given.seconds
        else:
            hand.give(given.seconds)

    def _obey(self, ruled: Pause | Limit) -> None:
        """What the book's own rules say. Who is limited again has no more than before."""
        if isinstance(ruled, Pause):
            self._resumes = self._at + ruled.seconds
            self._pauses = ruled.seconds > 0
        elif ruled.seat in self._running:
            hand = self._hand(ruled.seat)
            hand.limit = min(ruled.seconds, ruled.seconds if hand.limit is None else hand.limit)

    def _hand(self, seat: Seat) -> Hand:
        hand = self._hands.get(seat)
        if hand is None:
            hand = self._hands[seat] = Hand(self._move, self._game)
        return hand

    # ---- what follows from it

    def left(self, seat: Seat, served: float) -> float | None:
        """The seconds that this seat has, now if it is asked, else when it will be."""
        hand = self._hand(seat)
        left = hand.left()
        if left is None or seat not in self._running:
            return left
        return max(0.0, left - max(0.0, served - max(self._at, self._resumes, hand.rests)))

    def deadline(self, seat: Seat) -> float | None:
        """The served time at which this seat's time is out; None if it is not asked or timed."""
        if seat not in self._running:
            return None
        hand = self._hand(seat)
        left = hand.left()
        return None if left is None else max(self._at, self._resumes, hand.rests) + left

    def due(self, persons: Collection[Seat]) -> float | None:
        """The served time at which to look who is late, or to say that a pause is over.

        Only persons' clocks ever end.
        """
        if not self.counts:
            return None
        deadlines = (self.deadline(seat) for seat in self._running if seat in persons)
        known = [deadline + LENIENCE for deadline in deadlines if deadline is not None]
        if self._pauses:
            known.append(self._resumes)
        return min(known) if known else None

    def is_paused(self, served: float) -> bool:
        """Whether nobody's time runs now."""
        return self._resumes > served

    def end_pause(self, served: float) -> float | None:
        """When a pause ended, if nobody was told of its end yet; asked only once."""
        if not self._pauses or self._resumes > served:
            return None
        self._pauses = False
        return self._resumes

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

    @property
    def is_used(self) -> bool:
        """Whether there was ever anything to show; at most tables there is not."""
        return self.counts or self._resumes > 0

    def is_silent(self, served: float) -> bool:
        """Whether there is surely nothing to show: no time was agreed on, or called since."""
        return not self.counts and self._resumes <= served

    def message(self, served: float, persons: Collection[Seat]) -> ClockMessage:
        """For the viewer whose clock this is; where watchers see later, `served` is as late."""
        left = {str(seat): self.left(seat, served) for seat in sorted(persons)}
        return ClockMessage(
            [seat for seat in self._running if seat in persons and self.counts],
            {seat: round(seconds, 1) for seat, seconds in left.items() if seconds is not None},
            round(self._resumes - served, 1) if self._resumes > served else None,
            self._resting(served) or UNSET,
        )

    def _resting(self, served: float) -> dict[str, float]:
        rests = {str(seat): hand.rests - served for seat, hand in sorted(self._hands.items())}
        return {seat: round(seconds, 1) for seat, seconds in rests.items() if seconds > 0}


def _named(events: Sequence[Event], kinds: frozenset[type[Event]]) -> set[Seat | None]:
    """Whom events of these kinds name; None where one names nobody, and so means everyone."""
    return {getattr(event, "seat", None) for event in events if type(event) in kinds}
