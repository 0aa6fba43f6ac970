"""What the symbols of the grammar mean. It knows no word of any language."""

from typing import Final

import msgspec

from asterion.books.dooom.plan.drawing import LARGEST_SIDE
from asterion.books.dooom.say import command as said
from asterion.books.dooom.say.command import Command
from asterion.core.phrase import Phrase
from asterion.core.state.grid import WAYS
from asterion.words.speech.chart import Reject

THERE: Final = -1
"""The way that was spoken of just before."""
_WAYS: Final = ("up", "right", "down", "left")


class Talk(msgspec.Struct, frozen=True):
    """What is said and is no command: nothing of it is ever written."""


class Asked(Talk, frozen=True):
    """A question about what one has; nothing is done."""

    rows: str = ""


def nothing() -> str:
    """What is said besides."""
    return ""


def way(value: str) -> int:
    return _WAYS.index(value)


def lettered(value: str) -> int:
    """Letters are of the compass: what is “up” elsewhere may be east here."""
    if value not in WAYS:
        raise Reject
    return WAYS.index(value)


def there() -> int:
    return THERE


def move(way: int) -> Command:
    return said.Move(way)


def attack(way: int) -> Command:
    return said.Attack(way)


def attack_there() -> Command:
    return said.Attack(THERE)


def pick_up() -> Command:
    return said.PickUp()


def end() -> Command:
    return said.EndTurn()


def look() -> Command:
    return said.Look()


def asked(rows: str = "") -> Talk:
    return Asked(rows)


def whom(word: str) -> Command:
    raise Reject(Phrase("dooom-refuse-whom", {"word": word}))


def leave(name: str) -> Command:
    return said.Leave(name)


def back(name: str) -> Command:
    return said.Return(name)


def time_out(name: str) -> Command:
    return said.TimeOut(name)


def place(name: str, column: str, row: str) -> Command:
    if max(int(column), int(row)) > LARGEST_SIDE:
        raise Reject
    return said.Place(name, int(column), int(row))


def place_where() -> Command:
    raise Reject(Phrase("dooom-refuse-place"))


def done(act: Command) -> Command:
    if isinstance(act, said.Move | said.Attack) and act.way == THERE:
        raise Reject
    return act


def seen(way: int) -> int:
    return way


def observed(way: int, act: Command) -> Command:
    """“The exit is in the west, I run there.”"""
    if way == THERE or not isinstance(act, said.Move | said.Attack):
        raise Reject
    return act if act.way != THERE else msgspec.structs.replace(act, way=way)


def repeated(act: Command, again: Command) -> Command:
    """“attack, attack him in the north”"""
    if act != again:
        raise Reject
    return done(act)


class Seeing(Talk, frozen=True):
    """“What do I see?” is a question, and looks."""


def seeing() -> Talk:
    return Seeing()


class Hesitating(Talk, frozen=True):
    """Anyone who thinks aloud does nothing yet."""


def hesitating() -> Talk:
    return Hesitating()
