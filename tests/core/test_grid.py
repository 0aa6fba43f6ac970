"""Cells as whole numbers: no step needs a border check."""

from hypothesis import given
from hypothesis import strategies as st

from asterion.core.state.grid import WAYS, Grid, disc

SIZES = st.integers(1, 12)
MARGINS = st.integers(1, 4)
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@given(width=SIZES, height=SIZES, margin=MARGINS)
def test_places_and_cells_are_the_same_thing(width: int, height: int, margin: int) -> None:
    grid = Grid(width, height, margin)
    cells = list(grid.cells())
    places = [(column, row) for row in range(height) for column in range(width)]
    assert [grid.place(cell) for cell in cells] == places
    assert [grid.cell(column, row) for column, row in places] == cells
    assert all(0 <= cell < grid.size for cell in cells)


@given(width=SIZES, height=SIZES, margin=MARGINS)
def test_whatever_is_near_a_cell_is_that_cell_or_the_margin(
    width: int, height: int, margin: int
) -> None:
    """Nothing within the margin's reach wraps around to a cell of the map or leaves the map."""
    grid = Grid(width, height, margin)
    inside = set(grid.cells())
    for cell in inside:
        column, row = grid.place(cell)
        for right, down in disc(margin, 2 * margin):
            near = cell + grid.offset(right, down)
            assert 0 <= near < grid.size
            on_the_map = 0 <= column + right < width and 0 <= row + down < height
            assert (near in inside) == on_the_map


def test_the_four_ways() -> None:
    grid = Grid(5, 5)
    middle = grid.cell(2, 2)
    for way, step in zip(WAYS, grid.steps, strict=True):
        right, down = STEPS[way]
        assert grid.place(middle + step) == (2 + right, 2 + down)
        assert step == grid.offset(right, down)


def test_a_flood_stops_at_walls_and_edges() -> None:
    drawing = ["..#.", ".##.", "#..."]
    grid = Grid(4, 3)
    floor = {
        grid.cell(column, row)
        for row, line in enumerate(drawing)
        for column, tile in enumerate(line)
        if tile == "."
    }
    seen = bytearray(grid.size)
    reached = grid.flood(grid.cell(0, 0), floor.__contains__, seen)
    assert {grid.place(cell) for cell in reached} == {(0, 0), (1, 0), (0, 1)}
    assert sum(seen) == 3
    other = grid.flood(grid.cell(3, 0), floor.__contains__, seen)
    assert len(other) == len(set(other)) == len(floor) - 3


def test_discs_are_what_the_eye_sees() -> None:
    """O7  21 squares, or 37 with a lantern."""
    assert len(disc(2, 3)) == 21
    assert len(disc(3, 4)) == 37
    assert (2, 2) not in disc(2, 3)
    assert disc(1, 1) == [(0, -1), (-1, 0), (0, 0), (1, 0), (0, 1)]
