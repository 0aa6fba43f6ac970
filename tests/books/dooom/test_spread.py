"""Generated plans are spread out and worth playing, and settings that cannot be met are refused."""

import pytest
from hypothesis import given, settings

from asterion.books.dooom.make.generate import DooomSettings, generate
from asterion.books.dooom.plan.model import Plan, read_plan
from asterion.core.contract.options import OptionError, choices, with_settings
from asterion.core.dice import Rolled
from tests.books.dooom.any_settings import (
    STYLES,
    THINGS,
    any_settings,
    can_be_met,
    seeds,
)
from tests.books.dooom.walking import dead_ends, distances, open_places, places

# ---- spread


def is_spread(plan: Plan, tile: str) -> bool:
    """No empty floor is farther from the nearest than twice the way between the closest two."""
    things = set(places(plan, tile))
    if len(things) < 2:
        return True
    nearest = distances(plan, things)
    farthest = max((nearest[place] for place in places(plan, ".")), default=0)
    closest = min(
        min(way for other, way in distances(plan, [thing]).items() if other in things and way)
        for thing in things
    )
    return farthest <= 2 * closest


def test_O3_the_measure_of_spread_tells_a_heap_from_a_scattering() -> None:
    assert not is_spread(read_plan("name N\nwin 0\nGG........\n.........E\n"), "G")
    assert not is_spread(read_plan("name N\nwin 0\nGG........\n.........G\n"), "G")
    assert is_spread(read_plan("name N\nwin 0\nG....G....\n.........G\n"), "G")
    # Two steps as the crow flies, and ten on foot.
    assert is_spread(read_plan("name N\nwin 0\nG#G...\n.#.##.\n......\n"), "G")


@settings(max_examples=50)
@given(any_settings.filter(can_be_met), seeds)
def test_O3_exits_and_treasure_are_spread_over_the_map(wanted: DooomSettings, seed: int) -> None:
    plan = generate(wanted, Rolled(seed))
    for tile in THINGS.values():
        assert is_spread(plan, tile)


@pytest.mark.parametrize("style", STYLES)
def test_O3_treasure_is_found_in_all_quarters_of_the_map(style: str) -> None:
    for seed in range(10):
        wanted = DooomSettings(width=40, height=40, treasure=16)
        plan = generate(with_settings(wanted, {"style": style}), Rolled(seed))
        quarters = [(column // 20, row // 20) for column, row in places(plan, "G")]
        assert all(1 <= quarters.count((x, y)) <= 9 for x in (0, 1) for y in (0, 1))


# ---- worth playing


@pytest.mark.parametrize("style", STYLES)
def test_O1_a_map_has_ways_round_as_well_as_dead_ends(style: str) -> None:
    for seed in range(10):
        wanted = DooomSettings(width=60, height=40)
        plan = generate(with_settings(wanted, {"style": style}), Rolled(seed))
        assert islands(plan) >= 3
        assert dead_ends(plan) or style == "rooms"


def islands(plan: Plan) -> int:
    """Pieces of wall, corners joined, that one can walk round: all but the one at the border."""
    walls = set(places(plan, "#"))
    pieces = 0
    while walls:
        pieces += 1
        piece = [walls.pop()]
        for column, row in piece:
            around = {(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} & walls
            walls -= around
            piece += around
    return pieces - 1


def test_O3_in_a_maze_treasure_and_exits_hide_in_dead_ends() -> None:
    hidden = total = 0
    for seed in range(10):
        plan = generate(DooomSettings(style="maze", walls=50), Rolled(seed))
        prizes = set(places(plan, "EG"))
        hidden += len(prizes & dead_ends(plan))
        total += len(prizes)
    assert hidden > total / 2


# ---- settings


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (
            DooomSettings(width=5, height=5, treasure=60),
            "5 by 5 with 45 % walls leaves 4 tiles of floor, and 61 are needed (O2, O5)",
        ),
        (
            DooomSettings(width=5, height=5, players=5),
            "5 by 5 with 45 % walls leaves 4 tiles of floor, and 5 are needed (O2, O5)",
        ),
        (DooomSettings(exits=0), "a plan needs an exit: “exits” cannot be 0 (O3)"),
        (
            DooomSettings(treasure=3, target=4),
            "a target of 4 cannot be met with 3 treasure (O3)",
        ),
        (
            DooomSettings(width=4),
            "the options are not valid: Expected `int` >= 5 - at `$.width`",
        ),
        (
            DooomSettings(potions=-7),
            "the options are not valid: Expected `int` >= -1 - at `$.potions`",
        ),
    ],
)
def test_O3_settings_that_cannot_be_met_are_refused(wanted: DooomSettings, sentence: str) -> None:
    dice = Rolled(1)
    with pytest.raises(OptionError) as error:
        generate(wanted, dice)
    assert str(error.value) == sentence
    assert dice.draws == []


def test_O4_a_target_alone_brings_the_treasure_that_it_needs() -> None:
    plan = generate(DooomSettings(target=40), Rolled(1))
    assert plan.target == 40
    assert len(places(plan, "G")) == 40


def test_O4_a_target_of_nothing_is_a_race() -> None:
    assert generate(DooomSettings(target=0), Rolled(1)).target == 0
    assert generate(DooomSettings(treasure=0), Rolled(1)).target == 0


def test_O2_a_map_can_be_filled_to_the_last_tile() -> None:
    plan = generate(
        DooomSettings(width=5, height=5, walls=0, treasure=5, potions=1, swords=1, armours=1),
        Rolled(1),
    )
    assert places(plan, ".") == []
    assert len(open_places(plan)) == 9


def test_O1_numbers_grow_with_the_map() -> None:
    numbers = [
        [
            len(places(generate(DooomSettings(width=side, height=side), Rolled(1)), tile))
            for tile in THINGS.values()
        ]
        for side in (5, 10, 20, 50, 100)
    ]
    assert numbers == [
        [1, 2, 0, 0, 0, 0],
        [1, 3, 0, 0, 0, 0],
        [2, 7, 2, 2, 2, 2],
        [3, 18, 5, 5, 5, 5],
        [7, 37, 12, 12, 12, 12],
    ]


def test_O1_every_setting_has_a_word_about_it_and_a_rule() -> None:
    assert all(choice.text and choice.rule.startswith("O") for choice in choices(DooomSettings))
