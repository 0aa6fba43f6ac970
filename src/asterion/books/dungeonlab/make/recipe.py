"""How much of what goes into a plan, by its difficulty and size."""

from typing import Final

import msgspec

from asterion.books.dungeonlab.make.settings import ANY, DungeonLabSettings
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.core.dice import Dice
from asterion.core.options import OptionError

WALLS: Final = {"easy": 25, "normal": 35, "hard": 45}
FILLED: Final = {"easy": 45, "normal": 55, "hard": 70}
BASICS: Final = ("hospital", "store")
"""D27, D29  In every dungeon that has room for them."""
UNIQUE: Final = ("management center",)

COMMON: Final[dict[str, tuple[int, int, int]]] = {
    "store": (3, 2, 1),
    "arsenal": (4, 3, 2),
    "hospital": (4, 2, 1),
    "gourm": (3, 2, 1),
    "management center": (3, 2, 1),
    "prison": (1, 2, 3),
    "plus-prison": (1, 1, 2),
    "minus-prison": (1, 1, 2),
    "lion": (4, 4, 3),
    "tiger": (2, 3, 3),
    "panther": (1, 2, 3),
    "crocodile": (1, 1, 2),
    "cow": (3, 2, 1),
    "rabbit": (3, 2, 1),
    "orc": (2, 3, 3),
    "urkh": (1, 2, 3),
    "werewolf": (1, 2, 2),
    "exote lion": (1, 1, 1),
    "exote tiger": (0, 1, 1),
    "exote panther": (0, 1, 1),
    "eyescorcher": (1, 2, 3),
    "black rider": (1, 1, 2),
    "ontifutlas": (1, 2, 2),
    "marmar": (1, 2, 3),
    "plus-cop": (1, 1, 2),
    "minus-cop": (1, 1, 2),
    "cop": (1, 1, 2),
    "willow": (2, 2, 2),
    "ent": (2, 2, 2),
    "lokh": (0, 1, 2),
    "antigourm": (1, 1, 2),
    "hanging pit": (1, 1, 1),
    "lake": (1, 2, 3),
}
"""How often each encounter is drawn on an easy, a normal and a hard plan."""

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
    """Numbers for so many places; `encounters` counts rivers and pits too."""
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
        name
        for name, likely in COMMON.items()
        for _ in range(likely[column])
        if not KINDS[name].option or getattr(settings, KINDS[name].option)
        if name != "marmar" or settings.levels != "1"
    ]


def lying_from(settings: DungeonLabSettings) -> list[str]:
    """D4, D27, D47  What may lie about."""
    return [t for t in LYING if t not in BY_OPTION or getattr(settings, BY_OPTION[t])]


def refuse_impossible(settings: DungeonLabSettings) -> None:
    """One sentence for settings that no plan can have."""
    places = settings.width * settings.height * int(settings.levels)
    if settings.pits == 1:
        raise OptionError("a single pit leads nowhere: pits cannot be 1 (D68)")
    needed = 2 * max(0, settings.rivers) + max(0, settings.pits) + 1
    if needed > places:
        what = f"{max(0, settings.rivers)} rivers and {max(0, settings.pits)} pits"
        raise OptionError(f"{what} need {needed} places with the treasure; there are {places}")
    if settings.branches > settings.width + settings.height:
        raise OptionError(f"there is no room for {settings.branches} branches (D11)")
