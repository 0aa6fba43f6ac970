"""The truth of a Dooom game."""

from typing import Final

from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.books.dooom.plan.sight import Sight, sights
from asterion.core.audience import Audience, Seat
from asterion.core.contract.chapters import Result
from asterion.core.state.compiled import mypyc_attr
from asterion.core.state.slotted import Slotted

SWORD_BIT: Final = 1
ARMOUR_BIT: Final = 2
LANTERN_BIT: Final = 4
KIT_BITS: Final = {"S": SWORD_BIT, "A": ARMOUR_BIT, "L": LANTERN_BIT}
NO_TURN: Final = -3
"""No seat, for -1 and -2 are the watchers and the master, whose turn it never is."""


@mypyc_attr(allow_interpreted_subclasses=True)  # else `copy` could not leave out `__init__`
class State(Slotted):
    """Mutable; a list a property, an index a seat. `ground` is the map as it lies there now."""

    __slots__ = (
        "alive", "ap", "at", "away", "eyes", "ground", "hears", "hit_points", "kit", "names",
        "occupied", "options", "piles", "plan", "result", "round", "sights", "treasure", "turn",
    )  # fmt: skip

    def __init__(self, plan: Plan, options: DooomOptions) -> None:
        self.plan = plan
        self.options = options
        self.sights: tuple[Sight, Sight] = sights(options, plan.grid.stride)
        self.eyes: list[Sight] = []  # which of the two each player has
        self.ground = bytearray(plan.tiles)
        self.piles: dict[int, int] = {}  # treasure worth more than 1, by cell
        self.names: list[str] = []
        self.hears: list[Audience] = []
        self.at: list[int] = []
        self.occupied: dict[int, Seat] = {}  # by the living
        self.hit_points: list[int] = []
        self.treasure: list[int] = []
        self.kit: list[int] = []
        self.alive: list[bool] = []
        self.away: list[bool] = []
        self.turn: Seat = NO_TURN
        self.ap = 0
        self.round = 0
        self.result: Result | None = None

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.plan = self.plan
        twin.options = self.options
        twin.sights = self.sights
        twin.eyes = self.eyes[:]
        twin.ground = self.ground[:]
        twin.piles = self.piles.copy()
        twin.names = self.names[:]
        twin.hears = self.hears[:]
        twin.at = self.at[:]
        twin.occupied = self.occupied.copy()
        twin.hit_points = self.hit_points[:]
        twin.treasure = self.treasure[:]
        twin.kit = self.kit[:]
        twin.alive = self.alive[:]
        twin.away = self.away[:]
        twin.turn = self.turn
        twin.ap = self.ap
        twin.round = self.round
        twin.result = self.result
        return twin
