"""Any map at all, for tests of what holds of every map."""

import pytest
from hypothesis import strategies as st

from asterion.books.dooom.plan.drawing import (
    LARGEST_TARGET,
    LONGEST_NAME,
)
from asterion.books.dooom.plan.model import Plan, read_plan
from asterion.core.contract.problem import PlanError

TILES = "AEGHLS.#"


def faults(text: str) -> list[str]:
    """What is said of a file that cannot be read."""
    with pytest.raises(PlanError) as error:
        read_plan(text)
    assert str(error.value) == "\n".join(map(str, error.value.problems))
    return [str(problem) for problem in error.value.problems]


@st.composite
def plans(draw: st.DrawFn, tiles: str = TILES) -> Plan:
    width = draw(st.integers(1, 9))
    row = st.text(st.sampled_from(tiles), min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=1, max_size=9))
    words = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1)
    name = " ".join(draw(st.lists(words, max_size=4)))[:LONGEST_NAME].strip()
    target = draw(st.integers(0, 3) | st.integers(0, LARGEST_TARGET))
    return Plan(name, target, [row.encode() for row in rows])
