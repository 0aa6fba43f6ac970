"""The log of a table, entries and document: every change is in the store first, then heard."""

from collections.abc import Callable
from typing import TypeVar

from asterion.core.audience import PUBLIC
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import OptionError
from asterion.core.contract.problem import PlanError
from asterion.core.phrase import Phrase, phrase
from asterion.server.denied import Denied, missing
from asterion.server.game import places
from asterion.server.game.doc import (
    Doc,
    Outcome,
    Place,
    Summary,
    copy,
    decode,
    encode,
    end,
    summary_of,
)
from asterion.server.game.forms import Role
from asterion.server.game.game import Broken, Game
from asterion.server.game.messages import TableMessage
from asterion.server.game.move_ids import Refusals
from asterion.server.game.phases import why_not_playing
from asterion.server.game.shown import ShownGame
from asterion.server.store import EntryRow, Saving
from asterion.server.tables.delivery import Delivery
from asterion.server.tables.happenings import CaughtUp, Changed, Ending, OutOfStep, SeatUsed
from asterion.server.tables.services import Services
from asterion.server.work.lock import TableLock

T = TypeVar("T")

TRIES = 5
"""So often a move or a change is tried again when another process was first."""


def busy() -> Denied:
    return Denied(503, "busy", phrase("server-table-busy"))


class TableLog(Delivery):
    """Every change is made under the table's lock; anyone who only looks sees what is committed."""

    def __init__(
        self, services: Services, book: AnyBook, doc: Doc, version: int, table: object
    ) -> None:
        super().__init__(services, book, doc, version, table)
        self.doubtful = False  # the game here may be ahead of the store
        self.lock = TableLock()
        self.refusals = Refusals()

    def summary(self) -> Summary:
        return summary_of(self.doc)

    def why_not_playing(self) -> Phrase:
        return why_not_playing(self.doc) if self.shown is None else self.shown.why

    def check_role(self, role: Role) -> None:
        """Denied(401) if the token of this role is dead by now."""
        if not places.is_good(self.doc, role):
            raise Denied(401, "unauthorized", places.why_not(self.doc, role))
        self.note_use(role)

    def note_use(self, role: Role) -> None:
        """Of a seat's token, or its account's: so its link is not lost, whatever others say."""
        if role.kind == "seat":
            self.room.touched[role.viewer] = self.services.time.served()
            if self.doc.places[role.viewer].claims:
                self.tell(SeatUsed(role.viewer))

    # ---- the document

    async def change(self, act: Callable[[Doc], T]) -> T:
        """Under the lock: change the document, keep it, and let everyone know."""
        for _ in range(TRIES):
            doc = copy(self.doc)
            done = act(doc)
            version = await self.services.store.save(
                self.id, self.version, encode(doc), phase=doc.phase, listed=doc.terms.listed,
                due=self.due(doc, self.game),
            )  # fmt: skip
            if version is not None:
                self.set_document(doc, version)
                self.services.wake.call(self.id)
                return done
            await self.refresh()
        raise busy()

    def set_document(self, doc: Doc, version: int) -> None:
        """This is the document now: tell everyone, and let go whose token died."""
        before = self.summary()
        self.doc, self.version = doc, version
        if self.summary() != before:
            self.room.tell_all(TableMessage(version, self.summary()))
        self.room.close_dead(doc)
        self.tell(Changed())
        self.deliver()  # at the end nothing is held back from watchers any more

    def finish(self, doc: Doc, game: Game) -> None:
        """Where the last entry of the game was made, the document says so."""
        result = game.table.result
        if result is not None:
            end(doc, "finished", self.services.time.wall())
            doc.result = Outcome(tuple(result.winners), result.reason, result.ending)
            self.tell(Ending(doc, game))

    def after_move(self, game: Game, changed: Doc | None) -> Doc | None:
        """The document that is to be stored together with an entry, if it is another by it."""
        table = game.table
        seated = len(self.doc.places)
        if table.result is None and len(table.names) == seated:
            return changed
        doc = copy(self.doc) if changed is None else changed
        # A person as master may have seated somebody.
        doc.places += [Place(name=name) for name in table.names[seated:]]
        self.finish(doc, game)
        return doc

    def due(self, doc: Doc, game: Game | None) -> float | None:
        """The served time at which somebody must look after this table."""
        if doc.phase != "playing" or game is None:
            return None
        times = game.due(doc)
        for deadlines in self.services.happenings.deadlines:
            times += deadlines(self._table, doc, game)
        return min(times) if times else None

    def saving(self, doc: Doc) -> Saving:
        """A document to be kept together with an entry."""
        return Saving(self.version, encode(doc), doc.phase, doc.terms.listed)

    # ---- what others may have written

    def doubt(self) -> None:
        """Nobody knows whether the store has what was done here last; it will be asked."""
        self.doubtful = True
        self.tell(OutOfStep())

    async def settle(self) -> None:
        """Under the lock: whatever is in doubt is asked of the store before anything else."""
        if self.doubtful:
            await self.refresh()

    def is_at(self, version: int, last: int) -> bool:
        heard = self.game or self.shown
        committed = 0 if heard is None else heard.committed
        return self.version == version and committed == last + 1 and not self.doubtful

    async def is_behind(self) -> bool:
        """Under the lock: whether another process went on meanwhile; then this one did, too."""
        if not self.services.shared:
            return False
        latest = await self.services.store.latest([self.id])
        if self.id not in latest or self.is_at(*latest[self.id]):
            return False
        await self.refresh()
        return True

    async def fetch(self) -> None:
        """At first: the game as the store has it."""
        if self.doc.names:
            await self._play_again(await self.services.store.entries(self.id))
        await self.catch_up_with_chat()

    async def catch_up_with_chat(self) -> None:
        await self.chat.catch_up(self.doc, self.delay(PUBLIC))

    async def _play_again(self, rows: list[EntryRow]) -> None:
        """A game of an older edition goes on if today's rules say the same of every entry."""
        try:
            game = Game(self.book, self.doc, self.services.dice(), self.room.windows)
            await self.services.slices.do(game.replaying(rows))
        except (Broken, PlanError, OptionError) as error:
            if self.doc.edition == self.book.edition:
                raise
            self.services.say("table of another edition", table=self.id, why=str(error))
            self.shown = ShownGame(self.book, self.doc, rows)
        else:
            self.game = game

    async def refresh(self) -> None:
        """Under the lock: what the store has is what is true."""
        services = self.services
        row = await services.store.table(self.id)
        if row is None:
            raise missing(phrase("server-no-table"))
        doc = decode(row.doc)
        if doc.retold != self.doc.retold:
            self._forget_names()
        try:
            game = await self._brought_up_to_date(doc)
        except Broken as broken:
            self.doubtful = True
            services.say("table broken", table=self.id, why=str(broken))
            raise Denied(500, "broken", phrase("server-unplayable")) from None
        self.doubtful = False
        opening = self.game is None
        self.game = game
        if opening and row.version != self.version:
            self.set_document(doc, row.version)
        self.deliver()
        if row.version != self.version:
            self.set_document(doc, row.version)
        await self.catch_up_with_chat()
        self.tell(CaughtUp())

    async def _brought_up_to_date(self, doc: Doc) -> Game | None:
        services, game = self.services, self.game
        if self.shown is not None:
            self.shown = ShownGame(self.book, doc, await services.store.entries(self.id))
        elif game is None and doc.names:
            game = Game(self.book, doc, services.dice(), self.room.windows)
        if game is not None and self.doubtful:
            again = Game(self.book, doc, services.dice())
            await services.slices.do(again.replaying(await services.store.entries(self.id)))
            game.rewind(again)
        elif game is not None:
            rows = await services.store.entries(self.id, game.committed)
            await services.slices.do(game.replaying(rows))
        return game

    def _forget_names(self) -> None:
        """Anyone who listens comes again, and is told of the same game with other names."""
        self.room.say_bye(phrase("server-retold"))
        if self.game is not None:
            self.game.unload()
            self.game = None
