"""The turn: O6 to O15."""

from fractions import Fraction

import pytest

from asterion.books.dooom.say.command import Attack
from asterion.books.dooom.state import State
from asterion.core.dice import Dice, branching
from tests.books.dooom.helper import HIT, MISS, game


def test_O6_six_action_points_then_the_next_in_join_order() -> None:
    table = game("""
        1......
        2.....E
        """, win=0)  # fmt: skip
    for _ in range(5):
        assert len(table("Ann: e")) == 1
    assert table("Ann: e") == [
        "You walk east; 0 action points left.",
        "Round 1: it is Bob's turn.",
    ]
    assert table.refuses("Ann: w") == "not your turn: it is Bob's"


def test_O6_unspent_points_are_lost() -> None:
    table = game("1.E")
    table("Ann: e")
    assert table("Ann: end")[-1] == "You have 6 action points."


def test_O6_the_dead_are_skipped() -> None:
    table = game("1.2.3.E")
    table("GM: leave Bob")
    assert table("Ann: end")[-1] == "Round 1: it is Cid's turn."
    assert table("Cid: end")[-1] == "Round 2: it is Ann's turn."


def test_O6_the_number_of_action_points_is_an_option() -> None:
    assert game("1.E", action_points=2).status("Ann")["Action points"] == "2"


BOOKS_EYE = ["X...X", ".....", ".....", ".....", "X...X"]
LANTERN_EYE = ["XX...XX", "X.....X", ".......", ".......", ".......", "X.....X", "XX...XX"]
OPEN = """
    E..........
    ...........
    ...........
    ...........
    ...........
    .....1.....
    ...........
    ...........
    ...........
    ...........
    ...........
    """


def test_O7_five_by_five_without_its_corners() -> None:
    table = game(OPEN)
    assert table.sees("Ann") == BOOKS_EYE
    assert sum(row.count(".") for row in BOOKS_EYE) == 21


def test_O7_seven_by_seven_with_a_lantern() -> None:
    table = game(OPEN, on="L")
    table("Ann: p")
    assert table.sees("Ann") == LANTERN_EYE
    assert sum(row.count(".") for row in LANTERN_EYE) == 37


def test_O7_walls_never_block_sight() -> None:
    table = game("""
        ..G..
        .###.
        G#1#G
        .#.#.
        .#.E.
        """)
    assert table.sees("Ann") == ["X.G.X", ".###.", "G#.#G", ".#.#.", "X#.EX"]


def test_O7_looking_is_free_at_any_time() -> None:
    table = game("1.2.E")
    assert table.sees("Bob") == ["X###X", "#####", "P...E", "#####", "X###X"]
    table("Bob: look")
    assert table.status("Ann")["Action points"] == "6"
    assert table.status("Ann")["Turn"] == "yours"


def test_O7_whoever_has_it_in_sight_sees_what_changes() -> None:
    table = game("1.2.E....3", on="G")
    table("Ann: p")
    assert table.sees("Bob")[2] == "P...E"
    before = len([1 for entry in table.table.entries for _ in entry.told(2)])
    table("Ann: e")
    assert table.sees("Bob")[2] == ".P..E"
    assert before == len([1 for entry in table.table.entries for _ in entry.told(2)])


def test_O7_a_change_out_of_sight_is_not_told() -> None:
    table = game("1...2..E")
    table("Ann: e", "Ann: w", "Ann: e")
    assert [entry.told(1) for entry in table.table.entries[1:]] == [[], [], []]
    table("Ann: e")
    assert table.sees("Bob")[2] == "P...."


def test_O8_one_point_a_step_in_four_directions() -> None:
    table = game("""
        ....
        .1.E
        ....
        """)
    for way, left in (("north", 5), ("east", 4), ("south", 3), ("west", 2)):
        assert table(f"Ann: move {way}") == [f"You walk {way}; {left} action points left."]
    assert table.map() == ["....", ".1.E", "...."]


def test_O8_a_wall_and_a_living_player_refuse_and_cost_nothing() -> None:
    table = game("#12E")
    assert table.refuses("Ann: west") == "can't move into a wall (O8)"
    assert table.refuses("Ann: east") == "can't move into another player (O8)"
    assert table.status("Ann")["Action points"] == "6"


def test_O8_there_is_no_diagonal_step() -> None:
    assert "the word “northeast”" in game("1E").refuses("Ann: move northeast")


def test_O9_picking_up_costs_a_point_and_cannot_be_undone() -> None:
    table = game("1.E", on="S")
    assert table("Ann: take") == ["You pick up a sword; 5 action points left."]
    assert table.map() == ["1.E"]
    assert table.refuses("Ann: take") == "nothing to pick up (O9)"
    assert "not understood" in table.refuses("Ann: drop sword")
    assert "no undo" in table.refuses("Ann: undo")


def test_O10_a_second_sword_is_refused_costs_nothing_and_stays() -> None:
    table = game("1SE", on="S")
    table("Ann: p", "Ann: e")
    assert table.refuses("Ann: p") == "you already have a sword (O10)"
    table("Ann: w")
    assert table.map() == ["1SE"]


@pytest.mark.parametrize(("tile", "thing"), [("S", "a sword"), ("A", "armour"), ("L", "a lantern")])
def test_O10_one_of_each_kind_of_equipment(tile: str, thing: str) -> None:
    table = game(f"1{tile}E", on=tile)
    table("Ann: p", "Ann: e")
    assert table.refuses("Ann: p") == f"you already have {thing} (O10)"


def test_O10_treasure_and_potions_without_limit() -> None:
    table = game("1GGHHE", win=9 - 7)
    table("Ann: e", "Ann: p", "Ann: e", "Ann: p", "Ann: e", "Ann: p", "Ann: e", "Ann: p")
    status = table.status("Ann")
    assert (status["Treasure"], status["Hit points"]) == ("2 of 2", "5")


def test_O11_a_potion_adds_a_hit_point_and_spends_the_turn() -> None:
    table = game("1.E", on="H")
    assert table("Ann: p") == [
        "You drink a health potion: 1 hit point more.",
        "Round 2: it is your turn.",
        "You have 6 action points.",
    ]
    assert table.status("Ann")["Hit points"] == "4"
    assert table.status("GM")["1 Ann"] == "4 hit points, 0 treasure, carries nothing"


def test_O11_one_action_point_is_enough_for_a_potion() -> None:
    table = game("1.....HE")
    table(*["Ann: e"] * 5)
    table("Ann: e")
    table("Ann: w", "Ann: e", "Ann: w", "Ann: e", "Ann: look")
    table("Ann: w")
    assert table.status("Ann")["Action points"] == "1"
    table("Ann: end")
    table("Ann: e", "Ann: p")
    assert table.status("Ann")["Hit points"] == "4"


def test_O12_an_attack_spends_all_points_and_hits_three_times_of_four() -> None:
    table = game("12E", dice=[HIT])
    assert table("Ann: attack east") == [
        "You hit Bob.",
        "Round 1: it is Bob's turn.",
    ]
    assert table.hears("Bob")[0] == "Ann hits you: you lose 1 hit point, 2 left."

    def attack(dice: Dice) -> int:
        state: State = game("12E").table.state
        table.table.book.rules.execute(state, 0, Attack(1), dice, [])
        return state.hit_points[1]

    odds = {2: Fraction(0), 3: Fraction(0)}
    for chance, left in branching(attack):
        odds[left] += chance
    assert odds == {2: Fraction(3, 4), 3: Fraction(1, 4)}


def test_O12_a_miss_spends_the_points_too() -> None:
    table = game("12E", dice=[MISS])
    assert table("Ann: ae") == ["You miss Bob.", "Round 1: it is Bob's turn."]
    assert table.hears("Bob")[0] == "Ann strikes at you and misses."
    assert table.status("Bob")["Hit points"] == "3"


def test_O12_only_at_a_player_on_an_adjacent_square() -> None:
    table = game("""
        #1.
        #.2
        ..E
        """)
    for way in ("north", "east", "south", "west"):
        assert table.refuses(f"Ann: attack {way}") == "nobody to attack there (O12)"
    assert table.status("Ann")["Action points"] == "6"


@pytest.mark.parametrize(("chance", "share"), [(0, 0), (50, Fraction(1, 2)), (100, 1)])
def test_O12_the_chance_to_hit_is_an_option(chance: int, share: Fraction) -> None:
    def attack(dice: Dice) -> bool:
        table = game("12E", hit_chance=chance).table
        table.book.rules.execute(table.state, 0, Attack(1), dice, [])
        return bool(table.state.hit_points[1] == 2)

    assert sum(odds for odds, hit in branching(attack) if hit) == share


@pytest.mark.parametrize(
    ("carried", "left"),
    [("..", 2), ("S.", 1), (".A", 3), ("SA", 2)],
    ids=["bare", "sword", "armour", "sword against armour"],
)
def test_O13_damage_with_sword_and_armour(carried: str, left: int) -> None:
    table = game("12E", on=carried, dice=[HIT])
    for name, thing in zip(("Ann", "Bob"), carried, strict=True):
        table(*[f"{name}: p"] * (thing != "."), f"{name}: end")
    table("Ann: attack east")
    assert table.status("Bob")["Hit points"] == str(left)


def test_O13_an_unarmed_hit_on_armour_is_a_hit_for_nothing() -> None:
    table = game("12E", on=".A", dice=[HIT])
    table("Ann: end", "Bob: p", "Bob: end")
    assert table("Ann: attack east")[0] == "You hit Bob."
    assert table.hears("Bob")[0] == "Ann strikes at your armour, which holds."


def test_O14_equipment_takes_a_point_off_every_later_turn() -> None:
    table = game("1SALE")
    assert table.status("Ann")["Action points"] == "6"
    points = []
    for _ in range(3):
        table("Ann: e")
        table("Ann: p")
        points.append(table("Ann: end")[-1])
    assert points == [f"You have {left} action points." for left in (5, 4, 3)]


def test_O14_one_action_point_is_always_left() -> None:
    """By option a turn may have fewer points than one can carry things."""
    table = game("1SALE", action_points=2)
    table("Ann: e", "Ann: p")
    for line in ("e", "p", "e", "p"):  # with two, then three of them
        assert table(f"Ann: {line}")[-1] == "You have 1 action point."
    assert table("Ann: e")[0] == "You walk east; 0 action points left."


def test_O14_not_off_the_turn_of_picking_it_up() -> None:
    assert game("1.E", on="S")("Ann: p") == ["You pick up a sword; 5 action points left."]


def test_O14_nobody_else_hears_how_many_points_are_left() -> None:
    table = game("1.2.E", on="S")
    table("Ann: p", "Ann: end", "Bob: end")
    assert table.hears("Bob")[-1] == "Round 2: it is Ann's turn."
    assert table.hears("Ann")[-1] == "You have 5 action points."


def test_O15_the_turn_ends_by_itself_or_by_a_word_or_by_the_clock() -> None:
    table = game("1.2.E", action_points=1)
    assert table("Ann: e")[-1] == "Round 1: it is Bob's turn."
    assert table("Bob: end turn")[-1] == "Round 2: it is Ann's turn."
    table("GM: time Ann")
    assert table.hears("Bob")[-1] == "You have 1 action point."
    assert table.refuses("GM: time Ann") == "it is not Ann's turn"


def test_O15_only_the_master_says_that_time_is_up() -> None:
    assert game("12E").refuses("Bob: time Ann") == "only the master can say that"
