"""Whether a map can be played, and the plans that come with the game."""

from pathlib import Path

import pytest
from hypothesis import given

from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.drawing import (
    MOST_REPORTED,
)
from asterion.books.dooom.plan.model import Plan, problems, read_plan, write_plan
from tests.books.dooom.any_plan import faults, plans
from tests.books.dooom.walking import distances, open_places, places

ROOT = Path(__file__).parents[3]

SAMPLES = sorted((ROOT / "src/asterion/books/dooom/samples").glob("*.txt"))


def said(drawing: str, win: int = 0, players: int = 1) -> list[str]:
    """Problems of a drawing that can be read."""
    plan = read_plan(f"name Drawn\nwin {win}\n{drawing}")
    return [str(problem) for problem in problems(plan, DooomOptions(), players)]


# ---- whether it can be played


def test_O3_a_map_that_can_be_won_has_no_problem() -> None:
    assert said("G.E", win=1) == []
    assert said(".E") == []
    assert said("EE") == []


def test_O3_an_exit_and_enough_treasure_are_missed_at_their_lines() -> None:
    assert said("..G\n...", win=2) == [
        "line 2, column 5: fault (O3): the target is 2, but there is only 1 treasure",
        "line 3, column 1: fault (O3): there is no exit: draw at least one E",
    ]


def test_O3_the_exit_and_the_target_must_be_reached_together() -> None:
    fault = (
        "line 2, column 5: fault (O3): there is no place from which both an exit and 2 treasure "
        "can be reached"
    )
    assert said("GG.#.E", win=2) == [fault]
    assert said("G.E#E.G", win=2) == [fault]
    assert said("G.#\n.#E\n#EG", win=2) == [fault]  # corners do not join
    assert said("G.#\n.GE", win=2) == []


def test_O3_an_exit_that_nobody_can_step_onto_is_no_exit() -> None:
    """Only a move wins (O16), so an exit alone among walls is never won on."""
    assert said("E") == [
        "line 2, column 5: fault (O3): there is no place from which both an exit and 0 treasure "
        "can be reached"
    ]
    plan = read_plan("name N\nwin 0\nE#E.\n")
    assert [plan.starts.nth(n) for n in range(plan.starts.count)] == [
        plan.grid.cell(2, 0),
        plan.grid.cell(3, 0),
    ]


def test_O3_surplus_treasure_out_of_reach_is_only_worth_a_word() -> None:
    assert said("G#G.E\n##...\n.G#..", win=1) == [
        "line 3, column 1: advice (O3): this treasure is out of reach",
        "line 5, column 2: advice (O3): this treasure is out of reach",
    ]


def test_O3_much_treasure_out_of_reach_is_not_told_piece_by_piece() -> None:
    found = said(".E#" + "G" * 60)
    assert len(found) == MOST_REPORTED + 1
    assert found[-1] == (
        "line 3, column 54: advice (O3): more treasure is out of reach from here on; "
        "50 pieces are listed"
    )


def test_O5_a_map_needs_a_tile_for_every_player() -> None:
    assert said("G.E", win=1, players=3) == []
    assert said("G.E#...", win=1, players=4) == [
        "line 3, column 1: fault (O5): there is no room for 4 players to start, only for 3"
    ]


@given(plans("EGS.#"))
def test_O5_a_start_is_any_tile_from_which_an_exit_and_the_target_can_be_reached(
    plan: Plan,
) -> None:
    def fits(place: tuple[int, int]) -> bool:
        reached = distances(plan, [place])
        exits = [exit for exit in places(plan, "E") if exit in reached]
        treasure = [piece for piece in places(plan, "G") if piece in reached]
        return bool(exits) and len(reached) > 1 and len(treasure) >= plan.target

    expected = [plan.grid.cell(*place) for place in open_places(plan) if fits(place)]
    starts = plan.starts
    assert starts.count == len(expected)
    assert [starts.nth(n) for n in range(starts.count)] == expected
    assert [cell for cell in plan.grid.cells() if cell in starts] == expected
    for wrong in (-1, starts.count):
        with pytest.raises(IndexError):
            starts.nth(wrong)


@given(plans("E..#"))
def test_O8_regions_are_what_steps_join(plan: Plan) -> None:
    found = [
        {plan.grid.place(cell) for start, stop in region for cell in range(start, stop)}
        for region in plan.regions
    ]
    left = open_places(plan)
    expected = []
    while left:
        region = set(distances(plan, left[:1]))
        expected.append(region)
        left = [place for place in left if place not in region]
    assert found == expected


def test_O5_the_longest_way_on_a_large_map_is_still_one_way() -> None:
    """A snake through every second row: 90 thousand tiles, one after the other."""
    turns = [b"." * 300, b"#" * 299 + b".", b"." * 300, b"." + b"#" * 299]
    plan = Plan("Snake", 0, [*(turns * 150), b"." * 299 + b"E"])
    assert len(plan.regions) == 1
    assert plan.starts.count == 301 * 300 + 300


# ---- the plans that come with the game


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_O3_every_sample_plan_is_without_problems(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    plan = read_plan(text)
    assert list(problems(plan, DooomOptions(), 4)) == []
    assert len(plan.regions) == 1
    assert write_plan(plan) == text


def test_O1_sample_plans_go_from_five_by_five_to_a_hundred_by_a_hundred() -> None:
    samples = [read_plan(path.read_text()) for path in SAMPLES]
    sizes = {(plan.grid.width, plan.grid.height) for plan in samples}
    assert len(samples) >= 8
    assert {(5, 5), (100, 100)} <= sizes
    assert len({plan.name for plan in samples}) == len(samples)


def sample(name: str) -> Plan:
    return read_plan(next(path for path in SAMPLES if path.stem == name).read_text())


def test_O4_a_sample_plan_is_a_race_without_a_target() -> None:
    assert sample("first-one-out").target == 0


def test_O1_a_sample_plan_is_open_at_all_its_borders() -> None:
    rows = sample("roofless-market").rows
    for border in (rows[0], rows[-1], bytes(r[0] for r in rows), bytes(r[-1] for r in rows)):
        assert b"#" not in border


def test_O5_the_tournament_plan_is_the_same_from_all_four_sides() -> None:
    rows = sample("four-winds").rows
    assert [bytes(column) for column in zip(*rows[::-1], strict=True)] == rows


# ---- the page about plans


def test_O1_the_page_about_plans_shows_a_plan_and_what_is_said_of_a_bad_one() -> None:
    page = (ROOT / "docs" / "play" / "dooom-plans.md").read_text(encoding="utf-8")
    good, bad, answer = [block.removeprefix("\n") for block in page.split("```")[1:6:2]]
    assert read_plan(good) == sample("small-cellar")
    assert [f"bad.txt: {fault}" for fault in faults(bad)] == answer.splitlines()
