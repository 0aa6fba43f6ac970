"""A game on disk: JSON Lines, a header, one entry a command, and a seal when it is over."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import msgspec

from asterion.core.audience import EVERYONE, NOBODY, WATCHERS, Seat, ear
from asterion.core.book import AnyBook, Refused
from asterion.core.commitment import commit
from asterion.core.dice import DiceError, Draw, Recorded
from asterion.core.event import events_decoder
from asterion.core.options import OptionError, options_from, settings_of
from asterion.core.problem import PlanError
from asterion.core.table import Entry, Table

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be trusted or read, said in one sentence."""


class Header(msgspec.Struct):
    """Everything that was settled before the first word of the game."""

    asterion: int
    book: str
    options: dict[str, Any]
    names: tuple[str, ...]
    plan: str
    salt: str
    commitment: str
    audience: dict[str, int]  # how to read the numbers in `to`: each is a sum of these


class Seal(msgspec.Struct):
    """The last line of a finished game: how it ended, and a hash of every byte above."""

    result: str
    winners: tuple[Seat, ...]
    sha256: str


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    seat: Seat
    do: str
    draws: list[Draw]
    events: msgspec.Raw


class Record(msgspec.Struct):
    """A record read from disk, not yet checked against the rules."""

    header: Header
    lines: list[bytes]
    seal: bytes | None
    digest: str
    torn: bool  # the last line was cut in the middle, as after a crash


encode = msgspec.json.Encoder().encode


class Writer:
    """Appends a game to a file, each entry written out before anyone hears of it."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._digest = hashlib.sha256()

    def line(self, thing: object) -> None:
        written = encode(thing) + b"\n"
        self._file.write(written)
        self._file.flush()
        self._digest.update(written)

    def take_up(self, record: Record) -> None:
        """Go on with a record that stands in the file already."""
        for line in (encode(record.header), *record.lines):
            self._digest.update(line + b"\n")

    def seal(self, table: Table) -> None:
        result = table.result
        if result is not None:
            self.line(Seal(result.reason, result.winners, self._digest.hexdigest()))


def header_of(table: Table) -> Header:
    legend = {"nobody": NOBODY, "watchers": WATCHERS - NOBODY, "everyone": EVERYONE}
    legend |= {name: ear(seat) for seat, name in enumerate(table.first_names)}
    return Header(
        asterion=FORMAT,
        book=table.book.name,
        options=settings_of(table.options),
        names=table.first_names,
        plan=table.book.write_plan(table.plan),
        salt=table.salt,
        commitment=table.commitment,
        audience=legend,
    )


def write(table: Table, file: BinaryIO) -> None:
    """The whole record of a table at once."""
    writer = Writer(file)
    writer.line(header_of(table))
    for entry in table.entries:
        writer.line(entry)
    writer.seal(table)


def read(text: bytes) -> Record:
    """Split a file into header, entry lines and seal; anything else is refused."""
    if not text.strip():
        raise RecordError("the record is empty")
    *lines, rest = text.split(b"\n")
    if not lines:
        raise RecordError("this is not a record of Asterion: its first line is cut or no header")
    header = _read_header(lines[0])
    lines, seal = lines[1:], None
    digest = hashlib.sha256(text[: text.rindex(b"\n") + 1]).hexdigest()
    if lines and lines[-1].startswith(b'{"result"') and not rest:
        seal = lines.pop()
        above = text[: text.rstrip(b"\n").rindex(b"\n") + 1]
        digest = hashlib.sha256(above).hexdigest()
    return Record(header, lines, seal, digest, torn=bool(rest))


def _read_header(line: bytes) -> Header:
    try:
        version = msgspec.json.decode(line, type=dict[str, Any]).get("asterion")
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RecordError("this is not a record of Asterion: its first line is no header") from None
    if version != FORMAT:
        raise RecordError(
            f"this record is of format {version!r}; this version of Asterion reads format {FORMAT}"
            if version is not None
            else "this is not a record of Asterion: its first line is no header"
        )
    try:
        return msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise RecordError(f"line 1, the header, is damaged: {error}") from None


def entries_of(record: Record, book: AnyBook) -> Iterator[Entry]:
    """The entries as they stand in the file, whether right or wrong."""
    decoder = events_decoder(book.events)
    for n, line in enumerate(record.lines):
        try:
            plain = msgspec.json.decode(line, type=_Line)
            entry = Entry(plain.n, plain.seat, plain.do, plain.draws, decoder.decode(plain.events))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"line {n + 2} is damaged: {error}") from None
        if entry.n != n:
            raise RecordError(f"line {n + 2} should be entry {n} and says it is entry {entry.n}")
        yield entry


def replay(record: Record, book: AnyBook, each: Callable[[Entry], None] | None = None) -> Table:
    """Play a record again by the rules; RecordError names the first entry that is not right."""
    header = record.header
    entries = entries_of(record, book)
    opening = next(entries, None)
    if opening is None:
        raise RecordError("the record has a header and no opening")
    try:
        table = Table(
            book,
            book.read_plan(header.plan),
            header.names,
            options_from(book.options, header.options),
            Recorded(opening.draws),
            header.salt,
        )
    except (PlanError, OptionError, Refused, DiceError) as error:
        raise RecordError(f"the opening cannot be played again: {error}") from None
    if encode(header_of(table)) != encode(header):
        raise RecordError("line 1, the header, is not what the table would have written")
    _same(table, opening, record.lines[0])
    if each is not None:
        each(table.entries[0])
    for entry in entries:
        table.dice = Recorded(entry.draws)
        try:
            table.submit(entry.seat, entry.do)
        except (Refused, DiceError) as error:
            raise RecordError(f"entry {entry.n}, “{entry.do}”, cannot be played: {error}") from None
        _same(table, entry, record.lines[entry.n])
        if each is not None:
            each(table.entries[-1])
    return table


def _same(table: Table, recorded: Entry, line: bytes) -> None:
    played = table.entries[-1]
    if isinstance(table.dice, Recorded) and table.dice.left:
        raise RecordError(f"entry {recorded.n} has more draws than the rules ask for")
    if encode(played) == line:
        return
    for right, said in zip(played.events, recorded.events, strict=False):
        if right != said:
            raise RecordError(
                f"entry {recorded.n}, “{recorded.do}”: the record says "
                f"{encode(said).decode()}, the rules say {encode(right).decode()}"
            )
    if len(played.events) != len(recorded.events):
        raise RecordError(
            f"entry {recorded.n}, “{recorded.do}”: the record has {len(recorded.events)} events, "
            f"the rules give {len(played.events)}"
        )
    raise RecordError(f"entry {recorded.n} is not written as the table would have written it")


def verify(record: Record, book: AnyBook, each: Callable[[Entry], None] | None = None) -> Table:
    """Accept a finished game of which every byte is right; otherwise say what is not."""
    header = record.header
    if record.torn:
        raise RecordError("the last line is cut: the file does not end where a line ends")
    table = replay(record, book, each)
    if commit(header.book, header.plan, table.options, header.salt) != header.commitment:
        raise RecordError("the plan and options are not those that were promised at the start")
    if table.result is None:
        raise RecordError(
            f"the record stops after entry {len(table.entries) - 1}, before the game was over"
        )
    if record.seal is None:
        raise RecordError("the game is over, and the seal, the last line, is missing")
    seal = Seal(table.result.reason, table.result.winners, record.digest)
    if record.seal != encode(seal):
        raise RecordError("the seal does not fit: something above it was changed")
    return table
