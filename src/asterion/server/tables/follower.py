"""What one viewer hears of a game, entry by entry: the numbers, the view, the messages.

Everything here follows from the entries alone, so it is the same in every process, after every
restart, and for whoever comes back and asks for what was missed.
"""

from array import array
from bisect import bisect_left
from collections.abc import Sequence

from msgspec import UNSET

from asterion.core.audience import MASTER, Seat, ear
from asterion.core.book import AnyBook
from asterion.core.event import Event
from asterion.core.options import Options
from asterion.core.table import Entry, Table
from asterion.server.tables.clock import Clock
from asterion.server.tables.doc import Outcome, Terms
from asterion.server.tables.messages import (
    Asked,
    Heard,
    NewsMessage,
    changes,
    encode,
    without_audience,
)
from asterion.words.spoken import Screen, spoken, spoken_screen


class Follower:
    """One viewer's fold of a game; it is given the entries in order, and nothing of the state."""

    __slots__ = (
        "_answered", "_began", "_listening", "_named", "_screen", "_voice", "book", "clock",
        "entries", "number", "told", "view", "viewer",
    )  # fmt: skip

    def __init__(self, table: Table, viewer: Seat, timed: Terms | None) -> None:
        self.book: AnyBook = table.book
        options: Options = table.options
        self.viewer = viewer
        self.view = self.book.view(viewer, options, table.plan if viewer == MASTER else None)
        self.clock = Clock(timed, self.book.hosting) if timed is not None else None
        self.entries = 0  # gone through
        self.told = array("L")  # the entries that count, so that told[k - 1] has number k
        self._began: tuple[str, ...] = table.first_names
        self._named: list[tuple[int, tuple[str, ...]]] = [(0, self._began)]
        self._listening = ear(viewer)
        self._voice = self.book.voice_for(viewer, table.plan)
        self._answered = 0
        self._screen: Screen | None = None  # as the last message left it, if anyone has looked
        self.number = 0

    # ---- hearing

    def hear(self, entry: Entry, served: float) -> None:
        """Fold an entry without a message."""
        events = self._heard(entry)
        if events is not None:
            self._screen = None
            self._fold(entry, events, served)

    def tell(
        self, entry: Entry, served: float, move: str | None, result: Outcome | None
    ) -> bytes | None:
        """Fold an entry; the message of it, or None where this viewer hears nothing."""
        events = self._heard(entry)
        if events is None:
            return None
        book, view, viewer = self.book, self.view, self.viewer
        before = self._screen
        if before is None and self.number:
            before = spoken_screen(book.screen(view))
        named = self._named[-1]
        self._fold(entry, events, served)
        names = self._named[-1][1]
        now = self._screen = spoken_screen(book.screen(view))
        voice = self._voice
        return encode(
            NewsMessage(
                self.number,
                move if move and entry.seat == viewer else UNSET,
                without_audience(events),
                [voice(event, viewer, names) for event in events],
                changes(before, now),
                self.prompt(),
                book.legal(view),
                book.turn(view),
                result,
                UNSET if self._named[-1] is named else names,
            )
        )

    def _heard(self, entry: Entry) -> list[Event] | None:
        """Go on to an entry: what this viewer hears of it, or None where it does not count.

        His own counts, and the opening, also where nothing is heard of it.
        """
        self.entries += 1
        events = entry.heard_with(self._listening)
        return events if events or entry.seat == self.viewer or not entry.n else None

    def _fold(self, entry: Entry, events: list[Event], served: float) -> None:
        """Take in an entry that counts."""
        if entry.seat == self.viewer and self.book.is_answer(entry.events):
            self._answered += 1
        self.number += 1
        self.told.append(entry.n)
        if events:
            self.book.fold(self.view, events)
            names = getattr(self.view, "names", None)
            if names and len(names) != len(self._named[-1][1]):  # somebody joined
                self._named.append((self.number, tuple(names)))
        if self.clock is not None:
            self.clock.fold(events, self.book.turn(self.view), served)

    # ---- looking

    @property
    def names(self) -> tuple[str, ...]:
        return self._named[-1][1]

    def screen(self) -> Screen:
        if self._screen is None:
            self._screen = spoken_screen(self.book.screen(self.view))
        return self._screen

    def prompt(self) -> Asked | None:
        asks = self.book.asks(self.view)
        return Asked(self._answered, spoken(asks)) if asks else None

    def number_of(self, entry: int) -> int:
        """The number under which this viewer heard an entry."""
        return bisect_left(self.told, entry) + 1

    def transcript(
        self, entries: Sequence[Entry], first: int, last: int, over: bool = False
    ) -> list[Heard]:
        """What was heard from one number to another, with both of them.

        What was to be seen for a while only is not read again before the game is over.
        """
        voice, viewer = self._voice, self.viewer
        gone = () if over else self.book.fleeting
        lines = []
        for number in range(max(first, 1), min(last, self.number) + 1):
            events = entries[self.told[number - 1]].heard_with(self._listening)
            if gone:
                events = [event for event in events if type(event) not in gone]
            names = self._names_at(number)
            sentences = [voice(event, viewer, names) for event in events]
            lines.append(Heard(number, without_audience(events), sentences))
        return lines

    def heard_fleeting(self, entries: Sequence[Entry], since: int) -> bool:
        """Whether anything was heard after this number that was to be seen for a while only."""
        fleeting = self.book.fleeting
        return bool(fleeting) and any(
            type(event) in fleeting
            for n in self.told[since:]
            for event in entries[n].heard_with(self._listening)
        )

    def _names_at(self, number: int) -> tuple[str, ...]:
        for since, names in reversed(self._named):
            if since <= number:
                return names
        return self._began
