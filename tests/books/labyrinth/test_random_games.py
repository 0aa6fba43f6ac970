"""Random games over every option and many plans: each ends, and replays to the byte.

What is said is legal, with questions, claims, breaks and resignations in between.
"""

import io
from functools import lru_cache
from typing import Literal, get_args, get_type_hints

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.make.generate import generate, settings_for
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.core.dice import Rolled
from asterion.core.records import record
from asterion.core.records.replay import verify
from asterion.core.referee.table import Table
from asterion.testing.play import play_on
from tests.books.labyrinth.any_options import random_options
from tests.books.labyrinth.test_games import NAMES, bound
from tests.contract.shelf.labyrinth import KIT

GAMES, PIECES = 1_200, 6
"""This many games in `./dev test`: ten seconds of one core, in pieces that run side by side."""
SOAKED_GAMES, SOAKED_PIECES = 100_000, 100
PLANS = 200
SHAPES = get_args(get_type_hints(LabyrinthSettings)["shape"])


@lru_cache(maxsize=PLANS)
def some_plan(number: int, mines: bool, mites: bool, turbulent: bool) -> Plan:
    """Any shape from 3x3 to 7x6, for a table with such options."""
    settings = LabyrinthSettings(
        width=3 + number % 5,
        height=3 + number % 4,
        shape=SHAPES[number % len(SHAPES)] if number % 3 == 0 and number % 5 > 1 else "rectangle",
        players=2 + number % 5,
    )
    rivers: Literal["plain", "turbulent"] = "turbulent" if turbulent else "plain"
    options = LabyrinthOptions(mines=mines, mites=mites, rivers=rivers)
    return generate(settings_for(settings, options), Rolled(number))


def random_game(seed: int) -> Table:
    """Played to its end at random."""
    chooser = Rolled(seed)
    options = random_options(chooser)
    players = 2 + chooser.below(5, "players")
    number = chooser.below(PLANS, "plan")
    plan = some_plan(number, options.mines, options.mites, options.rivers == "turbulent")
    table = Table(BOOK, plan, NAMES[:players], options, Rolled(seed), salt="salt")
    play_on(table, KIT, chooser, 2 * bound(table))
    assert table.result is not None, f"game {seed} does not end"
    return table


def check_games(first: int, count: int) -> int:
    """Play and replay; the number of commands of the longest game."""
    longest = 0
    for seed in range(first, first + count):
        table = random_game(seed)
        file = io.BytesIO()
        record.write(table, file)
        again = verify(record.read(file.getvalue()), BOOK)
        assert again.state == table.state, f"game {seed} replays otherwise"
        longest = max(longest, len(table.entries) - 1)
    return longest


@pytest.mark.parametrize("piece", range(PIECES))
def test_L40_random_games_with_any_options_end_and_replay_identically(piece: int) -> None:
    size = GAMES // PIECES
    assert check_games(piece * size, size) > 50


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(SOAKED_PIECES))
def test_L40_a_hundred_thousand_random_games(piece: int) -> None:
    size = SOAKED_GAMES // SOAKED_PIECES
    assert check_games(10**6 + piece * size, size) > 50
