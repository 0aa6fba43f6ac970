"""What a client says, as data: the words of the protocol, and the settings of a new table."""

import shlex
from collections.abc import Mapping
from typing import Final, NamedTuple

from asterion.books import UnknownBook, book
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import OptionError, Options, choices, nearest_to, with_settings
from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Phrase, PhrasedError, phrase, read_player
from asterion.server.tables.requests import Chat, Leave, Move, Sit, Start

LONGEST_LINE: Final = 8192
"""In bytes, its end not counted: a command of the most characters that a table takes."""
MOST_SEATS: Final = 32

ANYWHERE: Final = ("help", "quit", "books", "book", "tables", "show")
OUTSIDE: Final = ("open", *Sit.door.line, "sit", "watch")
"""Words that lead to a table. At one, a line that begins with them is for the game."""
AT_TABLE: Final = (
    "look", "legal", "log", "rules", "who", *Start.door.line, "away", *Leave.door.line,
)  # fmt: skip
"""Words at a table, said alone; with more behind them the line is for the game."""
WITH_TEXT: Final = (*Move.door.line, *Chat.door.line)

HELP: Final = Phrase("server-line-help")


class NotUnderstood(PhrasedError, ValueError):
    """A line that is of no use, said in one sentence."""


class Said(NamedTuple):
    """One line: a word of the protocol, or `do` for what is the game's to understand."""

    word: str
    rest: str


def read(line: bytes | None, is_at_table: bool) -> Said | None:
    """What was said; None for an empty line."""
    if line is None:
        raise NotUnderstood(phrase("server-line-length", most=LONGEST_LINE))
    try:
        text = line.decode().strip()
    except UnicodeDecodeError as error:
        raise NotUnderstood(phrase("server-line-not-text", byte=error.start + 1)) from None
    if not text:
        return None
    if not text.isprintable():
        raise NotUnderstood(phrase("server-line-printable"))
    first, _, rest = text.partition(" ")
    word, rest = first.lower(), rest.strip()
    if not is_at_table:
        known = (*ANYWHERE, *OUTSIDE)
        if word in known:
            return Said(word, rest)
        if word in (*AT_TABLE, *WITH_TEXT):
            raise NotUnderstood(phrase("server-line-at-table", word=word))
        raise NotUnderstood(
            phrase("server-line-no-word", word=first[:40], hint=nearest_to(word, list(known)))
        )
    if word in WITH_TEXT or (word in ("show", "log", "book", "tables") and rest):
        return Said(word, rest)
    if not rest and word in (*ANYWHERE, *AT_TABLE):
        return Said(word, "")
    return Said("do", text)


def parts(word: str, rest: str, least: int, most: int, usage: str) -> list[str]:
    """The parts of a line, this many of them; the last one may have spaces in it."""
    found = rest.split(maxsplit=most - 1)
    if len(found) < least:
        raise NotUnderstood(phrase("server-line-usage", word=word, usage=usage))
    return found


def numbered(rest: str) -> tuple[int, str]:
    """`3 move north`: the number of the question, and the answer to it."""
    number, _, command = rest.partition(" ")
    if not (number.isascii() and number.isdigit() and len(number) < 10 and command.strip()):
        raise NotUnderstood(phrase("server-line-answer"))
    return int(number), command.strip()


def since(rest: list[str]) -> int | None:
    """`since 12` at the end of a line."""
    if not rest:
        return None
    word, _, number = rest[0].partition(" ")
    number = number.strip()
    if word.lower() != "since" or not (number.isascii() and number.isdigit() and len(number) < 10):
        raise NotUnderstood(phrase("server-line-sit"))
    return int(number)


def take_book(name: str) -> AnyBook:
    try:
        return book(name)
    except UnknownBook as error:
        raise NotUnderstood(error.why) from None


def new_table(rest: str, terms: type[Options]) -> JsonObject:
    """`dooom seats=2 bots=walker hit-points=5 listed=yes`, as the hub wants to be asked."""
    try:
        first, *settings = shlex.split(rest)
    except ValueError:
        raise NotUnderstood(phrase("server-line-open")) from None
    wish = _wish(take_book(first).name, _settings(settings), terms)
    return wish


def _settings(settings: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key:
            raise NotUnderstood(phrase("server-line-sets-nothing", setting=setting[:40]))
        found[key.lower().replace("-", "_")] = value
    return found


def _wish(name: str, said: dict[str, str], terms: type[Options]) -> JsonObject:
    """Every key is a word of `open`, a term of the table, or an option or setting of the book."""
    of_book = take_book(name)
    wish: JsonObject = {"book": name}
    for key in ("title", "name", "preset"):
        if key in said:
            wish[key] = said.pop(key)
    if "name" in wish:
        wish["name"], gender = read_player(wish["name"])
        wish |= {"gender": gender} if gender else {}
    seats = _seats(of_book, said.pop("seats", ""), said.pop("bots", ""))
    if seats is not None:
        wish["seats"] = seats
    for part, kind in (
        ("terms", terms),
        ("options", of_book.rules.options),
        ("settings", of_book.plan.settings),
    ):
        known = {choice.name for choice in choices(kind)}
        wish[part] = _typed(kind, {key: said.pop(key) for key in list(said) if key in known})
    if said:
        known = {choice.name for kind in (terms, of_book.rules.options) for choice in choices(kind)}
        wrong = next(iter(said))
        hint = nearest_to(wrong, sorted(known | {"seats", "bots", "name", "preset", "title"}))
        raise NotUnderstood(phrase("server-line-no-key", key=wrong[:40], hint=hint))
    return wish


def _typed(kind: type[Options], said: Mapping[str, str]) -> JsonObject:
    """Words as the values that they mean."""
    try:
        changed = with_settings(kind(), said)
    except OptionError as error:
        raise NotUnderstood(error.why) from None
    return {key: getattr(changed, key) for key in said}


def _seats(of_book: AnyBook, seats: str, bots: str) -> list[dict[str, str]] | None:
    """This many seats, the last ones for these bots; None where nothing was said of it."""
    if not seats and not bots:
        return None
    kinds = [kind.strip() for kind in bots.split(",") if kind.strip()]
    if seats and not (seats.isascii() and seats.isdigit() and int(seats[:9]) <= MOST_SEATS):
        raise NotUnderstood(phrase("server-line-seats", most=of_book.seats[-1]))
    total = int(seats) if seats else max(1 + len(kinds), of_book.seats[0])
    if total < len(kinds) or total not in of_book.seats:
        few, many = of_book.seats[0], of_book.seats[-1]
        if few == many:
            raise NotUnderstood(
                phrase("server-line-seats-exactly", book=of_book.called, wanted=few)
            )
        raise NotUnderstood(
            phrase("server-line-seats-of-book", book=of_book.called, few=few, many=many)
        )
    people = [{"kind": "person"}] * (total - len(kinds))
    return [*people, *({"kind": "bot", "bot": kind} for kind in kinds)]
