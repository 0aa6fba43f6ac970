"""What a player is told to have: only what follows from the answers, and always the truth."""

from functools import lru_cache

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.state import HEALTHY, LOAD_NAMES, State
from asterion.books.labyrinth.view.kit import HEALTH_UNKNOWN, LOAD_UNKNOWN, Kit
from asterion.core.audience import PUBLIC
from asterion.core.dice import Dice, Rolled
from asterion.core.referee.table import Table
from asterion.testing.play import play_on
from asterion.words.spoken import spoken_screen
from tests.books.labyrinth.any_options import random_options
from tests.books.labyrinth.helper import say, table
from tests.books.labyrinth.test_games import NAMES
from tests.books.labyrinth.test_random_games import PLANS, some_plan
from tests.contract.shelf.labyrinth import KIT

GAMES = 60
"""Of each kind of table."""
COMMANDS = 150


def disagreements(kit: Kit, state: State, seat: int) -> list[str]:
    """Where what follows is not what is; what does not follow agrees with everything."""
    if kit.in_doubt:
        return []
    said = {
        "bullets": (kit.bullets, state.bullets[seat], kit.bullets >= 0),
        "grenades": (kit.grenades, state.grenades[seat], kit.grenades >= 0),
        "load": (kit.load, LOAD_NAMES[state.load[seat]], kit.load != LOAD_UNKNOWN),
        "health": (
            kit.health == "healthy",
            state.health[seat] == HEALTHY,
            kit.health != HEALTH_UNKNOWN,
        ),
    }
    return [f"{what}: {told[:2]}" for what, told in said.items() if told[2] and told[0] != told[1]]


def check_game(options: LabyrinthOptions, seed: int) -> tuple[int, int]:
    """How often something followed, and how often it was asked."""
    chooser: Dice = Rolled(seed)
    plan = some_plan(
        chooser.below(PLANS, "plan"), options.mines, options.mites, options.rivers == "turbulent"
    )
    game = Table(BOOK, plan, NAMES[: 2 + seed % 3], options, Rolled(seed), salt="salt")
    followed = asked = 0
    while game.result is None and len(game.entries) < COMMANDS:
        play_on(game, KIT, chooser, len(game.entries))
        if game.view(0).over or not game.view(0).confirmed:
            continue
        if not options.claimed_count:
            told = game.view(PUBLIC).quiet
            assert told.rounds == game.state.public_quiet, f"seed {seed}, {len(game.entries)} said"
            assert told.changed == game.state.public_changed
        for seat in range(len(game.first_names)):
            view = game.view(seat)
            if game.state.health[seat] > 2:
                continue
            wrong = disagreements(view.kit, game.state, seat)
            assert not wrong, f"seed {seed}, {len(game.entries)} said, seat {seat}: {wrong}"
            asked += 1
            followed += view.kit.bullets >= 0 and not view.kit.in_doubt
    return followed, asked


@lru_cache(maxsize=8)
def tables(kind: str) -> tuple[LabyrinthOptions, ...]:
    if kind in PRESETS:
        return (PRESETS[kind],) * GAMES
    return tuple(random_options(Rolled(seed)) for seed in range(GAMES * 3))


@pytest.mark.parametrize("kind", [*PRESETS, "any options"])
def test_L40_L61_L70_what_follows_for_a_player_is_the_truth(kind: str) -> None:
    followed = asked = 0
    for seed, options in enumerate(tables(kind)):
        some, all_of_them = check_game(options, seed)
        followed += some
        asked += all_of_them
    assert asked > 1_000
    assert followed > asked / 4, "it is of use only where something follows"
    if kind == "beginner":
        assert followed > asked * 0.7


YARD = """
+--+--+--+
|1  T  . |
+  +  +  +
|W  2  . =
+--+--+--+
"""


def own(game: Table, seat: int = 0) -> dict[str, str]:
    return spoken_screen(BOOK.view.screen(game.view(seat))).values


def test_L61_a_treasure_that_was_found_is_carried() -> None:
    game = table(YARD, mines=False)
    assert own(game)["Bullets"] == own(game)["Grenades"] == "3"
    say(game, "go right")
    assert own(game)["You carry"] == "a treasure"
    assert own(game)["Goal"] == "You carry a treasure: find an exit. Only the true one wins."
    assert "Goal" not in own(game, 1)
    assert "You carry" not in own(game, 1), "nobody else is told what they carry"


def test_L67_L69_what_was_used_is_gone_until_the_next_weaponry() -> None:
    game = table(YARD, mines=False)
    say(game, "shoot up; go down", "go down")
    assert own(game)["Bullets"] == "3"
    game = table(YARD, mines=False)
    say(game, "shoot up; go up", "go down", "blow the left wall; go up")
    assert (own(game)["Bullets"], own(game)["Grenades"]) == ("2", "2")


def test_L70_L72_a_scream_leaves_a_doubt_until_ones_own_turn() -> None:
    game = table(YARD.replace("1  T  .", "2  1  3").replace("W  2", "W  ."), mines=False)
    say(game, "go up", "shoot right; go up")
    assert own(game)["Bullets"] == "3, unless you were hit"
    assert own(game, 2)["Bullets"] == "3", "whose turn has come without a word of a wound"
    say(game, "go up")
    assert (own(game)["Bullets"], own(game)["Grenades"]) == ("0", "3")
    assert own(game)["Goal"] == "You are unwell and can carry no treasure: find a hospital."


def test_L30_nothing_follows_from_the_dark() -> None:
    game = table(YARD, mines=False)
    say(game, "go right, don't tell the result")
    assert own(game)["You carry"].startswith("not certain")


def test_L40_a_draw_is_announced_long_before_it_comes() -> None:
    game = table(YARD, mines=False, nstop=12)
    rounds = []
    while game.result is None:
        rounds.append(
            spoken_screen(BOOK.view.screen(game.view(PUBLIC))).values.get(
                "Draw, if nothing changes", ""
            )
        )
        say(game, "go up", "shoot up; go left")
    assert rounds[:3] == ["", "", "in 10 rounds"]
    assert rounds[-1] == "after this round"
    assert len(rounds) == 12
