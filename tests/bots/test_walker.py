"""What a walker says to a drawing: one decision each."""

from asterion.core.audience import MASTER
from asterion.core.dice import Lowest, Rolled
from tests.books.dooom.helper import HIT, game
from tests.bots.playing import Player


def test_O16_with_enough_treasure_it_steps_onto_the_exit() -> None:
    walker = Player(game("..1E", win=0), "walker")
    assert walker.plays() == "move east"
    assert walker.table.result is not None
    assert walker.table.result.winners == (0,)


def test_O16_on_an_exit_it_steps_off_and_on_again() -> None:
    walker = Player(game("#1.#", on="E"), "walker")
    assert walker.plays_turn() == ["move east", "move west"]
    assert walker.table.result is not None


def test_O9_it_takes_the_treasure_under_its_feet() -> None:
    assert Player(game("G1E", win=1, on="G"), "walker").says() == "pick up"


def test_O9_it_goes_to_the_nearest_treasure_that_it_sees() -> None:
    walker = Player(game("..G.1G.E", win=2), "walker")
    assert walker.plays_turn() == [
        "move east", "pick up", "move west", "move west", "move west", "pick up"
    ]  # fmt: skip


def test_O4_it_leaves_treasure_that_it_does_not_need() -> None:
    assert Player(game("G1..E", on="G"), "walker").says() == "move east"


def test_O7_it_explores_what_it_has_not_seen() -> None:
    walker = Player(
        game(
            """
            #######
            #1....#
            #####.#
            #E....#
            #######
            """
        ),
        "walker",
    )
    walker.plays_turn()
    walker.plays_turn()
    assert walker.table.result is not None


def test_O8_it_steps_round_a_player_who_stands_in_the_way() -> None:
    walker = Player(game("#12E#\n#..##"), "walker")
    assert walker.says() == "end"
    walker = Player(game("#12.E#\n#...##"), "walker")
    assert walker.plays_turn() == [
        "move south", "move east", "move east", "move north", "move east"
    ]  # fmt: skip


def test_O12_it_does_not_strike_a_neighbour() -> None:
    walker = Player(game(".12.......GE", win=1, dice=[HIT]), "walker")
    assert not any("attack" in said for said in walker.plays_turn())


def test_O12_where_there_is_no_way_round_it_loses_patience_now_and_then() -> None:
    barred = game("#12E#")
    assert Player(barred, "walker").says() == "end"
    assert Player(barred, "walker", dice=Lowest()).says() == "attack east"


def test_O11_hurt_it_drinks() -> None:
    drawing = game("G.12..E", win=1, on="H", dice=[HIT])
    walker = Player(drawing, "walker")
    assert walker.says() == "move west"
    drawing("Ann: end", "Bob: attack west")
    assert walker.says() == "pick up"


def test_O11_in_good_health_it_drinks_with_its_last_point_only() -> None:
    walker = Player(game("1.....H.G.E", win=1), "walker")
    walker.plays_turn()
    assert walker.plays_turn()[0] == "move east"
    walker = Player(game("1....H..G.E", win=1), "walker")
    assert walker.plays_turn() == [*["move east"] * 5, "pick up"]


def test_O16_hurt_but_able_to_win_it_does_not_stop_to_drink() -> None:
    drawing = game("21E", on="H", dice=[HIT])
    drawing("Ann: end", "Bob: attack east")
    assert Player(drawing, "walker").says() == "move east"


def test_O14_it_carries_no_equipment() -> None:
    assert Player(game("1..G.E", win=1, on="S"), "walker").says() == "move east"


def test_O17_who_has_looked_everywhere_in_vain_fights() -> None:
    """Bob has the treasure, and stands where Ann has seen all there is to see."""
    drawing = game("#1G2..#\n#....E#", win=1, dice=[HIT] * 3)
    walker = Player(drawing, "walker")
    assert walker.plays() == "move east"
    drawing("Ann: west", "Ann: end", "Bob: west", "Bob: pick up", "Bob: south", "Bob: end")
    said: list[str] = []
    while walker.table.result is None and len(said) < 200:
        said += walker.plays_turn()
    assert sum("attack" in text for text in said) == 3
    assert walker.table.result is not None
    assert walker.table.result.winners == (0,)


def test_O15_an_answer_that_comes_too_late_does_not_lead_it_astray() -> None:
    """Its way leads east, east, south; none of its answers is carried out."""
    walker = Player(game("1..#\n##GE", win=1), "walker")
    assert [walker.says() for _ in range(3)] == ["move east"] * 3


def test_O17_treasure_dropped_nearer_than_where_it_goes_is_taken_first() -> None:
    drawing = game("#21..#\n####.#\n#EG..#", win=2, on=".G", sight=4)
    drawing("Ann: end", "Bob: pick up", "Bob: end")
    walker = Player(drawing, "walker")
    assert walker.plays() == "move east"
    drawing.table.submit(MASTER, "leave Bob")
    assert walker.plays_turn() == ["move west", "move west", "pick up", *["move east"] * 2]


def test_O7_it_wants_to_know_what_a_player_hides() -> None:
    """All but the tile under Bob is in sight; so it has not looked everywhere in vain."""
    walker = Player(game("#1.2#\n#..E#", win=1, on=".G"), "walker")
    assert walker.plays_turn() == ["move east", "end"]
    assert walker.plays_turn() == ["end"]


def test_O21_one_who_is_away_does_not_block_the_only_way_for_ever() -> None:
    drawing = game("#1.2E#", disconnect="skip", dice=[HIT] * 3)
    drawing.table.submit(MASTER, "leave Bob")
    walker = Player(drawing, "walker", dice=Rolled(1))
    for _ in range(100):
        walker.plays_turn()
    assert walker.table.result is not None
    assert walker.table.result.winners == (0,)
