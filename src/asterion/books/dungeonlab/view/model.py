"""All that one viewer of a DungeonLab game has been told; folded from events in `fold`."""

from collections.abc import Sequence

from asterion.books.dungeonlab.encounters.kind import BY_LABEL, Encounter
from asterion.books.dungeonlab.event import Asked, MapShown
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.view.chart import Chart, Square
from asterion.core.audience import Seat
from asterion.core.phrase import Phrase
from asterion.core.state.slotted import Slotted

NOBODYS_TURN = -1
NOTHING_SEEN = ["", "", "", ""]


class Fortune(Slotted):
    """How it stands with one player, as far as it was told."""

    __slots__ = ("carries", "exote", "hurts", "in_dungeon", "left", "out", "riding", "waits")

    def __init__(self) -> None:
        self.carries: dict[str, int] = {}
        self.hurts: dict[str, int] = {}
        self.exote = False
        self.riding = False
        self.in_dungeon = False
        self.left = -1  # landings; -1 is any number
        self.waits: Phrase | None = None  # why turns are missed
        self.out = False

    def add(self, thing: str, count: int) -> None:
        left = self.carries.get(thing, 0) + count
        if left > 0:
            self.carries[thing] = left
        else:
            self.carries.pop(thing, None)


class View(Slotted):
    """A seat remembers its own; the master's view has the plan and follows everyone's."""

    __slots__ = (
        "asked", "at", "beings", "chart", "columns", "company", "edges", "fortunes", "found",
        "home", "is_adrift", "level", "levels", "loose", "lying", "names", "options", "order",
        "others", "over", "peeked", "plan", "round", "rows", "seat", "seen", "shown", "things",
        "turn",
    )  # fmt: skip

    def __init__(self, seat: Seat, options: DungeonLabOptions, plan: Plan | None) -> None:
        self.seat = seat  # whose view it is
        self.options = options  # the options of the table
        self.names: list[str] = []  # players' names, by seat
        self.order: list[Seat] = []  # of turns
        self.columns = self.rows = self.levels = 0  # of the base rectangle
        self.turn: Seat = NOBODYS_TURN  # whose turn it is
        self.round = 0  # from 1
        self.over = False  # the game has ended
        self.fortunes: dict[Seat, Fortune] = {}
        """One's own; for the master everyone's."""
        self.asked: Asked | None = None  # a question in the middle of a move
        # one's own map
        self.home = Chart((0, 0, 0), anchored=True)  # the map whose place is known
        self.chart = self.home  # the map on which one is now
        self.loose: list[Chart] = []
        """Earlier pieces of map whose place was never found out."""
        self.level = 0
        """The level if it is known, from 1, else 0."""
        self.is_adrift = False
        """D70  Whether what was met last is a river that carries her."""
        self.others: dict[Seat, Square] = {}
        """D19  Players of whom it was told at which coordinates they landed, until they move."""
        self.seen: list[str] = NOTHING_SEEN  # to the north, east, south and west
        self.found: list[str] = []  # what is in one's cell
        self.things: dict[str, int] = {}  # what lies there
        self.company: list[Seat] = []  # other players in one's cell
        self.shown: dict[Seat, MapShown] = {}
        """D32  The map while it is shown to her; for the master, to whom it is shown."""
        self.peeked: tuple[list[str], list[str]] = ([], [])  # D32: the exit, and what is beside it
        # the master's
        self.plan = plan
        self.edges = bytearray(plan.edges) if plan is not None else bytearray()
        self.beings: dict[int, tuple[str, int, str]] = {}
        self.lying: dict[int, dict[str, int]] = {}
        self.at: dict[Seat, int] = {}
        if plan is not None:
            self.beings = {n: (w, place, "") for n, (place, w) in enumerate(plan.contents.items())}
            self.lying = {place: things.copy() for place, things in plan.things.items()}

    @property
    def mine(self) -> Fortune:
        return self.fortunes[self.seat]

    def living_here(self) -> list[tuple[str, Encounter]]:
        return living_in(self.found)

    def bodies_here(self) -> list[str]:
        return bodies_in(self.found)


def living_in(found: Sequence[str]) -> list[tuple[str, Encounter]]:
    """What lives in a cell, by what it was told as."""
    return [
        (label, BY_LABEL[label])
        for label, _, condition in (what.partition(":") for what in found)
        if condition in ("", "hidden")
    ]


def bodies_in(found: Sequence[str]) -> list[str]:
    """What can be skinned in a cell."""
    dead = (what.partition(":") for what in found)
    return [
        label for label, _, condition in dead if condition == "dead" and BY_LABEL[label].has_skin
    ]
