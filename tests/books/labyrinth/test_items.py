"""Treasures, bullets, grenades, mines and corpses lying about and in hand (5.1-5.3, 5.8)."""

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import FIND, hears, say, table

DUEL = """
+--+--+--+--+
|.  12 .  3 |
+--+--+--+--+
|.  .  .  T |
+--+--+--+--+
"""


def test_L13_the_start_kit_with_and_without_a_landmine() -> None:
    with_mine = table(FIND)
    without = table(FIND, mines=False)
    assert say(with_mine, "status") == ["Healthy, three bullets, three grenades, a landmine."]
    assert say(without, "status") == ["Healthy, three bullets, three grenades, nothing else."]


def test_L24_L28_a_shot_uses_what_lies_there_so_that_the_hand_stays_full() -> None:
    drawing = FIND + "b1: 2 bullets\n"
    assert hears(drawing, "go right; if I find a bullet, shoot left") == [
        "Go right - walked onto land, found a treasure and two bullets; "
        "shoot left - three bullets left, one on the ground, no scream is heard."
    ]


def test_L24_L61_a_landmine_given_up_for_a_treasure_can_be_set_in_the_same_move() -> None:
    game = table(FIND)
    assert say(game, "go right; set a landmine here") == [
        "Walked onto land, found a treasure. The landmine is set."
    ]
    there = next(lay for lay in game.view(MASTER).lying.values() if lay.mines_set)
    assert (there.place, there.lying.landmines) == ("b1", 0)
    assert say(game, "go left")[0].startswith("Walked onto land. Blew up")


def test_L24_L109_what_was_given_up_is_used_but_once() -> None:
    game = table(FIND)
    assert say(game, "go right; set a landmine to the left; set a landmine here")[0].endswith(
        "The landmine is set. Set a landmine here - no luck, you've forgotten you are "
        "since long out of them."
    )
    assert sum(lay.mines_set for lay in game.view(MASTER).lying.values()) == 1


def test_L24_bullets_that_lie_there_are_thrown_from_the_ground_first() -> None:
    """As they are shot (L28), and as a treasure, corpse or mine that lies there is thrown."""
    game = table(FIND + "b1: 2 bullets\n", mines=False)
    assert say(game, "go right; throw two bullets down", "Ann: ammo") == [
        "Walked onto land, found a treasure and two bullets. "
        "You are throwing two bullets down - you have found two bullets at your feet.",
        "Three bullets, three grenades.",
    ]


def test_L24_who_has_no_bullets_throws_those_that_lie_there() -> None:
    game = table(FIND, mines=False)
    throw = "leave all bullets; throw two bullets to the right; go up"
    assert say(game, throw, "Ann: ammo") == [
        "You are leaving three bullets. You are throwing two bullets to the right. "
        "Cannot move - hit a wall.",
        "No bullets, three grenades.",
    ]
    lying = {lay.place: lay.lying.bullets for lay in game.view(MASTER).lying.values()}
    assert (lying["a1"], lying["b1"]) == (1, 2)
    say(game, "skip")
    assert say(game, "throw all bullets to the right; throw a bullet up; go up") == [
        "You are throwing a bullet to the right. Throw a bullet up - no luck, "
        "you've forgotten you are since long out of them. Cannot move - hit a wall."
    ]


def test_L24_all_bullets_are_those_in_hand_and_on_the_ground_but_not_what_was_just_left() -> None:
    game = table(FIND + "b1: 2 bullets\n", mines=False)
    assert say(game, "go right; leave one bullet; throw all bullets to the left")[0].endswith(
        "You are leaving a bullet. You are throwing four bullets to the left."
    )
    lying = {lay.place: lay.lying.bullets for lay in game.view(MASTER).lying.values()}
    assert (lying["a1"], lying["b1"]) == (4, 1)


def test_L24_a_wounded_player_throws_nothing_that_lies_there() -> None:
    game = table(DUEL, mines=False)
    say(game, "shoot right; go up")
    assert "no luck, you are in no state to" in say(game, "throw a bullet to the right; go up")[0]


def test_L24_what_one_has_just_left_is_still_there_to_be_used() -> None:
    game = table(FIND, mines=False)
    assert say(game, "leave all bullets; leave all grenades; shoot right; blow down; go up") == [
        "You are leaving three bullets. You are leaving three grenades. A scream is heard! "
        "Cannot move - hit a wall.",
        "Bob is wounded and can ask for a new cell.",
    ]
    lying = next(lay.lying for lay in game.view(MASTER).lying.values() if lay.place == "a1")
    assert (lying.bullets, lying.grenades) == (2, 2)
    assert say(game, "Ann: ammo")[-1] == "No bullets, no grenades."


def test_L24_L63_what_was_given_up_can_be_thrown() -> None:
    game = table(FIND)
    assert say(game, "go right; throw a landmine down") == [
        "Walked onto land, found a treasure. You are throwing a landmine down - you have found a "
        "landmine at your feet."
    ]
    assert "no luck" in say(game, "go up", "leave a treasure; leave a treasure; go up")[1]


def test_L35_L43_a_treasure_is_found_and_taken() -> None:
    game = table(FIND, mines=False)
    assert say(game, "go right") == ["Walked onto land, found a treasure."]
    assert say(game, "Ann: what do I carry?") == ["A treasure."]


def test_L35_a_wounded_player_hears_of_a_treasure_and_cannot_carry_it() -> None:
    drawing = """
    +--+--+--+
    |1  2  F |
    +--+--+--+
    """
    game = table(drawing, mines=False)
    heard = say(game, "shoot right; go up", "go right", "Bob: what do I carry?")
    assert heard[2:] == ["Walked onto land, found a treasure.", "Nothing."]


def test_L60_L61_treasure_for_mine_but_never_equal_for_equal() -> None:
    drawing = """
    +--+--+--+--+
    |1  F  F  2 |
    +--+--+--+--+
    """
    game = table(drawing)
    say(game, "go right", "go up")
    view = game.view(MASTER)
    assert view.fortunes[0].standing.load == "treasure"
    mine = next(lay for lay in view.lying.values() if lay.lying.landmines)
    assert mine.lying.treasures == 0
    assert say(game, "go right") == [
        "Walked onto land, found a treasure.",
        "Ann, which treasure would you like: the old or the newly found one?",
    ]


def test_L60_no_more_than_three_bullets_and_three_grenades() -> None:
    drawing = FIND + "b1: 9 bullets, 9 grenades\n"
    game = table(drawing, mines=False)
    say(game, "shoot down; go right")
    assert say(game, "Ann: ammo") == ["Three bullets, three grenades."]


def test_L62_the_wounded_cannot_shoot_throw_or_set_but_may_blow_walls() -> None:
    game = table(DUEL)
    say(game, "shoot up; go left")
    assert say(game, "shoot left; throw a bullet up; set a landmine here; blow down; go down") == [
        "Shoot left - no luck, you are in no state to. "
        "Throw a bullet up - no luck, you are in no state to. "
        "Set a landmine here - no luck, you are in no state to. "
        "Walked onto land."
    ]


def test_L63_thrown_against_a_wall_it_falls_at_ones_feet_and_stays_there() -> None:
    game = table(FIND, mines=False)
    say(game, "go right", "go up")
    assert say(game, "throw a treasure up; go up") == [
        "You are throwing a treasure up - you have found a treasure at your feet. "
        "Cannot move - hit a wall."
    ]
    assert say(game, "Ann: what do I carry?") == ["Nothing."]


def test_L63_L109_what_is_left_is_not_picked_up_again_in_the_same_move() -> None:
    game = table(FIND, mines=False)
    say(game, "go right", "go up")
    assert say(game, "throw a treasure to the right; go right") == [
        "You are throwing a treasure to the right. Walked onto land, found a treasure."
    ]
    assert say(game, "Ann: what do I carry?") == ["Nothing."]
    assert say(game, "go up", "take everything; go up")[1:] == [
        "You are taking a treasure. Cannot move - hit a wall."
    ]


def test_L64_thrown_into_a_river_or_pit_it_stays_there_and_thrown_out_it_vanishes() -> None:
    drawing = """
    +--+--+--+--+
    |1F >  D  T |
    +  +--+--+--+
    |2
    +--+--+--+--+
    """
    drawing = drawing.replace("|2\n", "|2  .  .  .  \n")
    game = table(drawing, mines=False)
    assert say(game, "throw a treasure to the right; go up")[0].startswith("You are throwing")
    lying = game.view(MASTER).lying
    assert [lay.lying.treasures for lay in lying.values()].count(1) >= 1
    out = """
    +--+--+--+
     1F .  2T|
    +--+--+--+
    """
    game = table(out, mines=False)
    assert say(game, "throw a treasure to the left; go up") == [
        "You are throwing a treasure to the left. Cannot move - hit a wall."
    ]
    assert all(not lay.lying.treasures for lay in game.view(MASTER).lying.values())


def test_L65_kinds_and_quantities_and_the_wounded_hear_treasures_and_grenades_only() -> None:
    drawing = """
    +--+--+--+
    |12 FF .T|
    +--+--+--+
    b1: 2 bullets, a grenade, a landmine
    """
    assert hears(drawing, "go right")[0] == (
        "Walked onto land, found two treasures, two bullets, a grenade and a landmine."
    )
    assert hears(drawing, "shoot up; go up", "go right")[2] == (
        "Walked onto land, found two treasures and a grenade."
    )


def test_L66_ammunition_goes_to_the_first_healthy_arriver_with_room() -> None:
    drawing = """
    +--+--+--+
    |1  .  2 |
    +--+--+--+
    b1: 2 grenades
    """
    game = table(drawing)
    say(game, "go right", "blow up; blow up; go left")
    assert say(game, "Bob: how many grenades do I have?") == ["Three grenades."]
    lying = game.view(MASTER).lying
    assert sum(lay.lying.grenades for lay in lying.values()) == 0
