"""`asterion cc3k` as players and markers run it: words in, frames of 30 rows out, nothing else."""

import io
import subprocess
from pathlib import Path

import pytest

from asterion.commands.cc3k import printer
from asterion.terminal.cc3k.paint import coloured_frame
from asterion.terminal.cc3k.program import which_race, words
from tests.commands.cc3k_lines import DUEL, ROWS, WALK, actions, cc3k, dice, frames
from tests.commands.running import process

# ---- what is shown


@pytest.fixture
def floors(tmp_path: Path) -> Path:
    return tmp_path / "floors.txt"


def test_C38_every_byte_of_a_small_game(floors: Path) -> None:
    """A frame after the choice of a race, and one after each command."""
    ran = cc3k(floors, WALK, "s\nea ea\n")
    rest = "".join(f"{'':79}\n" for _ in range(21)) + f"{'':78}\\\n"
    top = "|------|".ljust(79) + "\n"

    def frame(row: str, gold: int, action: str) -> str:
        purse = f"Race: Shade Gold: {gold}".ljust(69) + "Floor 1\n"
        info = f"{purse}HP: 125\nAtk: 25\nDef: 25\nAction: {action}\n"
        return f"{top}{row:<79}\n{top}{rest}{info}"

    assert ran.out == (
        frame("|.@.GG.|", 0, "Player character has spawned.")
        + frame("|..@GG.|", 0, "PC moves East.")
        + frame("|...@G.|", 2, "PC moves East. PC takes 2 gold.")
    )
    assert ran.err == which_race() + "\n"


def test_C38_the_floor_stands_from_column_69(floors: Path) -> None:
    for frame in frames(cc3k(floors, WALK, "g ea ea ea")):
        assert frame[25].index("Floor 1") == 69
        assert [row.split(":")[0] for row in frame[26:29]] == ["HP", "Atk", "Def"]


def test_C39_all_that_happened_stands_in_one_row(floors: Path, tmp_path: Path) -> None:
    ran = cc3k(floors, DUEL, "s a ea a ea f we", *dice(tmp_path, "hit miss"))
    assert actions(ran) == [
        "Player character has spawned.",
        "PC deals 21 damage to H (119 HP). H deals 16 damage to PC.",
        "PC deals 21 damage to H (98 HP). H misses PC.",
        "Enemies stop moving.",
        "PC moves West.",
    ]


def test_C45_colours_are_for_terminals(floors: Path) -> None:
    plain = cc3k(floors, WALK, "s").out
    assert "\033" not in plain
    coloured = coloured_frame(plain)
    assert coloured.count("\n") == ROWS
    assert "\033[1;7m@\033[0m" in coloured
    assert "\033[1;93mG" in coloured


class Tty(io.StringIO):
    """A screen that calls itself a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
    ],
)
def test_C45_on_a_terminal_frames_are_coloured(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], coloured: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    screen = Tty()
    printer(screen)("|@|\n" * 25 + "HP: 1\n" * 5)
    assert ("\033" in screen.getvalue()) is coloured
    assert screen.getvalue().count("\n") == ROWS


# ---- the race


@pytest.mark.parametrize("typed", ["", "\n\n", "x", "q", "no shade a"])
def test_C33_without_a_race_there_is_no_frame(floors: Path, typed: str) -> None:
    assert cc3k(floors, WALK, typed).out == ""


def test_C33_anything_else_is_ignored_and_asked_again(floors: Path) -> None:
    ran = cc3k(floors, WALK, "x no a d ea")
    assert actions(ran) == ["Player character has spawned.", "PC moves East."]
    assert frames(ran)[0][25].startswith("Race: Drow")
    assert ran.err == f"{which_race()}\n" * 4


def test_C33_a_word_at_the_prompt_is_never_half_a_command(floors: Path) -> None:
    """`a` takes a direction with it in the game, and not before."""
    assert frames(cc3k(floors, WALK, "a t"))[0][25].startswith("Race: Troll")


# ---- commands


@pytest.mark.parametrize(
    "typed",
    [
        "s a ea u ea ano",
        "s\na\nea\nu\nea\nano\n",
        "s\ta  ea\r\nu ea\r\n\r\nano",
        "s aea uea a\vno",
        "s A EA U ea Ano",
    ],
)
def test_C34_words_are_separated_by_any_white_space(
    floors: Path, tmp_path: Path, typed: str
) -> None:
    ran = cc3k(floors, DUEL, typed, *dice(tmp_path, "miss"))
    assert actions(ran)[1:] == [
        "PC deals 21 damage to H (119 HP). H misses PC.",
        "PC finds no potion East.",
        "PC finds no enemy North.",
    ]


def test_C34_r_asks_for_a_race_again_and_resets(floors: Path) -> None:
    ran = cc3k(floors, WALK, "s ea ea r x v ea")
    shown = frames(ran)
    assert [frame[25].split()[1] for frame in shown] == [
        "Shade", "Shade", "Shade", "none", "Vampire", "Vampire",
    ]  # fmt: skip
    assert shown[4][1].startswith("|.@.GG.|")
    assert "Gold: 0" in shown[4][25]
    assert ran.err == f"{which_race()}\n" * 3


def test_C34_q_shows_a_last_frame_and_ends_the_program(floors: Path) -> None:
    ran = cc3k(floors, WALK, "s ea q ea y s")
    assert actions(ran)[-1] == "PC gives up."
    assert len(frames(ran)) == 3
    assert ran.err == f"{which_race()}\n"


def test_C36_what_is_refused_has_its_frame_and_costs_no_turn(floors: Path) -> None:
    ran = cc3k(floors, DUEL, "s no u we a we fly s")
    assert actions(ran)[1:] == [
        "PC cannot move North: there is no way.",
        "PC finds no potion West.",
        "PC finds no enemy West.",
        "“fly” is not understood; say help to see the commands.",
        "You have already chosen a race; r restarts the game.",
    ]
    assert len({tuple(frame[:29]) for frame in frames(ran)}) == 1


def test_what_would_move_the_cursor_is_not_repeated(floors: Path) -> None:
    ran = cc3k(floors, WALK, b"s \x1b[2J\x07 \xff\xfe ea")
    assert "\033" not in ran.out
    assert actions(ran)[-1] == "PC moves East."


def test_a_frame_is_there_before_the_next_line_is_waited_for() -> None:
    shown: list[str] = []
    asked: list[int] = []
    typed = words(io.StringIO("s ea\nno\n"), lambda: asked.append(len(shown)))
    for word in typed:
        shown.append(word)
    assert asked == [0, 2, 3]


def test_it_answers_line_by_line_through_pipes(floors: Path) -> None:
    floors.write_text(WALK)
    program = process("cc3k", floors, stdin=subprocess.PIPE, bufsize=0)
    assert program.stdin is not None
    assert program.stdout is not None
    for said in ("s", "ea", "ea"):
        program.stdin.write(f"{said}\n".encode())
        got = b""
        while got.count(b"\n") < ROWS:
            got += program.stdout.read(4096)
        assert got.count(b"\n") == ROWS
    program.stdin.close()
    assert program.wait() == 0
