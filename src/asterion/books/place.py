"""Where a book lies, and the words that lie with it."""

import hashlib
import importlib
from pathlib import Path
from typing import Final

from asterion.core.contract.book import AnyBook
from asterion.words import source
from asterion.words.language import FIRST
from asterion.words.shelf import WORDS

ASIDE: Final = {
    "rules.ftl", "options.ftl", "plans.ftl", "make.ftl", "looks.ftl", "records.ftl", "shelf.ftl",
}  # fmt: skip
"""Not said at a table: who asks for rules, options, looks or a plan's faults is told them in words;
of files and packages anyone who runs the program is told."""


def folder_of(book: AnyBook) -> Path:
    """Where the book's own package lies: what the modules of its functions have in common."""
    modules = [
        book.rules.execute.__module__,
        book.plan.read.__module__,
        book.rules.begin.__module__,
    ]
    paths = [module.split(".") for module in modules]
    shared = [parts[0] for parts in zip(*paths, strict=False) if len(set(parts)) == 1]
    package = importlib.import_module(".".join(shared) or modules[0])
    assert package.__file__ is not None
    file = Path(package.__file__)
    return file.parent if file.name == "__init__.py" else file


_WORDS: dict[tuple[str, str], bytes] = {}
_LANGUAGES: dict[str, dict[str, str]] = {}


def words_at_table(book: AnyBook, language: str) -> bytes:
    """All that may be said at a table of this book, as one Fluent file, for anyone who says it.

    What the book has itself stands first, as the first of two messages is taken; then comes what
    all books share. What the language lacks is there in English.
    """
    known = _WORDS.get((book.name, language))
    if known is not None:
        return known
    home = folder_of(book)
    own = [folder for folder in WORDS.folders if folder.is_relative_to(home)]
    shared = [WORDS.folders[0], WORDS.folders[-1]]
    entries = {
        entry.name: entry.text.rstrip()
        for spoken in dict.fromkeys((FIRST, language))
        for folder in reversed([*own, *shared])
        for file, text in source.files(folder, spoken)
        if Path(file).name not in ASIDE
        for entry in source.split(text, file)
    }
    said = "".join(f"{text}\n" for text in entries.values()).encode()
    _WORDS[book.name, language] = said
    return said


def languages_of(book: AnyBook) -> dict[str, str]:
    """The languages that a table of this book can be played in, and a mark of their words."""
    if book.name not in _LANGUAGES:
        _LANGUAGES[book.name] = {
            language: hashlib.sha256(words_at_table(book, language)).hexdigest()[:12]
            for language in (FIRST, *sorted(set(WORDS.languages) - {FIRST}))
        }
    return _LANGUAGES[book.name]
