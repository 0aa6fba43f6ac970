"""Pictures of plans, in every book: all is shown at its place, and read as it is drawn."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books import SHELF
from asterion.core.contract.picture import DrawSide, PlanStroke, Resize, StampCells
from asterion.testing.pictures import CHECKS, EDGES
from tests.contract.shelf import take

every_book = pytest.mark.parametrize("name", SHELF)
numbers = st.integers(0, 60)
strokes: st.SearchStrategy[PlanStroke] = st.one_of(
    st.builds(
        StampCells,
        st.sampled_from(["", "#", ".", "..", "P:a", "T", "Ho", "v", "@", "longer"]),
        st.tuples(st.tuples(numbers, numbers)),
        st.integers(0, 5),
    ),
    st.builds(DrawSide, numbers, numbers, st.booleans(), st.sampled_from("-|=#E: ")),
    st.builds(Resize, st.sampled_from(EDGES), st.sampled_from([1, -1])),
)


@every_book
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=8)
@given(seed=st.integers(0, 1 << 32))
def test_pictures_are_true(name: str, check: object, seed: int) -> None:
    assert callable(check)
    check(*take(name), seed)


@every_book
@settings(max_examples=60)
@given(data=st.data())
def test_any_text_is_drawn_as_far_as_it_can_be(name: str, data: st.DataObject) -> None:
    """Lines lost, doubled and garbled; strokes that fit nowhere change what they can."""
    chosen, _ = take(name)
    drawing = chosen.looks.drawing
    assert drawing is not None
    lines = drawing.first.split("\n")
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        garbled = data.draw(
            st.sampled_from(["", "+", "level 1", ";", lines[at] * 2, "a1: x", "\t"])
        )
        lines[at : at + data.draw(st.integers(0, 2))] = [garbled]
    text = "\n".join(lines)
    plans = chosen.paper.plans
    for stroke in data.draw(st.lists(strokes, max_size=5)):
        text = plans.draw(text, [stroke])
    shown = plans.picture(text)
    assert shown.levels or shown.why
    for side in shown.sides:
        assert side.place.line < len(text.split("\n"))
