"""The proof that a plan can be won: commands that really win it, and plans that have none."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books.dungeonlab import BOOK
from asterion.books.dungeonlab.make.generate import generate, options_for
from asterion.books.dungeonlab.make.settings import DungeonLabSettings
from asterion.books.dungeonlab.options import PRESETS, DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.solve.winning import way_to_win
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from tests.books.dungeonlab.helper import drawing


def wins(plan: Plan, options: DungeonLabOptions, commands: list[str], seed: int = 1) -> bool:
    """Whether these commands win in one landing, whatever the dice say."""
    table = Table(BOOK, plan, ["Ann"], options, Rolled(seed), salt="")
    for command in commands:
        table.submit(0, command)
    landings = sum(entry.do.startswith("land") for entry in table.entries)
    return table.result is not None and table.result.winners == (0,) and landings == 1


def way(lower: str, *upper: str, walls: str = "", **options: Any) -> list[str] | None:
    plan = BOOK.plan.read(drawing(lower, *upper, walls=walls))
    return way_to_win(plan, DungeonLabOptions(**options))


any_settings = st.builds(
    DungeonLabSettings,
    width=st.integers(3, 10),
    height=st.integers(3, 10),
    levels=st.sampled_from(("1", "2", "4")),
    difficulty=st.sampled_from(("easy", "normal", "hard")),
    branches=st.integers(0, 3),
    walls=st.integers(0, 80),
    filled=st.integers(0, 90),
    werewolves=st.booleans(),
    exote_beasts=st.booleans(),
    marmars=st.booleans(),
    cops=st.booleans(),
    lokhs=st.booleans(),
    waterfalls=st.booleans(),
    kits=st.sampled_from((0, 1)),
)


@given(any_settings, st.integers(0, 1000))
@settings(max_examples=60, deadline=None)
def test_D14_the_way_found_on_a_generated_plan_really_wins_it(
    wanted: DungeonLabSettings, seed: int
) -> None:
    plan, options = generate(wanted, Rolled(seed)), options_for(wanted)
    commands = way_to_win(plan, options)
    assert commands is not None
    assert wins(plan, options, commands, seed)


@pytest.mark.parametrize("preset", PRESETS)
def test_D14_the_way_is_found_by_the_options_in_force(preset: str) -> None:
    options = PRESETS[preset]
    for seed in range(10):
        plan = generate(DungeonLabSettings(difficulty="hard"), Rolled(seed))
        commands = way_to_win(plan, options)
        assert commands is not None
        assert wins(plan, options, commands)


def test_D19_one_may_land_on_the_treasure_and_walk_out() -> None:
    assert way(".. .. Tr") == ["land 3 1 1", "move west", "move west", "move north"]


def test_D13_walls_on_the_way_are_broken() -> None:
    walls = """
        +EE+##+##+
        #  |  :  #
        +##+##+##+
        """
    assert way(".. .. Tr", walls=walls) == [
        "land 3 1 1", "shoot 1 blaster west", "move west", "shoot 1 grenade west", "move west",
        "move north",
    ]  # fmt: skip


def test_D34_a_beast_on_the_way_is_shot() -> None:
    assert way(".. Pa Tr") == [
        "land 3 1 1", "shoot 1 grenade west", "move west", "move west", "move north",
    ]  # fmt: skip


def test_D58_a_political_cop_gets_the_right_answer() -> None:
    found = way(".. C- Tr P-")
    assert found == ["land 3 1 1", "move west", "no", "move west", "move north"]


def test_D44_a_black_rider_at_the_only_way_out_cannot_be_passed() -> None:
    assert way(".. Br Tr Mo") is None
    assert way(".. Br Tr Mo", ".. .. .. ..") is not None


def test_D68_a_pit_at_the_exit_is_reached_by_the_other_pit() -> None:
    assert way("a1 .. Tr a2") == ["land 3 1 1", "move east", "move north"]
    assert way("a1 .. Tr ..", "a2 .. .. ..") is not None
    assert way("a1 a3 Tr a2") == ["land 3 1 1", "move west", "move north"]


def test_D15_a_treasure_behind_monoliths_is_out_of_reach() -> None:
    walls = """
        +EE+##+##+
        #     #  #
        +##+##+##+
        """
    assert way(".. .. Tr", walls=walls) is None


def test_D70_a_river_that_carries_away_from_the_exit_cannot_be_waded() -> None:
    """The exit is north of the first cell, where the river begins; nobody can stop there."""
    assert way("o> ~u Tr") is None


def test_D8_where_one_way_kills_another_is_taken() -> None:
    """Between two rows of urkhs one is pierced forty times; the long way round costs twenty."""
    lower = """
        .. .. Ur Ur Tr
        .. .. .. .. ..
        .. Ur Ur .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """
    plan = BOOK.plan.read(drawing(lower))
    commands = way_to_win(plan, DungeonLabOptions())
    assert commands is not None
    assert wins(plan, DungeonLabOptions(), commands)


@pytest.mark.parametrize("kits", [0, 1])
def test_D5_the_way_costs_no_more_than_the_kits_give(kits: int) -> None:
    wanted = DungeonLabSettings(width=12, height=4, walls=90, filled=80, kits=kits)
    plan, options = generate(wanted, Rolled(3)), options_for(wanted)
    commands = way_to_win(plan, options)
    assert commands is not None
    assert wins(plan, options, commands)
