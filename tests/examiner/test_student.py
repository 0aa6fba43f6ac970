"""A program written after the handout alone, examined as a teacher would who has never seen it."""

import sys
from pathlib import Path

import pytest

from asterion.examiner.cc3k.labels import label
from tests.commands.running import Ran, asterion

STUDENT = Path(__file__).parent / "student" / "cc3k.py"


def examined(program: Path, *options: str | Path) -> Ran:
    command = (sys.executable, program, "{floors}", "{seed}")
    return asterion("cc3k", "check", "--suite", *options, "--", *command)


@pytest.fixture
def with_change(tmp_path: Path) -> Path:
    return tmp_path / "student.py"


def test_a_sound_program_is_not_blamed_and_its_readings_are_told() -> None:
    rules = [word for rule in ("C6", "C18", "C22", "C23") for word in ("--only", rule)]
    ran = examined(STUDENT, *rules, "--games", "2")
    assert (ran.status, ran.err) == (0, "")
    assert "Read: map, hit points, attack, defence, gold, floor, race;" in ran.out
    assert "\nNothing was found.\n" in ran.out
    assert "\nReading of C18, orc: 37.\n" in ran.out
    assert "\nReading of C23, moving: may-stay.\n" in ran.out


def test_C38_words_of_its_own_are_found_by_the_numbers_of_the_races(with_change: Path) -> None:
    text = STUDENT.read_text()
    for usual, own in (
        ("Gold:", "Purse:"), ("Level:", "Depth:"), ("Health:", "Vigour:"), ("Attack:", "Arm:"),
        ("Defense:", "Hide:"),
    ):  # fmt: skip
        assert usual in text
        text = text.replace(usual, own)
    with_change.write_text(text.replace("math.ceil(", "math.floor("))
    ran = examined(with_change, "--only", "C31")
    assert "Read: map, hit points, attack, defence, gold, floor, race;" in ran.out
    assert "\nFound by the numbers of the races, and read: hit_points = '\\bVigour\\b" in ran.out
    assert "Not read" not in ran.out
    assert "\nC31, " in ran.out


def test_C38_of_two_numbers_that_are_always_0_neither_is_taken_for_the_gold() -> None:
    rows = [f"Life {life} Turns 0 Purse 0" for life in (125, 150, 50)]
    assert label(rows, [0, 0, 0]) is None
    assert label([row.replace("Turns 0", "") for row in rows], [0, 0, 0]) is not None
    assert label(rows, [125, 150, 51]) is None


def test_C31_a_mistake_of_the_student_is_named(with_change: Path) -> None:
    with_change.write_text(STUDENT.read_text().replace("math.ceil(", "math.floor("))
    ran = examined(with_change, "--only", "C31")
    assert ran.status == 1
    assert "\nC31, " in ran.out
    assert "A known mistake (C31): damage is rounded down; it explains " in ran.out


def test_C23_without_a_list_of_rulings_the_reading_is_a_fault(tmp_path: Path) -> None:
    strict = tmp_path / "strict.toml"
    strict.write_text("")
    ran = examined(STUDENT, "--only", "C23", "--allow", strict)
    assert ran.status == 1
    assert "\nBroken: C23\n" in ran.out


def test_C34_a_program_may_want_other_words(with_change: Path, tmp_path: Path) -> None:
    text = STUDENT.read_text().replace('("u", "a")', '("drink", "hit")')
    with_change.write_text(text.replace('words[0] == "u"', 'words[0] == "drink"'))
    profile = tmp_path / "profile.toml"
    profile.write_text('attack_command = "hit {way}"\ndrink = "drink {way}"\n')
    ran = examined(with_change, "--only", "C26", "--profile", profile)
    assert (ran.status, ran.err) == (0, "")
