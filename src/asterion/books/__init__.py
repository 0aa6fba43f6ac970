"""The shelf: our own books, one line each, and those that installed packages bring along."""

import difflib
import sys
from importlib import import_module
from types import ModuleType

from asterion.books.installed import BOOKS, CannotLoad, Installed, installed, load
from asterion.core.book import AnyBook, Book

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


class UnknownBook(ValueError):
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
    known = [*book_names(), *ALIASES]
    close = difflib.get_close_matches(wanted, known, 1)
    hint = f"did you mean “{close[0]}”?" if close else f"there are: {', '.join(book_names())}"
    raise UnknownBook(f"there is no rule book “{name[:40]}”; {hint}")


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


def broken_books() -> list[str]:
    """One sentence for each installed book that cannot be opened."""
    complaints = []
    for name, one in installed(BOOKS).items():
        if name in SHELF:
            ours = f"“{name}” is a book of Asterion's own"
            complaints.append(
                f"the rule book “{name}” of the package {one.package} is left out: {ours}"
            )
            continue
        try:
            _open(one)
        except BrokenBook as error:
            complaints.append(str(error))
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
        raise BrokenBook(f"the rule book {error}") from error
    if not isinstance(found, Book):
        what = f"{one.place} is not a Book"
    elif found.name != one.name:
        what = f"the book at {one.place} calls itself “{found.name}”"
    else:
        return found
    raise BrokenBook(f"the rule book “{one.name}” of the package {one.package} is broken: {what}")
