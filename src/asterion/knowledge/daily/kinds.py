"""What may be on a cell in the dailies of each book, by the words with which it is typed."""

from collections.abc import Mapping
from typing import Final

KINDS: Final[Mapping[str, Mapping[str, str]]] = {
    "labyrinth": {"land": "L", "hospital": "H", "weaponry": "W"},
    "dungeonlab": {word: word for word in ("nothing", "hospital", "store", "lion", "orc", "pit")},
}


def word_of(kind: str, book: str) -> str:
    return next(word for word, known in KINDS[book].items() if known == kind)
