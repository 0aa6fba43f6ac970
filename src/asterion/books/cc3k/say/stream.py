"""C34  Commands out of a stream of words, as ChamberCrawler3000 is typed in a terminal."""

from collections.abc import Iterable, Iterator
from typing import Final

VERBS: Final = frozenset(("a", "attack", "drink", "go", "hit", "move", "u", "use", "walk"))
"""Words that take the next one with them."""


def sayings(words: Iterable[str]) -> Iterator[str]:
    """Each command as soon as it is complete; any other word is one of its own."""
    stream = iter(words)
    for word in stream:
        if word.lower() in VERBS:
            word = f"{word} {next(stream, '')}".strip()
        yield word
