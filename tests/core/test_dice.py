"""Chance: the same from a seed, exact in its branches, and never answering another question."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.core.dice import (
    Dice,
    DiceError,
    Highest,
    Lowest,
    Recorded,
    Rolled,
    Scripted,
    branching,
)

QUESTIONS = st.lists(st.tuples(st.sampled_from(["attack", "start"]), st.integers(1, 50)))


def ask(dice: Dice, questions: list[tuple[str, int]]) -> list[int]:
    return [dice.below(n, why) for why, n in questions]


def test_a_seed_gives_the_same_on_every_machine() -> None:
    """Kept games and plans made from a seed rely on these very numbers."""
    dice = Rolled(7)
    assert [dice.below(100, "number") for _ in range(8)] == [32, 15, 65, 7, 53, 36, 5, 50]


@given(seed=st.integers(0, 2**63 - 1), questions=QUESTIONS)
def test_what_is_drawn_is_in_range_and_written_down(
    seed: int, questions: list[tuple[str, int]]
) -> None:
    dice = Rolled(seed)
    results = ask(dice, questions)
    assert all(0 <= result < n for result, (_, n) in zip(results, questions, strict=True))
    assert dice.draws == [
        (why, n, result) for (why, n), result in zip(questions, results, strict=True)
    ]


@given(seed=st.integers(0, 1000), questions=QUESTIONS)
def test_recorded_draws_give_the_same_again(seed: int, questions: list[tuple[str, int]]) -> None:
    first = Rolled(seed)
    results = ask(first, questions)
    again = Recorded(first.draws)
    assert ask(again, questions) == results
    assert again.left == []
    with pytest.raises(DiceError, match="the rules need a draw below 4 for “attack”, but the"):
        again.below(4, "attack")


@pytest.mark.parametrize(
    ("draw", "said"),
    [
        (("start", 4, 0), "the record has one below 4 for “start”"),
        (("attack", 6, 0), "the record has one below 6 for “attack”"),
        (("attack", 4, 4), "the record has 4 for “attack”, which must be below 4"),
        (("attack", 4, -1), "the record has -1 for “attack”"),
    ],
)
def test_recorded_draws_answer_no_other_question(draw: tuple[str, int, int], said: str) -> None:
    with pytest.raises(DiceError, match=said):
        Recorded([draw]).below(4, "attack")


def test_a_script_is_followed_to_its_end() -> None:
    dice = Scripted([2, 0])
    assert ask(dice, [("a", 3), ("b", 1)]) == [2, 0]
    with pytest.raises(DiceError, match="has ended; “c” needs a number below 2"):
        dice.below(2, "c")
    with pytest.raises(DiceError, match="the dice script says 5 for “d”"):
        Scripted([5]).below(5, "d")


def test_lowest_and_highest() -> None:
    assert ask(Lowest(), [("a", 6), ("b", 2)]) == [0, 0]
    assert ask(Highest(), [("a", 6), ("b", 2)]) == [5, 1]


@pytest.mark.parametrize(("percent", "die"), [(75, 4), (50, 2), (1, 100), (0, 1), (100, 1)])
def test_a_chance_asks_for_the_smallest_die(percent: int, die: int) -> None:
    dice = Lowest()
    assert dice.chance(percent, "attack") == (percent > 0)
    assert dice.draws == [("attack", die, 0)]
    assert Highest().chance(percent, "attack") == (percent == 100)


@given(percent=st.integers(0, 100))
def test_a_chance_is_exact(percent: int) -> None:
    odds = sum(odds for odds, hit in branching(lambda dice: dice.chance(percent, "hit")) if hit)
    assert odds == Fraction(percent, 100)


@given(sizes=st.lists(st.integers(1, 4), max_size=4), stop=st.integers(0, 3))
def test_branches_sum_to_1_and_come_once_each(sizes: list[int], stop: int) -> None:
    """Also where what is asked next depends on what came before."""

    def play(dice: Dice) -> tuple[int, ...]:
        results: list[int] = []
        for n in sizes:
            results.append(dice.below(n, "step"))
            if results[-1] == stop:
                break
        return tuple(results)

    branches = list(branching(play))
    assert sum(odds for odds, _ in branches) == 1
    outcomes = [outcome for _, outcome in branches]
    assert len(set(outcomes)) == len(outcomes)


def test_branches_of_two_throws() -> None:
    def two(dice: Dice) -> int:
        return dice.below(6, "first") + dice.below(6, "second")

    branches = list(branching(two))
    assert {odds for odds, _ in branches} == {Fraction(1, 36)}
    totals = Counter(total for _, total in branches)
    assert [totals[total] for total in range(11)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    def shuffled(dice: Dice) -> str:
        letters = list("abcd")
        dice.shuffle(letters, "order")
        return "".join(letters)

    branches = {order: odds for odds, order in branching(shuffled)}
    assert len(branches) == 24
    assert set(branches.values()) == {Fraction(1, 24)}


def test_every_pick_is_as_likely_as_the_others() -> None:
    branches = list(branching(lambda dice: dice.pick("xyz", "which")))
    assert branches == [(Fraction(1, 3), letter) for letter in "xyz"]
