"""All that one viewer of a Dooom game has been told."""

from typing import ClassVar, Final

from asterion.books.dooom.event import PlayerStatus
from asterion.books.dooom.options import SIGHT_LIMIT, DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.books.dooom.plan.sight import Sight, sights
from asterion.core.audience import Seat
from asterion.core.contract.screen import Sheet
from asterion.core.drawing.chart import Chart

THINGS: Final = frozenset("GHSAL")
"""What can be picked up, by the letters of the map."""
NOBODYS_TURN: Final = -3
"""No seat, for -1 and -2 are the watchers and the master, whose turn it never is."""


class Picture:
    """The map as it was last drawn for the eyes, so that only what is new is drawn again."""

    __slots__ = ("board", "marked", "marks", "reach", "shades", "sheets")

    def __init__(self, reach: tuple[int, int, int, int]) -> None:
        self.reach = reach  # of the chart: then it has as many rows and columns
        left, right, top, bottom = reach
        self.sheets = (Sheet(right - left + 1, bottom - top + 1, column=left, row=top),)
        self.board = [""] * (bottom - top + 1)  # what was once shown is never changed
        self.shades = self.board
        self.marks: object = None  # what stood there only just then
        self.marked = top, bottom  # and the rows on which it stood


class View:
    """What a seat remembers. The master's has the plan and follows the facts instead."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "ap", "at", "away", "dead", "fortunes", "ground", "here", "hit_points", "kit", "leash",
        "names", "options", "over", "picture", "piles", "plan", "players", "round", "seat", "seen",
        "sheet", "sights", "target", "treasure", "turn", "undrawn",
    )  # fmt: skip

    def __init__(self, seat: Seat, options: DooomOptions, plan: Plan | None) -> None:
        self.seat = seat  # whose view it is
        self.options = options  # the options of the table
        self.names: list[str] = []  # players' names, by seat
        self.target = 0  # how much treasure wins (O4)
        self.turn: Seat = NOBODYS_TURN  # whose turn it is
        self.round = 0  # from 1
        self.over = False  # the game has ended
        self.dead: set[Seat] = set()  # who has died
        self.away: set[Seat] = set()  # who has left and is skipped (O21)
        # one's own
        self.seen = ""  # the field of vision as it was told last
        self.begin_sheet()
        self.hit_points = options.hit_points
        self.ap = 0  # action points left in this turn
        self.treasure = 0  # what one carries
        self.kit = ""  # S sword, A armour, L lantern, as far as one has them
        # the master's
        self.plan = plan
        self.ground = bytearray(plan.tiles) if plan is not None else bytearray()
        self.piles: dict[int, int] = {}
        self.at: dict[Seat, int] = {}
        self.fortunes: dict[Seat, PlayerStatus] = {}

    def begin_sheet(self) -> None:
        """O1, O5  The map counts from where one was put, for the edge is secret."""
        self.sheet = Chart(SIGHT_LIMIT)  # all that was seen, counted from the start
        self.picture: Picture | None = None
        self.undrawn: dict[tuple[int, int], str] = {}  # seen from there, not yet on the sheet
        self.here = self.sheet.start  # one's own tile on the sheet
        self.leash = self.sheet.room_around(self.here)  # the steps that the sheet has room for
        self.players: dict[int, Seat] = {}  # in sight now
        self.sights = sights(self.options, self.sheet.stride)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        assert self.chart is self.sheet  # asking for it draws what is undrawn
        assert other.chart is other.sheet
        return all(getattr(self, slot) == getattr(other, slot) for slot in TOLD)

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # mutable

    @property
    def chart(self) -> Chart:
        """All that was ever seen. It is drawn when somebody looks at it, not at every step."""
        if self.undrawn:
            for (cell, size), seen in self.undrawn.items():
                self.draw(cell, seen.encode(), self.sights[size != len(self.sights[0].offsets)])
            self.undrawn.clear()
        return self.sheet

    def draw(self, cell: int, seen: bytes, sight: Sight) -> None:
        tiles = self.sheet.tiles
        for first, last, begin, end in sight.runs:
            tiles[cell + first : cell + last] = seen[begin:end]
        self.sheet.drawn_around(cell, sight.radius)

    @property
    def sight(self) -> Sight:
        """The field of vision: a lantern widens it."""
        return self.sights["L" in self.kit]

    @property
    def is_dead(self) -> bool:
        return self.seat in self.dead


TOLD: Final = tuple(slot for slot in View.__slots__ if slot != "picture")
