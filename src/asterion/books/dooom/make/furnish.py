"""Where things lie on a carved map: far from their like, exits and treasure in dead ends first."""

from collections.abc import Mapping

from asterion.books.dooom.make.carve import Rock
from asterion.books.dooom.plan.model import EXIT, FLOOR, TREASURE
from asterion.core.dice import Dice
from asterion.core.state.grid import Grid

ELBOW_ROOM = 4
"""Steps between two things of any kind, where the map is wide enough."""


def furnish(rock: Rock, things: Mapping[int, int], dice: Dice) -> None:
    """O2  Lay this many of each thing on the floor, never two on one tile."""
    floor = rock.floor()
    dead_ends = {cell for cell in floor if rock.open_sides(cell) == 1}
    nearest_thing = _ways(rock.grid, floor, ELBOW_ROOM)
    order = floor[:]
    dice.shuffle(order, "place")
    for thing, count in things.items():
        cut = dice.below(len(order), "place")
        order = [*order[cut:], *order[:cut]]
        free = [cell for cell in order if rock.tiles[cell] == FLOOR]
        if thing in (EXIT, TREASURE):
            free.sort(key=lambda cell: cell not in dead_ends)
        free.sort(key=nearest_thing.__getitem__, reverse=True)
        for cell in far_apart(rock.grid, floor, free, count):
            rock.tiles[cell] = thing
            _walk_from(cell, nearest_thing, rock.grid.steps)


def far_apart(grid: Grid, floor: list[int], free: list[int], count: int) -> list[int]:
    """This many of the free cells, the first ones first, but far from each other as one walks.

    Whatever is `apart` from all that were chosen is chosen as well; when nothing is, half of that
    will do. So no free cell is ever left farther from the chosen ones than twice the way between
    the two of them that are closest.
    """
    chosen: list[int] = []
    apart = len(floor)  # longer than any way
    nearest = _ways(grid, floor, apart)
    while len(chosen) < count:
        for cell in free:
            if nearest[cell] >= apart:
                chosen.append(cell)
                _walk_from(cell, nearest, grid.steps)
                if len(chosen) == count:
                    break
        apart = max(1, min(apart, max(nearest) + 1) // 2)
    return chosen


def _ways(grid: Grid, floor: list[int], longest: int) -> list[int]:
    """How far it is from each cell to the nearest of some others, none yet; -1 for walls."""
    ways = [-1] * grid.size
    for cell in floor:
        ways[cell] = longest
    return ways


def _walk_from(start: int, ways: list[int], steps: tuple[int, ...]) -> None:
    """One more to walk to: note the way wherever it is shorter than what is noted."""
    ways[start] = 0
    edge = [start]
    way = 0
    while edge:
        way += 1
        farther = []
        for cell in edge:
            for step in steps:
                beside = cell + step
                if ways[beside] > way:
                    ways[beside] = way
                    farther.append(beside)
        edge = farther
