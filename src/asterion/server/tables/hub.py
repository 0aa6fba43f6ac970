"""The hub: all tables of this process, the beat of served time, and who must be looked after."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, TypeVar, cast

import msgspec

from asterion.books import UnknownBook, book
from asterion.core.dice import Dice, Rolled
from asterion.core.options import OptionError
from asterion.core.phrase import phrase
from asterion.core.problem import PlanError
from asterion.server.guard import is_id
from asterion.server.store import Store, StoreDown
from asterion.server.study import Puzzles, Reviews, Study
from asterion.server.tables import adding, ballots
from asterion.server.tables.attending import Attending
from asterion.server.tables.bans import Bans
from asterion.server.tables.bells import Bells
from asterion.server.tables.boards import Boards
from asterion.server.tables.catch_up import CatchUp
from asterion.server.tables.denied import Denied, missing
from asterion.server.tables.doc import Doc, Summary, decode, summary_of
from asterion.server.tables.forms import Opened, OpenTable
from asterion.server.tables.game import Broken
from asterion.server.tables.goodbye import say_goodbye
from asterion.server.tables.hosted import Hosted
from asterion.server.tables.kept import Kept
from asterion.server.tables.ladder import Ladder
from asterion.server.tables.life import has_waited_too_long
from asterion.server.tables.moving import STOPPING
from asterion.server.tables.opening import make_doc, order_of
from asterion.server.tables.planning import ordered
from asterion.server.tables.presence import must_vouch, vouch
from asterion.server.tables.slices import Slices
from asterion.server.tables.weekly import Weekly
from asterion.server.time import Time
from asterion.server.wake import Wake
from asterion.server.workshop import Workshop

T = TypeVar("T")

BEAT = 1.0
LONGEST_BEAT = 3.0
"""The store does not count a longer pause as served, so neither does a process in between."""
IDLE_SECONDS = 60.0
"""After so long a table at which nobody looks is put away: it is back within milliseconds."""
LISTED = 50
SMALL_DRAWING = 600
"""Characters of a drawing that is read and checked in less time than a thread takes to wake up."""
PUZZLE_AFTER, PUZZLE_EVERY = 30.0, 3600.0


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
        bot_pause: float = 0.25,
    ) -> None:
        self.store = store
        self.wake = wake
        self.time = time
        self.shared = shared
        self.say = say
        self.dice = dice
        self.bot_pause = bot_pause
        self.stopping = False  # everyone has been told goodbye, or is just being told
        self.stopped = False
        self.moves = 0  # committed by this process
        self.thinkers = ThreadPoolExecutor(4, "asterion-think")  # of bots
        self.openers = ThreadPoolExecutor(2, "asterion-open")
        self.slices = Slices()  # of what long games ask for
        self.kept = Kept()  # of what was made of them
        self.workshop = Workshop()  # plans of new tables, apart from those that people try out
        self.study = Study()  # of assistants, puzzles and reviews
        self.puzzles = Puzzles(self.study)
        self.reviews = Reviews(self.study, store)
        self.weekly = Weekly(self)
        self.boards = Boards(self)
        self.bells = Bells(self)
        self.bans = Bans(self)
        self.ladder = Ladder(store, self.openers)
        self.tables: dict[str, Hosted] = {}
        self.catching = CatchUp(self)
        self.attending = Attending(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._served = self._beat_at = self._beat_wall = 0.0
        self.since = 0.0  # the served time at which this process began
        self._marks = count()
        self._name = secrets.token_hex(8)

    # ---- time

    async def start(self) -> None:
        self._beat_wall, self._beat_at = self.time.wall(), self.time.steady()
        self.since = self._served = await self.store.served()
        await self.wake.start(self.heard)
        self.spawn(self._tick_for_ever())
        self.spawn(self.catching.go_on())
        self.spawn(self._puzzles_ahead())

    async def say_goodbye(self, pause: float = 0.0) -> None:
        """Windows close, and nobody is counted as gone because of this."""
        self.stopping = True
        await say_goodbye(self, pause)

    async def stop(self) -> None:
        """Other processes are told of what was done here, and nothing more is done."""
        if not self.stopping:
            await self.say_goodbye()
        self.stopped = True
        await self.wake.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreDown):
            await self.beat()  # the moments since the last one were served as well
        await self.workshop.close()
        for work in (self.boards, self.kept, self.puzzles, self.reviews):
            work.close()
        await self.study.close()
        for threads in (self.thinkers, self.openers):
            threads.shutdown(wait=False, cancel_futures=True)

    async def beat(self) -> None:
        wall, steady = self.time.wall(), self.time.steady()
        self._served = await self.store.beat(wall, self._beat_wall)
        self._beat_wall, self._beat_at = wall, steady

    def served(self) -> float:
        """The seconds that the service has been up in all its life."""
        since = self.time.steady() - self._beat_at
        return self._served + (since if since < LONGEST_BEAT else LONGEST_BEAT)

    def new_mark(self) -> str:
        """Another one for every attempt to write an entry, in any process."""
        return f"{self._name}-{next(self._marks)}"

    async def _tick_for_ever(self) -> None:
        while True:
            await self.time.sleep(BEAT)
            try:
                await self.tick()
            except StoreDown as error:
                self.say("store down", why=str(error))
            except Exception as error:  # one bad table must not stop the others' time
                self.say("tick failed", error=type(error).__name__)

    @property
    def puzzle_today(self) -> int:
        return self.puzzles.number_at(self.time.wall())

    async def _puzzles_ahead(self) -> None:
        """Made when the server has come to rest, then every hour; nobody waits for it."""
        await self.time.sleep(PUZZLE_AFTER)
        while True:
            await self.puzzles.make_ahead(self.time.wall())
            await self.weekly.make_ahead()
            await self.time.sleep(PUZZLE_EVERY)

    async def tick(self) -> None:
        """Once a second: the beat, what is due, watchers who see later, and what nobody needs."""
        await self.beat()
        now = self.time.steady()
        await self.attending.look()
        for hosted in list(self.tables.values()):
            hosted.room.deliver_delayed()
            if hosted.is_idle(now - IDLE_SECONDS):
                del self.tables[hosted.id]
                hosted.put_away()
                continue
            if self.shared and must_vouch(hosted):
                self.spawn(vouch(hosted))
            if hosted.log.doubtful or (self.shared and hosted.room.windows):
                self.catching.call(hosted.id)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for; what goes wrong with it is at least said."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.say("work failed", error=type(task.exception()).__name__)

    def ask(self, work: Coroutine[Any, Any, T], then: Callable[[T | Exception], None]) -> None:
        """Work that one who cannot wait is told of; also when the end came before it was done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(self._answered, then))

    def _answered(self, then: Callable[[T | Exception], None], task: asyncio.Task[T]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            then(Denied(503, "stopping", STOPPING))
            return
        error = task.exception()
        then(task.result() if error is None else cast(Exception, error))

    def heard(self, id: str) -> None:
        """Another process went on with a table, or this one does not know whether it did.

        A table at which nobody looks here is not followed: it is brought up to date when it is
        asked for. The process that opened a table would otherwise play all its moves as well.
        """
        hosted = self.tables.get(id)
        if hosted is not None and hosted.follows:
            self.catching.call(id)

    # ---- tables

    async def open(self, wish: OpenTable, account: str = "", who: str = "") -> Opened:
        """A new table; whoever opens it may sit down at once. `who` is counted for its plan."""
        doc = await self.make_doc(wish, account, who)
        return await self.add(doc, wish.name, account, gender=wish.gender, players=wish.players)

    add = adding.add

    async def make_doc(self, wish: OpenTable, account: str, who: str) -> Doc:
        """The new table's document; a plan that takes long is made in the workshop."""
        self.ladder.check(wish)
        order, generated = order_of(wish), not wish.plan
        if order is not None:
            wish = msgspec.structs.replace(wish, plan=await ordered(self, order, who))
        if 0 < len(wish.plan) <= SMALL_DRAWING:
            return make_doc(wish, self.dice(), self.time.wall(), account)
        think = asyncio.get_running_loop().run_in_executor
        doc = await think(self.openers, make_doc, wish, self.dice(), self.time.wall(), account)
        doc.generated = generated and ballots.may_vote(doc)
        return doc

    async def table(self, id: str) -> Hosted:
        """The table of this id, as far as the store knows it now."""
        hosted = self.tables.get(id)
        if hosted is None:
            hosted = await self._load(id)
        elif self.shared:
            latest = await self.store.latest([id])
            if id in latest and not hosted.log.is_at(*latest[id]):
                await hosted.catch_up()
        hosted.room.used = self.time.steady()
        return hosted

    async def _load(self, id: str) -> Hosted:
        if not is_id(id):
            raise missing(phrase("server-no-table"))
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                hosted = self.tables.get(id)
                if hosted is None:
                    hosted = await self._fetch(id)
                    self.tables[id] = hosted
                    await hosted.loaded()
                return hosted
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _fetch(self, id: str) -> Hosted:
        row = await self.store.table(id)
        if row is None:
            raise missing(phrase("server-no-table"))
        doc = decode(row.doc)
        try:
            rules = book(doc.book)
            hosted = Hosted(self, rules.earlier.get(doc.edition, rules), doc, row.version)
            await hosted.log.fetch()
        except (Broken, UnknownBook, PlanError, OptionError) as error:
            self.say("table broken", table=id, why=type(error).__name__)
            why = phrase("server-record-unfit")
            raise Denied(500, "broken", why) from None
        return hosted

    async def lobby(
        self, book: str = "", phase: str = "", before: float | None = None
    ) -> list[Summary]:
        """Listed tables, the newest first."""
        rows = await self.store.listing(book=book, phase=phase, before=before, limit=LISTED)
        docs = [decode(row.doc) for row in rows]
        now = self.time.wall()
        return [summary_of(doc) for doc in docs if not has_waited_too_long(doc, now)]
