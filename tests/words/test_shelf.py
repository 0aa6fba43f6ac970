"""Every room brings its words; a phrase of one may stand inside a phrase of another."""

from pathlib import Path

import pytest

from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase, english, phrase, verbatim
from asterion.words import Words, bring_words, speak
from tests.words.folder import folder


def test_a_refusal_is_said_in_words(tmp_path: Path) -> None:
    bring_words(folder(tmp_path, en="shelf-test-wall = { $who } cannot walk through a wall."))
    refused = Refused(phrase("shelf-test-wall", who="Ann"))
    assert str(refused) == "Ann cannot walk through a wall."
    assert english(Phrase("shelf-test-wall", {"who": "Bob"})).startswith("Bob cannot")
    assert refused.why == phrase("shelf-test-wall", who="Ann"), "and stays data"


def test_what_nobody_translates_is_said_as_it_stands() -> None:
    assert str(Refused(verbatim("no"))) == "no"


@pytest.mark.parametrize("first", ["en", "de", "xx"])
def test_words_that_come_later_are_learned_by_who_speaks_already(
    tmp_path: Path, first: str
) -> None:
    words = Words(folder(tmp_path / "one", en="one-hello = Hello", de="one-hello = Hallo"))
    assert words.say(Phrase("one-hello"), first)
    words.add(
        folder(
            tmp_path / "two", en="two-said = She said: { $what }", de="two-said = Sie: { $what }"
        )
    )
    inside = phrase("two-said", what=Phrase("one-hello"))
    assert words.say(inside, "en") == "She said: Hello"
    assert words.say(inside, "de") == "Sie: Hallo"
    assert "Hello" not in words.say(inside, "xx")


def test_the_same_folder_brought_twice_is_there_once(tmp_path: Path) -> None:
    words = Words()
    brought = folder(tmp_path, en="a-b = c")
    words.add(brought)
    words.add(brought)
    assert words.folders.count(brought) == 1


def test_the_shared_words_are_there_from_the_start() -> None:
    assert speak(Phrase("person", {"who": "Ann", "whoIs": "you"})) == "you"
