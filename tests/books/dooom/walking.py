"""A second opinion on a drawing: places as (column, row), found by walking, tile by tile."""

from collections.abc import Iterable

from asterion.books.dooom.plan.model import Plan

Place = tuple[int, int]


def places(plan: Plan, tiles: str) -> list[Place]:
    """Where such tiles are drawn, in reading order."""
    return [
        (column, row)
        for row, line in enumerate(plan.rows)
        for column, tile in enumerate(line.decode())
        if tile in tiles
    ]


def open_places(plan: Plan) -> list[Place]:
    return places(plan, "AEGHLS.")


def beside(place: Place) -> list[Place]:
    column, row = place
    return [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]


def distances(plan: Plan, starts: Iterable[Place]) -> dict[Place, int]:
    """How many steps it is from the nearest start to every place that can be walked to."""
    land = set(open_places(plan))
    steps = dict.fromkeys(starts, 0)
    reached = list(steps)
    for place in reached:
        for other in beside(place):
            if other in land and other not in steps:
                steps[other] = steps[place] + 1
                reached.append(other)
    return steps


def dead_ends(plan: Plan) -> set[Place]:
    """Places with one way in."""
    land = set(open_places(plan))
    return {place for place in land if sum(other in land for other in beside(place)) == 1}
