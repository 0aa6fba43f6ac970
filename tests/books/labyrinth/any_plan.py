"""Any plan at all, for property tests: of any shape, and not at all fit for play."""

from itertools import pairwise

from hypothesis import strategies as st

from asterion.books.labyrinth.plan.model import (
    CLOSED_EXIT,
    DELTA,
    OPEN_EXIT,
    PIT,
    RIVER,
    Plan,
    build_edges,
)
from asterion.core.state.grid import Grid

CALM = b"LHWE"


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Any plan at all: of any shape, with rivers, loops, treasures and items anywhere."""
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    grid = Grid(width, height)
    cells = {grid.cell(draw(st.integers(0, width - 1)), y) for y in range(height)}
    start = min(cells)
    cells = _connected(grid, cells)
    cells.update(draw(st.sets(st.sampled_from(sorted(grid.cells())), max_size=20)))
    seen = bytearray(grid.size)
    shape = grid.flood(start, cells.__contains__, seen)
    grid, shape = _trimmed(grid, shape)
    kinds = bytearray(grid.size)
    for cell in shape:
        kinds[cell] = draw(st.sampled_from(b"LLLHWE"))
    flow = _rivers(draw, grid, shape, kinds)
    loops = _loops(draw, shape, kinds)
    rivers = {frozenset(pair) for pair in flow.items()}
    inner = [
        (cell, way)
        for cell in shape
        for way in (0, 3)
        if kinds[cell + grid.steps[way]] and {cell, cell + grid.steps[way]} not in rivers
    ]
    walls = draw(st.sets(st.sampled_from(inner), max_size=9)) if inner else ()
    outer = [(c, w) for c in shape for w in range(4) if not kinds[c + grid.steps[w]]]
    exits = draw(
        st.dictionaries(
            st.sampled_from(outer), st.sampled_from([OPEN_EXIT, CLOSED_EXIT]), max_size=5
        )
    )
    somewhere = st.sampled_from(sorted(shape))
    return Plan(
        draw(st.from_regex(r"([A-Za-z:;#+|']{1,9}( [a-z0-9:+-]{1,9}){0,3})?", fullmatch=True)),
        grid,
        bytes(kinds),
        build_edges(grid, kinds, walls, exits),
        loops,
        flow,
        draw(st.lists(st.tuples(somewhere, st.booleans()), max_size=5)),
        draw(st.dictionaries(somewhere, st.tuples(*[st.integers(0, 99)] * 3), max_size=3)),
    )


def _connected(grid: Grid, cells: set[int]) -> set[int]:
    """One cell in each row, joined to the next row's along the row below."""
    joined = set(cells)
    path = sorted(cells)
    for above, below in pairwise(path):
        foot = above + grid.stride
        joined.update(range(min(foot, below), max(foot, below) + 1))
    return joined


def _trimmed(grid: Grid, shape: list[int]) -> tuple[Grid, list[int]]:
    """The same shape in the smallest grid that holds it."""
    places = [grid.place(cell) for cell in shape]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    smaller = Grid(max(x for x, _ in places) - left + 1, max(y for _, y in places) - top + 1)
    return smaller, sorted(smaller.cell(x - left, y - top) for x, y in places)


def _rivers(draw: st.DrawFn, grid: Grid, shape: list[int], kinds: bytearray) -> dict[int, int]:
    """Cells that flow into a delta or into what flows there."""
    flow: dict[int, int] = {}
    for delta in draw(st.lists(st.sampled_from(shape), unique=True, max_size=2)):
        system = [delta] if kinds[delta] in CALM else []
        for _ in range(draw(st.integers(0, 6)) if system else 0):
            below = draw(st.sampled_from(system))
            above = below + draw(st.sampled_from(grid.steps))
            if kinds[above] in CALM and above != delta:
                kinds[above] = RIVER
                flow[above] = below
                system.append(above)
        if len(system) > 1:
            kinds[delta] = DELTA
    return flow


def _loops(draw: st.DrawFn, shape: list[int], kinds: bytearray) -> list[tuple[int, ...]]:
    free = [cell for cell in shape if kinds[cell] in CALM]
    pits = draw(st.lists(st.sampled_from(free), unique=True, max_size=9)) if free else []
    loops = [tuple(pits[:4]), tuple(pits[4:6]), tuple(pits[6:])]
    loops = [loop for loop in loops if len(loop) > 1]
    for loop in loops:
        for pit in loop:
            kinds[pit] = PIT
    return loops
