"""C17, C19, C31  The odds of a fight to the end, against those that can be reckoned by hand."""

import pytest

from asterion.coach.cc3k_fight import Duel, survives

USUAL = Duel(
    blow=10, misses=False, its_blow=100, attacks=1, drain=0, regains=0, most=100
)  # it slays with one blow, and hits every other time


@pytest.mark.parametrize(
    ("its", "odds"),
    [(10, 1.0), (11, 1 / 2), (30, 1 / 4)],
)
def test_C17_each_of_its_turns_halves_the_odds(its: int, odds: float) -> None:
    assert survives(USUAL, 50, its) == pytest.approx(odds)


def test_C19_a_halfling_makes_every_other_blow_miss() -> None:
    """f = 1/2 + 1/2 · 1/2 · f, so f = 2/3."""
    assert survives(USUAL._replace(misses=True), 50, 10) == pytest.approx(2 / 3, abs=1e-4)


def test_C23_an_elf_strikes_twice() -> None:
    assert survives(USUAL._replace(attacks=2), 50, 20) == pytest.approx(1 / 4)


def test_C13_what_a_troll_regains_counts() -> None:
    """It survives one blow of ten with nine points only if it has one back before."""
    weak = USUAL._replace(its_blow=10, most=20)
    assert survives(weak, 10, 20) == pytest.approx(1 / 2)
    assert survives(weak._replace(regains=5), 10, 20) == 1.0


def test_who_does_no_harm_wins_no_fight() -> None:
    assert survives(USUAL._replace(blow=0), 50, 10) == 0.0
