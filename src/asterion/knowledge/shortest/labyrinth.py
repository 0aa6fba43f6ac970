"""Labyrinth: the moves to the true treasure, a hospital and outside, by ways that are open now."""

from collections.abc import Iterable, Iterator

from asterion.books.labyrinth.plan.model import HOSPITAL, OPEN_EXIT, Plan
from asterion.books.labyrinth.rules.shooting import line_of_fire, misfire
from asterion.books.labyrinth.solve import Arc, reach_of
from asterion.books.labyrinth.state import DEAD, INFECTED, INSIDE, LOST, WOUNDED, State
from asterion.books.labyrinth.state import TREASURE as CARRIED
from asterion.core.audience import Seat
from asterion.knowledge.shortest.distance import NO_WAY, Distance, Distances, Leg

Legs = dict[int, Leg]
"""By the cell at the end; its name is told only of those that somebody looks for."""


class LabyrinthRuler:
    """L17, L48, L49  Without grenades: those who throw one may be faster."""

    def __init__(self, plan: Plan, turbulent: bool) -> None:
        self.plan = plan
        self.turbulent = turbulent
        self.hospitals = [cell for cell in plan.cells if plan.kinds[cell] == HOSPITAL]
        self._edges = b""
        self._ahead: dict[int, list[Arc]] = {}
        self._legs: dict[int, Legs] = {}

    def measured(self, state: State) -> Distances:
        edges = bytes(state.edges)
        if edges != self._edges:
            self._edges, self._legs = edges, {}
            self._ahead = reach_of(self.plan, self.turbulent, edges).ahead
        players = [self._measured(state, seat) for seat in range(len(state.names))]
        return Distances(state.round, players)

    def _measured(self, state: State, seat: Seat) -> Distance:
        at, outside, health = state.at[seat], state.outside[seat], state.health[seat]
        if not at or health in (DEAD, LOST):
            return Distance()
        legs = self._from(at)
        if outside != INSIDE:
            back = (outside % 4) ^ 2
            legs = {cell: Leg(leg.moves + 1, way=back) for cell, leg in legs.items()}
        way_out, hospital = self._out(legs), self._nearest(legs, self.hospitals)
        if state.load[seat] == CARRIED and state.is_true(state.carried_thing[seat]):
            return Distance(way_out.moves if way_out else None, way_out, hospital=hospital)
        treasure = None
        lies = next(
            (c for c, pile in state.piles.items() if any(map(state.is_true, pile.treasures))), 0
        )
        if lies:
            treasure = self._nearest(legs, [lies])
            if health in (INFECTED, WOUNDED):
                treasure = self._healed_first(legs, lies)
        from_there = self._out(self._from(lies)) if lies else None
        win = treasure.moves + from_there.moves if treasure and from_there else None
        heal = state.heal_left[seat]
        return Distance(win, way_out, treasure, hospital, heal, tuple(aims(state, seat)))

    def _from(self, start: int) -> Legs:
        """By breadth; where somebody stands there are no moves to be made."""
        found = self._legs.get(start)
        if found is None:
            found = self._legs[start] = {start: Leg(0)}
            frontier = [start]
            for cell in frontier:
                before = found[cell]
                for end, side in self._ahead.get(cell, ()):
                    if end not in found:
                        first = side % 4 if side >= 0 else NO_WAY
                        found[end] = Leg(
                            before.moves + 1, way=before.way if before.moves else first
                        )
                        frontier.append(end)
        return found

    def _nearest(self, legs: Legs, cells: Iterable[int]) -> Leg | None:
        reached = [(legs[cell].moves, cell) for cell in cells if cell in legs]
        return self._named(legs, min(reached)[1]) if reached else None

    def _named(self, legs: Legs, cell: int, more: int = 0, way: int = NO_WAY) -> Leg:
        leg = legs[cell]
        return Leg(leg.moves + more, self.plan.names[cell], leg.way if leg.moves else way)

    def _out(self, legs: Legs) -> Leg | None:
        """L7  The cell with the nearest exit, and one more move."""
        exits = {
            side // 4: side % 4
            for side in range(len(self._edges))
            if self._edges[side] == OPEN_EXIT
        }
        reached = [(legs[cell].moves, cell) for cell in exits if cell in legs]
        if not reached:
            return None
        cell = min(reached)[1]
        return self._named(legs, cell, 1, exits[cell])

    def _healed_first(self, legs: Legs, lies: int) -> Leg | None:
        """L54, L61  Who is ill or wounded cannot carry it."""
        ways = [
            (legs[cell].moves + self._from(cell)[lies].moves, legs[cell].way)
            for cell in self.hospitals
            if cell in legs and lies in self._from(cell)
        ]
        if not ways:
            return None
        moves, way = min(ways)
        return Leg(moves, self.plan.names[lies], way)


def aims(state: State, seat: Seat) -> Iterator[tuple[Seat, int]]:
    """L62, L69  Each whom a bullet would hit now, if anybody."""
    if state.bullets[seat] and not misfire(state, seat):
        for way in range(4):
            hit = next((victims for victims, _ in line_of_fire(state, seat, way) if victims), [])
            yield from ((victim, way) for victim in hit)
