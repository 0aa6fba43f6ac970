"""The presets of a book as cards: a name, and a few lines on what it is like."""

import msgspec

from asterion.core.contract.book import AnyBook
from asterion.core.phrase import Phrase
from asterion.words import Speaker

_USUAL = "usual"
"""In messages: the book as it is, without a preset."""


class Card(msgspec.Struct):
    """One preset, to be chosen."""

    preset: str  # empty: the book as it is
    title: str
    lines: list[str]


def offered(book: AnyBook) -> list[str]:
    """The presets; the book as it is comes first, where none of them is just that."""
    usual = [] if book.rules.options() in book.rules.presets.values() else [""]
    return [*usual, *book.rules.presets]


def cards(book: AnyBook, says: Speaker) -> list[Card]:
    if not book.rules.presets:
        return []
    return [
        Card(preset, preset_word(book, preset, says), _lines(book, preset, says))
        for preset in offered(book)
    ]


def preset_word(book: AnyBook, preset: str, says: Speaker) -> str:
    """Its name; a book of another package may have no word for it."""
    name = _message(book, preset)
    if says.has(name):
        return says(Phrase(name))
    return preset or says(Phrase("server-agreed-as-the-book"))


def _lines(book: AnyBook, preset: str, says: Speaker) -> list[str]:
    name = f"{_message(book, preset)}.lines"
    return says(Phrase(name)).splitlines() if says.has(name) else []


def _message(book: AnyBook, preset: str) -> str:
    root = book.rules.options.messages.removesuffix("-option")
    return f"{root}-preset-{preset or _USUAL}"
