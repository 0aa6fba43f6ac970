"""What can be said at the keyboard of every book, besides the book's own commands."""

from collections.abc import Mapping
from itertools import groupby
from operator import attrgetter

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import Options
from asterion.core.referee.table import Table
from asterion.terminal.layout import hanging, in_rows
from asterion.terminal.page import heard, offered
from asterion.terminal.words import Tongue, in_words, typed, word
from asterion.words.offered import is_english_in
from asterion.words.spoken import spoken_rule

HELP, LOOK, MAP, LOG, RULES, QUIT, UNDO = "help", "look", "map", "log", "rules", "quit", "undo"
WORDS = (HELP, MAP, LOG, RULES, QUIT, UNDO)
WHERE_FREE = {"?": HELP, "h": HELP, "m": MAP, "q": QUIT, "look": LOOK}
"""Short forms, and what some books have as a command: where the book does not understand them."""

TYPED = (HELP, LOOK, MAP, LOG, RULES, QUIT)
"""These may be said in the keyboard's own language as well; there they are nobody's command."""

EXPLAINED = {word: f"terminal-help-{word}" for word in TYPED}
"""The messages that tell what each word does."""
NOTHING_MORE: Mapping[str, str] = {}

CERTAIN, WHY, HINT = "certain", "why", "hint"
"""What can be said besides where the table plays with deduction."""
STATUS, VOTE, START, BEGIN = "status", "vote", "start", "begin"
AROUND = (CERTAIN, WHY, HINT, STATUS, VOTE, START, BEGIN)
"""Said around a game, with more words behind some of them."""
WAYS = ("up", "right", "down", "left", "north", "east", "south", "west")


def general_word(book: AnyBook, said: str) -> str:
    """The word for every book that was said, or "" where it is the book's to understand."""
    said = said.lower()
    own = {typed(name).lower(): name for name in TYPED if typed(name) != name}
    if said in WORDS or said in own:
        return own.get(said, said)
    if said in WHERE_FREE:
        try:
            book.speech.parse(said)
        except Refused:
            return WHERE_FREE[said]
    return ""


def is_leaving(said: str) -> bool:
    """Where nothing else can be said."""
    return said.lower() in (QUIT, "q", typed(QUIT).lower())


def in_english(said: str, *among: str) -> str:
    """What is said around a game, from this language: “почему c2 вверх” is “why c2 up”.

    Only the words `among` are; what is none of them stays as it was said.
    """
    first, *rest = said.split() or [""]
    meant = {typed(name).lower(): name for name in among}.get(first.lower())
    if meant is None:
        return said
    if meant == WHY:
        known = {word(f"core-look-{way}").lower(): way for way in WAYS} | {
            typed("me").lower(): "me"
        }
        rest = [known.get(each.lower(), each) for each in rest]
    return " ".join([meant, *rest])


def asks_for_deduction(said: str) -> bool:
    return in_english(said, CERTAIN, WHY, HINT).lower().split(" ")[0] in (CERTAIN, WHY, HINT)


def asks_for_hint(said: str) -> bool:
    return in_english(said, HINT).lower().split(" ")[0] == HINT


def hint_help() -> dict[str, str]:
    """What may be asked where nobody else is at the table."""
    return {typed(HINT): "terminal-help-hint"}


def deduction_help() -> dict[str, str]:
    """What is asked of anyone who thinks for a player, and what each does."""
    return {
        typed(CERTAIN): "terminal-help-certain",
        f"{typed(WHY)} c2": "terminal-help-why",
        **hint_help(),
    }


def help_lines(book: AnyBook, columns: int, more: Mapping[str, str] = NOTHING_MORE) -> list[str]:
    """The book's own commands, then these, then every symbol."""
    own = {typed(name): does for name, does in EXPLAINED.items()}
    ours = [f"{said:<16}  {word(does)}" for said, does in (*own.items(), *more.items())]
    lines = hanging([*in_words(book.speech.help).splitlines(), "", *ours], columns)
    named = [f"{symbol.mark} {word(symbol.word)}" for symbol in book.looks.symbols]
    symbols = in_rows(named, "  ", columns)
    return [*lines, *([""] if symbols else []), *("  ".join(row) for row in symbols)]


def log_lines(table: Table, seat: Seat) -> list[str]:
    """What this seat said, and all that it heard, or as much as the book lets it read again."""
    limited = table.book.view.log(table.view(seat)) if table.book.view.log is not None else None
    if limited is not None:
        return [in_words(line) for line in limited]
    lines: list[str] = []
    for entry, sentences in zip(table.entries, heard(table, table.entries, seat), strict=True):
        own = [f"> {said}" for said in offered(table.book, [entry.do]) if entry.seat == seat]
        lines += [*own, *sentences]
    return lines


def rule_lines(book: AnyBook, options: Options, columns: int) -> list[str]:
    """The rules in force, under their headings."""
    lines: list[str] = []
    if is_english_in(Tongue.language, "rules.ftl"):
        lines.append(word("core-rules-in-english"))
    in_force = [spoken_rule(rule, Tongue.language) for rule in book.rules.numbered(options)]
    for heading, rules in groupby(in_force, key=attrgetter("heading")):
        lines += [heading, *hanging([f"{rule.number:<4}  {rule.text}" for rule in rules], columns)]
    return lines
