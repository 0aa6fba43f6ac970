"""How far it still is in one imagined labyrinth: moves to treasure, exit and hospital."""

import heapq
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from asterion.books.labyrinth.say.command import FLOW, LOOP
from asterion.bots.labyrinth.world import BLAST, INNER, NOWHERE, OPEN, SHUT, WALKS, Action, World

FAR: Final = 40.0
"""Moves, where no way is known."""
NO_EXIT: Final = 5.0
NO_TREASURE: Final = 5.0
NO_HOSPITAL: Final = 3.0
"""Moves that it takes on average to come upon one, for one who does not know where any is."""
A_MITE: Final = 1.5
WITH_A_MITE: Final = 9.0
"""L55  A player who does not leave such a cell with the next move is infected; one who comes onto
one whose mite is awake, at once."""
TO_HEAL: Final = 3.0
"""What a wound costs, apart from the way to the hospital."""
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


class Chances:
    """In what share of the worlds an exit, a treasure, a hospital is there.

    Each world alone knows where its exit is, which oneself does not: who goes by such ways pays
    for the doubt, or else one would walk to and fro between exits that are hardly anywhere.
    """

    __slots__ = ("exit", "hospital", "treasure")

    def __init__(self, worlds: Sequence[World]) -> None:
        size, cells = len(worlds), range(len(worlds[0].kind))
        sides = [(cell, way) for cell in cells for way in WALKS
                 if worlds[0].beside[cell][way] is None]  # fmt: skip
        self.exit = {
            (cell, way): sum(world.sides[cell][way] in (OPEN, SHUT) for world in worlds) / size
            for cell, way in sides
        }
        self.treasure = [sum(world.treasure[cell] for world in worlds) / size for cell in cells]
        self.hospital = [sum(world.kind[cell] == "H" for world in worlds) / size for cell in cells]


class Outlook:
    """The moves that are left in one world, for each cell; with a treasure, without, and hurt."""

    __slots__ = ("carrying", "hurt", "needs", "seeking", "steps", "world")

    def __init__(self, world: World, needs: Needs, chances: Chances | None = None) -> None:
        self.world = world
        self.needs = needs
        cells = range(len(world.kind))
        out: dict[int, float] = {}
        steps = self.steps = self._steps(out, chances)
        self.carrying = spread(steps, out, len(world.kind))
        lies = {cell: self.carrying[cell] for cell in cells if world.treasure[cell]}
        if chances is not None:
            for cell in lies:
                lies[cell] += NO_TREASURE * (1 - chances.treasure[cell])
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
        if chances is not None:
            for cell in heals:
                heals[cell] += NO_HOSPITAL * (1 - chances.hospital[cell])
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
            price += WITH_A_MITE if end == cell else self._mite(end)
        return price

    def _mite(self, cell: int) -> float:
        """L55  What it costs to enter this cell, apart from the movement."""
        if self.world.kind[cell] != "E" or self.needs.is_immune:
            return 0.0
        return WITH_A_MITE if cell in self.world.awake else A_MITE

    def _steps(
        self, out: dict[int, float], chances: Chances | None
    ) -> list[list[tuple[int, float]]]:
        """For each cell those from which one movement leads there, with its price.

        What it costs to walk out from a cell is noted beside.
        """
        world, end_of = self.world, self.world.end
        mites = [self._mite(cell) for cell in range(len(world.kind))]
        back: list[list[tuple[int, float]]] = [[] for _ in world.kind]
        for cell in range(len(world.kind)):
            for action in self.actions(cell):
                end = end_of(cell, action)
                if end == cell:
                    continue
                price = self.price(action)
                if end == NOWHERE:
                    if chances is not None:
                        price += NO_EXIT * (1 - chances.exit[cell, action % BLAST])
                    out[cell] = min(out.get(cell, FAR), price)
                else:
                    back[end].append((cell, price + mites[end]))
        return back

    def left(self, cell: int, carries: bool, is_healthy: bool) -> float:
        """The moves that are left from this cell."""
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
