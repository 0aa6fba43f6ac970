"""Every refusal of a book in a scene: a drawing, lines as people type them, the sentence.

The table of scenes is keyed by the message, so that it can be held against the book's file.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from asterion import core
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase
from asterion.words.source import split

BOOKS = Path(core.__file__).parents[1] / "books"


class Scene(NamedTuple):
    """The last line is refused; without any line, the table itself is."""

    drawing: str
    lines: tuple[str, ...]
    options: dict[str, Any]


def scene(drawing: str, *lines: str, **options: Any) -> Scene:
    return Scene(drawing, lines, options)


def messages(book: str) -> set[str]:
    """The ids of the book's file of refusals."""
    file = BOOKS / book / "words" / "en" / "refusals.ftl"
    return {source.name for source in split(file.read_text("utf-8"), str(file))}


def refused_in(work: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        work()
    return caught.value


def ids_in(why: Phrase) -> Iterator[str]:
    """Its own, and those of what is said inside it."""
    yield why.id
    for value in why.args.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Phrase):
                yield from ids_in(item)
