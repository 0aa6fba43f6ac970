"""Ammunition kits: what every landing starts with."""

from typing import Final

from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.plan.things import BLASTER, BULLET, DOLLAR, GRENADE

SMALL: Final = 49
"""D5  Cells of the base rectangle up to which a dungeon is small: 7x7."""


def kit(options: DungeonLabOptions) -> dict[str, int]:
    """D5  30 or 50 bullets, 5 grenades, 10 blasters, 20 dollars."""
    return {BULLET: options.kit_bullets, GRENADE: 5, BLASTER: 10, DOLLAR: 20}


def landing_kits(plan: Plan, options: DungeonLabOptions) -> dict[str, int]:
    """D5  Three kits in a small dungeon, five in a large one, at every landing."""
    kits = options.kits or (3 if plan.base[0] * plan.base[1] <= SMALL else 5)
    return {thing: count * kits for thing, count in kit(options).items() if count}
