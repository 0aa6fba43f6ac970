"""Ways through what is drawn of a labyrinth, to every goal that a player may have."""

import heapq
from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from asterion.books.labyrinth.say.command import FLOW, LOOP
from asterion.bots.labyrinth.paper import EXIT, OPEN, WALL, Place, Scrap, beside

CELL, OUT, UNSEEN, RIM, SHELL, BETWEEN, LEAP = (
    "cell", "out", "unseen", "rim", "shell", "between", "leap",
)  # fmt: skip
"""Goals: to stand on a cell, to walk out of an exit, and to find out: what an unseen cell is,
whether a side of the outline is an exit, whether a grenade opens it, whether two known cells are
joined, where a river or pit leads to."""

A_GRENADE: Final = 2
"""The detour, in moves, that saving a grenade is worth."""
A_MITE: Final = 8


class Step(NamedTuple):
    """A movement; `blows` if a grenade goes first."""

    way: int
    blows: bool = False


class Goal(NamedTuple):
    """Something that can be had, its cost in moves, and the first step towards it."""

    cost: int
    what: str
    place: Place
    first: Step | None  # None for one's own cell


class Walker(NamedTuple):
    """What matters of the one who walks."""

    shape: Collection[Place]
    grenades: int
    is_immune: bool
    ways: Sequence[int]  # the order in which equals are tried


def goals(drawn: Scrap, start: Place, walker: Walker) -> Iterator[Goal]:
    """Every goal within reach, the nearest first."""
    queue: list[tuple[int, int, Place, Step | None]] = [(0, 0, start, None)]
    order = 0  # among equals the first found wins
    done: set[Place] = set()
    while queue:
        cost, _, place, first = heapq.heappop(queue)
        if place in done:
            continue
        done.add(place)
        yield Goal(cost, CELL, place, first)
        for what, step, end, price in _steps(drawn, place, walker):
            begun = first or step
            if what == CELL:
                order += 1
                heapq.heappush(queue, (cost + price, order, end, begun))
            else:
                yield Goal(cost + price, what, end, begun)


def _steps(drawn: Scrap, place: Place, walker: Walker) -> Iterator[tuple[str, Step, Place, int]]:
    """Every movement from a cell: what it leads to, where that is, and its cost."""
    for way in walker.ways:
        what, end = drawn.what(place, way), beside(place, way)
        if what == EXIT:
            yield OUT, Step(way), end, 1
        elif end not in walker.shape:
            if not what:
                yield RIM, Step(way), end, 1
            elif what == WALL and walker.grenades:
                yield SHELL, Step(way, blows=True), end, 1 + A_GRENADE
        elif what == OPEN:
            yield _landing(drawn, Step(way), end, walker, 1)
        elif what == WALL and walker.grenades:
            yield _landing(drawn, Step(way, blows=True), end, walker, 1 + A_GRENADE)
        elif not what:
            yield UNSEEN if end not in drawn.kinds else BETWEEN, Step(way), end, 1
    if drawn.kinds.get(place) == "R":
        yield _led(drawn.flows.get(place), Step(FLOW), place, 1)
    elif drawn.kinds.get(place) == "P":
        yield _led(drawn.next_pit.get(place), Step(LOOP), place, 1)


def _landing(
    drawn: Scrap, step: Step, end: Place, walker: Walker, price: int
) -> tuple[str, Step, Place, int]:
    """Where one comes to rest who walks onto a cell."""
    kind = drawn.kinds.get(end, "")
    if kind == "R":
        return _led(drawn.flows.get(end), step, end, price)
    if kind == "P":
        return _led(drawn.next_pit.get(end), step, end, price)
    if not kind and step.blows:
        return UNSEEN, step, end, price
    if kind == "E" and not walker.is_immune:
        price += A_MITE
    return CELL, step, end, price


def _led(end: Place | None, step: Step, entered: Place, price: int) -> tuple[str, Step, Place, int]:
    return (LEAP, step, entered, price) if end is None else (CELL, step, end, price)
