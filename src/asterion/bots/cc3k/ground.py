"""The floor as a walker sees it: what each step costs, and the cheapest ways to everywhere."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import Final

from asterion.books.cc3k.plan.kinds import (
    DOORWAY,
    DRAGON,
    ENEMIES,
    GOLD,
    GRID,
    MERCHANT,
    NEAR,
    PASSAGE,
    PLAYER,
    POTION,
    STAIRS,
    STEPS,
    TILE,
    WALKED,
)
from asterion.books.cc3k.view.model import WALKABLE, View
from asterion.bots.cc3k.odds import NO_THREAT, Threat, fight, threat
from asterion.knowledge.budget import Budget

A_STEP: Final = 0.01
"""Steps are nearly free: nobody counts turns. They decide between ways of the same danger."""
A_SIP: Final = 8.0
"""What it is worth to go round a potion that bars the way."""
TO_ANGER_MERCHANTS: Final = 60.0
FAR: Final = float("inf")
A_LOOK: Final = 128
"""To look at the clock takes longer than to look at a cell: it does so now and then."""
WAYS: Final = tuple(enumerate(STEPS))
_CHAMBER = bytes([TILE, GOLD, POTION, STAIRS])
"""What is drawn on the tiles of a chamber."""
_OFF = bytes([PASSAGE, DOORWAY])
NEARER: Final = 3.0
"""An enemy that is one block nearer counts for three."""
_AROUND = [
    (GRID.offset(right, down), NEARER ** -max(abs(right), abs(down)))
    for right in range(-4, 5)
    for down in range(-4, 5)
]


class Ground:
    """One floor at one moment. Enemies are taken to stay where they are (C35).

    It may be reckoned only as far as `most_cells`, or as there is time for.
    """

    def __init__(
        self, view: View, most_cells: int = 1_000_000, budget: Budget | None = None
    ) -> None:
        self.view = view
        self.most_cells = most_cells
        self.budget = budget
        self.enemies = {cell: kind for kind in ENEMIES for cell in self.cells(kind)}
        self.threats = self._threats()
        self._near: dict[int, float] | None = None
        self._reach()

    def cells(self, symbol: int) -> list[int]:
        """Where this is drawn; gold under the player's feet is none that can be walked to."""
        found, cell, drawing = [], self.view.drawing.find(symbol), self.view.drawing
        while cell >= 0:
            found.append(cell)
            cell = drawing.find(symbol, cell + 1)
        return found

    def guarded(self, dragon: int) -> Iterable[int]:
        """C24, C30  Nobody is told which gold is a dragon's: any beside it may be."""
        drawing, view = self.view.drawing, self.view
        for step in STEPS:
            cell = dragon + step
            if drawing[cell] == GOLD or (cell == view.here and view.under == GOLD):
                yield cell

    def _threats(self) -> dict[int, dict[int, Threat]]:
        """For every cell the enemies that attack a player there."""
        view, found = self.view, dict[int, dict[int, Threat]]()
        if view.options.freeze == "everything":  # nobody acts whom it does not let loose
            return found
        for cell, kind in self.enemies.items():
            its = threat(view, kind)
            if its.mean:
                reached = {cell + step for step in STEPS}
                if kind == DRAGON:
                    reached |= {hoard + step for hoard in self.guarded(cell) for step in STEPS}
                    reached |= set(self.guarded(cell))
                for other in reached:
                    found.setdefault(other, {})[cell] = its
        return found

    def danger(self, cell: int) -> float:
        """Hit points that a turn ended here costs on average."""
        return sum(its.mean for its in self.threats.get(cell, {}).values())

    def is_haven(self, cell: int) -> bool:
        """C37  Whether no enemy can ever stand beside this cell: a passage off the chambers."""
        return not any(
            self.view.drawing[cell + step] in _CHAMBER or cell + step in self.enemies
            for step in NEAR
        )

    def is_shelter(self, cell: int) -> bool:
        """A haven with another one beside it, to walk to and fro."""
        drawing = self.view.drawing
        if drawing[cell] not in _OFF and not (cell == self.view.here and self.view.under in _OFF):
            return False
        return self.is_haven(cell) and any(
            drawing[cell + step] in _OFF and self.is_haven(cell + step) for step in STEPS
        )

    def is_quiet(self, cell: int) -> bool:
        """Whether one can stand there, and nobody attacks."""
        symbol = self.view.drawing[cell]
        return (symbol in WALKED or symbol in (GOLD, PLAYER)) and not self.danger(cell)

    def exits(self, cell: int) -> Iterator[tuple[int, int, float]]:
        """The steps from there: the way, the cell, and what a turn ended on it costs."""
        for way, step in enumerate(STEPS):
            symbol = self.view.drawing[cell + step]
            if symbol in WALKED or symbol in (GOLD, PLAYER):
                yield way, cell + step, self.danger(cell + step)

    def company(self, cell: int) -> float:
        """How soon somebody may come beside this cell, and how many: 0 where nobody can."""
        if self.is_shelter(cell):
            return 0.0
        if self._near is None:
            self._near = {}
            for enemy, kind in self.enemies.items():
                if kind != DRAGON:
                    for offset, share in _AROUND:
                        around = enemy + offset
                        self._near[around] = self._near.get(around, 0.0) + share
        return self._near.get(cell, 0.0)

    def others(self, cell: int, enemy: int) -> Threat:
        """All that attack here but this one."""
        threats = [its for foe, its in self.threats.get(cell, {}).items() if foe != enemy]
        if not threats:
            return NO_THREAT
        return Threat(sum(its.mean for its in threats), sum(its.variance for its in threats))

    def prices(self) -> dict[int, float]:
        """What it costs to enter each cell; what bars the way is drunk or fought."""
        view = self.view
        prices = {cell: A_STEP for symbol in WALKABLE for cell in self.cells(symbol)}
        prices |= dict.fromkeys(self.cells(POTION), A_SIP)
        for cell, kind in self.enemies.items():
            anger = TO_ANGER_MERCHANTS if kind == MERCHANT and not view.hostile else 1.0
            prices[cell] = anger + max(0.0, fight(view, cell, kind, self.others(cell, cell)).worst)
        for cell in self.threats:
            if cell in prices and view.drawing[cell] != STAIRS:
                prices[cell] += self.danger(cell)
        return prices

    def _reach(self) -> None:
        """The cheapest way from here to every cell, through whatever bars it."""
        here, drawing = self.view.here, self.view.drawing
        prices = [FAR] * len(drawing)
        for cell, price in self.prices().items():
            prices[cell] = price
        costs, came = [FAR] * len(drawing), [0] * len(drawing)
        costs[here] = 0.0
        found = [here]  # in the order in which they were
        # Many cells cost the same: only what they cost is queued, and they wait in a list.
        queue, waiting = [0.0], {0.0: [here]}
        looked = 0
        while queue:
            cost = heappop(queue)
            for cell in sorted(waiting.pop(cost)):
                looked += 1
                if len(found) > self.most_cells or (looked % A_LOOK == 0 and self._is_late()):
                    queue.clear()
                    break
                if cost > costs[cell] or drawing[cell] == STAIRS:
                    continue
                for way, step in WAYS:
                    beside = cell + step
                    reached = cost + prices[beside]
                    if reached < costs[beside]:
                        if costs[beside] == FAR:
                            found.append(beside)
                        costs[beside] = reached
                        came[beside] = way
                        if reached in waiting:
                            waiting[reached].append(beside)
                        else:
                            waiting[reached] = [beside]
                            heappush(queue, reached)
        self.cost, self.came = {cell: costs[cell] for cell in found}, came

    def _is_late(self) -> bool:
        return self.budget is not None and self.budget.is_spent

    def way_to(self, cell: int) -> list[int]:
        """The ways there, last step first."""
        ways = []
        while cell != self.view.here:
            ways.append(self.came[cell])
            cell -= STEPS[ways[-1]]
        return ways

    def beside(self, cell: int) -> int | None:
        """The cheapest free cell within one block of this one; the player's own counts."""
        free = (*WALKABLE, PLAYER)
        around = [
            cell + step
            for step in NEAR
            if self.view.drawing[cell + step] in free
            and self.view.drawing[cell + step] != STAIRS
            and cell + step in self.cost
        ]
        return min(around, key=lambda other: (self.cost[other], other)) if around else None
