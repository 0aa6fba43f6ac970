"""The referee: it hears a command, carries it out, writes it down, tells each what is theirs."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from asterion.core.audience import EVERYONE, MASTER, Audience, Seat, ear
from asterion.core.book import AnyBook, Prompt, Refused, Result
from asterion.core.commitment import Promise, new_salt
from asterion.core.dice import Dice, Draw, Recorded, Rolled
from asterion.core.event import Event, Ruled
from asterion.core.names import check_names
from asterion.core.options import Options
from asterion.core.phrase import Phrase, Value

LONGEST_COMMAND = 4000
MOST_UNDERSTOOD = 1000
RULING = "rule:"

_UNDERSTOOD: dict[Callable[[str], Any], dict[str, tuple[Any, str]]] = {}
"""What was said at any table of a book, as a command and as it is written down."""


class Entry(msgspec.Struct, gc=False):
    """One command with all that followed from it; the first entry of a game is its opening."""

    n: int
    seat: Seat
    do: str
    draws: list[Draw]
    events: list[Event]

    def told(self, viewer: Seat) -> list[Event]:
        """The events that this viewer hears, in order."""
        return self.heard_with(ear(viewer))

    def heard_with(self, listening: Audience) -> list[Event]:
        """THE filter."""
        return [event for event in self.events if event.to & listening]


class Viewer:
    """One pair of ears at the table, and how far its view is folded."""

    __slots__ = ("folded", "listening", "view")

    def __init__(self, seat: Seat, view: Any) -> None:
        self.view = view
        self.listening = ear(seat)
        self.folded = 0


class Table:
    """One game. Commands come in as text; nothing goes out but what `told` and `view` let out."""

    def __init__(
        self,
        book: AnyBook,
        plan: Any,
        names: Sequence[str],
        options: Options | None = None,
        dice: Dice | None = None,
        salt: str | None = None,
        promise: Promise | None = None,
        keep: Callable[[Entry], None] | None = None,
    ) -> None:
        if len(names) not in book.seats:
            few, many = book.seats[0], book.seats[-1]
            data: dict[str, Value] = {"book": book.title, "players": len(names)}
            if few == many:
                raise Refused(Phrase("core-players-exactly", {**data, "wanted": few}))
            raise Refused(Phrase("core-players", {**data, "few": few, "many": many}))
        check_names(names)
        self.book = book
        self.plan = plan
        self.first_names = tuple(names)
        self.options = book.options() if options is None else options
        self.dice = Rolled() if dice is None else dice
        self._salt = new_salt() if salt is None else salt
        self._promise = promise  # as it was made, where there is a record of it
        self.keep = keep
        self.entries: list[Entry] = []
        self._public: list[list[Event]] = []  # for each entry, what everyone was told of it
        self._told_more: list[Audience] = []  # and whoever was told something besides
        self._viewers: dict[Seat, Viewer] = {}
        self._answered: dict[Seat, int] = {}
        self._understood = _UNDERSTOOD.setdefault(book.parse, {})
        news: list[Event] = []
        draws: list[Draw] = []
        self.dice.draws = draws
        self.state = book.begin(plan, self.options, names, self.dice, news)
        self._write_down(Entry(0, MASTER, "", draws, news))

    # ---- what comes in

    def submit(self, seat: Seat, text: str, n: int | None = None, view: Any = None) -> Entry:
        """Carry out what a seat says, or raise Refused and change nothing.

        Whoever has folded this seat's view up to now, as `view` does, may bring it along.
        """
        if view is None:
            view = self.view(seat)
        if n is not None and n != self._answered.get(seat, 0):
            raise Refused(Phrase("core-earlier-question"))
        if len(text) > LONGEST_COMMAND:
            raise Refused(Phrase("core-command-length", {"most": LONGEST_COMMAND}))
        if seat == MASTER and text.startswith(RULING):
            return self._rule(text)
        command, written = self._understood.get(text) or self.understand(text)
        book = self.book
        reason = book.check(view, command)
        if reason:
            raise Refused(reason)
        news: list[Event] = []
        draws: list[Draw] = []
        self.dice.draws = draws
        try:
            book.execute(self.state, seat, command, self.dice, news)
            entry = Entry(len(self.entries), seat, written, draws, news)
            self._write_down(entry)
        except BaseException:
            self._remake_state()
            raise
        return entry

    def understand(self, text: str) -> tuple[Any, str]:
        """What this text means, and how it is written down; Refused if it means nothing.

        Parsed once: a command is immutable, and all tables of a book hear much the same.
        """
        known = self._understood.get(text)
        if known is not None:
            return known
        command = self.book.parse(text)
        if len(self._understood) >= MOST_UNDERSTOOD:
            self._understood.clear()
        understood = self._understood[text] = command, self.book.write(command)
        return understood

    def command_of(self, entry: Entry) -> Any:
        """The command that an entry is about; None for the opening and for rulings."""
        if not entry.do or (entry.seat == MASTER and entry.do.startswith(RULING)):
            return None
        return self.understand(entry.do)[0]

    def _rule(self, text: str) -> Entry:
        ruling = " ".join(text[len(RULING) :].split())
        if not ruling:
            raise Refused(Phrase("core-ruling-empty", {"word": RULING}))
        do = f"{RULING} {ruling}"
        entry = Entry(len(self.entries), MASTER, do, [], [Ruled(EVERYONE, ruling)])
        self._write_down(entry)
        return entry

    def _write_down(self, entry: Entry) -> None:
        """Nothing is told before it is kept: whoever keeps may refuse by raising."""
        if self.keep is not None:
            self.keep(entry)
        self.entries.append(entry)
        public: list[Event] = []
        told_more = 0
        for event in entry.events:
            if event.to == EVERYONE:
                public.append(event)
            else:
                told_more |= event.to
        self._public.append(public)
        self._told_more.append(told_more)
        if self.book.is_answer(entry.events):
            self._answered[entry.seat] = self._answered.get(entry.seat, 0) + 1

    def _remake_state(self) -> None:
        """The state is only the record, played: what was not written down did not happen."""
        book = self.book
        opening = Recorded(self.entries[0].draws)
        self.state = book.begin(self.plan, self.options, self.first_names, opening, [])
        for entry in self.entries[1:]:
            command = self.command_of(entry)
            if command is not None:
                book.execute(self.state, entry.seat, command, Recorded(entry.draws), [])

    # ---- what goes out

    def view(self, viewer: Seat) -> Any:
        """All that this viewer has been told, folded up to now."""
        seeing = self._viewers.get(viewer)
        if seeing is None:
            seeing = self._viewers[viewer] = self._new_viewer(viewer)
        entries = self.entries
        if seeing.folded < len(entries):
            fold, public, listening = self.book.fold, self._public, seeing.listening
            for n in range(seeing.folded, len(entries)):
                if self._told_more[n] & listening:
                    fold(seeing.view, entries[n].heard_with(listening))
                elif public[n]:  # all that the filter would let through
                    fold(seeing.view, public[n])
            seeing.folded = len(entries)
        return seeing.view

    def _new_viewer(self, seat: Seat) -> Viewer:
        if not MASTER <= seat < len(self.names):
            raise Refused(Phrase("core-no-seat", {"seat": seat}))
        plan = self.plan if seat == MASTER else None
        return Viewer(seat, self.book.view(seat, self.options, plan))

    def prompt(self, seat: Seat) -> Prompt | None:
        """What this seat is asked now, if it is asked anything."""
        asks = self.book.asks(self.view(seat))
        return Prompt(seat, self._answered.get(seat, 0), asks) if asks else None

    def legal(self, seat: Seat) -> Sequence[str]:
        """Commands that this seat could give now, as far as it can know."""
        return self.book.legal(self.view(seat))

    def sentences(self, entries: Iterable[Entry], viewer: Seat) -> list[str]:
        """What this viewer hears of these entries, in words."""
        voice, names = self.book.voice_for(viewer, self.plan), self.names
        spoken = (voice(event, viewer, names) for entry in entries for event in entry.told(viewer))
        return [sentence for sentence in spoken if sentence]

    @property
    def names(self) -> Sequence[str]:
        names: Sequence[str] = self.state.names
        return names

    @property
    def awaited(self) -> Sequence[Seat]:
        """The seats without which the game does not go on."""
        return self.book.awaited(self.state)

    @property
    def result(self) -> Result | None:
        return self.book.result(self.state)

    @property
    def certificate(self) -> Sequence[str]:
        """What the plan promised and kept, line by line, for books that certify; after the end."""
        if self.result is None or self.book.certificate is None:
            return ()
        return self.book.certificate(self.plan, self.options, len(self.names))

    @property
    def promise(self) -> Promise:
        """Bound at the start: the plan and the options as they are recorded, and the salt."""
        if self._promise is None:
            drawing = self.book.write_plan(self.plan)
            self._promise = Promise.of(self.book.name, drawing, self.options, self._salt)
        return self._promise

    @property
    def commitment(self) -> str:
        """Published at the start; plan and salt, opened at the end, must give the same."""
        return self.promise.commitment
