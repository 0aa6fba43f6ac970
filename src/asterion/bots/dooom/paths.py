"""Finding the way on a chart: breadth first, over what is known and can be walked on."""

from collections.abc import Callable, Collection, Container, Iterable, Iterator

from asterion.books.dooom.plan.model import WALL
from asterion.core.drawing.chart import UNKNOWN, Chart

ANY_DISTANCE = 1_000_000_000
_WALKABLE = bytes(tile not in (UNKNOWN, WALL) for tile in range(256))
_NO_WALL = bytes(tile != WALL for tile in range(256))


def way_to(
    chart: Chart,
    here: int,
    goals: Iterable[int],
    avoid: Collection[int] = (),
    farthest: int = ANY_DISTANCE,
    first: int = 0,
) -> list[int] | None:
    """The ways, last step first, of a shortest walk of at least one step to one of these cells.

    If one stands on a goal, it is reached by leaving it and coming back. `first`, a number from 0
    to 3, decides among equals. The search begins at the goals: things seen over a wall, to which
    no way is known yet, are soon given up.
    """
    sources = set(goals).difference(avoid)
    in_order = sorted(sources, reverse=first % 2 == 1)
    came = _spread(chart, in_order, here.__eq__, avoid, farthest, first) if sources else None
    if came is None:
        return None
    return [(way + 2) % 4 for way in reversed(_traced(came, here, sources, chart.steps))]


def way_to_nearest(
    chart: Chart,
    here: int,
    is_goal: Callable[[int], object],
    avoid: Iterable[int] = (),
    first: int = 0,
) -> list[int] | None:
    """The same to the nearest cell of a kind that is easier to tell than to list."""
    came = _spread(chart, (here,), is_goal, avoid, ANY_DISTANCE, first)
    return None if came is None else _traced(came, next(reversed(came)), {here}, chart.steps)


def distances(
    chart: Chart, here: int, avoid: Collection[int], farthest: int, through_unknown: bool = False
) -> dict[int, int]:
    """The steps to every cell, up to `farthest`; what is unknown may be walked or not."""
    free = chart.tiles.translate(_NO_WALL if through_unknown else _WALKABLE)
    for cell in avoid:
        free[cell] = 0
    size = len(free)
    found = {here: 0}
    edge = [here]
    for distance in range(1, farthest + 1):
        after = []
        for cell in edge:
            for step in chart.steps:
                beside = cell + step
                if beside not in found and 0 <= beside < size and free[beside]:
                    found[beside] = distance
                    after.append(beside)
        edge = after
    return found


def _spread(
    chart: Chart,
    sources: Iterable[int],
    is_end: Callable[[int], object],
    avoid: Iterable[int],
    farthest: int,
    first: int,
) -> dict[int, int] | None:
    """By which way each cell was reached, breadth first; the end that was looked for comes last."""
    ordered = [(way % 4, chart.steps[way % 4]) for way in range(first, first + 4)]
    free = chart.tiles.translate(_WALKABLE)
    for cell in avoid:
        free[cell] = 0
    came: dict[int, int] = {}
    reached = list(sources)
    distance = 0
    while reached and distance < farthest:
        distance += 1
        edge, reached = reached, []
        for cell in edge:
            for way, step in ordered:
                beside = cell + step
                if free[beside]:
                    free[beside] = 0
                    came[beside] = way
                    if is_end(beside):
                        return came
                    reached.append(beside)
    return None


def _traced(
    came: dict[int, int], end: int, sources: Container[int], steps: tuple[int, ...]
) -> list[int]:
    """The ways by which the end was reached from a source, last step first."""
    ways = [came[end]]
    cell = end - steps[came[end]]
    while cell not in sources:
        ways.append(came[cell])
        cell -= steps[came[cell]]
    return ways


def end_of(chart: Chart, here: int, ways: Iterable[int]) -> int:
    """Where these ways lead."""
    return here + sum(chart.steps[way] for way in ways)


def frontier(chart: Chart, seen: Chart) -> Callable[[int], bool]:
    """Tells where there is something to find out: beside the unknown, or not seen of late."""
    tiles, lately = chart.tiles, seen.tiles
    north, east, south, west = chart.steps

    def is_frontier(cell: int) -> bool:
        return not (
            lately[cell]
            and tiles[cell + north]
            and tiles[cell + east]
            and tiles[cell + south]
            and tiles[cell + west]
        )

    return is_frontier


def cells_of(chart: Chart, tile: int) -> Iterator[int]:
    """Every cell with this on it, from the north, and from the west in a row."""
    cell = chart.tiles.find(tile)
    while cell >= 0:
        yield cell
        cell = chart.tiles.find(tile, cell + 1)
