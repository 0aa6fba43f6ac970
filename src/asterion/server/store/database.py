"""One thread, one connection: jobs that wait together are done in one transaction."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Generator, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, Protocol

from asterion.core.phrase import phrase, verbatim
from asterion.server.store.errors import StoreDown
from asterion.server.store.job import Answers, InBulk, Job, Row, Steps, T

MOST_TOGETHER = 256
MOST_TRIES = 5
FIRST_PAUSE = 0.02
LONGEST_PAUSE = 1.0
GATHER_WITHIN = 0.008
"""Seconds that a job waits at most for those that come while the event loop is busy."""

Answered = list[tuple[Job, Any]]
Tries = Generator[float, None, Answered]
"""Work at a group: yields how many seconds to wait before the next try, and returns the answers."""

_KEY = attrgetter("key")


class Lost(Exception):
    """The connection broke. Where it did while committing, the group is in doubt."""

    def __init__(self, in_doubt: Answers | None = None) -> None:
        super().__init__("the connection to the database was lost")
        self.in_doubt = in_doubt  # the answers that hold if it was committed after all


class Driver(Protocol):
    """A database, used by one thread; `open` is called again after every loss."""

    def open(self) -> list[str]: ...
    def close(self) -> None: ...
    def do(self, jobs: Sequence[Job]) -> Answers: ...
    def was_done(self) -> bool: ...
    def passes(self, error: Exception) -> bool: ...
    def said(self, error: Exception) -> Exception: ...


class Database:
    """Takes jobs from the event loop and gives the answers back to it, a group at a time.

    While a group is being committed the next one gathers, so that the more there is to do, the
    more is done with each write to the disk. Nor is it handed over before the loop has nothing else
    to do: what it reads next is most likely a job as well.
    """

    def __init__(
        self, driver: Driver, patience: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._driver = driver
        self._patience = patience
        self._now = now
        self._loop = asyncio.get_running_loop()
        self._asked: list[Job] = []  # in this turn of the loop
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._serve, name="asterion-store", daemon=True)
        self.groups = 0  # how many transactions, and how many jobs were done in them
        self.jobs = 0

    async def start(self) -> None:
        """Open the database, or raise StoreError."""
        await asyncio.to_thread(self._driver.open)
        self._thread.start()

    async def do(
        self,
        key: str,
        begin: Callable[[], Steps[T]],
        writes: bool = True,
        bulk: InBulk | None = None,
        values: Row = (),
    ) -> T:
        """The answer of a job, when it is committed."""
        future: asyncio.Future[T] = self._loop.create_future()
        self.do_soon(key, begin, partial(settle, future), writes, bulk, values)
        return await future

    def do_soon(
        self,
        key: str,
        begin: Callable[[], Steps[T]],
        tell: Callable[[T | Exception], None],
        writes: bool = True,
        bulk: InBulk | None = None,
        values: Row = (),
    ) -> None:
        """The same without waiting: `tell` gets the answer in the event loop, and never fails."""
        if self._closing.is_set():
            raise StoreDown(phrase("server-store-closed"))
        if not self._asked:
            self._loop.call_soon(self._hand_over_if_quiet, 0)
        self._asked.append(Job(key, begin, writes, tell, self._now(), bulk, values))

    def _hand_over_if_quiet(self, before: int) -> None:
        """Unless a turn of the loop has brought more jobs: then after the next turn, if that has
        not. Each call wakes the thread up, and each transaction the loop."""
        jobs = len(self._asked)
        if before < jobs < MOST_TOGETHER:
            if self._now() - self._asked[0].asked < GATHER_WITHIN:
                self._loop.call_soon(self._hand_over_if_quiet, jobs)
                return
        self._hand_over()

    def _hand_over(self) -> None:
        if self._asked:
            asked, self._asked = self._asked, []
            self._queue.put(asked)

    async def close(self) -> None:
        """Do what was asked for before, and no more."""
        if not self._closing.is_set():
            self._closing.set()
            self._hand_over()
            self._queue.put(None)
        await asyncio.shield(self._ended)

    # ---- in the thread

    def _serve(self) -> None:
        more = True
        while more:
            group, more = self._gather()
            if group:
                self._call(resolve, self._do(group))
        self._driver.close()
        self._call(self._ended.set_result, None)

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for jobs and take all that wait with them; False with the last of them."""
        group: list[Job] = []
        asked = self._queue.get()
        while asked is not None:
            group += asked
            if len(group) >= MOST_TOGETHER:
                return group, True
            try:
                asked = self._queue.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _do(self, group: list[Job]) -> Answered:
        """The group worked at, with the pauses that this takes."""
        tries = self.tries(group)
        while True:
            try:
                pause = next(tries)
            except StopIteration as end:
                answered: Answered = end.value
                return answered
            self._closing.wait(pause)

    def tries(self, group: list[Job]) -> Tries:
        """Every job with its answer, or with an exception for an answer."""
        group.sort(key=_KEY)
        answered = yield from self._try(group)
        self.groups += 1
        self.jobs += len(group)
        return answered

    def _try(self, group: list[Job]) -> Tries:
        waiting = group
        given_up: Answered = []
        doubtful: Answered = []
        tries, pause, lost = 0, 0.0, False
        while waiting:
            try:
                if lost:
                    self._driver.open()
                    if doubtful and self._driver.was_done():
                        return given_up + [pair for pair in doubtful if pair[0] in waiting]
                    doubtful, lost = [], False
            except Exception as error:  # whatever it is, this thread must live
                waiting, expired = self._still_patient(waiting)
                given_up += [(job, StoreDown(verbatim(str(error)))) for job in expired]
                pause = min(max(FIRST_PAUSE, pause * 2), LONGEST_PAUSE)
                yield pause
                continue
            try:
                tries += 1
                return given_up + list(zip(waiting, self._driver.do(waiting), strict=True))
            except Lost as loss:
                lost = True
                if loss.in_doubt is not None:
                    doubtful = list(zip(waiting, loss.in_doubt, strict=True))
            except Exception as error:
                if len(waiting) > 1:
                    for job in waiting:
                        given_up += yield from self._try([job])
                    return given_up
                if not self._driver.passes(error) or tries == MOST_TRIES:
                    return [*given_up, (waiting[0], self._driver.said(error))]
        return given_up

    def _still_patient(self, jobs: list[Job]) -> tuple[list[Job], list[Job]]:
        """Those who can wait longer for the database to come back, and those who cannot."""
        if self._closing.is_set():
            return [], jobs
        oldest = self._now() - self._patience
        patient = [job for job in jobs if job.asked > oldest]
        return patient, [job for job in jobs if job.asked <= oldest]

    def _call(self, what: Callable[..., object], *values: object) -> None:
        """Into the event loop: once for a whole group, because each call wakes it up."""
        try:
            self._loop.call_soon_threadsafe(what, *values)
        except RuntimeError:
            return  # the loop has ended, and nobody waits any more


def resolve(answered: Answered) -> None:
    for job, answer in answered:
        job.tell(answer)


def settle(future: "asyncio.Future[Any]", answer: Any) -> None:
    """For one who waits: the answer, unless he has gone away."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
