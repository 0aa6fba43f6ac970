"""The plan: what a drawing means, and what follows from it."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.drawing import read_plan
from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    OPEN,
    OPEN_EXIT,
    SOLID,
    WALL,
    WAYS,
    Plan,
    build_edges,
    cell_named,
    name_of_cell,
    opposite,
)
from asterion.books.labyrinth.plan.problems import problems
from asterion.core.state.grid import Grid

SAMPLES = sorted((Path(__file__).parents[3] / "src/asterion/books/labyrinth/samples").glob("*.txt"))


def cell(plan: Plan, name: str) -> int:
    found = cell_named(plan, name)
    assert found is not None
    return found


def side(plan: Plan, name: str, way: str) -> int:
    return plan.edge(cell(plan, name), WAYS.index(way))


def names(plan: Plan, cells: Iterable[int]) -> list[str]:
    return [name_of_cell(plan.grid, cell) for cell in cells]


def test_L4_a_plan_is_walls_kinds_and_treasures() -> None:
    plan = read_plan("""
        +--+--+--+
        |.  H |W |
        +  +  +  +
        |E  T  F |
        +--+--+  +
        """)
    assert [chr(plan.kinds[at]) for at in plan.cells] == ["L", "H", "W", "E", "L", "L"]
    assert side(plan, "b1", "right") == WALL
    assert names(plan, [at for at, _ in plan.treasures]) == ["b2", "c2"]
    assert [true for _, true in plan.treasures] == [True, False]


def test_L4_two_plans_are_the_same_only_if_all_of_them_is() -> None:
    drawing = "name A\n+--+--+\n|T  H |\n+--+--+\na1: 1 bullet\n"
    changes = [("name A", "name B"), ("T ", "F "), ("H", "W"), ("T  H", "T |H"), ("1 b", "2 b")]
    plan = read_plan(drawing)
    assert plan == read_plan(drawing)
    assert hash(plan) == hash(read_plan(drawing))
    for old, new in changes:
        assert plan != read_plan(drawing.replace(old, new))
    assert plan != drawing


def test_L5_any_edge_connected_set_of_cells_is_a_shape_with_outer_sides_round_holes_too() -> None:
    ring = read_plan("""
        +--+--+--+
        |.  .  . |
        +  +--+  +
        |. |  =. |
        +  +--+  +
        |.  .  . |
        +--+--+--+
        """)
    assert names(ring, ring.cells) == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert side(ring, "a2", "right") == SOLID
    assert side(ring, "c2", "left") == CLOSED_EXIT
    assert side(ring, "b1", "down") == SOLID


def test_L5_cells_are_named_by_column_letters_and_row_number() -> None:
    grid = Grid(30, 12)
    assert name_of_cell(grid, grid.cell(1, 2)) == "b3"
    assert name_of_cell(grid, grid.cell(25, 0)) == "z1"
    assert name_of_cell(grid, grid.cell(26, 11)) == "aa12"
    for at in grid.cells():
        assert cell_named(grid, name_of_cell(grid, at)) == at
    assert cell_named(grid, " B3 ") == grid.cell(1, 2)


@pytest.mark.parametrize("name", ["", "b", "3", "3b", "b0", "b03", "b13", "ae1", "é1", "b٣"])
def test_L5_what_is_no_cell_has_no_place(name: str) -> None:
    assert cell_named(Grid(30, 12), name) is None


def test_L5_a_cell_off_the_shape_cannot_be_named() -> None:
    plan = read_plan("+--+--+\n|.  . |\n+--+  +\n   |. |\n   +--+\n")
    assert cell_named(plan, "b2") is not None
    assert cell_named(plan, "a2") is None
    assert cell_named(plan.grid, "a2") is not None


def test_L6_an_inner_wall_is_the_same_from_both_cells() -> None:
    plan = read_plan("""
        +--+--+
        |. |. |
        +--+  +
        |.  . |
        +--+--+
        """)
    assert side(plan, "a1", "right") == side(plan, "b1", "left") == WALL
    assert side(plan, "a1", "down") == side(plan, "a2", "up") == WALL
    assert side(plan, "b1", "down") == side(plan, "b2", "up") == OPEN
    for at in plan.cells:
        for way, step in enumerate(plan.grid.steps):
            if plan.kinds[at + step]:
                assert plan.edge(at, way) == plan.edge(at + step, opposite(way))


def test_L7_an_outer_side_is_solid_or_a_closed_or_an_open_exit() -> None:
    plan = read_plan("""
        +--+==+
         .  . |
        +  +--+
        """)
    assert side(plan, "a1", "up") == side(plan, "b1", "right") == SOLID
    assert side(plan, "b1", "up") == CLOSED_EXIT
    assert side(plan, "a1", "left") == side(plan, "a1", "down") == OPEN_EXIT
    exits = [(name_of_cell(plan.grid, at), WAYS[way]) for at, way in plan.exits]
    assert exits == [("a1", "down"), ("a1", "left"), ("b1", "up")]


def test_L7_edges_can_be_built_from_walls_and_exits() -> None:
    plan = read_plan("+--+--+\n=. |. |\n+--+--+\n")
    left, right = plan.cells
    assert build_edges(plan.grid, plan.kinds, [(left, 1)], {(left, 3): CLOSED_EXIT}) == plan.edges
    assert build_edges(plan.grid, plan.kinds, [(right, 3)], {(left, 3): CLOSED_EXIT}) == plan.edges


def test_L33_treasures_on_one_cell_are_kept_from_the_lowest_to_the_topmost() -> None:
    plan = read_plan("+---+---+\n|FTF|T  |\n+---+---+\n")
    assert [true for _, true in plan.treasures] == [False, True, False, True]
    assert names(plan, [at for at, _ in plan.treasures]) == ["a1", "a1", "a1", "b1"]


def test_L41_nobody_comes_to_rest_on_a_river_source() -> None:
    plan = read_plan("""
        +--+--+--+--+
        |.  >  >  v |
        +  +--+--+  +
        |.  .  >  D |
        +--+--+--+--+
        """)
    assert names(plan, plan.sources) == ["b1", "c2"]
    assert frozenset(plan.cells) - plan.stoppable == frozenset(plan.sources)


def test_L48_pits_lead_round_their_loop_and_loops_are_apart() -> None:
    plan = read_plan("""
        +---+---+---+---+---+
        |P2  P1b P1  P3  P2b|
        +---+---+---+---+---+
        """)
    assert [names(plan, loop) for loop in plan.loops] == [["c1", "a1", "d1"], ["b1", "e1"]]
    leads = dict(zip(names(plan, plan.next_pit), names(plan, plan.next_pit.values()), strict=True))
    assert leads == {"c1": "a1", "a1": "d1", "d1": "c1", "b1": "e1", "e1": "b1"}


def test_L49_a_river_system_is_a_delta_and_all_that_flows_into_it() -> None:
    plan = read_plan("""
        +--+--+--+--+
        |>  >  D |v |
        +--+--+  +  +
        |>  >  ^ |v |
        +  +--+  +  +
        |^  .  . |D |
        +--+--+--+--+
        """)
    assert [names(plan, system) for system in plan.river_systems] == [
        ["c1", "b1", "c2", "a1", "b2", "a2", "a3"],
        ["d3", "d2", "d1"],
    ]
    assert name_of_cell(plan.grid, plan.flow[cell(plan, "a3")]) == "a2"
    assert names(plan, plan.sources) == ["a1", "d1", "a3"]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_L94_every_sample_plan_can_be_played(path: Path) -> None:
    plan = read_plan(path.read_text("utf-8"))
    mites = b"E"[0] in plan.kinds
    assert [str(found) for found in problems(plan, LabyrinthOptions(mites=mites), 3)] == []
    assert plan.name


def test_there_are_sample_plans() -> None:
    assert len(SAMPLES) >= 8
