"""Where a player is, and what she perceives of it."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class Landed(Event):
    """Coordinates from 1, what the kits gave, and the landings that are left (-1: any)."""

    follows = ("D5", "D19")

    seat: Seat
    column: int
    row: int
    level: int
    carries: dict[str, int]
    left: int


class Looked(Event):
    """What is seen north, east, south and west; empty where nothing is."""

    follows = ("D20",)

    seat: Seat
    seen: list[str]


class Stung(Event):
    """What an encounter on the next cell does, told by direction."""

    follows = ("D20", "D22")

    seat: Seat
    way: int
    hurt: str
    count: int


class Here(Event):
    """What is in one's own cell: encounters with their condition, things, players."""

    follows = ("D3", "D26", "D41")

    seat: Seat
    found: list[str]
    things: dict[str, int]
    company: list[Seat]


class Came(Event):
    """Another player came to the cell; told to those who are there."""

    follows = ("D26",)

    seat: Seat


class Walked(Event):
    """A step; `through` says that an exote passed a wall."""

    follows = ("D17", "D21")

    seat: Seat
    way: int
    through: bool


class Bumped(Event):
    """A wall; of which kind is told of a wire, by option of every wall."""

    follows = ("D18",)

    seat: Seat
    way: int
    wall: str


class CameDown(Event):
    """A wall beyond the next cell brought the rider down in it; its kind as in Bumped."""

    follows = ("D51",)

    seat: Seat
    way: int
    wall: str


class ChangedLevel(Event):
    """Up (1) or down (-1), by oneself or thrown by a marmar."""

    follows = ("D12", "D57")

    seat: Seat
    by: int
    thrown: bool


class NoLevel(Event):
    """Already on the highest or the lowest one."""

    follows = ("D12",)

    seat: Seat
    by: int


class Flew(Event):
    """What is in the cell flown over; `through` as in Walked."""

    follows = ("D50",)

    seat: Seat
    way: int
    over: list[str]
    through: bool


class Carried(Event):
    """Taken to a place that is not told; its level only by a pit."""

    follows = ("D44", "D48", "D58", "D68", "D70")

    seat: Seat
    level: int


class Glimpsed(Event):
    """What was to be seen round the pit, while falling."""

    follows = ("D68",)

    seat: Seat
    seen: list[str]


class Felt(Event):
    """The walls north, east, south and west."""

    follows = ("D17",)

    seat: Seat
    walls: list[str]


class MapUsed(Event):
    """A map of a store is used up; what it says is told to its user alone, in Charted."""

    follows = ("D27",)

    seat: Seat
    thing: str


class Charted(Event):
    """A map: where one is, and every place and wall that it covers.

    `contents` has (column, row, level, what) and `walls` (column, row, way, wall).
    """

    follows = ("D27",)

    seat: Seat
    column: int
    row: int
    level: int
    contents: list[tuple[int, int, int, str]]
    walls: list[tuple[int, int, int, str]]


class Briefed(Event):
    """A visit to the management center: the map for this many seconds, or (0) a few words.

    What the visitor learns there is told to her alone, in MapShown or Peeked.
    """

    follows = ("D32",)

    seat: Seat
    seconds: int


class MarksTold(Event):
    """The marks that the master's map may have, each with what it stands for."""

    follows = ("D32",)

    seat: Seat
    marks: list[tuple[str, str]]


class MapShown(Event):
    """The whole map, for this many seconds.

    `contents` has (column, row, level, mark, what is there) and `walls` (column, row, way, wall).
    """

    follows = ("D32",)

    seat: Seat
    contents: list[tuple[int, int, int, str, list[str]]]
    walls: list[tuple[int, int, int, str]]
    seconds: int


class MapGone(Event):
    """The map is taken away: the seconds are over, or the visitor goes on."""

    follows = ("D32",)

    seat: Seat


class Peeked(Event):
    """What is in the cell of the exit and in one beside it, level by level; not where."""

    follows = ("D32",)

    seat: Seat
    exit: list[str]
    beside: list[str]
