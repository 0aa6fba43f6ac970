"""What can be said at the keyboard of every book, besides the book's own commands."""

from itertools import groupby
from operator import attrgetter

from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.options import Options
from asterion.core.phrase import english
from asterion.core.table import Table
from asterion.terminal.layout import hanging, in_rows
from asterion.terminal.looks import looks_of
from asterion.terminal.page import heard

HELP, LOOK, MAP, LOG, RULES, QUIT, UNDO = "help", "look", "map", "log", "rules", "quit", "undo"
WORDS = (HELP, MAP, LOG, RULES, QUIT, UNDO)
WHERE_FREE = {"?": HELP, "h": HELP, "m": MAP, "q": QUIT, "look": LOOK}
"""Short forms, and what some books have as a command: where the book does not understand them."""

NO_UNDO = "There is no undo: what was told cannot be untold."
HELP_TEXT = """\
help              this list; also: h, ?
look              what is on the screen, drawn again; also: Enter alone
map               the whole map as far as you know it; also: m
log               all that you have heard
rules             the rules in force
quit              leave the table, the game is kept; also: q"""


def general_word(book: AnyBook, said: str) -> str:
    """The word for every book that was said, or "" where it is the book's to understand."""
    said = said.lower()
    if said in WORDS:
        return said
    if said in WHERE_FREE:
        try:
            book.parse(said)
        except Refused:
            return WHERE_FREE[said]
    return ""


def help_lines(book: AnyBook, columns: int, more: str = "") -> list[str]:
    """The book's own commands, then these, then every symbol."""
    general = f"{HELP_TEXT}{more}"
    lines = hanging([*english(book.help).splitlines(), "", *general.splitlines()], columns)
    looks = looks_of(book.name).symbols
    symbols = in_rows([f"{symbol} {look.word}" for symbol, look in looks.items()], "  ", columns)
    return [*lines, *([""] if symbols else []), *("  ".join(row) for row in symbols)]


def log_lines(table: Table, seat: Seat) -> list[str]:
    """What this seat said, and all that it heard, or as much as the book lets it read again."""
    limited = table.book.log(table.view(seat)) if table.book.log is not None else None
    if limited is not None:
        return list(limited)
    lines: list[str] = []
    for entry, sentences in zip(table.entries, heard(table, table.entries, seat), strict=True):
        lines += [f"> {entry.do}", *sentences] if entry.seat == seat else sentences
    return lines


def rule_lines(book: AnyBook, options: Options, columns: int) -> list[str]:
    """The rules in force, under their headings."""
    lines: list[str] = []
    for heading, rules in groupby(book.rules(options), key=attrgetter("heading")):
        lines += [heading, *hanging([f"{rule.number:<4}  {rule.text}" for rule in rules], columns)]
    return lines
