"""L17 in Russian: the same commands, the same record, whatever language a move is said in."""

import pytest

from asterion.books.labyrinth.say.command import Move
from asterion.books.labyrinth.say.saying import parse, write
from asterion.books.labyrinth.say.speech import hear
from asterion.books.labyrinth.words.requests import request_said
from asterion.core.contract.book import Refused
from asterion.core.referee.understanding import Listening
from asterion.words.spoken import spoken
from tests.books.labyrinth.test_sayings import TABLES, sayings

IN_ENGLISH = ["a1", "b1", "go right", "shoot down; go left", "how many bullets do I have?"]
IN_RUSSIAN = ["старт a1", "начинаю с b1", "вправо", "стреляю вниз и иду влево", "сколько пуль?"]


def test_L17_a_record_does_not_tell_in_which_language_a_move_was_said() -> None:
    def commands(said: list[str]) -> list[str]:
        return [write(parse(text)) for text in said]

    assert commands(IN_ENGLISH) == commands(IN_RUSSIAN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("стреляю влево в игрока Bob", "shoot left at Bob"),
        ("стреляю влево в Bob на b3", "shoot left at Bob on b3"),
        ("стреляю вправо по Алёна", "shoot right at Алёна"),
        ("recall Анна", "recall the last move of Анна"),
    ],
)
def test_L84_a_name_stays_as_it_is(said: str, meant: str) -> None:
    assert write(parse(said)) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("время Влево", "time Влево"),
        ("повтори ход Если Стена", "recall the last move of Если Стена"),
        ("что сделала Аня?", "recall the last move of Аня"),
        ("напомни все ходы Боба", "recall every move of Боб"),
        ("стреляю влево в Аню на b3", "shoot left at Аня on b3"),
    ],
)
def test_L26_names_are_known_in_their_cases(said: str, meant: str) -> None:
    names = ("Влево", "Если Стена", "Аня", "Боб")
    assert write(hear(said, Listening(names))) == meant


@pytest.mark.parametrize("said", ["стреляю влево красиво", "стреляю влево Bob", "иду домой"])
def test_L17_a_strange_word_is_quoted_and_not_guessed_at(said: str) -> None:
    with pytest.raises(Refused) as refused:
        hear(said, Listening(("Аня",)))
    assert f"“{said}”" in str(refused.value)
    assert f"“{said.split()[-1]}”" in str(refused.value)


@pytest.mark.parametrize(
    ("said", "columns", "meant"),
    [
        ("старт а1", 0, "start a1"),
        ("начну с Б2", 6, "start b2"),
        ("заказываю с3 и иду вверх", 6, "order c3; go up"),
        ("заказываю Г4 и иду вверх", 6, "order d4; go up"),
        ("старт в2", 2, "start b2"),
    ],
)
def test_L9_letters_of_another_alphabet_are_judged_by_the_board(
    said: str, columns: int, meant: str
) -> None:
    assert write(hear(said, Listening((), columns))) == meant


def test_L9_letters_that_could_be_two_columns_are_asked_back() -> None:
    with pytest.raises(Refused, match=r"“start (b2” or “start c2|c2” or “start b2)”"):
        hear("старт в2", Listening((), 6))


def test_L17_what_can_mean_two_things_is_offered_in_the_language_of_the_listener() -> None:
    with pytest.raises(Refused) as refused:
        parse("стреляю влево и вправо")
    assert "“shoot left; go right”" in str(refused.value)
    assert "shoot" not in spoken(refused.value.why, "xx"), "nothing of it is English text"


def test_L17_every_move_that_is_said_in_russian_is_understood_again() -> None:
    """What a player reads of a move they can say themselves, to the same effect."""
    moves = {saying.meant for table in TABLES for saying in sayings(table)}
    unlike = []
    for move in sorted(moves - {"help", "refused"}):
        command = None if move.startswith("refused") else parse(move)
        if not isinstance(command, Move):
            continue
        said = spoken(request_said(command.request), "ru")
        if "order" not in move and (not said.isascii() and again(said) != move):
            unlike.append((move, said, again(said)))
    assert unlike == []


def again(said: str) -> str:
    try:
        return write(parse(said))
    except Refused as refused:
        return str(refused)
