"""Every book keeps the contract in games that no run before has played.

The other tests of the contract take the same games every time in CI. These take others, a few in
every run and thousands in `./dev soak`; the first line of a run says from which seed on.
"""

import pytest

from asterion.books import SHELF
from asterion.testing import promises_of_a_game
from tests.contract.shelf import take
from tests.contract.test_uses import pool
from tests.soaking import OTHER_COVER, fresh_seeds, left_to_soak

FEW = 4
MANY, PARTS = 5000, 10
"""In the soak, in this many tests of each book, so that workers can share them."""


def play_fresh(name: str, seed: int) -> None:
    book, kit = take(name)
    for what, keep in promises_of_a_game(book, kit, seed, pool(name)):
        try:
            keep()
        except Exception as error:
            raise AssertionError(f"{name}: {what}: {error}") from error


@pytest.mark.parametrize("name", left_to_soak(SHELF, OTHER_COVER))
def test_a_few_fresh_games_keep_the_contract(name: str) -> None:
    for seed in fresh_seeds(FEW):
        play_fresh(name, seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", SHELF)
def test_thousands_of_fresh_games_keep_the_contract(name: str, part: int) -> None:
    for seed in fresh_seeds(MANY // PARTS, part):
        play_fresh(name, seed)
