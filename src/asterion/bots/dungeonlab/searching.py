"""Where a scout looks for what she does not see: exits, branches, places one falls into."""

from collections.abc import Iterator

from asterion.books.dungeonlab.plan.things import BLASTER, GRENADE
from asterion.books.dungeonlab.view.chart import OPEN, Square, beside, side
from asterion.bots.dungeonlab.memory import Memory
from asterion.bots.dungeonlab.risks import CARRIED, CARRYING, NEVER
from asterion.bots.dungeonlab.roads import Road, Roads
from asterion.bots.dungeonlab.world import EAST, EXIT, SIMPLE, SOUTH, WIRE


class Search:
    """What there is to try from where she stands, with the roads that lead there."""

    def __init__(self, memory: Memory, roads: Roads) -> None:
        self.memory = memory
        self.world = roads.world
        self.here = roads.here
        self.roads = roads

    # ---- the exit

    def ways_out(self) -> Iterator[Road | str | None]:
        """D14  The exit if a map showed it, else each wall that could be it."""
        world, here = self.world, self.here
        for way in range(4):
            if world.walls.get(side(here, way)) == EXIT:
                yield self.memory.move_to(here, way)
        if EXIT in world.walls.values():
            yield self.roads.nearest(
                lambda square: any(world.walls.get(side(square, w)) == EXIT for w in range(4))
            )
        for way in range(4):
            if self._may_be_exit(here, way):
                yield self.memory.move_to(here, way)
        yield self.roads.nearest(
            lambda square: any(self._may_be_exit(square, way) for way in range(4))
        )

    def _may_be_exit(self, square: Square, way: int) -> bool:
        world, where = self.world, side(square, way)
        if where in world.tried or world.walls.get(where) == OPEN:
            return False
        if world.is_placed and world.in_base(square):
            return world.is_outer(square, way)
        return square in world.squares and beside(square, way) not in world.squares

    # ---- branches

    def probes(self) -> Iterator[Road | str | None]:
        """D11  East and south a branch may hide behind an outer wall."""
        world, here = self.world, self.here
        for way in self._hiding(here):
            wall = world.walls.get(side(here, way))
            if (here, way) == self.memory.opened:
                yield self.memory.move_to(here, way)
            ammunition = BLASTER if wall == WIRE else GRENADE
            if wall is None:
                yield self.memory.move_to(here, way)
            elif self.roads.breaks[WIRE if wall == WIRE else SIMPLE]:
                yield self.memory.shoot(here, 1, ammunition, way)
        yield self.roads.nearest(lambda square: bool(self._hiding(square)))

    def _hiding(self, square: Square) -> list[int]:
        """The sides of a square behind which a branch may be."""
        world = self.world
        if not world.is_placed:
            return []
        return [
            way
            for way in (EAST, SOUTH)
            if world.is_outer(square, way)
            and side(square, way) not in world.solid
            and world.walls.get(side(square, way)) != OPEN
        ]

    # ---- places to which no road leads

    def fall(self) -> Road | None:
        """D68, D70  Some places can only be fallen into: where she fell least often, first."""
        return self.roads.into(self._price_of_falling)

    def _price_of_falling(self, square: Square) -> float:
        found = self.world.squares.get(square, ())
        if CARRYING.isdisjoint(found) or not CARRYING.issuperset(found):
            return NEVER
        return CARRIED * (1 + self.memory.thrown[self.world, square])
