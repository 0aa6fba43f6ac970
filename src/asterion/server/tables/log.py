"""The log of a table, entries and document: every change is in the store first, then heard."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from asterion.core.audience import Seat
from asterion.core.options import OptionError
from asterion.core.phrase import Phrase, phrase
from asterion.core.problem import PlanError
from asterion.core.record import encode_entry
from asterion.server.store import EntryRow, Saving
from asterion.server.tables import delivery, hands, life, planning, presence
from asterion.server.tables.begun import Begun
from asterion.server.tables.denied import Denied, missing
from asterion.server.tables.doc import Doc, Summary, copy, decode, encode, summary_of
from asterion.server.tables.game import Broken, Game
from asterion.server.tables.messages import TableMessage
from asterion.server.tables.shown import ShownGame
from asterion.server.tables.submitting import TRIES, Submission, busy, until_told

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

T = TypeVar("T")


class TableLog:
    """Every change is made under the table's lock; whoever only looks sees what is committed."""

    def __init__(self, table: "Hosted", doc: Doc, version: int) -> None:
        self._table = table
        self.hub = table.hub
        self.doc = doc
        self.version = version
        self.game: Game | None = None
        self.shown: ShownGame | None = None  # instead of a game that cannot be played on
        self.doubtful = False  # the game here may be ahead of the store

    def summary(self) -> Summary:
        return summary_of(self.doc)

    def why_not_playing(self) -> Phrase:
        return life.why_not_playing(self._table.doc) if self.shown is None else self.shown.why

    async def add(self) -> None:
        """Keep a new table; a game that can begin at once does so in the same commit."""
        store, doc = self.hub.store, self.doc
        begun = None
        if life.is_ready(doc):
            begun = life.beginning(self._table, await life.prepared(self._table, doc))
        elif doc.generated:
            planning.leave_open(doc)
        row, due = None, None
        if begun is not None:
            row, due, _ = self.written(begun)
        await store.add_table(
            doc.id, encode(doc), book=doc.book, phase=doc.phase, listed=doc.terms.listed,
            wall=doc.made, rated=doc.terms.rated, opening=row, due=due,
        )  # fmt: skip
        if begun is not None:
            self.hub.moves += 1
            begun.game.commit(begun.entry, begun.served, None)
            self.game = begun.game
            await life.started(self._table)

    # ---- entries

    async def submit(
        self,
        seat: Seat,
        do: str,
        n: int | None = None,
        change: Callable[[Doc], None] | None = None,
    ) -> int:
        """For what the master or a bot says under the lock: the number of its entry."""
        await delivery.be_ready(self._table, seat)
        return await until_told(
            lambda tell: Submission(self, seat, do, n, "", None, tell, change).begin()
        )

    def begin(
        self,
        game: Game,
        seat: Seat,
        do: str,
        n: int | None,
        id: str,
        arrived: float,
        change: Callable[[Doc], None] | None = None,
    ) -> Begun:
        """Under the lock, of every move the first step: carry it out; Refused changes nothing."""
        changed = None
        if change is not None:
            changed = copy(self.doc)
            change(changed)
        served = game.when(arrived)
        game.check_time(do, served)
        entry = game.submit(seat, do, n, served)
        return Begun(game, entry, served, id, life.after(self._table, game, changed))

    def written(self, begun: Begun) -> tuple[EntryRow, float | None, Saving | None]:
        """The second step: what goes into the store, and when somebody must look after it."""
        hub, entry, doc = self.hub, begun.entry, begun.doc
        row = EntryRow(
            self._table.id, entry.n, entry.seat, begun.id or None, hub.time.wall(), begun.served,
            hub.new_mark(), encode_entry(entry, begun.game.table.book),
        )  # fmt: skip
        due = life.due(self._table, doc or self.doc, begun.game)
        return row, due, None if doc is None else self.saving(doc)

    def append_soon(self, begun: Begun, tell: Callable[[bool | Exception], None]) -> None:
        """Under the lock: into the store, then to all who hear it. False: another was first."""
        try:
            self.hub.store.append_soon(*self.written(begun), partial(self._answered, begun, tell))
        except BaseException:
            self.doubt()
            raise

    def _answered(
        self, begun: Begun, tell: Callable[[bool | Exception], None], kept: bool | Exception
    ) -> None:
        """What the store says, which is told on whatever goes wrong here."""
        try:
            if kept is True:
                self.went_on(begun)
            elif kept is False:
                self.doubtful = True
            else:
                self.doubt()
        except Exception as error:
            self.doubt()
            self.hub.say("move failed", table=self._table.id, error=type(error).__name__)
            kept = error
        tell(kept)

    async def append(self, begun: Begun) -> bool:
        return await until_told(partial(self.append_soon, begun))

    def saving(self, doc: Doc) -> Saving:
        """A document to be kept together with an entry."""
        return Saving(self.version, encode(doc), doc.phase, doc.terms.listed)

    def doubt(self) -> None:
        """Nobody knows whether the store has what was done here last; it will be asked."""
        self.doubtful = True
        self.hub.heard(self._table.id)

    def went_on(self, begun: Begun) -> None:
        """Under the lock, the third step: it is committed, so now it is heard."""
        game, entry, doc, table = begun.game, begun.entry, begun.doc, self._table
        self.hub.moves += 1
        game.commit(entry, begun.served, begun.id or None)
        if begun.id and entry.seat not in table.room.windows:
            game.hear_last(entry)
        opening = self.game is None
        self.game = game
        if doc is not None and opening:
            self.became(doc, self.version + 1)
        delivery.deliver(table)
        if doc is not None and not opening:
            self.became(doc, self.version + 1)
        self.hub.wake.call(table.id)
        table.bots.look()

    # ---- the document

    async def change(self, act: Callable[[Doc], T]) -> T:
        """Under the lock: change the document, keep it, and let everyone know."""
        for _ in range(TRIES):
            doc = copy(self.doc)
            done = act(doc)
            version = await self.hub.store.save(
                self._table.id, self.version, encode(doc), phase=doc.phase, listed=doc.terms.listed,
                due=life.due(self._table, doc, self.game),
            )  # fmt: skip
            if version is not None:
                self.became(doc, version)
                self.hub.wake.call(self._table.id)
                self._table.bots.look()
                return done
            await self.refresh()
        raise busy()

    def became(self, doc: Doc, version: int) -> None:
        """This is the document now: tell everyone, and let go whose token died."""
        before = self.summary()
        self.doc, self.version = doc, version
        if self.summary() != before:
            delivery.tell_all(self._table, TableMessage(version, self.summary()))
        self._table.room.close_dead(doc)
        presence.notice(self._table)
        hands.notice(self._table)
        delivery.deliver(self._table)  # at the end nothing is held back from watchers any more

    # ---- what others may have written

    def is_at(self, version: int, last: int) -> bool:
        heard = self.game or self.shown
        committed = 0 if heard is None else heard.committed
        return self.version == version and committed == last + 1 and not self.doubtful

    async def is_behind(self) -> bool:
        """Under the lock: whether another process went on meanwhile; then this one did, too."""
        if not self.hub.shared:
            return False
        latest = await self.hub.store.latest([self._table.id])
        if self._table.id not in latest or self.is_at(*latest[self._table.id]):
            return False
        await self.refresh()
        return True

    async def fetch(self) -> None:
        """At first: the game as the store has it."""
        if self.doc.names:
            await self._play_again(await self.hub.store.entries(self._table.id))
        await self._table.notes.catch_up()

    async def _play_again(self, rows: list[EntryRow]) -> None:
        """A game of an older edition goes on if today's rules say the same of every entry."""
        try:
            game = Game(self._table.book, self.doc, self.hub.dice(), self._table.room.windows)
            await self.hub.slices.do(game.replaying(rows))
        except (Broken, PlanError, OptionError) as error:
            if self.doc.edition == self._table.book.edition:
                raise
            self.hub.say("table of another edition", table=self._table.id, why=str(error))
            self.shown = ShownGame(self._table.book, self.doc, rows)
        else:
            self.game = game

    async def settle(self) -> None:
        """Under the lock: whatever is in doubt is asked of the store before anything else."""
        if self.doubtful:
            await self.refresh()

    def _forget_names(self) -> None:
        """Whoever listens comes again, and is told of the same game with other names."""
        self._table.room.say_bye(phrase("server-retold"))
        if self.game is not None:
            self.game.put_away()
            self.game = None

    async def refresh(self) -> None:
        """Under the lock: what the store has is what is true."""
        store = self.hub.store
        row = await store.table(self._table.id)
        if row is None:
            raise missing(phrase("server-no-table"))
        doc = decode(row.doc)
        if doc.retold != self.doc.retold:
            self._forget_names()
        game = self.game
        if self.shown is not None:
            self.shown = ShownGame(self._table.book, doc, await store.entries(self._table.id))
        elif game is None and doc.names:
            game = Game(self._table.book, doc, self.hub.dice(), self._table.room.windows)
        try:
            if game is not None and self.doubtful:
                again = Game(self._table.book, doc, self.hub.dice())
                await self.hub.slices.do(again.replaying(await store.entries(self._table.id)))
                game.rewind(again)
            elif game is not None:
                rows = await store.entries(self._table.id, game.committed)
                await self.hub.slices.do(game.replaying(rows))
        except Broken as broken:
            self.doubtful = True
            self.hub.say("table broken", table=self._table.id, why=str(broken))
            raise Denied(500, "broken", phrase("server-unplayable")) from None
        self.doubtful = False
        opening = self.game is None
        self.game = game
        if opening and row.version != self.version:
            self.became(doc, row.version)
        delivery.deliver(self._table)
        if row.version != self.version:
            self.became(doc, row.version)
        await self._table.notes.catch_up()
        self._table.bots.look()
