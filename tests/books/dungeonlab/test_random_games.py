"""Random games with random options: each ends, nobody is ever stuck, and it replays identically."""

import io
import time
from contextlib import suppress

import pytest

from asterion.books.dungeonlab import BOOK
from asterion.core import record
from asterion.core.book import Refused
from asterion.core.dice import Rolled
from asterion.core.replay import verify
from asterion.core.table import Table
from asterion.testing.play import NAMES
from tests.contract.shelf.dungeonlab import KIT

SECONDS = 50
"""Of CPU, for the games of a usual run."""
GAMES = 50_000
BATCH = 2_500
ASIDE = 25
"""One word in so many is out of turn: the master's, or a player's who is not awaited."""


def random_game(seed: int) -> Table:
    """One to six players on a plan of any size who say anything that is legal, to the end."""
    chooser = Rolled(seed)
    players = KIT.players(chooser)
    options = KIT.options(chooser)
    plan = KIT.plan(chooser, players)
    table = Table(BOOK, plan, NAMES[:players], options, Rolled(seed + 1), salt="salt")
    while table.result is None:
        assert len(table.entries) < KIT.longest * players, f"game {seed} does not end"
        aside = KIT.out_of_turn(table, chooser) if not chooser.below(ASIDE, "aside") else None
        if aside is not None:
            with suppress(Refused):
                table.submit(*aside)
            continue
        awaited = table.awaited
        assert awaited, f"game {seed} waits for nobody"
        legal = table.legal(awaited[0])
        assert legal, f"game {seed}: {table.names[awaited[0]]} can say nothing"
        table.submit(awaited[0], chooser.pick(legal, "what"))
    assert not table.awaited
    return table


def is_the_same_again(table: Table) -> bool:
    """Whether the record, played by the rules, gives every byte once more."""
    file = io.BytesIO()
    record.write(table, file)
    return verify(record.read(file.getvalue()), BOOK).result == table.result


def test_D1_random_games_end_and_replay_identically() -> None:
    end = time.process_time() + SECONDS
    games = 0
    while time.process_time() < end:
        assert is_the_same_again(random_game(games)), f"game {games}"
        games += 1
    assert games > 100


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_D1_fifty_thousand_random_games_end_and_replay_identically(first: int) -> None:
    for seed in range(first, first + BATCH):
        assert is_the_same_again(random_game(seed)), f"game {seed}"
