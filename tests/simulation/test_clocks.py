"""For how long somebody was there to see that time was out."""

from simulation.clocks import RECOVERS, Watch


def test_all_of_it_where_nothing_went_wrong() -> None:
    assert Watch().well(2.0, 9.0) == 7.0


def test_not_while_something_is_wrong_nor_until_that_is_got_over() -> None:
    watch = Watch()
    watch.wrong(10.0, 2.0)
    assert watch.well(9.0, 30.0) == 19.0 - RECOVERS
    assert watch.well(11.0, 12.0) == 0.0
    assert watch.well(0.0, 10.0) == 10.0


def test_what_is_wrong_twice_at_once_counts_once() -> None:
    watch = Watch()
    watch.wrong(10.0, 2.0)
    watch.wrong(11.0)  # over before the first
    watch.wrong(13.0)
    assert watch.well(0.0, 100.0) == 100.0 - 3.0 - RECOVERS
