"""What the books say of time: the master's command for one who is late, and who has a clock."""

from asterion.core.audience import MASTER, Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.table import Table
from asterion.server.tables.clock import ClockTerms

WORDS = ("time", "flag")


def flag_command(table: Table, seat: Seat) -> str:
    """What the master says when this seat's time is out; empty if the book has no word for it.

    A choice or a question takes its default and a turn passes (`time`: L79, L117, O15, D2), where
    the book lets it; a late move in Labyrinth is lost (`flag`: L103). The master's own view says
    which, so no book is named here.
    """
    view = table.view(MASTER)
    for name in (table.names[seat], str(seat + 1)):  # a name may read like something else
        for word in WORDS:
            said = f"{word} {name}"
            try:
                if not table.book.check(view, table.book.parse(said)):
                    return said
            except Refused:
                continue
    return ""


def is_flag(said: str) -> bool:
    """Whether the master said that somebody's time is out."""
    return said.partition(" ")[0] in WORDS


def call_fault(book: AnyBook, terms: ClockTerms, said: str) -> str:
    """L103  Why nobody is called to a minute here; empty if this is no such call, or if he is.

    Days for each move were agreed on so that nobody has to be there at a certain minute.
    """
    if terms.clock != "days":
        return ""
    try:
        is_call = type(book.parse(said)).__name__ == "RequestClock"
    except Refused:
        return ""
    return "nobody is called to a minute at a table with days for each move" if is_call else ""


def clock_fault(book: AnyBook, terms: ClockTerms) -> str:
    """Why a table of this book cannot have this clock; empty if it can."""
    if terms.clock == "none":
        return ""
    if terms.clock == "live" and not (terms.move_seconds or terms.game_seconds):
        return "a live clock needs move_seconds or game_seconds above 0"
    return "" if _has_time(book) else f"{book.title} has no clock: nobody waits for its player"


def _has_time(book: AnyBook) -> bool:
    try:
        book.parse("time 1")
    except Refused:
        return False
    return True
