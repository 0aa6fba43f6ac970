"""Every fault that is planted is named with its rule; the book itself is never blamed."""

import pytest

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import RACES
from asterion.books.cc3k.plan.model import default_plan
from asterion.core.phrase import Phrase
from asterion.examiner.cc3k import follower
from asterion.examiner.cc3k.choosing import Chooser
from asterion.examiner.cc3k.examining import Examiner, summed_up
from asterion.examiner.cc3k.findings import Examination, Finding
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.report import findings_of
from asterion.examiner.cc3k.rulings import Readings, usual
from asterion.examiner.cc3k.scoring import mistaken
from asterion.examiner.report.text import lines
from asterion.terminal.words import in_words
from tests.examiner.planted import FAULTS, Planted

MOST_GAMES = 50


def examiner(fault: str, wording: str = "book") -> Examiner:
    profile = Profile(wording=wording)
    return Examiner(
        lambda number: Planted(fault, number),
        default_plan(),
        Readings(Cc3kOptions(), usual()),
        profile,
        Examination([]),
    )


def first_named(fault: str, examining: Examiner) -> Finding | None:
    """Games of all races in turn, until one of the rules that were broken is named."""
    for number in range(1, MOST_GAMES + 1):
        examining.game(number, RACES[(number - 1) % 5].letter, Chooser(number))
        for finding in examining.found.findings:
            if finding.rule in FAULTS[fault].rules:
                return finding
    return None


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_named_with_its_rule(fault: str) -> None:
    examining = examiner(fault)
    found = first_named(fault, examining)
    if found is None:  # what single frames leave open, all of them together may tell
        whole = summed_up(examining.found, [examining], examining.readings)
        assert {mistake.rule for mistake in whole.mistakes} & set(FAULTS[fault].rules)
    else:
        assert found.example.shown
        assert len(found.example.after) == 25


@pytest.mark.parametrize("wording", ["book", "free"])
def test_the_book_itself_is_never_blamed(wording: str) -> None:
    found = examiner("", wording).examine(15)
    assert (found.findings, found.endings, found.unfollowed) == ([], [], 0)
    assert found.median_worlds < 20


def test_C13_the_report_says_turn_command_and_what_is_allowed() -> None:
    found = first_named("troll-gains-ten", examiner("troll-gains-ten"))
    assert found is not None
    shown = {each.what: each for each in found.example.shown}
    assert int(shown["hit_points"].shown) == int(shown["hit_points"].allowed) + 5
    assert "PC gains 10 HP." in shown["action"].shown
    assert "PC gains 5 HP." in shown["action"].allowed
    assert found.example.race == "t"


@pytest.mark.soak
@pytest.mark.parametrize("wording", ["book", "free"])
def test_the_book_itself_is_never_blamed_in_a_thousand_games(wording: str) -> None:
    found = examiner("", wording).examine(1000)
    assert (found.findings, found.endings, found.one_sided, found.lost) == ([], [], [], [])
    assert found.median_worlds < 20


def test_a_lost_track_is_said_and_nothing_is_blamed_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With one world kept, a potion of unknown kind is one too many."""
    monkeypatch.setattr(follower, "MOST_WORLDS", 1)
    found = examiner("rounds-down", "free").examine(10)
    assert found.lost
    assert found.unfollowed >= len(found.lost)
    told = [
        in_words(said) for _, said in lines(findings_of(found), None) if isinstance(said, Phrase)
    ]
    assert any(line.startswith("Lost track in game ") for line in told)
    blamed = {(each.example.game, each.example.turn) for each in found.findings}
    assert not blamed & {(lost.game, lost.turn) for lost in found.lost}
    clean = examiner("", "free").examine(10)
    assert (clean.findings, bool(clean.lost)) == ([], True)


def test_C31_what_shows_at_a_troll_or_a_vampire_is_owed_to_the_rounding() -> None:
    """One mistake costs the marks of one rule."""
    found = examiner("rounds-down", "free").examine(10)
    assert [mistake.mistake for mistake in found.mistakes] == ["rounds-down"]
    assert found.broken == ["C31"]
    assert [each.rule for each in found.findings] == ["C31"]
    assert found.findings[0].count >= found.mistakes[0].explains


def test_C32_one_frame_that_a_miss_would_explain_is_no_mistake() -> None:
    """Where blows may miss, more is allowed than by the book: that fits a frame now and then."""
    examining = examiner("blows-miss")
    found = first_named("blows-miss", examining)
    assert found is not None
    assert mistaken(examining.transcripts, examining.readings) == []
    examining.examine(10)
    (mistake,) = mistaken(examining.transcripts, examining.readings)
    assert (mistake.mistake, mistake.rule) == ("blows-miss", "C32")
