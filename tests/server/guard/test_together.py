"""What several processes count together, each by its own sight of the same memory."""

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from asterion.server.guard.rates import Crowd, OwnDebts, Rates
from asterion.server.guard.together import VERSION, Together


@pytest.fixture
def parent() -> Iterator[Together]:
    made = Together.make(4)
    yield made
    os.close(made.file)


def workers(parent: Together, count: int = 3) -> list[Together]:
    return [Together(parent.file, column) for column in range(count)]


def test_a_bucket_is_one_wherever_it_is_taken_from(parent: Together) -> None:
    now = [100.0]
    one, two, _ = (Rates(60, 4, lambda: now[0], each.debts("ask")) for each in workers(parent))
    assert [one.wait("ann"), two.wait("ann"), one.wait("ann"), two.wait("ann")] == [0] * 4
    assert one.wait("ann") == two.wait("ann") == pytest.approx(1)
    assert one.wait("bob") == 0, "another address has its own"
    now[0] += 1
    assert one.wait("ann") == 0
    assert two.wait("ann") > 0


def test_what_is_done_is_counted_for_itself(parent: Together) -> None:
    one, two, _ = workers(parent)
    asks, chats = (Rates(60, 1, lambda: 9.0, one.debts(kind)) for kind in ("ask", "chat"))
    assert asks.wait("ann") == 0
    assert asks.wait("ann") > 0
    assert chats.wait("ann") == 0
    assert Rates(60, 1, lambda: 9.0, two.debts("chat")).wait("ann") > 0


def test_a_crowd_has_room_for_so_many_of_an_address_at_all_doors(parent: Together) -> None:
    one, two, three = (Crowd(3, 100, each.heads("windows")) for each in workers(parent))
    assert [one.enter("ann"), two.enter("ann"), two.enter("ann")] == [True] * 3
    assert not any(each.enter("ann") for each in (one, two, three))
    assert three.enter("bob")
    two.leave("ann")
    assert three.enter("ann")
    assert [len(each) for each in (one, two, three)] == [1, 1, 2]
    with pytest.raises(ValueError, match="nobody"):
        Crowd(3, 100, workers(parent)[0].heads("windows")).leave("cid")


def test_who_was_in_at_a_worker_that_has_ended_is_in_no_more(parent: Together) -> None:
    one, two, _ = (Crowd(2, 100, each.heads("windows")) for each in workers(parent))
    assert one.enter("ann")
    assert two.enter("ann")
    assert not two.enter("ann")
    parent.empty(0)
    assert two.enter("ann")
    assert not two.enter("ann"), "its own are still there"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from("abcdef"), st.booleans()), max_size=60)
)
def test_it_counts_as_one_process_would(
    parent: Together, acts: list[tuple[int, str, bool]]
) -> None:
    for column in range(3):
        parent.empty(column)
    heads = [each.heads("windows") for each in workers(parent)]
    inside: Counter[tuple[int, str]] = Counter()
    for worker, key, comes in acts:
        if comes:
            inside[worker, key] += 1
            assert heads[worker].enter(key) == sum(inside[each, key] for each in range(3))
        elif inside[worker, key]:
            heads[worker].leave(key)
            inside[worker, key] -= 1


def test_twenty_thousand_addresses_are_not_taken_for_each_other(parent: Together) -> None:
    """Each takes all it may have, at once; those who meet two others at once are few."""
    shared = Rates(60, 2, lambda: 50.0, workers(parent)[0].debts("ask"))
    known = Rates(60, 2, lambda: 50.0, OwnDebts(20_000))
    busy = [f"192.0.2.{number}" for number in range(20_000)]
    refused = 0
    for each in busy * 2:
        assert known.wait(each) == 0
        refused += shared.wait(each) > 0
    assert refused < len(busy) * 0.15
    assert all(shared.wait(each) > 0 for each in busy), "nobody has more than is theirs"


def test_memory_of_another_version_is_not_believed(parent: Together) -> None:
    os.pwrite(parent.file, (VERSION + 1).to_bytes(4, "little"), 0)
    with pytest.raises(ValueError, match="version"):
        Together(parent.file, 0)
