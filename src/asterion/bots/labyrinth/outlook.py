"""How far it still is in one imagined labyrinth: moves to treasure, exit and hospital."""

import heapq
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from asterion.books.labyrinth.say.command import FLOW, LOOP
from asterion.bots.labyrinth.world import BLAST, INNER, NOWHERE, SHUT, WALKS, Action, World

FAR: Final = 14.0
"""Moves, where there is no way that is known of."""
A_MITE: Final = 1.5
STAYS_WITH_A_MITE: Final = 9.0
"""L55  Whoever does not leave such a cell with the next move is infected."""
TO_HEAL: Final = 3.0
"""What being hurt costs besides the way to the hospital."""
A_LOOP: Final = 2.5
"""One learns nothing in a loop of pits, so it is taken by those who know where they are."""
CHASE: Final = 4.0
RESTOCK: Final = 2.0


class Needs(NamedTuple):
    """What matters of oneself; `blast` is a grenade's worth in moves, FAR if there is none."""

    blast: float
    is_immune: bool
    bearers: Sequence[int] = ()  # seats that carry a treasure
    wants_arms: bool = False


class Outlook:
    """The moves that are left in one world, for each cell; with a treasure, without, and hurt."""

    __slots__ = ("carrying", "hurt", "needs", "seeking", "world")

    def __init__(self, world: World, needs: Needs) -> None:
        self.world = world
        self.needs = needs
        steps = self._steps()
        cells = range(len(world.kind))
        out: dict[int, float] = {}
        for cell in cells:
            for action in self.actions(cell):
                if world.go(cell, action).cell == NOWHERE:
                    out[cell] = min(out.get(cell, FAR), self.price(action))
        self.carrying = spread(steps, out, len(world.kind))
        lies = {cell: self.carrying[cell] for cell in cells if world.treasure[cell]}
        for seat in needs.bearers:
            if world.at[seat] != NOWHERE:
                there = world.at[seat]
                lies[there] = min(lies.get(there, FAR), CHASE + self.carrying[there])
        if needs.wants_arms:
            first = spread(steps, lies, len(world.kind))
            arms = {cell: RESTOCK + first[cell] for cell in cells if world.kind[cell] == "W"}
            self.seeking = spread(steps, arms, len(world.kind))
        else:
            self.seeking = spread(steps, lies, len(world.kind))
        heals = {cell: TO_HEAL + self.seeking[cell] for cell in cells if world.kind[cell] == "H"}
        self.hurt = spread(steps, heals, len(world.kind))

    def actions(self, cell: int) -> list[Action]:
        """Every movement that may be worth something from this cell."""
        world = self.world
        found: list[Action] = list(WALKS)
        if world.kind[cell] == "R":
            found.append(FLOW)
        elif world.kind[cell] == "P":
            found.append(LOOP)
        if self.needs.blast < FAR:
            sides = world.sides[cell]
            found += [BLAST + way for way in WALKS if sides[way] in (INNER, SHUT)]
        return found

    def price(self, action: Action) -> float:
        if action == LOOP:
            return A_LOOP
        return 1.0 + self.needs.blast if action >= BLAST else 1.0

    def cost(self, cell: int, action: Action) -> float:
        """The price of a movement, and of where it ends."""
        price, end = self.price(action), self.world.go(cell, action).cell
        if end != NOWHERE and self.world.kind[end] == "E" and not self.needs.is_immune:
            price += STAYS_WITH_A_MITE if end == cell else A_MITE
        return price

    def _steps(self) -> list[list[tuple[int, float]]]:
        """For each cell those from which one movement leads there, with its price."""
        world = self.world
        back: list[list[tuple[int, float]]] = [[] for _ in world.kind]
        for cell in range(len(world.kind)):
            for action in self.actions(cell):
                end = world.go(cell, action).cell
                if end not in (NOWHERE, cell):
                    back[end].append((cell, self.cost(cell, action)))
        return back

    def left(self, cell: int, carries: bool, is_healthy: bool) -> float:
        """The moves that are left for one who stands there."""
        if not is_healthy:
            return TO_HEAL + self.seeking[cell] if self.world.kind[cell] == "H" else self.hurt[cell]
        return self.carrying[cell] if carries else self.seeking[cell]


def spread(
    back: Sequence[Iterable[tuple[int, float]]], goals: dict[int, float], cells: int
) -> list[float]:
    """The least cost from every cell to a goal, which has a cost of its own."""
    costs = [FAR] * cells
    queue = [(cost, cell) for cell, cost in goals.items() if cost < FAR]
    heapq.heapify(queue)
    for cost, cell in queue:
        costs[cell] = min(costs[cell], cost)
    while queue:
        cost, cell = heapq.heappop(queue)
        if cost > costs[cell]:
            continue
        for before, price in back[cell]:
            if cost + price < costs[before]:
                costs[before] = cost + price
                heapq.heappush(queue, (cost + price, before))
    return costs
