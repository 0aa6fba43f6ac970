"""Numbers and things as they are said: what is shot, thrown, bought and sold."""

from typing import NamedTuple

from asterion.books.dungeonlab.plan.bestiary import SKINS
from asterion.books.dungeonlab.plan.things import AMMUNITION, BULLET, DYNAMITE, GRENADE
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say.command import Command
from asterion.books.dungeonlab.say.notation import MOST
from asterion.books.dungeonlab.say.ways import THERE, refused
from asterion.core.phrase import Phrase
from asterion.words.speech.chart import Reject


class Things(NamedTuple):
    """A thing, and how many; 0 where a plural is said without a number."""

    thing: str
    many: int
    is_said: bool = True
    """Whether the number was said."""


# ---- numbers


def number(number: str) -> int:
    return int(number)


def tens(first: str, second: str) -> int:
    """“twenty five”, “two hundred”."""
    one, two = int(first), int(second)
    if one in range(20, 100, 10) and 1 <= two <= 9:
        return one + two
    if two == 100 and 1 <= one <= 9:
        return one * two
    if one == 100 and two < 100:
        return one + two
    raise Reject


def one() -> int:
    return 1


# ---- things


def single(thing: str) -> Things:
    return Things(thing, 1, is_said=False)


def several(thing: str) -> Things:
    return Things(thing, 0, is_said=False)


def counted(count: int, thing: str) -> Things:
    return Things(thing, count)


def both(thing: str) -> Things:
    return Things(thing, 2)


def every(thing: str) -> Things:
    return Things(thing, 0)


def skin_of(value: str) -> str:
    skin = f"{value} skin"
    if skin not in SKINS:
        raise Reject
    return skin


def _count(things: Things, pieces: int | None = None) -> int:
    """How many are meant; asked back where a plural has no number."""
    if pieces is not None:
        if things.is_said and things.many:
            raise Reject
        return pieces
    if not things.many:
        raise refused("how-many")
    return things.many


def shoot(things: Things, way: int, pieces: int | None = None) -> Command:
    if things.thing not in AMMUNITION:
        raise Reject
    if things.is_said and not things.many and pieces is None:
        raise refused("nothing-shot")
    count = _count(things, pieces)
    if not 1 <= count <= MOST:
        raise Reject
    return said.Shoot(count, things.thing, way)


def shoot_no_ammunition(things: Things) -> Command:
    """“shoot the boat north”."""
    if things.thing in AMMUNITION:
        raise Reject
    raise refused("shot")


def shoot_there(things: Things) -> Command:
    """“An orc in the north! Five bullets for him!”"""
    if things.thing not in AMMUNITION:
        raise Reject
    return shoot(things, THERE)


def shoot_instead(things: Things, pieces: int, way: int) -> Command:
    """“ten bullets, no, twenty, to the east”."""
    return shoot(Things(things.thing, pieces), way)


def shoot_all(things: Things, way: int) -> Command:
    raise refused("how-many")


def throw(things: Things, way: int, pieces: int | None = None) -> Command:
    """Only what is thrown by hand."""
    if things.thing not in (GRENADE, DYNAMITE):
        raise Reject
    return shoot(things, way, pieces)


def shoot_what() -> Command:
    raise refused("shot")


def bullets(count: int) -> Things:
    """“five shots north” are bullets."""
    return Things(BULLET, count)


def buy(things: Things, pieces: int | None = None) -> Command:
    count = _count(things, pieces)
    if not 1 <= count <= MOST:
        raise Reject
    return said.Buy(count, things.thing)


def sell(things: Things, pieces: int | None = None) -> Command:
    count = _count(things, pieces)
    if not 1 <= count <= MOST:
        raise Reject
    return said.Sell(count, things.thing)


def buy_what() -> Command:
    raise Reject(Phrase("dungeonlab-refused-goods", {"verb": "buy"}))


def sell_what() -> Command:
    raise Reject(Phrase("dungeonlab-refused-goods", {"verb": "sell"}))
