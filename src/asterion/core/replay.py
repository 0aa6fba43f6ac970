"""A record played again by the rules, and checked against them to the byte."""

import hashlib
from collections import deque
from collections.abc import Iterator

import msgspec

from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused, Result
from asterion.core.dice import DiceError, Draw, Recorded
from asterion.core.event import events_decoder
from asterion.core.options import OptionError, options_from
from asterion.core.problem import PlanError
from asterion.core.record import Header, Record, RecordError, Seal, encode, legend_for
from asterion.core.table import Entry, Table


class OtherEdition(RecordError):
    """The record was played by rules that are not here any more: it can be shown, not checked."""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """An entry as it stands in the file, its events not yet read."""

    n: int
    seat: Seat
    do: str
    draws: list[Draw]
    events: msgspec.Raw


def line_of(record: Record, n: int) -> Line:
    """The entry of this number; RecordError where it is damaged or not the one that follows."""
    try:
        line = msgspec.json.decode(record.lines[n], type=Line)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line {n + 2} is damaged: {error}") from None
    if line.n != n:
        wrong = f"line {n + 2} should be entry {n} and says it is entry {line.n}"
        raise RecordError(f"{wrong}: a line is missing, doubled or out of place")
    return line


def entries_of(record: Record, book: AnyBook) -> Iterator[Entry]:
    """The entries as they stand in the file, whether right or wrong."""
    decoder = events_decoder(book.events)
    for n in range(len(record.lines)):
        line = line_of(record, n)
        try:
            events = decoder.decode(line.events)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"line {n + 2} is damaged: {error}") from None
        yield Entry(line.n, line.seat, line.do, line.draws, events)


def rules_for(header: Header, book: AnyBook) -> AnyBook:
    """The book in the edition by which this game was played; OtherEdition if it is gone."""
    played_by = header.played_by
    found = book if played_by == book.edition else book.earlier.get(played_by)
    if found is None:
        here = f"here are the rules of edition {book.edition}"
        raise OtherEdition(f"recorded under edition {played_by} of {book.title}; {here}")
    return found


def check_promise(header: Header) -> None:
    """What was promised at the start is the recorded text, whatever a later version would write."""
    if header.promise.commitment != header.commitment:
        raise RecordError("line 1: plan, options and salt are not those that were promised")


def check_published(record: Record, promise: str) -> None:
    """Is this the game whose promise was published? `verify` finds out whether it was kept."""
    if record.header.commitment != promise:
        other = f"this record promises {_short(record.header.commitment, 64)}"
        raise RecordError(f"not the game that was promised: {other}, and published was {promise}")


def replayed(record: Record, book: AnyBook) -> Iterator[tuple[Table, Entry]]:
    """The table after each entry, played by the rules; RecordError at the first that is not right.

    It is one table, which goes on when the next entry is asked for.
    """
    book = rules_for(record.header, book)
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
        options = options_from(book.options, header.settings)
        check_promise(header)
        dice = Recorded(opening.draws)
        table = Table(book, plan, header.names, options, dice, promise=header.promise)
    except PlanError as error:
        raise RecordError(f"line 1: the plan cannot be read: {error.problems[0]}") from None
    except OptionError as error:
        raise RecordError(f"line 1: {error}") from None
    except (Refused, DiceError) as error:
        raise RecordError(f"the opening cannot be played again: {error}") from None
    if not is_well_written(record):
        raise RecordError("line 1, the header, is not written as the table would have written it")
    return table


def is_well_written(record: Record) -> bool:
    """Whether the header is compact JSON with just its fields, each written in the one way."""
    header = record.header
    plain = encode(msgspec.json.decode(header.options)) == bytes(header.options)
    legend = header.audience == legend_for(header.names)
    return plain and legend and encode(header) == record.first


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
    return deque(replayed(record, book), maxlen=1).pop()[0]


def verify(record: Record, book: AnyBook) -> Table:
    """Accept a finished game of which every byte is right; otherwise say what is not."""
    table = replay(record, book)
    last = len(table.entries) - 1
    if record.torn:
        raise RecordError(f"the last line is cut; every answer up to entry {last} was right")
    if table.result is None:
        so_far = f"every answer was right up to entry {last}"
        raise RecordError(f"{so_far}, where the record stops before the game is over")
    check_seal(record, table.result)
    return table


def check_seal(record: Record, result: Result | None = None) -> None:
    """The last line, over all the bytes above it; with the result that the rules gave, if known."""
    if record.seal is None:
        raise RecordError("the game is over, and the seal, the last line, is missing")
    broken = RecordError("the seal does not fit: the file was changed after the game was over")
    try:
        seal = msgspec.json.decode(record.seal, type=Seal)
    except (ValueError, RecursionError):
        raise broken from None
    digest = hashlib.sha256(record.above_the_seal()).hexdigest()
    right = Seal(seal.result, seal.winners, digest)
    if result is not None:
        right = Seal(result.reason, result.winners, digest)
    if encode(right) != record.seal:
        raise broken
