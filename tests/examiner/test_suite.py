"""The suite: every scene comes to its rule, and the faults that are planted are found by it."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.examiner.cc3k.examining import summed_up
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.rulings import Readings, usual
from asterion.examiner.cc3k.scene import scenes
from asterion.examiner.cc3k.starting import filled
from asterion.examiner.cc3k.suite import BROKEN, HELD, NOT_REACHED, Suite
from tests.commands.running import asterion
from tests.examiner.planted import FAULTS, Planted

OURS = (sys.executable, "-c", "from asterion.cli import main; main()", "cc3k")
UNSEEN = {"C45"}
"""Extras that are off: no frame shows them."""
ONLY_SAID = {"C28", "C39"}
"""What nobody can see of a program that speaks in words of its own."""
TAUGHT = {
    "potions", "death", "low attack", "low defence", "merchant", "dragon", "gold", "attack all",
}  # fmt: skip


def suite_of(fault: str, wording: str = "book") -> Suite:
    found, takes = Examination([]), frozenset(("floors", "seed"))
    readings, profile = Readings(Cc3kOptions(), usual()), Profile(wording=wording)
    return Suite(lambda scene, n: Planted(fault, n, scene.plan), readings, profile, found, takes)


def test_every_rule_that_a_frame_shows_has_two_scenes_or_more() -> None:
    drawn = Counter(scene.rule for scene in scenes())
    rules = {rule.number for rule in BOOK.rules.numbered(BOOK.rules.options())} - UNSEEN
    assert {rule for rule in rules if drawn[rule] < 2} == set()
    assert {scene.kind for scene in scenes()} >= TAUGHT


@pytest.mark.parametrize("wording", ["book", "free"])
def test_every_scene_comes_to_its_rule(wording: str) -> None:
    suite = suite_of("", wording)
    for _ in suite.play(scenes()):
        pass
    unseen = ONLY_SAID if wording == "free" else set()
    wanted = {scene.name: NOT_REACHED if scene.rule in unseen else HELD for scene in scenes()}
    assert {each.scene: each.came for each in suite.found.scenes} == wanted
    assert suite.found.is_clean


FAULTY = [(fault, wording) for fault in FAULTS for wording in ("book", "free")]


@pytest.mark.parametrize(
    ("fault", "wording"),
    [
        case if number % 4 in (0, 3) else pytest.param(*case, marks=pytest.mark.soak)
        for number, case in enumerate(FAULTY)  # each fault once, in both by turns
    ],
)
def test_a_planted_fault_is_found_by_the_suite(fault: str, wording: str) -> None:
    suite, rules = suite_of(fault, wording), FAULTS[fault].rules
    played = []
    for examiner in suite.play(scenes()):
        played.append(examiner)
        if any(finding.rule in rules for finding in suite.found.findings):
            return
    found = summed_up(suite.found, played, suite.readings)
    assert {mistake.rule for mistake in found.mistakes} & set(rules)


def test_C43_stairs_that_a_file_left_out_break_no_other_rule() -> None:
    suite = suite_of("stairs-only-drawn", "free")
    for _ in suite.play([scene for scene in scenes() if scene.rule in ("C4", "C8", "C43")]):
        pass
    assert {finding.rule for finding in suite.found.findings} == {"C43"}
    broken = [each.scene for each in suite.found.scenes if each.came == BROKEN]
    assert broken == ["C43-stairs-missing"]


def test_the_suite_is_written_as_files(tmp_path: Path) -> None:
    ran = asterion("cc3k", "suite", tmp_path / "scenes")
    assert ran.status == 0
    written = {file.name for file in (tmp_path / "scenes").iterdir()}
    assert {"C26-boost-attack.txt", "C26-boost-attack.in", "C26-boost-attack.out"} <= written
    assert "C23-walks-where-it-may.out" not in written
    assert {"C17-elf-twice-dice.dice", "C17-elf-twice-dice.out"} <= written
    for name, more in (("C26-boost-attack", ()), ("C17-elf-twice-dice", ("--dice",))):
        file = tmp_path / "scenes" / name
        dice = [word for option in more for word in (option, file.with_suffix(".dice"))]
        typed = file.with_suffix(".in").read_bytes()
        shown = asterion("cc3k", file.with_suffix(".txt"), *dice, stdin=typed)
        assert shown.out == file.with_suffix(".out").read_text()


def test_C17_scenes_are_played_with_a_program_and_its_dice() -> None:
    only = ("--suite", "--only", "C17", "--only", "C44")
    ran = asterion("cc3k", "check", *only, "--", *OURS, "{floors}", "{seed}", "--dice={dice}")
    assert (ran.status, ran.err) == (0, "")
    assert "\nSuite: 6 scenes, 6 held, 0 broken.\n" in ran.out


def test_the_suite_needs_a_program_that_takes_floors() -> None:
    ran = asterion("cc3k", "check", "--suite", "--", *OURS)
    assert ran.status == 2
    assert "./student {floors}" in ran.err


@pytest.mark.parametrize(
    ("typed", "started"),
    [
        ("./x {floors} {seed}", "./x"),
        ("./x --seed {seed} {floors}", "./x --seed 7"),
        ("./x --floors {floors} --seed={seed}", "./x --seed=7"),
        ("./x --dice {dice} {seed}", "./x"),
    ],
)
def test_what_there_is_not_is_left_out(typed: str, started: str) -> None:
    values = {"seed": "7", "floors": None, "dice": None}
    assert filled(typed.split(), values) == started.split()


def test_what_there_is_not_is_left_out_of_what_a_shell_is_given() -> None:
    values = {"seed": "7", "floors": None, "dice": None}
    shell = ["sh", "-c", "cd 'a  b' && exec ./cc3k -f {floors} -s {seed}"]
    assert filled(shell, values) == ["sh", "-c", "cd 'a  b' && exec ./cc3k -s 7"]
    assert filled(["sh", "-c", 'exec ./cc3k "{floors}" {seed}'], values)[2] == "exec ./cc3k"
    assert filled(shell, {**values, "floors": "/f"})[2].endswith("./cc3k -f /f -s 7")


def test_C43_only_the_scene_of_short_files_has_fewer_than_five_floors() -> None:
    """What a program does where a file ends early is silent in many a handout."""
    short = [scene.name for scene in scenes() if scene.is_drawn and len(scene.plan.floors) < 5]
    assert short == ["C43-last-floor-again"]
