"""A game on disk: JSON Lines, a header, one entry per command, and a seal when it is over.

A record outlives the version that wrote it. The header says by which edition of the book the game
was played, and the promise is made from the text of plan and options as it stands there. `replay`
plays a record again and `showing` tells one whose rules are gone.
"""

import hashlib
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec
from msgspec import UNSET, UnsetType

from asterion.core.audience import EVERYONE, NOBODY, WATCHERS, Seat, ear
from asterion.core.contract.book import AnyBook
from asterion.core.contract.chapters import Result
from asterion.core.contract.entry import Entry
from asterion.core.phrase import Phrase, PhrasedError, phrase
from asterion.core.referee.commitment import Promise
from asterion.core.referee.table import Table

FORMAT = 1
FIRST_EDITION = 1
SEALED = b'{"result"'


class RecordError(PhrasedError, ValueError):
    """A record that cannot be trusted or read, said in one sentence."""


class Header(msgspec.Struct):
    """Everything that was settled before the first word of the game."""

    asterion: int
    book: str
    options: msgspec.Raw
    names: tuple[str, ...]
    plan: str
    salt: str
    commitment: str
    audience: dict[str, int]  # how to read the numbers in `to`: each is a sum of these
    edition: int | UnsetType = UNSET  # records of the first edition do not name it

    @property
    def promise(self) -> Promise:
        return Promise(self.book, self.plan, self.options, self.salt)

    @property
    def settings(self) -> dict[str, Any]:
        """The options as they were agreed, by name."""
        return msgspec.json.decode(self.options, type=dict[str, Any])

    @property
    def played_by(self) -> int:
        """The edition of the book by which the game was played."""
        return FIRST_EDITION if self.edition is UNSET else self.edition


class Seal(msgspec.Struct):
    """The last line of a finished game: how it ended, and a hash of every byte above."""

    result: Phrase | str  # the ending; older records have it as an English sentence
    winners: tuple[Seat, ...]
    sha256: str


class Record(msgspec.Struct):
    """A record read from disk, not yet checked against the rules; its lines as they stand there."""

    header: Header
    first: bytes
    lines: list[bytes]
    seal: bytes | None
    torn: bool  # the last line was cut in the middle, as after a crash, and is left out

    def above_the_seal(self) -> bytes:
        return b"\n".join([self.first, *self.lines, b""])


encode = msgspec.json.Encoder().encode


def encode_entry(entry: Entry, book: AnyBook) -> bytes:
    """As it stands in a record of this book's edition."""
    older = book.older
    if older is not None:
        events = list(map(older.write, entry.events))
        entry = Entry(entry.n, entry.seat, entry.do, entry.draws, events)
    return encode(entry)


class Writer:
    """Appends a game to a file, each entry written out before anyone hears of it."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._digest = hashlib.sha256()

    def header(self, table: Table) -> None:
        self._line(encode(header_of(table)))

    def entry(self, entry: Entry, table: Table) -> None:
        self._line(encode_entry(entry, table.book))

    def _line(self, line: bytes) -> None:
        written = line + b"\n"
        self._file.write(written)
        self._file.flush()
        self._digest.update(written)

    def resume(self, record: Record) -> None:
        """Go on with a record that stands in the file already, up to its last whole line."""
        self._digest.update(record.above_the_seal())

    def seal(self, table: Table) -> None:
        result = table.result
        if result is not None:
            self._line(encode(Seal(result.ending, result.winners, self._digest.hexdigest())))


def header_of(table: Table) -> Header:
    promise = table.promise
    return Header(
        asterion=FORMAT,
        book=promise.book,
        options=promise.options,
        names=table.first_names,
        plan=promise.plan,
        salt=promise.salt,
        commitment=promise.commitment,
        audience=legend_for(table.first_names),
        edition=table.book.edition,
    )


def legend_for(names: tuple[str, ...]) -> dict[str, int]:
    """What the audiences of a record mean, so that it can be read without this program."""
    legend = {"nobody": NOBODY, "watchers": WATCHERS - NOBODY, "everyone": EVERYONE}
    return legend | {name: ear(seat) for seat, name in enumerate(names)}


def write(table: Table, file: BinaryIO) -> None:
    """The whole record of a table at once."""
    for line in written(table):
        file.write(line)


def written(table: Table) -> Iterator[bytes]:
    """The whole record of a table as it is now, line by line; the table may go on meanwhile."""
    return _lines(table, len(table.entries), table.result)


def _lines(table: Table, entries: int, result: Result | None) -> Iterator[bytes]:
    digest = hashlib.sha256()
    for n in range(-1, entries):
        line = encode(header_of(table)) if n < 0 else encode_entry(table.entries[n], table.book)
        line += b"\n"
        digest.update(line)
        yield line
    if result is not None:
        yield encode(Seal(result.ending, result.winners, digest.hexdigest())) + b"\n"


def read(text: bytes) -> Record:
    """Split a file into header, entry lines and seal; anything else is refused."""
    if not text.strip():
        raise RecordError(phrase("core-record-empty"))
    first, *lines = text.split(b"\n")
    header = _read_header(first)
    torn = bool(lines.pop()) if lines else True
    seal = lines.pop() if lines and not torn and lines[-1].startswith(SEALED) else None
    for number, line in enumerate(lines, 2):
        if line.startswith(SEALED):
            raise RecordError(phrase("core-record-seal-inside", line=number))
    return Record(header, first, lines, seal, torn)


def _read_header(line: bytes) -> Header:
    no_header = phrase("core-record-no-header")
    try:
        version = msgspec.json.decode(line, type=dict[str, Any]).get("asterion")
    except (ValueError, RecursionError):
        raise RecordError(no_header) from None
    if version != FORMAT:
        reads = phrase("core-record-format", version=repr(version)[:60], format=FORMAT)
        raise RecordError(no_header if version is None else reads)
    try:
        header = msgspec.json.decode(line, type=Header)
        assert header.settings is not None  # they are a mapping, or this raises
    except msgspec.DecodeError as error:
        raise RecordError(phrase("core-record-header-damaged", error=str(error))) from None
    return header
