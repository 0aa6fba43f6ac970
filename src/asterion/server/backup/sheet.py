"""The file of a backup: packed JSON Lines, a header, the rows table by table, and a seal.

The same whether it was taken from SQLite or from PostgreSQL, so either can be filled from it. The
seal counts the rows of every table and has the SHA-256 of every byte above it.
"""

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from asterion.core.phrase import PhrasedError, phrase
from asterion.server.store.job import Row

FORMAT = 1
PACKING = 5
LONGEST_LINE = 1 << 26
"""Bytes; the largest row that a server writes has less than a hundredth of that."""
MOST_COLUMNS = 100
NOT_WRITTEN = msgspec.DecodeError, UnicodeDecodeError, RecursionError
"""What reading a line comes to that no backup was written with."""
OWNERS = {"tables": "table_id", "accounts": "account"}
"""What rows of other tables belong to, and the column that says so."""
Readable = str | int | float | None


class BackupError(PhrasedError):
    """A backup that cannot be written, read or put back, said in one sentence."""


class Header(msgspec.Struct):
    """Where it comes from: `schema` is the number of the newest migration of that database."""

    asterion_backup: int
    version: str
    schema: int
    database: str
    wall: float


class Section(msgspec.Struct):
    """The rows that follow are of this table; `packed` names the columns that are bytes."""

    table: str
    columns: list[str]
    packed: list[str]


class Seal(msgspec.Struct):
    """The last line."""

    rows: dict[str, int]
    sha256: str


class Writer:
    """Lines into a packed file, counted and hashed on their way."""

    def __init__(self, file: BinaryIO, header: Header) -> None:
        self._packed = gzip.GzipFile("", "wb", PACKING, file, mtime=0)
        self._encoder = msgspec.json.Encoder()
        self._digest = hashlib.sha256()
        self.rows: dict[str, int] = {}
        self.unreadable: list[str] = []
        """The rows that were left out, by their table and what they begin with."""
        self._lost: dict[str, set[object]] = {column: set() for column in OWNERS.values()}
        self._line(header)

    def section(self, section: Section, rows: Iterator[Row]) -> int:
        """How many rows were left out: those that cannot be read, and those that belong to them,
        which could not be put back alone."""
        self._line(section)
        counted = left_out = 0
        for row in rows:
            if not self._may_write(section, row):
                left_out += 1
                continue
            self._line([bytes(each) if isinstance(each, memoryview) else each for each in row])
            counted += 1
        self.rows[section.table] = counted
        return left_out

    def _may_write(self, section: Section, row: Row) -> bool:
        for name, value in zip(section.columns, row, strict=True):
            if value in self._lost.get(name, ()):
                return False
        if is_readable(section, row):
            return True
        self.unreadable.append(" ".join([section.table, *map(shown, row[:2])]))
        if section.table in OWNERS:
            self._lost[OWNERS[section.table]].add(row[0])
        return False

    def seal(self) -> None:
        self._line(Seal(self.rows, self._digest.hexdigest()))
        self._packed.close()

    def _line(self, thing: object) -> None:
        written = self._encoder.encode(thing) + b"\n"
        self._packed.write(written)
        self._digest.update(written)


def is_readable(section: Section, row: Row) -> bool:
    """SQLite takes anything in any column; what is there must be what the column is for."""
    for name, value in zip(section.columns, row, strict=True):
        if name in section.packed:
            if not isinstance(value, bytes | memoryview | None):
                return False
        elif not isinstance(value, Readable):
            return False
    return True


def shown(value: object) -> str:
    """The beginning of a value, for a person who looks for its row."""
    return repr(value)[:40] if not isinstance(value, int | str) else str(value)[:40]


class Reader:
    """The same lines again; whatever is not as it was written is a BackupError."""

    def __init__(self, packed: gzip.GzipFile, path: str) -> None:
        self._packed = packed
        self._path = path
        self._digest = hashlib.sha256()
        self.rows: dict[str, int] = {}
        self.is_whole = False
        first = self._read()
        try:
            self.header = msgspec.json.decode(first, type=Header)
        except NOT_WRITTEN:
            raise BackupError(phrase("server-backup-not-one", path=path)) from None
        if self.header.asterion_backup != FORMAT:
            raise BackupError(phrase("server-backup-newer", path=path))

    def sections(self) -> Iterator[tuple[Section, Iterator[Row]]]:
        """Each table with its rows, which must be taken before the next; at the end the seal."""
        line = self._read()
        while line.startswith(b'{"table"'):
            section = self._decoded(line, Section)
            if section.table in self.rows or not 0 < len(section.columns) <= MOST_COLUMNS:
                raise self.damaged()
            self.rows[section.table] = 0
            kinds = tuple(
                bytes | None if name in section.packed else Any for name in section.columns
            )
            decode = msgspec.json.Decoder(tuple[kinds]).decode  # type: ignore[valid-type]

            def rows(section: Section = section, decode: Any = decode) -> Iterator[Row]:
                nonlocal line
                line = self._read()
                while line.startswith(b"["):
                    self.rows[section.table] += 1
                    try:
                        yield decode(line)
                    except NOT_WRITTEN:
                        raise self.damaged() from None
                    line = self._read()

            taken = rows()
            yield section, taken
            for _ in taken:
                pass  # what nobody wanted is counted all the same
        self._check_seal(line)

    def _check_seal(self, line: bytes) -> None:
        above, seal = self._above.hexdigest(), self._decoded(line, Seal)
        cut_short = not line.endswith(b"\n")
        if cut_short or seal.sha256 != above or seal.rows != self.rows or self._read():
            raise self.damaged()
        self.is_whole = True

    def _decoded(self, line: bytes, kind: Any) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except NOT_WRITTEN:
            raise self.damaged() from None

    def _read(self) -> bytes:
        self._above = self._digest.copy()
        try:
            line = self._packed.readline(LONGEST_LINE)
        except (OSError, EOFError, zlib.error):
            raise self.damaged() from None
        self._digest.update(line)
        return line

    def damaged(self) -> BackupError:
        return BackupError(phrase("server-backup-damaged", path=self._path))


@contextmanager
def reading(path: Path) -> Iterator[Reader]:
    try:
        with gzip.open(path, "rb") as packed:
            yield Reader(packed, str(path))
    except OSError as error:
        why = error.strerror or str(error)
        raise BackupError(phrase("server-backup-unread", path=str(path), why=why)) from None
