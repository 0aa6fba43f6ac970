"""No refusal can be English: whatever its message shows is a number, a phrase, or was typed."""

import re
from pathlib import Path

import pytest

import asterion
from asterion.words.check import Language
from asterion.words.speaker import COMMON
from tests.books.conftest import TYPED

BOOKS = Path(asterion.__file__).parent / "books"
KIND = re.compile(r"\$(\w+)((?:, \$\w+)*) \((\w+)\)")
NUMBERS = {"columns", "levels", "most", "rows", "turns"}
PHRASES = {"fact", "thing", "way", "what", "why"}


@pytest.mark.parametrize("book", ["dooom", "cc3k", "labyrinth", "dungeonlab"])
def test_what_a_refusal_shows_is_known(book: str) -> None:
    language = Language((BOOKS / book / "words", COMMON), "en")
    refusals = [
        (name, entry)
        for name, entry in language.entries.items()
        if Path(entry.file).name == "refusals.ftl"
    ]
    assert len(refusals) > 10
    unknown = {
        f"{name}: ${variable}"
        for name, entry in refusals
        for variable in language.given(name).variables - TYPED - NUMBERS - PHRASES
        if kinds(entry.comment).get(variable, "text") == "text"
    }
    assert unknown == set()


def kinds(comment: str) -> dict[str, str]:
    """What the comment above a message says that each variable is."""
    return {
        name: kind
        for first, more, kind in KIND.findall(comment)
        for name in (first, *re.findall(r"\w+", more))
    }
