"""Reading a backup whole: every byte by its hash, every row counted, and games played again."""

from collections.abc import Iterator
from contextlib import ExitStack
from heapq import nsmallest
from pathlib import Path
from typing import Any

import msgspec

from asterion.books import UnknownBook, book
from asterion.core.dice import Rolled
from asterion.core.options import OptionError
from asterion.core.phrase import phrase
from asterion.core.problem import PlanError
from asterion.server.backup.sheet import BackupError, Header, Reader, reading
from asterion.server.guard import digest
from asterion.server.store.migrate import migrations
from asterion.server.store.rows import EntryRow
from asterion.server.tables.doc import Doc, decode
from asterion.server.tables.game import Broken, Game
from asterion.server.tables.shown import ShownGame

SAMPLE = 20
FIELDS = {"table_id": "table"}
"""Columns that a row calls otherwise."""


class Checked(msgspec.Struct):
    """What is in a backup, and how its games fared when they were played again."""

    header: Header
    rows: dict[str, int]
    replayed: int = 0
    read: int = 0
    """Of an older edition of a book, or of one that is not installed: kept, not played again."""
    broken: list[str] = []
    """Tables whose entries are not what the rules give; they were so in the database already."""


def check(path: Path, sample: int | None = SAMPLE) -> Checked:
    """BackupError where the file is not what was written; `sample` games are replayed, None: all.

    Which ones are in a sample follows from their ids, so that every backup of a server tries the
    same ones and some new ones.
    """
    with reading(path) as reader:
        newest = max(migrations())
        if reader.header.schema > newest:
            about = {"last": reader.header.schema, "newest": newest}
            raise BackupError(phrase("server-store-newer", **about))
        ids: list[str] = []
        for section, rows in reader.sections():
            if section.table == "docs":
                ids = [row[0] for row in rows]
        found = Checked(reader.header, reader.rows)
    chosen = None if sample is None else set(nsmallest(sample, ids, key=digest))
    for doc, entries in games(path, chosen):
        _try(found, doc, entries)
    return found


def games(path: Path, chosen: set[str] | None) -> Iterator[tuple[Doc, list[EntryRow]]]:
    """Each table with its entries: the file is read at two places at once, both in one order."""
    with ExitStack() as stack:
        docs, entries = (
            _rows_of(stack.enter_context(reading(path)), table) for table in ("docs", "entries")
        )
        entry = next(entries, None)
        for kept in docs:
            id, mine = kept["table_id"], list[EntryRow]()
            wanted = chosen is None or id in chosen
            while entry is not None and entry["table_id"] == id:
                if wanted:
                    mine.append(EntryRow(**{FIELDS.get(name, name): entry[name] for name in entry}))
                entry = next(entries, None)
            if wanted:
                yield decode(kept["doc"]), mine


def _rows_of(reader: Reader, table: str) -> Iterator[dict[str, Any]]:
    for section, rows in reader.sections():
        if section.table == table:
            yield from (dict(zip(section.columns, row, strict=True)) for row in rows)
            return


def _try(found: Checked, doc: Doc, entries: list[EntryRow]) -> None:
    if not doc.names:
        return  # it waits for its players
    try:
        rules = book(doc.book)
    except UnknownBook:
        found.read += 1
        return
    rules = rules.earlier.get(doc.edition, rules)
    try:
        Game(rules, doc, Rolled()).replay(entries)
        found.replayed += 1
    except (Broken, PlanError, OptionError):
        if doc.edition == rules.edition:
            found.broken.append(doc.id)
            return
        ShownGame(rules, doc, entries)
        found.read += 1
