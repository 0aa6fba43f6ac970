"""Generated plans: without problems, in one piece, and the same for the same dice."""

import time

import pytest
from hypothesis import given, settings

from asterion.books.dooom.make.generate import BY_SIZE, DooomSettings, generate
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import problems, read_plan, write_plan
from asterion.core.contract.options import OptionError, with_settings
from asterion.core.dice import Highest, Lowest, Rolled
from tests.books.dooom.any_settings import STYLES, THINGS, any_settings, can_be_met, room, seeds
from tests.books.dooom.walking import distances, open_places, places

# ---- what every plan is


@settings(max_examples=300)
@given(any_settings, seeds)
def test_O3_any_settings_give_a_plan_without_problems_or_one_sentence(
    wanted: DooomSettings, seed: int
) -> None:
    if not can_be_met(wanted):
        with pytest.raises(OptionError) as error:
            generate(wanted, Rolled(seed))
        assert str(error.value).isprintable()
        return
    plan = generate(wanted, Rolled(seed))
    assert (plan.grid.width, plan.grid.height) == (wanted.width, wanted.height)
    assert list(problems(plan, DooomOptions(), wanted.players)) == []
    assert read_plan(write_plan(plan)) == plan

    land = open_places(plan)
    assert len(land) == room(wanted)
    assert len(distances(plan, land[:1])) == len(land), "all of it is one piece"
    if wanted.border:
        assert all(0 < c < wanted.width - 1 and 0 < r < wanted.height - 1 for c, r in land)
    for name, tile in THINGS.items():
        asked = getattr(wanted, name)
        assert asked in (BY_SIZE, len(places(plan, tile)))
    treasure = len(places(plan, "G"))
    half = (treasure + 1) // 2
    assert plan.target == (half if wanted.target == BY_SIZE else wanted.target)
    assert plan.target <= treasure


@settings(max_examples=50)
@given(any_settings.filter(can_be_met), seeds)
def test_O1_the_same_dice_give_the_same_plan(wanted: DooomSettings, seed: int) -> None:
    first, second = Rolled(seed), Rolled(seed)
    assert generate(wanted, first) == generate(wanted, second)
    assert first.draws == second.draws


def test_O1_the_same_seed_gives_this_very_plan_on_every_machine() -> None:
    drawn = [
        write_plan(generate(DooomSettings(width=24, height=12, style=style), Rolled(2024)))
        for style in ("caves", "rooms", "maze")
    ]
    assert drawn == PINNED


@pytest.mark.parametrize("style", STYLES)
def test_O1_other_dice_give_another_plan(style: str) -> None:
    wanted = with_settings(DooomSettings(), {"style": style})
    assert len({tuple(generate(wanted, Rolled(seed)).rows) for seed in range(20)}) == 20


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("walls", ["0", "20", "50", "80"])
def test_O1_even_dice_that_never_change_make_a_plan(style: str, walls: str) -> None:
    wanted = with_settings(DooomSettings(), {"style": style, "walls": walls})
    for dice in (Lowest(), Highest()):
        assert list(problems(generate(wanted, dice), DooomOptions(), 4)) == []


@pytest.mark.parametrize("style", STYLES)
def test_O1_a_large_plan_takes_no_time_that_grows_with_its_square(style: str) -> None:
    """200 by 200 takes some tenths of a second; the bound is for slow and busy machines."""
    began = time.process_time()
    generate(with_settings(DooomSettings(width=200, height=200), {"style": style}), Rolled(1))
    assert time.process_time() - began < 10


PINNED = [
    """\
name The Thirsty Burrows
win 3
########################
####..G.################
####.....####...###..###
###............G......##
###G......#######.G...E#
##.......S#######.....##
##........#######....###
##....H.......A....L####
###...........##########
####...........#########
#####..G...G...#########
########################
""",
    """\
name The Crooked Keep
win 3
########################
########################
###########..G.#########
###########.....#G.....#
##...L...##....H#...G..#
#........##.....#......#
#.G.....G##E...........#
#..............##......#
#...S....########..A...#
#........###############
##G......###############
########################
""",
    """\
name The Sunken Tangle
win 3
########################
#...#......G#.#......G##
#.#...###..##.#..##..###
#.#...#H#.....#..E#...##
###.#.#.###......###..##
#G..#.#.....#.....S...##
###.####....#.###.######
#.#...#G..#.#..G#...#A##
#.#.#######.#.#####...##
#...L.#.....#.#G......##
########################
########################
""",
]
