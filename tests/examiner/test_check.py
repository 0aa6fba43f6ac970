"""`asterion cc3k check` as a teacher runs it, with programs that do what programs do."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.commands.running import Ran, asterion, sentence

OURS = (sys.executable, "-c", "from asterion.cli import main; main()", "cc3k", "--seed", "{seed}")
STUDENT = f"""\
import sys
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from tests.examiner.planted import Planted
"""


def check(*arguments: str | Path) -> Ran:
    return asterion("cc3k", "check", *arguments)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    return tmp_path / "student.py"


def test_C38_our_own_program_is_never_blamed() -> None:
    ran = check("--games", "2", "--report", "json", "--", *OURS)
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert (found["games"], found["findings"], found["wording"]) == (2, [], "book")
    assert found["frames"] > 20
    assert {"C10", "C23"} <= set(found["held"])


def test_C13_a_fault_is_told_with_its_rule_and_status_1() -> None:
    planted = (sys.executable, "-m", "tests.examiner.planted", "troll-gains-ten", "{seed}")
    ran = check("--games", "5", "--", *planted)
    assert ran.status == 1
    assert "\nC13, " in ran.out
    assert "first in game 5 (race t), turn " in ran.out
    assert "\nBroken: C13" in ran.out


def test_C13_junit_has_a_test_per_rule() -> None:
    planted = (sys.executable, "-m", "tests.examiner.planted", "troll-gains-ten", "{seed}")
    ran = check("--games", "5", "--report", "junit", "--", *planted)
    assert ran.status == 1
    suite = ElementTree.fromstring(ran.out)
    cases = {case.get("name"): case for case in suite}
    assert suite.get("tests") == str(len(cases)) == "46"
    failure = cases["C13"].find("failure")
    assert failure is not None
    assert "first in game 5" in (failure.text or "")
    assert cases["C45"].find("skipped") is not None
    assert len(cases["C10"]) == 0


@pytest.mark.parametrize(
    ("does", "told"),
    [
        ("while True: pass", "It does not answer in time"),
        ("import time; time.sleep(60)", "It does not answer in time"),
        ("while True: print('x' * 1000)", "It writes without an end"),
        ("sys.exit(3)", "It ends with status 3"),
        ("import os; os.kill(os.getpid(), 11)", "It is ended by signal 11"),
        ("sys.exit(0)", "It ends in the middle of a game"),
    ],
)
def test_C40_what_becomes_of_a_program_is_a_result(program: Path, does: str, told: str) -> None:
    program.write_text(
        f"{STUDENT}"
        "game = Planted('', 1)\n"
        "for turn, line in enumerate(sys.stdin):\n"
        f"    if turn == 4:\n        {does}\n"
        "    print(game.ask(line.strip()), end='', flush=True)\n"
    )
    ran = check("--games", "1", "--seconds", "4", "--", sys.executable, program)
    assert ran.status == 1
    assert f"{told}, once: first in game 1, turn 5" in ran.out


def test_what_shows_no_frame_cannot_be_examined(program: Path) -> None:
    program.write_text("input(); print('hello'); input()")
    ran = check("--", sys.executable, program)
    assert ran.status == 2
    assert "no frame of 25 rows" in sentence(ran)
    assert "hello" in sentence(ran)


def test_C33_a_race_that_shows_nothing_is_a_result_among_others(program: Path) -> None:
    program.write_text(
        f"{STUDENT}"
        "game = Planted('', 1)\n"
        "for turn, line in enumerate(sys.stdin):\n"
        "    if not turn and line.strip() == 'd':\n"
        "        print('no such race', flush=True)\n"
        "        continue\n"
        "    print(game.ask(line.strip()), end='', flush=True)\n"
    )
    ran = check("--games", "3", "--", sys.executable, program)
    assert ran.status == 1
    assert (
        "It shows no frame, once: first in game 2, turn 1, after “d”.\n    it wrote:\n" in ran.out
    )
    assert "        no such race\n" in ran.out


def test_what_is_not_there_cannot_be_examined() -> None:
    ran = check("--", "./no-such-program")
    assert ran.status == 2
    assert "cannot be started" in sentence(ran)


def test_C38_prompts_colours_a_column_and_other_rows_are_read(program: Path) -> None:
    program.write_text(
        f"{STUDENT}"
        "game = Planted('', 7)\n"
        "print('Welcome to the dungeon!\\nWhich race? ', end='', flush=True)\n"
        "for line in sys.stdin:\n"
        "    rows = game.ask(line.strip()).replace('HP:', 'Health =').replace('Floor', 'Level:')\n"
        "    shown = ['   \\x1b[32m' + row + '\\x1b[0m   ' for row in rows.splitlines()[:-1]]\n"
        "    print('\\n'.join(shown), '\\nYou did something.\\n> ', end='', flush=True)\n"
    )
    ran = check("--games", "1", "--", sys.executable, program)
    assert (ran.status, ran.err) == (0, "")
    assert "hit points, attack, defence, gold, floor, race;" in ran.out
    assert "in its own words and not compared" in ran.out
