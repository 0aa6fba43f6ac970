"""Random games with random options: each ends, nobody is ever stuck, and it replays identically."""

import io
from contextlib import suppress

import pytest

from asterion.books.dungeonlab import BOOK
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from asterion.core.records import record
from asterion.core.records.replay import verify
from asterion.core.referee.table import Table
from asterion.testing.play import NAMES
from tests.contract.shelf.dungeonlab import KIT

GAMES, PIECES = 600, 6
"""This many games in `./dev test`: seven seconds of one core, in pieces that run side by side."""
SOAKED_GAMES, SOAKED_PIECES = 50_000, 20
ASIDE = 25
"""One word in this many is out of turn: the master's, or a player's who is not awaited."""


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


def check_games(first: int, count: int) -> None:
    for seed in range(first, first + count):
        assert is_the_same_again(random_game(seed)), f"game {seed}"


@pytest.mark.parametrize("piece", range(PIECES))
def test_D1_random_games_end_and_replay_identically(piece: int) -> None:
    check_games(piece * (GAMES // PIECES), GAMES // PIECES)


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(SOAKED_PIECES))
def test_D1_fifty_thousand_random_games_end_and_replay_identically(piece: int) -> None:
    count = SOAKED_GAMES // SOAKED_PIECES
    check_games(piece * count, count)
