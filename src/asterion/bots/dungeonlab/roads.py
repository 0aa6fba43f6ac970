"""The cheapest way over a bot's map, through walls that it can break and squares it can bear."""

import heapq
from collections.abc import Callable, Iterator
from typing import NamedTuple

from asterion.books.dungeonlab.plan.things import BLASTER, GRENADE
from asterion.books.dungeonlab.view.chart import OPEN, UNNAMED, Square, beside
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.risks import DEATH, NEVER, Risks
from asterion.bots.dungeonlab.world import EAST, EXIT, MONOLITH, SIMPLE, SOUTH, WIRE, World
from asterion.knowledge.budget import Budget

A_LOOK = 32
"""To look at the clock takes longer than to look at a square: she does so after this number."""
UP, DOWN = 4, 5
"""Ways beside the four directions."""


class Road(NamedTuple):
    """Ways, the first step first, and where they lead."""

    price: float
    ways: list[int]
    end: Square


class Roads:
    """All that can be reached from a square, with prices, as far as there is time to think."""

    def __init__(
        self,
        view: View,
        world: World,
        here: Square,
        opened: object,
        budget: Budget | None = None,
    ) -> None:
        self.view = view
        self.budget = budget or Budget()
        self.world = world
        self.here = here
        self.opened = opened  # the side that a shot has just opened
        self.risks = Risks(view, world)
        carries = view.mine.carries
        self.breaks = {
            SIMPLE: GRENADE in carries, WIRE: BLASTER in carries, UNNAMED: GRENADE in carries
        }  # fmt: skip
        self.came: dict[Square, tuple[Square, int]] = {}
        self.prices: dict[Square, float] = {}
        self._search()

    def _search(self) -> None:
        world = self.world
        waiting = [(0.0, self.here)]
        self.prices = {self.here: 0.0}
        done: set[Square] = set()
        while waiting:
            if len(done) % A_LOOK == A_LOOK - 1 and self.budget.is_spent:
                break
            price, square = heapq.heappop(waiting)
            if square in done:
                continue
            done.add(square)
            if square not in world.squares and not world.in_base(square):
                continue  # no plans beyond an unknown square that may not even be there
            for way, there, step in self._steps(square):
                dearer = price + step
                if dearer < self.prices.get(there, NEVER):
                    self.prices[there] = dearer
                    self.came[there] = square, way
                    heapq.heappush(waiting, (dearer, there))

    def _steps(self, square: Square) -> Iterator[tuple[int, Square, float]]:
        for way, there, toll in self._moves(square):
            yield way, there, toll + self._arrival(there, from_the_side=way not in (UP, DOWN))

    def _moves(self, square: Square) -> Iterator[tuple[int, Square, float]]:
        """Where one step leads, with its price before what waits there."""
        for way in range(4):
            toll = self.toll(square, way)
            if toll < NEVER:
                there = self._leads_to(square, way)
                if self._is_thinkable(there):
                    yield way, there, toll
        column, row, level = square
        for way, up in ((UP, 1), (DOWN, -1)):
            there = (column, row, level + up)
            if self._has_level(there[2]):
                yield way, there, 1.0

    def _leads_to(self, square: Square, way: int) -> Square:
        return beside(square, way)

    def _arrival(self, square: Square, from_the_side: bool) -> float:
        return self.risks.of_entering(square, from_the_side)

    def toll(self, square: Square, way: int) -> float:
        """Turns and ammunition to get through that side."""
        world = self.world
        wall = world.wall(square, way)
        if wall is None or wall == OPEN:
            if wall is None and world.is_placed and not world.in_base(beside(square, way)):
                return 4.0 if way in (EAST, SOUTH) else NEVER
            return 1.0 if wall == OPEN else 1.4
        if wall in (MONOLITH, EXIT):
            return NEVER
        if (square, way) == self.opened:
            return 1.0
        if self.view.mine.exote and wall != UNNAMED:
            return 1.0
        if not self.breaks[wall]:
            return NEVER
        return 3.5 if wall == UNNAMED else 2.5

    def _is_thinkable(self, square: Square) -> bool:
        """D11  Anything, if one is lost; else the base, and what is east or south of it."""
        world = self.world
        if not world.is_placed or world.in_base(square):
            return True
        return square[0] > world.columns or square[1] > world.rows

    def _has_level(self, level: int) -> bool:
        if self.world.is_placed:
            return 1 <= level <= self.world.levels
        if self.view.level:
            level += self.view.level - self.here[2]
            return 1 <= level <= self.view.levels
        return abs(level - self.here[2]) < self.view.levels

    # ---- asking

    def nearest(self, wanted: Callable[[Square], bool]) -> Road | None:
        """The cheapest road to any square that is wanted; not the one where one stands."""
        ends = [(p, s) for s, p in self.prices.items() if s != self.here and p < NEVER]
        ends.sort()
        for _, square in ends:
            if wanted(square):
                return self.road(square)
        return None

    def into(self, price_of: Callable[[Square], float]) -> Road | None:
        """The cheapest road into a square that one otherwise goes round, at its own price."""
        ends = [
            (price + toll + price_of(there), square, way, there)
            for square, price in self.prices.items()
            for way, there, toll in self._moves(square)
            if price < DEATH and there != self.here and price_of(there) < DEATH
        ]
        if not ends:
            return None
        price, square, way, there = min(ends)
        return Road(price, [*self.road(square).ways, way], there)

    def road(self, end: Square) -> Road:
        ways = []
        square = end
        while square != self.here:
            square, way = self.came[square]
            ways.append(way)
        return Road(self.prices[end], ways[::-1], end)
