"""The master puts a player on another tile (O5)."""

import io

from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books import book
from asterion.books.dooom.say import parse, write
from asterion.books.dooom.say.command import Place
from asterion.core.records import record
from asterion.core.records.replay import verify
from tests.books.dooom.helper import game

HALL = """
    1.....E
    .#####.
    2.G...A
"""


def test_O5_a_player_is_put_on_a_free_tile_and_his_map_begins_anew() -> None:
    table = game(HALL, win=1)
    assert table("GM: place Ann 7 3") == [
        "Ann is in column 7, row 3.",
        "Ann is put on another tile; their map starts over.",
    ]
    assert table.hears("Ann") == ["You are put on another tile; your map starts over."]
    assert table.sees("Ann") == ["X.E#X", "##.##", "..A##", "#####", "X###X"]
    assert table.sees("Bob")[0] == "X#..X"
    assert table.map() == ["......E", ".#####.", "2.G...1"]
    table("Ann: pick up", "Ann: west", "Ann: west")
    assert table.map() == ["......E", ".#####.", "2.G.1.."]
    assert len(table.table.book.view.screen(table.table.view(0)).board) == 5


def test_O5_being_put_on_an_exit_wins_nothing_and_costs_nothing() -> None:
    table = game(HALL)
    table("GM: place Ann 7 1")
    assert table.table.result is None
    assert table.status("Ann")["Action points"] == "6"


def test_O5_others_see_it_and_are_told_nothing_else() -> None:
    table = game(HALL)
    table("GM: place Ann 3 3")
    assert table.hears("Bob") == []
    assert table.sees("Bob") == ["X#..X", "##.##", "##..P", "#####", "X###X"]


def test_O5_where_one_stands_oneself_there_is_room() -> None:
    table = game(HALL)
    table("GM: place Ann 1 1")
    assert table.map()[0] == "1.....E"


def test_O5_only_the_master_and_only_where_there_is_room() -> None:
    table = game(HALL)
    assert table.refuses("Ann: place Ann 3 3") == "only the master can say that"
    assert table.refuses("GM: place Ann 2 2") == "nobody can be put into a wall (O5)"
    assert table.refuses("GM: place Ann 1 3") == "somebody is already there (O5)"
    assert table.refuses("GM: place Ann 8 1") == "the map has 7 columns and 3 rows"
    assert table.refuses("GM: place Ann 0 1") == "the map has 7 columns and 3 rows"
    assert "nobody here is called “Zoe”" in table.refuses("GM: place Zoe 1 1")
    for words in ("place", "place Ann", "place Ann 1", "place Ann -1 1"):
        assert table.refuses(f"GM: {words}") == "say whom and where: place NAME COLUMN ROW"
    assert "the word “x”" in table.refuses("GM: place Ann 1 x")
    table("GM: leave Ann")
    assert table.refuses("GM: place Ann 3 3") == "Ann is dead"


def test_O5_it_is_recorded_and_plays_again() -> None:
    table = game(HALL)
    table("GM: place Ann 6 1", "Ann: east")
    file = io.BytesIO()
    record.write(table.table, file)
    again = verify(record.read(file.getvalue()), book("dooom"))
    assert again.entries == table.table.entries
    assert again.entries[1].do == "place Ann 6 1"


@settings(max_examples=30)
@given(
    name=st.sampled_from(("Ann", "Player 1", "a b 3")),
    place=st.tuples(*[st.integers(0, 10000)] * 2),
)
def test_O5_it_is_written_as_it_is_read(name: str, place: tuple[int, int]) -> None:
    command = Place(name, *place)
    assert parse(write(command)) == command
