"""A game of an older edition, whose rules are not here any more: it is read, and not played on."""

import hashlib

import msgspec

from asterion.core.audience import Seat
from asterion.core.book import AnyBook
from asterion.core.commitment import Promise
from asterion.core.phrase import Value, phrase
from asterion.core.record import FORMAT, Header, Record, Seal, encode, legend_for
from asterion.core.showing import shown
from asterion.server.store import EntryRow
from asterion.server.tables.doc import Doc
from asterion.server.tables.messages import Heard
from asterion.words.spoken import spoken

NO_EVENTS = msgspec.Raw(b"[]")
"""The page of this version may not know the events of another one; it has the sentences."""


class ShownGame:
    """What the store has of such a game, told as it stands there."""

    def __init__(self, book: AnyBook, doc: Doc, rows: list[EntryRow]) -> None:
        self._book = book
        self._doc = doc
        self._record = _record_of(doc, rows)
        about: dict[str, Value] = {"edition": doc.edition, "here": book.edition}
        self.why = phrase("server-other-edition", book=book.called, **about)

    @property
    def committed(self) -> int:
        return len(self._record.lines)

    def heard(self, viewer: Seat) -> list[Heard]:
        """All that this viewer was told, and at last why nothing more will come."""
        told = [
            entry.heard
            for entry in shown(self._record, self._book, viewer)
            if entry.heard or entry.seat == viewer or not entry.n
        ]
        told.append([spoken(phrase("server-sentence", text=self.why))])
        return [Heard(number, NO_EVENTS, sentences) for number, sentences in enumerate(told, 1)]

    def record(self) -> bytes:
        """As a file; sealed if the game was over."""
        above = self._record.above_the_seal()
        result = self._doc.result
        if result is None:
            return above
        digest = hashlib.sha256(above).hexdigest()
        return above + encode(Seal(result.reason, result.winners, digest)) + b"\n"


def _record_of(doc: Doc, rows: list[EntryRow]) -> Record:
    promise = Promise.of(doc.book, doc.plan, doc.options, doc.salt)
    names = tuple(doc.names)
    header = Header(
        asterion=FORMAT,
        book=doc.book,
        options=promise.options,
        names=names,
        plan=doc.plan,
        salt=doc.salt,
        commitment=doc.commitment,
        audience=legend_for(names),
        edition=doc.edition,
    )
    return Record(header, encode(header), [row.line for row in rows], None, torn=False)
