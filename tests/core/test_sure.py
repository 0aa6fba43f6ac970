"""What cannot be taken back is asked back, once, and forgotten when anything else is said."""

import pytest

from asterion.books import SHELF, book
from asterion.core.referee.sure import Declined, SecondWord, Unsure, ask_back, is_careful
from tests.books.labyrinth.helper import FIND, table

IRREVERSIBLE = {
    "labyrinth": {"resign"},
    "dungeonlab": {"suicide", "leave Bob"},
    "dungeon-of-dooom": {"leave Bob"},
    "labyrinth-of-dooom": {"leave Bob"},
    "cc3k": {"q", "r"},
}
SAID = ("resign", "skip", "suicide", "pass", "leave Bob", "end", "q", "r", "f", "leaves", "q s")


@pytest.mark.parametrize("name", SHELF)
def test_every_book_says_what_cannot_be_taken_back(name: str) -> None:
    wanted = IRREVERSIBLE[name]
    its = book(name)
    assert {said for said in SAID if is_careful(its, said)} - {"q s"} == wanted
    for said in wanted:
        assert its.speech.write(its.speech.parse(said)) == said, "careful is written in notation"


@pytest.mark.parametrize("said", ["resign", "Resign!", "I give up", "сдаюсь", "surrender"])
def test_resigning_is_asked_back_however_it_is_said(said: str) -> None:
    game = table(FIND)
    before = len(game.entries)
    with pytest.raises(Unsure) as asked:
        ask_back(game, 0, said)
    assert str(asked.value) == "“resign” cannot be taken back; say yes to do it"
    assert len(game.entries) == before


@pytest.mark.parametrize("said", ["go right", "skip", "resign?", "resg", "status"])
def test_nothing_else_is_asked_back(said: str) -> None:
    ask_back(table(FIND, skips=True), 0, said)


def test_what_would_be_refused_anyway_is_not_asked() -> None:
    game = table(FIND, ("Ann", "Bob", "Cid"))
    game.submit(0, "resign")
    ask_back(game, 0, "resign")


@pytest.mark.parametrize("word", ["yes", "Yes!", "y", "да", "Да.", "ja", "resign", " RESIGN "])
def test_a_second_word_confirms(word: str) -> None:
    second = SecondWord()
    assert second.hear("resign") == ("resign", False)
    second.ask("resign")
    assert second.hear(word) == ("resign", True)
    assert second.hear(word) == (word, False), "only once"


@pytest.mark.parametrize("word", ["no", "No.", "нет", "nein"])
def test_no_is_answered_and_does_nothing(word: str) -> None:
    second = SecondWord()
    assert second.hear(word) == (word, False), "nothing was asked"
    second.ask("resign")
    with pytest.raises(Declined) as declined:
        second.hear(word)
    assert str(declined.value) == "nothing was done"
    assert second.hear("yes") == ("yes", False), "it was forgotten"


@pytest.mark.parametrize("word", ["maybe", "go left", "help", "", "skip", "resign?"])
def test_anything_else_forgets_it(word: str) -> None:
    second = SecondWord()
    second.ask("resign")
    assert second.hear(word) == (word, False)
    assert second.hear("yes") == ("yes", False)
