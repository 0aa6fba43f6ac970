"""A record told as it stands, for games whose rules are not here any more.

The events of a game are in its record. They are read one by one, and what this version has no
words for is shown as data: an old game is never lost, and never called wrong.
"""

from collections.abc import Callable, Iterator

import msgspec

from asterion.core.audience import PUBLIC, Seat, ear
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.telling import Voice
from asterion.core.event import Event, events_decoder
from asterion.core.phrase import Phrase, phrase
from asterion.core.records.record import Record, RecordError
from asterion.core.records.replay import (
    check_promise,
    check_seal,
    damaged,
    is_well_written,
    line_of,
)


class Shown(msgspec.Struct, frozen=True):
    """One entry of a record: who spoke, what was said, and what one chair heard of it."""

    n: int
    seat: Seat
    do: str
    heard: list[str]


class _Named(msgspec.Struct, tag_field=None):
    """What every event of every version has."""

    event: str
    to: int


def shown(
    record: Record, book: AnyBook, viewer: Seat, voice: Voice | None = None
) -> Iterator[Shown]:
    """What this chair heard, entry by entry, in today's words where there are any.

    `voice` says them in another language than English.
    """
    voice = voice or book.voice_for(PUBLIC, None)  # there is no plan to say anything from
    read = _reader(record, book)
    names = record.header.names
    for n in range(len(record.lines)):
        line = line_of(record, n)
        try:
            parts = msgspec.json.decode(line.events, type=list[msgspec.Raw])
            to = [msgspec.json.decode(part, type=_Named).to for part in parts]
        except (ValueError, RecursionError) as error:
            raise damaged(n, error) from None
        heard = [part for part, audience in zip(parts, to, strict=True) if audience & ear(viewer)]
        told = [_said(part, read, voice, viewer, names) for part in heard]
        yield Shown(line.n, line.seat, line.do, [sentence for sentence in told if sentence])


def _reader(record: Record, book: AnyBook) -> Callable[[bytes], Event]:
    """Events are read as the first edition from then on wrote them of which this version knows."""
    known = sorted(edition for edition in book.earlier if edition >= record.header.played_by)
    older = book.earlier[known[0]].older if known else None
    decoder = events_decoder(book.rules.events if older is None else older.events)

    def read(event: bytes) -> Event:
        (found,) = decoder.decode(b"[" + event + b"]")
        return found if older is None else older.read(found)

    return read


def _said(
    part: msgspec.Raw,
    read: Callable[[bytes], Event],
    voice: Voice,
    viewer: Seat,
    names: tuple[str, ...],
) -> str:
    try:
        return voice(read(bytes(part)), viewer, names)
    except (ValueError, TypeError, LookupError, Refused):  # this version has no words for it
        data = msgspec.json.decode(part)
        kind = data.pop("event")
        data.pop("to")
        return f"{kind} {msgspec.json.encode(data).decode()}"


def check_what_can_be(record: Record) -> Phrase:
    """What still holds without the rules: promise, lines, seal. One sentence that says so."""
    check_promise(record.header)
    if not is_well_written(record):
        raise RecordError(phrase("core-record-header-unlike"))
    for n in range(len(record.lines)):
        line_of(record, n)
    if record.seal is not None:
        check_seal(record)
    return phrase("core-record-shown", edition=record.header.played_by)
