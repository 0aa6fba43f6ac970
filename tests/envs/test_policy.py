"""A policy that was learnt sits wherever bots sit."""

from typing import Any

import numpy as np
import pytest

from asterion.books import books
from asterion.bots.seated import Seated
from asterion.envs.playing import Playing
from asterion.envs.policy import PolicyBot
from asterion.envs.single import choose
from examples.policy import measured

LEARNT = [book.name for book in books() if book.learning is not None]


@pytest.mark.parametrize("name", LEARNT)
def test_a_policy_sees_as_a_bot_what_it_saw_while_it_learnt(name: str) -> None:
    fewest = next(book.seats.start for book in books() if book.name == name)
    playing = Playing(name, fewest)
    playing.start(3)
    generator = np.random.default_rng(1)
    compared = 0

    def policy(seen: dict[str, Any]) -> int:
        nonlocal compared
        seat = playing.asked
        assert seat is not None
        expected = playing.observe(seat) | {"action_mask": playing.mask(seat)}
        assert seen.keys() == expected.keys()
        for field, array in expected.items():
            np.testing.assert_array_equal(seen[field], array, field)
        compared += 1
        return choose(seen["action_mask"], generator)

    bots = [Seated(PolicyBot(name, policy), seat) for seat in range(fewest)]
    for _ in range(40):
        if (seat := playing.asked) is None:
            break
        assert playing.say(seat, bots[seat].answer(playing.table)) == ""
    assert compared >= 10


def test_the_policy_of_the_example_finds_the_way_out() -> None:
    assert measured(12) >= 0.25, "random finds it in one of fifty games"
