"""What a help says that one can type is heard, in the language that says it."""

import re
from collections.abc import Iterator

import pytest

from asterion.books import SHELF, book
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase
from asterion.core.referee.understanding import Listening, understanding_of
from asterion.words import speak

HELPS = {
    "labyrinth": "labyrinth-help",
    "dungeonlab": "dungeonlab-help",
    "dungeon-of-dooom": "dooom-help",
    "cc3k": "cc3k-help",
}
for each in SHELF:
    book(each)  # their words come with them
LANGUAGES = ("en", "ru", "de")
RULINGS = ("rule:", "решение:", "entscheidung:")
QUOTED = re.compile("“([^”]*)”|«([^»]*)»|„([^“]*)“")


def typed(text: str) -> Iterator[str]:
    """The left column, and each of the master's words; a line that goes on explains."""
    is_master = False
    for line in text.splitlines():
        left, _, right = line.partition("  ")
        if left:
            is_master = left.endswith(":")
        if is_master:
            yield from right.strip().rstrip(",").split(", ")
        elif left:
            yield left


def is_heard(name: str, said: str, language: str) -> bool:
    taken = book(name)
    listening = Listening(("Bob",), 6, language, taken.rules.options())
    said = re.sub(r"\b(?:NAME|ИМЯ)\b", "Bob", said)
    said = re.sub(r" (?:COLUMN|СТОЛБЕЦ|SPALTE) \S+", " 3 4", said)
    said = re.sub(r" \((?:the map|карту|die Karte)\)", "", said)
    if said.lower().startswith(RULINGS):
        return True
    try:
        understanding_of(taken.speech.parse, taken.speech.write)(said, listening)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HELPS)
def test_what_a_help_shows_is_heard(name: str, language: str) -> None:
    lost = [
        part
        for said in typed(speak(Phrase(HELPS[name]), language))
        if not is_heard(name, said, language)
        for part in re.split(", | (?=\\w{1,2}(?: |$))", said)
        if not is_heard(name, part, language)
    ]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HELPS)
def test_what_a_first_screen_quotes_is_heard(name: str, language: str) -> None:
    hint = book(name).looks.hint
    quoted = ["".join(found) for found in QUOTED.findall(speak(Phrase(hint), language))]
    assert [said for said in quoted if not is_heard(name, said, language)] == []


def test_what_is_not_heard_is_found() -> None:
    assert not is_heard("labyrinth", "go upstairs and dance", "en")
    assert list(typed("look, wait   what is about\n   and more\nthe master:   a NAME,\n   b")) == [
        "look, wait", "a NAME", "b",
    ]  # fmt: skip
