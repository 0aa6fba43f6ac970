"""Dooom: the actions to an exit, to enough treasure and to the other players."""

from collections.abc import Iterable
from functools import cache

from asterion.books.dooom.plan.model import EXIT, TREASURE, WALL, Plan
from asterion.books.dooom.state import State
from asterion.core.audience import Seat
from asterion.knowledge.shortest.distance import Distance, Distances, Leg

MOST_MISSING = 3
"""Of treasures that are still to be fetched; with more, the shortest way is anybody's guess."""
Field = dict[int, int]
"""The steps from a tile to each other."""


class DooomRuler:
    """O8, O9, O16  A step and a treasure taken up are an action each; others are not in the way."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.field = cache(self._field)
        exits = [cell for cell, tile in enumerate(plan.tiles) if tile == EXIT]
        self.to_exit = self._field(exits)
        self._lying: dict[int, int] = {}
        self._onward: dict[tuple[int, frozenset[int], int], int | None] = {}

    def measured(self, state: State) -> Distances:
        lying = {
            cell: state.piles.get(cell, 1)
            for cell, tile in enumerate(state.ground)
            if tile == TREASURE
        }
        if lying != self._lying:
            self._lying, self._onward = lying, {}
        players = [self._measured(state, seat) for seat in range(len(state.at))]
        return Distances(state.round, players)

    def _measured(self, state: State, seat: Seat) -> Distance:
        if not state.alive[seat]:
            return Distance()
        here = state.at[seat]
        steps = self.to_exit.get(here)
        near = [
            (field[here], cell) for cell in self._lying if here in (field := self.field((cell,)))
        ]
        missing = state.plan.target - state.treasure[seat]
        win = steps if missing <= 0 else self._win(here, frozenset(self._lying), missing)
        return Distance(
            win,
            None if steps is None else Leg(steps),
            Leg(min(near)[0]) if near else None,
            rivals=[
                self.field((state.at[other],)).get(here) if state.alive[other] else None
                for other in range(len(state.at))
            ],
        )

    def _win(self, here: int, left: frozenset[int], missing: int) -> int | None:
        """The shortest way by as many of the treasures as are missing, and on to an exit."""
        if missing <= 0:
            return self.to_exit.get(here)
        if missing > MOST_MISSING:
            return None
        ways = []
        for cell in left:
            steps = self.field((cell,)).get(here)
            onward = self._win_from(cell, left - {cell}, missing - self._lying[cell])
            if steps is not None and onward is not None:
                ways.append(steps + 1 + onward)
        return min(ways, default=None)

    def _win_from(self, cell: int, left: frozenset[int], missing: int) -> int | None:
        key = (cell, left, missing)
        if key not in self._onward:
            self._onward[key] = self._win(cell, left, missing)
        return self._onward[key]

    def _field(self, starts: Iterable[int]) -> Field:
        """By breadth, over all that is no wall."""
        found = dict.fromkeys(starts, 0)
        frontier = list(found)
        for cell in frontier:
            for step in self.plan.grid.steps:
                there = cell + step
                if there not in found and self.plan.tiles[there] != WALL:
                    found[there] = found[cell] + 1
                    frontier.append(there)
        return found
