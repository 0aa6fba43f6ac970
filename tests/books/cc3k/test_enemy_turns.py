"""C23-C25: the steps and blows of enemies, and what they leave."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import compress, product

import pytest

from asterion.books.cc3k.plan.beside import OPEN_STEPS, looks
from asterion.books.cc3k.plan.kinds import AROUND, GRID, STEPS
from asterion.books.cc3k.rules.enemies import open_steps
from asterion.core.dice import Dice
from tests.books.cc3k.table import HIT, MISS, Game, hears, outcomes


def after(drawing: str, *commands: str, race: str = "s", rows: int = 3) -> Callable[[Dice], str]:
    """What the map looks like after these commands."""

    def play(dice: Dice) -> str:
        game = Game(drawing, race, dice)
        game.says(*commands)
        return "/".join(game.map(rows))

    return play


def test_C23_an_enemy_moves_to_any_free_tile_beside_it_with_the_same_odds() -> None:
    drawing = """
        |..--------|
        |.H-------.|
        |..-------@|
        """
    told = outcomes(after(drawing, "no"))
    assert len(told) == 5
    assert set(told.values()) == {Fraction(1, 5)}


def test_C23_gold_potions_stairs_doorways_and_passages_are_not_free() -> None:
    drawing = r"""
        |6-0-----|
        |#H+----@|
        |\-.----.|
        """
    told = outcomes(after(drawing, "so"))
    assert told == {r"|G-P-----|/|#.+----.|/|\-H----@|": Fraction(1)}


def test_C23_a_tile_is_free_again_once_its_potion_is_drunk() -> None:
    game = Game("|H1@|")
    assert game.say("u we") == "PC uses BA."
    assert game.looks_like("|.H@|")


def test_C23_a_hoard_that_was_walked_over_is_not_free() -> None:
    """The human stands in the corner; the only tile beside it is the hoard."""
    game = Game(
        """
        |H-----|
        |-9...@|
        |-D----|
        """,
        dice=[MISS] * 9,
    )
    game.says("we", "we", "we", "we", "ea", "ea")
    assert game.map(2) == ["|H-----|", "|-G.@..|"]


def test_C23_it_stays_only_where_nothing_is_free() -> None:
    assert outcomes(after("|H|.@|", "we", rows=1)) == {"|H|@.|": Fraction(1)}


def test_C23_it_never_leaves_its_chamber() -> None:
    game = Game("|H+.@|")
    game.says("we", "ea")
    assert game.looks_like("|H+.@|")


def test_C23_beside_the_player_it_attacks_and_half_of_the_blows_miss() -> None:
    told = outcomes(lambda dice: Game("|@.H|", dice=dice).say("ea"))
    assert told == {
        "PC moves East. H deals 16 damage to PC.": Fraction(1, 2),
        "PC moves East. H misses PC.": Fraction(1, 2),
    }


def test_C23_it_attacks_round_a_corner_and_into_a_doorway() -> None:
    assert hears(
        """
        |H-|
        |.+@
        """,
        "we",
        dice=[HIT],
    ) == ["PC moves West. H deals 16 damage to PC."]


LAIR = """
    |------|
    |D9...@|
    |------|
    """


def test_C24_a_dragon_attacks_whoever_is_near_its_hoard() -> None:
    game = Game(LAIR, dice=[HIT, HIT, MISS])
    assert game.says("we", "we", "we") == [
        "PC moves West.",
        "PC moves West.",
        "PC moves West. D deals 16 damage to PC.",
    ]
    assert game.say("we") == (
        "PC moves West. PC cannot take the hoard: its dragon lives. D deals 16 damage to PC."
    )


def test_C24_a_dragon_attacks_whoever_is_near_itself() -> None:
    assert hears(
        """
        |9D.@|
        """,
        "we",
        dice=[HIT],
    ) == ["PC moves West. D deals 16 damage to PC."]


def test_C24_gold_that_is_not_its_own_does_not_rouse_it() -> None:
    assert hears("|9D6.@|", "we") == ["PC moves West."]


def slain(letter: str, dice: Sequence[int], drawing: str = "", race: str = "s") -> Game:
    """A game in which the enemy to the east was just slain."""
    game = Game(drawing or f"|@{letter}|", race, dice)
    while letter in game.map(5)[0] + game.map(5)[1]:
        game.say("a ea")
    return game


def test_C25_a_dragon_drops_nothing_and_its_hoard_is_free() -> None:
    game = slain("D", [MISS] * 7, "|9@D|")
    assert game.table.entries[-1].draws == []
    assert game.gold == 0
    assert game.say("we") == "PC moves West. PC takes 6 gold."


def test_C25_a_human_drops_a_pile_on_its_tile_and_one_beside_it() -> None:
    drawing = """
        |.-6|
        |@H0|
        |.-.|
        """
    seen = set()
    for n in range(3):
        game = slain("H", [*[MISS] * 6, n], drawing)
        seen.add("/".join(game.map(3)))
        assert game.gold == 0
    assert seen == {
        "|G-G|/|@GP|/|.-.|",
        "|.-G|/|@GP|/|G-.|",
        "|.-G|/|@GP|/|.-G|",
    }
    game = slain("H", [*[MISS] * 6, 2], drawing)
    assert game.says("ea", "se") == [
        "PC moves East and sees an unknown potion. PC takes 2 gold.",
        "PC moves Southeast and sees an unknown potion. PC takes 2 gold.",
    ]


def test_C25_both_on_its_tile_where_nothing_is_free_and_walking_on_takes_both() -> None:
    game = slain("H", [MISS] * 6)
    assert game.looks_like("|@G|")
    assert game.say("ea") == "PC moves East. PC takes 4 gold."


def test_C25_a_merchant_drops_a_hoard_of_4() -> None:
    game = slain("M", [MISS])
    assert game.looks_like("|@G|")
    assert game.say("ea") == "PC moves East. PC takes 4 gold."


@pytest.mark.parametrize(("letter", "turns"), [("W", 4), ("E", 6), ("O", 8), ("L", 4)])
def test_C25_any_other_gives_a_small_or_a_normal_pile_at_once(letter: str, turns: int) -> None:
    rolls = {"W": [MISS], "E": [MISS, MISS], "O": [MISS], "L": [HIT, MISS]}[letter] * turns
    last = [HIT] if letter == "L" else []
    assert slain(letter, [*rolls, *last, 0]).gold == 1
    game = slain(letter, [*rolls, *last, 1])
    assert game.gold == 2
    assert game.table.entries[-1].draws[-1] == (f"{letter} drops", 2, 1)
    assert game.looks_like("|@.|")


def test_C25_gold_given_at_once_does_not_change_what_the_player_stands_on() -> None:
    game = Game("@+W|", dice=[*[MISS] * 5, 0])
    game.says("ea", *["a ea"] * 5)
    assert game.gold == 1
    game.say("we")
    assert game.looks_like("@+.|")


def test_C23_compiled_and_interpreted_enemies_see_the_same_free_tiles() -> None:
    """Compiled rules count the eight cells, interpreted ones look them up: in reading order."""
    here = GRID.cell(40, 12)
    for free in product((False, True), repeat=8):
        empty = [False] * GRID.size
        for step, is_free in zip(AROUND, free, strict=True):
            empty[here + step] = is_free
        looked = OPEN_STEPS[looks()[here](empty)]
        assert open_steps(empty, here) == looked == tuple(compress(sorted(STEPS), free))
