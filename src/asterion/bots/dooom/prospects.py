"""Where to look next in Dooom: how much may come in sight from a place, and how far that is."""

from collections.abc import Collection
from typing import Final

from asterion.books.dooom.plan.model import WALL
from asterion.books.dooom.view.model import View
from asterion.bots.dooom.paths import distances, way_to
from asterion.core.drawing.chart import UNKNOWN, Chart

FADES: Final = 0.8
"""What a step farther is worth; of all that was tried, this needs the fewest action points."""
FARTHEST: Final = 40
STALE: Final = 0.75
"""Where less than so much of what a place promised is left to see, it is thought about again."""
AROUND: Final = 2
"""Tiles this near tell whether an unknown one is floor,"""
EVEN_CHANCE: Final = 2.0
UNTOLD: Final = 4.0
"""and count against these, of which half are floor."""
LEAST: Final = 0.3


class Prospects:
    """What may come in sight, as far as one seat has drawn its chart."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.chart: Chart = view.chart
        self._floor: dict[int, float] = {}

    def unseen_from(self, cell: int) -> list[int]:
        """The cells that would come in sight there for the first time."""
        tiles = self.chart.tiles
        return [cell + offset for offset in self.view.sight.offsets if not tiles[cell + offset]]

    def may_be_floor(self, cell: int) -> float:
        """How likely it is, by what is known around it: floor lies beside floor."""
        known = self._floor.get(cell)
        if known is None:
            stride, tiles = self.chart.stride, self.chart.tiles
            around = b"".join(
                tiles[cell + down * stride - AROUND : cell + down * stride + AROUND + 1]
                for down in range(-AROUND, AROUND + 1)
            )
            told = len(around) - around.count(UNKNOWN)
            floor = told - around.count(WALL)
            known = (floor + EVEN_CHANCE) / (told + UNTOLD)
            self._floor[cell] = known
        return known

    def best(self, first: int, avoid: Collection[int]) -> list[int] | None:
        """The way to where most comes in sight for the steps, last step first."""
        chart, here = self.chart, self.view.here
        best, goal = 0.0, -1
        for cell, steps in distances(chart, here, avoid, FARTHEST).items():
            if cell == here or all(chart.tiles[cell + step] for step in chart.steps):
                continue
            promise = sum(map(self.may_be_floor, self.unseen_from(cell)))
            if promise > LEAST and promise * FADES**steps > best:
                best, goal = promise * FADES**steps, cell
        return None if goal < 0 else way_to(chart, here, (goal,), avoid, first=first)
