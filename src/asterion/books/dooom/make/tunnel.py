"""What makes carved rock one map: tunnels between its parts, and as much floor as was asked for."""

from asterion.books.dooom.make.carve import BEYOND, Rock
from asterion.books.dooom.plan.model import FLOOR, WALL
from asterion.books.dooom.plan.regions import join
from asterion.core.dice import Dice

SMALLEST_PART = 4
"""A part with less floor is no cave but noise, and is filled in."""
LONGEST_SHORTCUT = 8
"""So much rock it may lead through."""
LONG_WAY = 16
"""What can be walked in this many steps needs no shortcut."""


def link(rock: Rock, dice: Dice) -> None:
    """Join all parts of the floor by the shortest tunnels."""
    parts = _parts(rock)
    leaders = list(range(len(parts)))
    tunnels = _tunnels(rock, parts)
    for one, other in sorted(tunnels, key=lambda pair: len(tunnels[pair][0])):
        if join(leaders, one, other):
            for cell in dice.pick(tunnels[one, other], "tunnel"):
                rock.tiles[cell] = FLOOR


def _parts(rock: Rock) -> list[list[int]]:
    """The connected parts of the floor, without those that are too small."""
    seen = bytearray(tile != FLOOR for tile in rock.tiles)
    parts = []
    for cell in rock.floor():
        if not seen[cell]:
            parts.append(rock.grid.flood(cell, lambda _: True, seen))
    largest = max(map(len, parts))
    for part in parts:
        if len(part) < min(SMALLEST_PART, largest):
            for cell in part:
                rock.tiles[cell] = WALL
    return [part for part in parts if rock.tiles[part[0]] == FLOOR]


def _tunnels(rock: Rock, parts: list[list[int]]) -> dict[tuple[int, int], list[list[int]]]:
    """The shortest tunnels, all equally long, between any two parts with only rock between them."""
    came_from, meetings = _grow(rock, parts)

    def way_back(cell: int) -> list[int]:
        way = []
        while rock.tiles[cell] != FLOOR:
            way.append(cell)
            cell = came_from[cell]
        return way

    tunnels = {}
    for pair, places in meetings.items():
        shortest = min(length for length, _, _ in places)
        tunnels[pair] = [
            way_back(one) + way_back(other) for length, one, other in places if length == shortest
        ]
    return tunnels


def _grow(
    rock: Rock, parts: list[list[int]]
) -> tuple[list[int], dict[tuple[int, int], list[tuple[int, int, int]]]]:
    """Let all parts grow through the rock, a step at a time, until they have filled it.

    Told are where each cell was reached from, and for every two parts that have met how far they
    had to come, and the two cells beside each other where they did.
    """
    owner = [-1] * len(rock.tiles)
    came_from = [0] * len(rock.tiles)
    depth = [0] * len(rock.tiles)
    for number, part in enumerate(parts):
        for cell in part:
            owner[cell] = number
    meetings: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
    grown = [cell for part in parts for cell in part]
    for cell in grown:
        for step in rock.grid.steps:
            beside = cell + step
            if owner[beside] < 0:
                if rock.tiles[beside] != BEYOND:
                    owner[beside] = owner[cell]
                    came_from[beside] = cell
                    depth[beside] = depth[cell] + 1
                    grown.append(beside)
            elif owner[cell] < owner[beside]:
                place = depth[cell] + depth[beside], cell, beside
                meetings.setdefault((owner[cell], owner[beside]), []).append(place)
    return came_from, meetings


def shorten(rock: Rock, dice: Dice) -> None:
    """Dig some straight tunnels that save a long way, so that there are ways round."""
    floor = rock.floor()
    for _ in range(len(floor) // 6):
        start = dice.pick(floor, "shortcut")
        step = dice.pick(rock.grid.steps, "shortcut")
        length = 1
        while length <= LONGEST_SHORTCUT and rock.tiles[start + length * step] == WALL:
            length += 1
        end = start + length * step
        if length > 1 and rock.tiles[end] == FLOOR and _is_far(rock, start, end):
            rock.dig(start, step, length)


def _is_far(rock: Rock, start: int, end: int) -> bool:
    """Whether it is more than a long way from one to the other."""
    seen = {start}
    edge = [start]
    for _ in range(LONG_WAY):
        ahead = {cell + step for cell in edge for step in rock.grid.steps} - seen
        edge = [cell for cell in ahead if rock.tiles[cell] == FLOOR]
        seen.update(edge)
    return end not in seen


def settle(rock: Rock, dice: Dice) -> None:
    """Widen or fill in until just `room` tiles are floor; what is joined stays joined."""
    while missing := rock.room - rock.tiles.count(FLOOR):
        if missing > 0:
            _widen(rock, missing, dice)
        else:
            _fill_in(rock, -missing, dice)


def _widen(rock: Rock, missing: int, dice: Dice) -> None:
    """Dig into walls beside the floor, thin ones first."""
    beside = [0] * len(rock.tiles)
    for cell in rock.floor():
        for step in rock.grid.steps:
            beside[cell + step] += 1
    walls = [cell for cell, tile in enumerate(rock.tiles) if tile == WALL and beside[cell]]
    dice.shuffle(walls, "widen")
    walls.sort(key=beside.__getitem__, reverse=True)
    for cell in walls[:missing]:
        rock.tiles[cell] = FLOOR


def _fill_in(rock: Rock, excess: int, dice: Dice) -> None:
    """Fill ends of a tree that spans the floor: nothing hangs on them. Dead ends go first.

    Only half of the ends at a time, for the others are mostly where two ways round meet.
    """
    tiles, steps = rock.tiles, rock.grid.steps
    start = dice.pick(rock.floor(), "fill in")
    inner = bytearray(len(tiles))
    seen = bytearray(tile != FLOOR for tile in tiles)
    seen[start] = inner[start] = 1
    reached = [start]
    for cell in reached:
        for step in steps:
            beside = cell + step
            if not seen[beside]:
                seen[beside] = inner[cell] = 1
                reached.append(beside)
    ends = [cell for cell in reached if not inner[cell]]
    dice.shuffle(ends, "fill in")
    ends.sort(key=rock.open_sides)
    for cell in ends[: min(excess, (len(ends) + 1) // 2)]:
        tiles[cell] = WALL
