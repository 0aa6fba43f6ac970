"""All encounters at hand: every file of the folder is read, and so registers what is in it."""

from importlib import import_module
from pkgutil import iter_modules

from asterion.books.dungeonlab import encounters
from asterion.books.dungeonlab.encounters.kind import (
    BY_LETTERS,
    KINDS,
    SAID,
    SKINS,
    Encounter,
    Shelf,
    word_of,
)

for _module in iter_modules(encounters.__path__):
    import_module(f"{encounters.__name__}.{_module.name}")

__all__ = ["BY_LETTERS", "KINDS", "SAID", "SKINS", "Encounter", "Shelf", "word_of"]
