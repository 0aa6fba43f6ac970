"""The shelf. A sixth book is one folder and one line here."""

import difflib
from importlib import import_module

from asterion.core.book import AnyBook

SHELF = {
    "dungeon-of-dooom": "asterion.books.dooom:DUNGEON",
    "labyrinth-of-dooom": "asterion.books.dooom:LABYRINTH",
    "cc3k": "asterion.books.cc3k:BOOK",
    "labyrinth": "asterion.books.labyrinth:BOOK",
    "dungeonlab": "asterion.books.dungeonlab:BOOK",
}
ALIASES = {"dooom": "dungeon-of-dooom"}
"""Short names, for the command line and every other door."""


class UnknownBook(ValueError):
    """No book on the shelf has this name."""


def book(name: str) -> AnyBook:
    """Take one book from the shelf by its name; the others are not even opened."""
    wanted = name.strip().lower()
    wanted = ALIASES.get(wanted, wanted)
    if wanted not in SHELF:
        close = difflib.get_close_matches(wanted, [*SHELF, *ALIASES], 1)
        hint = f"did you mean “{close[0]}”?" if close else f"there are: {', '.join(SHELF)}"
        raise UnknownBook(f"there is no rule book “{name[:40]}”; {hint}")
    module, _, attribute = SHELF[wanted].partition(":")
    found: AnyBook = getattr(import_module(module), attribute)
    return found


def books() -> list[AnyBook]:
    return [book(name) for name in SHELF]
