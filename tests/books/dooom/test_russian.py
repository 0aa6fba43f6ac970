"""Dooom in Russian: you and the others, numbers, and names that are not bent."""

import re

from asterion.books import book
from asterion.books.dooom.event import Saw
from asterion.books.dooom.words import offer, tell
from asterion.core.phrase import Phrase
from asterion.core.referee.names import find_seat
from asterion.words import speak
from tests.books.dooom.helper import HIT, MISS, Game, game


def heard(table: Game, line: str, listener: str) -> list[str]:
    """What one of them hears of a line that somebody says."""
    name, _, text = line.partition(": ")
    names = table.table.names
    entry = table.table.submit(find_seat(name, names), text)
    ear = find_seat(listener, names)
    told = [event for event in entry.told(ear) if not isinstance(event, Saw)]
    return [speak(tell(event, ear, names), "ru") for event in told]


def test_O6_points_are_counted_as_russian_counts() -> None:
    table = game("1.....\n2....E", win=0)
    assert [heard(table, "Ann: e", "Ann")[0] for _ in range(5)] == [
        "Ты идёшь на восток; осталось 5 очков действия.",
        "Ты идёшь на восток; осталось 4 очка действия.",
        "Ты идёшь на восток; осталось 3 очка действия.",
        "Ты идёшь на восток; осталось 2 очка действия.",
        "Ты идёшь на восток; осталось 1 очко действия.",
    ]
    assert heard(table, "Ann: end", "Bob") == ["Круг 1: твой ход.", "У тебя 6 очков действия."]


def test_O12_a_blow_is_told_to_both_without_bending_a_name() -> None:
    assert heard(game("12.E", dice=[HIT]), "Ann: attack east", "Ann")[0] == (
        "Ты попадаешь в игрока Bob."
    )
    assert heard(game("12.E", dice=[HIT]), "Ann: attack east", "Bob")[0] == (
        "Ann попадает: ты теряешь 1 очко здоровья, остаётся 2."
    )
    assert heard(game("12.E", dice=[MISS]), "Ann: attack east", "Bob")[0] == "Ann бьёт мимо тебя."


def test_O9_things_are_picked_up_in_the_accusative() -> None:
    table = game("1.E", on="L")
    assert heard(table, "Ann: pick up", "Ann") == [
        "Ты поднимаешь фонарь; осталось 5 очков действия."
    ]


def test_O16_the_winner_is_told_what_was_brought_out() -> None:
    table = game("1GE\n2..", win=1)
    for line in ("Ann: e", "Ann: pick up"):
        table(line)
    assert heard(table, "Ann: e", "Bob")[-1] == "Победа! Ann выносит 1 сокровище!"


def test_O7_everything_that_the_help_offers_is_understood() -> None:
    dooom = book("dungeon-of-dooom")
    players, _masters = speak(dooom.speech.help, "ru").split("для ведущего:")
    for line in players.strip().split("\n"):
        form, meaning = re.split(" {2,}", line, maxsplit=1)
        other = meaning.split("или: ")[1].split(",")[0].split(" (")[0]
        assert dooom.speech.parse(form) == dooom.speech.parse(other), line


def test_O8_what_may_be_said_is_offered_in_words_that_are_understood() -> None:
    dooom = book("dungeon-of-dooom")
    table = game("12E", on="G", win=1).table
    assert set(table.legal(0)) == {"attack east", "pick up", "end"}
    for command in (*table.legal(0), "move north", "move west"):
        said = offer(command).label
        assert isinstance(said, Phrase), command
        assert dooom.speech.write(dooom.speech.parse(speak(said, "ru"))) == command
