"""Where one goes, and where one lands, as it is said."""

from typing import Final, NamedTuple

from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say.command import Command
from asterion.core.phrase import Phrase
from asterion.core.state.grid import WAYS
from asterion.words.speech.chart import Reject

THERE: Final = -1
"""The way that was spoken of just before."""
COLUMN, ROW, LEVEL = "column", "row", "level"
_MOST_COLUMN, _MOST_LEVEL = 999, 99


def refused(why: str) -> Reject:
    return Reject(Phrase(f"dungeonlab-refused-{why}"))


# ---- ways


def way(value: str) -> int:
    if value not in WAYS:
        raise Reject
    return WAYS.index(value)


def there() -> int:
    return THERE


def move(way: int) -> Command:
    return said.Move(way)


def follow() -> Command:
    """“Lights in the north; I go to them.”"""
    return said.Move(THERE)


def level(value: str, to: str = "") -> Command:
    if to not in ("", value):
        raise Reject
    return said.Level(1 if value == "up" else -1)


# ---- landing


class Axis(NamedTuple):
    name: str
    number: int


def axis(value: str, number: str) -> Axis:
    return Axis(value, int(number))


def land(column: str, row: str, level: str) -> Command:
    return _landed(int(column), int(row), int(level))


def land_unleveled() -> Command:
    """D19  Nobody may guess the level."""
    raise refused("level")


def land_nowhere() -> Command:
    raise refused("landing")


def land_by_axes(one: Axis, two: Axis, three: Axis | None = None) -> Command:
    named = {each.name: each.number for each in (one, two, three) if each is not None}
    if three is None and set(named) == {COLUMN, ROW}:
        raise refused("level")
    if set(named) != {COLUMN, ROW, LEVEL}:
        raise Reject
    return _landed(named[COLUMN], named[ROW], named[LEVEL])


def land_then_level(column: str, row: str, axis: Axis) -> Command:
    """“land at 3 4 on level 2”."""
    if axis.name != LEVEL:
        raise Reject
    return _landed(int(column), int(row), axis.number)


def _landed(column: int, row: int, level: int) -> Command:
    if not (1 <= column <= _MOST_COLUMN and 1 <= row <= _MOST_COLUMN and 1 <= level <= _MOST_LEVEL):
        raise Reject
    return said.Land(column, row, level)
