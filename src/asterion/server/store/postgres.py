"""PostgreSQL: several processes serve the same tables, each over one connection."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from asterion.core.phrase import phrase
from asterion.server.store.database import Lost
from asterion.server.store.errors import StoreConflict, StoreDown, StoreError
from asterion.server.store.job import Answers, Job, Row, Statement, Steps
from asterion.server.store.migrate import bring_up_to_date

LOCK = 0x417374657269  # "Asteri": held with the schema's oid by a migration
CONNECTING = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "asterion",
}
AS_TEXT = {"client_encoding": "UTF8"}
"""Whatever the URL or the server says: a database of the encoding SQL_ASCII would give bytes."""
ISOLATION = "read committed"
"""Whatever the server's default is: anyone who had to wait for another sees what that one did."""
HAVE_EVERY_LETTER = ("UTF8", "SQL_ASCII")
"""Encodings of a database: the second takes all bytes as they are, so UTF-8 as well."""
A_DAY = 86400
FEWEST_IN_BULK = 3
"""This many of a kind are quicker done at once than one by one."""
NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
MARK = (
    f"INSERT INTO writers (id, mark, wall) VALUES (?, ?, {NOW})"
    " ON CONFLICT (id) DO UPDATE SET mark = excluded.mark, wall = excluded.wall"
)


@lru_cache(maxsize=256)
def translated(statement: str) -> bytes:
    """The one SQL text that we write, with PostgreSQL's placeholders."""
    return statement.replace("?", "%s").encode()


class Postgres:
    """One connection, used by the database's thread alone."""

    def __init__(self, url: str, patience: float) -> None:
        try:
            given = conninfo_to_dict(url)
        except psycopg.Error:
            # Its words may repeat the password.
            raise StoreError(phrase("server-store-url")) from None
        self._password = str(given.get("password") or "")
        self._name = str(given.get("dbname") or "")
        self._wanted = make_conninfo("", **{**CONNECTING, **given, **AS_TEXT})
        self._patience = max(1, int(patience * 1000))
        self._writer = secrets.token_hex(16)
        self._mark = 0
        self._connection: psycopg.Connection[Row] | None = None

    def open(self) -> list[str]:
        """Connect, also again after a loss, and migrate; the names of the migrations applied."""
        self._drop()
        try:
            self._connection = psycopg.connect(self._wanted, autocommit=True)
            self._ask(f"SET default_transaction_isolation = '{ISOLATION}'", ())
            applied = self._migrate()
            self._set_up()
            # There from the start, so that `was_done` has a row to wait for.
            self._ask("DELETE FROM writers WHERE wall < ?", (self._now() - A_DAY,))
            self._ask(f"{MARK.partition(' DO UPDATE')[0]} DO NOTHING", (self._writer, self._mark))
            return applied
        except StoreError:
            self._drop()
            raise
        except psycopg.Error as error:
            self._drop()
            raise self.said(error) from None

    def _set_up(self) -> None:
        settings = {
            "statement_timeout": self._patience,
            "idle_in_transaction_session_timeout": self._patience,
        }
        for name, value in settings.items():
            self._ask("SELECT set_config(?, ?, false)", (name, str(value)))
        # Acknowledged means on the disk, whatever the server's own setting is.
        name = "synchronous_commit"
        asked = "SELECT set_config(?, 'on', false) WHERE current_setting(?) = 'off'"
        self._ask(asked, (name, name))

    def _migrate(self) -> list[str]:
        ((schema,),) = self._ask("SELECT current_schema()::text", ())
        if schema is None:
            raise StoreError(phrase("server-store-no-schema", name=self._name))
        ((encoding,),) = self._ask("SELECT current_setting('server_encoding')", ())
        if encoding not in HAVE_EVERY_LETTER:
            raise StoreError(phrase("server-store-letters", name=self._name, encoding=encoding))
        self._ask("BEGIN", ())
        lock = "SELECT pg_advisory_xact_lock(?::bigint # hashtext(current_schema()))"
        self._ask(lock, (LOCK,))
        applied = bring_up_to_date(self._ask)
        self._ask("COMMIT", ())
        return applied

    def _now(self) -> float:
        ((now,),) = self._ask(f"SELECT {NOW}::float8", ())
        return float(now)

    def close(self) -> None:
        if self._connection is not None and not self._connection.closed:
            with suppress(psycopg.Error):  # anyone who opens it in a day or later sweeps it away
                self._ask("DELETE FROM writers WHERE id = ?", (self._writer,))
        self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _ask(self, statement: str, values: Row) -> list[Row]:
        return self._together([(statement, values)])[0]

    def _together(self, asked: Sequence[Statement]) -> list[list[Row]]:
        """The rows of each statement; all of them travel at once."""
        cursors = self._executed(asked)
        return [cursor.fetchall() if cursor.description else [] for cursor in cursors]

    def _executed(self, asked: Sequence[Statement]) -> list[psycopg.Cursor[Row]]:
        connection = self._connection
        if connection is None:
            raise Lost
        if len(asked) == 1:
            text, values = asked[0]
            return [connection.execute(translated(text), values, binary=True)]
        with connection.pipeline():
            return [
                connection.execute(translated(text), values, binary=True) for text, values in asked
            ]

    def do(self, jobs: Sequence[Job]) -> Answers:
        """All jobs in one transaction; after any exception but a doubtful Lost nothing was done."""
        writes = any(job.writes for job in jobs)
        try:
            answers = self._do(jobs, writes)
        except Exception as error:
            self._roll_back(error)
            raise
        if writes:
            self._commit(answers)
        return answers

    def _do(self, jobs: Sequence[Job], writes: bool) -> Answers:
        """The jobs in step: the first statements of all, then the second ones of those who ask.

        A process that waits for a row which another one holds has it from its first statement on,
        and both come to the rows in the same order: so neither ever waits for the other.
        """
        answers: Answers = [None] * len(jobs)
        first: list[Statement] = []
        if writes:
            self._mark += 1
            first = [("BEGIN", ()), (MARK, (self._writer, self._mark))]
            alike = leading(jobs)
            if len(alike) >= FEWEST_IN_BULK:
                done = set(alike) if self._is_done_in_bulk(first, alike) else set()
                answers = [True if job in done else None for job in jobs]
                first = []
        going: list[tuple[int, Steps[Any], list[Statement]]] = []
        for place, job in enumerate(jobs):
            if answers[place] is None:
                self._step(answers, going, place, job.begin(), None)
        while going or first:
            asked = [*first, *(statement for *_, some in going for statement in some)]
            rows = iter(self._together(asked)[len(first) :])
            first, went, going = [], going, []
            for place, steps, some in went:
                self._step(answers, going, place, steps, [next(rows) for _ in some])
        return answers

    def _is_done_in_bulk(self, first: list[Statement], jobs: Sequence[Job]) -> bool:
        """Whether these jobs, all of one kind, are done by a few statements for all of them."""
        bulk = jobs[0].bulk
        assert bulk is not None
        statements = bulk.postgres([job.values for job in jobs])
        done = self._executed([*first, *statements])[len(first) :]
        return all(cursor.rowcount == len(jobs) for cursor in done)

    @staticmethod
    def _step(
        answers: Answers,
        going: list[tuple[int, Steps[Any], list[Statement]]],
        place: int,
        steps: Steps[Any],
        rows: list[list[Row]] | None,
    ) -> None:
        try:
            going.append((place, steps, next(steps) if rows is None else steps.send(rows)))
        except StopIteration as end:
            answers[place] = end.value
        except StoreConflict as conflict:
            answers[place] = conflict

    def _commit(self, answers: Answers) -> None:
        connection = self._connection
        assert connection is not None
        try:
            done = connection.execute("COMMIT", prepare=False).statusmessage
        except psycopg.Error as error:
            if connection.closed:
                raise Lost(answers) from None
            self._roll_back(error)
            raise
        if done != "COMMIT":  # what PostgreSQL says to a transaction that had failed before
            raise StoreDown(phrase("server-store-no-commit", name=self._name))

    def _roll_back(self, error: Exception) -> None:
        """Out of the transaction; Lost, where the connection is."""
        connection = self._connection
        try:
            if connection is not None and not connection.closed:
                connection.execute("ROLLBACK")
        except psycopg.Error:
            connection = None
        if connection is None or connection.closed:
            raise Lost from error

    def was_done(self) -> bool:
        """Whether the group in doubt was committed; waits for a backend that still works at it."""
        try:
            found = self._ask("SELECT mark FROM writers WHERE id = ? FOR UPDATE", (self._writer,))
        except psycopg.Error as error:
            raise self.said(error) from None
        return bool(found) and found[0][0] == self._mark

    def passes(self, error: Exception) -> bool:
        """Faults of the moment, gone when the same is tried again."""
        passing = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
        return isinstance(error, passing)

    def said(self, error: Exception) -> Exception:
        """What went wrong, for anyone who waits for the answer."""
        if not isinstance(error, psycopg.Error):
            return error
        words = str(error).strip().partition("\n")[0] or type(error).__name__
        if self._password:
            words = words.replace(self._password, "...")
        if isinstance(error, psycopg.OperationalError):
            return StoreDown(phrase("server-store-unreachable", name=self._name, why=words))
        return StoreError(phrase("server-store-refuses", name=self._name, why=words))


def leading(jobs: Sequence[Job]) -> list[Job]:
    """The jobs of one kind before any other that writes, one per key.

    The others come after them, so that rows are locked in the order of their keys, as everywhere.
    """
    alike: dict[str, Job] = {}
    kind = None
    for job in jobs:
        if not job.writes:
            continue
        kind = kind or job.bulk
        if job.bulk is None or job.bulk is not kind:
            break
        alike.setdefault(job.key, job)
    return list(alike.values())
