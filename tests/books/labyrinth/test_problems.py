"""Section 8: a plan that meets all of it, and one change each that breaks one rule."""

import pytest
from hypothesis import given, settings

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.drawing import read_plan
from asterion.books.labyrinth.plan.model import OPEN, OPEN_EXIT, PIT, RIVER, Plan
from tests.books.labyrinth.any_plan import plans
from tests.books.labyrinth.good_plan import MILL, redrawn, told


def faults(plan: Plan, options: LabyrinthOptions | None = None) -> list[str]:
    return [problem for problem in told(plan, options) if "fault" in problem]


def test_L94_a_plan_that_meets_all_of_section_8_has_no_problems() -> None:
    assert told(read_plan(MILL)) == []


def test_L80_what_the_table_agreed_to_leave_out_is_not_there() -> None:
    plan = read_plan(MILL + "b1: 1 landmine\n")
    assert told(plan, LabyrinthOptions(mites=False)) == [
        "fault (L80): e4 is an encephalitis cell, but the table plays without them",
        "fault (L80): b1 has a landmine, but the table plays without them",
    ]
    assert faults(plan, LabyrinthOptions(mines=True)) == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ([("v  W", "v  ."), ("P3 W", "P3 .")], "there is no weaponry"),
        ([("=H", "=."), (".  H |", ".  . |")], "there is no hospital"),
    ],
)
def test_L90_there_are_a_weaponry_and_a_hospital(
    changes: list[tuple[str, str]], sentence: str
) -> None:
    assert faults(redrawn(MILL, *changes)) == [f"fault (L90): {sentence}"]
    assert faults(redrawn(MILL, changes[0])) == []


def test_L90_there_is_land() -> None:
    assert "fault (L90): there is no land" in told(read_plan("+--+--+\n|H  W |\n+--+--+\n"))
    assert "(L90)" not in "".join(told(read_plan("+--+--+--+\n|H  W  . |\n+--+--+--+\n")))


def test_L33_a_fake_treasure_lies_on_land() -> None:
    assert told(redrawn(MILL, ("|F |", "|EF|"))) == [
        "fault (L33): e2 has a treasure, but is not land"
    ]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("|T |", "|F |"), "fault (L91): there is no true treasure"),
        (("|F |", "|T |"), "fault (L91): e5 has a second true treasure"),
        (
            ("|T |", "|ET|"),
            "fault (L91): e5 has the true treasure, but is not land",
        ),
    ],
)
def test_L91_there_is_one_true_treasure_on_land(change: tuple[str, str], fault: str) -> None:
    assert faults(redrawn(MILL, change)) == [fault]


def test_L92_there_are_two_exits() -> None:
    one = redrawn(MILL, ("=H", "|H"))
    none = redrawn(MILL, ("=H", "|H"), ("+  +--+--+--+--+", "+--+--+--+--+--+"))
    assert faults(one) == ["fault (L92): a labyrinth needs two exits; this one has 1"]
    assert faults(none) == ["fault (L92): a labyrinth needs two exits; this one has none"]


def test_L92_no_exit_leads_out_of_a_river_source() -> None:
    assert told(redrawn(MILL, ("|v  W", " v  W"))) == [
        "fault (L92): a2 has an exit, but nobody can stop there"
    ]
    below_the_source = redrawn(MILL, ("|>  v", " >  v"))
    assert told(below_the_source) == []
    assert told(below_the_source, LabyrinthOptions(rivers="turbulent")) == [
        "fault (L92): a3 has an exit, but nobody can stop there"
    ]


def test_L92_one_exit_is_open_unless_the_table_agreed_otherwise() -> None:
    closed = redrawn(MILL, ("+  +--+--+--+--+", "+==+--+--+--+--+"))
    assert told(closed) == ["fault (L92): no exit is open at the start"]
    assert told(closed, LabyrinthOptions(open_exit=False)) == []


def test_L93_no_land_is_walled_in() -> None:
    assert told(redrawn(MILL, ("+--+  +  +  +  +\n|v", "+--+  +  +  +--+\n|v"))) == [
        "fault (L93): e2 cannot be reached from a1 without grenades"
    ]


def test_L93_no_delta_is_surrounded_by_walls_and_rivers() -> None:
    assert faults(redrawn(MILL, ("+  +  +  +  +--+", "+  +  +--+  +--+"), ("D  .", "D |."))) == [
        "fault (L93): c3 has no way to a1 without grenades"
    ]


def in_reach(drawing: str, options: LabyrinthOptions | None = None) -> list[str]:
    return [problem for problem in told(read_plan(drawing), options) if "(L93)" in problem]


def test_L93_a_river_is_a_way_in_one_direction_only() -> None:
    assert in_reach("""
        +--+--+--+--+
        |.  >  D |. |
        +--+--+--+--+
        """) == [
        "fault (L93): c1 has no way to a1 without grenades",
        "fault (L93): d1 cannot be reached from a1 without grenades",
    ]


def test_L93_a_step_upstream_ends_where_it_began() -> None:
    """From b1 the only way is up the river, and anyone who is on c1 is carried back to b1."""
    assert in_reach("""
        +--+--+--+
        |. |D  < |
        +  +--+  +
        |.  .  . |
        +--+--+--+
        """) == ["fault (L93): b1 has no way to a1 without grenades"]


def test_L93_a_step_downstream_ends_two_cells_on_and_the_flow_brings_one_on() -> None:
    assert not in_reach("""
        +--+--+--+--+
        |.  >  >  D |
        +  +--+--+  +
        |.  .  .  . |
        +--+--+--+--+
        """)


def test_L93_a_walled_pit_is_reached_by_its_loop_and_left_by_it() -> None:
    assert not in_reach("""
        +--+--+--+
        |.  P1|P2|
        +--+--+--+
        """)


def test_L93_what_is_behind_a_pit_may_be_cut_off_all_the_same() -> None:
    """Anyone who walks into P1 lands on P2; but b1 is reached by falling into P2."""
    assert not in_reach("""
        +--+--+--+--+
        |.  P1|P2 . |
        +--+--+--+--+
        """)
    assert in_reach("""
        +--+--+--+--+--+
        |.  . |P1 P2|. |
        +--+--+--+--+--+
        """) == [
        "fault (L93): c1 cannot be reached from a1 without grenades",
        "fault (L93): d1 cannot be reached from a1 without grenades",
        "fault (L93): e1 cannot be reached from a1 without grenades",
    ]


def test_L93_an_open_exit_is_no_way_round() -> None:
    assert in_reach("+--+--+\n . |.\n+--+--+\n") == [
        "fault (L93): b1 cannot be reached from a1 without grenades"
    ]


def test_L93_river_sources_need_not_be_reached() -> None:
    assert not in_reach("""
        +--+--+--+
        |v |.  . |
        +  +  +  +
        |D  .  . |
        +--+--+--+
        """)


def test_L93_turbulent_rivers_carry_past_what_lies_beside_them() -> None:
    drawing = """
        +--+--+--+--+
        |.  >  >  D |
        +  +--+  +  +
        |.  . |. |. |
        +  +  +--+  +
        |.  .  .  . |
        +--+--+--+--+
        """
    assert not in_reach(drawing)
    assert in_reach(drawing, LabyrinthOptions(rivers="turbulent")) == [
        "fault (L93): c2 cannot be reached from a1 without grenades"
    ]


def outcomes(plan: Plan, cell: int) -> set[int]:
    """Where every command can bring a player who stands on the cell, told as the book tells it."""
    ends = set()
    for way, step in enumerate(plan.grid.steps):
        edge = plan.edge(cell, way)
        if edge == OPEN:
            stage = cell + step
        elif edge == OPEN_EXIT:  # out, and back on the next turn
            stage = cell
        else:
            ends.add(plan.flow[cell] if plan.kinds[cell] == RIVER else cell)
            continue
        if plan.kinds[stage] == RIVER:
            stage = plan.flow[stage]
        elif plan.kinds[stage] == PIT:
            stage = plan.next_pit[stage]
        ends.add(stage)
    if plan.kinds[cell] == RIVER:
        ends.add(plan.flow[cell])
    if plan.kinds[cell] == PIT:
        ends.add(plan.next_pit[cell])
    return ends


@settings(max_examples=150)
@given(plans())
def test_L93_agrees_with_playing_every_command_from_every_cell(plan: Plan) -> None:
    reach = {cell: {cell} | outcomes(plan, cell) for cell in plan.cells}
    grown = True
    while grown:
        wider = {cell: set().union(*(reach[end] for end in ends)) for cell, ends in reach.items()}
        grown, reach = wider != reach, wider
    sources = set(plan.sources)
    whole = all(reach[cell] | sources >= set(plan.cells) for cell in plan.cells)
    assert whole == (not any("(L93)" in problem for problem in told(plan)))
