"""Places of DungeonLab as players say them: column, row and level, each from 1."""

from typing import Final

Place = tuple[int, int, int]
Side = tuple[int, int, int]
"""Column, row, and 1 for the east side of that cell or 2 for the south side, on all levels."""

ELSEWHERE: Final[Place] = (0, 0, 0)
"""Somewhere in a branch of which nothing is known (D11)."""
EAST, SOUTH = 1, 2
_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def beside(place: Place, way: int) -> Place:
    right, down = _STEPS[way]
    return place[0] + right, place[1] + down, place[2]


def side_of(place: Place, way: int) -> Side:
    """The one name of a side that has two."""
    if way in (EAST, SOUTH):
        return place[0], place[1], way
    column, row, _level = beside(place, way)
    return column, row, way ^ 2


def seen_from(side: Side) -> tuple[str, int]:
    """A side as it is said: a cell of the dungeon, and the way from there."""
    column, row, way = side
    if not column:
        return f"1 {row}", way ^ 2
    if not row:
        return f"{column} 1", way ^ 2
    return f"{column} {row}", way


def name(place: Place) -> str:
    """“3 2 1”, as one says it to land there; empty for somewhere in a branch."""
    return "" if place == ELSEWHERE else " ".join(map(str, place))


def named(text: str) -> tuple[int, ...] | None:
    """Two numbers for a cell of all levels, three for a place; None for anything else."""
    words = text.replace(",", " ").split()
    if len(words) not in (2, 3) or not all(word.isdecimal() and len(word) < 4 for word in words):
        return None
    return tuple(map(int, words))
