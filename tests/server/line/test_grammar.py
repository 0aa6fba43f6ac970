"""What is a word of the protocol, what is for the game, and what a new table is wished to be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.server.line.grammar import NotUnderstood, new_table, numbered, read, since
from asterion.server.tables import Terms


@pytest.mark.parametrize(
    ("line", "word", "rest"),
    [
        (b"books", "books", ""),
        (b" JOIN abc  Ann of Knossos ", "join", "abc  Ann of Knossos"),
        (b"sit abc seat_x since 4", "sit", "abc seat_x since 4"),
        (b"help", "help", ""),
        (b"book labyrinth", "book", "labyrinth"),
    ],
)
def test_before_a_table_every_line_begins_with_a_word(line: bytes, word: str, rest: str) -> None:
    assert read(line, is_at_table=False) == (word, rest)


@pytest.mark.parametrize(
    ("line", "word", "rest"),
    [
        (b"look", "look", ""),
        (b"look north", "do", "look north"),
        (b"start", "start", ""),
        (b"start b3", "do", "start b3"),  # Labyrinth's secret start cell
        (b"leave", "leave", ""),
        (b"leave Bob", "do", "leave Bob"),  # the master's word
        (b"join Cid", "do", "join Cid"),
        (b"say hello", "do", "say hello"),
        (b"do look", "do", "look"),
        (b"answer 3 move north", "answer", "3 move north"),
        (b"chat look at this", "chat", "look at this"),
        (b"log 12", "log", "12"),
        (b"n", "do", "n"),
        (b"open the door", "do", "open the door"),
    ],
)
def test_at_a_table_what_is_no_word_is_for_the_game(line: bytes, word: str, rest: str) -> None:
    assert read(line, is_at_table=True) == (word, rest)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (None, "at most"),
        (b"\xff\xfe", "not text in UTF-8: see byte 1"),
        (b"join abc A\x1b[2Jnn", "printable"),
        (b"jion abc Ann", "did you mean “join”?"),
        (b"look", "needs a table"),
    ],
)
def test_what_is_of_no_use_is_said_in_a_sentence(line: bytes | None, said: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        read(line, is_at_table=False)
    assert said in str(error.value)


@given(st.binary(max_size=200), st.booleans())
def test_any_bytes_are_read_or_not_understood(line: bytes, is_at_table: bool) -> None:
    try:
        said = read(line, is_at_table)
    except NotUnderstood:
        return
    assert said is None or said.word.islower()


def test_a_table_is_wished_for_in_words() -> None:
    wish = new_table(
        'dooom seats=3 bots=walker,hunter name=Ann title="Down we go" '
        "hit-points=5 listed=yes width=12 start=host",
        Terms,
    )
    assert wish == {
        "book": "dungeon-of-dooom",
        "name": "Ann",
        "title": "Down we go",
        "seats": [
            {"kind": "person"},
            {"kind": "bot", "bot": "walker"},
            {"kind": "bot", "bot": "hunter"},
        ],
        "terms": {"listed": True, "start": "host"},
        "options": {"hit_points": 5},
        "settings": {"width": 12},
    }


@pytest.mark.parametrize("said", ["Аня:она", "Аня:she", '"Аня : она"'])
def test_a_player_who_opens_says_how_they_are_spoken_of(said: str) -> None:
    wish = new_table(f"labyrinth name={said} skips=да", Terms)
    assert (wish["name"], wish["gender"]) == ("Аня", "she")
    assert wish["options"] == {"skips": True}


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("", "say open BOOK"),
        ("chess", "there is no rule book “chess”"),
        ("dooom seats", "sets nothing"),
        ("dooom hitpoints=5", "did you mean “hit_points”?"),
        ("dooom hit-points=many", "it must be 1 to 99"),
        ("dooom seats=99", "seats must be a number"),
        ("dooom seats=1 bots=walker,walker", "seats, including bots"),
        ("cc3k seats=2", "ChamberCrawler3000 has 1 seat, including bots"),
        ('dooom title="no end', "quote a value"),
    ],
)
def test_a_wish_that_cannot_be_is_said_in_a_sentence(said: str, why: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        new_table(said, Terms)
    assert why in str(error.value)


@given(st.text(max_size=80))
def test_any_wish_is_read_or_not_understood(said: str) -> None:
    try:
        wish = new_table(f"dooom {said}", Terms)
    except NotUnderstood:
        return
    assert wish["book"] == "dungeon-of-dooom"


@pytest.mark.parametrize("rest", ["", "x go", "3", "3 ", "-1 go", "٣ go", "9" * 20 + " go"])
def test_an_answer_has_its_number(rest: str) -> None:
    with pytest.raises(NotUnderstood):
        numbered(rest)


def test_an_answer_and_a_coming_back_are_read() -> None:
    assert numbered("3  move north ") == (3, "move north")
    assert since([]) is None
    assert since(["since 12"]) == 12
    with pytest.raises(NotUnderstood):
        since(["12"])
