"""C31, C32: how much a blow does, and who strikes."""

import math
from fractions import Fraction

import pytest

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import ENEMIES, RACES
from asterion.books.cc3k.rules.combat import damage, enemy_damage
from tests.books.cc3k.table import HIT, MISS, Game, hears

CLASSIC, PRINTED = Cc3kOptions(), Cc3kOptions(damage="as-printed")

DEALT = """
            H   W   E   O   M   D   L
    Shade   21  20  23  20  24  21  21
    Drow    21  20  23  20  24  21  21
    Vampire 21  20  23  20  24  21  21
    Goblin  13  12  14  12  15  13  13
    Troll   21  20  23  20  24  21  21
    """
TAKEN = """
            H   W   E   O   M   D   L
    Shade   16  16  24  24  56  16  12
    Drow    18  18  27  27  61  18  14
    Vampire 16  16  24  24  56  16  12
    Goblin  17  17  25  38  59  17  13
    Troll   18  18  27  27  61  18  14
    """


def cells(table: str) -> dict[tuple[str, str], int]:
    letters, *lines = (line.split() for line in table.strip().splitlines())
    return {
        (name, letter): int(value)
        for name, *values in lines
        for letter, value in zip(letters, values, strict=True)
    }


@pytest.mark.parametrize(("name", "letter"), cells(DEALT))
def test_C31_what_every_race_does_to_every_enemy(name: str, letter: str) -> None:
    race = next(race for race in RACES if race.name == name)
    expected = cells(DEALT)[name, letter]
    assert damage(race.attack, ENEMIES[ord(letter)].defence, CLASSIC) == expected
    dodge = [HIT] if letter == "L" else []
    game = Game(f"|@{letter}|", race.letter, [*dodge, MISS, MISS])
    assert game.say("a ea").startswith(f"PC deals {expected} damage to {letter} (")


@pytest.mark.parametrize(("name", "letter"), cells(TAKEN))
def test_C31_what_every_enemy_does_to_every_race(name: str, letter: str) -> None:
    number = next(number for number, race in enumerate(RACES) if race.name == name)
    expected = cells(TAKEN)[name, letter]
    assert enemy_damage(ord(letter), number, RACES[number].defence, CLASSIC) == expected
    options = Cc3kOptions(hard=True)  # merchants too
    game = Game(f"|@.{letter}|", RACES[number].letter, [HIT, MISS], options)
    assert game.say("ea").startswith(f"PC moves East. {letter} deals {expected} damage to PC.")


def test_C31_whole_numbers_hold_where_floats_are_wrong() -> None:
    wrong = 0
    for attack in range(300):
        for defence in range(300):
            dealt = damage(attack, defence, CLASSIC)
            assert type(dealt) is int
            assert dealt == math.ceil(Fraction(100 * attack, 100 + defence))
            wrong += dealt != math.ceil(100 / (100 + defence) * attack)
    assert wrong > 0, "some pair tells whole numbers from floats"


def test_C31_as_printed_every_blow_is_1_and_without_attack_0() -> None:
    for attack in range(300):
        for defence in range(0, 300, 7):
            dealt = damage(attack, defence, PRINTED)
            assert type(dealt) is int
            assert dealt == (1 if attack else 0)
    game = Game("|@O|", "g", [HIT], PRINTED)
    assert game.say("a ea") == "PC deals 1 damage to O (179 HP). O deals 1 damage to PC."


def test_C31_a_blow_without_attack_does_nothing() -> None:
    game = Game("|444|\n|4@4|\n|H..|", dice=[MISS] * 6)
    game.says("u nw", "u no", "u ne", "u we", "u ea")
    assert game.stats[1] == 0
    assert game.say("a sw") == "PC deals 0 damage to H (140 HP). H misses PC."


@pytest.mark.parametrize("way", ["no", "so", "ea", "we", "ne", "nw", "se", "sw"])
def test_C32_the_player_attacks_any_of_the_eight_squares_and_never_misses(way: str) -> None:
    game = Game("|HHH|\n|H@H|\n|HHH|", dice=[MISS] * 8)
    assert game.say(f"a {way}") == "PC deals 21 damage to H (119 HP)." + " H misses PC." * 8
    attacks = [why for why, _, _ in game.table.entries[-1].draws]
    assert attacks == ["H attacks"] * 8, "no die is thrown for the player"


def test_C32_the_player_strikes_first() -> None:
    assert hears("|@M|", "a ea", "a ea", dice=[MISS])[1] == (
        "PC deals 24 damage to M (0 HP). PC slays M. M drops gold."
    )


def test_C32_any_number_of_enemies_may_attack_until_the_player_is_dead() -> None:
    game = Game("|HHH|\n|H@H|\n|HHH|", "v", dice=[HIT] * 4)
    assert game.say("a no") == (
        "PC deals 21 damage to H (119 HP). PC gains 5 HP."
        + " H deals 16 damage to PC." * 4
        + " PC has died. Score: 0."
    )


def test_C32_nobody_acts_once_the_player_is_dead() -> None:
    game = Game("|HHH|\n|H@H|\n|...|\n|---|\n|W.|", "v", dice=[HIT] * 4)
    assert game.say("a no").endswith("PC has died. Score: 0.")
    assert game.map(5)[4] == "|W.|"
