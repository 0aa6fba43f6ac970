"""A piece of squared paper on which a player of Labyrinth draws what they were told."""

from collections.abc import Collection
from typing import Final, NamedTuple

Place = tuple[int, int]
"""(column, row); on a scrap counted from where it was begun, else from the top left."""
Side = tuple[int, int, int]
"""(column, row, 0) is the side above that place, (column, row, 1) the one to its left."""

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

OPEN, WALL, HARD, EXIT = "open", "wall", "hard", "exit"
"""What a side was found to be; a hard one withstood a grenade, so it is a part of the outline."""


def beside(place: Place, way: int) -> Place:
    column, row = STEPS[way]
    return place[0] + column, place[1] + row


def moved(place: Place, offset: Place) -> Place:
    return place[0] + offset[0], place[1] + offset[1]


def side_of(place: Place, way: int) -> Side:
    column, row = place if way in (0, 3) else beside(place, way)
    return column, row, way & 1


def both_sides(side: Side) -> tuple[Place, Place]:
    """The two places that a side divides."""
    column, row, is_left = side
    return (column, row), (column - 1, row) if is_left else (column, row - 1)


class Noted(NamedTuple):
    """What a side was found to be, and when first and last, in moves of anybody."""

    what: str
    first: int
    last: int


def contradict(one: Noted, other: Noted, grenades: Collection[int]) -> bool:
    """Whether no single side can have been both; a wall may have been blown up in between."""
    if one.what == other.what:
        return False
    if one.what in (WALL, HARD) and other.what in (WALL, HARD):
        return False
    if other.what == WALL:
        one, other = other, one
    if one.what != WALL:
        return True
    return not any(one.last < thrown <= other.first for thrown in grenades)


class Scrap:
    """A drawing whose place in the labyrinth may be unknown: `could_be` are its possible origins.

    The sheet itself is the scrap that can only be where it is.
    """

    def __init__(self, could_be: Collection[Place]) -> None:
        self.could_be = set(could_be)
        self.kinds: dict[Place, str] = {}
        self.sides: dict[Side, Noted] = {}
        self.flows: dict[Place, Place] = {}
        self.next_pit: dict[Place, Place] = {}
        self.treasures: dict[Place, tuple[int, int]] = {}  # when last heard of, and how many

    def note_side(self, side: Side, what: str, now: int) -> None:
        self._note(side, Noted(what, now, now))

    def _note(self, side: Side, new: Noted) -> None:
        old = self.sides.get(side)
        if old is not None and old.what == new.what:
            new = Noted(old.what, min(old.first, new.first), max(old.last, new.last))
        elif old is not None and (old.last > new.last or (old.what == HARD and new.what == WALL)):
            return
        self.sides[side] = new

    def note_treasures(self, place: Place, count: int, now: int) -> None:
        if self.treasures.get(place, (-1, 0))[0] <= now:
            self.treasures[place] = (now, count)

    def what(self, place: Place, way: int) -> str:
        """What is known of a side; empty if nothing is."""
        noted = self.sides.get(side_of(place, way))
        return noted.what if noted is not None else ""

    def fits(
        self, offset: Place, sheet: "Scrap", shape: Collection[Place], grenades: Collection[int]
    ) -> bool:
        """Whether all that is drawn here can be true with the origin at this place."""
        for place, kind in self.kinds.items():
            there = moved(place, offset)
            if there not in shape or sheet.kinds.get(there, kind) != kind:
                return False
        right, down = offset
        for (column, row, is_left), noted in self.sides.items():
            side = (column + right, row + down, is_left)
            one, other = both_sides(side)
            inside = (one in shape) + (other in shape)
            if inside == 0 or (noted.what == OPEN and inside == 1):
                return False
            if noted.what in (EXIT, HARD) and inside == 2:
                return False
            known = sheet.sides.get(side)
            if known is not None and contradict(known, noted, grenades):
                return False
        return True

    def copy_to(self, other: "Scrap", offset: Place) -> None:
        """Draw all of this on another piece, with the origin at this place."""
        right, down = offset
        for place, kind in self.kinds.items():
            other.kinds[moved(place, offset)] = kind
        for (column, row, is_left), noted in self.sides.items():
            other._note((column + right, row + down, is_left), noted)
        for place, next_place in self.flows.items():
            other.flows[moved(place, offset)] = moved(next_place, offset)
        for place, next_place in self.next_pit.items():
            other.next_pit[moved(place, offset)] = moved(next_place, offset)
        for place, (when, count) in self.treasures.items():
            other.note_treasures(moved(place, offset), count, when)
