"""Movement, cells, pits and rivers, as the book announces them (2, 4)."""

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import WATER, hears, say, table

ROOM = """
+--+--+--+
|1  .  2 |
+  +--+  +
|.  .  . |
+--+--+--+
"""


def test_L17_L43_a_move_is_one_movement_with_actions_around_it() -> None:
    assert hears(ROOM, "shoot down; go right; shoot left") == [
        "No scream is heard. Walked onto land. No scream is heard."
    ]


def test_L17_a_move_is_refused_for_its_grammar_never_for_what_is_hidden() -> None:
    from tests.books.labyrinth.helper import refusal

    game = table(ROOM)
    assert "exactly one movement" in refusal(game, "shoot up")
    assert "exactly one movement" in refusal(game, "go up; go down")
    assert "exactly one movement" in refusal(game, "go up; if I hit a wall, go down")
    assert refusal(game, "if I hit a wall, go up, else go down") == ""
    assert refusal(game, "go by the flow; set a landmine here; leave a corpse") == ""


def test_L18_by_flow_or_loop_elsewhere_fails_and_costs_the_turn() -> None:
    game = table(ROOM)
    assert say(game, "go by the flow") == ["Cannot move that way."]
    assert say(game, "go by the loop") == ["Cannot move that way."]
    assert game.awaited == (0,)


def test_L20_L21_a_wall_costs_the_turn_and_later_actions_still_happen() -> None:
    assert hears(ROOM, "go up; shoot right") == [
        "Cannot move - hit a wall. A scream is heard!",
        "Bob is wounded and can ask for a new cell.",
    ]


def test_L21_an_inner_wall_sounds_like_the_outer_one() -> None:
    inner, outer = hears(ROOM, "go right", "go up", "go down")[2], hears(ROOM, "go up")[0]
    assert inner == outer == "Cannot move - hit a wall."


def test_L22_L50_the_second_stage_of_a_movement_is_the_cell() -> None:
    assert hears(WATER, "go right") == ["Walked into a river, carried by the flow."]


def test_L23_neither_coordinates_nor_other_players_are_told() -> None:
    alone = ROOM.replace("2 |\n+  +--+", ". |\n+  +--+").replace("|.  .  . |", "|.  2  . |")
    assert hears(ROOM, "go right", "go left") == hears(alone, "go right", "go left")


def test_L44_a_hospital_heals_at_once() -> None:
    drawing = """
    +--+--+--+
    |1  2  H |
    +--+--+--+
    """
    assert hears(drawing, "shoot right; go up", "go right")[2:] == [
        "Walked into a hospital, was healed."
    ]
    assert hears(drawing, "go up", "go right")[1:] == ["Walked into a hospital."]


def test_L8_L46_a_weaponry_restocks_to_three_and_three() -> None:
    drawing = """
    +--+--+--+
    |1  W  2 |
    +--+--+--+
    """
    assert hears(drawing, "shoot up; blow up; go right") == [
        "No scream is heard. Walked into a weaponry, you have 3 bullets and 3 grenades."
    ]
    assert hears(drawing, "shoot up; don't restock; go right", mines=False) == [
        "No scream is heard. Walked into a weaponry, you have 2 bullets and 3 grenades."
    ]


def test_L46_a_weaponry_may_give_a_landmine() -> None:
    drawing = """
    +--+--+--+
    |1  W  2 |
    +--+--+--+
    """
    game = table(drawing, weaponry_mines=True)
    assert say(game, "set a landmine here; go right") == [
        "The landmine is set. Walked into a weaponry, you have 3 bullets and 3 grenades."
    ]
    assert say(game, "Ann: what do I carry?") == ["A landmine."]


WITH_A_LOAD = """
+--+--+--+--+
|F  1  W  23|
+--+--+--+--+
|.  .  .  . |
+--+--+--+--+
"""
STOCKED = "Walked into a weaponry, you have 3 bullets and 3 grenades."


def test_L46_of_what_one_carries_a_weaponry_names_a_treasure_only() -> None:
    """4.3: “you have 3 bullets and 3 grenades[, a treasure][, found...]”; the rest is not told."""
    mine = table(WITH_A_LOAD)
    assert say(mine, "go right", "Ann: what do I carry?") == [STOCKED, "A landmine."]
    corpse = table(WITH_A_LOAD, mines=False)
    say(corpse, "skip", "shoot up; go up", "skip", "skip", "shoot up; go up", "skip")
    assert say(corpse, "go left", "Bob: what do I carry?") == [STOCKED, "A corpse."]
    treasure = table(WITH_A_LOAD, mines=False)
    say(treasure, "go left", "skip", "skip", "go right", "skip", "skip")
    assert say(treasure, "go right") == [STOCKED[:-1] + ", a treasure."]


def test_L46_a_game_that_was_begun_before_is_told_as_it_was() -> None:
    """Its record has no `revision`, so the rules that it was played by stay its own."""
    before = table(WITH_A_LOAD, revision=1)
    assert say(before, "go right") == [STOCKED[:-1] + ", a landmine."]


ARMED = """
+--+--+--+
|1W .  2 |
+--+--+--+
"""

AMMUNITION = "Ann: how many bullets and grenades do I have?"


def test_L47_what_is_spent_in_a_weaponry_is_there_again_for_the_next_action() -> None:
    game = table(ARMED, mines=False)
    thrice = "leave all bullets; leave two bullets; throw three bullets to the right"
    assert say(game, f"{thrice}; go up") == [
        "You are leaving three bullets. You are leaving two bullets. "
        "You are throwing three bullets to the right. Cannot move - hit a wall."
    ]
    lying = [lay.lying.bullets for lay in game.view(MASTER).lying.values()]
    assert sorted(lying)[-2:] == [3, 5]
    assert say(game, "go up", AMMUNITION.replace("Ann: ", ""))[1:] == [
        "Three bullets, three grenades."
    ]


def test_L47_four_walls_are_blown_from_a_weaponry_and_three_grenades_are_left() -> None:
    walled = """
    +--+--+--+
    |2 |1W|. |
    +--+--+--+
    |.  .  . |
    +--+--+--+
    """
    game = table(walled, mines=False)
    assert say(game, "blow left; blow right; blow up; blow down; go down", AMMUNITION) == [
        "Walked onto land.",
        "Three bullets, three grenades.",
    ]


def test_L46_L47_who_asks_for_no_restock_gets_none() -> None:
    game = table(ARMED, mines=False)
    assert say(game, "don't restock; blow up; leave two bullets; go up", AMMUNITION)[1:] == [
        "One bullet, two grenades."
    ]


def test_L47_a_wounded_player_in_a_weaponry_has_grenades_again_and_no_bullets() -> None:
    game = table(ARMED, mines=False)
    say(game, "go up", "shoot left; go up")
    assert say(game, "blow up; blow up; blow up; blow up; go up", AMMUNITION) == [
        "Cannot move - hit a wall.",
        "No bullets, three grenades.",
    ]


def test_L46_L47_a_landmine_that_was_left_is_not_given_back_before_the_next_turn() -> None:
    game = table(ARMED, weaponry_mines=True)
    say(game, "leave a landmine; go right; take nothing")
    assert say(game, "Ann: what do I carry?") == ["Nothing."]


def test_L46_L47_who_declined_has_three_again_when_the_next_move_begins() -> None:
    game = table(ARMED, mines=False)
    say(game, "don't restock; blow up; blow up; blow up; go up", "go up")
    assert say(game, "blow up; go right", AMMUNITION) == [
        "Walked onto land.",
        "Three bullets, three grenades.",
    ]


def test_L47_what_is_spent_in_a_weaponry_is_there_after_the_move_and_before_leaving() -> None:
    game = table(ARMED, mines=False, nstop=9)
    assert say(game, "blow left; leave two bullets; go up", AMMUNITION)[1:] == [
        "Three bullets, three grenades."
    ]
    say(game, "go up", "blow left; go right")
    assert say(game, AMMUNITION) == ["Three bullets, three grenades."]
    say(game, "go up", "blow up; go up")
    assert say(game, AMMUNITION) == ["Three bullets, two grenades."]
