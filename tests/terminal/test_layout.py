"""Fitting things into a screen."""

from hypothesis import given
from hypothesis import strategies as st

from asterion.core.contract.looks import Looks
from asterion.core.contract.screen import SEEN
from asterion.terminal.layout import cut, hanging, in_one_row, in_rows, window
from asterion.terminal.page import Page
from asterion.terminal.plain import paint
from asterion.words.spoken import Row, Screen

SIZES = st.integers(1, 200)


@given(SIZES, SIZES, st.data())
def test_a_window_holds_its_focus_and_wastes_no_room(
    length: int, room: int, data: st.DataObject
) -> None:
    focus = data.draw(st.integers(0, length - 1))
    shown = window(length, room, focus)
    assert focus in shown
    assert len(shown) == min(length, room)
    assert set(shown) <= set(range(length))


@given(SIZES, SIZES, st.data())
def test_a_board_is_cut_around_the_player(width: int, height: int, data: st.DataObject) -> None:
    column, row = data.draw(st.integers(0, width - 1)), data.draw(st.integers(0, height - 1))
    board = ["." * width for _ in range(height)]
    board[row] = "." * column + "@" + "." * (width - column - 1)
    shades = [SEEN * width for _ in range(height)]
    across, down = cut(Screen(board, shades), 20, 10)
    assert (column in across, row in down) == (True, True)
    assert (len(across), len(down)) == (min(width, 20), min(height, 10))


def test_a_board_of_uneven_rows_is_cut_as_well() -> None:
    across, down = cut(Screen(["ab", "abcdef", "a"], ["kk", "kkkkkk", "k"]), 3, 2)
    assert (len(across), len(down)) == (3, 2)


def test_rows_break_between_things_only() -> None:
    assert in_rows(["one", "two", "three"], "  ", 8) == [["one", "two"], ["three"]]


def test_a_status_longer_than_the_screen_goes_on_below() -> None:
    carries = "90 bullets, 15 grenades, 1 boat and the treasure"
    screen = Screen([], [], [Row("turn", "Turn", "yours"), Row("carrying", "Carrying", carries)])
    shown = paint(Page("A game", Looks(), screen), 30)
    assert shown[2:] == [
        "Turn: yours",
        "Carrying: 90 bullets, 15",
        "  grenades, 1 boat and the",
        "  treasure",
    ]


def test_a_row_that_is_too_long_says_so() -> None:
    assert in_one_row("Say: ", ["north", "east"], 40) == "Say: north, east"
    assert in_one_row("Say: ", ["north", "east", "south"], 20) == "Say: north, east, …"


def test_a_list_of_two_columns_keeps_its_second_column() -> None:
    assert hanging(["", "say TEXT    aloud, to all of them", "end"], 25) == [
        "",
        "say TEXT    aloud, to all",
        "            of them",
        "end",
    ]
