"""Who is told: bits that never leave the master out."""

from hypothesis import given
from hypothesis import strategies as st

from asterion.core.audience import EVERYONE, MASTER, NOBODY, PUBLIC, WATCHERS, all_but, ear, only

SEATS = st.integers(0, 200)


def hears(audience: int, listener: int) -> bool:
    return bool(audience & ear(listener))


@given(seats=st.sets(SEATS), listener=SEATS)
def test_only_and_all_but_are_each_others_contrary(seats: set[int], listener: int) -> None:
    assert hears(only(*seats), listener) == (listener in seats)
    assert hears(all_but(*seats), listener) == (listener not in seats)


@given(seats=st.sets(SEATS | st.just(PUBLIC) | st.just(MASTER)))
def test_the_master_hears_everything(seats: set[int]) -> None:
    for audience in (NOBODY, WATCHERS, EVERYONE, only(*seats), all_but(*seats)):
        assert hears(audience, MASTER)


def test_the_public_is_one_more_listener() -> None:
    assert hears(EVERYONE, PUBLIC)
    assert hears(WATCHERS, PUBLIC)
    assert hears(all_but(0, 1), PUBLIC)
    assert not hears(only(0, 1), PUBLIC)
    assert not hears(all_but(PUBLIC), PUBLIC)
    assert not hears(NOBODY, PUBLIC)


def test_nobody_is_no_seat() -> None:
    assert only() == NOBODY
    assert all_but() == EVERYONE
