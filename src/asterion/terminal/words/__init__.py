"""The terminal's own words, in the language of anyone who sits at it."""

from pathlib import Path
from typing import ClassVar

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.telling import Voice
from asterion.core.phrase import Phrase, Value
from asterion.terminal.program import as_typed
from asterion.words import bring_words, choose, speaker
from asterion.words.language import FIRST
from asterion.words.offered import KNOWN
from asterion.words.speaker import PSEUDO

HERE = Path(__file__).parent
bring_words(HERE)


class Tongue:
    """One keyboard, one screen, one language: chosen once, when the program starts."""

    language = FIRST
    genders: ClassVar[dict[str, str]] = {}  # by name, how players here are spoken of


def speak_in(language: str) -> None:
    """As in “en”, “pt-BR” or “ru_RU.UTF-8”: the nearest language that there is."""
    Tongue.language = choose(language, (*KNOWN, *PSEUDO))


def say(name: str, /, **about: Value) -> str:
    """A message of the terminal: `say("terminal-won", names=[...])`."""
    return as_typed(speaker(Tongue.language)(Phrase(name, about)))


def typed(name: str) -> str:
    """How `help`, `map` and the like are typed in this language."""
    return say(f"terminal-word-{name}")


def in_words(said: Phrase | str) -> str:
    """A phrase of a book in this language; what is text already stays as it is."""
    return said if isinstance(said, str) else as_typed(speaker(Tongue.language)(said))


def word(name: str) -> str:
    """A message without variables, as the looks of a book name them."""
    return as_typed(speaker(Tongue.language)(Phrase(name))) if name else ""


def voice_for(book: AnyBook, listener: Seat, plan: object) -> Voice:
    """What happened in this language; a book that gives no phrases says it in its own."""
    return book.voice_for(listener, plan, Tongue.language, Tongue.genders)
