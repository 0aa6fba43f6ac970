"""Where deduction takes its words from the rule book: kinds of encounters, and what shows them."""

from typing import Final

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, HOLE, LIGHTS, Encounter
from asterion.books.dungeonlab.encounters.trees import GIFTS
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.model import (
    EXIT,
    MONOLITH,
    OPEN,
    SIMPLE,
    SOMEBODY,
    WALL_NAMES,
    WIRE,
)
from asterion.books.dungeonlab.plan.things import BLASTER, DYNAMITE, GRENADE, TREASURE
from asterion.books.dungeonlab.rules.shooting import DESTROYED, REGROWTH, STANDS

__all__ = [
    "BLASTER", "DESTROYED", "DYNAMITE", "EXIT", "GRENADE", "KINDS", "LOOKS", "MONOLITH", "NOTHING",
    "OPEN", "REGROWTH", "SIMPLE", "SOMEBODY", "STANDS", "TREASURE", "WALL_NAMES", "WIRE",
    "Bestiary", "DungeonLabOptions", "Encounter", "happened", "tasted",
]  # fmt: skip

NOTHING: Final = ""
"""Instead of a kind: no encounter is in the place."""
LOOKS: Final = (LIGHTS, GREEN_EYES, HOLE)
MORDOR, ELDAR, PIT, HANGING = "Mordor", "Eldar", "pit", "hanging pit"
PRISON, PLUS_PRISON, MINUS_PRISON = "prison", "plus-prison", "minus-prison"
ONTIFUTLAS = "ontifutlas"
SOURCE, RIVER, WATERFALL, PAN = "source", "river", "waterfall", "lavatory pan"
TREE, LOKH = "tree", "lokh"


class Bestiary:
    """The kinds that a plan may have by these options, in classes that are told alike."""

    def __init__(self, options: DungeonLabOptions) -> None:
        self.options = options
        self.kinds: dict[str, Encounter] = {
            name: kind
            for name, kind in KINDS.items()
            if not kind.option or getattr(options, kind.option)
        }
        self.names = (NOTHING, *self.kinds)
        self.by_label: dict[str, tuple[str, ...]] = {}
        self.by_look: dict[str, tuple[str, ...]] = {}
        self.by_sting: dict[tuple[str, int], tuple[str, ...]] = {}
        for name, kind in self.kinds.items():
            self.by_label[kind.told_as] = (*self.by_label.get(kind.told_as, ()), name)
            if kind.glow:
                self.by_look[kind.glow] = (*self.by_look.get(kind.glow, ()), name)
            if kind.stings[1]:
                self.by_sting[kind.stings] = (*self.by_sting.get(kind.stings, ()), name)
        self.glowing = tuple(name for name, kind in self.kinds.items() if kind.glow)
        self.beasts = tuple(name for name, kind in self.kinds.items() if kind.is_beast)
        self.alike = {label: of for label, of in self.by_label.items() if len(of) > 1}

    def is_beast(self, label: str) -> bool:
        return any(self.kinds[name].is_beast for name in self.by_label.get(label, ()))

    def killed_by(self, ammunition: str, count: int) -> tuple[str, ...]:
        """D25, D34  The kinds that this many shots kill, whatever was fired before."""
        return tuple(
            name
            for name, kind in self.kinds.items()
            if 0 < kind.needed(ammunition, self.options) <= count
        )


def tasted(answers: list[bool]) -> tuple[str, ...]:
    """D62, D63  The trees that are offended by these two answers."""
    return tuple(
        name
        for name, (likes_orcs, _gift) in GIFTS.items()
        if answers[-2:] != [likes_orcs, not likes_orcs]
    )
