"""What the symbols of the grammar mean. It knows no word of any language."""

from typing import Final

import msgspec

from asterion.books.cc3k.plan.kinds import RACES, WAYS
from asterion.books.cc3k.say import command as said
from asterion.books.cc3k.say.command import Command
from asterion.words.speech.chart import Reject

THERE: Final = -1
"""The way that was spoken of just before."""
_LETTERS: Final = tuple(race.letter for race in RACES)


class Talk(msgspec.Struct, frozen=True):
    """What is said and is no command: nothing of it is ever written."""


class Asked(Talk, frozen=True):
    """A question about how it stands; nothing is done."""

    rows: str = ""


def nothing() -> str:
    """What is said besides."""
    return ""


def way(value: str) -> int:
    if value not in WAYS:
        raise Reject
    return WAYS.index(value)


def between(value: str, other: str) -> int:
    """“south west”."""
    return way(value[0] + other[0])


def there() -> int:
    return THERE


def choose(race: str) -> Command:
    return said.Choose(_LETTERS.index(race))


def move(way: int) -> Command:
    return said.Move(way)


def drink(way: int = THERE) -> Command:
    return said.Drink(way)


def attack(way: int = THERE) -> Command:
    return said.Attack(way)


def freeze() -> Command:
    return said.Freeze()


def restart() -> Command:
    return said.Restart()


def give_up() -> Command:
    return said.Quit()


def asked(rows: str = "") -> Talk:
    return Asked(rows)


def done(act: Command) -> Command:
    if isinstance(act, said.Move | said.Drink | said.Attack) and act.way == THERE:
        raise Reject
    return act


def seen(way: int) -> int:
    return way


def observed(way: int, act: Command) -> Command:
    """“There is a potion in the west, I drink it.”"""
    if way == THERE or not isinstance(act, said.Move | said.Drink | said.Attack):
        raise Reject
    return msgspec.structs.replace(act, way=way) if act.way == THERE else act


def repeated(act: Command, again: Command) -> Command:
    """“north, quick, north!”"""
    if act != again:
        raise Reject
    return done(act)


class Hesitating(Talk, frozen=True):
    """Anyone who thinks aloud does nothing yet."""


def hesitating() -> Talk:
    return Hesitating()
