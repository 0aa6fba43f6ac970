"""Arguments: few steps, each of which follows from the ones before and what it cites."""

import pytest
from msgspec.structs import replace

from asterion.core.phrase import english
from asterion.knowledge.argument.arguing import MOST_STEPS
from asterion.knowledge.argument.steps import Argument, Follows
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, WallStands
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.puzzles import puzzle_number
from asterion.words.spoken import spoken
from tests.knowledge.argument_check import Checker
from tests.knowledge.checked import Chair, answers
from tests.knowledge.test_deduction import DOWN, DUO, known
from tests.knowledge.test_soundness import bots_table, random_table
from tests.soaking import fresh_seeds

ANSWERS, FACTS = 50, 8
GAMES, SOAKED = 2, 200


def argued(knowledge: LabyrinthKnowledge, fact: AnyFact) -> Argument | None:
    assert knowledge.why(fact).proved
    return knowledge.argue(fact)


def test_L93_a_wall_that_cannot_be_there_is_argued_from_the_rule() -> None:
    knowledge = known(DUO.replace("|1  .", "|1 |."), "go right")
    argument = argued(knowledge, WallStands("a1", DOWN, False))
    assert argument is not None
    (step,) = argument.steps
    assert isinstance(step, Follows)
    assert step.rules == ("L93",)
    Checker(knowledge).check(argument)


def test_L12_what_is_not_certain_has_no_argument() -> None:
    knowledge = known(DUO, "go right")
    knowledge.why(KindIs("c3", "L"))
    assert knowledge.argue(KindIs("c3", "L")) is None


def test_L12_another_player_is_laid_over_the_plan_and_struck_off() -> None:
    """The answers of puzzle 6: each place of Ariadne is ruled out by what lies in her way."""
    steps = puzzle_number(6).argument
    assert [english(step.words) for step in steps] == [
        "At the start Ariadne was on a1, a2 or a3; nowhere else does the walk fit on the plan. "
        "Not on a2 or a3, because b3 is a weaponry (answers 1, 10 and 12). Only a1 is left.",
        "So d1 is a pit (answer 24).",
    ]
    first, last = steps
    assert [ghost.standing for ghost in first.ghosts] == ["left", "out", "out"]
    assert [len(ghost.path) > 1 for ghost in first.ghosts] == [True] * 3
    assert [mark.stamp for mark in first.given] == ["weaponry"]
    assert [mark.stamp for mark in last.proves] == ["pit"]


def test_L12_a_wrong_step_is_found_by_the_checker() -> None:
    """What is taken from a step that cites nothing is missed."""
    knowledge = known(DUO.replace("|1  .", "|1 |."), "go right")
    argument = argued(knowledge, WallStands("a1", DOWN, False))
    assert argument is not None
    silent = replace(argument.steps[0], heard=())
    with pytest.raises(AssertionError, match="does not follow"):
        Checker(knowledge).check(replace(argument, steps=(silent,)))


@pytest.mark.parametrize("language", ["ru", "de"])
def test_L12_an_argument_is_said_in_every_language(language: str) -> None:
    (first, last) = (spoken(step.words, language) for step in puzzle_number(6).argument)
    assert "a1, a2" in first
    assert "24" in last


def check_game(seed: int, bots: bool, most: int = FACTS) -> tuple[int, int]:
    """This many facts were asked about, and this many had an argument."""
    table, say = (bots_table if bots else random_table)(seed)
    chair = Chair(table, seed % len(table.names))
    for _ in answers(table, say, ANSWERS):
        chair.listen()  # after each answer, since the truth is looked at as it is now
    knowledge = chair.knowledge
    facts = knowledge.certain().facts
    checker = Checker(knowledge)
    asked = facts[:: max(1, len(facts) // most)]
    found = 0
    for fact in asked:
        argument = argued(knowledge, fact)
        if argument is not None:
            assert len(argument.steps) <= MOST_STEPS
            checker.check(argument)
            assert all(chair.is_true(one) for one in facts_said(argument)), argument
            found += 1
    return len(asked), found


def test_L48_where_a_pit_leads_is_used_in_a_step() -> None:
    """The rules that a step does not cite are left out, and what is added for them rules nothing
    out: looked at again and again they used up all patience, and the step seemed not to follow."""
    _asked, found = check_game(3077, bots=True, most=22)
    assert found > 20


def test_L12_a_place_that_one_answer_tells_is_cited() -> None:
    """Another player's place, told outright by a later answer, is one of the reasons."""
    _asked, found = check_game(4062683430, bots=True)
    assert found > 5


def facts_said(argument: Argument) -> list[AnyFact]:
    return [fact for step in argument.steps if isinstance(step, Follows) for fact in step.facts]


def test_L12_every_step_follows_from_what_it_cites_and_the_steps_before() -> None:
    counts = [check_game(seed, bots=True) for seed in fresh_seeds(GAMES)]
    asked, _found = (sum(numbers) for numbers in zip(*counts, strict=True))
    assert asked > GAMES


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(10))
def test_L12_every_step_of_a_thousand_arguments_follows(piece: int) -> None:
    size = SOAKED // 10
    games = [seed + piece for seed in fresh_seeds(size)]
    found = sum(check_game(seed, bots=seed % 3 > 0)[1] for seed in games)
    assert found >= 60
