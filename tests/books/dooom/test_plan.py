"""The file of a map: what is read, written again, and told of its faults."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.books.dooom.plan.drawing import (
    LARGEST_SIDE,
    LONGEST_NAME,
    MOST_REPORTED,
)
from asterion.books.dooom.plan.model import Plan, read_plan, write_plan
from asterion.core.contract.problem import PlanError
from tests.books.dooom.any_plan import TILES, faults, plans

CELLAR = """\
name The Small Cellar
win 2
#####
#G.E#
#.#G#
#..S#
#####
"""

# ---- the file


def test_O1_a_map_file_is_a_name_a_target_and_rows() -> None:
    plan = read_plan(CELLAR)
    assert (plan.name, plan.target) == ("The Small Cellar", 2)
    assert plan.rows == [b"#####", b"#G.E#", b"#.#G#", b"#..S#", b"#####"]
    assert write_plan(plan) == CELLAR


@pytest.mark.parametrize(
    "text",
    [
        CELLAR.replace("\n", "\r\n"),
        CELLAR.replace("\n", "\r"),
        CELLAR.rstrip("\n"),
        CELLAR + "\n\n  \t\n\n",
        CELLAR.replace("\n", "\r\n") + "\r\n\r\n",
        "\ufeff" + CELLAR,
        CELLAR.replace("win 2", "win\t0002  "),
        CELLAR.replace("The Small", "\tThe\u00a0 Small"),
    ],
    ids=["crlf", "cr", "no last line end", "blank lines", "crlf blank", "bom", "zeros", "spaces"],
)
def test_O1_what_is_common_in_real_files_is_accepted(text: str) -> None:
    assert read_plan(text) == read_plan(CELLAR)


def test_O1_a_name_may_be_left_empty_or_be_in_any_language() -> None:
    for name in ("", "Подземелье", "Ça va?", "win 2", "###"):
        plan = read_plan(f"name {name}\nwin 0\n.E\n")
        assert plan.name == name
        assert read_plan(write_plan(plan)) == plan
    assert read_plan("name\nwin 0\n.E\n").name == ""


@given(plans())
def test_O1_what_was_written_is_read_again(plan: Plan) -> None:
    again = read_plan(write_plan(plan))
    assert (again.name, again.target, again.rows) == (plan.name, plan.target, plan.rows)
    assert again == plan
    assert hash(again) == hash(plan)


def test_O1_plans_differ_by_name_target_shape_or_any_tile() -> None:
    plan = Plan("N", 1, [b"G.", b".E"])
    assert plan == Plan("N", 1, [b"G.", b".E"])
    for other in (
        Plan("M", 1, [b"G.", b".E"]),
        Plan("N", 0, [b"G.", b".E"]),
        Plan("N", 1, [b"G..E"]),
        Plan("N", 1, [b"G.", b"#E"]),
    ):
        assert plan != other
    assert plan != "N"


# ---- faults of the file


def test_O1_every_fault_is_named_at_once_with_its_line_and_column() -> None:
    assert faults("nome Cellar\nwin two\n#####\n#G?E\n#  .#\n#####\n") == [
        "line 1, column 1: fault (O1): this line must begin with “name”, "
        "for example “name The Small Cellar”",
        "line 2, column 5: fault (O4): “win” must be followed by a whole number "
        "from 0 to 1000000000, not “two”",
        "line 4, column 3: fault (O1): “?” is not a tile; the tiles are A E G H L S . #",
        "line 4, column 5: fault (O1): this row has 4 tiles, but the one in line 3 has 5",
        "line 5, column 2: fault (O1): “  ” are not tiles; the tiles are A E G H L S . #",
    ]


def test_O2_there_is_no_tile_for_two_things_or_for_an_exit_with_something() -> None:
    assert faults("name\nwin 0\n.GX.e\n") == [
        "line 3, column 1: fault (O3): there is no exit: draw at least one E",
        "line 3, column 3: fault (O1): “X” is not a tile; the tiles are A E G H L S . #",
        "line 3, column 5: fault (O1): “e” is not a tile; the tiles are A E G H L S . #",
    ]


def test_O3_what_is_missing_is_said_together_with_the_faults_of_the_drawing() -> None:
    assert faults("name Bad\nwin 3\n.G.\n.?.\n") == [
        "line 2, column 5: fault (O3): the target is 3, but there is only 1 treasure",
        "line 3, column 1: fault (O3): there is no exit: draw at least one E",
        "line 4, column 2: fault (O1): “?” is not a tile; the tiles are A E G H L S . #",
    ]


NO_NAME = "line 1, column 1: fault (O1): this line must begin with “name”"

NO_WIN = "line 2, column 1: fault (O4): this line must begin with “win”"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [NO_NAME, NO_WIN, "line 3, column 1: fault (O1): there are no rows"]),
        ("\n \n\n", [NO_NAME, NO_WIN, "line 3, column 1: fault (O1): there are no rows"]),
        ("name Only", [NO_WIN, "line 3, column 1: fault (O1): there are no rows"]),
        ("name No rows\nwin 0\n\n", ["line 3, column 1: fault (O1): there are no rows"]),
        ("name No target\n.E\n..\n", [NO_WIN]),
        ("win 0\n.E\n..\n", [NO_NAME, NO_WIN]),
        (".E\n..\n", [NO_NAME, NO_WIN]),
        ("win 0\nname Swapped\n.E\n", [NO_NAME, NO_WIN]),
        ("name N\nwim 0\n.E\n", [NO_WIN]),
        ("\nname Late\nwin 0\n.E\n", [NO_NAME, NO_WIN]),
        ("NAME Shouted\nWIN 0\n.E\n", [NO_NAME, NO_WIN]),
        ("nameless\nwinner\n.E\n", [NO_NAME, NO_WIN]),
    ],
)
def test_O4_a_head_that_is_missing_or_misplaced_is_named(text: str, expected: list[str]) -> None:
    found = [fault for fault in faults(text) if "O3" not in fault]
    beginnings = [fault[: len(start)] for fault, start in zip(found, expected, strict=True)]
    assert beginnings == expected


@pytest.mark.parametrize(
    ("number", "shown", "column"),
    [
        ("", "", 5),
        ("-1", "-1", 5),
        ("  2.5", "2.5", 7),
        ("1 2", "1 2", 5),
        ("n", "n", 5),
        ("1_000", "1_000", 5),
        ("٣", "٣", 5),
        ("²", "²", 5),
        ("1000000001", "1000000001", 5),
        ("9" * 5000, "9" * 17 + "...", 5),
        ("\x00", "\\x00", 5),
    ],
)
def test_O4_the_target_is_a_whole_number(number: str, shown: str, column: int) -> None:
    text = "“win” must be followed by a whole number from 0 to 1000000000"
    wrong = f", not “{shown}”" if shown else ""
    assert faults(f"name N\nwin {number}\n.E\n") == [
        f"line 2, column {column}: fault (O4): {text}{wrong}"
    ]


def test_O4_the_target_may_be_nothing_or_a_thousand_million() -> None:
    assert read_plan("name N\nwin 0\n.E\n").target == 0
    assert read_plan("name N\nwin 1000000000\n.E\n").target == 1_000_000_000


@pytest.mark.parametrize(
    ("symbol", "shown"),
    [
        ("\t", "\\t"),
        ("\x00", "\\x00"),
        ("\x0c", "\\x0c"),
        ("\x1b", "\\x1b"),
        ("\ufeff", "\\ufeff"),
        ("\u2028", "\\u2028"),
        ("\udc80", "\\udc80"),
        ("é", "é"),
        (" ", " "),
        ("P", "P"),
    ],
)
def test_O1_a_strange_symbol_is_shown_so_that_it_does_no_harm(symbol: str, shown: str) -> None:
    assert faults(f"name N\nwin 0\n.E\n.{symbol}\n") == [
        f"line 4, column 2: fault (O1): “{shown}” is not a tile; the tiles are A E G H L S . #"
    ]


def test_O1_a_name_has_nothing_in_it_that_cannot_be_printed() -> None:
    assert faults("name \x1b[2JBoo\x00\nwin 0\n.E\n") == [
        "line 1, column 6: fault (O1): “\\x1b” cannot be in a name",
        "line 1, column 13: fault (O1): “\\x00” cannot be in a name",
    ]
    longest = "n" * LONGEST_NAME
    assert read_plan(f"name {longest}\nwin 0\n.E\n").name == longest
    assert faults(f"name {'n' * 1_000_000}\nwin 0\n.E\n") == [
        "line 1, column 206: fault (O1): a name can have at most 200 characters"
    ]


def test_O1_an_odd_row_is_told_from_what_most_rows_are() -> None:
    assert faults("name N\nwin 0\n...\n....\n...E\n\n....\n") == [
        "line 3, column 4: fault (O1): this row has 3 tiles, but the one in line 4 has 4",
        "line 6, column 1: fault (O1): this row has 0 tiles, but the one in line 4 has 4",
    ]


def test_O1_a_map_is_not_larger_than_a_machine_can_hold() -> None:
    assert faults("name Wide\nwin 0\nE" + "." * 999_999) == [
        "line 3, column 10001: fault (O1): a row can have at most 10000 tiles; this one has 1000000"
    ]
    assert faults("name One wide row\nwin 0\nE.\n..\n" + "." * 1_000_000) == [
        "line 5, column 10001: fault (O1): a row can have at most 10000 tiles; this one has 1000000"
    ]
    assert faults("name High\nwin 0\n" + "E\n" * (LARGEST_SIDE + 5)) == [
        "line 3, column 1: fault (O1): a map can have at most 10000 rows; this one has 10005"
    ]
    assert faults("name Huge\nwin 0\n" + ("E" * 5000 + "\n") * 4000) == [
        "line 3, column 1: fault (O1): a map of 5000 by 4000 is too large: "
        "the limit is 16000000 tiles"
    ]


def test_O1_a_file_that_is_no_map_at_all_is_not_told_symbol_by_symbol() -> None:
    found = faults("name N\nwin 0\nE.E.E.\n" + "?.?.?.\n" * 9_000)
    assert len(found) == MOST_REPORTED + 1
    assert found[0].startswith("line 4, column 1: fault (O1): “?” is not a tile")
    assert found[-1] == (
        "line 20, column 5: fault (O1): more faults from here on; only the first 50 are listed"
    )


@given(
    st.text()
    | st.text(st.sampled_from(TILES + "nawmei 012\n\r\t\ufeff?"))
    | st.binary().map(lambda file: file.decode("utf-8", "surrogateescape"))
    | st.tuples(st.just("name \nwin "), st.text(), st.just("\n"), st.text()).map("".join)
)
def test_O1_whatever_is_read_is_a_plan_or_a_list_of_faults_with_places(text: str) -> None:
    try:
        plan = read_plan(text)
    except PlanError as error:
        found = error.problems
    else:
        assert read_plan(write_plan(plan)) == plan
        return
    where = [(fault.line, fault.column) for fault in found]
    assert where == sorted(where)
    assert all(line >= 1 and column >= 1 for line, column in where)
    assert all(fault.rule in ("O1", "O3", "O4") for fault in found)
    assert all(str(fault).isprintable() for fault in found)


@given(plans(), st.data())
def test_O1_one_wrong_symbol_is_found_where_it_is(plan: Plan, data: st.DataObject) -> None:
    column = data.draw(st.integers(0, plan.grid.width - 1))
    row = data.draw(st.integers(0, plan.grid.height - 1))
    rows = [bytearray(line) for line in plan.rows]
    rows[row][column] = ord("?")
    found = faults(write_plan(Plan(plan.name, plan.target, [bytes(line) for line in rows])))
    assert [fault for fault in found if "O3" not in fault] == [
        f"line {row + 3}, column {column + 1}: "
        "fault (O1): “?” is not a tile; the tiles are A E G H L S . #"
    ]
