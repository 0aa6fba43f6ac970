"""Reading a backup whole: every byte by its hash, every row counted, and games played again."""

from collections.abc import Iterator
from contextlib import ExitStack
from heapq import nsmallest
from pathlib import Path
from typing import TypeVar

import msgspec

from asterion.books import UnknownBook, book
from asterion.core.contract.options import OptionError
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Rolled
from asterion.core.phrase import phrase
from asterion.server.backup.sheet import NOT_WRITTEN, BackupError, Header, Reader, reading
from asterion.server.game.doc import Doc, decode
from asterion.server.game.game import Broken, Game
from asterion.server.game.shown import ShownGame
from asterion.server.guard import digest
from asterion.server.store.migrate import migrations
from asterion.server.store.rows import EntryRow

T = TypeVar("T")

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
    unreadable: list[str] = []
    """Rows that are not in it, because they could not be read when it was taken."""


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
        chosen: set[str] | None = None if sample is None else set()
        for section, rows in reader.sections():
            if section.table == "docs" and sample is not None:
                ids = (str(row[0]) for row in rows)  # one after the other: there may be millions
                chosen = set(nsmallest(sample, ids, key=digest))
        found = Checked(reader.header, reader.rows)
    for id, doc, entries in games(path, chosen):
        try:
            _try(found, decode(doc), entries)
        except NOT_WRITTEN:
            found.broken.append(id)
    return found


class DocRow(msgspec.Struct):
    """A table's document as it is stored."""

    table: str
    doc: bytes


def games(path: Path, chosen: set[str] | None) -> Iterator[tuple[str, bytes, list[EntryRow]]]:
    """Each table with its entries: the file is read at two places at once, both in one order."""
    with ExitStack() as stack:
        docs = _rows_of(stack.enter_context(reading(path)), "docs", DocRow)
        entries = _rows_of(stack.enter_context(reading(path)), "entries", EntryRow)
        entry = next(entries, None)
        for kept in docs:
            mine: list[EntryRow] = []
            wanted = chosen is None or kept.table in chosen
            while entry is not None and entry.table == kept.table:
                if wanted:
                    mine.append(entry)
                entry = next(entries, None)
            if wanted:
                yield kept.table, kept.doc, mine


def _rows_of(reader: Reader, table: str, kind: type[T]) -> Iterator[T]:
    for section, rows in reader.sections():
        if section.table != table:
            continue
        names = [FIELDS.get(name, name) for name in section.columns]
        for row in rows:
            try:
                yield msgspec.convert(dict(zip(names, row, strict=True)), kind)
            except msgspec.ValidationError:
                raise reader.damaged() from None
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
