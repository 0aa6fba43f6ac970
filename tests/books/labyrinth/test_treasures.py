"""Which treasure is taken, and what falls, burns or lies where one starts (5.8)."""

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import FIND, opening, refusal, say, table


def test_L19_a_grenade_may_be_left_but_not_thrown_as_an_item() -> None:
    game = table(FIND)
    assert "L19" in refusal(game, "throw two grenades to the left; go up")
    assert say(game, "leave a grenade; go up") == [
        "You are leaving a grenade. Cannot move - hit a wall."
    ]


def test_L79_several_treasures_are_ranked_and_any_can_be_chosen() -> None:
    drawing = """
    +---+---+---+
    |1   FTF 2  |
    +---+---+---+
    """
    game = table(drawing, mines=False)
    assert say(game, "go right") == [
        "Walked onto land, found three treasures.",
        "Ann, which treasure would you like: the lowest, second lowest, topmost one?",
    ]
    assert game.legal(0) == [
        "keep the lowest treasure",
        "keep the second lowest treasure",
        "keep the topmost treasure",
    ]
    assert "first say which treasure" in refusal(game, "go up")
    assert say(game, "second lowest") == ["Ann takes the second lowest treasure."]
    assert game.view(MASTER).fortunes[0].true_treasure


def test_L79_preset_in_the_move_nobody_is_asked() -> None:
    drawing = """
    +---+---+---+
    |1   FTF 2  |
    +---+---+---+
    """
    game = table(drawing, mines=False)
    heard = say(game, "choose the second lowest treasure; go right")
    assert heard == ["Walked onto land, found three treasures."]
    assert game.view(MASTER).fortunes[0].true_treasure


def test_L79_old_or_new_and_the_clock_takes_the_default() -> None:
    drawing = """
    +--+--+--+--+
    |1  T  F  2 |
    +--+--+--+--+
    """
    game = table(drawing, mines=False)
    say(game, "go right", "go up", "go right")
    assert game.prompt(0) is not None
    assert say(game, "GM: time Ann") == ["Ann takes the old treasure."]
    assert game.view(MASTER).fortunes[0].true_treasure
    again = table(drawing, mines=False)
    say(again, "go right", "go up", "go right", "keep the topmost treasure")
    assert not again.view(MASTER).fortunes[0].true_treasure


def test_L79_a_player_may_say_beforehand_that_he_takes_nothing() -> None:
    game = table(FIND, mines=False)
    assert say(game, "take nothing; go right") == ["Walked onto land, found a treasure."]
    assert say(game, "Ann: what do I carry?") == ["Nothing."]


def test_L108_what_falls_on_a_bystanders_cell_is_taken_by_an_action() -> None:
    drawing = """
    +--+--+--+
    |1F 2  . |
    +--+--+--+
    |3  .  T |
    +--+--+--+
    """
    game = table(drawing, mines=False)
    say(game, "throw a treasure to the right; go up")
    assert say(game, "what do I carry?") == ["Nothing."]
    assert say(game, "take everything; go up") == [
        "You are taking a treasure. Cannot move - hit a wall."
    ]
    assert say(game, "Bob: what do I carry?") == ["A treasure."]
    assert say(game, "take everything; go up") == [
        "Take - no luck, there is nothing to take. Cannot move - hit a wall."
    ]


def test_L116_a_treasure_may_lie_in_a_hospital_and_a_corpse_is_cremated_there() -> None:
    drawing = """
    +--+--+--+--+
    |12 H  3  T |
    +--+--+--+--+
    """
    game = table(drawing, mines=False)
    kill = ["shoot up; go up", "go up", "go up", "shoot up; go up"]
    heard = say(game, *kill)
    assert (
        heard[-2] == "A scream is heard! Three grenades and a corpse fell at your feet. "
        "Cannot move - hit a wall."
    )
    assert heard[-1] == "Bob is dead."
    assert say(game, "go up", "go right")[-1] == (
        "Walked into a hospital, the corpse was cremated."
    )


def test_L45_a_corpse_thrown_into_a_hospital_is_cremated_too() -> None:
    drawing = """
    +--+--+--+--+
    |12 H  3  T |
    +--+--+--+--+
    """
    game = table(drawing, mines=False)
    say(game, "shoot up; go up", "go up", "go up", "shoot up; go up", "go up")
    assert say(game, "throw a corpse to the right; go up") == [
        "You are throwing a corpse to the right, the corpse was cremated. Cannot move - hit a wall."
    ]


def test_L11_items_on_the_start_cell_are_taken_except_on_a_river_source() -> None:
    drawing = """
    +--+--+--+
    |1F 2> D |
    +--+--+--+
    b1: 2 bullets
    """
    game = table(drawing, mines=False)
    assert opening(drawing, mines=False)[1:] == [
        "Ann is on land, found a treasure.",
        "Bob is in a river.",
    ]
    assert say(game, "what do I carry?") == ["A treasure."]
