"""The rules at work on a hosted table: what is committed, and what each viewer hears of it."""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.dice import Dice, Draw, Recorded
from asterion.core.phrase import phrase
from asterion.core.records.record import encode_entry
from asterion.core.referee.clock import Clock
from asterion.core.referee.commitment import Promise
from asterion.core.referee.packed import Entries, PackedEntries
from asterion.core.referee.table import Entry, Table
from asterion.server.game import plans
from asterion.server.game.doc import Doc, Outcome
from asterion.server.game.follower import Follower, News
from asterion.server.game.phases import persons
from asterion.server.game.played import Played, Window
from asterion.server.store import EntryRow


class Broken(Exception):
    """What the store has of a game is not what the rules give."""


class _Line(msgspec.Struct):
    """What is needed of an entry to play it again; the rules give the rest."""

    n: int
    seat: Seat
    do: str
    draws: list[Draw]


class Game(Played):
    """A table of the rules, played on and played again."""

    def __init__(
        self,
        book: AnyBook,
        doc: Doc,
        dice: Dice,
        listening: Mapping[Seat, Collection[Window]] | None = None,
    ) -> None:
        super().__init__(book, doc, listening)
        self.names = doc.names
        self.promise = Promise.of(doc.book, doc.plan, doc.options, doc.salt)
        self.dice = dice  # for what is to come
        self.plan = plans.read_plan(book, doc.plan)
        self.clock: Clock | None = None  # the truth: it alone decides who is late
        self.fleeting: dict[str, tuple[float, Seat]] = {}
        """What the master says of what was shown for a while: at which served time, of whom."""
        self._followers: dict[Seat, Follower] = {}

    # ---- playing

    def begin(self, names: Sequence[str], dice: Dice, served: float) -> Entry:
        """Lay the table and open the game; nothing is heard before it is committed."""
        self.table = Table(
            self.book, self.plan, names, self.options, dice,
            promise=self.promise, listen=self._follower_for, entries=PackedEntries(self.book),
        )  # fmt: skip
        self.table.dice = self.dice
        self.clock = Clock(self.timed, self.book.host) if self.timed is not None else None
        self._run_clock(self.table.entries[0], served)
        return self.table.entries[0]

    def submit(
        self, seat: Seat, text: str, n: int | None, served: float, exact: bool = False
    ) -> Entry:
        """Carry it out; the clock goes on with it, so that it is known what is due next.

        Where the entry is not committed, `rewind` takes everything back.
        """
        entry = self.table.submit(seat, text, n, exact)
        self._run_clock(entry, served)
        return entry

    def check_time(self, text: str, served: float) -> None:
        """Refused where the book's own rules about time have no room for this at this table."""
        if self.clock is None or self.clock.own is None:
            return
        try:
            command = self.table.understand(text)[0]
        except Refused:
            return  # a ruling, or what the table refuses itself
        reason = self.clock.own.refusal(command, self.clock.is_paused(served))
        if reason is not None:
            raise Refused(reason)

    def when(self, served: float) -> float:
        """Time does not go back from one entry to the next."""
        last = self.served[-1] if self.served else served
        return served if served > last else last

    def commit(self, entry: Entry, served: float, move: str | None) -> None:
        """An entry is in the store: from now on it may be heard."""
        self.committed += 1
        self.served.append(served)
        self.ids.append(entry.seat, move)
        result = self.table.result
        if result is not None:
            self.result = Outcome(tuple(result.winners), result.reason, result.ending)

    def due(self, doc: Doc) -> list[float]:
        """The served times at which somebody is late, or was shown something for long enough."""
        times: list[float] = []
        if self.clock is not None and self.clock.counts:
            late = self.clock.due(persons(doc))
            if late is not None:
                times.append(late)
        if self.fleeting:
            people = persons(doc)
            times += [ends for ends, seat in self.fleeting.values() if seat in people]
        return times

    def _note_fleeting(self, entry: Entry, served: float) -> None:
        self.fleeting.pop(entry.do, None)
        for event in entry.events:
            lasting = self.book.view.fleeting.get(type(event))
            if lasting is not None:
                ends = lasting(event, self.table.names)
                self.fleeting[ends.say] = served + ends.seconds, ends.seat

    def _run_clock(self, entry: Entry, served: float) -> None:
        if self.clock is not None:
            self.clock.fold(entry.events, self.table.awaited, served)
        if self.book.view.fleeting:
            self._note_fleeting(entry, served)

    def replay(self, rows: Iterable[EntryRow]) -> None:
        """Play on from what the store has, at once."""
        for _ in self.replaying(rows):
            pass

    def replaying(self, rows: Iterable[EntryRow]) -> Iterator[None]:
        """The same, checking that the rules still say the same; a step for each entry, after which
        the game is whole up to there."""
        for row in rows:
            try:
                line = msgspec.json.decode(row.line, type=_Line)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Broken(f"entry {self.committed} cannot be read: {error}") from None
            if line.n != self.committed:
                raise Broken(f"entry {line.n} stands where entry {self.committed} should")
            dice = Recorded(line.draws)
            try:
                if line.n == 0:
                    entry = self.begin(self.names, dice, row.served)
                else:
                    yield from self.catching_up(line.seat, self.committed)
                    self.table.dice = dice
                    entry = self.submit(line.seat, line.do, None, row.served, exact=True)
            except Exception as error:  # other rules may fail in any way over an old entry
                raise Broken(f"entry {line.n} cannot be played again: {error}") from error
            if encode_entry(entry, self.table.book) != row.line or dice.left:
                raise Broken(f"the rules give another entry {line.n}")
            self.commit(entry, row.served, row.move)
            self.table.dice = self.dice
            yield

    def rewind(self, again: "Game") -> None:
        """Forget what was never committed: this is the same game, played again from the store.

        Those who listen go on from where they are; they have heard nothing but what was committed.
        """
        self.committed, self.served, self.ids = again.committed, again.served, again.ids
        self.result, self.clock, self.fleeting = again.result, again.clock, again.fleeting
        self.table, self.table.dice = again.table, self.dice
        self.table.hear_by(self._follower_for)
        again.unload()

    def unload(self) -> None:
        """Let go of who refers back to it: then it is free at once, without the collector."""
        for follower in self._followers.values():
            follower.ring.clear()
            follower.unsent.clear()
        self._followers.clear()
        vars(self).pop("table", None)

    @property
    def entries(self) -> Entries:
        return self.table.entries

    # ---- hearing

    def reach(self, delay: float, served: float) -> int:
        """This many entries may be heard by now, where everything is heard so much later."""
        return self.committed if delay <= 0 else bisect_right(self.served, served - delay)

    def follower(self, viewer: Seat, reach: int) -> Follower:
        """For looking: up to date, or where this viewer's windows are."""
        for _ in self.catching_up(viewer, reach):
            pass
        return self._follower_for(self.table, viewer)

    def catching_up(self, viewer: Seat, reach: int) -> Iterator[None]:
        """The same in steps; between them others may go on, and do the same."""
        table = self.table
        follower = self._follower_for(table, viewer)
        while follower.entries < reach and viewer not in self.listening:
            follower.skip(*table.told(follower.entries, follower.listening))
            yield

    def news(self, viewer: Seat, reach: int) -> list[News]:
        """The messages of all that this viewer has not heard yet, in order."""
        follower = self._followers.get(viewer) or self._follower_for(self.table, viewer)
        made: list[News] = []
        if follower.unsent:
            made, follower.unsent = follower.unsent, made
        for n in range(follower.entries, reach):
            entry, events = self.table.told(n, follower.listening)
            if follower.counts(entry, events):
                made.append(follower.tell(entry, events, self.shows(viewer)))
            else:
                follower.entries += 1
        return made

    def has_time_for(self, viewer: Seat) -> bool:
        """Whether the clock of this viewer, who was just told the news, has anything to show."""
        clock = self._followers[viewer].clock
        return clock is not None and clock.is_used

    def hear_last(self, entry: Entry) -> None:
        """Make the message of the last entry for its own seat, that will ask for it at once."""
        self.follower(entry.seat, entry.n)
        self.news(entry.seat, entry.n + 1)

    def since(
        self,
        viewer: Seat,
        number: int,
        reach: int,
        form: str,
        with_screen: bool = True,
        ears: Follower | None = None,
    ) -> Iterator[bytes]:
        """Every message after this number, as it was or would have been sent.

        Those that are made again are made one by one as they are wanted. How far they reach is
        settled now: what comes later is told as news.
        """
        follower = self.follower(viewer, reach)
        missing = follower.number - number
        if missing <= 0:
            return iter(())
        if follower.remembers(missing, form, with_screen):
            return iter([news.told(form, with_screen) for news in list(follower.ring)[-missing:]])
        told = follower.told[:]
        if ears is None or ears.number != number:
            ears = Follower(self.table, viewer, self)
            for _ in ears.skipping(self.table, told[: max(0, number)]):
                pass
        again = ears.telling(self.table, told[max(0, number) :], with_screen)
        return (news.told(form, with_screen) for news in again)

    def ears(
        self, viewer: Seat, number: int, form: str, with_screen: bool
    ) -> tuple[Follower, Iterator[None]] | None:
        """For `since`, where messages are made again: ears, and the steps in which they hear what
        was told up to this number. None where that takes no time."""
        follower = self._follower_for(self.table, viewer)
        missing = follower.number - number
        if number <= 0 or missing <= 0 or follower.remembers(missing, form, with_screen):
            return None
        again = Follower(self.table, viewer, self)
        return again, again.skipping(self.table, follower.told[:number])

    def _follower_for(self, table: Table, viewer: Seat) -> Follower:
        """The ears of this viewer, which the table and the windows share."""
        follower = self._followers.get(viewer)
        if follower is None:
            if not MASTER <= viewer < len(table.names):
                raise Refused(phrase("core-no-seat", seat=viewer))
            follower = self._followers[viewer] = Follower(table, viewer, self)
        return follower
