"""C26-C30: potions and gold."""

import pytest

from asterion.core.audience import MASTER
from tests.books.cc3k.table import HIT, MISS, Game, floor, hears


@pytest.mark.parametrize(
    ("digit", "letters", "stats"),
    [
        (1, "BA", (105, 30, 25)),
        (2, "BD", (105, 25, 30)),
        (4, "WA", (105, 20, 25)),
        (5, "WD", (105, 25, 20)),
        (0, "RH", (115, 25, 25)),
        (3, "PH", (95, 25, 25)),
    ],
)
def test_C26_what_a_potion_does(digit: int, letters: str, stats: tuple[int, int, int]) -> None:
    game = Game(f"""
        |33.|
        |.@{digit}|
        """)
    game.says("u nw", "u no")
    assert game.stats == (105, 25, 25)
    assert game.say("u ea") == f"PC uses {letters}."
    assert game.stats == stats


def test_C26_restored_health_stops_at_the_most() -> None:
    game = Game("|00.|\n|.@H|", dice=[HIT, MISS, MISS])
    game.say("a ea")
    assert game.stats[0] == 109
    game.say("u nw")
    assert game.stats[0] == 119
    game.say("u no")
    assert game.stats[0] == 125


def test_C26_poison_may_kill() -> None:
    game = Game(
        """
        |333|
        |3@3|
        |...|
        """,
        race="v",
    )
    told = game.says("u nw", "u no", "u ne", "u we", "u ea")
    assert told[-1] == "PC uses PH. PC has died. Score: 0."
    assert game.stats[0] == 0
    assert game.over == "Ann died on floor 1 with a score of 0"


def test_C26_the_poisoned_does_not_fall_below_0() -> None:
    game = Game("|333|\n|3@H|", race="v", dice=[HIT, MISS, MISS, MISS])
    game.says("a ea", "u nw", "u no", "u ne")
    assert game.stats[0] == 50 + 5 - 16 - 30
    assert game.say("u we") == "PC uses PH. PC has died. Score: 0."
    assert game.stats[0] == 0


DOWN_BETTER = floor(r"""
    |15.|
    |3@\|
    """)


def test_C27_attack_and_defence_are_as_before_on_the_next_floor() -> None:
    game = Game(DOWN_BETTER)
    game.says("u nw", "u no", "u we")
    assert game.stats == (115, 30, 20)
    game.say("ea")
    assert game.stats == (115, 25, 25), "but health stays as it is"
    assert (game.state.attack, game.state.defence) == (25, 25)


@pytest.mark.parametrize(("race", "wound", "boost"), [("g", "4", "1"), ("d", "5", "2")])
def test_C27_neither_falls_below_0_and_is_clamped_at_each_use(
    race: str, wound: str, boost: str
) -> None:
    """A goblin has 15 Atk and loses 5, a drow has 15 Def and loses 7."""
    game = Game(f"|{wound * 3}|\n|{wound}@{boost}|", race)
    which = 1 if wound == "4" else 2
    step = 7 if race == "d" else 5
    seen = []
    for command in ("u nw", "u no", "u ne", "u we", "u ea"):
        game.say(command)
        seen.append(game.stats[which])
    assert seen == [15 - step, 15 - 2 * step, 0, 0, step]


def test_C28_a_kind_is_unknown_until_the_first_one_is_drunk() -> None:
    told = hears("|.@.1.1.1|", "ea", "u ea", "ea", "u ea", "ea", "ea")
    assert told == [
        "PC moves East and sees an unknown potion.",
        "PC uses BA.",
        "PC moves East.",
        "PC finds no potion East.",
        "PC moves East and sees BA.",
        "PC cannot move East: a potion is there, u ea uses it.",
    ]


def test_C28_it_is_known_on_later_floors_and_unknown_after_a_restart() -> None:
    game = Game(floor(r"|1@\|", stairs=False) + floor(r"|1.@\|", stairs=False))
    game.says("u we", "ea")
    assert game.say("we") == "PC moves West and sees BA."
    game.says("r", "s")
    assert game.view.known == set()
    game.say("ea")
    assert game.say("we") == "PC moves West and sees an unknown potion."


def test_C28_the_map_shows_all_potions_alike_but_to_the_master() -> None:
    game = Game("|012@345|")
    assert game.looks_like("|PPP@PPP|")
    board = game.table.book.view.screen(game.table.view(MASTER)).board
    assert board[0].rstrip() == "|012@345|"


@pytest.mark.parametrize("way", ["no", "so", "ea", "we", "ne", "nw", "se", "sw"])
def test_C29_a_potion_is_drunk_in_any_direction_and_never_stepped_on(way: str) -> None:
    game = Game("|111|\n|1@1|\n|111|")
    assert game.say(way).endswith(f"a potion is there, u {way} uses it.")
    assert game.say(f"u {way}") == "PC uses BA."
    assert game.say(f"u {way}").startswith("PC finds no potion")
    assert game.say(way).startswith("PC moves ")


def test_C30_gold_looks_alike_and_is_taken_by_walking_over_it() -> None:
    game = Game("|@6789|")
    assert game.looks_like("|@GGGG|")
    assert game.says("ea", "ea", "ea", "ea") == [
        "PC moves East. PC takes 2 gold.",
        "PC moves East. PC takes 1 gold.",
        "PC moves East. PC takes 4 gold.",
        "PC moves East. PC takes 6 gold.",
    ]
    assert game.gold == 13
    assert game.looks_like("|....@|")


def test_C30_a_guarded_hoard_can_be_walked_over_but_not_taken() -> None:
    game = Game("|.9@|\n|D--|", dice=[MISS] * 2)
    assert game.says("we", "we") == [
        "PC moves West. PC cannot take the hoard: its dragon lives. D misses PC.",
        "PC moves West. D misses PC.",
    ]
    assert game.looks_like("|@G.|\n|D--|")
    assert game.gold == 0


def test_C30_a_hoard_under_the_players_feet_is_taken_when_the_dragon_dies() -> None:
    game = Game("|.9@|\n|D--|", dice=[MISS] * 8)
    game.say("we")
    told = game.says(*["a sw"] * 8)
    assert told[-1] == "PC deals 21 damage to D (0 HP). PC slays D. PC takes 6 gold."
    assert game.gold == 6
    game.say("ea")
    assert game.looks_like("|..@|\n|.--|")
