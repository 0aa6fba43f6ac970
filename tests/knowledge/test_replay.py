"""`asterion replay --knowledge`: what could be known, from which answer on."""

import json
import sys
from pathlib import Path

import pytest

from asterion.knowledge import ask
from tests.commands.running import asterion

GAMES = Path(__file__).parents[1] / "games"
LABYRINTH = GAMES / "labyrinth/2/three-mappers.jsonl"
DOOOM = GAMES / "labyrinth-of-dooom/1/the-pit-duel.jsonl"
CC3K = next((GAMES / "cc3k").rglob("*.jsonl"))

ANNS_STEP = """\
Ann: go right
    Ann: Go right.
    Walked into a weaponry, you have 3 bullets and 3 grenades.
    Round 1: it is Bob's turn.
        certain now: b2 is a weaponry
        certain now: there is no wall between a2 and b2
        certain now: you are on b2
"""


def test_L12_each_answer_is_followed_by_what_is_certain_from_then_on() -> None:
    ran = asterion("replay", LABYRINTH, "--as", "Ann", "--knowledge")
    assert (ran.status, ran.err) == (0, "")
    assert ANNS_STEP in ran.out
    assert "In the end this was certain: 24 of 25 cells and 33 of 40 sides" in ran.out
    assert "Cells that were certain, by answer: 0: 0, 14: 4, " in ran.out
    assert (
        "\nFrom answer 34 on it was certain that there is a way out right from e1, by 7, 10, 13"
        in ran.out
    )


def test_L12_without_a_chair_it_is_the_publics_knowledge() -> None:
    ran = asterion("replay", LABYRINTH, "--knowledge")
    assert ran.out == asterion("replay", LABYRINTH, "--as", "public", "--knowledge").out
    assert "you are on" not in ran.out


def test_L12_the_facts_are_data_for_programs() -> None:
    ran = asterion("replay", LABYRINTH, "--as", "Ann", "--knowledge", "--json")
    moments = json.loads(ran.out)["heard"]
    learned = [fact for moment in moments for fact in moment["certain"]]
    assert {"fact": "KindIs", "cell": "b2", "kind": "W"} in learned
    assert all(moment["finished"] for moment in moments)


def test_O7_another_book_says_it_in_its_own_words() -> None:
    ran = asterion("replay", DOOOM, "--as", "Ann", "--knowledge")
    assert (ran.status, ran.err) == (0, "")
    assert "        certain now: Bob is on " in ran.out
    assert "\nTiles that were certain, by answer: 0: 21, " in ran.out
    assert "it was certain that " in ran.out


@pytest.mark.parametrize(
    ("file", "more", "sentence"),
    [
        (LABYRINTH, ("--as", "master"), "the master knows everything: use --as"),
        (LABYRINTH, ("--as", "Ann", "--step"), "--knowledge cannot be combined with --step"),
        (CC3K, (), "deduction is not available for cc3k, only for labyrinth"),
    ],
)
def test_what_cannot_be_shown_is_said_in_a_sentence(
    file: Path, more: tuple[str, ...], sentence: str
) -> None:
    ran = asterion("replay", file, "--knowledge", *more)
    assert ran.status != 0
    assert sentence in ran.err


def test_without_the_solver_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pysat.solvers", None)
    with pytest.raises(ask.MissingSolver):
        ask.new_solver()
    ran = asterion("replay", LABYRINTH, "--knowledge")
    assert "pip install 'asterion[knowledge]'" in ran.err
    assert asterion("replay", LABYRINTH, "--as", "Ann").status == 0
