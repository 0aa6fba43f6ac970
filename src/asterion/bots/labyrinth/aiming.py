"""Shooting by likelihood: in how many of the imagined labyrinths a bullet hits somebody (L69)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from asterion.books.labyrinth.plan.model import WAYS, opposite
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.outlook import spread
from asterion.bots.labyrinth.search import Standing
from asterion.bots.labyrinth.world import NOWHERE, OPEN, World
from asterion.core.audience import Seat
from asterion.knowledge.labyrinth.scene import Scene

WORTH: Final = {1: 0.4, 2: 0.3, 3: 0.2}
"""How likely a hit must be, by the number of bullets left."""
AT_A_BEARER: Final = 0.15
EAGER: Final = 0.6
"""One who also shoots after the step sees twice as many targets, and needs so much less."""
TO_KILL: Final = 0.3
"""L71  The share of that which suffices where a hit kills."""
ALL_WAYS: Final = 15
KILL: Final = 10.0
"""Moves that a game won is worth."""
LOST_SIGHT: Final = 5.0


class Target(NamedTuple):
    seat: Seat
    value: float  # of a hit, in moves
    wanted: float  # how likely it must be, of what is usual


class Gunsight:
    """Whom one may shoot at, and from where a bullet would reach them in each of the worlds."""

    def __init__(
        self,
        view: View,
        scene: Scene,
        worlds: Sequence[World],
        eager: bool,
        orders: Sequence[int] = (),
    ) -> None:
        self.view = view
        self.scene = scene
        self.eager = eager
        self.far = 1 if view.options.range_of_one else len(view.cells)
        standing = [
            seat for seat in scene.others(view.seat)
            if seat not in view.gone and not scene.players[seat].may_be_down
        ]  # fmt: skip
        is_last = len(scene.others(view.seat)) == 1
        self.targets = [self._target(seat, is_last, orders) for seat in standing]
        hurt = [target.value >= KILL for target in self.targets]
        self.prey = [number for number, is_hurt in enumerate(hurt) if is_hurt]
        self._hunts: dict[int, list[float]] = {}
        armed = [seat for seat in standing if scene.players[seat].health == "healthy"]
        self.fire: dict[int, set[int]] = {
            id(world): {cell for seat in armed for cell in under_fire(world, seat, self.far)}
            for world in (worlds if eager else ())
        }
        self.masks: dict[int, list[dict[int, int]]] = {
            id(world): [aimed_at(world, seat, self.far) for seat in standing] for world in worlds
        }

    def _target(self, seat: Seat, is_last: bool, orders: Sequence[int]) -> Target:
        """L38, L70-L72  A kill wins, a bearer drops the treasure, the hurt have to walk."""
        player = self.scene.players[seat]
        if player.health in ("wounded", "infected"):
            return Target(seat, KILL if is_last else 4.0, TO_KILL if self.eager else 1.0)
        has_orders = seat < len(orders) and orders[seat] > 0
        value = (2.0 if has_orders else 4.0) + (3.0 if player.has_treasure else 0.0)
        wanted = AT_A_BEARER / WORTH[3] if player.has_treasure else 1.0
        return Target(seat, value, wanted)

    def shares(self, group: Sequence[Standing], number: int) -> list[float]:
        """For each way, in what share of the worlds this target is hit."""
        hits = [0] * 4
        for outlook, cell, _ in group:
            mask = self.masks[id(outlook.world)][number].get(cell, 0)
            for way in range(4):
                hits[way] += mask >> way & 1
        return [count / len(group) for count in hits]

    def hope(self, group: Sequence[Standing]) -> tuple[float, float]:
        """L17  What the best shot from there is worth, in moves, and how likely it hits."""
        best = 0.0, 0.0
        for number, target in enumerate(self.targets):
            share = max(self.shares(group, number))
            best = max(best, (target.value * share, share))
        return best

    def chase(self, group: Sequence[Standing]) -> float:
        """How far it is on average to where one whom a hit kills can be hit, up to LOST_SIGHT."""
        if not self.prey:
            return 0.0
        left = 0.0
        for outlook, cell, _ in group:
            ways = self._hunts.get(id(outlook))
            if ways is None:
                goals = {
                    there: 0.0
                    for number in self.prey
                    for there in self.masks[id(outlook.world)][number]
                }
                ways = spread(outlook.steps, goals, len(outlook.world.kind))
                self._hunts[id(outlook)] = ways
            left += min(LOST_SIGHT, ways[cell])
        return left / len(group)

    def danger(self, group: Sequence[Standing]) -> float:
        """L69  In what share of the worlds somebody may shoot at a player who ends there."""
        return sum(one.cell in self.fire[id(one.outlook.world)] for one in group) / len(group)

    def best(self, group: Sequence[Standing], bullets: int) -> tuple[list[str], float]:
        """The shot that is worth most, if it is likely enough, and how likely that is."""
        options = self.view.options
        if options.damp_powder and group[0].outlook.world.kind[group[0].cell] == "R":
            return [], 0.0
        if options.named_targets:
            return self._named(group), 0.0
        usual = WORTH[min(3, bullets)] * (EAGER if self.eager else 1.0)
        found: tuple[float, float, int] | None = None
        for number, target in enumerate(self.targets):
            shares = self.shares(group, number)
            share = max(shares)
            if share >= usual * target.wanted:
                shot = (share * target.value, share, shares.index(share))
                found = shot if found is None else max(found, shot)
        return ([], 0.0) if found is None else ([f"shoot {WAYS[found[2]]}"], found[1])

    def _named(self, group: Sequence[Standing]) -> list[str]:
        """L84  Only at one whose cell is the same in all of the labyrinths."""
        for number, (seat, _, _) in enumerate(self.targets):
            cells = {one.outlook.world.at[seat] for one in group}
            if len(cells) != 1 or NOWHERE in cells:
                continue
            for way, share in enumerate(self.shares(group, number)):
                if share >= WORTH[1]:
                    cell = self.scene.board.names[cells.pop()]
                    return [f"shoot {WAYS[way]} at {seat + 1} on {cell}"]
        return []


def aimed_at(world: World, seat: Seat, far: int) -> dict[int, int]:
    """L69  From which cells a bullet hits this player, with a bit for each way of shooting."""
    there = world.at[seat]
    if there == NOWHERE or world.kind[there] == "H":
        return {}
    masks = {there: ALL_WAYS} if world.kind[there] != "W" else {}
    for way in range(4):
        for cell in _backwards(world, there, way, far):
            if world.kind[cell] not in "HW":
                masks[cell] = masks.get(cell, 0) | 1 << opposite(way)
    return masks


def under_fire(world: World, seat: Seat, far: int) -> Iterable[int]:
    """The cells that a bullet of this player may come to."""
    there = world.at[seat]
    if there != NOWHERE:
        for way in range(4):
            yield from world.line(there, way)[: far + 1]


def _backwards(world: World, cell: int, way: int, far: int) -> Iterable[int]:
    """The cells from which nothing is in the way, up to a building."""
    for _ in range(far):
        beside = world.beside[cell][way]
        if world.sides[cell][way] != OPEN or beside is None:
            return
        yield beside
        if world.kind[beside] in "HW":
            return
        cell = beside
