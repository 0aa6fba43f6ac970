"""From which side to strike in Dooom: where the one who is struck can run to the least.

Who is struck may walk away in the next turn (O6), so that a fight takes as many blows as one
can keep it from going.
"""

from collections.abc import Iterable
from typing import NamedTuple

from asterion.books.dooom.plan.model import WALL
from asterion.books.dooom.view.model import View
from asterion.bots.dooom.paths import distances
from asterion.core.drawing.chart import UNKNOWN, Chart

UNSEEN = 2
"""An unknown tile counts for two to run to: it may lead anywhere."""


class Stand(NamedTuple):
    """Where to strike from: tiles that are left to the other, steps to go, where, and whom."""

    freedom: int
    steps: int
    cell: int
    prey: int


def best_stand(view: View, prey: Iterable[int]) -> Stand | None:
    """Of all that can be reached with a point left to strike (O12)."""
    chart = view.chart
    near = distances(chart, view.here, view.players, view.ap - 1)
    stands = [
        Stand(freedom(chart, cell, beside, view.options.action_points), near[beside], beside, cell)
        for cell in prey
        for beside in (cell + step for step in chart.steps)
        if beside in near
    ]
    return min(stands, default=None)


def freedom(chart: Chart, runner: int, barred: int, steps: int) -> int:
    """How many tiles can be run to within `steps`, if one of them is barred."""
    reached = {runner, barred}
    edge, unseen = [runner], 0
    for _ in range(steps):
        after = []
        for cell in edge:
            for step in chart.steps:
                beside = cell + step
                if beside in reached or chart.tiles[beside] == WALL:
                    continue
                reached.add(beside)
                if chart.tiles[beside] == UNKNOWN:
                    unseen += 1
                else:
                    after.append(beside)
        edge = after
    return len(reached) - 2 + (UNSEEN - 1) * unseen
