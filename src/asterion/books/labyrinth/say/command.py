"""What is said at a table of Labyrinth, as data: a move is a tree of parts and conditions (L17)."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import msgspec

# ---- the vocabulary

FLOW: Final = 4
LOOP: Final = 5
HERE: Final = -1
"""Ways of a movement beyond the four of the plan, and the way that is no way."""

BULLET, GRENADE, LANDMINE, CORPSE, TREASURE = (
    "bullet", "grenade", "landmine", "corpse", "treasure",
)  # fmt: skip
EVERYTHING: Final = "everything"
ALL_OF_THEM: Final = 0
"""As a count: all that one has."""

TOPMOST: Final = 0
OLD: Final = -1
"""As a rank of a treasure (L79): the last one brought, and the one carried; 1 is the lowest."""

FACETS: Final = ("wall", "cell", "carried", "found", "scream", "blast", "status")
"""L31  The parts of an answer that a semi-dark move may ask for, in the order of the answer."""
ALL_FACETS: Final = (1 << len(FACETS)) - 1
DARK: Final = 0

FACT_FACETS: Final = {
    "wall": "wall", "land": "cell", "hospital": "cell", "weaponry": "cell", "pit": "cell",
    "river": "cell", "delta": "cell", "encephalitis": "cell", "outside": "cell", "mite": "cell",
    "carried": "carried", "found": "found", "treasure": "found", "bullet": "found",
    "grenade": "found", "landmine": "found", "corpse": "found", "feet": "found",
    "scream": "scream", "blast": "blast", "healed": "status", "infected": "status",
}  # fmt: skip
"""L27, L114  The announced facts that a condition may ask for, and the facet that tells each."""

QUESTIONS: Final = ("status", "ammunition", "bullets", "grenades", "health", "load", "healing")
"""L25  What a player may ask about himself."""


# ---- the parts of a move


def _tag(kind: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", " ", kind).lower()


class _Part(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="part", tag=_tag):
    """The base of the parts; `part` names each of them in records, as in “take nothing”."""


class Go(_Part, frozen=True):
    """L18  The movement: a way, by the flow or by the loop."""

    way: int


class Shoot(_Part, frozen=True):
    """L69, L84  `target` and `cell` only where the table plays with named targets."""

    way: int
    target: str = ""
    cell: str = ""


class Blow(_Part, frozen=True):
    """L67  A grenade thrown at a wall."""

    way: int


class SetMine(_Part, frozen=True):
    """L74  On the own cell (HERE) or a neighbouring one."""

    way: int


class Leave(_Part, frozen=True):
    """L63  On the own cell."""

    thing: str
    count: int = 1


class Throw(_Part, frozen=True):
    """L63  To a neighbouring cell."""

    thing: str
    way: int
    count: int = 1


class Take(_Part, frozen=True):
    """L108  What lies there, or one kind of it; of treasures a certain one."""

    thing: str = EVERYTHING
    rank: int = TOPMOST


class TakeNothing(_Part, frozen=True):
    """L79  From here on nothing is picked up by itself in this move."""


class NoRestock(_Part, frozen=True):
    """L46  From here on the weaponry gives nothing in this move."""


class Prefer(_Part, frozen=True):
    """L79  Which treasure to take when there is a choice."""

    rank: int


class If(_Part, frozen=True):
    """L27  A condition on an announced fact; `holds` is False for “if not”."""

    fact: str
    holds: bool
    then: "tuple[Part, ...]"
    otherwise: "tuple[Part, ...]" = ()


Part: TypeAlias = (
    Go | Shoot | Blow | SetMine | Leave | Throw | Take | TakeNothing | NoRestock | Prefer | If
)


def every_part(parts: Iterable[Part]) -> Iterator[Part]:
    """Those inside conditions too."""
    for part in parts:
        yield part
        if isinstance(part, If):
            yield from every_part(part.then)
            yield from every_part(part.otherwise)


class Request(msgspec.Struct, frozen=True, omit_defaults=True):
    """L12  A move as everyone hears it: without the cells that only the master is shown."""

    parts: tuple[Part, ...]
    told: int = ALL_FACETS
    ordered: bool = False


# ---- the commands


class Command(msgspec.Struct, frozen=True):
    """The base of the commands."""


class Move(Command, frozen=True):
    """L17  `told` has a bit a facet that is told; `order` is the cell ordered first (L72)."""

    parts: tuple[Part, ...]
    told: int = ALL_FACETS
    order: str = ""

    @property
    def request(self) -> Request:
        """L72, L84  What was shown to the master alone is left out."""
        return Request(tuple(map(_heard, self.parts)), self.told, self.order != "")


def _heard(part: Part) -> Part:
    if isinstance(part, Shoot):
        return Shoot(part.way, part.target) if part.cell else part
    if isinstance(part, If):
        then, otherwise = tuple(map(_heard, part.then)), tuple(map(_heard, part.otherwise))
        return If(part.fact, part.holds, then, otherwise)
    return part


class Skip(Command, frozen=True):
    """L29"""


class Choose(Command, frozen=True):
    """L79  The answer to “old or newly found?”."""

    rank: int


class Start(Command, frozen=True):
    """L9"""

    cell: str


class AskCell(Command, frozen=True):
    """L83  A handicapped player asks the type of a cell before the start."""

    cell: str


class Ask(Command, frozen=True):
    """L25"""

    question: str


class Recall(Command, frozen=True):
    """L26"""

    name: str
    every: bool = False


class AskCount(Command, frozen=True):
    """L40  The public count of rounds without change."""


class ClaimCount(Command, frozen=True):
    """L40  Start the count that is declared out loud."""


class Resign(Command, frozen=True):
    """L37"""


class Break(Command, frozen=True):
    """L101"""


class VoteBreak(Command, frozen=True):
    """L102"""

    yes: bool


class RequestClock(Command, frozen=True):
    """L103"""


class Confirm(Command, frozen=True):
    """L10  The master's."""


class Void(Command, frozen=True):
    """L10  The master's."""


class EndBreak(Command, frozen=True):
    """L101, L102  The master's: the five minutes are over."""


class Flag(Command, frozen=True):
    """L103  The master's: this player's minute is over."""

    name: str


class TimeUp(Command, frozen=True):
    """L79, L117  The master's: a choice that was not made in time takes its default."""

    name: str
