"""Generated plans: no faults, all advice where it fits, every setting kept, the same for a seed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books.labyrinth.make.generate import generate, options_for, settings_for
from asterion.books.labyrinth.make.limits import limits_broken
from asterion.books.labyrinth.make.settings import ANY, LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.plan.drawing import read_plan, write_plan
from asterion.books.labyrinth.plan.model import (
    Plan,
)
from asterion.books.labyrinth.plan.problems import problems
from asterion.core.contract.options import OptionError
from asterion.core.dice import Highest, Lowest, Rolled
from tests.books.labyrinth.helper import wanted

SIZES = [
    LabyrinthSettings(width=4, height=5),
    LabyrinthSettings(width=5, height=5),
    LabyrinthSettings(width=6, height=6),
    LabyrinthSettings(width=5, height=5, shape="no-corners"),
]

SIZE_NAMES = ["4x5", "5x5", "6x6", "no-corners"]

SHAPES = ("rectangle", "no-corners", "plus", "l-shape", "ring", "blob")


def unmet(plan: Plan, asked: LabyrinthSettings) -> list[str]:
    """Every problem of a plan made to these settings, and every limit that it does not keep."""
    found = [*problems(plan, options_for(asked), asked.players), *limits_broken(plan, asked)]
    return [str(problem) for problem in found]


# ---- what every plan is


@pytest.mark.parametrize("asked", SIZES, ids=SIZE_NAMES)
def test_L89_L90_L91_L92_L93_L95_L96_L97_L98_L99_L100_are_met(asked: LabyrinthSettings) -> None:
    for seed in range(100):
        plan = generate(asked, Rolled(seed))
        assert unmet(plan, asked) == [], write_plan(plan)
        assert read_plan(write_plan(plan)) == plan


@pytest.mark.soak
@pytest.mark.parametrize("asked", SIZES, ids=SIZE_NAMES)
def test_L93_four_hundred_plans_of_each_size_have_no_fault(asked: LabyrinthSettings) -> None:
    for seed in range(1000, 1400):
        plan = generate(asked, Rolled(seed))
        assert unmet(plan, asked) == [], write_plan(plan)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_L5_every_shape_has_plans_that_meet_all(shape: str, difficulty: str) -> None:
    for width, height in ((4, 4), (7, 5), (6, 9), (10, 10)):
        asked = wanted(width=width, height=height, shape=shape, difficulty=difficulty)
        for seed in range(4):
            assert unmet(generate(asked, Rolled(seed)), asked) == []


@pytest.mark.parametrize("shape", SHAPES)
def test_L93_the_smallest_shapes_lack_advice_at_most(shape: str) -> None:
    asked = wanted(width=3, height=3, shape=shape)
    for seed in range(10):
        plan = generate(asked, Rolled(seed))
        found = unmet(plan, asked)
        assert not any("fault" in problem for problem in found)
        assert len(plan.cells) < 9 or not found


def test_L5_shapes_are_what_their_names_say() -> None:
    def outline(shape: str) -> list[str]:
        plan = generate(wanted(width=6, height=6, shape=shape), Rolled(1))
        rows = [plan.grid.row(row) for row in range(6)]
        return ["".join("#" if plan.kinds[cell] else "." for cell in row) for row in rows]

    assert outline("rectangle") == ["######"] * 6
    assert outline("no-corners") == [".####.", *["######"] * 4, ".####."]
    assert outline("plus") == [*["..##.."] * 2, *["######"] * 2, *["..##.."] * 2]
    assert outline("l-shape") == [*["###..."] * 3, *["######"] * 3]
    assert outline("ring") == [*["######"] * 2, *["##..##"] * 2, *["######"] * 2]
    blobs = {tuple(outline_of(seed)) for seed in range(10)}
    assert len(blobs) == 10
    assert all("".join(blob).count("#") == 26 for blob in blobs)
    for blob in blobs:
        assert "#" in blob[0]
        assert "#" in blob[-1]
        assert any(row[0] == "#" for row in blob)
        assert any(row[-1] == "#" for row in blob)


def outline_of(seed: int) -> list[str]:
    plan = generate(wanted(width=6, height=6, shape="blob"), Rolled(seed))
    rows = [plan.grid.row(row) for row in range(6)]
    return ["".join("#" if plan.kinds[cell] else "." for cell in row) for row in rows]


# ---- any settings

amounts = st.just(ANY) | st.integers(0, 6)

any_settings = st.builds(
    LabyrinthSettings,
    width=st.integers(3, 9),
    height=st.integers(3, 9),
    shape=st.sampled_from(SHAPES),
    players=st.integers(2, 6),
    difficulty=st.sampled_from(["easy", "normal", "hard"]),
    mines=st.booleans(),
    turbulent=st.booleans(),
    mites=amounts,
    most_pits=amounts,
    most_loops=amounts,
    longest_loop=amounts,
    most_rivers=amounts,
    most_branches=amounts,
    longest_river=amounts,
    weaponries=amounts,
    hospitals=amounts,
    treasures=amounts,
    inner_walls=st.just(ANY) | st.integers(0, 20),
    exits=st.just(ANY) | st.integers(0, 14),
    closed_exits=st.booleans(),
    open_exit=st.booleans(),
    safe_chain=st.booleans(),
)


def keeps_its_word(asked: LabyrinthSettings, seed: int) -> None:
    try:
        plan = generate(asked, Rolled(seed))
    except OptionError as error:
        sentence = str(error)
        assert sentence.isprintable()
        assert "None" not in sentence
        return
    assert not any("fault" in problem for problem in unmet(plan, asked)), write_plan(plan)
    assert read_plan(write_plan(plan)) == plan


@settings(max_examples=60)
@given(any_settings, st.integers(0, 2**32))
def test_L80_any_settings_give_a_plan_that_keeps_them_or_one_sentence(
    asked: LabyrinthSettings, seed: int
) -> None:
    keeps_its_word(asked, seed)


@pytest.mark.soak
@settings(max_examples=3000)
@given(any_settings, st.integers(0, 2**32))
def test_L80_very_many_settings_are_kept(asked: LabyrinthSettings, seed: int) -> None:
    keeps_its_word(asked, seed)


@pytest.mark.parametrize("shape", SHAPES)
def test_L93_even_dice_that_never_change_make_a_plan(shape: str) -> None:
    for asked in (wanted(shape=shape), wanted(shape=shape, width=8, height=8, difficulty="hard")):
        for dice in (Lowest(), Highest()):
            assert not any("fault" in problem for problem in unmet(generate(asked, dice), asked))


@pytest.mark.parametrize("name", [*PRESETS, "turbulent"])
def test_L80_a_table_gets_a_plan_for_its_options(name: str) -> None:
    options = PRESETS.get(name, LabyrinthOptions(rivers="turbulent", open_exit=False))
    asked = settings_for(LabyrinthSettings(players=4), options)
    for seed in range(20):
        assert list(problems(generate(asked, Rolled(seed)), options, 4)) == []
    assert settings_for(wanted(mites=3), LabyrinthOptions()).mites == 3
