"""The truth of a game of ChamberCrawler3000."""

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.floor import NOWHERE, Floor
from asterion.books.cc3k.plan.kinds import GRID, NO_RACE
from asterion.books.cc3k.plan.model import Plan
from asterion.core.book import Result
from asterion.core.slotted import Slotted


class State(Slotted):
    """Mutable. An enemy is the cell where it stands: `foes` has its hit points, `kinds` its kind.

    `free` is 1 on every floor tile where an enemy may step and gold may fall: nothing stands or
    lies there.
    """

    __slots__ = (
        "attack", "defence", "floor", "foes", "free", "frozen", "gold", "guards", "here",
        "hit_points", "hostile", "kinds", "known", "level", "names", "options", "piles", "plan",
        "potions", "race", "result", "stairs",
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
        self.foes: dict[int, int] = {}
        self.kinds = bytearray(GRID.size)
        self.guards: dict[int, int] = {}
        self.free = bytearray(GRID.size)

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
        twin.foes = self.foes.copy()
        twin.kinds = self.kinds[:]
        twin.guards = self.guards.copy()
        twin.free = self.free[:]
        return twin
