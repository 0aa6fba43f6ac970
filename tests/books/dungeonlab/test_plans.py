"""Drawings: what can be read, what is wrong with them, and where."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.books.dungeonlab.options import PRESETS
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Rolled
from tests.books.dungeonlab.helper import BOOK, drawing, faults

SAMPLES = sorted(
    (Path(__file__).parents[3] / "src/asterion/books/dungeonlab/samples").glob("*.txt")
)

PLAN = """\
; a comment
name The Wet Cellar
base 3 2
walls
+EE+##+##+##+
#     |     #
+  +--+::+##+
#        #     ; and another
+##+##+##+
level 1
Li .. St Tr
a1 o> ~u --
1 1: 20 bullets, 2 elven blades
level 2
.. .. Wi Mo
a2 La lion --
"""


def test_a_drawing_is_read_and_written() -> None:
    plan = BOOK.plan.read(PLAN)
    assert (plan.width, plan.height, plan.base, plan.levels) == (4, 2, (3, 2), 2)
    assert plan.contents[plan.at(0, 0)] == "lion"
    assert plan.contents[plan.at(2, 1, 1)] == "lion"
    assert plan.pits == {plan.at(0, 1): plan.at(0, 1, 1), plan.at(0, 1, 1): plan.at(0, 1)}
    assert plan.things[plan.at(0, 0)] == {"bullet": 20, "elven blade": 2}
    assert BOOK.plan.read(BOOK.plan.write(plan)) == plan
    assert BOOK.plan.write(plan).splitlines()[3:9] == [
        "walls",
        "+EE+##+##+##+",
        "#     |     #",
        "+  +--+::+##+",
        "#        #",
        "+##+##+##+",
    ]


FAULTS = {
    ("Li ..", "zz .."): "level 1, line 11, column 1: fault (D3): “zz” cannot be here",
    ("+--+", "+-x+"):
        "line 7, column 5: fault (D13): "
        "“-x” is not a wall: draw --, ::, ##, EE or leave it open",
    ("a2", "a3"):
        "level 2, line 16, column 1: fault (D68): "
        "cycle a has 2 pits, so a3 is not one of them",
    ("a2", ".."):
        "level 1, line 12, column 1: fault (D68): "
        "a pit that leads to itself is a hanging pit: draw Hp",
    ("a2", "a1"): "level 2, line 16, column 1: fault (D68): the pit a1 is drawn twice",
    ("+  +--+", "+   --+"): "line 7, column 4: fault (D13): a post (+) belongs here",
    ("#\n+  +", "#\n   +"): "line 7, column 1: fault (D13): a post (+) belongs here",
    ("base 3 2", "name Again"):
        "line 3: fault (D11): the plan already has a name, in line 2",
    ("name The Wet Cellar", "base 3 2"):
        "line 3: fault (D11): the base is already given, in line 2",
    ("+EE+", "+--+"):
        "line 5, column 2: fault (D13): "
        "an outer wall is a monolith (#) or the exit (E)",
    ("+--+", "+EE+"): "line 7, column 5: fault (D14): an exit can only be in an outer wall",
    ("base 3 2", "base 4 2"):
        "line 3: fault (D11): "
        "the base rectangle has a gap: no cell at column 4, row 2",
    ("base 3 2", "base 9 9"):
        "line 3: fault (D11): "
        "the base of 9 by 9 does not fit into the drawing",
    ("base 3 2", "base 3"):
        "line 3: fault (D11): "
        "the base is given as columns and rows, for example “base 5 5”",
    ("Wi Mo", "Wi --"): "level 2, line 15, column 10: fault (D12): level 1 has a cell here",
    ("Wi Mo", "Wi"):
        "level 2, line 15, column 9: fault (D11): "
        "this row has 3 cells, but the walls are drawn for 4",
    ("20 bullets", "20 oranges"):
        "level 1, line 13, column 6: fault (D61): "
        "“20 oranges” cannot lie here; write it like “20 bullets”",
    ("1 1: 20", "9 1: 20"): "level 1, line 13, column 1: fault (D61): there is no column 9, row 1",
    ("20 bullets", "2 treasure"):
        "level 1, line 13, column 6: fault (D60): "
        "there is only one treasure",
    ("o>", "~w"): "level 1, line 12, column 4: fault (D71): there is no level below this waterfall",
    ("Li ..", "~< .."):
        "level 1, line 11, column 1: fault (D70): "
        "the river flows out of the dungeon here",
    ("level 2", "level 3"):
        "fault (D12): "
        "a dungeon has 1, 2 or 4 levels, numbered from 1, each with a drawing",
    ("level 2", "level x"):
        "line 14: fault (D12): "
        "a level is named by its number, each once: “level 1”",
    ("walls\n", ""):
        "line 4: fault (D11): "
        "a drawing begins with “walls”, then come “level 1” and so on",
}  # fmt: skip


@pytest.mark.parametrize("change", FAULTS, ids=str)
def test_every_fault_of_a_drawing_is_named_with_its_place(change: tuple[str, str]) -> None:
    assert change[0] in PLAN
    with pytest.raises(PlanError) as raised:
        BOOK.plan.read(PLAN.replace(*change, 1))
    assert FAULTS[change] in [str(problem) for problem in raised.value.problems]


def test_all_faults_at_once() -> None:
    broken = PLAN.replace("Li", "zz").replace("a2", "a3").replace("+--+", "+-x+")
    with pytest.raises(PlanError) as raised:
        BOOK.plan.read(broken)
    assert len(raised.value.problems) == 3


@given(st.text(alphabet="+#|:E-. \n;walsevn123LiTrSt~o>", max_size=200))
def test_no_text_whatever_breaks_the_reader(text: str) -> None:
    for whole in (text, f"walls\n{text}\nlevel 1\n{text}"):
        try:
            plan = BOOK.plan.read(whole)
        except PlanError:
            continue
        assert BOOK.plan.read(BOOK.plan.write(plan)) == plan
        list(BOOK.plan.problems(plan, BOOK.rules.options(), 1))


OPEN = "+EE+##+##+##+\n#           #\n+  +  +  +  +\n#           #\n+##+##+##+##+"

WRONG = {
    "D14": [("Tr ..", OPEN.replace("EE", "##"), "there is no exit: draw E in an outer wall"),
            ("Tr ..", OPEN.replace("+##+##+##+\n", "+EE+##+##+\n", 1),
             "there is a second exit; one is enough")],
    "D44": [("Tr Br", OPEN, "column 2, row 1: a black rider needs Mordor somewhere")],
    "D46": [("Tr Mb", OPEN, "column 2, row 1: a morgul blade needs Mordor somewhere")],
    "D47": [("Tr Ab", OPEN, "column 2, row 1: an arnor blade needs the “arnor” option")],
    "D48": [("Tr On", OPEN, "column 2, row 1: an ontifutlas needs Eldar somewhere")],
    "D58": [("Tr C+", OPEN, "column 2, row 1: a plus-cop needs a plus-prison somewhere"),
            ("Tr C- P+", OPEN, "column 2, row 1: a minus-cop needs a minus-prison somewhere")],
    "D70": [("Tr o> .. ..", OPEN, "column 2, row 1: the river must continue to its next cell here"),
            ("Tr ~> ~u ..", OPEN,
             "column 2, row 1: nothing flows here: a river begins with a source"),
            ("Tr o> ~u o<", OPEN, "column 3, row 1: two rivers flow into one cell here"),
            ("Tr ~u .. ..\n.. o^ .. ..", OPEN, "column 2, row 2: rivers do not flow north"),
            ("Tr ~> ~< ..", OPEN, "column 2, row 1: this river flows in a circle"),
            ("Tr o> ~u ..", OPEN.replace("#           #", "#     |     #", 1),
             "column 2, row 1: a simple wall is in the river's way")],
}  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "case"), [(rule, case) for rule, cases in WRONG.items() for case in cases], ids=str
)
def test_D14_D44_D48_D58_D70_faults_of_a_plan(rule: str, case: tuple[str, str, str]) -> None:
    first, walls, text = case
    rows = [" ".join(row.split() + [".."] * (4 - len(row.split()))) for row in first.split("\n")]
    rows += [".. .. .. .."] * (2 - len(rows))
    found = faults(drawing("\n".join(rows), walls=walls))
    told = [f"{fault.cell}: {fault.text}".removeprefix(": ") for fault in found]
    assert text in [sentence.replace(", level 1:", ":") for sentence in told]
    assert rule in [fault.rule for fault in found]
    for problem in found:
        assert problem.line or "no exit" in problem.text


def test_D32_a_center_takes_up_two_levels_at_most() -> None:
    three = drawing("Mc Tr", "Mc ..", "Mc ..", ".. ..")
    assert [p.rule for p in faults(three)] == ["D32"]
    assert faults(drawing("Mc Tr", "Mc ..")) == []


def test_D4_D27_what_lies_about_needs_its_option_too() -> None:
    plan = drawing("Tr ..\n2 1: dynamite, 1x1 map")
    assert sorted(p.rule for p in faults(plan)) == ["D27", "D4"]
    assert faults(plan, dynamite=True, maps=True) == []


def test_advice_where_a_plan_would_be_no_fun() -> None:
    dull = [str(p) for p in faults(drawing("Tr .. .. .. .."), advice=True)]
    assert dull == [
        "column 1, row 1, level 1: advice (D60): "
        "the treasure lies at the exit, which makes for a short game",
        "advice (D27): there is neither a store nor a hospital",
        "advice (D3): most of the dungeon is empty, which makes for a dull walk",
    ]
    pocket = drawing("St Tr Mo", walls="+EE+##+##+\n#     |  #\n+##+##+##+")
    assert [p.text for p in faults(pocket, advice=True)] == [
        "walls enclose this part: without ammunition, dying is the only way out"
    ]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_sample_plans_have_no_faults(path: Path) -> None:
    text = path.read_text("utf-8")
    plan = BOOK.plan.read(text)
    preset = PRESETS["everything" if "everything" in text else "classic"]
    assert [str(p) for p in BOOK.plan.problems(plan, preset, 1)] == []
    assert BOOK.plan.read(BOOK.plan.write(plan)) == plan


def test_there_are_sample_plans() -> None:
    assert len(SAMPLES) >= 3


@given(st.integers(0, 1 << 32), st.integers(3, 9), st.integers(3, 9), st.sampled_from("124"))
def test_generated_plans_of_any_size_have_no_faults(
    seed: int, width: int, height: int, levels: str
) -> None:
    settings = BOOK.plan.settings(width=width, height=height, levels=levels)
    plan = BOOK.plan.generate(settings, Rolled(seed))
    assert [p for p in BOOK.plan.problems(plan, BOOK.rules.options(), 1) if not p.advice] == []
    assert BOOK.plan.read(BOOK.plan.write(plan)) == plan
