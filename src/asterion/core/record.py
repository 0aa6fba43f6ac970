"""A game on disk: JSON Lines, a header, one entry a command, and a seal when it is over."""

import hashlib
from collections import deque
from collections.abc import Iterator
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
SEALED = b'{"result"'


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
    """A record read from disk, not yet checked against the rules; its lines as they stand there."""

    header: Header
    first: bytes
    lines: list[bytes]
    seal: bytes | None
    torn: bool  # the last line was cut in the middle, as after a crash, and is left out

    def above_the_seal(self) -> bytes:
        return b"\n".join([self.first, *self.lines, b""])


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
        """Go on with a record that stands in the file already, up to its last whole line."""
        self._digest.update(record.above_the_seal())

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
    first, *lines = text.split(b"\n")
    header = _read_header(first)
    torn = bool(lines.pop()) if lines else True
    seal = lines.pop() if lines and not torn and lines[-1].startswith(SEALED) else None
    for number, line in enumerate(lines, 2):
        if line.startswith(SEALED):
            raise RecordError(f"line {number} is a seal, and the record goes on after it")
    return Record(header, first, lines, seal, torn)


def _read_header(line: bytes) -> Header:
    no_header = "this is not a record of Asterion: its first line is no header"
    try:
        version = msgspec.json.decode(line, type=dict[str, Any]).get("asterion")
    except (ValueError, RecursionError):
        raise RecordError(no_header) from None
    if version != FORMAT:
        other = f"this record is of format {_short(repr(version))}"
        reads = f"{other}; this version of Asterion reads format {FORMAT}"
        raise RecordError(no_header if version is None else reads)
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
        except (ValueError, RecursionError) as error:
            raise RecordError(f"line {n + 2} is damaged: {error}") from None
        if entry.n != n:
            wrong = f"line {n + 2} should be entry {n} and says it is entry {entry.n}"
            raise RecordError(f"{wrong}: a line is missing, doubled or out of place")
        yield entry


def play_again(record: Record, book: AnyBook) -> Iterator[tuple[Table, Entry]]:
    """The table after each entry, played by the rules; RecordError at the first that is not right.

    It is one table, which goes on when the next entry is asked for.
    """
    entries = entries_of(record, book)
    opening = next(entries, None)
    if opening is None:
        raise RecordError("the record has a header and no opening")
    table = _open(record, book, opening)
    _same(table, opening, record.lines[0])
    yield table, table.entries[0]
    for entry in entries:
        if table.result is not None:
            raise RecordError(f"{_place(entry)} comes after the end of the game")
        table.dice = Recorded(entry.draws)
        try:
            table.submit(entry.seat, entry.do)
        except (Refused, DiceError) as error:
            raise RecordError(f"{_place(entry)} cannot be played: {error}") from None
        _same(table, entry, record.lines[entry.n])
        yield table, table.entries[-1]


def _open(record: Record, book: AnyBook, opening: Entry) -> Table:
    header = record.header
    try:
        plan = book.read_plan(header.plan)
        options = options_from(book.options, header.options)
        if commit(header.book, header.plan, options, header.salt) != header.commitment:
            raise RecordError("line 1: plan, options and salt are not those that were promised")
        table = Table(book, plan, header.names, options, Recorded(opening.draws), header.salt)
    except PlanError as error:
        raise RecordError(f"line 1: the plan cannot be read: {error.problems[0]}") from None
    except OptionError as error:
        raise RecordError(f"line 1: {error}") from None
    except (Refused, DiceError) as error:
        raise RecordError(f"the opening cannot be played again: {error}") from None
    if encode(header_of(table)) != record.first:
        raise RecordError("line 1, the header, is not written as the table would have written it")
    return table


def _same(table: Table, recorded: Entry, line: bytes) -> None:
    """Every byte of the line must be what the rules gave just now."""
    played = table.entries[-1]
    unasked = isinstance(table.dice, Recorded) and table.dice.left
    if encode(played) == line and not unasked:
        return
    where = _place(recorded)
    if unasked:
        raise RecordError(f"{where} has more draws than the rules ask for")
    for right, said in zip(played.events, recorded.events, strict=False):
        if right != said:
            says = f"the record says {_short(encode(said).decode())}"
            raise RecordError(f"{where}: {says}, the rules say {_short(encode(right).decode())}")
    if len(played.events) != len(recorded.events):
        has = f"the record has {len(recorded.events)} events"
        raise RecordError(f"{where}: {has}, the rules give {len(played.events)}")
    raise RecordError(f"{where} is not written as the table would have written it")


def _place(entry: Entry) -> str:
    said = f" (“{_short(entry.do, 60)}”)" if entry.do else ""
    return f"line {entry.n + 2}, entry {entry.n}{said}"


def _short(text: str, most: int = 200) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def replay(record: Record, book: AnyBook) -> Table:
    """Play a whole record again by the rules, finished or not."""
    return deque(play_again(record, book), maxlen=1).pop()[0]


def check_promise(record: Record, promise: str) -> None:
    """Is this the game whose promise was published? `verify` finds out whether it was kept."""
    if record.header.commitment != promise:
        other = f"this record promises {_short(record.header.commitment, 64)}"
        raise RecordError(f"not the game that was promised: {other}, and published was {promise}")


def verify(record: Record, book: AnyBook) -> Table:
    """Accept a finished game of which every byte is right; otherwise say what is not."""
    table = replay(record, book)
    last = len(table.entries) - 1
    if record.torn:
        raise RecordError(f"the last line is cut; every answer up to entry {last} was right")
    if table.result is None:
        so_far = f"every answer was right up to entry {last}"
        raise RecordError(f"{so_far}, where the record stops before the game is over")
    if record.seal is None:
        raise RecordError("the game is over, and the seal, the last line, is missing")
    digest = hashlib.sha256(record.above_the_seal()).hexdigest()
    if record.seal != encode(Seal(table.result.reason, table.result.winners, digest)):
        raise RecordError("the seal does not fit: the file was changed after the game was over")
    return table
