"""DungeonLab: the turns to the treasure and to the way out, as the plan was in the beginning."""

import heapq
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import count

from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.plan.things import AMMUNITION, TREASURE
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.solve.knowing import OUT, Node, Terrain
from asterion.books.dungeonlab.state import NOWHERE, Player, State
from asterion.knowledge.deeds import place_name
from asterion.knowledge.shortest.distance import NO_WAY, Distance, Distances, Leg

Behind = Mapping[Node, Iterable[tuple[Node, int, int]]]
"""For each place the places before it, the turns it takes, and the way of the first."""


class DungeonLabRuler:
    """D13, D16  Through walls and past beasts too, for those who have ammunition."""

    def __init__(self, plan: Plan, options: DungeonLabOptions) -> None:
        self.plan = plan
        terrain = Terrain(plan, options)
        nodes: list[Node] = [
            (place, treasure, armed)
            for place in plan.places
            for treasure in (False, True)
            for armed in (False, True)
        ]
        prices = defaultdict(float, turn=1.0)  # nothing else is counted
        behind: dict[Node, list[tuple[Node, int, int]]] = {}
        out = []
        for node in nodes:
            for turns, to, commands, _fate in terrain.steps_from(node, (), prices):
                if to[0] == OUT:
                    out.append(to)
                first = commands[0]
                way = first.way if isinstance(first, said.Move) else NO_WAY
                behind.setdefault(to, []).append((node, round(turns), way))
        self.exit = place_name(plan, terrain.exit_cell).rpartition(" ")[0]
        self.home = place_name(plan, terrain.home)
        self.to_exit = _distances(behind, out, self.exit)
        self.to_treasure = _distances(
            behind, [node for node in nodes if node[0] == terrain.home], self.home
        )

    def measured(self, state: State) -> Distances:
        held = any(player.carries.get(TREASURE) for player in state.players)
        at_home = state.lying.get(self.plan.treasures[0], {}).get(TREASURE, 0) > 0
        players = [self._measured(player, held, at_home) for player in state.players]
        return Distances(state.round, players)

    def _measured(self, player: Player, held: bool, at_home: bool) -> Distance:
        if player.place == NOWHERE:
            return Distance()
        armed = any(player.carries.get(thing) for thing in AMMUNITION)
        has = bool(player.carries.get(TREASURE))
        way_out = self.to_exit.get((player.place, True, armed))
        if has:
            return Distance(way_out.moves if way_out else None, way_out)
        if held or not at_home:
            return Distance(None, way_out)
        win = self.to_exit.get((player.place, False, armed))
        treasure = self.to_treasure.get((player.place, False, armed))
        return Distance(win.moves if win else None, way_out, treasure)


def _distances(behind: Behind, ends: Iterable[Node], cell: str) -> dict[Node, Leg]:
    """By Dijkstra's search, from the end."""
    order = count()  # of two that are as far, the first that was found
    waiting = [(0, next(order), end, NO_WAY) for end in dict.fromkeys(ends)]
    heapq.heapify(waiting)
    found: dict[Node, Leg] = {}
    while waiting:
        moves, _, node, way = heapq.heappop(waiting)
        if node in found:
            continue
        found[node] = Leg(moves, cell, way)
        for before, turns, first in behind.get(node, ()):
            if before not in found:
                heapq.heappush(waiting, (moves + turns, next(order), before, first))
    return found
