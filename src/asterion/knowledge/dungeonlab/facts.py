"""What can be known of a dungeon, as data: places and ways as players say them, no sentence."""

import msgspec


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=True, order=True):
    """The base of the facts. A place is “column row level”, a cell of all levels “column row”."""

    cell: str


class ContentIs(Fact, frozen=True, tag=True, order=True):
    """D3  What was in this place from the first, by its kind; empty for nothing."""

    what: str


class LooksLike(Fact, frozen=True, tag=True, order=True):
    """D3, D20  It is one of those that are told alike (a tree) or show alike (lights)."""

    what: str


class WallIs(Fact, frozen=True, tag=True, order=True):
    """D13, D14  What stands on this side by the plan; empty for a wall of some kind."""

    way: int
    wall: str


class WallGone(Fact, frozen=True, tag=True, order=True):
    """D16  The wall of this side is destroyed; in round `until` it stands again."""

    way: int
    until: int


class Dead(Fact, frozen=True, tag=True, order=True):
    """D41  What was in this place does not live there any more."""


class TreasureHome(Fact, frozen=True, tag=True, order=True):
    """D60  Here the treasure belongs; to be taken, or to come back to."""


class PlayerAt(Fact, frozen=True, tag=True, order=True):
    """D3  The player is there now; where `cell` is empty, somewhere in a branch or anywhere."""

    seat: int


AnyFact = ContentIs | LooksLike | WallIs | WallGone | Dead | TreasureHome | PlayerAt


class World(msgspec.Struct, frozen=True):
    """One dungeon that fits everything heard, as far as anything was heard of it."""

    contents: dict[str, str]
    walls: dict[str, str]  # “3 2 1”: column, row and way -> its name
    treasure: str
    players: dict[int, str]
