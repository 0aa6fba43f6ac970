"""The dungeon as one knows it who knows the map: where each step leads, and what it costs."""

from collections.abc import Container, Iterator, Mapping
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


Node = tuple[int, bool, bool]
"""All that the abstraction knows of a player: the place, with the treasure or not, armed or not."""
Step = tuple[float, Node, tuple[said.Command, ...], Fate | None]
"""What it costs to come to a node, the commands that lead there, and what was reckoned with."""
Prices = Mapping[str, float]
"""By the words in which costs are told. A search goes through hundreds of steps, and every plan
that is made is searched: so a step is a plain tuple, and its price is summed up as it is found."""
_MOVES: Final = tuple(map(said.Move, range(4)))


class Terrain:
    """A plan with the fate of every place, found by sending a player there by the rules."""

    def __init__(self, plan: Plan, options: DungeonLabOptions) -> None:
        self.plan = plan
        self.options = options
        self.home = plan.treasures[0]
        self.exit_cell, self.exit_way = divmod(plan.exits[0], 4)
        self.game = begin(plan, options, ("Theseus",), Lowest(), [])
        self.kit = landing_kits(plan, options)
        self.fates: dict[int, list[tuple[Fate, Costs]]] = {}
        self.stings: dict[int, Costs] = {}
        self.killed: dict[tuple[int, int], list[tuple[str, int]]] = {}

    def landings(self, prices: Prices) -> list[Step]:
        """D11, D19  Anywhere in the base rectangle, in reading order."""
        plan = self.plan
        found: list[Step] = []
        for place in plan.places:
            if plan.in_base(place % plan.area):
                column, row, level = plan.coordinates(place)
                landing = (said.Land(column + 1, row + 1, level + 1),)
                self._arrive(
                    place, (place, False, True), landing, prices["turn"], (), prices, found
                )
        return found

    def steps_from(self, node: Node, known: Container[Node], prices: Prices) -> list[Step]:
        """Out, up, down, and to the next cells, through walls and beasts if there is need; to what
        is known no more."""
        plan, turn = self.plan, prices["turn"]
        place, treasure, armed = node
        level, cell = divmod(place, plan.area)
        found: list[Step] = []
        if treasure and cell == self.exit_cell:
            found.append((turn, (OUT, True, armed), (_MOVES[self.exit_way],), None))
        for by in (1, -1):
            if 0 <= level + by < plan.levels:
                there = place + by * plan.area
                self._arrive(there, node, (said.Level(by),), turn, known, prices, found)
        edges = plan.edges
        for way, edge, there in plan.around[place]:
            wall = edges[edge]
            if wall == OPEN or (armed and wall in BREAKS):
                self._next_cell(node, way, wall, there, known, prices, found)
        return found

    def _next_cell(
        self, node: Node, way: int, wall: int, there: int, known: Container[Node], prices: Prices,
        found: list[Step],
    ) -> None:  # fmt: skip
        move = _MOVES[way]
        if wall == OPEN:
            self._arrive(there, node, (move,), prices["turn"], known, prices, found)
        else:
            opening = said.Shoot(1, BREAKS[wall], way)
            spent = prices[BREAKS[wall]] + prices["turn"] * 2
            self._arrive(there, node, (opening, move), spent, known, prices, found)
        _, treasure, armed = node
        if armed and self.game.at[there]:
            to = there, treasure or there == self.home, armed
            if to not in known:
                for ammunition, shots in self._kills(there, wall):
                    price = 0.0
                    for hurt, n in self._stay(there).items():
                        price += prices[hurt] * n
                    price += prices["turn"] * 2
                    price += prices[ammunition] * shots
                    found.append((price, to, (said.Shoot(shots, ammunition, way), move), None))

    def _kills(self, place: int, wall: int) -> list[tuple[str, int]]:
        """D16, D25  The salvo that clears the way for the next turn, through the wall if any."""
        found = self.killed.get((place, wall))
        if found is None:
            found = self.killed[place, wall] = []
            for number in self.game.at[place]:
                kind = self.game.beings[number].kind
                if kind.hides:
                    continue
                for ammunition in (BULLET, GRENADE, BLASTER):
                    needed = kind.needed(ammunition, self.options)
                    if needed and wall in (OPEN, _opened_by(ammunition)):
                        found.append((ammunition, needed + (wall != OPEN)))
        return found

    # ---- arriving

    def _arrive(
        self, place: int, node: Node, commands: tuple[said.Command, ...], spent: float,
        known: Container[Node], prices: Prices, found: list[Step],
    ) -> None:  # fmt: skip
        """What may become of a player who goes there; D61: at the treasure's place one takes it."""
        _, treasure, armed = node
        fates = self.fates.get(place)
        for fate, harm in self._fates(place) if fates is None else fates:
            there, _, keeps_goods, keeps_treasure, gets_ammunition, _, _ = fate
            to = (
                there,
                (treasure and keeps_treasure) or there == self.home,
                (armed and keeps_goods) or gets_ammunition,
            )
            if to not in known:
                price = spent
                for hurt, n in harm.items():
                    price += prices[hurt] * n
                found.append((price, to, commands, fate))

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

    def _fates(self, place: int) -> list[tuple[Fate, Costs]]:
        """What may become of a player who comes there, each with the harm that it brings."""
        if self.game.at[place]:
            found = [(fate, self._harm(fate)) for fate in self._probe(place)]
        else:  # most places: nothing there does anything
            found = [(Fate(place, {}, True, True, False, False, True), self._stay(place))]
        self.fates[place] = found
        return found

    def _harm(self, fate: Fate) -> Costs:
        costs = {"fine": 1} if fate.fined else {}
        for hurts in (fate.hurts, self._stay(fate.place)):
            for hurt, n in hurts.items():
                costs[hurt] = costs.get(hurt, 0) + n
        return costs

    def _probe(self, place: int) -> Iterator[Fate]:
        """Send somebody there who takes nothing; where a political question is asked, twice."""
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
