"""Section 8: a plan that meets all of it, and one change each that breaks one rule."""

import pytest
from hypothesis import given, settings

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.certificate import certificate
from asterion.books.labyrinth.plan.drawing import read_plan
from asterion.books.labyrinth.plan.model import OPEN, OPEN_EXIT, PIT, RIVER, Plan
from asterion.books.labyrinth.plan.problems import problems
from asterion.core.phrase import english
from tests.books.labyrinth.any_plan import plans

MILL = """
name The Old Mill
+  +--+--+--+--+
|.  .  .  .  . |
+--+  +  +  +  +
|v  W  P1|. |F |
+  +  +  +  +--+
|>  v |D  .  H |
+--+  +  +  +  +
=H  >  ^  . |E |
+  +  +  +  +  +
|P2|P3 W  . |T |
+--+--+--+--+--+
"""
FIELD = """
+  +--+--+--+--+
|.  .  .  .  . |
+  +  +  +  +  +
|.  W  .  .  F |
+  +  +  +  +  +
|.  .  H  .  . |
+  +  +  +  +  +
|W  .  .  .  H |
+  +  +  +  +  +
|.  .  T  .  . =
+--+--+--+--+--+
"""


def redrawn(drawing: str, *changes: tuple[str, str]) -> Plan:
    """The plan with each piece of the drawing, which is there once, drawn anew."""
    for old, new in changes:
        assert drawing.count(old) == 1, old
        drawing = drawing.replace(old, new)
    return read_plan(drawing)


def told(plan: Plan, options: LabyrinthOptions | None = None, players: int = 3) -> list[str]:
    """The problems of the plan as the check prints them, advice too."""
    found = problems(plan, options or LabyrinthOptions(), players)
    return [str(problem) for problem in found]


def faults(plan: Plan, options: LabyrinthOptions | None = None) -> list[str]:
    return [problem for problem in told(plan, options) if "fault" in problem]


def test_L94_a_plan_that_meets_all_of_section_8_has_no_problems() -> None:
    assert told(read_plan(MILL)) == []


def test_L80_what_the_table_agreed_to_leave_out_is_not_there() -> None:
    plan = read_plan(MILL + "b1: 1 landmine\n")
    assert told(plan, LabyrinthOptions(mites=False)) == [
        "fault (L80): e4 is an encephalitis cell; none was to be",
        "fault (L80): b1 has a landmine; none was to be",
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
        "fault (L92): a2 has an exit, but nobody can come to rest there"
    ]
    below_the_source = redrawn(MILL, ("|>  v", " >  v"))
    assert told(below_the_source) == []
    assert told(below_the_source, LabyrinthOptions(rivers="turbulent")) == [
        "fault (L92): a3 has an exit, but nobody can come to rest there"
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
    """From b1 the only way is up the river, and whoever is on c1 is carried back to b1."""
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
    """Whoever walks into P1 lands on P2; but b1 is reached by falling into P2."""
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


# ---- advice


def test_L78_with_landmines_there_are_more_exits_than_players() -> None:
    plan = read_plan(MILL)
    with_mines = LabyrinthOptions(mines=True)
    assert told(plan, with_mines) == [
        "advice (L78): with landmines 3 players want more than 3 exits; there are 2"
    ]
    assert told(plan) == []
    four = [("|P2|P3 W", " P2|P3 W"), ("+--+--+--+--+--+", "+  +--+--+--+--+")]
    assert told(redrawn(MILL, *four), with_mines) == []


def test_L95_two_weaponries_and_two_hospitals_are_better() -> None:
    assert told(redrawn(MILL, ("P3 W", "P3 ."), ("=H", "=."))) == [
        "advice (L95): two weaponries are better than 1",
        "advice (L95): two hospitals are better than 1",
    ]


def test_L96_no_hospital_is_beside_a_weaponry_wall_or_no_wall() -> None:
    sentence = "advice (L96): e3 is a hospital beside the weaponry d3"
    assert told(redrawn(MILL, ("D  .", "D  W"))) == [sentence]
    assert told(redrawn(MILL, ("D  .  H", "D  W |H"), (". |E", ".  E"))) == [sentence]


def test_L97_there_are_fakes_but_no_more_than_players() -> None:
    no_fake = redrawn(MILL, ("|F |", "|. |"))
    assert told(no_fake) == ["advice (L97): 3 players want 1 to 3 fake treasures; there are none"]
    four = redrawn(MILL, ("|.  .  .  .  . |", "|.  .  F  F  F |"))
    assert told(four) == ["advice (L97): 3 players want 1 to 3 fake treasures; there are 4"]
    assert told(four, players=4) == []


def test_L98_a_delta_has_two_ways_out() -> None:
    assert told(redrawn(MILL, ("D  .", "D |."))) == [
        "advice (L98): c3 is a delta with only one way out"
    ]


def test_L98_deltas_are_not_neighbours() -> None:
    plan = read_plan("""
        +--+--+--+--+
        |>  D |D  < |
        +  +  +  +  +
        |.  .  .  . |
        +--+--+--+--+
        """)
    found = [problem for problem in told(plan) if "(L98)" in problem]
    assert found == [
        "advice (L98): b1 is a delta with only one way out",
        "advice (L98): b1 is a delta beside the delta c1",
        "advice (L98): c1 is a delta with only one way out",
    ]


def test_L99_rivers_or_mites_guard_and_the_edge_is_hard_to_tell() -> None:
    unguarded = "advice (L99): neither a river nor a mite guards the true treasure or an exit"
    plain_edge = "advice (L99): neither a pit nor a river lies along the outer wall"
    assert told(read_plan(FIELD)) == [unguarded, plain_edge]
    pits = [("|.  W  .  .  F", "|P1 W  .  .  F"), ("H  .  . |", "H  .  P2|")]
    assert told(redrawn(FIELD, *pits)) == [unguarded]
    mite_by_treasure = ("T  .", "T  E")
    assert told(redrawn(FIELD, mite_by_treasure)) == [plain_edge]
    mite_on_exit = (".  . =", ".  E =")
    assert told(redrawn(FIELD, mite_on_exit)) == [plain_edge]
    assert told(redrawn(FIELD, mite_by_treasure, *pits)) == []


def test_L100_no_treasure_is_on_an_exit_or_beside_it() -> None:
    assert told(redrawn(MILL, ("|.  .  .  .  . |", "|.  F  .  .  . |"))) == [
        "advice (L100): b1 has a fake treasure near an exit"
    ]
    assert told(redrawn(MILL, ("|.  .  .  .  . |", "|.  .  F  .  . |"))) == []
    assert told(redrawn(MILL, ("|T |", "|T ="))) == [
        "advice (L100): e5 has the true treasure near an exit"
    ]


# ---- the certificate


def test_L94_the_certificate_lists_every_rule_of_section_8() -> None:
    lines = [english(line) for line in certificate(read_plan(MILL), LabyrinthOptions(), 3)]
    assert lines[0] == "The Old Mill (5x5, 25 cells, 3 players)"
    assert {line.split()[0] for line in lines[1:] if line[0] == "L"} == {
        "L33", "L78", "L80", *(f"L{number}" for number in range(89, 101))
    }  # fmt: skip
    assert all(line.split()[1] == "met" for line in lines[1:] if line[0] == "L")
    assert "moves to heal: 13; rounds to a draw: 25" in "".join(lines)


def test_L94_the_certificate_says_what_is_broken_and_what_was_announced() -> None:
    plan = redrawn(MILL, ("=H", "|H"), ("D  .", "D |."))
    options = LabyrinthOptions(healing_counts="unlimited", nstop=40)
    text = "\n".join(map(english, certificate(plan, options, 3)))
    assert "L92  broken   there are two exits that can be used, one of them open\n" in text
    assert "              a labyrinth needs two exits; this one has 1\n" in text
    assert "L98  not met  no delta holds the players fast\n" in text
    assert "moves to heal: unlimited; rounds to a draw: 40" in text
    seven = certificate(plan, LabyrinthOptions(moves_to_heal=7), 3)
    assert "moves to heal: 7;" in "".join(map(english, seven))
