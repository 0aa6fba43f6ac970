"""What can be known of a labyrinth, as data: cells by name, ways by number, no sentence."""

import msgspec


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=True, order=True):
    """The base of the facts; each is about one cell."""

    cell: str


class KindIs(Fact, frozen=True, tag=True, order=True):
    """L89  One of L H W P R D E."""

    kind: str


class WallStands(Fact, frozen=True, tag=True, order=True):
    """L6  Whether a wall is between this cell and its neighbour, now."""

    way: int
    stands: bool


class ExitIs(Fact, frozen=True, tag=True, order=True):
    """L7  Whether there is an exit in this outer side, open or closed."""

    way: int
    there: bool


class ExitOpen(Fact, frozen=True, tag=True, order=True):
    """L7  Whether one can walk out by this outer side, now."""

    way: int
    is_open: bool


class FlowIs(Fact, frozen=True, tag=True, order=True):
    """L49  Which way the river flows here."""

    way: int


class PitLeads(Fact, frozen=True, tag=True, order=True):
    """L48  Where a fall into this pit ends."""

    to: str


class PlayerAt(Fact, frozen=True, tag=True, order=True):
    """L23  The player is on this cell, or outside of it (`way`), standing, fallen or dead."""

    seat: int
    way: int = -1


class NotAt(Fact, frozen=True, tag=True, order=True):
    """L23  The player is anywhere but on this cell; said where somebody asks for just that."""

    seat: int


class TreasureLies(Fact, frozen=True, tag=True, order=True):
    """L33  Whether any treasure lies there now."""

    lies: bool


class MineSet(Fact, frozen=True, tag=True, order=True):
    """L74  A set landmine lies there now."""


AnyFact = (
    KindIs
    | WallStands
    | ExitIs
    | ExitOpen
    | FlowIs
    | PitLeads
    | PlayerAt
    | NotAt
    | TreasureLies
    | MineSet
)


class World(msgspec.Struct, frozen=True):
    """One labyrinth that fits everything heard."""

    kinds: dict[str, str]
    walls: list[tuple[str, int]]
    exits: dict[str, bool]  # “b3 2” -> is it open now
    flows: dict[str, int]
    players: dict[int, tuple[str, int]]  # seat -> cell, and the way where he is outside of it
    treasures: list[str]
