"""What is said beside an act is heard as talk; what could change the act never is."""

import pytest

from asterion.books.dungeonlab.say import write
from asterion.books.dungeonlab.say.speech import hear
from asterion.core.contract.book import Refused
from asterion.core.referee.understanding import Listening

AT_THE_TABLE = Listening(("Ann", "Боря"), 7)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("go south because the north is closed", "move south"),
        ("since you ask: I go south", "move south"),
        ("на юг, потому что на севере стена", "move south"),
        ("nach Süden, weil im Norden eine Wand ist", "move south"),
        ("the north is calling: I go north", "move north"),
        ("Der Norden ruft: nach Norden!", "move north"),
        ("two grenades west, boom", "shoot 2 grenades west"),
        ("sell both tiger skins", "sell 2 tiger skins"),
        ("north, north, north!", "move north"),
    ],
)
def test_talk_beside_an_act_is_skipped(said: str, meant: str) -> None:
    assert write(hear(said, AT_THE_TABLE)) == meant


@pytest.mark.parametrize(
    "said",
    [
        "the north is calling",
        "go north, just kidding",
        "north. No, wait.",
        "I would go north but I am scared",
        "на север бы, да страшно",
        "ich würde nach Norden gehen, aber ich habe Angst",
        "east, smooching the lion",
        "east, frobnicating the tree",
        "north, north, south!",
        "north if there's a lake",
        "because of the lake I won't go north",
    ],
)
def test_what_takes_back_limits_or_adds_to_an_act_is_no_talk(said: str) -> None:
    with pytest.raises(Refused):
        hear(said, AT_THE_TABLE)


def test_a_word_that_is_a_slip_from_an_act_is_no_comment() -> None:
    with pytest.raises(Refused):
        hear("north, clmb", AT_THE_TABLE)
