"""A game of an older edition, whose rules are not here any more: it is read, and not played on."""

import hashlib
from collections.abc import Iterator

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import OptionError, options_from
from asterion.core.phrase import Value, phrase
from asterion.core.records.record import FORMAT, Header, Record, Seal, encode, legend_for
from asterion.core.records.showing import shown
from asterion.core.referee.commitment import Promise
from asterion.server.game.doc import Doc
from asterion.server.game.messages import NO_EVENTS, Heard
from asterion.server.store import EntryRow
from asterion.words.spoken import spoken


class ShownGame:
    """What the store has of such a game, told as it stands there."""

    def __init__(self, book: AnyBook, doc: Doc, rows: list[EntryRow]) -> None:
        self._book = book
        self._doc = doc
        self._record = _record_of(doc, rows)
        self._told: dict[Seat, list[list[str]]] = {}
        about: dict[str, Value] = {"edition": doc.edition, "here": book.edition}
        self.why = phrase("server-other-edition", book=book.called, **about)

    @property
    def _is_limited(self) -> bool:
        """Whether it stands in the middle of a game whose players may not read everything again."""
        if self._doc.phase != "playing":
            return False
        try:
            options = options_from(self._book.rules.options, self._doc.options)
        except OptionError:
            return False
        return self._book.host.recall(options) is not None

    @property
    def committed(self) -> int:
        return len(self._record.lines)

    def hearing(self, viewer: Seat) -> Iterator[None]:
        """Read what this viewer was told, once, entry by entry; then `heard` has it at hand."""
        told: list[list[str]] = []
        for entry in shown(self._record, self._book, viewer) if viewer not in self._told else ():
            if entry.heard or entry.seat == viewer or not entry.n:
                told.append(entry.heard)
            yield
        self._told.setdefault(viewer, told)

    def heard(self, viewer: Seat) -> list[Heard]:
        """All that this viewer was told, and at last why nothing more will come."""
        for _ in self.hearing(viewer):
            pass
        told = [*self._told[viewer]]
        if self._is_limited and viewer != MASTER:
            told.clear()  # which move was whose last is not known without its rules
        told.append([spoken(phrase("server-sentence", text=self.why))])
        # The page of this version may not know the events of another one; it has the sentences.
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
