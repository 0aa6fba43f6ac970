"""Plans made, checked and shown."""

import json
from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.books.samples import samples
from tests.commands.running import ARENA, asterion, sentence

# ---- new


@pytest.mark.parametrize("name", SHELF)
def test_a_new_plan_has_no_faults_and_can_be_shown(name: str, tmp_path: Path) -> None:
    file = tmp_path / "plan"
    made = asterion("plan", "new", name, "--seed", "7")
    assert (made.status, made.err) == (0, "")
    assert asterion("plan", "new", name, "--seed", "7", "-o", file).out == ""
    assert file.read_text() == made.out
    assert asterion("plan", "check", name, file).status == 0
    assert asterion("plan", "show", name, "-", stdin=made.out.encode()).status == 0


def test_what_a_new_plan_should_be_like() -> None:
    drawing = asterion("plan", "new", "dooom", "--set", "width=9", "--set", "height=8").out
    assert [len(row) for row in drawing.splitlines()[2:]] == [9] * 8


def test_what_can_be_said_is_listed() -> None:
    assert asterion("plan", "new", "dooom", "--list").out.startswith("width=")


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("widht=9", "there is no option “widht”; did you mean “width”?"),
        ("width=-9", "option “width” cannot be “-9”: it must be 5 to "),
    ],
)
def test_a_plan_that_cannot_be_made(setting: str, said: str) -> None:
    ran = asterion("plan", "new", "dooom", "--set", setting)
    assert (ran.status, ran.out) == (2, "")
    assert sentence(ran).startswith(said)


def test_more_treasure_than_there_is_room() -> None:
    wanted = ("--set", "width=5", "--set", "height=5", "--set", "treasure=1000")
    ran = asterion("plan", "new", "dooom", *wanted)
    assert (ran.status, ran.out) == (2, "")
    sentence(ran)


def test_a_plan_that_cannot_be_written(tmp_path: Path) -> None:
    ran = asterion("plan", "new", "dooom", "-o", tmp_path)
    assert (ran.status, sentence(ran)) == (2, f"“{tmp_path}” cannot be written: Is a directory")


# ---- check


def test_no_faults(arena: Path) -> None:
    ran = asterion("plan", "check", "dooom", arena)
    assert ran == (0, f"{arena}: no faults\n", "")


def test_every_fault_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "plan"
    file.write_text(ARENA.replace("#.G", "#g.").replace("...", "..?"))
    ran = asterion("plan", "check", "dooom", file)
    assert (ran.status, ran.err) == (1, "")
    for place in ("line 4, column 2", "line 5, column 4"):
        assert f"{file}: {place}: fault (O1): " in ran.out


def test_advice_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "plan"
    file.write_text(ARENA.replace("#...#", "#.#G#").replace("E#", "##").replace("#.G", "E.G"))
    ran = asterion("plan", "check", "dooom", file)
    assert ran.status == 0
    assert f"{file}: line 5, column 4: advice (O3): this treasure is out of reach\n" in ran.out


def test_for_more_players_than_fit(arena: Path) -> None:
    assert asterion("plan", "check", "dooom", arena, "--players", "6").status == 0
    ran = asterion("plan", "check", "dooom", arena, "--players", "7")
    assert ran.status == 1
    assert "(O5)" in ran.out


def test_several_files_as_data(arena: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text(ARENA.replace("E", "."))
    ran = asterion("plan", "check", "dooom", "--json", arena, wrong)
    assert ran.status == 1
    right, not_right = json.loads(ran.out)
    assert right == {"file": str(arena), "faults": 0, "problems": []}
    assert not_right["faults"] == 1
    assert not_right["problems"][0]["rule"] == "O3"


# ---- show


def test_it_is_drawn_and_counted(arena: Path) -> None:
    ran = asterion("plan", "show", "dooom", arena)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"{ARENA}\nexit: 1, treasure: 1, wall: 14, floor: 4\n"


def test_shown_as_data(arena: Path) -> None:
    data = json.loads(asterion("plan", "show", "dooom", arena, "--json").out)
    assert data["drawing"] == ARENA
    assert data["counts"] == {"exit": 1, "treasure": 1, "wall": 14, "floor": 4}


def test_windows_files_are_plans(tmp_path: Path) -> None:
    """With a byte order mark and two characters at the end of each line."""
    file = tmp_path / "plan"
    file.write_bytes(b"\xef\xbb\xbf" + ARENA.replace("\n", "\r\n").encode())
    assert asterion("plan", "show", "dooom", file).out.startswith(ARENA)


def test_a_plans_name_cannot_move_the_cursor(arena: Path) -> None:
    arena.write_text(ARENA.replace("The Arena", "\x1b[2J"))
    assert "\x1b" not in asterion("plan", "show", "dooom", arena).out


def test_without_more_words_it_explains_itself() -> None:
    ran = asterion("plan")
    assert ran.status == 0
    assert "asterion plan check dooom" in ran.out


# ---- where a problem is


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        # A drawing that cannot be read: the place in the file.
        ("labyrinth", ("|W |", "|WW|"), "line 6, column 2: fault (L89): "),
        ("labyrinth", ("+  +  +", "+     +"), "line 5, column 4: fault (L5): "),
        ("labyrinth", ("; Nine", "name Nine"), "line 2: fault (L4): the plan already has a name"),
        ("dungeonlab", ("+::+", "+:x+"), "line 9, column 2: fault (D13): "),
        ("dungeonlab", ("+  +  +", "+     +"), "line 7, column 4: fault (D13): "),
        ("dungeonlab", ("; A", "name A"), "line 2: fault (D11): the plan already has a name"),
        ("dooom", ("win", "name Again\nwin"), "line 2, column 1: fault (O4): "),
        # One that can: the cell, by its name.
        ("labyrinth", ("F ", "T "), "fault (L91): b2 has a second true treasure"),
        ("dungeonlab", ("Li", "Ab"), "column 2, row 1, level 1: fault (D47): "),
        ("cc3k", ("@.", "@@"), "floor 1, row 7, column 10: fault (C43): "),
    ],
)
def test_a_problem_is_in_the_file_or_in_a_cell_and_never_in_both(
    name: str, change: tuple[str, str], told: str
) -> None:
    plan = {"labyrinth": "little-box", "dooom": "small-cellar"}.get(name, "first-steps")
    drawing = samples(book(name))[plan]
    assert change[0] in drawing
    ran = asterion("plan", "check", name, "-", stdin=drawing.replace(*change, 1).encode())
    assert (ran.status, ran.err) == (1, "")
    assert f"standard input: {told}" in ran.out
    for line in ran.out.splitlines():
        assert line.count("column") <= 1 or "first one is in" in line
