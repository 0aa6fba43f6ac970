"""C16-C25: what enemies are, what they do, and what they leave."""

from fractions import Fraction
from math import ceil

import pytest

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import GOBLIN, ORC
from asterion.books.cc3k.rules.combat import enemy_damage
from tests.books.cc3k.table import HIT, MISS, Game, floor, hears, outcomes

STATS = {
    "H": (140, 20, 20), "W": (100, 20, 30), "E": (140, 30, 10), "O": (180, 30, 25),
    "M": (30, 70, 5), "D": (150, 20, 20), "L": (100, 15, 20),
}  # fmt: skip


@pytest.mark.parametrize("letter", STATS)
def test_C16_enemies_have_their_hit_points_attack_and_defence(letter: str) -> None:
    """Shown by one blow each way: 25 Atk against its Def, its Atk against 25 Def."""
    hit_points, attack, defence = STATS[letter]
    dealt, taken = -(-2500 // (100 + defence)), -(-100 * attack // 125)
    dodge = [HIT] if letter == "L" else []
    game = Game(f"|@{letter}|", dice=[*dodge, HIT, MISS])
    left = max(0, hit_points - dealt)
    told = game.say("a ea")
    assert told.startswith(f"PC deals {dealt} damage to {letter} ({left} HP).")
    assert f"{letter} deals {taken} damage to PC." in told


def test_C16_a_hard_game_gives_them_half_more_hit_points() -> None:
    game = Game("|@H|", dice=[MISS], options=Cc3kOptions(hard=True))
    assert game.say("a ea").startswith("PC deals 21 damage to H (189 HP).")


def test_C17_an_elf_attacks_twice_each_time_with_its_own_roll() -> None:
    assert hears("|@.E|", "ea", dice=[HIT, MISS]) == [
        "PC moves East. E deals 24 damage to PC. E misses PC."
    ]
    assert outcomes(lambda dice: str(Game("|@.E|", dice=dice).say("ea").count("deals"))) == {
        "0": Fraction(1, 4),
        "1": Fraction(1, 2),
        "2": Fraction(1, 4),
    }


def test_C17_but_a_drow_only_once() -> None:
    assert hears("|@.E|", "ea", race="d", dice=[HIT]) == ["PC moves East. E deals 27 damage to PC."]


def test_C17_the_second_attack_of_an_elf_does_not_hit_the_dead() -> None:
    game = Game(
        """
        |333|
        |3@E|
        """,
        race="v",
        dice=[*[MISS] * 8, HIT],
    )
    game.says("u nw", "u no", "u ne", "u we")
    assert game.stats[0] == 10
    assert game.say("a ea") == (
        "PC deals 23 damage to E (117 HP). PC gains 5 HP. E deals 24 damage to PC. "
        "PC has died. Score: 0."
    )


def test_C18_an_orc_does_half_more_damage_to_a_goblin() -> None:
    assert hears("|@.O|", "ea", race="g", dice=[HIT]) == ["PC moves East. O deals 38 damage to PC."]
    assert hears("|@.O|", "ea", race="s", dice=[HIT]) == ["PC moves East. O deals 24 damage to PC."]


def test_C18_by_option_it_is_rounded_down() -> None:
    game = Game("|@.O|", "g", [HIT], Cc3kOptions(orc_blow="37"))
    assert game.say("ea") == "PC moves East. O deals 37 damage to PC."


@pytest.mark.parametrize("defence", range(0, 60, 5))
def test_C18_it_is_rounded_once_at_the_end(defence: int) -> None:
    up, down = Cc3kOptions(), Cc3kOptions(orc_blow="37")
    ordinary = ceil(Fraction(3000, 100 + defence))
    assert enemy_damage(ORC, GOBLIN, defence, up) == ceil(Fraction(4500, 100 + defence))
    assert enemy_damage(ORC, GOBLIN, defence, down) == ordinary * 3 // 2


def test_C19_half_of_the_attacks_on_a_halfling_miss() -> None:
    told = outcomes(lambda dice: Game("|@L|", dice=dice).say("a ea").split(". ")[0])
    assert told == {
        "PC misses L": Fraction(1, 2),
        "PC deals 21 damage to L (79 HP)": Fraction(1, 2),
    }


def test_C20_a_dragon_never_moves() -> None:
    game = Game("""
        |.....|
        |..D..|
        |.....|
        |.....|
        |@....|
        """)
    game.says("ea", "ea", "we")
    assert game.map(2)[1] == "|..D..|"


MARKET = """
    |-----|
    |M@M..|
    |-----|
    """


def test_C21_merchants_are_neutral() -> None:
    """No die is thrown for a blow of theirs; they go their ways beside the player."""
    assert hears("|M.@|", "f", "we") == ["Enemies stop moving.", "PC moves West."]
    game = Game("|M@.|")
    assert game.say("ea") == "PC moves East."
    assert game.looks_like("|.M@|")


def test_C21_once_one_is_attacked_every_merchant_is_hostile_that_one_too() -> None:
    game = Game(MARKET, dice=[HIT, MISS])
    assert game.say("a ea") == (
        "PC deals 24 damage to M (6 HP). Merchants are hostile from now on. "
        "M deals 56 damage to PC. M misses PC."
    )


def test_C21_the_screen_has_it_once_they_are_hostile() -> None:
    """The map draws them otherwise by this row, also for a player who comes back later."""
    game = Game(MARKET, dice=[HIT, MISS])
    (mood,) = BOOK.looks.moods
    assert mood.row not in rows(game)
    game.say("a ea")
    assert mood.row in rows(game)
    game.says("r", "s")
    assert mood.row not in rows(game)


def rows(game: Game) -> list[str]:
    return [row.id for row in BOOK.view.screen(game.view).status]


def test_C21_they_stay_so_on_later_floors_until_a_restart() -> None:
    game = Game(
        floor(
            r"""
            |-----|
            |M@\|
            |-----|
            """
        ),
        dice=[MISS, HIT],
    )
    game.say("a we")
    game.say("ea")
    assert game.say("a ea").startswith("PC finds no enemy")
    assert game.say("a we").startswith("PC deals 24 damage to M (6 HP). M deals 56 damage")
    game.says("r", "s")
    assert game.view.hostile is False
    assert game.state.hostile is False


def test_C21_in_a_hard_game_they_are_hostile_from_the_start() -> None:
    game = Game("|M@.|", dice=[HIT], options=Cc3kOptions(hard=True))
    assert game.say("a we").endswith("(21 HP). M deals 56 damage to PC.")


def test_C22_enemies_act_row_by_row_from_the_top_leftmost_first() -> None:
    told = hears(
        """
        |OWH|
        |L@D|
        |EM.|
        """,
        "a ea",
        dice=[MISS] * 7,
    )
    assert told == [
        "PC deals 21 damage to D (129 HP). O misses PC. W misses PC. H misses PC. L misses PC. "
        "D misses PC. E misses PC. E misses PC."
    ]


def test_C22_each_acts_once_even_where_it_steps_on_down_the_order() -> None:
    game = Game(
        """
        |H.........|
        |..........|
        |H........@|
        """,
        dice=[2, 1],
    )
    game.say("no")
    assert game.looks_like("""
        |..........|
        |.H.......@|
        |.H........|
        """)
    assert [why for why, _, _ in game.table.entries[-1].draws] == ["enemy moves"] * 2
