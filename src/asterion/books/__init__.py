"""The shelf: our own books, one line each, and those that installed packages bring along."""

import sys
from importlib import import_module
from types import ModuleType

from asterion.books.installed import BOOKS, CannotLoad, Installed, installed, load
from asterion.core.contract.book import AnyBook, Book
from asterion.core.contract.nearest import nearest_known
from asterion.core.phrase import Phrase, PhrasedError, phrase

SHELF = {
    "dungeon-of-dooom": "asterion.books.dooom:DUNGEON",
    "labyrinth-of-dooom": "asterion.books.dooom:LABYRINTH",
    "cc3k": "asterion.books.cc3k:BOOK",
    "labyrinth": "asterion.books.labyrinth:BOOK",
    "dungeonlab": "asterion.books.dungeonlab:BOOK",
}
"""Listed here and not by entry points, so that they are found without reading what is installed."""
ALIASES = {"dooom": "dungeon-of-dooom"}
"""Short names, for the command line and every other door."""


class UnknownBook(PhrasedError, ValueError):
    """No book on the shelf has this name."""


class BrokenBook(UnknownBook):
    """A book of this name is installed, and cannot be used."""


def book(name: str) -> AnyBook:
    """Take one book from the shelf by its name; the others are not even opened."""
    wanted = name.strip().lower()
    wanted = ALIASES.get(wanted, wanted)
    if wanted in SHELF:
        module, _, attribute = SHELF[wanted].partition(":")
        found: AnyBook = getattr(import_module(module), attribute)
        return found
    if wanted in installed(BOOKS):
        return _open(installed(BOOKS)[wanted])
    close = nearest_known(wanted, [*book_names(), *ALIASES])
    hint = phrase("core-there-are", known=[*book_names()])
    if close:
        hint = phrase("core-did-you-mean", close=close)
    raise UnknownBook(phrase("core-no-book", name=name[:40], hint=hint))


def book_names() -> list[str]:
    """Every name on the shelf, our own first; whether a book can be opened is not asked."""
    return [*SHELF, *(name for name in installed(BOOKS) if name not in SHELF)]


def books() -> list[AnyBook]:
    """Every book that can be opened."""
    return [one for name in book_names() if (one := _opened(name)) is not None]


class _Room(ModuleType):
    """`asterion.books` is this room once somebody has opened it; `asterion.books()` stays true."""

    def __call__(self) -> list[AnyBook]:
        return books()


sys.modules[__name__].__class__ = _Room


def broken_books() -> list[Phrase]:
    """One sentence for each installed book that cannot be opened."""
    complaints: list[Phrase] = []
    for name, one in installed(BOOKS).items():
        if name in SHELF:
            complaints.append(phrase("core-book-left-out", name=name, package=one.package))
            continue
        try:
            _open(one)
        except BrokenBook as error:
            complaints.append(error.why)
    return complaints


def package_of(name: str) -> str:
    """The package of a book on the shelf, where its sample plans are; "" if it has none."""
    place = SHELF[name] if name in SHELF else installed(BOOKS)[name].place
    return import_module(place.partition(":")[0].strip()).__package__ or ""


def _opened(name: str) -> AnyBook | None:
    try:
        return book(name)
    except BrokenBook:
        return None


def _open(one: Installed) -> AnyBook:
    try:
        found = load(one)
    except CannotLoad as error:
        raise BrokenBook(_broken(one, str(error))) from error
    if not isinstance(found, Book):
        raise BrokenBook(_broken(one, phrase("core-not-a-book", place=one.place)))
    if found.name != one.name:
        other = phrase("core-book-other-name", place=one.place, itself=found.name)
        raise BrokenBook(_broken(one, other))
    return found


def _broken(one: Installed, why: Phrase | str) -> Phrase:
    return phrase("core-book-broken", name=one.name, package=one.package, why=why)
