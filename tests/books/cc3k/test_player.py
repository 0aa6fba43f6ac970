"""C10-C15: the races."""

import pytest

from asterion.books.cc3k.options import Cc3kOptions
from tests.books.cc3k.table import HIT, MISS, Game


def test_C10_a_shade_has_125_25_25() -> None:
    game = Game("|@|", race="s")
    assert game.stats == (125, 25, 25)
    assert game.frame[25].startswith("Race: Shade Gold: 0 ")


def test_C11_a_drow_has_150_25_15() -> None:
    assert Game("|@|", race="d").stats == (150, 25, 15)


def test_C11_potions_do_half_more_to_a_drow_and_seven_and_a_half_is_seven() -> None:
    game = Game("""
        |124|
        |5@3|
        |...|
        """, race="d")  # fmt: skip
    told = []
    for command in ("u nw", "u no", "u ne", "u we", "u ea"):
        told.append((game.say(command), *game.stats))
    assert told == [
        ("PC uses BA.", 150, 32, 15),
        ("PC uses BD.", 150, 32, 22),
        ("PC uses WA.", 150, 25, 22),
        ("PC uses WD.", 150, 25, 15),
        ("PC uses PH.", 135, 25, 15),
    ]


def test_C11_a_drow_restores_15_hit_points() -> None:
    game = Game("|33@0|", race="d")
    game.says("u we", "u ea")
    assert game.stats[0] == 150
    game.says("we", "u we")
    assert game.stats[0] == 135


def test_C11_by_option_seven_and_a_half_is_eight() -> None:
    game = Game("|1@2|", race="d", options=Cc3kOptions(drow_rounding="up"))
    game.says("u we", "u ea")
    assert game.stats == (150, 33, 23)


def test_C12_a_vampire_has_50_25_25_and_gains_5_for_every_hit() -> None:
    game = Game("|@H|", race="v", dice=[MISS, MISS])
    assert game.stats == (50, 25, 25)
    assert game.says("a ea", "a ea") == [
        "PC deals 21 damage to H (119 HP). PC gains 5 HP. H misses PC.",
        "PC deals 21 damage to H (98 HP). PC gains 5 HP. H misses PC.",
    ]
    assert game.stats[0] == 60, "there is no most"


def test_C12_a_miss_gains_nothing() -> None:
    game = Game("|@L|", race="v", dice=[MISS, MISS])
    assert game.say("a ea") == "PC misses L. L misses PC."
    assert game.stats[0] == 50


def test_C12_against_a_dwarf_it_loses_5_instead() -> None:
    game = Game("|@W|", race="v", dice=[MISS])
    assert game.say("a ea") == "PC deals 20 damage to W (80 HP). PC loses 5 HP. W misses PC."
    assert game.stats[0] == 45


def test_C12_a_dwarf_may_kill_it() -> None:
    game = Game(
        """
        |333|
        |3@W|
        """,
        race="v",
        dice=[MISS] * 5,
    )
    game.says("u nw", "u no", "u ne", "u we", "a ea")
    assert game.stats[0] == 5
    assert game.say("a ea") == (
        "PC deals 20 damage to W (60 HP). PC loses 5 HP. PC has died. Score: 0."
    )
    assert game.stats[0] == 0


def test_C12_the_blow_that_kills_a_dwarf_counts_with_its_gold_before_the_vampire_dies() -> None:
    game = Game(
        """
        |133|
        |1@W|
        |3..|
        """,
        race="v",
        dice=[*[MISS] * 8, 1],
    )
    game.says("u nw", "u we", "u no", "u ne", "u sw")
    assert game.stats == (20, 35, 25)
    assert game.says("a ea", "a ea", "a ea", "a ea")[-1] == (
        "PC deals 27 damage to W (0 HP). PC slays W. PC takes 2 gold. PC loses 5 HP. "
        "PC has died. Score: 2."
    )


def test_C13_a_troll_has_120_25_15_and_regains_5_every_turn_up_to_120() -> None:
    game = Game("|.@3|", race="t")
    assert game.stats == (120, 25, 15)
    assert game.says("u ea", "ea", "we") == [
        "PC uses PH. PC gains 5 HP.",
        "PC moves East. PC gains 5 HP.",
        "PC moves West.",
    ]
    assert game.stats[0] == 120


def test_C13_it_regains_before_the_enemies_act() -> None:
    game = Game("|3@H|", race="t", dice=[HIT, HIT])
    assert game.say("u we") == "PC uses PH. PC gains 5 HP. H deals 18 damage to PC."
    assert game.stats[0] == 120 - 10 + 5 - 18
    assert game.say("we") == "PC moves West. PC gains 5 HP."


def test_C13_a_turn_that_does_not_count_regains_nothing() -> None:
    game = Game("|3@.|", race="t")
    game.say("u we")
    assert game.stats[0] == 115
    game.says("no", "f", "a ea", "u ea")
    assert game.stats[0] == 115


def test_C13_going_down_counts() -> None:
    game = Game(r"|3@\|", race="t")
    assert game.says("u we", "ea") == [
        "PC uses PH. PC gains 5 HP.",
        "PC moves East and takes the stairs to floor 2. PC gains 5 HP.",
    ]


def test_C14_a_goblin_has_110_15_20_and_steals_5_from_every_slain_enemy() -> None:
    game = Game("|@M.|", race="g", dice=[MISS])
    assert game.stats == (110, 15, 20)
    assert game.say("a ea") == (
        "PC deals 15 damage to M (15 HP). Merchants are hostile from now on. M misses PC."
    )
    assert (
        game.say("a ea")
        == "PC deals 15 damage to M (0 HP). PC slays M. PC steals 5 gold. M drops gold."
    )
    assert game.gold == 5
    assert game.say("ea") == "PC moves East. PC takes 4 gold."
    assert game.gold == 9


@pytest.mark.parametrize(("race", "most"), [("s", 125), ("d", 150), ("g", 110), ("t", 120)])
def test_C15_nobody_has_more_hit_points_than_at_the_start(race: str, most: int) -> None:
    game = Game("|0@3|", race=race)
    game.says("u ea", "u we")
    assert game.stats[0] == most


def test_C15_but_the_vampire() -> None:
    game = Game("|@0|", race="v")
    game.say("u ea")
    assert game.stats[0] == 60
