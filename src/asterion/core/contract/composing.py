"""A move of several parts, described as data: hands put any such move together by it.

Every `say` is a piece of the exact notation. Its gaps, as in “shoot {way}”, name slots; what is
chosen in a slot may have gaps again. So filling them all has written a command, without knowing
a word of it.
"""

import re
from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from asterion.core.contract.offer import Way
from asterion.core.phrase import Phrase

Words = Phrase | str
_GAP: Final = re.compile(r"\{(\w+)\}")


class Pick(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be chosen: `say` tells it apart from the others beside it."""

    say: str
    label: Words
    way: Way = ""  # where it lies
    short: Words = ""  # on a button that has little room; empty: the label


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A gap to be filled: by one of its choices, by several, by another player, or by a cell.

    What is typed has to have the form `pattern`; a player whose name does not is said by number.
    """

    label: Words
    choices: tuple[Pick, ...] = ()
    kind: Literal["one", "several", "player", "cell"] = "one"
    pattern: str = ""  # a regular expression for the whole of it
    comma: str = ", "  # between several of them
    last: str = " and "  # before the last one

    @property
    def most(self) -> int:
        """All of several is said by leaving the whole choice out."""
        return len(self.choices) - 1


class Action(Pick, frozen=True, omit_defaults=True):
    """A part that is not the movement."""

    before: bool = True  # whether it may stand before the movement
    after: bool = True
    adds: Words = ""  # what its own button says; empty: it has none
    tile: str = ""  # the drawing on that
    follows: bool = False  # whether it is aimed where the movement goes, to begin with


class Fact(Pick, frozen=True, omit_defaults=True):
    """What a condition may stand on; only if that part of the answer is told."""

    told: str = ""  # the `say` of that part; empty: always told


class Conditions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be done only if something was announced, and how that is written."""

    facts: tuple[Fact, ...]
    negated: str  # {fact}
    then: str  # {fact}, {then}
    otherwise: str  # the same with {otherwise}
    within: str  # {part}: a condition inside another one
    deepest: int = 3


class Telling(Pick, frozen=True, omit_defaults=True):
    """How much of the answer is told: `say` follows all parts."""

    tells: Literal["all", "none", "chosen"] = "all"
    chosen: str = ""  # the slot of what is told, where it is chosen


class Preface(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be said before all parts, whenever some offer has its verb."""

    verb: str
    say: str
    slot: str  # its one gap, typed


class Compound(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of several parts, one of which is a movement.

    A movement can be chosen where it is offered by itself, and after some other part in any case.
    """

    movements: tuple[Pick, ...]  # whole, without gaps
    moving: Words  # what stands for the movement while none is chosen
    actions: tuple[Action, ...]
    slots: Mapping[str, Slot]
    join: str  # between two parts
    more: Words = ""  # what the button says behind which conditions and tellings are
    conditions: Conditions | None = None
    tellings: tuple[Telling, ...] = ()  # the first one where nothing was chosen
    telling: Words = ""  # what stands before them
    prefaces: tuple[Preface, ...] = ()
    still: bool = False  # whether parts without a movement are a move
    alone: tuple[str, ...] = ()  # whole commands that stand beside it, where they are offered


def gaps(say: str) -> list[str]:
    """The slots that a piece of notation has room for."""
    return _GAP.findall(say)


def put(say: str, values: Mapping[str, str]) -> str:
    """A piece of notation with its gaps filled."""
    return _GAP.sub(lambda gap: values[gap[1]], say)
