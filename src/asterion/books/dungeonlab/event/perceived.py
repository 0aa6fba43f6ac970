"""Where a player is, and what she perceives of it."""

from asterion.core.audience import Seat
from asterion.core.event import Event


class Landed(Event):
    """D5, D19  Coordinates from 1, what the kits gave, and the landings that are left (-1: any)."""

    seat: Seat
    column: int
    row: int
    level: int
    carries: dict[str, int]
    left: int


class Looked(Event):
    """D20  What is seen north, east, south and west; empty where nothing is."""

    seat: Seat
    seen: list[str]


class Stung(Event):
    """D20, D22  What an encounter on the next cell does, told by direction."""

    seat: Seat
    way: int
    hurt: str
    count: int


class Here(Event):
    """D3, D26, D41  What is in one's own cell: encounters with their condition, things, players."""

    seat: Seat
    found: list[str]
    things: dict[str, int]
    company: list[Seat]


class Came(Event):
    """D26  Another player came to the cell; told to those who are there."""

    seat: Seat


class Walked(Event):
    """D17, D21  A step; `through` says that an exote passed a wall."""

    seat: Seat
    way: int
    through: bool


class Bumped(Event):
    """D18  A wall; of which kind is told of a wire, by option of every wall."""

    seat: Seat
    way: int
    wall: str


class CameDown(Event):
    """D51  A wall beyond the next cell brought the rider down in it; its kind as in Bumped."""

    seat: Seat
    way: int
    wall: str


class ChangedLevel(Event):
    """D12, D57  Up (1) or down (-1), by oneself or thrown by a marmar."""

    seat: Seat
    by: int
    thrown: bool


class NoLevel(Event):
    """D12  Already on the highest or the lowest one."""

    seat: Seat
    by: int


class Flew(Event):
    """D50  What is in the cell flown over; `through` as in Walked."""

    seat: Seat
    way: int
    over: list[str]
    through: bool


class Carried(Event):
    """D44, D48, D58, D68, D70  Taken to a place that is not told; its level only by a pit."""

    seat: Seat
    level: int


class Glimpsed(Event):
    """D68  What was to be seen round the pit, while falling."""

    seat: Seat
    seen: list[str]


class Felt(Event):
    """D17  The walls north, east, south and west."""

    seat: Seat
    walls: list[str]


class MapUsed(Event):
    """D27  A map of a store is used up; what it says is told to its user alone, in Charted."""

    seat: Seat
    thing: str


class Charted(Event):
    """D27  A map: where one is, and every place and wall that it covers.

    `contents` has (column, row, level, what) and `walls` (column, row, way, wall).
    """

    seat: Seat
    column: int
    row: int
    level: int
    contents: list[tuple[int, int, int, str]]
    walls: list[tuple[int, int, int, str]]


class Briefed(Event):
    """D32  A visit to the management center: the map for so many seconds, or (0) a few words.

    What the visitor learns there is told to her alone, in MapShown or Peeked.
    """

    seat: Seat
    seconds: int


class MapShown(Event):
    """D32  The whole map, for so many seconds.

    `contents` has (column, row, level, mark, what is there) and `walls` (column, row, way, wall).
    """

    seat: Seat
    contents: list[tuple[int, int, int, str, list[str]]]
    walls: list[tuple[int, int, int, str]]
    seconds: int


class MapGone(Event):
    """D32  The map is taken away: the seconds are over, or the visitor goes on."""

    seat: Seat


class Peeked(Event):
    """D32  What is in the cell of the exit and in one beside it, level by level; not where."""

    seat: Seat
    exit: list[str]
    beside: list[str]
