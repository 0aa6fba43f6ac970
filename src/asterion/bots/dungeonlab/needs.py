"""What a scout lacks: health, or what opens walls and kills beasts."""

from collections.abc import Sequence

from asterion.books.dungeonlab.plan.things import BOAT, BULLET, DOLLAR, GRENADE, STICK
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.risks import SALVO

WORST = {"bite": 3, "pierce": 15, "burn": 3}
A_LITTLE = 15
"""Dollars for which it pays to go to a store."""


def is_hurt(view: View) -> bool:
    times = 2 if view.mine.exote else 1
    hurts = view.mine.hurts
    return any(hurts.get(hurt, 0) >= most * times for hurt, most in WORST.items())


def is_short(view: View) -> bool:
    """Of what opens walls or kills beasts."""
    carries = view.mine.carries
    return carries.get(GRENADE, 0) < 3 or carries.get(BULLET, 0) < SALVO


def supplies(view: View, found: Sequence[str]) -> bool:
    """D27  Whether she can buy something there, if need be for what a tree gave her."""
    carries = view.mine.carries
    can_pay = carries.get(DOLLAR, 0) >= A_LITTLE or BOAT in carries or STICK in carries
    return "store" in found and can_pay
