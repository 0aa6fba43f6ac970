"""Questions about what one has: answered from one's own status, and nothing is done."""

import pytest

from asterion.words.spoken import spoken
from tests.books.cc3k.table import Game
from tests.books.dooom.helper import game as dooom
from tests.books.dungeonlab.helper import game as dungeonlab
from tests.books.refusals import refused_in

ROOM = "|-----|\n|..@..|\n|-----|"


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("How many bullets have I got?", "Carrying: 90 bullets, 15 grenades, 30 blasters and $60"),
        ("Do I still have the bridle?", "Carrying: 90 bullets, 15 grenades, 30 blasters and $60"),
        ("сколько у меня пуль?", "Carrying: 90 bullets, 15 grenades, 30 blasters and $60"),
        ("Wie viele Granaten habe ich noch?", "Carrying: 90 bullets, 15 grenades"),
    ],
)
def test_D25_who_asks_is_told_what_they_carry(asked: str, answer: str) -> None:
    table = dungeonlab(".. ..")
    before = len(table.table.entries)
    assert str(refused_in(lambda: table(asked))).startswith(answer)
    assert len(table.table.entries) == before


def test_the_answer_is_said_in_the_language_of_whoever_asks() -> None:
    why = refused_in(lambda: dungeonlab(".. ..")("wie viele Kugeln habe ich?")).why
    assert "90 пуль" in spoken(why, "ru")


@pytest.mark.parametrize(
    "asked", ["how much gold do I have?", "сколько у меня золота?", "wie viel Gold habe ich?"]
)
def test_a_question_of_gold_is_answered_in_every_language(asked: str) -> None:
    assert str(refused_in(lambda: dooom("1GE", win=1)(f"Ann: {asked}"))).startswith("Treasure: 0")
    assert str(refused_in(lambda: Game(ROOM, "s").table.submit(0, asked))) == "Gold: 0"
