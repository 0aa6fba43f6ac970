"""`asterion play cc3k` on a whole screen, looked at through a terminal in memory."""

import os
import signal
import termios

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.plan.kinds import WAYS
from asterion.books.cc3k.plan.model import default_plan
from asterion.commands.common import make_plan
from asterion.core.dice import Rolled
from asterion.terminal.cc3k.keys import WAY_OF, pressed
from asterion.terminal.cc3k.picture import Page, neighbours, picture
from asterion.terminal.cc3k.tty import ENTER, LEAVE
from asterion.terminal.words import word
from tests.books.cc3k.table import Game, floor
from tests.terminal.crawling import crawling, press, see
from tests.terminal.helper import Home, Terminal, terminal

YARD = floor("|-------|\n|...@...|\n|..1.M..|\n|.......|\n|-------|")
DUEL = floor("|---|\n|@H|\n|---|")
OUT = floor(r"|@\|", stairs=False)
COLOUR = b"\033[1;7m@"


def test_C33_a_race_is_chosen_by_its_letter(home: Home) -> None:
    with terminal(home, "cc3k", "--seed", "3") as screen:
        see(screen, "  t  Troll    HP 120  Atk 25  Def 15")
        press(screen, "x", "Press one of s, d, v, g, t")
        press(screen, "v", "Vampire  HP 50  Atk 25  Def 25  Gold 0  Floor 1 of 5")


def test_C45_at_80x24_the_map_scrolls_around_the_player(home: Home) -> None:
    rows = ["|" + "." * 70 + "|"] * 24
    rows[1] = "|" + "." * 34 + "@" + "." * 35 + "|"
    with crawling(home, "\n".join(rows) + "\n" + " " * 70 + "\\\n") as screen:
        see(screen, "?: keys")  # the last row, which may come in another piece
        assert len(screen.lines) == 24
        assert screen.lines[1].index("@") == 35
        assert screen.lines[19].startswith("Shade  HP 125")
        assert screen.lines[23].startswith("map goes on ↓   ?: keys")
        press(screen, "j" * 18, "map goes on ↑   ?")
        assert any("@" in line for line in screen.lines[:19])
        assert screen.lines[20:23] == ["PC moves South."] * 3


def test_C45_at_120x40_everything_is_there(home: Home) -> None:
    with crawling(home, YARD, columns=120, rows=40) as screen:
        press(screen, "h", "PC moves West")
        see(screen, "Beside you")
        assert screen.lines[1].startswith("|..@")
        assert screen.lines[0][81:] == "Shade, floor 1 of 5"
        assert "HP 125 of 125" in screen.lines[1]
        assert "P south: a potion you do not know" in screen.text
        assert screen.lines[26] == "PC moves West and sees an unknown potion."
        assert len(screen.lines) == 40


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (40, 12), (79, 30)])
def test_C45_no_row_is_longer_than_the_screen(home: Home, columns: int, rows: int) -> None:
    with terminal(home, "cc3k", "--seed", "3", columns=columns, rows=rows) as screen:
        see(screen, "Who are you?")
        press(screen, "s", "has spawned.")
        press(screen, "?", "ChamberCrawler3000: down")
        press(screen, " ", "has spawned.")
        assert "@" in screen.text
        assert len(screen.lines) <= rows


def test_C45_the_map_is_in_colour_unless_nobody_wants_any(home: Home) -> None:
    with crawling(home, YARD) as screen:
        assert COLOUR in screen.sent
    home.record.unlink()
    with crawling(home, YARD, NO_COLOR="1") as screen:
        assert b"m@" not in screen.sent
        assert "@" in screen.text


# ---- keys


def test_C45_arrows_numpad_vi_keys_and_wasd_lead_the_eight_ways() -> None:
    ways = {way: {key for key, number in WAY_OF.items() if WAYS[number] == way} for way in WAYS}
    assert ways == {
        "no": {"up", "8", "k", "w"},
        "so": {"down", "2", "j", "s"},
        "ea": {"right", "6", "l", "d"},
        "we": {"left", "4", "h", "a"},
        "ne": {"page up", "9", "u"},
        "nw": {"home", "7", "y"},
        "se": {"page down", "3", "n"},
        "sw": {"end", "1", "b"},
    }


def test_C45_keys_are_told_apart_however_they_arrive() -> None:
    assert pressed("k\033[A\033OB7\033[5~\033[1;5C?") == (
        ["k", "up", "down", "7", "page up", "unknown", "?"],
        "",
    )
    assert pressed("l\033[") == (["l"], "\033[")
    assert pressed("\033") == ([], "\033")


@pytest.mark.parametrize(
    ("keys", "moved"),
    [
        ("\033[B", "PC moves South"),
        ("\033OD", "PC moves West"),
        ("6", "PC moves East"),
        ("j", "PC moves South"),
    ],
)
def test_C45_a_key_is_a_step(home: Home, keys: str, moved: str) -> None:
    with crawling(home, YARD, "--seed", "1") as screen:
        press(screen, keys, moved)


def test_C45_to_walk_into_an_enemy_is_to_strike_it(home: Home) -> None:
    with crawling(home, DUEL, "--seed", "1") as screen:
        press(screen, "l", "PC deals 21 damage to H (119 HP).")
        press(screen, "l", "PC deals 21 damage to H (98 HP).")


def test_C45_a_potion_is_drunk_only_with_enter(home: Home) -> None:
    """A key that is held down drinks nothing; any other key is no answer."""
    with crawling(home, YARD, "--seed", "1") as screen:
        press(screen, "b" * 5, "A potion you do not know. Enter drinks it.")
        press(screen, "k\r", "That key does nothing here")
        assert "Atk 25" in screen.text
        press(screen, "1", "A potion you do not know. Enter drinks it.")
        press(screen, "\r", "PC uses BA.")
        see(screen, "Atk 30")


def test_C21_a_peaceful_merchant_is_struck_only_with_enter(home: Home) -> None:
    with crawling(home, YARD, "--seed", "1") as screen:
        press(screen, "nnn", "The merchant is peaceful. Enter strikes it")
        press(screen, "\r", "Merchants are hostile from now on.")


def test_C45_help_and_log_are_pages_of_their_own(home: Home) -> None:
    with crawling(home, YARD, "--seed", "1") as screen:
        press(screen, "?", "Press any key to return to the game.")
        assert "into a potion     you are asked" in screen.text
        press(screen, "?", "Player character has spawned.")
        press(screen, "f", "Enemies stop moving.")
        press(screen, "m", "f: Enemies stop moving.")
        press(screen, "m", "enemies are frozen")


def test_the_help_page_fits_on_the_smallest_usual_screen() -> None:
    lines = word("terminal-crawl-keys").split("\n")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


def test_C34_a_restart_has_to_be_confirmed(home: Home) -> None:
    with crawling(home, YARD, "--seed", "1") as screen:
        press(screen, "r", "Start again with another race? y or n")
        press(screen, "n", "?: keys")
        press(screen, "r", "Start again with another race? y or n")
        press(screen, "y", "Who are you?")
        press(screen, "t", "Troll  HP 120")


def test_C34_giving_up_has_to_be_confirmed(home: Home) -> None:
    with crawling(home, YARD, "--seed", "1") as screen:
        press(screen, "Q", "Give up and end the game? y or n")
        press(screen, "y", "The game is over. Press any key to leave.")
        screen.press(" ")
        assert screen.end() == 0
        assert "Theseus gave up." in screen.text


def test_C9_the_stairs_of_the_fifth_floor_are_the_end(home: Home) -> None:
    with crawling(home, OUT) as screen:
        for level in range(2, 6):
            press(screen, "l", f"Floor {level} of 5")
        press(screen, "l", "The game is over. Press any key to leave.")
        assert "PC has won. Score: 0." in screen.text
        screen.press("x")
        assert screen.end() == 0
        assert "Theseus has won!" in screen.text


# ---- leaving, and coming back


def attributes(screen: Terminal) -> list[object]:
    return termios.tcgetattr(screen._wire)


def is_given_back(screen: Terminal) -> bool:
    """Whether lines are read and shown again, and the cursor is back."""
    flags = attributes(screen)[3]
    assert isinstance(flags, int)
    echoes = flags & termios.ECHO and flags & termios.ICANON
    return bool(echoes) and screen.sent.rstrip().rfind(LEAVE.encode()) > screen.sent.rfind(
        ENTER.encode()
    )


@pytest.mark.parametrize(("key", "status"), [("q", 0), ("\x04", 0), ("\x03", 130)])
def test_C45_the_game_is_kept_and_can_be_taken_up(home: Home, key: str, status: int) -> None:
    with crawling(home, YARD, "--seed", "1") as screen:
        press(screen, "h", "PC moves West")
        screen.press(key)
        assert screen.end() == status
        assert "The game is saved." in screen.text
        assert "Traceback" not in screen.text
        assert is_given_back(screen)
    with terminal(home, "--resume", str(home.record)) as screen:
        see(screen, "PC moves West")
        assert screen.lines[1].startswith("|..@")


def test_a_polite_end_from_outside_gives_the_terminal_back(home: Home) -> None:
    with crawling(home, YARD) as screen:
        screen._program.send_signal(signal.SIGTERM)
        assert screen.end() == 128 + signal.SIGTERM
        assert is_given_back(screen)


def test_ctrl_z_gives_the_terminal_back_and_takes_it_again(home: Home) -> None:
    """In a session of its own nothing stops it: it comes back at once."""
    with crawling(home, YARD, "--seed", "1") as screen:
        os.kill(screen._program.pid, signal.SIGTSTP)
        while screen.sent.count(ENTER.encode()) < 2:
            screen._read("the picture again")
        assert screen.sent.count(LEAVE.encode()) == 1
        press(screen, "h", "PC moves West")


def test_a_screen_that_changes_its_size_is_drawn_anew(home: Home) -> None:
    with crawling(home, YARD, "--seed", "1") as screen:
        assert "Shade, floor 1 of 5" not in screen.text
        screen._screen.resize(40, 120)
        termios.tcsetwinsize(screen._wire, (40, 120))
        see(screen, "Shade, floor 1 of 5")
        see(screen, "\n|...@...|")  # which may come in another piece


def test_C45_without_a_terminal_it_is_played_in_lines(home: Home) -> None:
    played = home.play("cc3k", "--plan", home.plan(YARD), says="s\nwe\nquit\n")
    assert played.status == 0
    assert "\033" not in played.out
    assert "You move West" in played.out


def test_a_dumb_terminal_is_played_in_lines(home: Home) -> None:
    with terminal(home, "cc3k", "--seed", "3", environment={"TERM": "dumb"}) as screen:
        screen.until("race>")
        assert b"\033" not in screen.sent


# ---- what is beside the player


def test_C31_what_a_blow_would_do_is_told_beside_the_map() -> None:
    told = list(neighbours(Game("|HE0|\n|M@O|").view))
    assert told == [
        "E north: elf, 140 HP; you hit for 23, it for 24 twice",
        "O east: orc, 180 HP; you hit for 20, it for 24",
        "M west: merchant, 30 HP; you hit for 24, it is peaceful",
        "P northeast: a potion you do not know",
        "H northwest: human, 140 HP; you hit for 21, it for 16",
    ]


# ---- pictures of any size


@given(st.integers(1, 200), st.integers(1, 70), st.integers(0, 40), st.booleans())
def test_C45_a_picture_is_as_large_as_the_screen(
    columns: int, rows: int, steps: int, noticed: bool
) -> None:
    game = Game(default_plan(), dice=Rolled(steps))
    for _ in range(steps % 5):
        game.say(game.table.legal(0)[0])
    page = Page(game.view, ["PC moves North."] * steps, "hint", "notice" if noticed else "")
    lines = picture(page, columns, rows)
    assert len(lines) == rows
    assert all(sum(len(text) for text, _ in line) <= columns for line in lines)
    drawn = "".join(text for line in lines for text, _ in line)
    assert "@" in drawn


def test_C34_floors_are_made_when_they_are_entered() -> None:
    """So a restart finds others; a plan made beforehand would bring the same ones back."""
    assert make_plan(BOOK, None, Rolled(1), 1, options=BOOK.rules.options()) == default_plan()
