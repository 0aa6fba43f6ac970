"""Which table can have which clock, and whether somebody played or only ran out of time."""

from asterion.core.audience import MASTER
from asterion.core.book import AnyBook
from asterion.core.table import Entry, Table
from asterion.server.tables.clock import ClockTerms


def is_time_out(table: Table, entry: Entry) -> bool:
    """Whether in this entry the master said that somebody was late."""
    late = table.book.hosting.late_commands
    return bool(late) and entry.seat == MASTER and type(table.command_of(entry)) in late


def clock_fault(book: AnyBook, terms: ClockTerms) -> str:
    """Why a table of this book cannot have this clock; empty if it can."""
    if terms.clock == "none":
        return ""
    if terms.clock == "live" and not (terms.move_seconds or terms.game_seconds):
        return "a live clock needs move_seconds or game_seconds above 0"
    if not book.hosting.has_clock:
        return f"{book.title} has no clock: nobody waits for its player"
    return ""
