"""Plans are written as they are drawn, and whatever is read is a plan or has faults."""

import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books.labyrinth.plan.drawing import read_plan, write_plan
from asterion.books.labyrinth.plan.model import Plan
from asterion.core.contract.problem import PlanError
from tests.books.labyrinth.any_plan import plans

DOCS = Path(__file__).parents[3] / "docs" / "play" / "labyrinth-plans.md"

# ---- writing


def test_L4_a_plan_is_written_as_it_is_drawn() -> None:
    drawing = """\
name The Brook
    +---+---+
    |P1  v
+---+   +   +---+
 HTF .  |D   P2b|
+===+   +   +---+
    |P1b P2 |
    +---+---+
a2: 1 bullet, 2 grenades
c2: 3 landmines
"""
    assert write_plan(read_plan(drawing)) == drawing


@settings(max_examples=120)
@given(plans())
def test_L4_a_written_plan_is_read_as_the_same_plan(plan: Plan) -> None:
    drawing = write_plan(plan)
    assert read_plan(drawing) == plan
    assert write_plan(read_plan(drawing)) == drawing


def reads_or_tells(text: str) -> None:
    try:
        plan = read_plan(text)
    except PlanError as error:
        found = error.problems
    else:
        assert read_plan(write_plan(plan)) == plan
        return
    assert found
    for fault in found:
        assert fault.text.isprintable(), fault
        assert fault.line <= text.count("\n") + 1


@settings(max_examples=120)
@given(st.text() | st.text("+-|= \n.HWEDPT12<>^vab:;"))
def test_L4_any_text_is_a_plan_or_has_faults_with_places(text: str) -> None:
    reads_or_tells(text)


@settings(max_examples=120)
@given(plans(), st.data())
def test_L4_a_slip_of_the_pen_is_a_plan_or_has_faults_with_places(
    plan: Plan, data: st.DataObject
) -> None:
    drawing = write_plan(plan)
    place = data.draw(st.integers(0, len(drawing) - 1))
    slip = data.draw(st.sampled_from("+-|= \n.HWEDPTF129<>^vxb:;#\t\u00a0\x00"))
    reads_or_tells(drawing[:place] + slip + drawing[place + data.draw(st.integers(0, 1)) :])


# ---- the docs


def test_the_examples_of_the_docs_are_plans() -> None:
    examples = re.findall(r"```text\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert len(examples) >= 3
    for example in examples:
        assert write_plan(read_plan(example))
