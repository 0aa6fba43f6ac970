"""Which table can have which clock, and whether somebody played or only ran out of time."""

from asterion.core.audience import MASTER
from asterion.core.book import AnyBook
from asterion.core.clock import ClockTerms
from asterion.core.phrase import Phrase, phrase
from asterion.core.table import Entry, Table


def is_time_out(table: Table, entry: Entry) -> bool:
    """Whether in this entry the master said that somebody was late."""
    late = table.book.hosting.late_commands
    return bool(late) and entry.seat == MASTER and type(table.command_of(entry)) in late


def clock_fault(book: AnyBook, terms: ClockTerms) -> Phrase | None:
    """Why a table of this book cannot have this clock, if it cannot."""
    if terms.clock == "none":
        return None
    if terms.clock == "live" and not (terms.move_seconds or terms.game_seconds):
        return phrase("server-clock-empty")
    if not book.hosting.has_clock:
        return phrase("server-no-clock", book=book.called)
    return None
