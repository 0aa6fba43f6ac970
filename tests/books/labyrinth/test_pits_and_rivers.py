"""Pits and rivers, as the book announces them (4)."""

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import WATER, hears, opening, say, table

PITS = """
+--+--+--+--+
|1  P1 . |P2|
+  +  +  +--+
|.  .  2 |P3|
+--+--+--+--+
"""


def test_L48_a_pit_leads_to_the_next_one_of_its_loop() -> None:
    game = table(PITS)
    assert say(game, "go right") == ["Walked into a pit."]
    assert game.view(MASTER).at[0].cell == game.plan.loops[0][1]
    assert say(game, "go left", "go up")[1:] == ["Cannot move - hit a wall."]
    assert game.view(MASTER).at[0].cell == game.plan.loops[0][1]
    assert say(game, "go up", "go by the loop")[1:] == ["Moved by the loop to a pit."]
    assert say(game, "go up", "loop")[1:] == ["Moved by the loop to a pit."]
    assert game.view(MASTER).at[0].cell == game.plan.loops[0][0]


def test_L48_what_lies_in_the_entry_pit_does_not_matter_and_actions_are_at_the_exit() -> None:
    drawing = PITS + "b1: 2 bullets\nd1: a grenade\n"
    assert hears(drawing, "go right; leave a bullet") == [
        "Walked into a pit, found a grenade. You are leaving a bullet."
    ]


def test_L49_L50_a_river_carries_one_cell_down_also_to_a_delta() -> None:
    drawing = """
    +--+--+
    |1  2 |
    +  +  +
    |>  D |
    +--+--+
    """
    assert hears(drawing, "go down") == ["Walked into a river, carried by the flow to a delta."]


def test_L50_an_upstream_step_and_a_downstream_step_sound_the_same() -> None:
    drawing = """
    +--+--+--+--+--+
    |>  1> >  >  D |
    +  +--+--+--+--+
    |2  .  .  .  . |
    +--+--+--+--+--+
    """
    game = table(drawing)
    start = game.view(MASTER).at[0].cell
    assert say(game, "go left") == ["Walked into a river, carried by the flow."]
    assert game.view(MASTER).at[0].cell == start
    assert say(game, "go left", "go right")[1:] == ["Walked into a river, carried by the flow."]
    assert game.view(MASTER).at[0].cell == start + 2


def test_L51_by_the_flow() -> None:
    drawing = """
    +--+--+--+--+
    |1> >  D  2 |
    +--+--+--+--+
    """
    game = table(drawing)
    assert say(game, "go by the flow", "go up", "flow") == [
        "Walked by the flow into a river.",
        "Cannot move - hit a wall.",
        "Walked by the flow into a delta.",
    ]


def test_L52_a_wall_in_a_river_does_not_stop_the_flow() -> None:
    drawing = """
    +--+--+--+--+
    |1> >  D  2 |
    +--+--+--+--+
    """
    assert hears(drawing, "go up", "go up", "go up") == [
        "Cannot move in that direction - hit a wall; carried by the flow to a river.",
        "Cannot move - hit a wall.",
        "Cannot move in that direction - hit a wall; carried by the flow to a delta.",
    ]


def test_L53_walking_into_a_delta_there_is_no_flow() -> None:
    drawing = """
    +--+--+--+--+
    |.  >  D  1 |
    +--+--+--+--+
    |2  .  .  . |
    +--+--+--+--+
    """
    game = table(drawing)
    assert say(game, "go left", "go up", "go up") == [
        "Walked into a delta.",
        "Cannot move - hit a wall.",
        "Cannot move - hit a wall.",
    ]


def test_L54_only_the_cell_of_arrival_counts_and_rivers_move_no_items() -> None:
    drawing = WATER + "b1: 2 grenades\nc1: a grenade\n"
    game = table(drawing, mines=False)
    say(game, "leave two grenades; go up", "go up")
    assert say(game, "go right") == ["Walked into a river, carried by the flow, found a grenade."]
    lying = {lay.place: lay.lying.grenades for lay in game.view(MASTER).lying.values()}
    assert lying == {"a1": 2, "b1": 2, "c1": 0}


def test_L120_by_the_loop_from_a_river_fails_and_the_river_carries() -> None:
    drawing = """
    +---+---+---+---+
    |1>  >   D   2P1|
    +---+---+---+---+
    |.   .   .   P2 |
    +---+---+---+---+
    """
    assert hears(drawing, "go by the loop", "go by the flow") == [
        "Cannot move that way; carried by the flow to a river.",
        "Cannot move that way.",
    ]


def test_L11_placement_does_not_transport_unless_agreed() -> None:
    drawing = """
    +---+---+---+---+
    |1>  >   D   2P1|
    +---+---+---+---+
    |3H  4W  5   6P2|
    +---+---+---+---+
    """
    assert opening(drawing, mines=False)[1:] == [
        "Ann is in a river.",
        "Bob is in a pit.",
        "Cid is in a hospital.",
        "Dee is in a weaponry, you have 3 bullets and 3 grenades.",
        "Eve is on land.",
        "Fay is in a pit.",
    ]
    carried = table(drawing, transport_on_placement=True)
    stayed = table(drawing)
    before, after = stayed.view(MASTER).at, carried.view(MASTER).at
    assert [after[seat].cell - before[seat].cell for seat in (0, 2)] == [1, 0]
    assert (after[1].cell, after[5].cell) == (before[5].cell, before[1].cell)


def test_L85_shallow_rivers_carry_only_whoever_steps_in() -> None:
    drawing = """
    +--+--+--+--+--+
    |1  >  >  >  D |
    +  +--+--+--+--+
    |2  .  .  .  . |
    +--+--+--+--+--+
    """
    game = table(drawing, rivers="shallow")
    place = game.view(MASTER).at
    start = place[0].cell
    moves = ["go right", "go right", "go left", "go left", "go up", "go right"]
    heard = []
    for move in moves:
        heard += say(game, move)
        say(game, "go left")
    assert heard == [
        "Walked into a river, carried by the flow.",
        "Walked by the river.",
        "Walked by the river.",
        "Walked by the river.",
        "Cannot move - hit a wall.",
        "Walked by the river.",
    ]
    assert game.view(MASTER).at[0].cell == start + 2
    assert say(game, "go right", "go left", "go right")[::2] == [
        "Walked by the river.",
        "Walked by the river to a delta.",
    ]
    assert say(game, "go left", "go left")[1:] == ["Failed, a river is flowing this way."]


def test_L85_leaving_a_shallow_river_and_stepping_in_carries_again() -> None:
    drawing = """
    +--+--+--+--+
    |1  >  >  D |
    +  +  +  +--+
    |2  .  .  . |
    +--+--+--+--+
    """
    heard = hears(drawing, "go right", "go left", "go down", "go left", "go up", rivers="shallow")
    assert heard[::2] == [
        "Walked into a river, carried by the flow.",
        "Walked onto land.",
        "Walked into a river, carried by the flow to a delta.",
    ]


def test_L85_turbulent_rivers_carry_to_the_delta_at_once() -> None:
    drawing = """
    +--+--+--+--+--+
    |1  >  >  >  D |
    +  +--+--+--+--+
    |2  .  .  .  . |
    +--+--+--+--+--+
    """
    assert hears(drawing, "go right", rivers="turbulent") == [
        "Walked into a river, carried by the flow to a delta."
    ]
