"""Every fault that is planted is named with its rule; the book itself is never blamed."""

import pytest

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import RACES
from asterion.books.cc3k.plan.model import default_plan
from asterion.examiner.cc3k.choosing import Chooser
from asterion.examiner.cc3k.examining import Examiner
from asterion.examiner.cc3k.findings import Finding
from asterion.examiner.cc3k.reading import Profile
from tests.examiner.planted import FAULTS, Planted

MOST_GAMES = 50


def examiner(fault: str, wording: str = "book") -> Examiner:
    profile = Profile(wording=wording)
    return Examiner(lambda number: Planted(fault, number), default_plan(), [Cc3kOptions()], profile)


def first_named(fault: str) -> Finding | None:
    """Games of all races in turn, until one of the rules that were broken is named."""
    examining = examiner(fault)
    for number in range(1, MOST_GAMES + 1):
        examining.game(number, RACES[(number - 1) % 5].letter, Chooser(number))
        for finding in examining.found.findings:
            if finding.rule in FAULTS[fault].rules:
                return finding
    return None


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_named_with_its_rule(fault: str) -> None:
    found = first_named(fault)
    assert found is not None
    assert found.example.shown
    assert len(found.example.after) == 25


@pytest.mark.parametrize("wording", ["book", "free"])
def test_the_book_itself_is_never_blamed(wording: str) -> None:
    found = examiner("", wording).examine(15)
    assert (found.findings, found.endings, found.unfollowed) == ([], [], 0)
    assert found.median_worlds < 20


def test_C13_the_report_says_turn_command_and_what_is_allowed() -> None:
    found = first_named("troll-gains-ten")
    assert found is not None
    shown = {each.what: each for each in found.example.shown}
    assert int(shown["hit_points"].shown) == int(shown["hit_points"].allowed) + 5
    assert "PC gains 10 HP." in shown["action"].shown
    assert "PC gains 5 HP." in shown["action"].allowed
    assert found.example.race == "t"
