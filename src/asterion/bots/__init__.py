"""Players made of code: a bot gets a view and a prompt, and answers with what a person types."""

import difflib
from importlib import import_module
from typing import Any, ClassVar, Protocol

from asterion.books import book
from asterion.books.installed import BOTS as GROUP
from asterion.books.installed import CannotLoad, Installed, installed, load
from asterion.core.book import Prompt
from asterion.core.dice import Dice


class Bot(Protocol):
    """Whoever answers prompts. It may remember what it was shown before, and nothing else."""

    summary: ClassVar[str]

    def answer(self, view: Any, prompt: Prompt) -> str: ...


EVERYWHERE = {"random": "asterion.bots.random_bot:RandomBot"}
"""Bots that need no more of a book than its list of legal commands."""

_DOOOM = {
    "walker": "asterion.bots.dooom.walker:Walker",
    "hunter": "asterion.bots.dooom.hunter:Hunter",
}
BOTS: dict[str, dict[str, str]] = {
    "dungeon-of-dooom": _DOOOM,
    "labyrinth-of-dooom": _DOOOM,
    "cc3k": {"crawler": "asterion.bots.cc3k.crawler:Crawler"},
    "dungeonlab": {"scout": "asterion.bots.dungeonlab.scout:Scout"},
    "labyrinth": {
        "mapper": "asterion.bots.labyrinth.mapper:Mapper",
        "wanderer": "asterion.bots.labyrinth.wanderer:Wanderer",
    },
}
"""Bots that know one book, by the book's name; a bot is loaded when it is first asked for."""


ROUNDS_ALONE = 1000
"""So often each bot of a table answers without a person in between; then nobody plays any more."""


def is_endless(answers: int, bots: int) -> bool:
    """Whether bots have been among themselves for so long that they would go on for ever."""
    return answers >= ROUNDS_ALONE * max(1, bots)


class UnknownBot(ValueError):
    """No bot that plays this book has this name."""


def bot_names(book_name: str) -> list[str]:
    """The bots that can play this book, the ones made for it first."""
    own = BOTS.get(book(book_name).name, {})
    brought = (name for name in _brought(book_name) if name not in own and name not in EVERYWHERE)
    return [*own, *brought, *EVERYWHERE]


def make_bot(book_name: str, bot_name: str, dice: Dice) -> Bot:
    """A new player of this book, with dice of its own to choose between equals."""
    name = _find(book_name, bot_name)
    kind = _load(book_name, name)
    made: Bot = kind(dice, book(book_name).legal) if name in EVERYWHERE else kind(dice)
    return made


def describe(book_name: str) -> list[tuple[str, str]]:
    """Each bot of this book with one line on how it plays, or on why it cannot."""
    return [(name, _summary(book_name, name)) for name in bot_names(book_name)]


def _summary(book_name: str, name: str) -> str:
    try:
        summary: str = _load(book_name, name).summary
    except UnknownBot as broken:
        return str(broken)
    return summary


def _find(book_name: str, bot_name: str) -> str:
    """The bot's name as it stands in the list, whatever its case."""
    wanted = bot_name.strip().lower()
    if wanted in BOTS.get(book(book_name).name, {}) or wanted in EVERYWHERE:
        return wanted
    known = bot_names(book_name)
    if wanted not in known:
        close = difflib.get_close_matches(wanted, known, 1)
        hint = f"did you mean “{close[0]}”?" if close else f"there are: {', '.join(known)}"
        raise UnknownBot(f"no bot “{bot_name[:40]}” plays {book(book_name).title}; {hint}")
    return wanted


def _load(book_name: str, name: str) -> Any:
    own = BOTS.get(book(book_name).name, {}) | EVERYWHERE
    if name not in own:
        return _load_brought(book_name, name)
    module, _, attribute = own[name].partition(":")
    return getattr(import_module(module), attribute)


def _brought(book_name: str) -> dict[str, Installed]:
    """Bots of other packages, which call them BOOK.BOT: `labyrinth.theseus`."""
    before = f"{book(book_name).name}."
    return {
        name.removeprefix(before): one
        for name, one in installed(GROUP).items()
        if name.startswith(before)
    }


def _load_brought(book_name: str, name: str) -> Any:
    try:
        kind = load(_brought(book_name)[name])
    except CannotLoad as error:
        raise UnknownBot(f"the bot {error}") from error
    if not isinstance(getattr(kind, "summary", None), str) or not hasattr(kind, "answer"):
        raise UnknownBot(f"the bot “{name}” has no summary, or does not answer: it is broken")
    return kind
