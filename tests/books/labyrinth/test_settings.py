"""Each setting of the generator does what it says, or is refused."""

import time
from collections import Counter
from collections.abc import Iterable

import pytest

from asterion.books.labyrinth.make.generate import generate
from asterion.books.labyrinth.make.limits import has_safe_chains, limits_broken
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.plan.drawing import write_plan
from asterion.books.labyrinth.plan.model import (
    DELTA,
    ENCEPHALITIS,
    HOSPITAL,
    OPEN_EXIT,
    PIT,
    RIVER,
    WALL,
    WEAPONRY,
    Plan,
    name_of_cell,
)
from asterion.core.contract.options import OptionError, choices, options_from
from asterion.core.dice import Rolled
from tests.books.labyrinth.helper import wanted

LARGE: dict[str, int | str] = {"width": 9, "height": 9, "difficulty": "hard"}


def made(number: int, **changes: int | str) -> list[Plan]:
    return [generate(wanted(**changes), Rolled(seed)) for seed in range(number)]


def count(plans: Iterable[Plan], *kinds: int) -> float:
    """How many cells of these kinds the plans have, together."""
    return sum(plan.kinds.count(kind) for plan in plans for kind in kinds)


# ---- each setting


def test_L5_width_and_height() -> None:
    plan = generate(wanted(width=3, height=7), Rolled(1))
    assert (plan.grid.width, plan.grid.height, len(plan.cells)) == (3, 7, 21)


def test_L97_players_decide_how_many_fakes_there_may_be() -> None:
    few, many = made(40, width=8, height=8, players=2), made(40, width=8, height=8, players=6)
    assert max(len(plan.treasures) for plan in few) == 3
    assert max(len(plan.treasures) for plan in many) > 4


def test_L99_difficulty_is_rivers_pits_mites_walls_and_a_guarded_treasure() -> None:
    easy, normal, hard = (made(40, difficulty=word) for word in ("easy", "normal", "hard"))
    for kinds in ((RIVER, DELTA), (PIT,), (ENCEPHALITIS, PIT, RIVER)):
        assert count(easy, *kinds) < count(normal, *kinds) < count(hard, *kinds)
    walls = [sum(plan.edges.count(WALL) for plan in plans) for plans in (easy, normal, hard)]
    assert walls == sorted(walls)
    assert walls[0] < walls[2] / 2
    kept = [sum(map(treasure_guards, plans)) for plans in (easy, normal, hard)]
    assert kept[0] < kept[1] < kept[2]


def treasure_guards(plan: Plan) -> int:
    """Walls, mites and rivers round the true treasure."""
    cell = next(cell for cell, true in plan.treasures if true)
    walls = sum(plan.edge(cell, way) == WALL for way in range(4))
    return walls + sum(plan.kinds[near] in (RIVER, ENCEPHALITIS) for near in plan.beside(cell))


def test_L78_for_landmines_there_are_more_exits_than_players() -> None:
    assert all(len(plan.exits) > 5 for plan in made(20, mines=1, players=5))
    assert all(len(plan.exits) <= 5 for plan in made(20, players=5))


def test_L85_for_turbulent_rivers_no_exit_leads_out_of_a_river() -> None:
    turbulent, plain = (made(40, turbulent=yes, difficulty="hard") for yes in (1, 0))

    def from_rivers(plans: list[Plan]) -> int:
        return sum(plan.kinds[cell] == RIVER for plan in plans for cell, _way in plan.exits)

    assert from_rivers(turbulent) == 0
    assert from_rivers(plain) > 0


@pytest.mark.parametrize(
    ("name", "kind"),
    [("mites", ENCEPHALITIS), ("weaponries", WEAPONRY), ("hospitals", HOSPITAL)],
)
def test_L80_totals_of_cells(name: str, kind: int) -> None:
    for total in (1, 3, 5):
        assert {plan.kinds.count(kind) for plan in made(10, **{name: total})} == {total}


def test_L80_no_mites() -> None:
    assert count(made(20, mites=0), ENCEPHALITIS) == 0
    assert count(made(20), ENCEPHALITIS) >= 20


def test_L80_total_of_treasures() -> None:
    for total in (1, 2, 6):
        assert {len(plan.treasures) for plan in made(10, treasures=total)} == {total}


def test_L80_total_of_inner_walls() -> None:
    for total in (0, 9, 16):
        walls = {plan.edges.count(WALL) // 2 for plan in made(10, inner_walls=total)}
        assert walls == {total}


def test_L80_total_of_exits() -> None:
    for total in (2, 7, 20):
        assert {len(plan.exits) for plan in made(5, exits=total)} == {total}


def test_L80_limits_of_pits() -> None:
    free = made(10, **LARGE)
    assert all(plan.kinds.count(PIT) > 6 and len(plan.loops) == 2 for plan in free)
    assert {plan.kinds.count(PIT) for plan in made(10, **LARGE, most_pits=6)} == {6}
    assert {len(plan.loops) for plan in made(10, **LARGE, most_loops=1)} == {1}
    short = made(10, **LARGE, longest_loop=3)
    assert {len(loop) for plan in short for loop in plan.loops} <= {2, 3}
    assert all(len(plan.loops) > 2 for plan in short)
    for nothing in ("most_pits", "most_loops", "longest_loop"):
        assert count(made(10, **LARGE, **{nothing: 0}), PIT) == 0


def test_L80_limits_of_rivers() -> None:
    for name in ("most_rivers", "most_branches", "longest_river"):
        assert any(
            list(limits_broken(plan, wanted(**LARGE, **{name: 1}))) for plan in made(5, **LARGE)
        )
        for limit in (1, 2):
            asked = wanted(**LARGE, **{name: limit})
            plans = [generate(asked, Rolled(seed)) for seed in range(10)]
            assert [list(limits_broken(plan, asked)) for plan in plans] == [[]] * 10
            assert all(plan.flow for plan in plans)
        assert count(made(5, **LARGE, **{name: 0}), RIVER, DELTA) == 0


def test_L80_exits_that_are_never_closed() -> None:
    def closed(plans: list[Plan]) -> int:
        return sum(plan.edge(*side) != OPEN_EXIT for plan in plans for side in plan.exits)

    assert closed(made(20, closed_exits=0)) == 0
    assert closed(made(20, closed_exits=1)) > 0


def test_L92_one_exit_is_open_or_need_not_be() -> None:
    def shut(plans: list[Plan]) -> int:
        opens = [[side for side in plan.exits if plan.edge(*side) == OPEN_EXIT] for plan in plans]
        return opens.count([])

    assert shut(made(40, difficulty="hard")) == 0
    assert shut(made(40, difficulty="hard", open_exit=0)) > 0


def test_L82_safe_chains() -> None:
    assert all(map(has_safe_chains, made(30, safe_chain=1, difficulty="hard")))
    assert not all(map(has_safe_chains, made(30, safe_chain=0, difficulty="hard")))


def test_every_setting_says_what_it_is_and_which_rule_it_serves() -> None:
    for choice in choices(LabyrinthSettings):
        assert choice.text
        assert choice.rule.startswith("L")
    assert options_from(LabyrinthSettings, {}) == LabyrinthSettings()


# ---- settings that cannot be met


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (LabyrinthSettings(weaponries=0), "a labyrinth needs weaponries: at least 1, not 0"),
        (LabyrinthSettings(hospitals=0), "a labyrinth needs hospitals: at least 1, not 0"),
        (LabyrinthSettings(treasures=0), "a labyrinth needs treasures: at least 1, not 0"),
        (LabyrinthSettings(exits=1), "a labyrinth needs exits: at least 2, not 1"),
        (LabyrinthSettings(exits=21), "21 exits do not fit into 20 outer sides"),
        (LabyrinthSettings(inner_walls=41), "41 inner walls do not fit between 25 cells"),
        (
            LabyrinthSettings(weaponries=20, hospitals=5),
            "the weaponries, hospitals, treasures and mites you asked for take 26 cells; "
            "this shape has only 25",
        ),
        (
            LabyrinthSettings(width=2),
            "the options are not valid: Expected `int` >= 3 - at `$.width`",
        ),
    ],
)
def test_L90_settings_that_no_plan_can_meet_are_refused(
    asked: LabyrinthSettings, sentence: str
) -> None:
    dice = Rolled(1)
    with pytest.raises(OptionError) as error:
        generate(asked, dice)
    assert str(error.value) == sentence
    assert dice.draws == []


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (
            LabyrinthSettings(inner_walls=25),
            "no 5x5 rectangle plan meets these settings: "
            "there is room for only 17 of 25 inner walls",
        ),
        (
            LabyrinthSettings(mites=20, safe_chain=True),
            "no 5x5 rectangle plan meets these settings: there is no room for 20 mites",
        ),
    ],
)
def test_L93_settings_for_which_no_plan_is_found_are_refused(
    asked: LabyrinthSettings, sentence: str
) -> None:
    with pytest.raises(OptionError) as error:
        generate(asked, Rolled(1))
    assert str(error.value) == sentence


# ---- chance


def test_L4_the_same_seed_gives_the_same_plan_and_another_one_another() -> None:
    asked = wanted(shape="blob", width=9, height=7, difficulty="hard")
    first, second = Rolled(7), Rolled(7)
    assert write_plan(generate(asked, first)) == write_plan(generate(asked, second))
    assert first.draws == second.draws
    assert len({write_plan(plan) for plan in made(50)}) == 50


def test_L4_the_same_seed_gives_this_very_plan_on_every_machine() -> None:
    assert write_plan(generate(LabyrinthSettings(), Rolled(2024))) == PINNED


def test_L100_treasures_and_exits_are_not_always_in_the_same_places() -> None:
    places = Counter(
        name_of_cell(plan.grid, cell) for plan in made(100) for cell, true in plan.treasures if true
    )
    assert len(places) > 15
    assert max(places.values()) < 20


def test_L5_time_is_short_and_does_not_grow_with_the_square_of_the_size() -> None:
    """1,000 plans of 5x5 take some 2 s, one of 30x30 half a second; busy machines take longer."""
    began = time.process_time()
    made(100)
    assert time.process_time() - began < 2
    began = time.process_time()
    plan = generate(wanted(width=30, height=30, difficulty="hard"), Rolled(1))
    assert time.process_time() - began < 3
    assert len(plan.cells) == 900


PINNED = """\
name The Crooked Maze
+--+  +--+--+--+
=>  >  D  .  W |
+  +  +  +--+  +
|^ |^  .  .  . |
+  +  +  +--+  +
|^  F |W  . |P2|
+  +  +  +  +--+
|H |P1 .  .  . |
+  +--+  +  +--+
|T  E  .  H  P3|
+--+--+--+--+==+
"""
