"""What is at stake in a question is said before it is answered, to the one who is asked."""

import pytest

from asterion.books.dungeonlab.encounters.kind import KINDS
from asterion.core.phrase import Phrase, Value
from asterion.words import speak
from tests.books.dungeonlab.helper import Game, game


def goal(table: Game, name: str = "Ann") -> str:
    return table.status(name).get("Goal", "")


def test_D72_what_a_boat_is_worth_is_said_with_the_question() -> None:
    table = game(".. La ..\n1 1: 2 boats")
    assert goal(table) == ""
    assert table("e")[1] == "A lake! Do you use a boat?"
    assert goal(table) == (
        "Yes: the boat is used up, and you stay dry. No: you lose your money and ammunition."
    )
    table("yes")
    assert goal(table) == "", "once it is answered nothing is at stake"


def test_D70_what_a_stick_is_worth_is_said_with_the_question() -> None:
    table = game(".. ~> ~> ..\n1 1: walking stick")
    table("e")
    assert goal(table) == (
        "Yes: the stick is used up, and you stay. No: the river carries you one cell on."
    )


ASKED = {key for kind in KINDS.values() for key in kind.asks} - {"answer"}
KEYS = sorted({*ASKED, "climb", "skin", "cop", "prison"})


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_every_question_has_its_stakes_in_every_language(key: str, language: str) -> None:
    values: dict[str, Value] = {"turns": 3, "fine": 50, "lokhs": True, "arnor": False}
    said = speak(Phrase(f"dungeonlab-stake-{key}", values), language)
    assert said
    assert "dungeonlab-stake" not in said
    assert "{" not in said
