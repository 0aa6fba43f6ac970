"""What can be known of a dungeon, as data: places by name, things by the letters of the map."""

import msgspec


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=True, order=True):
    """The base of the facts; `cell` is empty where no place is meant."""

    cell: str


class TileIs(Fact, frozen=True, tag=True, order=True):
    """O1  A wall (#), floor (.) or an exit (E); that never changes."""

    kind: str


class ThingLies(Fact, frozen=True, tag=True, order=True):
    """O2  This thing lies there now: one of G H S A L."""

    thing: str


class PlayerAt(Fact, frozen=True, tag=True, order=True):
    """O8  The player is there now; where `cell` is empty, somewhere of which nothing is known."""

    seat: int


class ThingTaken(Fact, frozen=True, tag=True, order=True):
    """O9  Who took what lay there, though nobody was told."""

    seat: int
    thing: str


class Carries(Fact, frozen=True, tag=True, order=True):
    """O10, O13  Whether a player has a sword, armour or lantern now."""

    seat: int
    thing: str
    has: bool


class MayWin(Fact, frozen=True, tag=True, order=True):
    """O16  Enough treasure and this exit are on ground that is known: one has only to go."""


AnyFact = TileIs | ThingLies | PlayerAt | ThingTaken | Carries | MayWin


class World(msgspec.Struct, frozen=True):
    """Tiles and players as they may be; of tiles that were never seen nothing is said."""

    tiles: dict[str, str]
    players: dict[int, str]
