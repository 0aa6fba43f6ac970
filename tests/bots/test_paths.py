"""Finding the way on a chart."""

import textwrap

from hypothesis import given
from hypothesis import strategies as st

from asterion.bots.dooom.paths import cells_of, end_of, frontier, way_to, way_to_nearest
from asterion.core.drawing.chart import Chart
from asterion.core.state.grid import WAYS


def charted(drawing: str) -> tuple[Chart, int]:
    """A chart with this on it, and the cell of `@`; a blank is unknown."""
    chart = Chart(2)
    here = 0
    for row, line in enumerate(textwrap.dedent(drawing).strip("\n").split("\n")):
        for column, tile in enumerate(line):
            cell = chart.cell(column, row)
            if tile == "@":
                here, tile = cell, "."
            if tile != " ":
                chart.tiles[cell] = ord(tile)
    return chart, here


def all_seen(chart: Chart) -> Chart:
    seen = Chart(chart.margin, chart.stride)
    seen.tiles = bytearray(b"\1" * len(chart.tiles))
    return seen


def walk(chart: Chart, here: int, goal: str, **how: object) -> str | None:
    ways = way_to(chart, here, list(cells_of(chart, ord(goal))), **how)  # type: ignore[arg-type]
    return None if ways is None else " ".join(WAYS[way] for way in reversed(ways))


def test_the_nearest_of_a_kind_by_a_shortest_way() -> None:
    chart, here = charted("""
        #########
        #G..#..@#
        #.#.#.###
        #.#...#G#
        #########
    """)
    assert walk(chart, here, "G") == ("west west south south west west north north west west")


def test_nothing_is_walked_on_that_is_wall_or_unknown() -> None:
    chart, here = charted("""
        #####
        #@#G#
        #. .#
        #####
    """)
    assert walk(chart, here, "G") is None


def test_no_farther_than_told() -> None:
    chart, here = charted("@..G")
    assert walk(chart, here, "G", farthest=2) is None
    assert walk(chart, here, "G", farthest=3) == "east east east"


def test_what_is_to_be_avoided_is_walked_round() -> None:
    chart, here = charted("""
        @.G
        ...
    """)
    assert walk(chart, here, "G", avoid=[here + 1]) == "south east east north"
    assert walk(chart, here, "G", avoid=[here + 1, here + chart.stride]) is None
    assert walk(chart, here, "G", avoid=[here + 2]) is None


def test_where_one_stands_is_reached_by_leaving_it() -> None:
    chart, here = charted("@.")
    assert way_to(chart, here, [here]) == [3, 1]


def test_among_equals_a_number_decides() -> None:
    chart, here = charted("G@G")
    assert [walk(chart, here, "G", first=first) for first in range(4)] == [
        "west", "east", "west", "east"
    ]  # fmt: skip


def test_the_frontier_is_beside_the_unknown_or_not_seen_of_late() -> None:
    chart, here = charted("""
        #######
        #@.....
        #######
    """)
    seen = all_seen(chart)
    ways = way_to_nearest(chart, here, frontier(chart, seen))
    assert ways is not None
    assert chart.place(end_of(chart, here, ways)) == (6, 1)
    seen.tiles[chart.cell(3, 1)] = 0
    assert len(way_to_nearest(chart, here, frontier(chart, seen)) or ()) == 2


def test_cells_of_a_kind_come_from_the_north() -> None:
    chart, _ = charted("""
        ..E
        E..
    """)
    assert [chart.place(cell) for cell in cells_of(chart, ord("E"))] == [(2, 0), (0, 1)]


@given(st.lists(st.text(".#G ", min_size=6, max_size=6), min_size=1, max_size=8))
def test_every_way_can_be_walked_none_is_missed_and_both_searches_agree(rows: list[str]) -> None:
    chart, here = charted("\n".join(["@" + row for row in rows]).replace("\n@", "\n."))
    region = {here}
    while True:
        beside = {cell + step for cell in region for step in chart.steps}
        more = {cell for cell in beside if chart.tiles[cell] in b".G"} - region
        if not more:
            break
        region |= more
    ways = way_to(chart, here, list(cells_of(chart, ord("G"))))
    other = way_to_nearest(chart, here, lambda cell: chart.tiles[cell] == ord("G"))
    assert (ways and len(ways)) == (other and len(other))
    if ways is None:
        assert not any(chart.tiles[cell] == ord("G") for cell in region)
        return
    cell = here
    for way in reversed(ways):
        cell += chart.steps[way]
        assert cell in region
    assert chart.tiles[cell] == ord("G")
