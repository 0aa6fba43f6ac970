"""Rare meetings of rules that were once, or might be, read wrongly: the truth must fit them."""

from typing import Any

import pytest

from asterion.core.audience import PUBLIC
from asterion.core.referee.table import Table
from tests.books.labyrinth.helper import say, table
from tests.knowledge.checked import Chair

STREET = """
+--+--+--+--+
 1. T  E  H |
+--+  +--+  +
|W  2.|.  . |
+--+--+--+--+
"""


def told_to_all(drawing: str, *moves: str, **changes: Any) -> Table:
    """Play the moves; after each answer every chair is checked, facts and all."""
    game = table(drawing, **changes)
    chairs = [Chair(game, seat, fair=False) for seat in (*range(len(game.names)), PUBLIC)]
    for move in ("", *moves):
        if move:
            say(game, move)
        for chair in chairs:
            chair.listen()
            chair.check_facts()
    return game


def test_L56_what_the_infected_drop_lies_on_the_mites_cell() -> None:
    moves = ["go right", "go down", "go right", "go down", "go up"]
    game = told_to_all(STREET, *moves)
    assert game.state.health[0] == 2
    assert any(pile.treasures for pile in game.state.piles.values())


def test_L58_L30_whoever_became_immune_in_the_dark_calls_the_mites_cell_land() -> None:
    moves = ["go right", "go down", "go right", "go down", "go up", "go down"]
    moves += ["go right, don't tell the result", "go down", "go left"]
    game = told_to_all(STREET, *moves)
    assert game.state.immune[0]


def test_L41_L30_a_move_in_the_dark_ends_where_the_true_treasure_is_lost() -> None:
    moves = ["go right", "go down", "go left", "go down"]
    moves.append("throw a treasure to the left; go right, don't tell the result")
    game = told_to_all(STREET, *moves)
    assert game.state.ended == "lost treasure"
    assert game.state.at[0] == game.plan.cells[0]


def test_L75_L105_a_treasure_that_a_blast_makes_fall_is_found_by_the_one_who_dropped_it() -> None:
    moves = ["go right", "set a landmine up; go down", "go left", "go down", "go right"]
    game = told_to_all(STREET, *moves)
    assert game.state.health[0] == 1


@pytest.mark.parametrize("ending", ["", ", don't tell the result"])
def test_L72_L105_who_dies_on_an_ordered_cell_moves_no_more(ending: str) -> None:
    """Bob knows his way; he is shot, and orders the cell where his own landmine lies."""
    moves = ["go up", "go left", "go up", "go right", "go up", "set a landmine here; go up"]
    moves += ["shoot right; go up", f"order b2; go left{ending}"]
    game = told_to_all(STREET, *moves)
    assert game.state.health[1] == 3


def test_L11_L54_nobody_finds_what_lies_on_the_source_where_they_start() -> None:
    drawing = """
    +---+---+---+
    |D   1<F 2W |
    +---+---+---+
    """
    game = told_to_all(drawing, "go up", "go up")
    assert any(pile.treasures for pile in game.state.piles.values())


TRIO = """
+--+--+--+--+
 1. T  3. H |
+--+  +--+  +
|W  2.|.  . |
+--+--+--+--+
"""


def test_L72_L107_a_wound_by_a_landmine_is_told_later_like_one_by_a_bullet() -> None:
    """Bob blows up on his own landmine; then Ann hits Cid, and both are told of their wounds."""
    moves = ["go up", "set a landmine here; go left", "go left", "go up", "go right", "go right"]
    moves += ["shoot right; go up", "go up", "go up"]
    game = told_to_all(TRIO, *moves)
    assert game.state.health[1:] == [1, 1]


def test_L30_L74_a_blast_in_the_dark_hits_whoever_stands_there() -> None:
    """Bob stays on his landmine; Ann comes in the dark, and Bob is told of his wound."""
    moves = ["go right", "set a landmine here; go right", "go up"]
    game = told_to_all(TRIO, *moves, "go down, don't tell the result", "go left")
    assert game.state.health[:2] == [1, 1]


def test_L83_what_is_left_behind_when_a_cell_is_ordered_unwounded() -> None:
    moves = ["go right", "go left", "order d2; go up", "go right"]
    game = told_to_all(STREET, *moves, extra_orders="1:1")
    assert game.state.piles[game.plan.cells[1]].treasures


def test_L72_L83_a_treasure_is_picked_up_in_silence_on_an_ordered_cell() -> None:
    game = told_to_all(STREET, "order b1; go left", "go left", extra_orders="1:1")
    assert not any(pile.treasures for pile in game.state.piles.values())


def test_L37_whoever_resigns_leaves_the_treasure_there() -> None:
    game = told_to_all(TRIO, "go right", "go left", "go up", "Ann: resign")
    assert game.state.piles[game.plan.cells[1]].treasures


def test_L108_a_corpse_taken_by_name_is_exchanged_for_the_treasure() -> None:
    """Ann takes the treasure, shoots Bob dead below her, goes there and takes the corpse."""
    moves = ["go right", "go right", "go up", "shoot down; go up", "go right", "go up"]
    moves += ["shoot down; go up", "go up", "go down", "go up", "take the corpses; go up"]
    game = told_to_all(TRIO, *moves, mines=False)
    assert game.state.load[0] == 1
    assert game.state.piles[game.plan.cells[5]].treasures


@pytest.mark.parametrize("ending", ["", ", don't tell the result"])
def test_L85_nobody_leaves_a_delta_against_a_shallow_river(ending: str) -> None:
    drawing = """
    +--+--+--+--+
    |1D <  <  T |
    +  +--+--+  +
    |.  H  W  2.
    +--+--+--+--+
    """
    moves = [f"go right{ending}", "go left", f"go down{ending}", "go right", "go up"]
    game = told_to_all(drawing, *moves, rivers="shallow")
    assert game.state.at[0] == game.plan.cells[0]


@pytest.mark.parametrize("hands", ["throw a corpse right", "throw a corpse down"])
def test_L63_whose_corpse_was_moved_lies_there_no_more(hands: str) -> None:
    """Ann kills Cid, goes there and throws the corpse away, before Cid's death is told."""
    drawing = """
    +--+--+--+--+
    |1. 3. .  T |
    +--+  +--+--+
     W  H |2. . |
    +--+--+--+--+
    """
    moves = ["shoot right; go up", "go up", "go up", f"shoot right; go right; {hands}"]
    game = told_to_all(drawing, *moves)
    assert game.state.health[2] == 3
    assert not game.state.gone_told[2]
