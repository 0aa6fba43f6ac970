"""What a deed of a finished game is, and how it stood with the players after each answer."""

from collections.abc import Sequence
from typing import Final

import msgspec

from asterion.core.audience import PUBLIC, Seat

TOOK, DROPPED, DIED = "took", "dropped", "died"
STRUCK, MISSED, SICK, FAKE, SAW_MAP = "struck", "missed", "sick", "fake", "saw-map"
PASSED, ARMED, JAILED, BROUGHT = "passed", "armed", "jailed", "brought"
"""Who stood on the true treasure and did not take it, took a weapon, was put into prison, or was
carried off by a river, a pit or a being."""
LANDED, SLEW, WASTED = "landed", "slew", "wasted"
"""Who landed in a dungeon, killed what was there (`how`), or fired at a wall in vain."""
LEFT, CURED, RUINED, MET = "left", "cured", "ruined", "met"
"""Who walked out of a labyrinth and may come back, drank a health potion, lost money and
ammunition, or met the one (`by`) who had the treasure."""
ILL, HURT, INFECTED = "ill", "hurt", "infected"
"""The last: wounded before, which kills at once."""
STOPPED: Final = "stopped"
"""How a blow ended on armour."""
NOBODY: Final = PUBLIC


class Deed(msgspec.Struct, frozen=True):
    """`by`: whose doing it was, if another's. `count`: of treasure that was taken, or lost; of
    turns in prison; of hit points that a blow left.

    `how` it came, without another's doing: by an illness, by a wound, or as the player liked; why
    a treasure was not taken; which weapon it was.
    """

    n: int
    kind: str
    seat: Seat
    by: Seat = NOBODY
    count: int = 0
    cell: str = ""
    how: str = ""


class Standing(msgspec.Struct, frozen=True):
    """How it stood with the players after an answer; `lies`: where the true treasure was."""

    alive: Sequence[bool]
    treasure: Sequence[int]
    health: Sequence[int] = ()
    places: Sequence[str] = ()
    lies: str = ""
    is_left: bool = True
    """Whether any treasure still lay on the ground; only told of Dooom."""
