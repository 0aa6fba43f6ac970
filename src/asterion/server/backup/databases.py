"""The two databases as a backup sees them: whole tables, read at one moment or filled at once."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote, unquote

from asterion.core.phrase import phrase
from asterion.server.backup.sheet import BackupError, Section
from asterion.server.backup.sides import Source, Target
from asterion.server.store.address import SQLITE, shared
from asterion.server.store.job import Row
from asterion.server.store.sqlite import MEMORY


def snapshot(url: str) -> AbstractContextManager[Source]:
    """The database as it is now, while its server goes on."""
    if shared(url):
        from asterion.server.backup.postgres import postgres_snapshot

        return postgres_snapshot(url)
    return sqlite_snapshot(_path(url))


def target(url: str, check: Callable[[Source], None]) -> AbstractContextManager[Target]:
    """The database to be filled; `check` may refuse what is in it now."""
    if shared(url):
        from asterion.server.backup.postgres import postgres_target

        return postgres_target(url, check)
    return sqlite_target(_path(url), check)


def _path(url: str) -> Path:
    path = unquote(url.removeprefix(SQLITE))
    if path == MEMORY:
        raise BackupError(phrase("server-backup-memory"))
    return Path("/" + path.lstrip("/"))


def _text(stored: bytes) -> str | bytes:
    """One text that is not UTF-8 must not be the end of all others: its row is left out."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


class SqliteSide:
    """One connection to a SQLite file."""

    kind = "sqlite"

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.text_factory = _text
        self._connection = connection

    def run(self, statement: str, values: Row = ()) -> list[Row]:
        return self._connection.execute(statement, values).fetchall()

    def tables(self) -> list[str]:
        named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        return [name for (name,) in self.run(named)]

    def section(self, table: str) -> Section:
        known = self.run(f"PRAGMA table_info({table})")
        columns = [name for _, name, *_ in known]
        return Section(table, columns, [name for _, name, kind, *_ in known if kind == "BYTEA"])

    def rows(self, section: Section) -> Iterator[Row]:
        columns, order = ", ".join(section.columns), ", ".join(section.columns[:2])
        select = f"SELECT {columns} FROM {section.table} ORDER BY {order}"
        return iter(self._connection.execute(select))

    def fill(self, section: Section, rows: Iterator[Row]) -> None:
        marks = ", ".join("?" * len(section.columns))
        insert = f"INSERT INTO {section.table} ({', '.join(section.columns)}) VALUES ({marks})"
        self._connection.executemany(insert, rows)


@contextmanager
def sqlite_snapshot(path: Path) -> Iterator[Source]:
    """A copy, made by SQLite in one breath: the server's own file is let go of at once."""
    if not path.is_file():
        raise BackupError(phrase("server-backup-nothing", path=str(path)))
    with TemporaryDirectory(prefix=".asterion-backup-", dir=path.parent) as folder:
        try:
            copy = sqlite3.connect(Path(folder) / "copy.db", isolation_level=None)
            try:
                live = sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)
                live.execute("PRAGMA busy_timeout = 5000")
                try:
                    live.backup(copy)
                finally:
                    live.close()
                ((found,),) = copy.execute("PRAGMA integrity_check(1)").fetchall()
                if found != "ok":
                    raise BackupError(phrase("server-backup-source", path=str(path), why=found))
                yield SqliteSide(copy)
            finally:
                copy.close()
        except sqlite3.Error as error:
            why = str(error)
            raise BackupError(phrase("server-backup-source", path=str(path), why=why)) from None


@contextmanager
def sqlite_target(path: Path, check: Callable[[Source], None]) -> Iterator[Target]:
    """The server's own driver makes the file and sees that no server uses it."""
    from asterion.server.store.sqlite import Sqlite

    keeper = Sqlite(str(path))
    keeper.open()
    try:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            side = SqliteSide(connection)
            check(side)
            yield side
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            why = phrase("server-sqlite-unusable", path=str(path), why=str(error))
            raise BackupError(why) from None
        finally:
            connection.close()  # what was not committed is gone
    finally:
        keeper.close()
