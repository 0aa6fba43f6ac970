"""PostgreSQL as a backup sees it: one transaction that sees one moment, or fills everything."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.sql import SQL, Identifier

from asterion.core.phrase import phrase
from asterion.server.backup.sheet import BackupError, Section
from asterion.server.backup.sides import AT_ONCE, Source, Target
from asterion.server.store.job import Row
from asterion.server.store.postgres import AS_TEXT, LOCK, NOW, Postgres, translated

PATIENCE = 60.0
AWAKE = 10
"""Seconds; a server that is up writes every second."""
COLUMNS = (
    "SELECT column_name::text, data_type::text FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position"
)


class PostgresSide:
    """One connection, in a transaction."""

    kind = "postgresql"

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def run(self, statement: str, values: Row = ()) -> list[Row]:
        cursor = self._connection.execute(translated(statement), values)
        return cursor.fetchall() if cursor.description else []

    def tables(self) -> list[str]:
        named = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()"
        return [name for (name,) in self.run(named)]

    def section(self, table: str) -> Section:
        known = self.run(COLUMNS, (table,))
        packed = [name for name, kind in known if kind == "bytea"]
        return Section(table, [name for name, _ in known], packed)

    def rows(self, section: Section) -> Iterator[Row]:
        """In the order of bytes, as SQLite has them."""
        types: dict[str, str] = dict(self.run(COLUMNS, (section.table,)))
        first = [
            SQL('{} COLLATE "C"' if types[name] == "text" else "{}").format(Identifier(name))
            for name in section.columns[:2]
        ]
        select = SQL("SELECT {} FROM {} ORDER BY {}").format(
            SQL(", ").join(map(Identifier, section.columns)),
            Identifier(section.table),
            SQL(", ").join(first),
        )
        with self._connection.cursor(name="backup", binary=True) as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(select)
            yield from cursor

    def fill(self, section: Section, rows: Iterator[Row]) -> None:
        copy = SQL("COPY {} ({}) FROM STDIN").format(
            Identifier(section.table), SQL(", ").join(map(Identifier, section.columns))
        )
        with self._connection.cursor() as cursor, cursor.copy(copy) as into:
            for row in rows:
                into.write_row(row)


@contextmanager
def _connected(url: str) -> Iterator[psycopg.Connection[Any]]:
    """What goes wrong is said as the store says it, without the password."""
    keeper = Postgres(url, PATIENCE)
    try:
        wanted = make_conninfo(url, connect_timeout=5, **AS_TEXT)
        with psycopg.connect(wanted, autocommit=True) as connection:
            yield connection
    except psycopg.Error as error:
        raise keeper.said(error) from None


@contextmanager
def postgres_snapshot(url: str) -> Iterator[Source]:
    """What is committed from now on is not seen, and nobody who plays waits for it."""
    with _connected(url) as connection:
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield PostgresSide(connection)
        connection.execute("ROLLBACK")


@contextmanager
def postgres_target(url: str, check: Callable[[Source], None]) -> Iterator[Target]:
    """Brought up to date first, so that what is in it can be counted."""
    opened = Postgres(url, PATIENCE)
    opened.open()
    opened.close()
    with _connected(url) as connection, connection.transaction():
        lock = b"SELECT pg_advisory_xact_lock(%s::bigint # hashtext(current_schema()))"
        connection.execute(lock, (LOCK,))
        side = PostgresSide(connection)
        awake = side.run(f"SELECT COUNT(*) FROM writers WHERE wall > {NOW} - {AWAKE}")
        if awake[0][0]:
            raise BackupError(phrase("server-backup-served"))
        check(side)
        yield side
