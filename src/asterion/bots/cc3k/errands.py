"""What a crawler may set out for: something with a price and a way; potions among it."""

from collections.abc import Iterator
from typing import NamedTuple

from asterion.books.cc3k.plan.kinds import DROW, POTION, POTIONS, RACES, STEPS, VAMPIRE
from asterion.books.cc3k.view.model import View
from asterion.bots.cc3k.ground import Ground
from asterion.bots.cc3k.patience import FREE

GOOD = ("RH", "BA", "BD")


class Errand(NamedTuple):
    """Something worth doing: what it costs in hit points, where it is, and the way there."""

    cost: float
    cell: int
    ways: list[int]  # last step first


def known_potions(view: View, ground: Ground, strange: set[int]) -> Iterator[Errand]:
    """C26  What is good and needed, and what may be, seen from beside it."""
    hurt = view.race == VAMPIRE or view.hit_points + sip(view) <= most_hit_points(view)
    for cell in ground.cells(POTION):
        potion = view.potions.get(cell)
        looks = potion is None and cell not in strange and bool(view.known & set(GOOD))
        if looks or (potion in GOOD and (hurt or potion != "RH")):
            yield from _beside(ground, cell, drink=not looks)


def sips(view: View, ground: Ground) -> Iterator[Errand]:
    """C28  Learning what a strange potion is, as long as it cannot kill."""
    if len(view.known) < len(POTIONS) and view.hit_points > 2 * sip(view):
        for cell in ground.cells(POTION):
            if cell not in view.potions:
                yield from _beside(ground, cell, drink=True)


def _beside(ground: Ground, cell: int, drink: bool) -> Iterator[Errand]:
    stand = ground.beside(cell)
    if stand is not None and ground.cost[stand] + ground.danger(stand) <= FREE:
        ways = ground.way_to(stand)
        if drink:
            ways = [STEPS.index(cell - stand), *ways]
        if ways:
            yield Errand(ground.cost[stand], cell, ways)


def most_hit_points(view: View) -> int:
    return RACES[view.race].hit_points


def sip(view: View) -> int:
    """C11, C26  What a potion of health changes."""
    return 15 if view.race == DROW else 10
