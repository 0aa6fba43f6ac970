"""The map and the start: O1 to O5."""

from collections import Counter

import pytest

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import problems, read_plan
from asterion.core.contract.book import Refused
from asterion.core.dice import Dice, branching
from asterion.core.referee.table import Table
from tests.books.dooom.helper import game


def test_O1_off_the_map_looks_and_feels_like_wall() -> None:
    open_border = game("""
        1.E
        ...
        """)
    walled = game("""
        #####
        #1.E#
        #...#
        #####
        """)
    assert (
        open_border.sees("Ann")
        == walled.sees("Ann")
        == ["X###X", "#####", "##..E", "##...", "X###X"]
    )
    assert open_border.refuses("Ann: north") == walled.refuses("Ann: north")
    assert open_border.refuses("Ann: north") == "can't move into a wall (O8)"


def test_O1_the_map_may_be_any_rectangle() -> None:
    assert game("1E")("Ann: e")[-1] == "You win! You got out with 0 treasures."


def test_O2_a_tile_holds_one_thing_and_exits_hold_nothing() -> None:
    table = game(
        """
        1GE
        """,
        win=1,
    )
    table("Ann: e", "Ann: p")
    assert table.map() == [".1E"]
    assert table.refuses("Ann: p") == "nothing to pick up (O9)"


def test_O3_too_little_treasure_or_no_exit_are_faults_all_named_at_once() -> None:
    plan = read_plan("name Bad\nwin 2\n..G\n...\n")
    faults = {fault.text for fault in problems(plan, DooomOptions(), 1) if not fault.advice}
    assert faults == {
        "there is no exit: draw at least one E",
        "the target is 2, but there is only 1 treasure",
    }


def test_O3_treasure_behind_walls_does_not_count() -> None:
    plan = read_plan("name Sealed\nwin 2\nG#G.E\n")
    assert [p.text for p in problems(plan, DooomOptions(), 1) if not p.advice] == [
        "there is no place from which both an exit and 2 treasure can be reached"
    ]


def test_O3_surplus_treasure_out_of_reach_is_only_worth_a_word() -> None:
    plan = read_plan("name Surplus\nwin 1\nG#G.E\n")
    assert [str(problem) for problem in problems(plan, DooomOptions(), 1)] == [
        "line 3, column 1: advice (O3): this treasure is out of reach"
    ]


def test_O4_the_target_is_told_at_the_start_and_may_be_nothing() -> None:
    assert game("1E").hears("Ann")[0] == "The game is on: bring 0 treasure to an exit."
    assert game("1GGE", win=2).hears("Ann")[0] == "The game is on: bring 2 treasure to an exit."
    status = game("1GGE", win=2).status("Ann")
    assert status["Treasure"] == "0 of 2"
    assert status["Goal"] == "Treasure wanted: 2, and you have 0. Then step onto an exit."


def test_O5_three_hit_points_and_nothing_carried() -> None:
    status = game("1.E").status("Ann")
    assert (status["Hit points"], status["Carrying"]) == ("3", "nothing")
    assert game("1.E", hit_points=7).status("Ann")["Hit points"] == "7"


def test_O5_every_free_tile_from_which_one_can_win_is_equally_likely() -> None:
    """The exit and the item are starts like any other; the sealed corner is none."""
    plan = read_plan("name Starts\nwin 1\nG.E#.\n##S#G\n")
    odds = Counter[int]()

    def open_table(dice: Dice) -> tuple[int, int]:
        first, second = Table(book("dooom"), plan, ["Ann", "Bob"], dice=dice).state.at
        return first, second

    for chance, cells in branching(open_table):
        assert cells[0] != cells[1]
        for cell in cells:
            odds[cell] += chance  # type: ignore[assignment]
    tiles = {chr(plan.tiles[cell]): share for cell, share in odds.items()}
    assert tiles == dict.fromkeys("G.ES", 0.5)


def test_O5_what_lies_on_the_starting_tile_is_not_collected_by_itself() -> None:
    table = game("1.E", on="S")
    assert table.status("Ann")["Carrying"] == "nothing"
    assert table("Ann: pick up") == ["You pick up a sword; 5 action points left."]


def test_O5_a_full_map_refuses_another_player() -> None:
    full = game("12E", dice=[0])
    full("GM: join Cid")
    assert full.refuses("GM: join Dee") == "the map is full (O5)"
    with pytest.raises(Refused, match="3 players cannot start here"):
        Table(book("dooom"), read_plan("name Small\nwin 0\n.E\n"), ["Ann", "Bob", "Cid"])
