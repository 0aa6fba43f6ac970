"""`asterion cc3k mark`: what happened turn by turn, and the worked example of the course."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.books.cc3k.table import floor
from tests.commands.running import asterion, sentence
from tests.commands.test_docs import blocks

DUEL = floor("|@L.|\n|1.4|")


@pytest.fixture
def floors(tmp_path: Path) -> Path:
    file = tmp_path / "floors.txt"
    file.write_text(DUEL)
    return file


def dice(folder: Path, script: str) -> tuple[str, Path]:
    path = folder / "dice.txt"
    path.write_text(script)
    return "--dice", path


def test_C19_each_blow_is_told_with_its_damage_and_its_die(floors: Path, tmp_path: Path) -> None:
    script = dice(tmp_path, "miss hit hit miss")
    ran = asterion("cc3k", "mark", floors, "-", *script, stdin=b"s a ea a ea")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "1 s: HP 125 Atk 25 Def 25 Gold 0 Floor 1",
        "    Player character has spawned.",
        "2 a ea: HP 113 Atk 25 Def 25 Gold 0 Floor 1",
        "    PC misses L. L deals 12 damage to PC.",
        "    PC on L: a miss (PC attacks L, one of 2: 1)",
        "    L on PC: 12 damage, 113 HP left (L attacks, one of 2: 0)",
        "3 a ea: HP 113 Atk 25 Def 25 Gold 0 Floor 1",
        "    PC deals 21 damage to L (79 HP). L misses PC.",
        "    PC on L: 21 damage, 79 HP left (PC attacks L, one of 2: 0)",
        "    L on PC: a miss (L attacks, one of 2: 1)",
    ]


def test_C36_a_refused_command_is_told_and_costs_no_turn(floors: Path) -> None:
    ran = asterion("cc3k", "mark", floors, "-", "--race", "g", stdin=b"no uno fly")
    assert ran.out.splitlines()[2:] == [
        "2 no: HP 110 Atk 15 Def 20 Gold 0 Floor 1 (refused)",
        "    PC cannot move North: there is no way.",
        "3 uno: HP 110 Atk 15 Def 20 Gold 0 Floor 1 (refused)",
        "    PC finds no potion North.",
        "4 fly: HP 110 Atk 15 Def 20 Gold 0 Floor 1 (refused)",
        "    “fly” is not understood; say help to see the commands.",
    ]


def test_C26_the_data_have_the_same(floors: Path, tmp_path: Path) -> None:
    script = dice(tmp_path, "miss")
    ran = asterion("cc3k", "mark", floors, "-", "--json", *script, stdin=b"d uso q")
    data = json.loads(ran.out)
    assert data["result"] == "Player gave up"
    assert data["turns"][1] == {
        "n": 2,
        "command": "uso",
        "refused": False,
        "race": "Drow",
        "hp": 150,
        "atk": 32,
        "def": 15,
        "gold": 0,
        "floor": 1,
        "action": "PC uses BA. L misses PC.",
        "blows": [
            {
                "by": "L",
                "at": "PC",
                "hit": False,
                "roll": {"why": "L attacks", "of": 2, "result": 1},
            }
        ],
        "rolls": [{"why": "L attacks", "of": 2, "result": 1}],
    }


def test_C17_both_attacks_of_an_elf_have_dice_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "elf.txt"
    file.write_text(floor("|@E|"))
    ran = asterion("cc3k", "mark", file, "-", "--json", *dice(tmp_path, "0 1"), stdin=b"s aea")
    blows = json.loads(ran.out)["turns"][1]["blows"]
    assert [(blow["by"], blow["hit"], blow.get("left")) for blow in blows] == [
        ("PC", True, 117),
        ("E", True, 101),
        ("E", False, None),
    ]


def test_C40_the_end_is_told_and_what_is_left_of_the_script(tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    file.write_text(floor(r"|@7\|", stairs=False))
    typed = b"s " + b"ea ea " * 5 + b"no no no"
    ran = asterion("cc3k", "mark", file, "-", *dice(tmp_path, "1 1"), stdin=typed)
    assert ran.out.splitlines()[-1] == "Player got out with a score of 7."
    assert ran.err.splitlines() == [
        "asterion: the game was over before the last 3 words of the script",
        "asterion: 2 dice rolls were not used",
    ]


def test_C44_a_seed_on_the_default_floor_gives_the_same_account() -> None:
    typed = b"no so ea we ne nw se sw " * 10
    arguments = ("cc3k", "mark", "default", "-", "--race", "t", "--seed")
    first, again, other = (asterion(*arguments, seed, stdin=typed).out for seed in "778")
    assert first == again != other
    assert first.count("Floor 1") == 81


def test_wrong_dice_end_it_in_one_sentence(floors: Path, tmp_path: Path) -> None:
    ran = asterion("cc3k", "mark", floors, "-", *dice(tmp_path, "7"), stdin=b"s aea")
    assert (ran.status, sentence(ran)) == (
        2,
        "after 1 command the dice script says 7 for “PC attacks L”, which needs a number below 2",
    )


def test_what_would_move_the_cursor_is_not_repeated(floors: Path) -> None:
    ran = asterion("cc3k", "mark", floors, "-", stdin=b"s \x1b[2J")
    assert "2 ?[2J: HP 125" in ran.out
    assert "\033" not in ran.out


def test_wrong_usage_is_one_sentence(floors: Path) -> None:
    for arguments in (("mark",), ("mark", floors), ("mark", "-", "-"), ("mark", floors, "nowhere")):
        ran = asterion("cc3k", *arguments)
        assert ran.status == 2
        assert sentence(ran)
    ran = asterion("cc3k", "mark", floors, "-", "--race", "x")
    assert ran.status == 2
    assert "asterion cc3k mark --help" in sentence(ran)


def test_its_help_has_examples() -> None:
    ran = asterion("cc3k", "mark", "--help")
    assert ran.status == 0
    assert "asterion cc3k mark floors.txt commands.txt --dice dice.txt" in ran.out


# ---- the worked example


PROGRAM = f"{sys.executable} -c 'from asterion.cli import main; main()' cc3k"


def test_the_worked_example_of_the_course(tmp_path: Path) -> None:
    """The student's program is ours, with the misprint of the book."""
    duel, commands, dice, _, told, turn, compare, difference = blocks("teach/cc3k-course.md")
    for name, text in (("duel", duel), ("commands", commands), ("dice", dice)):
        (tmp_path / f"{name}.txt").write_text(text)
    files = (tmp_path / "duel.txt", tmp_path / "commands.txt", "--dice", tmp_path / "dice.txt")
    ran = asterion("cc3k", "mark", *files)
    assert (ran.status, ran.out, ran.err) == (0, told, "")
    data = json.loads(asterion("cc3k", "mark", *files, "--json").out)
    assert data["turns"][3] == json.loads(turn)
    for name, more in (("asterion", ""), ("student", "--dice dice.txt --set damage=as-printed")):
        script = tmp_path / name
        drop = "shift; " if name == "asterion" else ""
        script.write_text(f'#!/bin/sh\n{drop}exec {PROGRAM} "$@" {more}\n')
        script.chmod(0o755)
    shell = subprocess.run(
        ["sh", "-c", compare],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert shell.stdout == difference
