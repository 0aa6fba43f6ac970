"""What one viewer has heard of a game: the view, the numbers, the names, the prompt, the sentences.

Everything here follows from the entries alone, so it is the same at every table, in every process,
after every restart, and for anyone who comes back and asks for what was missed.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from asterion.core.audience import MASTER, Seat, ear
from asterion.core.contract.book import AnyBook, Prompt
from asterion.core.contract.entry import Entry
from asterion.core.contract.offer import Offer
from asterion.core.contract.options import Options
from asterion.core.contract.recall import Memory
from asterion.core.contract.screen import Screen
from asterion.core.contract.telling import Voice, voice_of
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.core.state.compiled import mypyc_attr


class Line(NamedTuple):
    """One line of a transcript: what was told at once, with a sentence for each event."""

    number: int
    events: list[Event]
    sentences: list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hearing:
    """One pair of ears. It is given the entries in order, and nothing of the state."""

    __slots__ = (
        "_answered", "_began", "_fleeting", "_fold", "_has_names", "_named", "_passes", "_screen",
        "_seats", "_tell", "_voice", "book", "entries", "listening", "memory", "number", "told",
        "view", "viewer",
    )  # fmt: skip

    def __init__(
        self, book: AnyBook, viewer: Seat, options: Options, plan: Any, names: tuple[str, ...]
    ) -> None:
        """`plan` is for the master's view and voice; nobody else is given anything of it."""
        self.book = book
        self.viewer = viewer
        self.listening = ear(viewer)
        self.view = book.view.new(viewer, options, plan if viewer == MASTER else None)
        self.entries = 0  # gone through
        self.number = 0  # of those that counted
        recall = book.host.recall(options) if viewer != MASTER else None
        self.memory = Memory(recall, viewer) if recall is not None else None
        self.told = array("L")  # the entries that counted, so that told[k - 1] has number k
        self._answered = 0
        self._began = names
        self._fleeting = 0  # the last number under which something was to be seen for a while
        self._named: list[tuple[int, tuple[str, ...]]] = [(0, names)]
        self._seats = len(names)
        self._has_names = hasattr(self.view, "names")
        self._passes = frozenset(book.view.fleeting)  # the kinds of events that do
        self._fold = book.view.fold
        self._screen: Screen | None = None
        self._voice = book.voice_for(viewer, plan)
        self._tell = book.tell_for(viewer, plan)

    # ---- hearing

    def hear(self, entry: Entry, events: list[Event]) -> None:
        """Go on to an entry, of which this viewer hears these events."""
        self.entries += 1
        if events or entry.seat == self.viewer or not entry.n:  # `counts`, at every move
            self.take_in(entry, events)

    def counts(self, entry: Entry, events: list[Event]) -> bool:
        """One's own counts, and the opening, also where nothing is heard of it."""
        return bool(events) or entry.seat == self.viewer or not entry.n

    def take_in(self, entry: Entry, events: list[Event]) -> None:
        """An entry that counts."""
        if entry.seat == self.viewer and (
            not self.book.speech.talk or self.book.is_answer(entry.events)
        ):
            self._answered += 1
        self.number += 1
        self.told.append(entry.n)
        if events:
            if self.memory is not None:
                self.memory.hear(self.number, events)
            if self._passes and not self._passes.isdisjoint(map(type, events)):
                self._fleeting = self.number
            self._screen = None
            self._fold(self.view, events)
            if self._has_names and len(self.view.names) != self._seats:
                self._note_names(self.view.names)

    def _note_names(self, names: Sequence[str]) -> None:
        """Somebody joined."""
        if names:
            self._named.append((self.number, tuple(names)))
            self._seats = len(names)

    # ---- looking

    @property
    def answered(self) -> int:
        """How many questions this viewer has answered: the number of the one that comes next."""
        return self._answered

    @property
    def names(self) -> tuple[str, ...]:
        """Of all players, as far as this viewer was told."""
        return self._named[-1][1]

    def screen(self) -> Screen:
        if self._screen is None:
            self._screen = self.book.view.screen(self.view)
        return self._screen

    def prompt(self) -> Prompt | None:
        """What is asked now, if anything is."""
        asks = self.book.view.asks(self.view)
        return Prompt(self.viewer, self._answered, asks) if asks else None

    def legal(self) -> Sequence[str]:
        """Commands that could be given now, as far as this viewer can know."""
        return self.book.view.legal(self.view)

    def offers(self) -> Sequence[Offer]:
        """The same as data, for hands, ears and programs."""
        return self.book.offers(self.view)

    def turn(self) -> Sequence[Seat]:
        """Who is asked now, as far as this viewer was told."""
        return self.book.view.turn(self.view)

    def sentences(
        self, events: Sequence[Event], names: Sequence[str], voice: Voice | None = None
    ) -> list[str]:
        """One for each event, empty where it has no words; in English unless a voice is given."""
        voice, viewer = voice or self._voice, self.viewer
        return [voice(event, viewer, names) for event in events]

    def voice_in(self, language: str, genders: Mapping[str, str]) -> Voice:
        """Who speaks to this viewer in their language; `genders` as for `Book.voice_for`."""
        tell = self._tell
        return voice_of(tell, language, genders, lasts=tell is self.book.speech.tell)

    def phrases(self, events: Sequence[Event], names: Sequence[str]) -> list[Phrase | str]:
        """The same without a language: for anyone who says it in their own."""
        tell, viewer = self._tell, self.viewer
        return [tell(event, viewer, names) or "" for event in events]

    # ---- looking back

    def number_of(self, entry: int) -> int:
        """The number under which this viewer heard an entry."""
        return bisect_left(self.told, entry) + 1

    def transcript(
        self, entries: Sequence[Entry], first: int, last: int, over: bool = False
    ) -> Iterator[Line]:
        """What was heard from one number to another, with both of them.

        What was to be seen for a while only is not read again before the game is over; neither is
        what the book does not let its players recall.
        """
        for number, events, names in self.again(entries, first, last, over):
            yield Line(number, events, self.sentences(events, names))

    def again(
        self, entries: Sequence[Entry], first: int, last: int, over: bool = False
    ) -> Iterator[tuple[int, list[Event], tuple[str, ...]]]:
        """The same without words: the number, the events, and the names as they were then."""
        gone = () if over else self.book.view.fleeting
        memory = None if over else self.memory
        first, last = max(first, 1), min(last, self.number)
        for number in range(first, last + 1) if memory is None else memory.numbers(first, last):
            events = entries[self.told[number - 1]].heard_with(self.listening)
            if gone:
                events = [event for event in events if type(event) not in gone]
            if memory is not None:
                events = memory.again(number, events)
                if not events:
                    continue
            yield number, events, self._names_at(number)

    def heard_fleeting(self, since: int) -> bool:
        """Whether anything was heard after this number that was to be seen for a while only."""
        return self._fleeting > since

    def _names_at(self, number: int) -> tuple[str, ...]:
        for since, names in reversed(self._named):
            if since <= number:
                return names
        return self._began
