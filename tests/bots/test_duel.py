"""The odds of a fight to the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.bots.dooom.duel import odds


def test_O12_one_blow_each_decides() -> None:
    """3/4, and if both miss the same again: 3/4 + 1/16 * 3/4 + ... = 4/5."""
    assert odds(75, 1, 1, 1, 1) == pytest.approx(0.8)


def test_O12_who_always_hits_wins_by_counting() -> None:
    assert odds(100, 3, 1, 3, 1) == 1
    assert odds(100, 2, 1, 3, 1) == 0
    assert odds(100, 2, 2, 3, 1) == 1


def test_O13_no_damage_no_victory() -> None:
    assert odds(75, 9, 0, 1, 1) == 0
    assert odds(75, 1, 1, 9, 0) == 1
    assert odds(0, 3, 2, 1, 1) == 0


def fought_out(chance: int, own: int, own_damage: int, other: int, other_damage: int) -> float:
    """The same by playing five hundred blows with every outcome weighed."""
    fights = {(own, other): 1.0}
    won = 0.0
    for blow in range(500):
        after: dict[tuple[int, int], float] = {}
        for (mine, his), weight in fights.items():
            hit = (mine, his - own_damage) if blow % 2 == 0 else (mine - other_damage, his)
            for state, share in ((hit, chance / 100), ((mine, his), 1 - chance / 100)):
                if state[1] <= 0:
                    won += weight * share
                elif state[0] > 0:
                    after[state] = after.get(state, 0.0) + weight * share
        fights = after
    return won


hit_points, damages = st.integers(1, 9), st.integers(1, 2)


@given(st.integers(30, 100), hit_points, damages, hit_points, damages)
def test_O12_O13_the_odds_are_those_of_the_fight(
    chance: int, own: int, own_damage: int, other: int, other_damage: int
) -> None:
    reckoned = odds(chance, own, own_damage, other, other_damage)
    assert reckoned == pytest.approx(fought_out(chance, own, own_damage, other, other_damage))


def test_O11_any_number_of_potions_can_be_reckoned_with() -> None:
    assert 0.5 < odds(75, 100_000, 1, 100_000, 1) < 0.6
