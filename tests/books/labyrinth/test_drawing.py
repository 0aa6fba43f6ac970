"""The drawing: every fault has a place, and what is written is read again."""

import pytest

from asterion.books.labyrinth.plan.drawing import drawing_with_players, read_plan
from asterion.books.labyrinth.plan.model import name_of_cell
from asterion.core.contract.problem import PlanError


def faults(drawing: str) -> list[str]:
    """The faults of a drawing without the blank first line of a test's text."""
    with pytest.raises(PlanError) as error:
        read_plan(drawing.removeprefix("\n"))
    return [str(fault) for fault in error.value.problems]


# ---- what is drawn


def test_L5_indentation_comments_and_blank_lines_mean_nothing() -> None:
    plain = read_plan("name Hut\n+--+\n|H\n+--+\n")
    typed = read_plan("""

        ; drawn by hand
        name   Hut
          # the roof
          +--+

          |H
          +--+
        """)
    assert typed == plain
    assert typed == read_plan("name Hut\r\n+--+\r\n|H\r\n+--+\r\n")


def test_L5_cells_may_be_drawn_as_wide_as_anyone_likes() -> None:
    narrow = read_plan("+-+-+\n|H W|\n+-+=+\n")
    assert narrow == read_plan("+------+------+\n|  H       W  |\n+------+======+\n")


def test_L5_land_may_be_drawn_as_a_point_or_a_letter() -> None:
    assert read_plan("+--+--+\n|L  LT|\n+--+--+\n") == read_plan("+--+--+\n|.  .T|\n+--+--+\n")
    assert read_plan("+--+--+\n|L  LT|\n+--+--+\n") == read_plan("+--+--+\n|.  T |\n+--+--+\n")


def test_L48_the_first_loop_needs_no_letter() -> None:
    assert read_plan("+---+---+\n|P1  P2 |\n+---+---+\n") == read_plan(
        "+---+---+\n|P1a P2a|\n+---+---+\n"
    )


def test_L66_items_lie_where_the_legend_says() -> None:
    plan = read_plan("""
        +--+--+
        |.  H |
        +--+--+
        a1: 2 bullets, a grenade
        B1: a grenade , 3 landmines
        a1: 1 landmine
        """)
    lying = {name_of_cell(plan.grid, cell): items for cell, items in plan.lying.items()}
    assert lying == {"a1": (2, 1, 1), "b1": (0, 1, 3)}


def test_L9_digits_are_where_players_start() -> None:
    plan, starts = drawing_with_players("""
        +---+---+---+
        |1   2H  34T|
        +---+---+---+
        """)
    assert {player: name_of_cell(plan.grid, cell) for player, cell in starts.items()} == {
        1: "a1",
        2: "b1",
        3: "c1",
        4: "c1",
    }
    assert plan == read_plan("+---+---+---+\n|.   H   T  |\n+---+---+---+\n")


def test_L9_a_plan_has_no_start_marks_and_a_player_stands_once() -> None:
    assert faults("+--+\n|1 |\n+--+\n") == [
        "line 2, column 2: fault (L9): “1” marks a player; players choose where they start"
    ]
    with pytest.raises(PlanError, match=r"line 2, column 6: .*player 1 is here a second time"):
        drawing_with_players("+--+--+\n|1   1|\n+--+--+\n")
    with pytest.raises(PlanError, match="there is no player 0"):
        drawing_with_players("+--+\n|0 |\n+--+\n")


# ---- faults of the drawing


def test_L89_a_cell_has_only_one_kind() -> None:
    assert faults("+--+--+\n|HW . |\n+--+--+\n")[0] == (
        "line 2, column 2: fault (L89): “HW”: a cell has only one kind"
    )
    assert "(L89)" in faults("+---+\n|P1D|\n+---+\n")[0]


def test_L4_what_is_no_cell_is_named() -> None:
    text = "is not a cell; there are . H W E D P1 P2 < > ^ v, and T F for treasures"
    assert faults("+--+--+\n|x  H7|\n+--+--+\n") == [
        f"line 2, column 2: fault (L4): “x” {text}",
        f"line 2, column 5: fault (L4): “H7” {text}",
    ]


def test_L5_the_shape_is_in_one_piece() -> None:
    assert faults("+--+  +--+\n|. |  |. |\n+--+  +--+\n") == [
        "line 2, column 8: fault (L5): this part of the shape is cut off from a1"
    ]


def test_L5_posts_stand_at_the_corners_of_cells_and_nowhere_else() -> None:
    assert faults("+--+--+\n|.  . |\n+--+---\n|.  . |\n+--+--+\n") == [
        "line 3, column 7: fault (L5): a post (+) is missing here"
    ]
    assert faults("+--+--+  +\n|.  . |\n+--+--+\n") == [
        "line 1, column 10: fault (L5): no cell has a corner here"
    ]


def test_L5_a_wall_has_a_cell_beside_it() -> None:
    assert faults("+--+--+\n|.    |\n+--+--+\n")[0] == (
        "line 1, column 5: fault (L5): this wall has no cell beside it; draw land as “.”"
    )


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [
        ("", "fault (L5): there is no drawing: draw the cells between walls, as +--+"),
        ("; only this\n", "fault (L5): there is no drawing: draw the cells between walls, as +--+"),
        (
            "hello\n",
            "line 1: fault (L5): a line of walls, with + at every corner, was expected here",
        ),
        ("+--+\n+--+\n", "line 2: fault (L5): a line of cells, without +, was expected here"),
        ("+--+\n", "line 1: fault (L5): a line of cells must follow"),
        ("+--+\n|. |\n", "line 2: fault (L5): the drawing must end with a line of walls"),
        (
            "+-\n|.\n+-\n",
            "line 1, column 1: fault (L5): the first line must show the width of a cell, as +--+",
        ),
        (
            "  +--+\n |. |\n  +--+\n",
            "line 2, column 2: fault (L5): there must be a post (+) every 3 columns, "
            "as in the first line",
        ),
        ("+--+\n\n+--+\n", "line 3: fault (L5): a line of cells, without +, was expected here"),
    ],
)
def test_L5_what_is_no_squared_paper_is_said(drawing: str, fault: str) -> None:
    assert faults(drawing) == [fault]


def test_L5_a_labyrinth_can_be_too_large() -> None:
    wide = "+--" * 100 + "+\n"
    assert faults(wide + "|. " * 100 + "|\n" + wide) == [
        "line 1: fault (L5): a labyrinth of 100x1 cells is too large; the limit is 99x99"
    ]


def test_L5_an_empty_drawing_has_no_cells() -> None:
    assert "fault (L5): no cell is drawn; draw land as “.”" in faults("+--+\n|  |\n+--+\n")[0]


def test_L6_a_piece_of_wall_is_whole_or_not_there() -> None:
    assert faults("+- +--+\n|. !. |\n+--+--+\n") == [
        "line 1, column 2: fault (L6): a wall here is drawn as “--”, and a gap is left blank",
        "line 2, column 4: fault (L6): a wall here is drawn as “|”, and a gap is left blank",
    ]


def test_L7_closed_exits_are_in_the_outer_wall_only() -> None:
    assert faults("+--+--+\n|. =. |\n+--+--+\n") == [
        "line 2, column 4: fault (L7): a closed exit (=) can only be in an outer wall"
    ]


def test_L48_pits_are_numbered_without_a_gap_in_loops_of_two_or_more() -> None:
    assert faults("+---+---+---+---+\n|P1  P3  P   P1b|\n+---+---+---+---+\n") == [
        "line 2, column 6: fault (L48): pit 3 of loop a comes after a gap: pit 2 is missing",
        "line 2, column 10: fault (L48): pits are numbered in their loop from 1: P1, P2, ...",
        "line 2, column 14: fault (L48): loop b needs at least two pits",
    ]
    assert faults("+--+--+--+\n|P1 P2 P2|\n+--+--+--+\n") == [
        "line 2, column 8: fault (L48): there is another pit 2 in loop a"
    ]


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [
        ("+--+--+\n|<  D |\n+--+--+\n", "this river flows out of the labyrinth"),
        (
            "+--+--+\n|>  H |\n+--+--+\n",
            "this river flows onto a hospital, not into a river or delta",
        ),
        ("+--+--+\n|>  . |\n+--+--+\n", "this river flows onto land, not into a river or delta"),
        ("+--+--+\n|> |D |\n+--+--+\n", "a wall is in the way of this river"),
        ("+--+--+\n|>  < |\n+--+--+\n", "this river flows in a circle"),
        ("+--+--+\n|.  D |\n+--+--+\n", "no river flows into this delta"),
    ],
)
def test_L49_rivers_flow_without_walls_through_rivers_into_a_delta(
    drawing: str, fault: str
) -> None:
    assert any(found.endswith(f"fault (L49): {fault}") for found in faults(drawing))
    assert all("(L49)" in found for found in faults(drawing))


def test_L66_the_legend_is_checked_word_by_word() -> None:
    assert faults("+--+\n|. |\n+--+\nb7: 2 bullets\n  a1: 2 bullets, a sword, 3 bullets\n") == [
        "line 4, column 1: fault (L5): there is no cell “b7”",
        "line 5, column 18: fault (L4): “a sword” is not an item such as “2 bullets” "
        "or “a grenade”",
        "line 5, column 27: fault (L4): the bullets of a1 are listed twice",
    ]


def test_L4_a_name_is_told_once() -> None:
    assert faults("name A\nname B\n+--+\n|. |\n+--+\n") == [
        "line 2: fault (L4): the plan already has a name"
    ]


def test_L4_every_fault_is_told_in_the_order_of_the_drawing_but_not_a_thousand() -> None:
    row = "|x " * 30 + "|\n"
    wall = "+--" * 30 + "+\n"
    found = faults(wall + row + wall + row + wall)
    assert len(found) == 51
    assert found[-1] == "fault (L4): and 10 more faults in the drawing"
