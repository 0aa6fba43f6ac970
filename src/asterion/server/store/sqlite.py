"""SQLite in one file of this machine: one connection, one process, nothing to install."""

import fcntl
import os
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from asterion.core.phrase import Phrase, phrase
from asterion.server.store.errors import StoreConflict, StoreDown, StoreError
from asterion.server.store.job import Answers, InBulk, Job, Row, Statement
from asterion.server.store.migrate import bring_up_to_date

MEMORY = ":memory:"
OLDEST = (3, 35, 0)  # RETURNING
IN_BULK = 128, 64, 32, 16, 8, 4, 2, 1
"""Each of these numbers of jobs has statements of its own, which are prepared once."""
SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA wal_autocheckpoint = 4000",  # 16 MB: a page that many moves change is copied less often
    "PRAGMA temp_store = MEMORY",  # what a statement of many rows would take back is no file
)


class Sqlite:
    """The one connection, used by the database's thread alone."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._lock: int | None = None
        self._connection: sqlite3.Connection | None = None

    def open(self) -> list[str]:
        """Connect and migrate; the names of the migrations that were applied."""
        if sqlite3.sqlite_version_info < OLDEST:
            wanted = ".".join(map(str, OLDEST))
            raise StoreError(
                phrase("server-sqlite-old", version=sqlite3.sqlite_version, wanted=wanted)
            )
        try:
            if self._path != MEMORY:
                self._make_file()
            return self._connect()
        except (OSError, sqlite3.Error) as error:
            self.close()
            reason = getattr(error, "strerror", None) or str(error)
            why = phrase("server-sqlite-unopened", path=self._path, why=reason)
            raise StoreError(self._what_next(error, why)) from None
        except BaseException:
            self.close()
            raise

    def _make_file(self) -> None:
        """The folder and the file for their owner alone, and this process alone in it."""
        path = Path(self._path)
        for folder in reversed([path.parent, *path.parent.parents]):
            if not folder.exists():
                folder.mkdir(mode=0o700, exist_ok=True)
        self._lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(phrase("server-sqlite-used", path=str(path))) from None
        if path.exists() and not path.stat().st_size:
            raise StoreError(phrase("server-sqlite-empty", path=str(path)))
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))

    def _connect(self) -> list[str]:
        self._connection = sqlite3.connect(
            self._path, isolation_level=None, check_same_thread=False, cached_statements=256
        )
        for setting in SETTINGS:
            self._connection.execute(setting)
        self._connection.execute("BEGIN IMMEDIATE")
        applied = bring_up_to_date(self._run)
        self._connection.execute("COMMIT")
        return applied

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _run(self, statement: str, values: Row) -> list[Row]:
        assert self._connection is not None
        return self._connection.execute(statement, values).fetchall()

    def do(self, jobs: Sequence[Job]) -> Answers:
        """All jobs in one transaction; after any exception nothing of it was done."""
        connection = self._connection
        if connection is None:
            raise StoreDown(phrase("server-store-closed"))
        if not any(job.writes for job in jobs):
            return [self._do(job) for job in jobs]
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = self._do_in_bulk(jobs)
            answers = [job in done or self._do(job) for job in jobs]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return answers

    def _do_in_bulk(self, jobs: Sequence[Job]) -> Collection[Job]:
        """Jobs of one kind, a few statements for all of them; those that are done by it.

        Every statement lets go of the interpreter and waits until it gets it back from the event
        loop's thread, which has always something to do: that takes longer than the statement.
        """
        assert self._connection is not None
        kinds: dict[InBulk, dict[str, Job]] = {}
        for job in jobs:
            if job.bulk is not None:
                kinds.setdefault(job.bulk, {}).setdefault(job.key, job)  # two of one key: in turn
        done: set[Job] = set()
        for bulk, alike in kinds.items():
            for some in _shared_out(list(alike.values())):
                asked = bulk.sqlite([job.values for job in some])
                if all(self._changed(statement) == len(some) for statement in asked):
                    done.update(some)
        return done

    def _changed(self, statement: Statement) -> int:
        assert self._connection is not None
        return self._connection.execute(*statement).rowcount

    def _do(self, job: Job) -> Any:
        assert self._connection is not None
        execute = self._connection.execute
        steps = job.begin()
        try:
            asked = next(steps)
            while True:
                asked = steps.send([execute(text, values).fetchall() for text, values in asked])
        except StopIteration as end:
            return end.value
        except StoreConflict as conflict:
            return conflict

    def was_done(self) -> bool:
        """Never asked: anyone who loses this connection loses the process."""
        return False

    def passes(self, error: Exception) -> bool:
        return False

    def said(self, error: Exception) -> Exception:
        """What went wrong, for anyone who waits for the answer."""
        if isinstance(error, sqlite3.OperationalError):
            return StoreDown(phrase("server-sqlite-unusable", path=self._path, why=str(error)))
        if isinstance(error, sqlite3.Error):
            why = phrase("server-sqlite-refuses", path=self._path, why=str(error))
            return StoreError(self._what_next(error, why))
        return error

    def _what_next(self, error: Exception, why: Phrase) -> Phrase:
        """More for the operator of the server, where the file itself is damaged."""
        if type(error) is not sqlite3.DatabaseError:
            return why
        return phrase("server-sqlite-damaged", path=self._path, why=why)


def _shared_out(jobs: list[Job]) -> Iterator[list[Job]]:
    start = 0
    for size in IN_BULK:
        while len(jobs) - start >= size:
            yield jobs[start : start + size]
            start += size
