"""The file of a backup: packed JSON Lines, a header, the rows table by table, and a seal.

The same whether it was taken from SQLite or from PostgreSQL, so either can be filled from it. The
seal counts the rows of every table and has the SHA-256 of every byte above it.
"""

import gzip
import hashlib
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from asterion.core.phrase import PhrasedError, phrase

FORMAT = 1
PACKING = 5
LONGEST_LINE = 1 << 30


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
        self._line(header)

    def section(self, section: Section, rows: Iterator[Sequence[Any]]) -> None:
        self._line(section)
        counted = 0
        for row in rows:
            self._line([bytes(each) if isinstance(each, memoryview) else each for each in row])
            counted += 1
        self.rows[section.table] = counted

    def seal(self) -> None:
        self._line(Seal(self.rows, self._digest.hexdigest()))
        self._packed.close()

    def _line(self, thing: object) -> None:
        written = self._encoder.encode(thing) + b"\n"
        self._packed.write(written)
        self._digest.update(written)


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
        except msgspec.DecodeError:
            raise BackupError(phrase("server-backup-not-one", path=path)) from None
        if self.header.asterion_backup != FORMAT:
            raise BackupError(phrase("server-backup-newer", path=path))

    def sections(self) -> Iterator[tuple[Section, Iterator[tuple[Any, ...]]]]:
        """Each table with its rows, which must be taken before the next; at the end the seal."""
        line = self._read()
        while line.startswith(b'{"table"'):
            section = self._decoded(line, Section)
            self.rows[section.table] = 0
            kinds = tuple(
                bytes | None if name in section.packed else Any for name in section.columns
            )
            decode = msgspec.json.Decoder(tuple[kinds]).decode  # type: ignore[valid-type]

            def rows(section: Section = section, decode: Any = decode) -> Iterator[tuple[Any, ...]]:
                nonlocal line
                line = self._read()
                while line.startswith(b"["):
                    self.rows[section.table] += 1
                    try:
                        yield decode(line)
                    except msgspec.DecodeError:
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
        except msgspec.DecodeError:
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
