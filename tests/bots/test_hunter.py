"""What a hunter says to a drawing: one decision each."""

from asterion.core.dice import Lowest
from tests.books.dooom.helper import HIT, MISS, game
from tests.bots.playing import Player


def test_O12_it_strikes_a_neighbour_who_is_no_stronger() -> None:
    assert Player(game("12......GE", win=1), "hunter").says() == "attack east"


def test_O12_it_comes_near_to_strike_in_the_same_turn() -> None:
    hunter = Player(game("1..2....GE", win=1, dice=[HIT]), "hunter")
    assert hunter.plays_turn() == ["move east", "move east", "attack east"]


def test_O12_hurt_it_lets_him_be() -> None:
    drawing = game("12......GE", win=1, dice=[HIT, HIT])
    drawing("Ann: end", "Bob: attack west", "Ann: end", "Bob: attack west")
    assert "attack" not in Player(drawing, "hunter").says()


def test_O12_among_many_it_does_not_wear_itself_out() -> None:
    assert "attack" not in Player(game("12..G.E\n3......\n......4", win=1), "hunter").says()


def test_O13_with_a_sword_it_fights_among_many() -> None:
    hunter = Player(game("12..G.E\n3......\n......4", win=1, on="S", dice=[HIT]), "hunter")
    assert hunter.plays() == "pick up"
    assert hunter.plays().startswith("attack")


def test_O13_it_gives_up_on_whoever_must_wear_armour() -> None:
    """Bob puts armour on; every blow hits, and he still stands."""
    drawing = game("12......GE", win=1, on=".A", dice=[HIT] * 20)
    hunter = Player(drawing, "hunter")
    drawing("Ann: end", "Bob: pick up", "Bob: end")
    turns = [hunter.plays_turn()[0] for _ in range(8)]
    assert turns == ["attack east"] * 8
    assert "attack" not in hunter.says()


def test_O13_a_sword_makes_armour_worth_a_fight() -> None:
    drawing = game("12......GE", win=1, on="SA", dice=[HIT] * 20)
    drawing("Ann: pick up", "Ann: end", "Bob: pick up", "Bob: end")
    hunter = Player(drawing, "hunter")
    assert [hunter.plays_turn()[0] for _ in range(3)] == ["attack east"] * 3
    assert drawing.hears("Ann")
    assert hunter.table.view(0).dead == {1}


def test_O16_with_enough_treasure_it_runs() -> None:
    assert Player(game("21.E"), "hunter", "Ann").says() == "move east"


def test_O14_against_several_it_fetches_a_sword() -> None:
    hunter = Player(game("1.S......2G3E", win=1), "hunter")
    assert hunter.plays_turn()[:3] == ["move east", "move east", "pick up"]


def test_O14_against_one_a_sword_is_not_worth_its_price() -> None:
    assert Player(game("1........2GE", win=1, on="S"), "hunter").says() == "move east"


def test_O14_armour_comes_after_a_sword() -> None:
    several = "1.A......2G3E"
    assert Player(game(several, win=1, on="A"), "hunter").says() == "move east"
    armed = Player(game(several, win=1, on="S"), "hunter")
    assert armed.plays_turn() == [
        "pick up",
        "move east",
        "move east",
        "pick up",
        *["move east"] * 2,
    ]


def test_O14_alone_it_needs_no_equipment() -> None:
    assert Player(game("1..G.E", win=1, on="L"), "hunter").says() == "move east"


def test_O7_it_takes_a_lantern() -> None:
    assert Player(game("1........2GE", win=1, on="L"), "hunter").says() == "pick up"


def test_O14_its_equipment_leaves_it_points_to_walk_with() -> None:
    """Five points a turn: a sword leaves four, and armour would leave three."""
    drawing = game("1A.......2G3E", win=1, on="S", action_points=5)
    hunter = Player(drawing, "hunter")
    assert hunter.plays_turn() == ["pick up", *["move east"] * 4]


def test_O17_who_has_looked_everywhere_in_vain_fetches_the_sword_it_passed_by() -> None:
    """Bob has the treasure, and has fallen asleep in a corner."""
    drawing = game("#2.....................1S......E#", win=1, on=".G", dice=[MISS, *[HIT] * 9])
    drawing("Ann: end", "Bob: pick up", "Bob: end")
    hunter = Player(drawing, "hunter", dice=Lowest())
    said: list[str] = []
    while hunter.table.result is None and len(said) < 500:
        said += hunter.plays_turn()
    assert hunter.table.result is not None
    assert hunter.table.result.winners == (0,)
    assert "pick up" in said
