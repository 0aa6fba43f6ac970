"""The truth of a DungeonLab game."""

from collections.abc import Sequence
from typing import Final

import msgspec

from asterion.books.dungeonlab.encounters.kind import ALIVE, Encounter
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.model import Plan
from asterion.core.audience import EVERYONE, Audience, Seat, only
from asterion.core.contract.chapters import Result
from asterion.core.state.compiled import mypyc_attr
from asterion.core.state.slotted import Slotted

NOWHERE: Final = -1
ON_FOOT: Final = -1


class Being(Slotted):
    """One encounter in the dungeon, living, dead or under a rider."""

    __slots__ = ("condition", "is_exote", "kind", "number", "place", "wounds")

    def __init__(self, number: int, kind: Encounter, place: int) -> None:
        self.number = number
        self.kind = kind
        self.place = place
        self.condition = ALIVE
        self.is_exote = False  # D51: an ontifutlas that visited a gourm
        self.wounds: dict[tuple[str, int], int] = {}  # D42: by ammunition and round

    @property
    def told_as(self) -> str:
        """What a visitor is told: what it is, and in which condition."""
        return self._as(self.kind.told_as)

    @property
    def named(self) -> str:
        """D32  The same by its true name."""
        return self._as(self.kind.name)

    def _as(self, name: str) -> str:
        return f"{name}:{self.condition}" if self.condition else name

    def copy(self) -> "Being":
        twin = Being(self.number, self.kind, self.place)
        twin.condition = self.condition
        twin.is_exote = self.is_exote
        twin.wounds = self.wounds.copy()
        return twin


class Player(Slotted):
    """One player; `place` is -1 while she is not in the dungeon."""

    __slots__ = (
        "carries", "centers", "exote", "hears", "hurts", "jailed", "known_here", "landings",
        "misses", "out", "place", "reads", "riding", "seat", "sees", "stale", "struck", "used",
    )  # fmt: skip

    def __init__(self, seat: Seat, hears: Audience) -> None:
        self.seat = seat
        self.hears = hears
        self.place = NOWHERE
        self.carries: dict[str, int] = {}
        self.hurts: dict[str, int] = {}
        self.exote = False
        self.riding = ON_FOOT
        self.misses = 0  # D24, D30: this many turns to come are not hers
        self.jailed = False
        self.out = False  # no landing is left, or she left the table
        self.landings = 0
        self.struck: set[int] = set()  # D22: what stung her during this stay
        self.used: set[int] = set()  # D28, D62: arsenals and trees of this landing
        self.centers: set[int] = set()  # D32: the cells of management centers visited
        self.reads = False  # D32: whether the map lies before her
        self.known_here: Found = NOTHING_FOUND
        self.sees = False  # whether the last look told of anything
        self.stale = False  # whether something has changed in her cell since she was told of it

    def copy(self) -> "Player":
        twin = Player(self.seat, self.hears)
        for slot in Player.__slots__:
            value = getattr(self, slot)
            setattr(twin, slot, value.copy() if isinstance(value, (dict, set)) else value)
        return twin


Found = tuple[list[str], dict[str, int], list[Seat]]
NOTHING_FOUND: Final[Found] = ([], {}, [])


class Question(msgspec.Struct):
    """What is pending in the middle of a move, and what is left of it."""

    seat: Seat
    being: int
    key: str
    memory: tuple[bool, ...] = ()
    left: tuple[int, ...] = ()  # encounters of the cell that have yet to act
    arriving: bool = False
    free: bool = False  # the move costs no turn


@mypyc_attr(allow_interpreted_subclasses=True)  # else `copy` could not leave out `__init__`
class State(Slotted):
    """Mutable. `at[place]` lists the numbers of the beings there, the newest last."""

    __slots__ = (
        "asked", "at", "beings", "done", "edges", "glows", "lying", "names", "options", "order",
        "plan", "players", "presets", "questions", "regrow", "result", "round", "stingers",
        "treasure_due", "turn",
    )  # fmt: skip

    def __init__(self, plan: Plan, options: DungeonLabOptions, names: Sequence[str]) -> None:
        self.plan = plan
        self.options = options
        self.names = list(names)
        public = options.hearing == "everyone"
        self.players = [
            Player(seat, EVERYONE if public else only(seat)) for seat in range(len(names))
        ]
        self.order: list[Seat] = list(range(len(names)))
        self.turn: Seat = 0
        self.round = 0
        self.edges = bytearray(plan.edges)
        self.regrow: dict[int, int] = {}  # D16: destroyed edges and the round of their return
        self.beings: list[Being] = []
        self.at: list[list[int]] = [[] for _ in range(plan.area * plan.levels)]
        self.glows = [""] * len(self.at)  # what is seen of a place from the next cell
        self.stingers: list[tuple[int, ...]] = [()] * len(self.at)  # who strikes from there
        self.lying = {place: things.copy() for place, things in plan.things.items()}
        self.treasure_due = 0  # D60: the round in which a dead carrier's treasure goes home
        self.asked: Question | None = None
        self.presets: dict[str, bool] = {}
        self.questions: dict[Audience, list[int]] = {}  # D58: political ones, by who heard them
        self.done: set[int] = set()  # D68: what has displaced somebody this turn
        self.result: Result | None = None

    def stir(self, place: int) -> None:
        """D3  Something has changed here: anyone who is here will be told before her turn."""
        for player in self.players:
            if player.place == place:
                player.stale = True

    def shine(self, place: int) -> None:
        """D3, D20  Note what a place shows to its neighbours, and what strikes from it."""
        self.stir(place)
        living = [self.beings[n] for n in self.at[place] if self.beings[n].condition == ALIVE]
        glows = {being.kind.glow for being in living if being.kind.glow}
        self.glows[place] = ", ".join(sorted(glows))
        self.stingers[place] = tuple(being.number for being in living if being.kind.stings[1])

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.plan = self.plan
        twin.options = self.options
        twin.names = self.names[:]
        twin.players = [player.copy() for player in self.players]
        twin.order = self.order[:]
        twin.turn = self.turn
        twin.round = self.round
        twin.edges = self.edges[:]
        twin.regrow = self.regrow.copy()
        twin.beings = [being.copy() for being in self.beings]
        twin.at = [numbers[:] for numbers in self.at]
        twin.glows = self.glows[:]
        twin.stingers = self.stingers[:]
        twin.lying = {place: things.copy() for place, things in self.lying.items()}
        twin.treasure_due = self.treasure_due
        twin.asked = msgspec.structs.replace(self.asked) if self.asked is not None else None
        twin.presets = self.presets.copy()
        twin.questions = {heard: asked[:] for heard, asked in self.questions.items()}
        twin.done = self.done.copy()
        twin.result = self.result
        return twin
