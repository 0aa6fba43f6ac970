"""What is said beside a move does not spoil it; what may be a part of it is never passed over."""

import pytest

from asterion.books.labyrinth.say import write
from asterion.books.labyrinth.say.speech import hear
from asterion.core.contract.book import Refused
from asterion.core.referee.understanding import Listening

NAMES = ("Ann", "Bob", "Вера")


@pytest.mark.parametrize(
    ("said", "language", "meant"),
    [
        ("he's heavy, go left", "en", "go left"),
        ("go left because Bob is right of me and shoot up", "en", "go left; shoot up"),
        ("throw a corpse down, maybe there's a mine, go up", "en", "throw a corpse down; go up"),
        ("I'd go left if nobody minds", "en", "go left"),
        ("кину труп вниз, вдруг там мина, и пойду вверх", "ru", "throw a corpse down; go up"),
        ("Вера наверняка надо мной: стреляю вверх по Вере", "ru", "shoot up at Вера"),
        ("wenn keiner was dagegen hat, geh ich links", "de", "go left"),
        ("ich geh hoch, weil da ein Schatz liegt", "de", "go up"),
    ],
)  # fmt: skip
def test_reasons_guesses_and_courtesies_are_passed_over(
    said: str, language: str, meant: str
) -> None:
    assert write(hear(said, Listening(NAMES, 6, language))) == meant


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("lft, shoot up", "en"),
        ("go left, maybe up", "en"),
        ("go left, perhaps shoot up", "en"),
        ("don't go left, go up", "en"),
        ("go left, don't disclose", "en"),
        ("go left, unless Bob screams", "en"),
        ("иду влево, может вверх", "ru"),
        ("ich geh links, vielleicht hoch", "de"),
    ],
)
def test_what_may_be_a_part_of_the_move_is_asked_back(said: str, language: str) -> None:
    with pytest.raises(Refused):
        hear(said, Listening(NAMES, 6, language))
