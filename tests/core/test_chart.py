"""A chart grows with the walker and forgets nothing."""

from hypothesis import given
from hypothesis import strategies as st

from asterion.core.drawing.chart import UNKNOWN, Chart

WALK = st.lists(st.integers(0, 3), max_size=200)
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@given(walk=WALK, margin=st.integers(1, 4))
def test_what_was_drawn_stays_where_it_was(walk: list[int], margin: int) -> None:
    """A small chart, so that it grows often; every step leaves a mark."""
    chart = Chart(margin, side=2 * margin + 2)
    here, place = chart.start, (0, 0)
    drawn: dict[tuple[int, int], int] = {}
    for way in walk:
        if not chart.room_around(here):
            here = chart.grow(here)
        here += chart.steps[way]
        place = (place[0] + WAYS[way][0], place[1] + WAYS[way][1])
        assert chart.place(here) == place
        assert chart.cell(*place) == here
        chart.tiles[here] = drawn[place] = 1 + len(drawn) % 255
    known = {chart.place(cell): tile for cell, tile in enumerate(chart.tiles) if tile != UNKNOWN}
    assert known == drawn


@given(column=st.integers(0, 19), row=st.integers(0, 19), margin=st.integers(1, 4))
def test_room_is_how_far_one_can_go_and_still_see(column: int, row: int, margin: int) -> None:
    chart = Chart(margin, side=20)
    room = chart.room_around(row * chart.stride + column)
    to_the_edge = min(column, row, 19 - column, 19 - row)
    assert room == max(0, to_the_edge - margin)


@given(
    places=st.lists(st.tuples(st.integers(-20, 20), st.integers(-20, 20)), min_size=1),
    radius=st.integers(0, 3),
)
def test_the_reach_holds_all_that_was_drawn_and_no_more(
    places: list[tuple[int, int]], radius: int
) -> None:
    chart = Chart(3)
    chart.drawn_around(chart.start, radius)
    for column, row in places:
        chart.drawn_around(chart.cell(column, row), radius)
    across, down = zip((0, 0), *places, strict=True)
    left, right, top, bottom = chart.reach
    assert (left, right) == (min(across) - radius, max(across) + radius)
    assert (top, bottom) == (min(down) - radius, max(down) + radius)


def test_an_empty_chart_reaches_nowhere() -> None:
    left, right, top, bottom = Chart(1).reach
    assert (range(left, right + 1), range(top, bottom + 1)) == (range(0), range(0))


def test_equal_charts_know_the_same() -> None:
    one, other = Chart(2), Chart(2)
    assert one == other
    one.tiles[one.start] = 1
    assert one != other
    other.tiles[other.start] = 1
    assert one == other
