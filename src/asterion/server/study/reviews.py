"""Reviews of finished games: each made once, in the study, kept without a language, said in any."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

import msgspec

from asterion import __version__
from asterion.core.audience import Seat
from asterion.core.phrase import phrase
from asterion.knowledge.missed.moments import Missed
from asterion.knowledge.reviewed import unpacked
from asterion.knowledge.spoken_review import Review, spoken_review
from asterion.server.guard.addresses import CALLER
from asterion.server.store import StoreDown
from asterion.server.study.question import NoAnswer
from asterion.server.study.study import Study

VERSION: Final = f"{__version__}, with text"
"""What was kept of another one is made again."""
SAID: Final = 64
"""This many are remembered as they were said last; all are in the store."""
MOST_MAKING: Final = 32
"""This many are being made or wait for it; anyone who wants yet another one has to come back."""
MOST_EACH: Final = 4
"""And this many that one address asked for."""


class Shelf(Protocol):
    """Where reviews are kept, each under the version of the program that made it."""

    async def review(self, table: str, version: str) -> bytes | None: ...

    async def keep_review(self, table: str, version: str, doc: bytes) -> None: ...


class ReviewState(msgspec.Struct, frozen=True):
    """How far the review of a game is, and the review once it is there."""

    done: int
    of: int
    review: Review | None = None


class _Making:
    def __init__(self, who: str) -> None:
        self.who = who
        self.done = self.of = 0
        self.task: asyncio.Task[None] | None = None
        self.failed: NoAnswer | None = None
        self.made: bytes | None = None

    def progress(self, done: int, of: int) -> None:
        self.done, self.of = done, of

    @property
    def under_way(self) -> bool:
        return self.made is None and self.failed is None


class Reviews:
    """Nobody waits: anyone who asks is told how far it is, and asks again.

    What another version of the program kept may be made of other words, and is made again.
    """

    def __init__(self, study: Study, store: Shelf, version: str = VERSION) -> None:
        self._study = study
        self._store = store
        self._version = version
        self._said: OrderedDict[tuple[str, str], Review] = OrderedDict()
        self._missed: OrderedDict[str, dict[Seat, Sequence[Missed]]] = OrderedDict()
        self._making: dict[str, _Making] = {}

    async def get(
        self, table: str, language: str, record: Callable[[], Awaitable[bytes]]
    ) -> ReviewState:
        """NoAnswer where it cannot be made here, once for each failure."""
        said = self._said.get((table, language))
        if said is None:
            kept = await self._ready(table, record)
            if isinstance(kept, ReviewState):
                return kept
            # A long game takes a moment to be said, and the tables go on meanwhile.
            said = await asyncio.to_thread(lambda: spoken_review(unpacked(kept), language))
            self._said[table, language] = said
            if len(self._said) > SAID:
                self._said.popitem(last=False)
        self._said.move_to_end((table, language))
        return ReviewState(1, 1, said)

    async def missed(
        self, table: str, seat: Seat, record: Callable[[], Awaitable[bytes]]
    ) -> Sequence[Missed] | ReviewState:
        """What this chair may be asked, with what is right; or how far the review is."""
        found = self._missed.get(table)
        if found is None:
            kept = await self._ready(table, record)
            if isinstance(kept, ReviewState):
                return kept
            review = await asyncio.to_thread(unpacked, kept)
            found = self._missed[table] = {chair.seat: chair.missed for chair in review.chairs}
            if len(self._missed) > SAID:
                self._missed.popitem(last=False)
        self._missed.move_to_end(table)
        return found.get(seat, ())

    def forget(self, table: str) -> None:
        """What was said of a game that is told otherwise now."""
        for key in [key for key in self._said if key[0] == table]:
            del self._said[key]
        self._missed.pop(table, None)
        making = self._making.pop(table, None)
        if making is not None and making.task is not None:
            making.task.cancel()

    async def _ready(
        self, table: str, record: Callable[[], Awaitable[bytes]]
    ) -> bytes | ReviewState:
        kept = await self._kept(table, self._making.get(table))
        return self._on_its_way(table, record) if kept is None else kept

    async def _kept(self, table: str, making: _Making | None) -> bytes | None:
        if making is None:
            return await self._store.review(table, self._version)
        if making.made is not None:
            self._making.pop(table, None)
        return making.made

    def _on_its_way(self, table: str, record: Callable[[], Awaitable[bytes]]) -> ReviewState:
        making = self._making.get(table)
        if making is None:
            who = CALLER.get()
            under_way = [each.who for each in self._making.values() if each.under_way]
            if len(under_way) >= MOST_MAKING or under_way.count(who) >= MOST_EACH:
                raise NoAnswer(phrase("server-questions-busy"))
            making = self._making[table] = _Making(who)
            making.task = asyncio.ensure_future(self._make(table, making, record))
        elif making.failed is not None:
            del self._making[table]
            raise making.failed
        return ReviewState(making.done, making.of)

    async def _make(
        self, table: str, making: _Making, record: Callable[[], Awaitable[bytes]]
    ) -> None:
        try:
            made = await self._study.review(await record(), making.progress)
        except NoAnswer as error:
            making.failed = error
            return
        except BaseException:
            self._making.pop(table, None)
            raise
        making.made = made
        with contextlib.suppress(StoreDown):  # then it is shown, and made again another time
            await self._store.keep_review(table, self._version, made)
            self._making.pop(table, None)  # anyone who asked for it need not come back

    def close(self) -> None:
        for making in self._making.values():
            if making.task is not None:
                making.task.cancel()
