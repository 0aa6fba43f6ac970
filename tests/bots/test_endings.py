"""Ten thousand games of bots: every one of them comes to an end, and no bot fails."""

from typing import Any

import pytest

from asterion.arena.contest import Contest, Pairing
from asterion.arena.referee import NO_END, play
from tests.soaking import fresh_seeds

SMALL = {"width": "16", "height": "12"}
KINDS: tuple[tuple[str, tuple[str, ...], dict[str, str], int], ...] = (
    ("dungeon-of-dooom", ("fighter", "walker"), {}, 2000),
    ("dungeon-of-dooom", ("fighter:hard", "fighter", "hunter", "walker"), {}, 1500),
    ("dungeon-of-dooom", ("fighter:easy", "random", "walker:easy"), SMALL, 1000),
    ("labyrinth-of-dooom", ("hunter", "fighter", "fighter"), {"style": "maze"}, 1500),
    ("labyrinth-of-dooom", ("fighter",), {"style": "rooms"}, 1000),
    ("labyrinth", ("mapper", "wanderer"), {}, 1100),
    ("labyrinth", ("mapper", "random", "wanderer"), {}, 150),
    ("labyrinth", ("reasoner", "mapper"), {}, 50),
    ("dungeonlab", ("scout",), {}, 800),
    ("dungeonlab", ("scout:easy", "scout:hard"), {}, 400),
    ("dungeonlab", ("scout",), {"difficulty": "hard"}, 400),
    ("cc3k", ("crawler",), {}, 60),
    ("cc3k", ("crawler:easy",), {}, 40),
)
"""Book, bots, how plans are made, and how many games: ten thousand in all."""


def test_they_are_ten_thousand() -> None:
    assert sum(games for *_, games in KINDS) == 10_000


def ends(book: str, bots: tuple[str, ...], made: dict[str, str], seed: int) -> str:
    """What is wrong with this game; nothing if it ends and nobody fails."""
    contest = Contest(book, bots, len(bots), 1, seed, settings=made)
    outcome, _ = play(contest, Pairing("one", tuple(range(len(bots))), 0))
    if outcome.ending == NO_END:
        return f"seed {seed}: no end"
    return f"seed {seed}: faults {outcome.faults}" if any(outcome.faults) else ""


@pytest.mark.parametrize(("book", "bots", "made", "games"), KINDS, ids=lambda value: str(value))
def test_a_game_ends(book: str, bots: tuple[str, ...], made: dict[str, Any], games: int) -> None:
    """One of each kind in the plain suite."""
    assert not ends(book, bots, made, 1)


@pytest.mark.parametrize("seed", [193_187_345, 193_187_370])
def test_scouts_end_where_the_exit_can_only_be_fallen_upon(seed: int) -> None:
    """Both games went on for ever, until scouts learnt to enter a pit that they know."""
    assert not ends("dungeonlab", ("scout:easy", "scout:hard"), {}, seed)


@pytest.mark.soak
@pytest.mark.parametrize(("book", "bots", "made", "games"), KINDS, ids=lambda value: str(value))
def test_every_game_ends(
    book: str, bots: tuple[str, ...], made: dict[str, Any], games: int
) -> None:
    seeds = fresh_seeds(games)
    wrong = [said for seed in seeds if (said := ends(book, bots, made, seed))]
    assert not wrong, f"{len(wrong)} of {games} from seed {seeds.start}: {wrong[:5]}"
