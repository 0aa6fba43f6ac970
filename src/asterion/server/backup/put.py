"""Putting a backup back: everything or nothing, into a database that was empty."""

from pathlib import Path

from asterion.core.phrase import phrase
from asterion.server.backup.check import SAMPLE, Checked, check
from asterion.server.backup.databases import target
from asterion.server.backup.sheet import BackupError, Reader, reading
from asterion.server.backup.sides import Source, Target
from asterion.server.backup.take import in_order
from asterion.server.store.migrate import BOOKKEEPING, bring_up_to_date, migrations, statements

OF_THE_SERVER = frozenset({"service", "meta", "weeks"})
"""What a server makes by itself when it is started for the first time."""


def put_back(
    url: str, path: Path, *, replace: bool = False, sample: int | None = SAMPLE
) -> Checked:
    """Fill the database from this file, which is read and checked whole before."""
    found = check(path, sample)

    def may(side: Source) -> None:
        if not replace and holds_something(side):
            raise BackupError(phrase("server-backup-not-empty"))

    with reading(path) as reader, target(url, may) as into:
        fill(into, reader)
        if not reader.is_whole or reader.rows != found.rows:
            raise BackupError(phrase("server-backup-damaged", path=str(path)))
        for table, rows in found.rows.items():
            ((counted,),) = into.run(f"SELECT COUNT(*) FROM {table}")
            if counted != rows:
                raise BackupError(phrase("server-backup-damaged", path=str(path)))
    return found


def holds_something(side: Source) -> bool:
    """Tables, accounts or anything else that people made."""
    for table in in_order(side.tables()):
        if table not in OF_THE_SERVER and side.run(f"SELECT 1 FROM {table} LIMIT 1"):
            return True
    return False


def fill(into: Target, reader: Reader) -> None:
    """The schema that the backup was taken from, its rows, and what came to the schema since."""
    for table in ("writers", *reversed(in_order(into.tables())), "migrations"):
        into.run(f"DROP TABLE {table}")
    into.run(BOOKKEEPING)
    for number, (name, text) in migrations().items():
        if number <= reader.header.schema:
            for statement in statements(text):
                into.run(statement)
            into.run("INSERT INTO migrations (number, name) VALUES (?, ?)", (number, name))
    for table in reversed(in_order(into.tables())):
        into.run(f"DELETE FROM {table}")  # what a migration put in is in the backup as well
    known = set(in_order(into.tables()))
    for section, rows in reader.sections():
        if section.table not in known or into.section(section.table).columns != section.columns:
            raise reader.damaged()
        into.fill(section, rows)
    bring_up_to_date(into.run)
