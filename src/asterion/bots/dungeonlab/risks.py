"""What a scout fears of a square, in turns that it would rather walk."""

from typing import Final

from asterion.books.dungeonlab.encounters.kind import BY_LABEL, GREEN_EYES, HOLE, LIGHTS
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.damage import BITE, BURN, LIMITS, PIERCE
from asterion.books.dungeonlab.plan.things import (
    BOAT,
    BRIDLE,
    BULLET,
    DOLLAR,
    ELVEN,
    GRENADE,
    STICK,
)
from asterion.books.dungeonlab.view.chart import Square, beside
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.world import DISPLACING, World

NEVER: Final = 10_000.0
DEATH: Final = 400.0
UNKNOWN: Final = 2.0
"""A dark square: it may be a pit, a river, a cop."""
BITES: Final = {"lion": 1, "tiger": 1, "panther": 1, "werewolf": 1, "crocodile": 2}
CARRYING: Final = frozenset({"pit", "river"})
"""D68, D70  What takes one elsewhere and does no harm."""
CARRIED: Final = 20.0
"""What it costs not to know where one is; more where one was carried to before."""
A_GIFT: Final = 4.0
"""A boat, a walking stick or a bridle."""
SALVO: Final = 15
"""D34  Bullets that kill any cat, orc or urkh."""


class Risks:
    """One player's fears now: they grow with her damage."""

    def __init__(self, view: View, world: World) -> None:
        self.view = view
        self.world = world
        mine = view.mine
        times = 2 if mine.exote else 1
        self.left = {
            hurt: LIMITS[hurt] * times - mine.hurts.get(hurt, 0) for hurt in (BITE, PIERCE, BURN)
        }
        self.bullets = mine.carries.get(BULLET, 0)
        self.grenades = mine.carries.get(GRENADE, 0)
        self.money = mine.carries.get(DOLLAR, 0)
        self.has_blade = ELVEN in mine.carries
        self.spends = {"lake": BOAT in mine.carries, "river": STICK in mine.carries,
                       "ontifutlas": BRIDLE in mine.carries}  # fmt: skip
        """D49, D70, D72  What does no harm to a player with something to spend on it."""

    def of_hurt(self, hurt: str, count: int) -> float:
        """Dearer, the less one can still take; death is not for ever, but nearly."""
        left = self.left[hurt] - count
        if left <= 0:
            return DEATH
        return 30.0 * count / LIMITS[hurt] * (1 + count / left)

    def of_prison(self) -> float:
        """D30  Among several it costs turns, alone money or bites."""
        if len(self.view.names) > 1:
            return 8.0
        return 6.0 if self.money >= self.view.options.fine else self.of_hurt(BITE, 3)

    def of_entering(self, square: Square, from_the_side: bool) -> float:
        """One arrival there, and one stay."""
        found = self.world.squares.get(square)
        if found is None:
            risk = self._of_unknown(square, from_the_side)
        else:
            risk = sum(self.of_known(square, what, from_the_side) for what in found)
        return risk + self.of_neighbours(square)

    def _of_unknown(self, square: Square, from_the_side: bool) -> float:
        glow = self.world.seen.get(square, "")
        if HOLE in glow:
            return 0.0 if self.has_blade else 90.0
        if GREEN_EYES in glow:
            if from_the_side and (self.bullets >= SALVO or self.grenades > 1):
                return 3.0
            return self.of_hurt(BITE, 1)
        if LIGHTS in glow:
            return 1.0 + self.of_prison() / 5
        if from_the_side:
            return UNKNOWN
        return UNKNOWN + self.of_hurt(BITE, 1) / 4

    def of_known(self, square: Square, what: str, from_the_side: bool) -> float:
        if what not in BY_LABEL:
            return 0.0
        if what == "black rider":
            return 0.0 if self.has_blade else NEVER
        if what == "political cop" and square in self.world.answers:
            return 0.0
        if self.spends.get(what):
            return A_GIFT
        if what in DISPLACING:
            return NEVER
        if what in BITES:
            armed = self.bullets >= KINDS[what].dies_of.get(BULLET, 999) or self.grenades > 1
            if from_the_side and armed and what != "werewolf":
                return 1.5
            lost = 20.0 if what == "crocodile" else 0.0
            return self.of_hurt(BITE, BITES[what]) + lost
        if what == "eyescorcher":
            return self.of_hurt(BURN, 1)
        if what == "lake":
            return 25.0
        if what == "prison":
            return self.of_prison()
        if what == "political prison":
            return 0.0 if square in self.world.answers else self.of_prison() / 2
        return self._of_antigourm() if what == "antigourm" else 0.0

    def _of_antigourm(self) -> float:
        over = any(self.view.mine.hurts.get(hurt, 0) >= LIMITS[hurt] for hurt in self.left)
        return DEATH if over else 0.0

    def of_neighbours(self, square: Square) -> float:
        """D20  What strikes from the next squares, unless a wall holds it off."""
        risk = 0.0
        world = self.world
        if "hospital" in world.squares.get(square, ()):
            return risk
        for way in range(4):
            there = beside(square, way)
            if there in world.stings and there not in world.squares:
                if not world.is_standing(square, way):
                    risk += self.of_hurt(*world.stings[there])
            elif world.squares.get(there) and not world.is_standing(square, way):
                for label in world.labels(there):
                    hurt, count = BY_LABEL[label].stings
                    if count:
                        risk += self.of_hurt(hurt, count)
        return risk
