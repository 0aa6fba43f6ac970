"""The referee: it hears a command, carries it out, writes it down, tells each what is theirs."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from asterion.core.audience import EVERYONE, MASTER, Audience, Seat
from asterion.core.contract.book import AnyBook, Inquiry, Prompt, Refused
from asterion.core.contract.chapters import Result
from asterion.core.contract.entry import Entry as Entry
from asterion.core.contract.offer import Offer
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Draw, Recorded, Rolled
from asterion.core.event import Event, Ruled
from asterion.core.phrase import Phrase
from asterion.core.referee.commitment import Promise, new_salt
from asterion.core.referee.hearing import Hearing
from asterion.core.referee.names import check_names, check_players
from asterion.core.referee.packed import Entries
from asterion.core.referee.understanding import Listening, understanding_of
from asterion.core.state.compiled import mypyc_attr

LONGEST_COMMAND = 4000
RULING = "rule:"
SORTED = 8
"""Of this many entries, the last ones, what everyone hears is sorted out once for all listeners."""
SAID_FOR_RULING = (RULING, "решение:", "правило:", "entscheidung:", "regel:")
"""In every language in which moves are heard; records have the first."""


@mypyc_attr(allow_interpreted_subclasses=True)
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
        listen: "Callable[[Table, Seat], Hearing] | None" = None,
        entries: Entries | None = None,
    ) -> None:
        """`keep` writes an entry down before it is heard; `listen` gives a host's own ears, and
        `entries` is where a host has them kept, still without any."""
        check_players(book, len(names))
        check_names(names)
        self.book = book
        self.plan = plan
        self.first_names = tuple(names)
        self.options = book.rules.options() if options is None else options
        self.dice = Rolled() if dice is None else dice
        self._salt = new_salt() if salt is None else salt
        self._promise = promise  # as it was made, where there is a record of it
        self.keep = keep
        self.entries: Entries = [] if entries is None else entries
        # The last entries: what everyone was told of each, and who was told something besides.
        self._lately: deque[tuple[Entry, list[Event], Audience]] = deque(maxlen=SORTED)
        self._written = 0  # entries
        self._listen = Table.new_hearing if listen is None else listen
        self._hearings: dict[Seat, Hearing] = {}
        self.understanding = understanding_of(book.speech.parse, book.speech.write)
        news: list[Event] = []
        draws: list[Draw] = []
        self.dice.draws = draws
        self.state = book.rules.begin(plan, self.options, names, self.dice, news)
        self._write_down(Entry(0, MASTER, "", draws, news))

    # ---- what comes in

    def submit(self, seat: Seat, text: str, n: int | None = None, exact: bool = False) -> Entry:
        """Carry out what a seat says, or raise Refused and change nothing.

        `exact`: only the notation is read, as when a record is played again.
        """
        hearing = self.hearing(seat)
        if n is not None and n != hearing.answered:
            raise Refused(Phrase("core-earlier-question"))
        if len(text) > LONGEST_COMMAND:
            raise Refused(Phrase("core-command-length", {"most": LONGEST_COMMAND}))
        if seat == MASTER and text.lower().startswith(SAID_FOR_RULING):
            return self._rule(text)
        try:
            command, written = (
                (self.understanding.read(text), text) if exact else self.understand(text)
            )
        except Inquiry as inquiry:
            raise Refused(self._answer(hearing.view, inquiry)) from None
        book = self.book
        reason = book.view.check(hearing.view, command)
        if reason is not None:
            raise Refused(reason)
        news: list[Event] = []
        draws: list[Draw] = []
        self.dice.draws = draws
        try:
            book.rules.execute(self.state, seat, command, self.dice, news)
            entry = Entry(len(self.entries), seat, written, draws, news)
            self._write_down(entry)
        except BaseException:
            self._remake_state()
            raise
        return entry

    def understand(self, text: str) -> tuple[Any, str]:
        """A text as a command of this table's book, and as it is written down; or Refused."""
        known = self.understanding.known(text)
        if known is not None:
            return known
        columns = self.book.plan.columns(self.plan) if self.book.plan.columns is not None else 0
        return self.understanding(text, Listening(tuple(self.names), columns, options=self.options))

    def _answer(self, view: Any, inquiry: Inquiry) -> Phrase:
        """What the viewer's own status says of what is asked."""
        status = self.book.view.screen(view).status
        rows = [row for row in status if row.id in inquiry.rows or not inquiry.rows]
        answer = inquiry.why
        for number, row in enumerate(rows):
            told = Phrase("core-answer", {"label": row.label, "value": row.value})
            answer = Phrase("core-answers", {"first": answer, "next": told}) if number else told
        return answer

    def command_of(self, entry: Entry) -> Any:
        """The command that an entry is about; None for the opening and for rulings."""
        if not entry.do or (entry.seat == MASTER and entry.do.startswith(RULING)):
            return None
        return self.understanding.read(entry.do)

    def _rule(self, text: str) -> Entry:
        word, colon, said = text.partition(":")
        ruling = " ".join(said.split())
        if not ruling:
            raise Refused(Phrase("core-ruling-empty", {"word": word + colon}))
        do = f"{RULING} {ruling}"
        entry = Entry(len(self.entries), MASTER, do, [], [Ruled(EVERYONE, ruling)])
        self._write_down(entry)
        return entry

    def _write_down(self, entry: Entry) -> None:
        """Nothing is told before it is kept: anyone who keeps may refuse by raising."""
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
        self._lately.append((entry, public if told_more else entry.events, told_more))
        self._written = entry.n + 1

    def _remake_state(self) -> None:
        """The state is only the record, played: what was not written down did not happen."""
        book = self.book
        opening = Recorded(self.entries[0].draws)
        self.state = book.rules.begin(self.plan, self.options, self.first_names, opening, [])
        for entry in self.entries[1:]:
            command = self.command_of(entry)
            if command is not None:
                book.rules.execute(self.state, entry.seat, command, Recorded(entry.draws), [])

    # ---- what goes out

    def hearing(self, viewer: Seat) -> Hearing:
        """What this viewer has heard, up to now."""
        hearing = self._hearings.get(viewer)
        if hearing is None:
            if not self._is_here(viewer):
                raise Refused(Phrase("core-no-seat", {"seat": viewer}))
            hearing = self._hearings[viewer] = self._listen(self, viewer)
        if hearing.entries != self._written:  # or else it is asked three times a move for nothing
            self._let_hear(hearing)
        return hearing

    def _let_hear(self, hearing: Hearing) -> None:
        """What these ears have missed, entry by entry."""
        lately, listening = self._lately, hearing.listening
        first = len(lately) + hearing.entries - self._written
        if first < 0:
            for n in range(hearing.entries, self._written):
                hearing.hear(*self.told(n, listening))
            return
        for place in range(first, len(lately)):
            entry, public, told_more = lately[place]
            hearing.hear(entry, entry.heard_with(listening) if told_more & listening else public)

    def told(self, n: int, listening: Audience) -> tuple[Entry, list[Event]]:
        """An entry, and what these ears hear of it; what everyone hears is sorted out once."""
        lately = self._lately
        place = n - self._written
        if place + len(lately) < 0:
            entry = self.entries[n]
            return entry, entry.heard_with(listening)
        entry, public, told_more = lately[place]
        return entry, entry.heard_with(listening) if told_more & listening else public

    def new_hearing(self, viewer: Seat) -> Hearing:
        """Ears that have heard nothing yet."""
        return Hearing(self.book, viewer, self.options, self.plan, self.first_names)

    def hear_by(self, listen: "Callable[[Table, Seat], Hearing]") -> None:
        """From now on everybody's ears are asked for here."""
        self._listen = listen
        self._hearings.clear()

    def view(self, viewer: Seat) -> Any:
        """All that this viewer has been told, folded up to now."""
        return self.hearing(viewer).view

    def prompt(self, seat: Seat) -> Prompt | None:
        """What this seat is asked now, if it is asked anything."""
        return self.hearing(seat).prompt()

    def legal(self, seat: Seat) -> Sequence[str]:
        """Commands that this seat could give now, as far as it can know."""
        return self.hearing(seat).legal()

    def offers(self, seat: Seat) -> Sequence[Offer]:
        """The same as data."""
        return self.hearing(seat).offers()

    def sentences(self, entries: Iterable[Entry], viewer: Seat) -> list[str]:
        """What this viewer hears of these entries, in words."""
        ears = self._hearings.get(viewer)
        if ears is None:
            ears = self._listen(self, viewer)
            if self._is_here(viewer):  # or else somebody who will join later
                self._hearings[viewer] = ears
        names, listening = self.names, ears.listening
        spoken: list[str] = []
        for entry in entries:
            spoken += ears.sentences(entry.heard_with(listening), names)
        return [sentence for sentence in spoken if sentence]

    def _is_here(self, viewer: Seat) -> bool:
        return MASTER <= viewer < len(self.names)

    @property
    def names(self) -> Sequence[str]:
        names: Sequence[str] = self.state.names
        return names

    @property
    def awaited(self) -> Sequence[Seat]:
        """The seats without which the game does not go on."""
        return self.book.rules.awaited(self.state)

    @property
    def result(self) -> Result | None:
        return self.book.rules.result(self.state)

    @property
    def certificate(self) -> Sequence[Phrase]:
        """What the plan promised and kept, line by line, for books that certify; after the end."""
        if self.result is None or self.book.plan.certificate is None:
            return ()
        return self.book.plan.certificate(self.plan, self.options, len(self.names))

    @property
    def promise(self) -> Promise:
        """Bound at the start: the plan and the options as they are recorded, and the salt."""
        if self._promise is None:
            drawing = self.book.plan.write(self.plan)
            self._promise = Promise.of(self.book.name, drawing, self.options, self._salt)
        return self._promise

    @property
    def commitment(self) -> str:
        """Published at the start; plan and salt, opened at the end, must give the same."""
        return self.promise.commitment
