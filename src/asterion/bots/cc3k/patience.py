"""Waiting until the way is free: where to stand, and when the enemies are let loose (C23, C35).

Enemies go anywhere in their chamber, but never into passages: to wait in a passage is safe,
and sooner or later they leave the way free.
"""

from typing import NamedTuple

from asterion.books.cc3k.plan.kinds import STEPS
from asterion.bots.cc3k.ground import Ground
from asterion.core.dice import Dice

FREE = 1.0
"""What costs less is only a walk."""
TOO_NEAR = 0.12
"""C23  Company: an enemy three blocks away comes beside nobody in its next turn."""
DEAR = 10.0
"""For a way that costs more it waits even where somebody may come beside it,"""
NEAR_WAIT = 5
"""but each such turn counts for five."""
A_SHARE = 0.7
"""So much of what it waits for it gives for the way to a shelter."""


class LooseStep(NamedTuple):
    """A step with the enemies let loose, and for how many turns of patience it counts."""

    way: int
    counts: int


def to_shelter(ground: Ground, price: float) -> list[int]:
    """The way to where nobody can come beside it; else, if it costs nothing, to where few are."""
    here = ground.view.here
    if ground.is_shelter(here):
        return []
    most = max(FREE, price * A_SHARE)
    shelters = [
        (cost, cell)
        for cell, cost in ground.cost.items()
        if cost < most and ground.is_shelter(cell)
    ]
    if shelters:
        return ground.way_to(min(shelters)[1])
    quiet = [
        (ground.company(cell), cost, cell)
        for cell, cost in ground.cost.items()
        if cost < FREE and cell != here and ground.is_quiet(cell)
    ]
    if price > FREE and quiet and min(quiet)[0] < ground.company(here) / 2:
        return ground.way_to(min(quiet)[2])
    return []


def loose_step(ground: Ground, price: float, dice: Dice) -> LooseStep | None:
    """A step beside nobody, in the least company; none where that is not worth the danger."""
    here = ground.view.here
    steps = [
        (ground.company(cell), dice.below(8, "where to wait"), way)
        for way, cell, danger in ground.exits(here)
        if not danger
    ]
    if not steps or (price <= FREE and not ground.is_shelter(here)):
        return None
    company, _, way = min(steps)
    if company > TOO_NEAR and price < DEAR:
        return None
    return LooseStep(way, 1 if company <= TOO_NEAR else NEAR_WAIT)


def out_of_danger(ground: Ground, ways: list[int]) -> list[int]:
    """Of this way, last step first, only as much as leads to where nobody attacks."""
    cell = ground.view.here
    for taken, way in enumerate(reversed(ways), start=1):
        cell += STEPS[way]
        if not ground.danger(cell):
            return ways[len(ways) - taken :]
    return ways
