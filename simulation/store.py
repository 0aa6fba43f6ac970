"""One database that all processes share: real SQL in memory, behind a line that may fail.

Each process has a `Database` of its own, the server's, whose thread is played by the loop. A group
of jobs travels to the disk, is done there in one go, and its answers travel back: who dies or
is held meanwhile has been on time with the first part, or not.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from random import Random
from typing import Any

from asterion.server.store import Store
from asterion.server.store.database import (
    MOST_TOGETHER,
    Answered,
    Database,
    Lost,
    Tries,
    resolve,
)
from asterion.server.store.job import Job
from asterion.server.store.sqlite import MEMORY, Sqlite
from simulation.loop import OWNER, Owner, SimulatedLoop

PATIENCE = 3.0
"""Seconds that the store of a process waits for a lost connection; ten in the product."""
THERE, BACK = (0.0002, 0.004), (0.0001, 0.002)
SLOWED = 60
"""Times as long while the disk stalls."""


class Mood(Enum):
    """How the database is."""

    WELL = "well"
    DOWN = "down"
    STALLED = "stalled"
    FULL = "full"


@cache
def _template() -> bytes:
    """A database with the newest schema and nothing in it."""
    with sqlite3.connect(MEMORY) as link:
        sqlite = Sqlite(MEMORY)
        sqlite.open()
        assert sqlite._connection is not None
        sqlite._connection.backup(link)
        sqlite.close()
        return link.serialize()


class Disk(Sqlite):
    """The database itself, as it is committed."""

    def __init__(self, chance: Random, now: Callable[[], float]) -> None:
        super().__init__(MEMORY)
        self._now = now
        self.written: dict[tuple[str, int], float] = {}  # table and entry, and when it was
        self._last: dict[str, int] = {}
        self.chance = chance
        self.mood = Mood.WELL
        self.breaks = 0  # this many of the next commits lose their connection
        self._connection = sqlite3.connect(
            MEMORY, isolation_level=None, check_same_thread=False, cached_statements=256
        )
        self._connection.deserialize(_template())

    def do(self, jobs: Sequence[Job]) -> list[Any]:
        answers = super().do(jobs)
        if any(job.writes for job in jobs):
            for table, last in self.rows("SELECT id, last FROM tables"):
                for n in range(self._last.get(table, -1) + 1, last + 1):
                    self.written[table, n] = self._now()
                self._last[table] = last
        return answers

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """Plain SQL, for anyone who judges in the end."""
        return self._run(statement, values)


class Driver:
    """The connection of one process."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._is_open = False
        self._was_done = False

    def open(self) -> list[str]:
        if self._disk.mood is Mood.DOWN:
            raise ConnectionRefusedError("the database is down")
        self._is_open = True
        return []

    def close(self) -> None:
        self._is_open = False

    def do(self, jobs: Sequence[Job]) -> list[Any]:
        disk, writes = self._disk, any(job.writes for job in jobs)
        if not self._is_open or disk.mood is Mood.DOWN:
            self._is_open = False
            raise Lost
        if writes and disk.mood is Mood.FULL:
            raise sqlite3.OperationalError("database or disk is full")
        if writes and disk.breaks:
            return self._broken(jobs)
        return disk.do(jobs)

    def _broken(self, jobs: Sequence[Job]) -> list[Any]:
        """The connection is lost while the group is committed: before or after it was."""
        disk = self._disk
        disk.breaks -= 1
        self._is_open = False
        self._was_done = disk.chance.random() < 0.5
        if self._was_done:
            raise Lost(disk.do(jobs))
        raise Lost([None] * len(jobs))

    def was_done(self) -> bool:
        return self._was_done

    def passes(self, error: Exception) -> bool:
        return False

    def said(self, error: Exception) -> Exception:
        return self._disk.said(error)


class SimulatedDatabase(Database):
    """The server's, with the loop instead of a thread."""

    def __init__(self, disk: Disk, now: Callable[[], float], loop: SimulatedLoop) -> None:
        super().__init__(Driver(disk), PATIENCE, now)
        self._disk = disk
        self._simulated = loop
        self._owner: Owner = OWNER.get()
        self._line: list[Job] = []
        self._is_busy = False

    async def start(self) -> None:
        while True:
            try:
                self._driver.open()
                return
            except ConnectionRefusedError:
                await asyncio.sleep(0.3)

    async def close(self) -> None:
        if not self._closing.is_set():
            self._closing.set()
            self._hand_over()
        while self._line or self._is_busy:
            await asyncio.sleep(0.005)

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        self._line += asked
        if self._line and not self._is_busy:
            self._is_busy = True
            self._send()

    def _send(self) -> None:
        """What waits goes to the disk together, and gets there whatever becomes of the process."""
        group, self._line = self._line[:MOST_TOGETHER], self._line[MOST_TOGETHER:]
        self._outside(self._there(), self._work, self.tries(group))

    def _there(self) -> float:
        slower = SLOWED if self._disk.mood is Mood.STALLED else 1
        return self._disk.chance.uniform(*THERE) * slower

    def _outside(self, delay: float, work: Callable[..., None], *values: Any) -> None:
        self._simulated.outside_later(delay, work, *values)

    def _work(self, tries: Tries) -> None:
        if not self._owner.is_alive and self._disk.chance.random() < 0.5:
            return  # what a dead process had sent may be done, or not
        try:
            pause = next(tries)
        except StopIteration as end:
            self._outside(self._disk.chance.uniform(*BACK), self._answer, end.value)
        else:
            self._outside(pause, self._work, tries)

    def _answer(self, answered: Answered) -> None:
        self._simulated.run_in(self._owner, self._answered, answered)

    def _answered(self, answered: Answered) -> None:
        self._is_busy = False
        resolve(answered)
        if self._line and not self._is_busy:
            self._is_busy = True
            self._send()


class SimulatedStore(Store):
    """What the hub keeps, on a disk that others use as well."""

    @classmethod
    async def on(
        cls, disk: Disk, now: Callable[[], float], loop: SimulatedLoop
    ) -> "SimulatedStore":
        database = SimulatedDatabase(disk, now, loop)
        await database.start()
        return cls(database, "postgresql://simulated")
