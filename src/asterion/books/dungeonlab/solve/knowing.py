"""The dungeon as one knows it who knows the map: where each step leads, and what it costs."""

from collections.abc import Container, Iterator
from typing import Final, NamedTuple

from asterion.books.dungeonlab.event import Answered
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import OPEN, SIMPLE, WIRE, Plan
from asterion.books.dungeonlab.plan.things import (
    AMMUNITION,
    BLASTER,
    BULLET,
    DOLLAR,
    GRENADE,
    TREASURE,
)
from asterion.books.dungeonlab.rules.arrival import arrive
from asterion.books.dungeonlab.rules.game import begin
from asterion.books.dungeonlab.rules.kits import landing_kits
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.state import NOWHERE, Player
from asterion.core.audience import NOBODY
from asterion.core.dice import Lowest
from asterion.core.event import Event

OUT: Final = -1
BREAKS: Final = {SIMPLE: GRENADE, WIRE: BLASTER}
"""D13  What opens a wall."""
Costs = dict[str, int]


class Fate(NamedTuple):
    """What becomes of anyone who arrives in a place, if a political question gets this answer."""

    place: int
    hurts: Costs
    keeps_goods: bool
    keeps_treasure: bool
    gets_ammunition: bool
    fined: bool
    answer: bool


class Node(NamedTuple):
    """All that the abstraction knows of a player."""

    place: int
    treasure: bool
    armed: bool


class Step(NamedTuple):
    """Commands that lead to a node, and what they cost, by the words of the price list."""

    to: Node
    commands: tuple[said.Command, ...]
    costs: Costs
    fate: Fate | None


class Terrain:
    """A plan with the fate of every place, found by sending a player there by the rules."""

    def __init__(self, plan: Plan, options: DungeonLabOptions) -> None:
        self.plan = plan
        self.options = options
        self.home = plan.treasures[0]
        self.exit_cell, self.exit_way = divmod(plan.exits[0], 4)
        self.game = begin(plan, options, ("Theseus",), Lowest(), [])
        self.kit = landing_kits(plan, options)
        self.fates: dict[int, tuple[tuple[Fate, Costs], ...]] = {}
        self.stings: dict[int, Costs] = {}

    def is_out(self, node: Node) -> bool:
        return node.place == OUT

    def landings(self) -> Iterator[Step]:
        """D11, D19  Anywhere in the base rectangle, in reading order."""
        plan = self.plan
        for place in plan.places:
            if plan.in_base(place % plan.area):
                column, row, level = plan.coordinates(place)
                landing = said.Land(column + 1, row + 1, level + 1)
                yield from self._arrivals(place, Node(place, False, True), (landing,), {}, ())

    def steps_from(self, node: Node, known: Container[Node]) -> Iterator[Step]:
        """Out, up, down, and to the next cells, through walls and beasts if there is need; to what
        is known no more."""
        plan = self.plan
        level, cell = divmod(node.place, plan.area)
        if node.treasure and cell == self.exit_cell:
            leave = (said.Move(self.exit_way),)
            yield Step(Node(OUT, True, node.armed), leave, {"turn": 1}, None)
        for by in (1, -1):
            if 0 <= level + by < plan.levels:
                there = node.place + by * plan.area
                yield from self._arrivals(there, node, (said.Level(by),), {}, known)
        for way, edge, there in plan.around[node.place]:
            wall = plan.edges[edge]
            if wall == OPEN or (node.armed and wall in BREAKS):
                yield from self._next_cell(node, way, wall, there, known)

    def _next_cell(
        self, node: Node, way: int, wall: int, there: int, known: Container[Node]
    ) -> Iterator[Step]:
        move = said.Move(way)
        if wall == OPEN:
            yield from self._arrivals(there, node, (move,), {}, known)
        else:
            opening = said.Shoot(1, BREAKS[wall], way)
            yield from self._arrivals(there, node, (opening, move), {BREAKS[wall]: 1}, known)
        if node.armed and self._at(there, node) not in known:
            for ammunition, shots in self._kills(there, wall):
                shoot = said.Shoot(shots, ammunition, way)
                costs = self._stay(there) | {"turn": 2, ammunition: shots}
                yield Step(self._at(there, node), (shoot, move), costs, None)

    def _kills(self, place: int, wall: int) -> Iterator[tuple[str, int]]:
        """D16, D25  The salvo that clears the way for the next turn, through the wall if any."""
        for number in self.game.at[place]:
            kind = self.game.beings[number].kind
            if kind.hides:
                continue
            for ammunition in (BULLET, GRENADE, BLASTER):
                needed = kind.needed(ammunition, self.options)
                if needed and wall in (OPEN, _opened_by(ammunition)):
                    yield ammunition, needed + (wall != OPEN)

    # ---- arriving

    def _arrivals(
        self,
        place: int,
        node: Node,
        commands: tuple[said.Command, ...],
        spent: Costs,
        known: Container[Node],
    ) -> Iterator[Step]:
        for fate, harm in self._fates(place):
            armed = (node.armed and fate.keeps_goods) or fate.gets_ammunition
            treasure = (node.treasure and fate.keeps_treasure) or fate.place == self.home
            to = Node(fate.place, treasure, armed)
            if to not in known:
                costs = {**spent, "turn": len(commands)}
                for hurt, n in harm.items():
                    costs[hurt] = costs.get(hurt, 0) + n
                yield Step(to, commands, costs, fate)

    def _at(self, place: int, node: Node) -> Node:
        """D61  Anyone who comes to the treasure takes it."""
        return Node(place, node.treasure or place == self.home, node.armed)

    def _stay(self, place: int) -> Costs:
        """D20, D22  What strikes from the next cells, once a stay."""
        found = self.stings.get(place)
        if found is None:
            found = self.stings[place] = {}
            game = self.game
            beings = game.beings
            sheltered = any(beings[number].kind.shelters for number in game.at[place])
            for _, edge, there in self.plan.around[place]:
                if game.edges[edge] == OPEN and not sheltered:
                    for number in game.at[there]:
                        hurt, n = beings[number].kind.stings
                        if n:
                            found[hurt] = found.get(hurt, 0) + n
        return found

    def _fates(self, place: int) -> tuple[tuple[Fate, Costs], ...]:
        """What may become of a player who comes there, each with the harm that it brings."""
        found = self.fates.get(place)
        if found is None:
            fates = tuple(self._probe(place))
            found = self.fates[place] = tuple([(fate, self._harm(fate)) for fate in fates])
        return found

    def _harm(self, fate: Fate) -> Costs:
        costs = {"fine": 1} if fate.fined else {}
        for hurts in (fate.hurts, self._stay(fate.place)):
            for hurt, n in hurts.items():
                costs[hurt] = costs.get(hurt, 0) + n
        return costs

    def _probe(self, place: int) -> Iterator[Fate]:
        """Send somebody there who takes nothing; where a political question is asked, twice."""
        if not self.game.at[place]:
            yield Fate(place, {}, True, True, False, False, True)
            return
        first, asked = self._send(place, True)
        if first is not None:
            yield first
        if asked:
            second, _ = self._send(place, False)
            if second is not None:
                yield second

    def _send(self, place: int, answer: bool) -> tuple[Fate | None, bool]:
        """What became of the player, if he lives, and whether a political question was asked."""
        game = self.game
        player = game.players[0] = Player(0, NOBODY)
        player.place = place
        player.landings = 1
        player.carries = self.kit | {TREASURE: 1}
        game.presets = {"answer": answer, "climb": False, "skin": False, "take": False}
        game.done.clear()
        game.asked = None
        news: list[Event] = []
        arrive(Turn(game, player, Lowest(), news), place)
        asked = any(isinstance(event, Answered) and event.key == "answer" for event in news)
        if player.place == NOWHERE or game.result is not None or game.asked is not None:
            game.result = None
            return None, asked
        carries = player.carries
        had = sum(self.kit.get(thing, 0) for thing in AMMUNITION)
        has = sum(carries.get(thing, 0) for thing in AMMUNITION)
        fate = Fate(
            place=player.place,
            hurts=dict(player.hurts),
            keeps_goods=has >= had,
            keeps_treasure=TREASURE in carries,
            gets_ammunition=has > had,
            fined=carries.get(DOLLAR, 0) < self.kit.get(DOLLAR, 0) and has >= had,
            answer=answer,
        )
        return fate, asked


def _opened_by(ammunition: str) -> int:
    return next((wall for wall, opener in BREAKS.items() if opener == ammunition), OPEN)
