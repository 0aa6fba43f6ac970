"""A table as the store keeps it: every change is written there first, and only then heard."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.options import OptionError
from asterion.core.problem import PlanError
from asterion.core.record import encode as encode_entry
from asterion.core.table import Entry
from asterion.server.store import EntryRow, Saving
from asterion.server.tables import life, presence, seats, telling
from asterion.server.tables.bots import Bots
from asterion.server.tables.denied import Denied, missing
from asterion.server.tables.doc import Doc, Summary, copy, decode, encode, summary_of
from asterion.server.tables.game import Broken, Game
from asterion.server.tables.listener import Listener
from asterion.server.tables.lock import TableLock
from asterion.server.tables.messages import TableMessage
from asterion.server.tables.notes import Notes
from asterion.server.tables.shown import ShownGame

if TYPE_CHECKING:
    from asterion.server.tables.hub import Hub

T = TypeVar("T")

TRIES = 5
"""So often a move or a change is tried again when another process was first."""


def busy() -> Denied:
    return Denied(503, "busy", "too many at once want to change this table; please try again")


class Kept:
    """Every change happens under `lock`; looking needs none, because it sees what is committed."""

    def __init__(self, hub: "Hub", book: AnyBook, doc: Doc, version: int) -> None:
        self.hub = hub
        self.id = doc.id
        self.book = book
        self.doc = doc
        self.version = version
        self.game: Game | None = None
        self.shown: ShownGame | None = None  # instead of a game that cannot be played on
        self.lock = TableLock()
        self.windows: dict[Seat, list[Listener]] = {}
        self.used = hub.time.steady()
        self.touched: dict[Seat, float] = {}  # served time of a seat's last request
        self.arrived: dict[Seat, float] = {}  # of a move that waits to be carried out
        self.bots = Bots(self)
        self.notes = Notes(self)
        self.doubtful = False  # the game here may be ahead of the store

    def summary(self) -> Summary:
        return summary_of(self.doc)

    def why_not_playing(self) -> str:
        return life.why_not_playing(self.doc) if self.shown is None else self.shown.why

    # ---- entries

    async def submit(
        self,
        seat: Seat,
        do: str,
        n: int | None = None,
        id: str = "",
        arrived: float | None = None,
        change: Callable[[Doc], None] | None = None,
    ) -> int:
        """Under the lock: carry it out and keep it; Refused changes nothing. The entry's number.

        `change` is made to the document in the same breath: both are kept, or neither is.
        """
        for _ in range(TRIES):
            game = self.game
            if game is None or self.doc.phase != "playing":
                if await self.is_behind():
                    continue
                raise Refused(self.why_not_playing())
            if id and (seat, id) in game.done:
                return game.done[seat, id]
            changed = None
            if change is not None:
                changed = copy(self.doc)
                change(changed)
            served = game.when(self.hub.served() if arrived is None else arrived)
            try:
                entry = game.submit(seat, do, n, served)
            except Refused:
                if await self.is_behind():
                    continue
                raise
            if await self.append(game, entry, served, id, life.after(self, game, changed)):
                return entry.n
            await self.refresh()
        raise busy()

    async def append(
        self, game: Game, entry: Entry, served: float, id: str, doc: Doc | None
    ) -> bool:
        """Under the lock: into the store, then to all who hear it. False: another was first."""
        saving = None if doc is None else self.saving(doc)
        row = self.row(entry, served, id)
        due = life.due(self, doc or self.doc, game)
        try:
            kept = await self.hub.store.append(row, due=due, save=saving)
        except BaseException:  # also when whoever asked went away: it may be committed or not
            self.doubt()
            raise
        if not kept:
            self.doubtful = True
            return False
        self.went_on(game, entry, served, id, doc)
        return True

    def row(self, entry: Entry, served: float, id: str) -> EntryRow:
        hub = self.hub
        return EntryRow(
            self.id, entry.n, entry.seat, id or None, hub.time.wall(), served, hub.new_mark(),
            encode_entry(entry),
        )  # fmt: skip

    def saving(self, doc: Doc) -> Saving:
        """A document to be kept together with an entry."""
        return Saving(self.version, encode(doc), doc.phase, doc.terms.listed)

    def doubt(self) -> None:
        """Nobody knows whether the store has what was done here last; it will be asked."""
        self.doubtful = True
        self.hub.heard(self.id)

    def went_on(self, game: Game, entry: Entry, served: float, id: str, doc: Doc | None) -> None:
        """Under the lock: an entry is committed, so now it is heard."""
        self.hub.moves += 1
        game.commit(entry, served, id or None)
        if id and entry.seat not in self.windows:
            game.hear_last(entry)
        opening = self.game is None
        self.game = game
        if doc is not None and opening:
            self.became(doc, self.version + 1)
        telling.deliver(self)
        if doc is not None and not opening:
            self.became(doc, self.version + 1)
        self.hub.wake.call(self.id)
        self.bots.look()

    # ---- the document

    async def change(self, act: Callable[[Doc], T]) -> T:
        """Under the lock: change the document, keep it, and let everyone know."""
        for _ in range(TRIES):
            doc = copy(self.doc)
            done = act(doc)
            version = await self.hub.store.save(
                self.id, self.version, encode(doc), phase=doc.phase, listed=doc.terms.listed,
                due=life.due(self, doc, self.game),
            )  # fmt: skip
            if version is not None:
                self.became(doc, version)
                self.hub.wake.call(self.id)
                self.bots.look()
                return done
            await self.refresh()
        raise busy()

    def became(self, doc: Doc, version: int) -> None:
        """This is the document now: tell everyone, and let go whose token died."""
        before = self.summary()
        self.doc, self.version = doc, version
        if self.summary() != before:
            telling.tell_all(self, TableMessage(version, self.summary()))
        for windows in list(self.windows.values()):
            for window in list(windows):
                if not seats.is_good(doc, window.role):
                    window.bye(seats.why_not(doc, window.role))
        presence.notice(self)
        telling.deliver(self)  # at the end nothing is held back from watchers any more

    # ---- what others may have written

    def is_at(self, version: int, last: int) -> bool:
        heard = self.game or self.shown
        committed = 0 if heard is None else heard.committed
        return self.version == version and committed == last + 1 and not self.doubtful

    async def is_behind(self) -> bool:
        """Under the lock: whether another process went on meanwhile; then this one did, too."""
        if not self.hub.shared:
            return False
        latest = await self.hub.store.latest([self.id])
        if self.id not in latest or self.is_at(*latest[self.id]):
            return False
        await self.refresh()
        return True

    async def catch_up(self) -> None:
        async with self.lock:
            await self.refresh()

    async def fetch(self) -> None:
        """At first: the game as the store has it."""
        if self.doc.names:
            self._play_again(await self.hub.store.entries(self.id))
        await self.notes.catch_up()

    def _play_again(self, rows: list[EntryRow]) -> None:
        """A game of an older edition goes on if today's rules say the same of every entry."""
        try:
            game = Game(self.book, self.doc, self.hub.dice(), self.windows)
            game.replay(rows)
        except (Broken, PlanError, OptionError) as error:
            if self.doc.edition == self.book.edition:
                raise
            self.hub.say("table of another edition", table=self.id, why=str(error))
            self.shown = ShownGame(self.book, self.doc, rows)
        else:
            self.game = game

    async def settle(self) -> None:
        """Under the lock: whatever is in doubt is asked of the store before anything else."""
        if self.doubtful:
            await self.refresh()

    async def refresh(self) -> None:
        """Under the lock: what the store has is what is true."""
        store = self.hub.store
        row = await store.table(self.id)
        if row is None:
            raise missing("there is no such table")
        doc = decode(row.doc)
        game = self.game
        if self.shown is not None:
            self.shown = ShownGame(self.book, doc, await store.entries(self.id))
        elif game is None and doc.names:
            game = Game(self.book, doc, self.hub.dice(), self.windows)
        try:
            if game is not None and self.doubtful:
                game.rewind(await store.entries(self.id))
            elif game is not None:
                game.replay(await store.entries(self.id, game.committed))
        except Broken as broken:
            self.doubtful = True
            self.hub.say("table broken", table=self.id, why=str(broken))
            raise Denied(500, "broken", "this table cannot be played on") from None
        self.doubtful = False
        opening = self.game is None
        self.game = game
        if opening and row.version != self.version:
            self.became(doc, row.version)
        telling.deliver(self)
        if row.version != self.version:
            self.became(doc, row.version)
        await self.notes.catch_up()
        self.bots.look()

    # ---- being looked after

    async def loaded(self) -> None:
        async with self.lock:
            await life.taken_up(self)
        self.bots.look()

    async def attend(self) -> None:
        """Something is due: a clock, a seat left alone, a bot whose process went down."""
        async with self.lock:
            await self.settle()
            await life.attend(self)
        self.bots.look()

    def is_idle(self, since: float) -> bool:
        return not (self.windows or self.used > since or self.lock.locked() or self.bots.busy)
