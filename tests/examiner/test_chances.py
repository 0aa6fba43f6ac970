"""Dice that are lawful in every frame and yet one-sided are found; fair ones are not blamed."""

from random import Random
from xml.etree import ElementTree

import pytest

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.model import default_plan
from asterion.books.cc3k.state import State
from asterion.core.dice import Draw
from asterion.examiner.cc3k.chances import FINDING, Chances
from asterion.examiner.cc3k.examining import summed_up
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.report import findings_of
from asterion.examiner.cc3k.rulings import Readings, usual
from asterion.examiner.cc3k.scene import scenes
from asterion.examiner.cc3k.suite import Suite
from asterion.examiner.cc3k.worlds import World
from asterion.examiner.report.junit import junit
from asterion.examiner.report.text import lines
from asterion.terminal.words import in_words
from tests.examiner.planted import ONE_SIDED, Planted


def suite_of(fault: str, wording: str) -> Examination:
    found, takes = Examination([]), frozenset(("floors", "seed"))
    readings, profile = Readings(Cc3kOptions(), usual()), Profile(wording=wording)
    begin = Suite(lambda scene, n: Planted(fault, n, scene.plan), readings, profile, found, takes)
    return summed_up(found, [*begin.play(scenes())], readings)


@pytest.mark.parametrize("wording", ["book", "free"])
@pytest.mark.parametrize("fault", ONE_SIDED)
def test_one_sided_dice_are_found(fault: str, wording: str) -> None:
    rule = ONE_SIDED[fault][0]
    found = suite_of(fault, wording)
    assert found.findings == []
    assert {each.rule for each in found.one_sided} == {rule}
    assert all(each.odds > FINDING for each in found.one_sided)
    assert not found.is_clean
    assert rule in found.broken


def test_C24_a_dragon_that_does_not_mind_its_hoard_is_found() -> None:
    """In every single frame it may just have missed; nothing is said of its attacks."""
    found = suite_of("dragons-leave-hoards", "free")
    assert found.findings == []
    assert [(each.rule, each.die) for each in found.one_sided] == [("C24", "D attacks afar")]
    assert found.broken == ["C24"]


def test_C17_the_report_says_how_unlikely_it_is() -> None:
    found = suite_of("elves-strike-once", "free")
    told = [
        said if isinstance(said, str) else in_words(said)
        for _, said in lines(findings_of(found), None)
    ]
    assert any(
        "(C17): second attacks of an elf almost always miss" in line and "at most once in" in line
        for line in told
    )
    written = ElementTree.fromstring(junit([findings_of(found)], in_words))
    failed = written.findall("testcase[failure]")
    assert [case.get("name") for case in failed] == ["C17"]
    assert "second attacks of an elf" in (failed[0].findtext("failure") or "")


def test_a_frame_that_nothing_explains_is_no_evidence() -> None:
    """What a fault hides may all have been hits: misses that are left prove nothing."""
    chances = Chances()
    missed: list[Draw] = [("H attacks", 2, 1)]
    for _ in range(30):
        chances.saw([(World(State(default_plan(), Cc3kOptions(), "PC")), missed, [5])], ())
    assert [each.rule for each in chances.found()] == ["C23"]
    for _ in range(6):
        chances.doubt(missed, [5], 0)
    assert [*chances.found()] == []


@pytest.mark.parametrize("kind", ["H attacks", "L drops", "PC attacks L", "enemy moves"])
def test_fair_dice_are_not_found(kind: str) -> None:
    """By Ville's inequality once in 10,000 examinations at most, however long one looks."""
    for seed in range(50):
        chances, random = Chances(), Random(seed)
        for _ in range(100):
            n = random.randint(2, 8) if kind == "enemy moves" else 2
            fallen: list[Draw] = [(kind, n, random.randrange(n))]
            chances.saw([(World(State(default_plan(), Cc3kOptions(), "PC")), fallen, [5])], ())
            assert [*chances.found()] == []
