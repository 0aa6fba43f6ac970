"""Skips, and moves that everyone knows to change nothing (6.6, 7.7)."""

import random

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.make.generate import generate
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import OPEN, OPEN_EXIT, WAYS
from asterion.books.labyrinth.view.asking import asked
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from tests.books.labyrinth.helper import refusal, say, table

YARD = """
+--+--+--+--+
|1  .  2  3 |
+--+--+--+--+
|.  F  H  T |
+--+--+--+--+
"""


def test_L32_L88_a_known_wall_is_not_walked_into_again_until_a_grenade_is_thrown() -> None:
    game = table(YARD, repeats=False)
    say(game, "go up", "go up", "go up")
    assert "L32" in refusal(game, "go up")
    assert "go up" not in game.legal(0)
    assert refusal(game, "go right") == ""
    assert refusal(game, "blow up; go up") == ""
    say(game, "go left", "blow down; go down", "go up")
    assert refusal(game, "go left") == ""
    assert refusal(game, "go up") == ""


def test_L32_no_third_turn_in_a_row_known_to_change_nothing() -> None:
    game = table(YARD, repeats=False)
    say(game, "go by the flow", "go up", "go up", "go by the flow", "go left", "go down")
    assert "L32" in refusal(game, "go by the flow")
    assert "L32" in refusal(game, "go by the loop")
    assert refusal(game, "go up") == ""


def test_L32_L88_skips_may_be_forbidden() -> None:
    assert "L32" in refusal(table(YARD, skips=False), "skip")
    assert refusal(table(YARD), "skip") == ""


CELL = """
+--+--+--+--+
|1 |.  2  3 |
+--+--+--+--+
|.  F  H  T |
+--+--+--+--+
"""


@pytest.mark.parametrize(
    "move",
    [
        "go right; blow the right wall",
        "go right; if I hit a wall, blow the right wall",
        "blow the left wall; go right; blow the right wall",
    ],
)
def test_L32_a_grenade_thrown_after_the_hit_makes_the_wall_unknown(move: str) -> None:
    game = table(CELL, repeats=False)
    say(game, move, "go up", "go up")
    assert refusal(game, "go right") == ""
    assert "go right" in game.legal(0)
    assert say(game, "go right") == ["Walked onto land."]


@pytest.mark.parametrize(
    "others_move",
    [
        "go right; if I blow up, shoot left",
        "go right, tell only whether I blow up",
        "go up; if a scream is heard, blow the down wall",
    ],
)
def test_L32_a_word_in_anothers_sentence_is_not_a_grenade(others_move: str) -> None:
    game = table(CELL, repeats=False)
    say(game, "go right", others_move, "go up")
    assert "L32" in refusal(game, "go right")


@pytest.mark.parametrize(
    "others_move",
    [
        "blow the down wall; go right",
        "go right; if I walk onto land, blow the down wall",
        "blow the down wall; go right, don't tell the result",
        "shoot left; blow the down wall; go right, tell only whether a scream is heard",
    ],
)
def test_L32_anothers_grenade_that_may_have_flown_makes_walls_unknown(others_move: str) -> None:
    game = table(CELL, repeats=False)
    say(game, "go right", others_move, "go up")
    assert refusal(game, "go right") == ""


def test_L32_who_has_no_grenade_left_throws_none() -> None:
    game = table(CELL, repeats=False)
    say(game, "go down", "blow down; blow down; blow down; go up", "go up")
    say(game, "go right", "blow down; go left", "go left")
    assert "L32" in refusal(game, "go right")


GUARD_ROOM = """
+--+--+--+
|2  .  1W|
+--+--+--+
|.  .  T |
+--+--+--+
"""


def test_L32_a_wall_that_survived_a_grenade_stays_known() -> None:
    """A weaponry on the border gives grenades for ever, and the outer wall stands for ever."""
    game = table(GUARD_ROOM, repeats=False)
    say(game, "blow the right wall; go right", "go right")
    for again in ("go right", "blow the right wall; go right", "go right; blow the right wall"):
        assert "L32" in refusal(game, again)
    assert "blow the right wall; go right" not in game.legal(0)
    say(game, "blow the up wall; go up", "blow the down wall; go left")
    assert "L32" in refusal(game, "blow the right wall; go right")
    assert "L32" in refusal(game, "blow the up wall; go up")
    assert refusal(game, "blow the down wall; go down") == ""
    say(game, "go left", "go right", "go right", "go left")
    assert refusal(game, "blow the right wall; go right") == ""


def test_L32_ones_own_grenade_makes_no_other_wall_unknown() -> None:
    """Else “blow the right wall; go up” could be said for ever."""
    game = table(GUARD_ROOM, repeats=False)
    say(game, "go up", "go right")
    assert "L32" in refusal(game, "blow the right wall; go up")
    say(game, "blow the right wall; go down", "go left")
    assert "L32" in refusal(game, "go up")


def test_L32_a_wall_that_is_told_to_have_survived_is_known() -> None:
    game = table(GUARD_ROOM, repeats=False, tell_surviving_wall=True)
    say(game, "blow the right wall; go up", "go right")
    assert "L32" in refusal(game, "blow the right wall; go right")


def test_L32_there_is_always_a_move() -> None:
    """All four sides are walls: any may be tried again, but those that survived a grenade."""
    game = table(CELL.replace("|1 |", "|1W|").replace("2  3", "2  ."), repeats=False)
    say(game, "blow the up wall; go up", "go right", "blow the left wall; go left", "go left")
    say(game, "go right", "go right", "go down", "go left")
    assert refusal(game, "go right") == refusal(game, "go down") == ""
    assert "L32" in refusal(game, "blow the up wall; go up")
    assert "go right" in game.legal(0)


SAYINGS = [
    saying.format(way=way, other=other)
    for way in WAYS
    for other in WAYS
    for saying in (
        "go {way}",
        "blow the {other} wall; go {way}",
        "go {way}; blow the {other} wall",
        "go {way}; if I hit a wall, blow the {other} wall",
        "blow the {other} wall; go {way}, don't tell the result",
    )
]


def test_L32_what_is_refused_as_a_known_wall_is_a_wall() -> None:
    """Whatever was said before, by whomever: no refusal rests on a wall that is gone."""
    assert sum(map(refusals, range(80))) > 100


def refusals(seed: int) -> int:
    """Chatter with many grenades on a random plan; how much of it was refused."""
    chance = random.Random(seed)
    plan = generate(LabyrinthSettings(width=4, height=4), Rolled(seed))
    options = LabyrinthOptions(dark_moves=True, nstop=500)
    game = Table(BOOK, plan, ["Ann", "Bob", "Cid"], options, Rolled(seed), salt="salt")
    refused = 0
    for _ in range(120):
        if game.result is not None:
            break
        seat = game.awaited[0]
        if asked(game.view(seat)) not in ("move", "order and move"):
            game.submit(seat, chance.choice(game.legal(seat)))
            continue
        saying = chance.choice(SAYINGS)
        try:
            game.submit(seat, saying)
        except Refused:
            refused += 1
            way = next(way for way, name in enumerate(WAYS) if f"go {name}" in saying)
            edge = game.state.edges[game.state.at[seat] * 4 + way]
            assert edge not in (OPEN, OPEN_EXIT), f"game {seed}, {saying}: the wall is gone"
    return refused
