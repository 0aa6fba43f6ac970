"""Players made of code: a bot gets a view and a prompt, and answers with what a person types."""

from importlib import import_module
from typing import Any, Protocol

from asterion.books import book
from asterion.books.installed import BOTS as GROUP
from asterion.books.installed import CannotLoad, Installed, installed, load
from asterion.bots.strength import EASY, STRENGTHS, BadManner, Distracted, read_manner
from asterion.core.contract.book import Prompt
from asterion.core.contract.options import nearest_to
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase, PhrasedError, phrase
from asterion.words.language import FIRST
from asterion.words.spoken import spoken


class Bot(Protocol):
    """A player made of code. It may remember what it was shown before, and nothing else.

    Besides it may have `hear(events)`, called with whatever its seat was told of each entry before
    it is asked again (`bots.seated`), and `aim`, a phrase that says what it is after; that is shown
    when the game is over. A class with `has_strengths` is made with a `Manner` after the dice.
    """

    @property
    def summary(self) -> Phrase | str:
        """How it plays, in a line: a phrase, or text where nobody translates it."""

    def answer(self, view: Any, prompt: Prompt) -> str: ...


EVERYWHERE = {"random": "asterion.bots.random_bot:RandomBot"}
"""Bots that need no more of a book than its list of legal commands."""

_DOOOM = {
    "walker": "asterion.bots.dooom.walker:Walker",
    "hunter": "asterion.bots.dooom.hunter:Hunter",
    "fighter": "asterion.bots.dooom.fighter:Fighter",
}
_DOOOM_LEVELS: dict[str, tuple[str, ...]] = {
    "easy": ("walker:easy",),
    "normal": ("fighter",),
    "hard": ("fighter:hard",),
}
BOTS: dict[str, dict[str, str]] = {
    "dungeon-of-dooom": _DOOOM,
    "labyrinth-of-dooom": _DOOOM,
    "cc3k": {"crawler": "asterion.bots.cc3k.crawler:Crawler"},
    "dungeonlab": {"scout": "asterion.bots.dungeonlab.scout:Scout"},
    "labyrinth": {
        "mapper": "asterion.bots.labyrinth.mapper:Mapper",
        "wanderer": "asterion.bots.labyrinth.wanderer:Wanderer",
        "reasoner": "asterion.bots.labyrinth.reasoner:Reasoner",
        "newcomer": "asterion.bots.labyrinth.newcomer:Newcomer",
    },
}
"""Bots that know one book, by the book's name; a bot is loaded when it is first asked for."""

LEVELS: dict[str, dict[str, tuple[str, ...]]] = {
    "dungeon-of-dooom": _DOOOM_LEVELS,
    "labyrinth-of-dooom": _DOOOM_LEVELS,
    "cc3k": {"easy": ("crawler:easy",), "normal": ("crawler",), "hard": ("crawler:hard",)},
    "dungeonlab": {"easy": ("scout:easy",), "normal": ("scout",), "hard": ("scout:hard",)},
    "labyrinth": {
        "easy": ("newcomer",),
        "normal": ("reasoner:easy", "mapper"),
        "hard": ("reasoner:hard", "mapper"),
    },
}
"""Who stands for a strength; of several the first that can play here."""


ROUNDS_ALONE = 6000
"""So often each bot of a table answers without a person in between; then nobody plays any more.
A careful crawler needs two or three thousand answers for its game."""


def is_endless(answers: int, bots: int, rounds: int | None = None) -> bool:
    """Whether bots have been among themselves for so long that they would go on for ever."""
    most = ROUNDS_ALONE if rounds is None else rounds  # looked up at each call: tests shorten it
    return answers >= most * max(1, bots)


class UnknownBot(PhrasedError, ValueError):
    """No bot that plays this book has this name."""


def bot_names(book_name: str) -> list[str]:
    """The bots that can play this book, the ones made for it first."""
    own = BOTS.get(book(book_name).name, {})
    brought = (name for name in _brought(book_name) if name not in own and name not in EVERYWHERE)
    return [*own, *brought, *EVERYWHERE]


def make_bot(book_name: str, bot_name: str, dice: Dice) -> Bot:
    """A new player of this book, with dice of its own to choose between equals.

    `bot_name` may say how it is to play: `reasoner:hard`, `reasoner:hard:0.5` (seconds per move),
    or only `easy`, `normal` or `hard`, for the bot that has that strength here.
    """
    first, *behind = at_level(book_name, bot_name).split(":")
    name = _find(book_name, first)
    try:
        manner = read_manner(behind)
    except BadManner as error:
        raise UnknownBot(error.why) from None
    kind = _load(book_name, name)
    missing = getattr(kind, "missing", str)()
    if missing:
        raise UnknownBot(phrase("core-bot-cannot", name=name, why=missing))
    legal = book(book_name).view.legal
    made: Bot
    if getattr(kind, "has_strengths", False):
        made = kind(dice, manner)
    else:
        made = kind(dice, legal) if name in EVERYWHERE else kind(dice)
        if manner.strength == EASY and name not in EVERYWHERE:
            made = Distracted(made, legal, dice)
    return made


def levels(book_name: str) -> dict[str, str]:
    """The bot that stands for easy, normal and hard, among those that can play here."""
    name = book(book_name).name
    known = LEVELS.get(name)
    if known is None:
        first = bot_names(name)[0]
        easy = first if first in EVERYWHERE else f"{first}:easy"
        return {"easy": easy, "normal": first, "hard": first}
    return {
        strength: next(bot for bot in bots if _can_play(name, bot))
        for strength, bots in known.items()
    }


def at_level(book_name: str, bot_name: str) -> str:
    """The bot itself, where only a strength was named; the rest of what was said stays."""
    first, colon, behind = bot_name.partition(":")
    stands = levels(book_name).get(first.strip().lower()) if _is_level(first) else None
    return bot_name if stands is None else f"{stands}{colon}{behind}"


def _is_level(said: str) -> bool:
    return said.strip().lower() in STRENGTHS


def _can_play(book_name: str, bot: str) -> bool:
    kind = _load(book_name, bot.partition(":")[0])
    return not getattr(kind, "missing", str)()


def describe(book_name: str, language: str = FIRST) -> list[tuple[str, str]]:
    """Each bot of this book with one line on how it plays, or on why it cannot."""
    return [(name, spoken(_summary(book_name, name), language)) for name in bot_names(book_name)]


def _summary(book_name: str, name: str) -> Phrase | str:
    try:
        summary: Phrase | str = _load(book_name, name).summary
    except UnknownBot as broken:
        return broken.why
    return summary


def _find(book_name: str, bot_name: str) -> str:
    """The bot's name as it stands in the list, whatever its case."""
    wanted = bot_name.strip().lower()
    if wanted in BOTS.get(book(book_name).name, {}) or wanted in EVERYWHERE:
        return wanted
    known = bot_names(book_name)
    if wanted not in known:
        title, hint = book(book_name).called, nearest_to(wanted, known)
        raise UnknownBot(phrase("core-no-bot", name=bot_name[:40], book=title, hint=hint))
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
    one = _brought(book_name)[name]
    try:
        kind = load(one)
    except CannotLoad as error:
        broken = phrase("core-bot-broken", name=one.name, package=one.package, why=str(error))
        raise UnknownBot(broken) from error
    if not isinstance(getattr(kind, "summary", None), Phrase | str) or not hasattr(kind, "answer"):
        raise UnknownBot(phrase("core-bot-dumb", name=name))
    return kind
