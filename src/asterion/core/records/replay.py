"""A record played again by the rules, and checked against them to the byte."""

import hashlib
from collections import deque
from collections.abc import Iterator

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.chapters import Result
from asterion.core.contract.options import OptionError, options_from
from asterion.core.contract.problem import PlanError
from asterion.core.dice import DiceError, Draw, Recorded
from asterion.core.event import events_decoder
from asterion.core.phrase import Phrase, Value, phrase
from asterion.core.records.record import (
    Header,
    Record,
    RecordError,
    Seal,
    encode,
    encode_entry,
    legend_for,
)
from asterion.core.referee.table import Entry, Table


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
        raise damaged(n, error) from None
    if line.n != n:
        raise RecordError(phrase("core-record-out-of-place", line=n + 2, n=n, says=line.n))
    return line


def entries_of(record: Record, book: AnyBook) -> Iterator[Entry]:
    """The entries as they stand in the file, whether right or wrong."""
    decoder = events_decoder(book.rules.events if book.older is None else book.older.events)
    for n in range(len(record.lines)):
        line = line_of(record, n)
        try:
            events = decoder.decode(line.events)
        except (ValueError, RecursionError) as error:
            raise damaged(n, error) from None
        yield Entry(line.n, line.seat, line.do, line.draws, events)


def rules_for(header: Header, book: AnyBook) -> AnyBook:
    """The book in the edition by which this game was played; OtherEdition if it is gone."""
    played_by = header.played_by
    found = book if played_by == book.edition else book.earlier.get(played_by)
    if found is None:
        about: dict[str, Value] = {"edition": played_by, "here": book.edition, "book": book.called}
        raise OtherEdition(Phrase("core-record-edition", about))
    return found


def check_promise(header: Header) -> None:
    """What was promised at the start is the recorded text, whatever a later version would write."""
    if header.promise.commitment != header.commitment:
        raise RecordError(phrase("core-record-broken-promise"))


def check_published(record: Record, promise: str) -> None:
    """Is this the game whose promise was published? `verify` finds out whether it was kept."""
    if record.header.commitment != promise:
        other = _short(record.header.commitment, 64)
        raise RecordError(phrase("core-record-other-promise", promise=other, published=promise))


def replayed(record: Record, book: AnyBook) -> Iterator[tuple[Table, Entry]]:
    """The table after each entry, played by the rules; RecordError at the first that is not right.

    It is one table, which goes on when the next entry is asked for.
    """
    book = rules_for(record.header, book)
    entries = entries_of(record, book)
    opening = next(entries, None)
    if opening is None:
        raise RecordError(phrase("core-record-no-opening"))
    table = _open(record, book, opening)
    _same(table, opening, record.lines[0])
    yield table, table.entries[0]
    for entry in entries:
        if table.result is not None:
            raise RecordError(phrase("core-record-after-the-end", place=_place(entry)))
        table.dice = Recorded(entry.draws)
        try:
            table.submit(entry.seat, entry.do, exact=True)
        except (Refused, DiceError) as error:
            why = phrase("core-record-unplayable", place=_place(entry), why=error.why)
            raise RecordError(why) from None
        _same(table, entry, record.lines[entry.n])
        yield table, table.entries[-1]


def _open(record: Record, book: AnyBook, opening: Entry) -> Table:
    header = record.header
    try:
        plan = book.plan.read(header.plan)
        options = options_from(book.rules.options, header.settings)
        check_promise(header)
        dice = Recorded(opening.draws)
        table = Table(book, plan, header.names, options, dice, promise=header.promise)
    except PlanError as error:
        raise RecordError(phrase("core-record-plan", why=error.problems[0].whole)) from None
    except OptionError as error:
        raise RecordError(phrase("core-record-line-1", why=error.why)) from None
    except (Refused, DiceError) as error:
        raise RecordError(phrase("core-record-opening", why=error.why)) from None
    if not is_well_written(record):
        raise RecordError(phrase("core-record-header-unlike"))
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
    if encode_entry(played, table.book) == line and not unasked:
        return
    where = _place(recorded)
    if unasked:
        raise RecordError(phrase("core-record-more-draws", place=where))
    older = table.book.older
    events = played.events if older is None else list(map(older.write, played.events))
    for right, said in zip(events, recorded.events, strict=False):
        if right != said:
            told, ruled = (_short(encode(event).decode()) for event in (said, right))
            raise RecordError(phrase("core-record-event", place=where, says=told, right=ruled))
    if len(played.events) != len(recorded.events):
        has, right_number = len(recorded.events), len(played.events)
        raise RecordError(phrase("core-record-events", place=where, has=has, right=right_number))
    raise RecordError(phrase("core-record-unlike", place=where))


def damaged(n: int, error: Exception) -> RecordError:
    """The line of this entry cannot be read."""
    return RecordError(phrase("core-record-damaged", line=n + 2, error=str(error)))


def _place(entry: Entry) -> Phrase:
    if not entry.do:
        return phrase("core-record-place", line=entry.n + 2, n=entry.n)
    said = _short(entry.do, 60)
    return phrase("core-record-place-said", line=entry.n + 2, n=entry.n, said=said)


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
        raise RecordError(phrase("core-record-cut", n=last))
    if table.result is None:
        raise RecordError(phrase("core-record-unfinished", n=last))
    check_seal(record, table.result)
    return table


def check_seal(record: Record, result: Result | None = None) -> None:
    """The last line, over all the bytes above it; with the result that the rules gave, if known."""
    if record.seal is None:
        raise RecordError(phrase("core-record-no-seal"))
    broken = RecordError(phrase("core-record-seal"))
    try:
        seal = msgspec.json.decode(record.seal, type=Seal)
    except (ValueError, RecursionError):
        raise broken from None
    digest = hashlib.sha256(record.above_the_seal()).hexdigest()
    right = Seal(seal.result, seal.winners, digest)
    if result is not None:
        ending = result.reason if isinstance(seal.result, str) else result.ending
        right = Seal(ending, result.winners, digest)
    if encode(right) != record.seal:
        raise broken
