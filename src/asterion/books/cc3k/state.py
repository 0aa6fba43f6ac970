"""The truth of a game of ChamberCrawler3000."""

from operator import attrgetter
from typing import Final

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.floor import NOWHERE, Floor
from asterion.books.cc3k.plan.kinds import NO_RACE
from asterion.books.cc3k.plan.model import Plan
from asterion.core.contract.chapters import Result
from asterion.core.state.compiled import mypyc_attr
from asterion.core.state.slotted import Slotted


class Foe(Slotted):
    """An enemy: where it stands, its letter as a number, and its hit points."""

    __slots__ = ("cell", "hit_points", "kind")

    def __init__(self, cell: int, kind: int, hit_points: int) -> None:
        self.cell = cell
        self.kind = kind
        self.hit_points = hit_points


cell_of: Final = attrgetter("cell")
"""By which enemies are sorted: row by row from the top, leftmost first."""


@mypyc_attr(allow_interpreted_subclasses=True)  # else `copy` could not leave out `__init__`
class State(Slotted):
    """Mutable. `foes` are sorted as they last acted.

    `empty` are the floor tiles on which nothing stands or lies: there enemies step, and gold falls.
    """

    __slots__ = (
        "attack", "defence", "empty", "floor", "foes", "frozen", "gold", "guards", "here",
        "hit_points", "hostile", "known", "level", "names", "options", "piles", "plan", "potions",
        "race", "result", "stairs",
    )  # fmt: skip

    def __init__(self, plan: Plan, options: Cc3kOptions, name: str) -> None:
        self.plan = plan
        self.options = options
        self.names = [name]
        self.result: Result | None = None
        self.reset()

    def reset(self) -> None:
        """C34  As at the start, before a race is chosen."""
        self.race = NO_RACE
        self.hit_points = self.attack = self.defence = self.gold = 0
        self.known: set[int] = set()
        self.hostile = self.options.hard
        self.frozen = False
        self.level = 0
        self.floor: Floor = self.plan.floors[0]
        self.here = NOWHERE
        self.stairs: tuple[int, ...] = ()
        self.potions: dict[int, int] = {}
        self.piles: dict[int, int] = {}
        self.foes: list[Foe] = []
        self.guards: dict[int, int] = {}
        self.empty: list[bool] = []  # no floor yet

    def foe_at(self, cell: int) -> Foe:
        """The enemy that stands there; anyone who asks was told that one does."""
        return next(foe for foe in self.foes if foe.cell == cell)

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.plan = self.plan
        twin.options = self.options
        twin.names = self.names[:]
        twin.result = self.result
        twin.race = self.race
        twin.hit_points = self.hit_points
        twin.attack = self.attack
        twin.defence = self.defence
        twin.gold = self.gold
        twin.known = self.known.copy()
        twin.hostile = self.hostile
        twin.frozen = self.frozen
        twin.level = self.level
        twin.floor = self.floor
        twin.here = self.here
        twin.stairs = self.stairs
        twin.potions = self.potions.copy()
        twin.piles = self.piles.copy()
        twin.foes = [Foe(foe.cell, foe.kind, foe.hit_points) for foe in self.foes]
        twin.guards = self.guards.copy()
        twin.empty = self.empty[:]
        return twin
