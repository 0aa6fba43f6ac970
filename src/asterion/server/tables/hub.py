"""The hub: all tables of this process, and the beat of served time."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from asterion.books import UnknownBook, book
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import OptionError
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Dice, Rolled
from asterion.core.phrase import phrase
from asterion.server.denied import Denied, missing
from asterion.server.game import places
from asterion.server.game.doc import Doc, Summary, decode, summary_of
from asterion.server.game.forms import Opened as OpenedTable
from asterion.server.game.forms import OpenTable
from asterion.server.game.game import Broken
from asterion.server.game.phases import has_waited_too_long
from asterion.server.game.planner import Planner
from asterion.server.guard import is_id
from asterion.server.store import Store, StoreConflict, StoreDown
from asterion.server.tables import seats
from asterion.server.tables.happenings import HubStarted, HubStopped, Opened, OutOfStep, Unloaded
from asterion.server.tables.hosted import Hosted
from asterion.server.tables.services import Services
from asterion.server.tables.upkeep import Attending, Resync, say_goodbye
from asterion.server.time import Time
from asterion.server.wake import Wake
from asterion.server.work.served import ServedTime
from asterion.server.work.work import Work

T = TypeVar("T")

BEAT = 1.0
IDLE_SECONDS = 60.0
"""After so long a table at which nobody looks is unloaded: it is back within milliseconds."""
LISTED = 50


class Hub:
    """Any process answers for any table; a table is taken from the store when it is asked for."""

    def __init__(
        self,
        store: Store,
        wake: Wake,
        time: Time,
        *,
        shared: bool,
        say: Callable[..., None],
        dice: Callable[[], Dice] = Rolled,
    ) -> None:
        self.time = ServedTime(store, time)
        threads = ThreadPoolExecutor(2, "asterion-open")
        planner = Planner(threads, lambda: self.services.dice(), lambda: self.time.wall())
        self.services = Services(store, wake, self.time, shared, say, dice, planner)
        self.store = store
        self.tables: dict[str, Hosted] = {}
        self.attending = Attending(self.services, self.tables)
        self.resync = Resync(self.services, self.tables)
        self._loading: dict[str, asyncio.Lock] = {}
        seats.answer_requests(self.services.happenings)
        self.services.happenings.on(OutOfStep, self._resync)

    # ---- time

    async def start(self) -> None:
        await self.time.start()
        await self.services.wake.start(self.heard)
        self.spawn(self._tick_for_ever())
        self.spawn(self.resync.run())
        self.services.happenings.tell(self, HubStarted())

    async def say_goodbye(self, pause: float = 0.0) -> None:
        """Windows close, and nobody is counted as gone because of this."""
        self.services.tasks.stopping = True
        await say_goodbye(self.tables, pause)

    async def stop(self) -> None:
        """Other processes are told of what was done here, and nothing more is done."""
        services = self.services
        if not services.tasks.stopping:
            await self.say_goodbye()
        services.tasks.stopped = True
        await services.wake.stop()
        await services.tasks.stop()
        with suppress(StoreDown):
            await self.beat()  # the moments since the last one were served as well
        await services.planner.close()
        await services.happenings.tell_async(self, HubStopped())

    async def beat(self) -> None:
        await self.time.beat()

    def served(self) -> float:
        """The seconds that the service has been up in all its life."""
        return self.time.served()

    async def _tick_for_ever(self) -> None:
        while True:
            await self.time.sleep(BEAT)
            try:
                await self.tick()
            except StoreDown as error:
                self.services.say("store down", why=str(error))
            except Exception as error:  # one bad table must not stop the others' time
                self.services.say("tick failed", error=type(error).__name__)

    async def tick(self) -> None:
        """Once a second: the beat, what is due, watchers who see later, and what nobody needs."""
        await self.beat()
        now = self.time.steady()
        await self.attending.look(self._attend)
        for table in list(self.tables.values()):
            table.tick()
            if table.is_idle(now - IDLE_SECONDS):
                self.unload(table)
            elif table.log.doubtful or (self.services.shared and table.follows):
                self.resync.call(table.id)

    async def _attend(self, id: str) -> None:
        table = await self.table(id)
        await table.attend()

    def spawn(self, work: Work[None]) -> None:
        """Work that nobody waits for; what goes wrong with it is at least said."""
        self.services.tasks.spawn(work)

    def ask(self, work: Work[T], tell: Callable[[T | Exception], None]) -> None:
        """Work that one who cannot wait is told of; also when the end came before it was done."""
        self.services.tasks.ask(work, tell)

    def heard(self, id: str) -> None:
        """Another process went on with a table.

        A table at which nobody looks here is not followed: it is brought up to date when it is
        asked for. The process that opened a table would otherwise play all its moves as well.
        """
        table = self.tables.get(id)
        if table is not None and table.follows:
            self.resync.call(id)

    def _resync(self, table: Hosted, _: OutOfStep) -> None:
        self.resync.call(table.id)

    # ---- tables

    async def open(self, wish: OpenTable, account: str = "", who: str = "") -> OpenedTable:
        """A new table; anyone who opens it may sit down at once. `who` is counted for its plan."""
        doc = await self.make_doc(wish, account, who)
        return await self.add(doc, wish.name, account, gender=wish.gender, players=wish.players)

    async def make_doc(self, wish: OpenTable, account: str, who: str) -> Doc:
        """The new table's document; a plan that takes long is made in the workshop."""
        return await self.services.planner.make_doc(wish, account, who)

    async def add(
        self,
        doc: Doc,
        name: str,
        account: str,
        held: str = "",
        gender: str = "",
        players: Sequence[str] = (),
    ) -> OpenedTable:
        """Store it, with its opener sitting there under this name, if any, and these others."""
        tokens = places.new_host_tokens(doc)
        sat, served = None, self.served()
        if name or held:
            sat = places.take(doc, name, None, account, held, served, gender)
        seated = [places.take(doc, player, None, "", "", served) for player in players]
        table = Hosted(self.services, self._rules(doc), doc, 1)
        self.services.say("table opened", table=doc.id, book=doc.book)
        try:
            async with table.lock:
                await seats.add(table.log)
        except StoreConflict:
            raise Denied(503, "busy", phrase("server-try-again")) from None
        self.tables[doc.id] = table
        table.log.tell(Opened())
        return OpenedTable(doc.id, tokens[0], sat, tokens[1], table.log.summary(), seated)

    @staticmethod
    def _rules(doc: Doc) -> AnyBook:
        rules = book(doc.book)
        return rules.earlier.get(doc.edition, rules)

    async def table(self, id: str) -> Hosted:
        """The table of this id, as far as the store knows it now."""
        table = self.tables.get(id)
        if table is None:
            table = await self._load(id)
        elif self.services.shared:
            latest = await self.store.latest([id])
            if id in latest and not table.log.is_at(*latest[id]):
                await table.catch_up()
        table.room.used = self.time.steady()
        return table

    async def _load(self, id: str) -> Hosted:
        if not is_id(id):
            raise missing(phrase("server-no-table"))
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                table = self.tables.get(id)
                if table is None:
                    table = await self._fetch(id)
                    self.tables[id] = table
                    await table.loaded()
                return table
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _fetch(self, id: str) -> Hosted:
        row = await self.store.table(id)
        if row is None:
            raise missing(phrase("server-no-table"))
        doc = decode(row.doc)
        try:
            table = Hosted(self.services, self._rules(doc), doc, row.version)
            await table.log.fetch()
        except (Broken, UnknownBook, PlanError, OptionError) as error:
            self.services.say("table broken", table=id, why=type(error).__name__)
            why = phrase("server-record-unfit")
            raise Denied(500, "broken", why) from None
        return table

    def unload(self, table: Hosted) -> None:
        del self.tables[table.id]
        table.log.tell(Unloaded())
        table.unload()

    async def lobby(
        self, book: str = "", phase: str = "", before: float | None = None
    ) -> list[Summary]:
        """Listed tables, the newest first."""
        rows = await self.store.listing(book=book, phase=phase, before=before, limit=LISTED)
        docs = [decode(row.doc) for row in rows]
        now = self.time.wall()
        return [summary_of(doc) for doc in docs if not has_waited_too_long(doc, now)]
