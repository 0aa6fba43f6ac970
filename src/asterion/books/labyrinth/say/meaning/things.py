"""Ways, and things with how many of them."""

from typing import Final, NamedTuple

from asterion.books.labyrinth.say.command import (
    ALL_OF_THEM,
    FLOW,
    HERE,
    LOOP,
    OLD,
    TOPMOST,
    Leave,
)
from asterion.books.labyrinth.say.row import (
    IT,
    IT_SET,
    MET,
    OPPOSITE,
    THERE,
    Parts,
)
from asterion.core.phrase import Phrase
from asterion.words.speech.chart import Reject, Several

MOST_COUNTED: Final = 12
PLACES: Final = {"up": 0, "right": 1, "down": 2, "left": 3, "flow": FLOW, "loop": LOOP}
RANKS: Final = {"old": OLD, "new": TOPMOST, "topmost": TOPMOST, "lowest": 1}


class Things(NamedTuple):
    """Things and how many of them; 0 is all."""

    thing: str
    many: int


def way(value: str) -> int:
    return PLACES[value]


def there() -> int:
    return THERE


def opposite() -> int:
    return OPPOSITE


def below() -> int:
    return 2


def here() -> int:
    return HERE


def either(way: int, others: tuple[int, ...]) -> Several:
    """“left or right”: the master does not choose."""
    return Several(tuple((each,) for each in (way, *others)))


def all_ways() -> tuple[int, ...]:
    return (0, 1, 2, 3)


def several_ways(way: int, others: tuple[int, ...]) -> tuple[int, ...]:
    return (way, *others)


def one_way(way: int) -> tuple[int, ...]:
    return (way,)


def one(thing: str) -> Things:
    return Things(thing, 1)


def counted(number: str, thing: str) -> Things:
    count = int(number)
    if not 1 <= count <= MOST_COUNTED:
        raise Reject
    return Things(thing, count)


def unarmed_one(thing: str) -> tuple[Things, ...]:
    """L74  “an unarmed mine” is left like any other thing."""
    return (Things(thing, 1),)


def every(thing: str) -> Things:
    return Things(thing, ALL_OF_THEM)


def both(thing: str) -> Things:
    return Things(thing, 2)


def blow_met() -> Parts:
    """“if I hit a wall, blow it”: which wall that is, only the condition tells."""
    return (MET,)


def it() -> Things:
    """What was spoken of before: “if I find a corpse, throw it up”."""
    return Things(IT, 1)


def how_many(thing: str) -> Things:
    """“throw bullets left”: nobody may guess how many."""
    raise Reject(Phrase("labyrinth-how-many", {"thing": thing}))


def set_it() -> Parts:
    """“if I find a landmine, set it here”."""
    return (Leave(IT_SET),)


def listed(first: Things, more: tuple[Things, ...] = ()) -> tuple[Things, ...]:
    return (first, *more)
