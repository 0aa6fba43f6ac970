"""Buckets and crowds: so much and no more, for each, with bounded memory."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.server.guard.rates import Crowd, OwnDebts, Rates


class Hand:
    """Time that is moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_a_steady_rate() -> None:
    hand = Hand()
    rates = Rates(60, 5, hand)
    assert [rates.wait("ann") for _ in range(5)] == [0] * 5
    assert rates.wait("ann") == pytest.approx(1)
    assert rates.wait("bob") == 0
    hand.now += 0.5
    assert rates.wait("ann") == pytest.approx(0.5)
    hand.now += 0.5
    assert rates.wait("ann") == 0
    hand.now += 1000
    assert [rates.wait("ann") > 0 for _ in range(6)] == [False] * 5 + [True]


def test_what_costs_more_than_a_whole_bucket_empties_it() -> None:
    rates = Rates(60, 5, Hand())
    assert rates.wait("ann", cost=50) == 0
    assert rates.wait("ann") > 0


def test_a_clock_that_goes_back_gives_nothing() -> None:
    hand = Hand()
    rates = Rates(60, 1, hand)
    assert rates.wait("ann") == 0
    hand.now -= 1000
    assert rates.wait("ann") > 0


def test_a_million_addresses_take_no_more_memory_than_a_thousand() -> None:
    debts = OwnDebts(1000)
    rates = Rates(60, 1, Hand(), debts)
    for number in range(5000):
        assert rates.wait(f"address {number}") == 0
    assert len(debts) == 1000
    assert rates.wait("address 4999") > 0


@given(st.lists(st.tuples(st.sampled_from("ab"), st.floats(0, 5)), max_size=60))
def test_never_more_than_the_burst_and_what_time_gave(asks: list[tuple[str, float]]) -> None:
    hand = Hand()
    rates = Rates(30, 4, hand)
    let_in = {"a": 0, "b": 0}
    for key, seconds in asks:
        hand.now += seconds
        wait = rates.wait(key)
        assert wait >= 0
        let_in[key] += wait == 0
        assert let_in[key] <= 4 + hand.now * 0.5 + 1e-6


def test_a_crowd_is_bounded_for_each_and_in_all() -> None:
    crowd = Crowd(2, 3)
    assert [crowd.enter("ann") for _ in range(3)] == [True, True, False]
    assert crowd.enter("bob")
    assert not crowd.enter("cid")
    crowd.leave("ann")
    assert crowd.enter("cid")
    assert len(crowd) == 3
    for key in ("ann", "bob", "cid"):
        crowd.leave(key)
    assert len(crowd) == 0
    with pytest.raises(ValueError, match="nobody"):
        crowd.leave("ann")
    assert [crowd.enter("ann") for _ in range(2)] == [True, True]
