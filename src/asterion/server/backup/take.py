"""Taking a backup: read at one moment, written beside, read again, and only then put in place."""

import contextlib
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from asterion import __version__
from asterion.core.phrase import phrase
from asterion.server.backup.check import SAMPLE, Checked, check
from asterion.server.backup.databases import snapshot
from asterion.server.backup.sheet import FORMAT, BackupError, Header, Writer
from asterion.server.backup.sides import Source
from asterion.server.store.migrate import migrations, statements

LEFT_OUT = frozenset({"writers", "migrations"})
"""Of the processes that write, and of the schema, whose number stands in the header."""


def in_order(tables: Iterable[str]) -> list[str]:
    """As the migrations make them, so that a table comes after those that it refers to."""
    made: list[str] = []
    for _, text in migrations().values():
        for statement in statements(text):
            words = statement.split()
            if words[:2] == ["CREATE", "TABLE"]:
                made.append(words[2])
    known = [name for name in made if name in set(tables)]
    return [name for name in known if name not in LEFT_OUT]


def take(
    url: str, path: Path, sample: int | None = SAMPLE, wall: Callable[[], float] = time.time
) -> Checked:
    """Everything in the database, into a new file; what was found when it was read again.

    `sample` is how many games are replayed, None: all.
    """
    if path.exists():
        raise BackupError(phrase("server-backup-exists", path=str(path)))
    part = path.with_name(path.name + ".part")
    try:
        with snapshot(url) as source:
            counted, unreadable = write(source, part, wall())
        found = check(part, sample)
        if found.rows != counted:
            raise BackupError(phrase("server-backup-damaged", path=str(part)))
        found.unreadable = unreadable
        os.replace(part, path)
        _keep_name(path.parent)
        return found
    except OSError as error:
        why = error.strerror or str(error)
        raise BackupError(phrase("server-backup-unwritten", path=str(path), why=why)) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def write(source: Source, path: Path, wall: float) -> tuple[dict[str, int], list[str]]:
    """The file, safe on the disk; the rows as the database itself counts them, without those that
    cannot be read, and their names."""
    tables = source.tables()
    if "migrations" not in tables:
        raise BackupError(phrase("server-backup-not-ours"))
    ((schema,),) = source.run("SELECT MAX(number) FROM migrations")
    newest = max(migrations())
    if schema is None or schema > newest:
        raise BackupError(phrase("server-store-newer", last=schema or 0, newest=newest))
    # Plans of games that go on, and digests of passwords: for its owner alone.
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        header = Header(FORMAT, __version__, schema, source.kind, wall)
        writer = Writer(file, header)
        counted: dict[str, int] = {}
        for table in in_order(tables):
            ((counted[table],),) = source.run(f"SELECT COUNT(*) FROM {table}")
            section = source.section(table)
            counted[table] -= writer.section(section, source.rows(section))
        writer.seal()
        file.flush()
        os.fsync(file.fileno())
    return counted, writer.unreadable


def _keep_name(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
