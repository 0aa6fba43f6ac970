"""Players made of code: a bot gets a view and a prompt, and answers with what a person types."""

import difflib
from importlib import import_module
from typing import Any, ClassVar, Protocol

from asterion.books import book
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
    return [*BOTS.get(book(book_name).name, {}), *EVERYWHERE]


def make_bot(book_name: str, bot_name: str, dice: Dice) -> Bot:
    """A new player of this book, with dice of its own to choose between equals."""
    name = _find(book_name, bot_name)
    kind = _load(book_name, name)
    made: Bot = kind(dice, book(book_name).legal) if name in EVERYWHERE else kind(dice)
    return made


def describe(book_name: str) -> list[tuple[str, str]]:
    """Each bot of this book with one line on how it plays."""
    return [(name, _load(book_name, name).summary) for name in bot_names(book_name)]


def _find(book_name: str, bot_name: str) -> str:
    """The bot's name as it stands in the list, whatever its case."""
    wanted = bot_name.strip().lower()
    known = bot_names(book_name)
    if wanted not in known:
        close = difflib.get_close_matches(wanted, known, 1)
        hint = f"did you mean “{close[0]}”?" if close else f"there are: {', '.join(known)}"
        raise UnknownBot(f"no bot “{bot_name[:40]}” plays {book(book_name).title}; {hint}")
    return wanted


def _load(book_name: str, name: str) -> Any:
    module, _, attribute = (BOTS.get(book(book_name).name, {}) | EVERYWHERE)[name].partition(":")
    return getattr(import_module(module), attribute)
