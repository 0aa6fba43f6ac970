"""Proof that a plan can be won: commands for one who knows the map, found by a search.

The search goes over an abstraction (where one is, with or without the treasure, with or without
ammunition), in which every step has a price in turns, wounds and shots. What each place does to
anyone who arrives is not described again here: the rules themselves are asked. The way found is
then played by the rules, alone and in one landing; where it ends badly, whatever was short gets
dearer and the search is made again. So a way that is returned really wins. None means that no
way was found; blades, bridles and the walk of an exote are not thought of.
"""

import heapq
from collections.abc import Iterator
from itertools import count
from math import inf
from typing import Final, NamedTuple

from asterion.books.dungeonlab.encounters.kind import ALIVE
from asterion.books.dungeonlab.event import Died
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.rules.game import begin, execute
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say.notation import write
from asterion.books.dungeonlab.solve.knowing import OUT, Fate, Node, Prices, Step, Terrain
from asterion.books.dungeonlab.state import NOWHERE, State
from asterion.core.dice import Lowest
from asterion.core.event import Event

PRICES: Final = {
    "turn": 1.0, "bite": 4.0, "pierce": 0.5, "burn": 4.0,
    "bullet": 0.05, "grenade": 0.3, "blaster": 0.15, "fine": 3.0,
}  # fmt: skip
DEARER: Final = 4.0
TRIES: Final = 6
ALONE: Final = ("Theseus",)
USEFUL: Final = ("boat", "blade")
"""Questions about what was picked up on the way; any other is answered as the search assumed."""


def way_to_win(plan: Plan, options: DungeonLabOptions) -> list[str] | None:
    """Commands that win this plan from the first landing on; None if none were found."""
    terrain = Terrain(plan, options)
    prices = dict(PRICES)
    for _ in range(TRIES):
        steps = _cheapest(terrain, prices)
        if steps is None:
            return None
        commands, short = _play(terrain, steps)
        if not short:
            return [write(command) for command in commands]
        prices[short] *= DEARER
    return None


class Stride(NamedTuple):
    """One step of the way that was found: its commands, and where they are to lead."""

    place: int
    commands: tuple[said.Command, ...]
    fate: Fate | None


def _cheapest(terrain: Terrain, prices: Prices) -> list[Stride] | None:
    """The cheapest way from any landing to the exit, by Dijkstra's search."""
    order = count()  # two of the same price come in the order in which they were found
    waiting: list[tuple[float, int, Step, Node | None]] = [
        (step[0], next(order), step, None) for step in terrain.landings(prices)
    ]
    heapq.heapify(waiting)
    cheapest: dict[Node, float] = {}  # the price at which each waits: no dearer one is added
    came: dict[Node, tuple[Step, Node | None]] = {}
    while waiting:
        price, _, step, last = heapq.heappop(waiting)
        node = step[1]
        if node in came:
            continue
        came[node] = step, last
        if node[0] == OUT:
            return list(_traced(came, node))[::-1]
        for onward in terrain.steps_from(node, came, prices):
            to, dearer = onward[1], price + onward[0]
            if dearer < cheapest.get(to, inf):
                cheapest[to] = dearer
                heapq.heappush(waiting, (dearer, next(order), onward, node))
    return None


def _traced(came: dict[Node, tuple[Step, Node | None]], node: Node | None) -> Iterator[Stride]:
    while node is not None:
        (_, (place, _, _), commands, fate), node = came[node]
        yield Stride(place, commands, fate)


# ---- the way, played by the rules


def _play(terrain: Terrain, steps: list[Stride]) -> tuple[list[said.Command], str]:
    """The commands that were given, and what there was too little of; empty if it was won."""
    news: list[Event] = []
    game = begin(terrain.plan, terrain.options, ALONE, Lowest(), news)
    given: list[said.Command] = []
    player = game.players[0]
    for step in steps:
        for command in step.commands:
            if isinstance(command, said.Shoot):
                if not _is_needed(game, command):
                    continue
                if player.carries.get(command.ammunition, 0) < command.count:
                    return given, command.ammunition
            _say(game, command, step.fate, given, news)
            if player.place == NOWHERE:
                return given, _cause(news)
        if game.result is None and player.place != step.place:
            return given, "turn"  # the abstraction was wrong here; try another way
    return given, "" if game.result is not None and game.result.winners else "turn"


def _say(
    game: State, command: said.Command, fate: Fate | None, given: list[said.Command],
    news: list[Event],
) -> None:  # fmt: skip
    """Give a command, and answer what is asked in between."""
    given.append(command)
    execute(game, 0, command, Lowest(), news)
    while game.asked is not None:
        key = game.asked.key
        yes = fate.answer if fate is not None and key == "answer" else key in USEFUL
        given.append(said.Answer(yes))
        execute(game, 0, given[-1], Lowest(), news)


def _is_needed(game: State, shot: said.Shoot) -> bool:
    """Not at what is dead already, nor at a wall that is down."""
    level, cell = divmod(game.players[0].place, game.plan.area)
    edge = cell * 4 + shot.way
    if game.edges[edge]:
        return True
    there = game.at[level * game.plan.area + game.plan.beside[edge]]
    living = [game.beings[number] for number in there if game.beings[number].condition == ALIVE]
    return any(being.kind.needed(shot.ammunition, game.options) for being in living)


def _cause(news: list[Event]) -> str:
    """What the player died of, as far as it has a price."""
    died = [event.of for event in news if isinstance(event, Died)]
    return died[-1] if died and died[-1] in PRICES else "turn"
