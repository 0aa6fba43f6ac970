"""Play on a real terminal, looked at through a terminal in memory."""

import re

import pytest

from asterion.books import SHELF
from tests.terminal.helper import HALL, Home, terminal

NEAR_THE_WALL = ("--seed", "4")  # in the corridor: two steps west of the treasure
COLOUR = re.compile(rb"\033\[[0-9;]*m")
CLEAR = b"\033[2J"
FORGET = b"\033[3J"


def test_what_is_seen_now_is_brighter_than_what_is_remembered(home: Home) -> None:
    with terminal(home, "dooom", "--plan", home.plan(), *NEAR_THE_WALL) as screen:
        screen.until("move>").type("e", until="move>").type("e", until="move>")
        screen.type("e", until="move>")
        assert "│ # . . . G @ . E " in screen.text
        walls = screen.cells("#")
        seen = [cell for cell in walls if cell.fg == "brightblue" and cell.bold]
        remembered = [cell for cell in walls if cell.fg == "blue" and not cell.bold]
        assert len(seen) == 3 + 5 + 5 + 3
        assert remembered
        assert len(seen) + len(remembered) == len(walls)
        assert {cell.bg for cell in seen}.isdisjoint(cell.bg for cell in remembered)


def test_oneself_treasure_exit_and_walls_have_colours_of_their_own(home: Home) -> None:
    with terminal(home, "dooom", "--plan", home.plan(), "--seed", "5") as screen:
        screen.until("move>")
        looks = {
            symbol: (cell.fg, cell.bg) for symbol in "@GE#." for cell in screen.cells(symbol)[:1]
        }
        assert len(set(looks.values())) == 5


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (40, 20)])
def test_a_page_fits_on_the_screen(home: Home, columns: int, rows: int) -> None:
    arguments = ("dooom", "--plan", home.plan(HALL), "--seed", "3", "--bots", "2")
    with terminal(home, *arguments, columns=columns, rows=rows) as screen:
        screen.until("move>")
        for command in ["e"] * 5 + ["say " + "words and more words " * 8]:
            screen.type(command, until="move>")
            assert screen.lines[0].strip() == "Dungeon of Dooom · Theseus"
            assert "@" in screen.text
            assert "Hit points" in screen.text


def test_a_line_that_was_refused_is_answered_below_the_page(home: Home) -> None:
    with terminal(home, "dooom", "--plan", home.plan(), *NEAR_THE_WALL) as screen:
        screen.until("move>").type("n", until="move>")
        assert screen.lines[-2] == "Can't move into a wall (O8)."
        assert screen.lines[0].strip() == "Dungeon of Dooom · Theseus"


def test_no_color_is_obeyed(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(), *NEAR_THE_WALL)
    with terminal(home, *arguments, environment={"NO_COLOR": "1"}) as screen:
        screen.until("move>").type("n", until="move>").type("e", until="move>")
        assert not COLOUR.search(screen.sent)
        assert CLEAR in screen.sent
        assert " #[. . @ G .]" in screen.text


def test_an_empty_no_color_means_nothing(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(), *NEAR_THE_WALL)
    with terminal(home, *arguments, environment={"NO_COLOR": ""}) as screen:
        assert COLOUR.search(screen.until("move>").sent)


def test_a_dumb_terminal_gets_plain_lines(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(), *NEAR_THE_WALL)
    with terminal(home, *arguments, environment={"TERM": "dumb"}) as screen:
        screen.until("move>").type("e", until="move>")
        assert b"\033" not in screen.sent


def test_ctrl_c_ends_politely_and_the_game_is_kept(home: Home) -> None:
    arguments = ("--plan", home.plan(), *NEAR_THE_WALL, "--record", str(home.record))
    with terminal(home, "dooom", *arguments) as screen:
        screen.until("move>").type("e", until="move>").press("half a wo")
        screen.until("> half a wo").interrupt()
        assert screen.end() == 130
        assert "Traceback" not in screen.text
        assert f"asterion play --resume {home.record}" in screen.text.replace("\n", "")
    assert "Action points: 5" in home.play("--resume", str(home.record)).out


def test_ctrl_d_ends_politely_and_the_game_is_kept(home: Home) -> None:
    arguments = ("--plan", home.plan(), *NEAR_THE_WALL, "--record", str(home.record))
    with terminal(home, "dooom", *arguments) as screen:
        screen.until("move>").type("e", until="move>").press("\x04")
        assert screen.end() == 0
        assert "The game is saved." in screen.text
    assert "Action points: 5" in home.play("--resume", str(home.record)).out


def test_ctrl_c_before_a_book_was_chosen(home: Home) -> None:
    with terminal(home) as screen:
        screen.until(f"1 to {len(SHELF)}>").press("du")
        screen.until("> du").interrupt()
        assert screen.end() == 130
        assert "Traceback" not in screen.text


def test_alone_nobody_hands_over_and_the_scrollback_is_left_alone(home: Home) -> None:
    arguments = ("dooom", "--plan", home.plan(HALL), "--bots", "2", "--seed", "3")
    with terminal(home, *arguments) as screen:
        screen.until("move>").type("end", until="move>").type("end", until="move>")
        assert b"please look away" not in screen.sent
        assert FORGET not in screen.sent


def test_the_end_shows_the_whole_map_in_colour(home: Home) -> None:
    with terminal(home, "dooom", "--plan", home.plan(), *NEAR_THE_WALL) as screen:
        screen.until("move>")
        for command in ["e", "e", "p", "e", "e"]:
            screen.type(command, until="move>")
        screen.press("e\r")
        assert screen.end() == 0
        assert "the whole map" in screen.text
        assert "│ # . . . . . . 1 #" in screen.text
        assert screen.cells("1")[0].fg == "brightmagenta"
        assert "Theseus has won!" in screen.text
