"""Labyrinth in Russian: whole answers, with their cases, numbers and genders."""

import re

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.event import Answered, Asked, Died, Lost, ToldWounded, TurnBegan
from asterion.books.labyrinth.words import offer, tell
from asterion.core.audience import PUBLIC
from asterion.core.contract.book import Refused
from asterion.core.event import Event
from asterion.core.phrase import Phrase, gendered, phrase
from asterion.core.referee.table import Table
from asterion.words import speak
from tests.books.labyrinth.helper import table

NAMES = ("Анна", "Иван", "Cid")
GENDERS = {"Анна": "she", "Иван": "he"}
MINE = phrase("labyrinth-landmine", n=1)

HALL = """
+--+--+--+--+
|1  H  W  F |
+--+--+--+  +
|>  D  .  2 |
+--+--+--+  +
|P1 .  P2 3 |
+--+--+--+--+
"""


def heard(game: Table, *moves: str) -> list[str]:
    """What everyone hears, but for the requests and the calling of turns."""
    entries = [game.submit(game.awaited[0], move) for move in moves]
    told = [event for entry in entries for event in entry.told(PUBLIC)]
    return [
        speak(tell(event, PUBLIC, NAMES), "ru")
        for event in told
        if not isinstance(event, Asked | TurnBegan)
    ]


@pytest.mark.parametrize(
    ("move", "answer"),
    [
        ("go up", "Не пройти: стена."),
        ("go right", "Госпиталь."),
        ("go by the flow", "Так отсюда не пойти."),
        ("shoot up; go right", "Крика нет. Госпиталь."),
        ("leave two bullets; go right", "Оставлены две пули. Госпиталь."),
        ("throw a bullet right; go right", "Брошена пуля вправо. Госпиталь, найдена пуля."),
        ("throw a bullet up; go right", "Брошена пуля вверх — и снова под ногами. Госпиталь."),
        (
            "throw a corpse up; go right",
            "Бросаю труп вверх — увы, ты забываешь: трупа у тебя нет. Госпиталь.",
        ),
        ("go right, don't tell the result", "Иду вправо, результат не говорить — сделано."),
        (
            "go right, tell only whether I hit a wall and what I find",
            "1. Иду вправо — сделано. 2. Стены нет. 3. Ничего не найдено.",
        ),
        (
            "go right; if I hit a wall, shoot up, else (leave a grenade; leave all bullets)",
            "Иду вправо — госпиталь; оставляю гранату — сделано; оставляю три пули — сделано.",
        ),
    ],
)
def test_L23_an_answer_names_the_cell_and_what_came_of_it(move: str, answer: str) -> None:
    assert heard(table(HALL, NAMES), move)[0] == answer


def test_L69_a_wound_is_told_without_bending_the_name() -> None:
    game = table(HALL, NAMES)
    said = heard(game, "go right", "shoot down; go up", "go up")
    assert said == [
        "Госпиталь.",
        "Слышен крик! Суша, найден клад.",
        "Игрок Cid ранен и может заказать новую клетку.",
        "Суша.",
    ]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ToldWounded(PUBLIC, 0, True), "Анна ранена и может заказать новую клетку."),
        (ToldWounded(PUBLIC, 1, True), "Иван ранен и может заказать новую клетку."),
        (ToldWounded(PUBLIC, 2, True), "Игрок Cid ранен и может заказать новую клетку."),
        (Died(PUBLIC, 0), "Анна погибла."),
        (Died(PUBLIC, 1), "Иван погиб."),
        (Died(PUBLIC, 2), "Игрок Cid погиб."),
        (Lost(PUBLIC, 0), "Анна пропала без вести."),
        (Lost(PUBLIC, 1), "Иван пропал без вести."),
        (Lost(PUBLIC, 2), "Игрок Cid пропал без вести."),
    ],
)
def test_past_tenses_have_the_gender_that_a_player_asked_for(event: Event, sentence: str) -> None:
    assert speak(gendered(tell(event, PUBLIC, NAMES), GENDERS), "ru") == sentence


@pytest.mark.parametrize(
    ("mover", "answer"),
    [
        ("Анна", "Перешла на сушу, нашла две пули."),
        ("Иван", "Перешёл на сушу, нашёл две пули."),
        ("Cid", "Суша, найдены две пули."),
    ],
)
def test_L43_an_answer_has_the_gender_of_whoever_moved(mover: str, answer: str) -> None:
    names = (mover, "Dee")
    game = table("+--+--+\n|1  . |\n+--+--+\n|2  . |\n+--+--+\nb1: 2 bullets\n", names)
    entry = game.submit(0, "leave all bullets; go right")
    (answered,) = [event for event in entry.told(PUBLIC) if isinstance(event, Answered)]
    said = speak(gendered(tell(answered, PUBLIC, names), GENDERS), "ru")
    assert said == f"Оставлены три пули. {answer}"


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (phrase("labyrinth-bullets-held", n=0), "ни одной пули"),
        (phrase("labyrinth-bullets-held", n=1), "одна пуля"),
        (phrase("labyrinth-bullets-held", n=2), "две пули"),
        (phrase("labyrinth-bullets-held", n=5), "пять пуль"),
        (phrase("labyrinth-bullets-held", n=21), "21 пуля"),
        (phrase("labyrinth-treasure", n=2), "два клада"),
        (phrase("labyrinth-request-leave", thing=MINE), "оставляю мину"),
        (phrase("labyrinth-declared", n=22), "22 круга без изменений."),
        (phrase("labyrinth-infected", moves=11), "заражение, на лечение 11 ходов"),
        (phrase("labyrinth-walked-by-flow", kind="R"), "по течению дальше по реке"),
        (phrase("labyrinth-request-blow", way="up"), "взрываю верхнюю стену"),
    ],
)  # fmt: skip
def test_numbers_cases_and_adjectives_agree(what: Phrase, said: str) -> None:
    assert speak(what, "ru") == said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("go up; go down", "в ходе ровно одно перемещение, а здесь их может быть больше (L17)"),
        (
            "order a1; go up",
            "заказать клетку можно только в тот ход, когда объявлено ранение (L72)",
        ),
    ],
)
def test_a_refusal_begins_small_and_names_its_rule(text: str, why: str) -> None:
    game = table(HALL, NAMES)
    with pytest.raises(Refused) as refused:
        game.submit(0, text)
    assert isinstance(refused.value.why, Phrase)
    assert speak(refused.value.why, "ru") == why


WORDS = ("старый, верхний, нижний", "перерыв, за перерыв, часы, сдаюсь")
"""Lines of the help that offer several words, each to be said by itself."""


def test_L16_everything_that_the_help_offers_is_understood() -> None:
    players, _masters = speak(BOOK.speech.help, "ru").split("для ведущего:")
    offered = [re.split(" {2,}", line)[0] for line in players.strip().split("\n")]
    assert set(WORDS) < set(offered)
    for line in offered:
        for said in line.split(", ") if line in WORDS else [line]:
            assert BOOK.speech.parse(said), said


def test_L17_what_may_be_said_is_offered_in_words_that_are_understood() -> None:
    game = table(HALL, NAMES, dark_moves=True, semi_dark_moves=True)
    for command in [*game.legal(0), "start b3", "confirm", "void"]:
        said = offer(command).label
        assert isinstance(said, Phrase), command
        assert BOOK.speech.write(BOOK.speech.parse(speak(said, "ru"))) == command
