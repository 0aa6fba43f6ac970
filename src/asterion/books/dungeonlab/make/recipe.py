"""How much of what goes into a plan, by its difficulty and size."""

from typing import Final

import msgspec

from asterion.books.dungeonlab.make.settings import ANY, DungeonLabSettings
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.core.contract.options import OptionError
from asterion.core.dice import Dice
from asterion.core.phrase import Value, phrase

WALLS: Final = {"easy": 25, "normal": 35, "hard": 45}
FILLED: Final = {"easy": 45, "normal": 55, "hard": 70}
LYING: Final[dict[str, int]] = {
    "bullet": 30, "grenade": 4, "blaster": 6, "dollar": 40, "elven blade": 1, "bridle": 1,
    "arnor blade": 1, "1x1 map": 1, "3x3 map": 1, "dynamite": 3,
}  # fmt: skip
"""D61  What lies about, and at most how many of it in one place."""
BY_OPTION: Final = {
    "arnor blade": "arnor",
    "1x1 map": "maps",
    "3x3 map": "maps",
    "dynamite": "dynamite",
}


class Recipe(msgspec.Struct, frozen=True):
    """What one plan gets."""

    walls: int
    encounters: int
    rivers: int
    pits: int
    lying: int


def recipe(settings: DungeonLabSettings, places: int, dice: Dice) -> Recipe:
    """Numbers for this many places; `encounters` counts rivers and pits too."""
    filled = FILLED[settings.difficulty] if settings.filled == ANY else settings.filled
    rivers, pits = settings.rivers, settings.pits
    if rivers == ANY:
        rivers = min(9, places // 50 + dice.below(2, "rivers")) if places >= 16 else 0
    if pits == ANY:
        pits = min(26, places // 25 + dice.below(3, "pits")) if places >= 16 else 0
        pits += pits == 1
    return Recipe(
        walls=WALLS[settings.difficulty] if settings.walls == ANY else settings.walls,
        encounters=filled * places // 100,
        rivers=rivers,
        pits=pits,
        lying=min(60, 1 + places // 12),
    )


def drawn_from(settings: DungeonLabSettings) -> list[str]:
    """The encounters that may come, each as often as it is likely; optional ones if asked for."""
    column = ("easy", "normal", "hard").index(settings.difficulty)
    return [
        kind.name
        for kind in sorted(KINDS.values(), key=lambda kind: int(kind.rule[1:]))
        for _ in range(kind.rarity[column])
        if not kind.option or getattr(settings, kind.option)
        if not kind.apart or settings.levels != "1"
    ]


def lying_from(settings: DungeonLabSettings) -> list[str]:
    """D4, D27, D47  What may lie about."""
    return [t for t in LYING if t not in BY_OPTION or getattr(settings, BY_OPTION[t])]


def refuse_impossible(settings: DungeonLabSettings) -> None:
    """One sentence for settings that no plan can have."""
    places = settings.width * settings.height * int(settings.levels)
    if settings.pits == 1:
        raise OptionError(phrase("dungeonlab-make-single-pit", rule="D68"))
    needed = 2 * max(0, settings.rivers) + max(0, settings.pits) + 1
    if needed > places:
        wanted: dict[str, Value] = {
            "rivers": max(0, settings.rivers),
            "pits": max(0, settings.pits),
        }
        room = phrase("dungeonlab-make-places", **wanted, needed=needed, places=places)
        raise OptionError(room)
    if settings.branches > settings.width + settings.height:
        raise OptionError(
            phrase("dungeonlab-make-branches", branches=settings.branches, rule="D11")
        )
