"""The scout as a judge: she says what she is after, and knows that somebody else plays."""

from collections.abc import Iterator
from enum import Enum

from asterion.books.dungeonlab.plan.things import BRIDLE, TREASURE
from asterion.books.dungeonlab.view.chart import Square, side
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.needs import is_hurt, is_short, supplies
from asterion.bots.dungeonlab.rides import Rides
from asterion.bots.dungeonlab.roads import Road, Roads
from asterion.bots.dungeonlab.scout import Scout
from asterion.bots.dungeonlab.searching import Search
from asterion.bots.dungeonlab.world import World
from asterion.core.contract.book import Prompt


class Aim(Enum):
    """What a road is for."""

    HOSPITAL = "hospital"
    EXIT = "exit"
    TREASURE = "treasure"
    STORE = "store"
    BRIDLE = "bridle"
    UNKNOWN = "unknown"
    BRANCH = "branch"
    FALL = "fall"


class Judge(Scout):
    """`purpose` and `road` are those of the last answer; `did` tells what was played instead."""

    purpose: Aim | None = None
    road: Road | None = None
    before: Square | None = None

    def answer(self, view: View, prompt: Prompt) -> str:
        self.purpose = self.road = None
        text = super().answer(view, prompt)
        # What comes next is taken from the answer, not from what she would have said.
        self.memory.aim = None
        return text

    def did(self, way: int, fired: bool) -> None:
        """The player went, or fired, from where they stood."""
        if self.before is not None:
            self.memory.aim = side(self.before, way), self.before
            self.memory.fired = fired

    def _goals(self, view: View, world: World, roads: Roads) -> Iterator[Road | str | None]:
        """As the scout does, noting before each what it would be for."""
        if isinstance(roads, Rides):
            yield from super()._goals(view, world, roads)
            return
        search = Search(self.memory, roads)
        if is_hurt(view):
            yield self._noted(
                Aim.HOSPITAL,
                roads.nearest(lambda square: "hospital" in world.squares.get(square, ())),
            )
        if TREASURE in view.mine.carries:
            for way_out in search.ways_out():
                yield self._noted(Aim.EXIT, way_out)
        elif world.treasure is not None:
            home = world.treasure
            yield self._noted(Aim.TREASURE, roads.nearest(lambda square: square == home))
        if is_short(view):
            yield self._noted(
                Aim.STORE,
                roads.nearest(lambda square: supplies(view, world.squares.get(square, ()))),
            )
        if BRIDLE in view.mine.carries:
            yield self._noted(
                Aim.BRIDLE,
                roads.nearest(lambda square: "ontifutlas" in world.squares.get(square, ())),
            )
        yield self._noted(Aim.UNKNOWN, roads.nearest(lambda square: square not in world.squares))
        for probe in search.probes():
            yield self._noted(Aim.BRANCH, probe)
        yield self._noted(Aim.FALL, search.fall())

    def _noted(self, aim: Aim, road: Road | str | None) -> Road | str | None:
        self.purpose = aim
        self.road = road if isinstance(road, Road) else None
        return road
