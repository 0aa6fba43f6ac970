"""What one viewer of a hosted table has heard, with the messages that tell it and a clock."""

from collections import deque
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import UNSET, UnsetType

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.entry import Entry
from asterion.core.contract.paper import AnyStroke, SheetStroke
from asterion.core.event import Event
from asterion.core.phrase import gendered
from asterion.core.referee.clock import Clock
from asterion.core.referee.hearing import Hearing
from asterion.core.referee.table import Table
from asterion.server.game.messages import (
    NO_EVENTS,
    Asked,
    Heard,
    NewsMessage,
    Words,
    changes,
    encode,
    without_audience,
)
from asterion.server.game.played import Played
from asterion.server.game.saying import NONE, in_words, offers, prompt, screen, sentences
from asterion.server.game.sketched import Sketched

RING = 2
"""This many of the last messages are kept for anyone who comes back; older ones are made again."""


class News(msgspec.Struct, eq=False):
    """What an entry tells a viewer: each form of it is made once, when a window wants it."""

    _follower: "Follower | None"
    _message: NewsMessage  # everything but its sentences, and no language yet
    _events: Sequence[Event]
    _names: Sequence[str]
    _shown: (
        bool  # whether it was looked at what has changed on the screen, as a window asked for it
    )
    _made: dict[tuple[str, bool], bytes] = {}

    def can_tell(self, form: str, with_screen: bool) -> bool:
        made = (form, with_screen) in self._made
        return made or (self._follower is not None and self._shown >= with_screen)

    def told(self, form: str, with_screen: bool = True) -> bytes:
        made = self._made.get((form, with_screen))
        if made is None:
            message, follower = self._message, self._follower
            assert follower is not None
            if form != NONE or (message.screen is not None and not with_screen):
                message = msgspec.structs.replace(
                    message,
                    sentences=self._sentences(follower, form),
                    screen=screen(message.screen, form) if with_screen else None,
                    prompt=prompt(message.prompt, form),
                    offers=in_words(follower.book, message.offers, form),
                )
            made = self._made[form, with_screen] = encode(message)
        return made

    def _sentences(self, follower: "Follower", form: str) -> Sequence[Words]:
        return sentences(follower, follower.genders, self._events, self._names, form)

    def settle(self) -> None:
        """All windows have it. In any other form it is made again from the entries: what it was
        made from would take several times as much memory as what was made."""
        if self._made:
            self._follower = None
            self._message = _NOTHING
            self._events = self._names = ()


_NOTHING = NewsMessage(0, msgspec.UNSET, msgspec.Raw(b"[]"), (), None, None, (), (), None)


class Follower(Hearing):
    """The same entries give the same messages: live, after a restart, in another process.

    Anyone who has a window open gets a message of every entry, also where the view was folded for
    another reason; those wait in `unsent` until the window is given them.
    """

    __slots__ = ("_game", "clock", "ring", "sketched", "unsent")

    def __init__(self, table: Table, viewer: Seat, game: Played) -> None:
        super().__init__(table.book, viewer, table.options, table.plan, table.first_names)
        self._game = game
        timed = game.timed
        self.clock = Clock(timed, self.book.host) if timed is not None else None
        self.ring: deque[News] = deque(maxlen=RING)  # the last one has this follower's number
        self.unsent: list[News] = []
        self.sketched = Sketched()

    # ---- hearing

    def hear(self, entry: Entry, events: list[Event]) -> None:
        if self.viewer in self._game.listening:
            if self.counts(entry, events):
                self.unsent.append(self.tell(entry, events, self._game.shows(self.viewer)))
            else:
                self.entries += 1
        else:
            self.skip(entry, events)

    def skip(self, entry: Entry, events: list[Event]) -> None:
        """Go on without a message."""
        self.ring.clear()
        self.unsent.clear()
        before = self.number
        super().hear(entry, events)
        if self.clock is not None and self.number != before:
            self._run_clock(self.clock, entry, events)

    def _run_clock(self, clock: Clock, entry: Entry, events: list[Event]) -> None:
        clock.fold(events, self.book.view.turn(self.view), self._game.served[entry.n])

    def tell(self, entry: Entry, events: list[Event], shows: bool) -> News:
        """Go on to an entry that counts, and make the message of it.

        `shows`: whether it also says what has changed on the screen.
        """
        self.entries += 1
        book, view, viewer, game = self.book, self.view, self.viewer, self._game
        before = self.screen() if shows and self.number else None
        named = self._named[-1]
        self.take_in(entry, events)
        if self.clock is not None:
            self._run_clock(self.clock, entry, events)
        names = self._named[-1][1]
        move = game.ids.id_of(entry.n) if entry.seat == viewer else None
        told = game.telling.of(events)
        message = NewsMessage(
            self.number,
            move or UNSET,
            told.written,
            (),
            changes(before, self.screen()) if shows else None,
            self.asked(),
            offers(book, book.view.legal(view)),
            book.view.turn(view),
            game.result if entry.n == game.committed - 1 else None,
            UNSET if self._named[-1] is named else names,
            UNSET if viewer == MASTER else told.strokes,
            UNSET if self.memory is None else self.memory.readable,
            self._seconds_shown(events) if book.view.fleeting else UNSET,
        )
        news = News(self, message, events, names, shows)
        self.ring.append(news)
        return news

    def _seconds_shown(self, events: Sequence[Event]) -> int | UnsetType:
        """For how long this viewer may look at what was just shown, if it is taken away again."""
        fleeting, names = self.book.view.fleeting, self._named[-1][1]
        shown = [fleeting[type(event)](event, names) for event in events if type(event) in fleeting]
        return max((end.seconds for end in shown if end.seat == self.viewer), default=UNSET)

    # ---- hearing again, which is for ears that nobody else has

    def skipping(self, table: Table, told: Sequence[int]) -> Iterator[None]:
        """Go through these entries, which are all that counted up to there, without a message."""
        for n in told:
            self.entries = n
            self.skip(*table.told(n, self.listening))
            yield

    def telling(self, table: Table, told: Sequence[int], shows: bool) -> Iterator[News]:
        """Then the messages of these, one by one."""
        for n in told:
            self.entries = n
            yield self.tell(*table.told(n, self.listening), shows)

    def remembers(self, last: int, form: str, with_screen: bool) -> bool:
        """Whether this many of the last messages are there as they were sent."""
        kept = list(self.ring)[-last:]
        return len(kept) == last and all(news.can_tell(form, with_screen) for news in kept)

    def retell(self, entries: Sequence[Entry], number: int, form: str) -> bytes:
        """The message of a number as far as it can be read again, and how it stands now."""
        heard = self.heard(entries, number, number, form)
        return encode(
            NewsMessage(
                number,
                UNSET,
                heard[0].events if heard else NO_EVENTS,
                heard[0].sentences if heard else (),
                None,
                prompt(self.asked(), form),
                offers(self.book, self.book.view.legal(self.view), form),
                self.book.view.turn(self.view),
                None,
                UNSET,
                heard[0].strokes if heard else UNSET,
            )
        )

    # ---- looking

    @property
    def genders(self) -> dict[str, str]:
        """By name, how players want to be spoken of; their words need it, and nothing else."""
        return self._game.genders

    def asked(self) -> Asked | None:
        asks = self.book.view.asks(self.view)
        if asks and self.genders:
            asks = gendered(asks, self.genders)
        return Asked(self._answered, asks) if asks else None

    def heard(
        self,
        entries: Sequence[Entry],
        first: int,
        last: int,
        form: str,
        over: bool = False,
    ) -> list[Heard]:
        """The transcript as it is sent: events without their audience."""
        return [
            Heard(
                number,
                without_audience(events),
                sentences(self, self.genders, events, names, form),
                self._strokes(events),
            )
            for number, events, names in self.again(entries, first, last, over)
        ]

    def sheet(self) -> SheetStroke | UnsetType:
        """The paper to draw on, for anyone who does not see the plan, where the book has one."""
        return (self.book.paper.sheet(self.view) if self.viewer != MASTER else None) or UNSET

    def _strokes(self, events: Sequence[Event]) -> Sequence[AnyStroke] | UnsetType:
        """For anyone who does not see the plan."""
        return UNSET if self.viewer == MASTER else self._game.telling.strokes(events)
