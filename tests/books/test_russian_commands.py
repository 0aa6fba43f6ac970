"""Dooom and CC3k in Russian words: the same commands, and nothing guessed."""

from typing import Any

import pytest

from asterion.books.cc3k import say as cc3k
from asterion.books.dooom import say as dooom
from asterion.core.contract.book import Refused

DOOOM = {
    "иду на север": "move north", "север": "move north", "с": "move north", "в": "move east",
    "ю": "move south", "з": "move west", "на запад иду": "move west", "шаг на юг": "move south",
    "пойду на восток": "move east", "вверх": "move north", "влево": "move west",
    "атакую на восток": "attack east", "бью на юг": "attack south", "бью с": "attack north",
    "на запад бью": "attack west", "удар на север": "attack north", "беру": "pick up",
    "подбираю сокровище": "pick up", "беру золото": "pick up", "конец хода": "end",
    "закончить ход": "end", "пас": "end", "жду": "end", "смотрю": "look", "осматриваюсь": "look",
    "говорю привет всем": "say привет всем", "крикнуть: Ау!": "say Ау!", "Иду На Юг": "move south",
    "отакую на восток": None, "время Анна": "time Анна", "уходит Алёна": "leave Алёна",
    "ставлю Анна 3 4": "place Анна 3 4", "возвращается Bob": "return Bob",
    "иду": None, "бью": None, "иду на север и на юг": None, "не иду на север": None,
    "север юг": None, "привет": None, "беру на север": None, "смотрю на север": None,
}  # fmt: skip
CC3K = {
    "тень": "s", "дроу": "d", "вампир": "v", "гоблин": "g", "тролль": "t", "играю вампиром": "v",
    "выбираю расу тролль": "t", "иду на север": "no", "север": "no", "юго-запад": "sw", "св": "ne",
    "сз": "nw", "юв": "se", "юз": "sw", "иду с": "no", "в": "ea", "на северо-восток": "ne",
    "пью на север": "u no", "пью зелье на юг": "u so", "выпить зелье сз": "u nw",
    "бью на запад": "a we", "атакую юго-восток": "a se", "на восток бью": "a ea",
    "замри": "f", "заново": "r", "начать заново": "r", "сдаюсь": "q", "выход": "q",
    "северо-васток": None,
    "иду": None, "пью": None, "бью зелье": None, "не бью на запад": None, "тень вампир": None,
    "привет": None, "замри на север": None, "север юг": None,
}  # fmt: skip


@pytest.mark.parametrize(
    ("room", "said", "meant"),
    [
        *((dooom, said, meant) for said, meant in DOOOM.items()),
        *((cc3k, said, meant) for said, meant in CC3K.items()),
    ],
)
def test_O8_C34_commands_are_said_in_russian(room: Any, said: str, meant: str | None) -> None:
    if meant is not None:
        assert room.write(room.parse(said)) == meant
        return
    with pytest.raises(Refused):
        room.parse(said)
