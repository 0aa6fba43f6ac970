"""What a scout does with what is in her own cell, before she goes on."""

from asterion.books.dungeonlab.encounters.kind import BY_LABEL, SKINS
from asterion.books.dungeonlab.plan.things import (
    BLASTER,
    BOAT,
    BULLET,
    DOLLAR,
    GRENADE,
    STICK,
    counted,
)
from asterion.books.dungeonlab.view.asking import is_sold
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.needs import A_LITTLE, is_short

ENOUGH = {GRENADE: 8, BULLET: 45, BLASTER: 4}
"""What she wants to have when she leaves a store, the most important first."""
AT_ONCE = {GRENADE: 1, BULLET: 10, BLASTER: 1}


def deed_here(view: View) -> str:
    """A word, or nothing if there is nothing to do."""
    if view.things and any(thing not in SKINS for thing in view.things):
        return "take"
    for label in view.bodies_here():
        if BY_LABEL[label].skin:
            return f"skin {label}"
    living = [kind for _, kind in view.living_here()]
    if any(kind.can_be_strangled for kind in living):
        return "strangle"
    if any(kind.trades for kind in living):
        return _trade(view)
    return ""


def _trade(view: View) -> str:
    """D27  Skins are sold, gifts of trees if need be; ammunition is bought, and a fine is kept."""
    carries = view.mine.carries
    for thing, count in carries.items():
        if thing in SKINS and SKINS[thing].skin:
            return f"sell {counted(count, thing)}"
    if is_short(view) and carries.get(DOLLAR, 0) < A_LITTLE:
        for gift in (STICK, BOAT):
            if gift in carries:
                return f"sell {counted(1, gift)}"
    kept = view.options.fine if len(view.names) == 1 else 0
    for thing, enough in ENOUGH.items():
        lacking = enough - carries.get(thing, 0)
        money = carries.get(DOLLAR, 0)
        spare = money - kept if carries.get(GRENADE, 0) else money
        lots = min(-(-lacking // AT_ONCE[thing]), spare // 5)
        if lots > 0 and is_sold(view, thing):
            return f"buy {counted(lots * AT_ONCE[thing], thing)}"
    return ""
