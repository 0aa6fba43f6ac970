"""The best chance to get away on foot, by exact odds, while the enemies stand still (C35).

Means do not tell: 22 hit points survive a blow of 24 never, and its miss always.
"""

from typing import NamedTuple

from asterion.books.cc3k.plan.kinds import DROW, ELF, GOLD, PLAYER, STAIRS, STEPS, WALKED
from asterion.books.cc3k.rules.combat import enemy_damage
from asterion.bots.cc3k.ground import Ground
from asterion.bots.cc3k.odds import HIT_CHANCE

FARTHEST = 8
"""Steps. Who is not away by then hardly will be."""
NO_WAY = -1
OPEN = frozenset({*WALKED, GOLD, PLAYER, STAIRS})
"""What can be stepped on."""


class Escape(NamedTuple):
    """The chance to come away alive, and the first step of the way that has it."""

    chance: float
    way: int


def left_alive(hit_points: int, blows: tuple[int, ...]) -> dict[int, float]:
    """C23  Hit points after these attacks, half of which miss, each with its chance; only > 0."""
    chances = {hit_points: 1.0}
    for blow in blows:
        after: dict[int, float] = {}
        for points, chance in chances.items():
            after[points] = after.get(points, 0.0) + chance * (1 - HIT_CHANCE)
            if points > blow:
                after[points - blow] = after.get(points - blow, 0.0) + chance * HIT_CHANCE
        chances = after
    return chances


class Escapes:
    """Every way of at most `FARTHEST` steps; enemies that bar the way are not fought."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.havens = _havens(ground)
        self.known: dict[tuple[int, int, int], Escape] = {}

    def blows(self, cell: int) -> tuple[int, ...]:
        """C17, C23  All attacks on a player who ends a turn there."""
        ground, view = self.ground, self.ground.view
        found: list[int] = []
        for enemy in ground.threats.get(cell, ()):
            kind = ground.enemies[enemy]
            times = 2 if kind == ELF and view.race != DROW else 1
            found += [enemy_damage(kind, view.race, view.defence, view.options)] * times
        return tuple(found)

    def best(self, cell: int, hit_points: int, steps: int = FARTHEST) -> Escape:
        """From this cell, with these hit points and steps to go."""
        if cell in self.havens:
            return Escape(1.0, NO_WAY)
        key = cell, hit_points, steps
        if key not in self.known:
            ways = [
                Escape(self._chance(cell + step, hit_points, steps - 1), way)
                for way, step in enumerate(STEPS if steps else ())
                if self.ground.view.drawing[cell + step] in OPEN
            ]
            self.known[key] = max(ways, default=Escape(0.0, NO_WAY))
        return self.known[key]

    def _chance(self, there: int, hit_points: int, steps: int) -> float:
        if self.ground.view.drawing[there] == STAIRS:
            return 1.0
        after = left_alive(hit_points, self.blows(there))
        return sum(
            chance * self.best(there, points, steps).chance for points, chance in after.items()
        )


def _havens(ground: Ground) -> set[int]:
    """Where nobody attacks, nor on the way on to a shelter or to the stairs."""
    quiet = {cell for cell in ground.cost if ground.is_quiet(cell)}
    reached = {cell for cell in quiet if ground.is_shelter(cell)}
    waiting = [*reached, *ground.cells(STAIRS)]
    while waiting:
        for _, beside, danger in ground.exits(waiting.pop()):
            if not danger and beside in quiet and beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    return reached
