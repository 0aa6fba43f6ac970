"""Generated plans: without faults, winnable, of the size and with the contents asked for."""

import time
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books.dungeonlab import BOOK
from asterion.books.dungeonlab.encounters.kind import KINDS
from asterion.books.dungeonlab.make.generate import OPTIONAL, generate, options_for, settings_for
from asterion.books.dungeonlab.make.settings import DungeonLabSettings
from asterion.books.dungeonlab.options import PRESETS, DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.core.contract.options import OptionError
from asterion.core.dice import Rolled

ALL = {name: True for name in OPTIONAL if name != "kits"}
SIZES = ((5, 5), (7, 7), (10, 10))


def made(seed: int = 1, **wanted: Any) -> Plan:
    return generate(DungeonLabSettings(**wanted), Rolled(seed))


def faults(plan: Plan, options: DungeonLabOptions) -> list[str]:
    return [str(p) for p in BOOK.plan.problems(plan, options, 1) if not p.advice]


any_settings = st.builds(
    DungeonLabSettings,
    width=st.integers(3, 12),
    height=st.integers(3, 12),
    levels=st.sampled_from(("1", "2", "4")),
    difficulty=st.sampled_from(("easy", "normal", "hard")),
    branches=st.integers(-1, 4),
    walls=st.integers(-1, 80),
    filled=st.integers(-1, 90),
    **{name: st.booleans() for name in ALL},
)


@given(any_settings, st.integers(0, 1000))
@settings(max_examples=60, deadline=None)
def test_D11_D15_plans_have_no_faults_and_are_read_as_they_are_written(
    wanted: DungeonLabSettings, seed: int
) -> None:
    plan = generate(wanted, Rolled(seed))
    assert faults(plan, options_for(wanted)) == []
    assert BOOK.plan.read(BOOK.plan.write(plan)) == plan
    assert plan.base == (wanted.width, wanted.height)
    assert plan.levels == int(wanted.levels)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("levels", ["1", "2", "4"])
def test_D11_D12_every_usual_size_can_be_had(size: tuple[int, int], levels: str) -> None:
    width, height = size
    for difficulty in ("easy", "normal", "hard"):
        plan = made(width=width, height=height, levels=levels, difficulty=difficulty)
        assert (plan.base, plan.levels) == (size, int(levels))


def test_D11_the_largest_dungeon_has_thirty_columns_rows_and_four_levels() -> None:
    plan = made(width=30, height=30, levels="4", branches=5)
    assert plan.base == (30, 30)
    assert len(plan.places) > 3600


def test_D11_branches_are_east_or_south_and_as_many_as_asked_for() -> None:
    assert made(branches=0).cells == tuple(range(25))
    for seed in range(20):
        plan = made(seed, branches=1)
        outside = [cell for cell in plan.cells if not plan.in_base(cell)]
        assert 1 <= len(outside) <= 3
        columns, rows = plan.base
        for cell in outside:
            row, column = divmod(cell, plan.width)
            assert (column >= columns) != (row >= rows)


def test_the_same_dice_make_the_same_plan() -> None:
    assert made(7) == made(7)
    assert made(7) != made(8)


def test_10x10x2_takes_less_than_two_seconds_of_cpu() -> None:
    begin = time.process_time()
    for seed in range(5):
        made(seed, width=10, height=10)
    assert (time.process_time() - begin) / 5 < 2


def test_D3_harder_plans_are_fuller_and_have_more_that_bites() -> None:
    def count(difficulty: str) -> Counter[str]:
        plans = [made(seed, width=7, height=7, difficulty=difficulty) for seed in range(20)]
        found = Counter(what for plan in plans for what in plan.contents.values())
        found["walls"] = sum(wall in (1, 2, 3) for plan in plans for wall in plan.edges)
        return found

    easy, normal, hard = (count(difficulty) for difficulty in ("easy", "normal", "hard"))
    assert sum(easy.values()) < sum(normal.values()) < sum(hard.values())
    assert easy["panther"] < hard["panther"]
    assert easy["walls"] < normal["walls"] < hard["walls"]
    assert easy["hospital"] > hard["hospital"]


def test_D3_numbers_that_are_asked_for_are_kept() -> None:
    plan = made(walls=0, filled=0, rivers=0, pits=0)
    assert plan.contents == {}
    assert set(plan.edges) == {0, 3, 4}
    plan = made(3, width=8, height=8, rivers=3, pits=5)
    assert len(plan.places_of("source")) == 3
    assert len(plan.places_of("pit")) == 5


@pytest.mark.parametrize(
    ("option", "optional"),
    [
        ("werewolves", "werewolf"),
        ("exote_beasts", "exote lion"),
        ("marmars", "marmar"),
        ("cops", "cop"),
        ("lokhs", "lokh"),
        ("waterfalls", "waterfall"),
    ],
)
def test_D39_D40_D57_D59_D64_D71_optional_encounters_come_only_if_allowed(
    option: str, optional: str
) -> None:
    def found(allowed: bool) -> set[str]:
        plans = [made(seed, width=12, height=12, **{option: allowed}) for seed in range(15)]
        return {what for plan in plans for what in plan.contents.values()}

    assert optional in found(allowed=True)
    assert not any(KINDS[what].option for what in found(allowed=False))


@pytest.mark.parametrize(
    ("option", "thing"), [("arnor", "arnor blade"), ("maps", "1x1 map"), ("dynamite", "dynamite")]
)
def test_D4_D27_D47_optional_things_lie_about_only_if_allowed(option: str, thing: str) -> None:
    def found(allowed: bool) -> set[str]:
        plans = [made(seed, width=12, height=12, **{option: allowed}) for seed in range(15)]
        return {what for plan in plans for lying in plan.things.values() for what in lying}

    assert thing in found(allowed=True)
    assert thing not in found(allowed=False)


@pytest.mark.parametrize("preset", PRESETS)
def test_D1_a_plan_is_made_to_fit_the_options_of_the_table(preset: str) -> None:
    options = PRESETS[preset]
    for seed in range(10):
        plan = generate(settings_for(DungeonLabSettings(), options), Rolled(seed))
        assert faults(plan, options) == []


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"pits": 1}, "a single pit leads nowhere: pits cannot be 1 (D68)"),
        (
            {"width": 3, "height": 3, "levels": "1", "pits": 9},
            "0 rivers, 9 pits and the treasure need 10 places; there are 9",
        ),
        ({"width": 3, "height": 3, "branches": 9}, "there is no room for 9 branches (D11)"),
        ({"width": 31}, "the options are not valid: Expected `int` <= 30 - at `$.width`"),
        (
            {"walls": 100, "rivers": 1},
            "no plan of 5x5x2 meets these settings: there is no way for a river between the walls",
        ),
    ],
)
def test_D11_impossible_settings_are_refused_in_one_sentence(
    wanted: dict[str, Any], reason: str
) -> None:
    with pytest.raises(OptionError) as error:
        made(**wanted)
    assert str(error.value) == reason
