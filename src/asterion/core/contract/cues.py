"""What a book wants noticed of its events: a sound, something on the map, a remark to a newcomer.

They name a kind of event, or of a telling inside one, as it goes over the wire; of several that fit
the first counts. A host plays and says them without knowing any book.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

Sound = Literal[
    "step", "wall", "water", "pit", "shot", "scream", "blast", "hit", "treasure", "potion", "end"
]


Sign = Literal["hit", "miss", "heal", "shot", "blast", "fall", "flow", "bump"]


class Shown(msgspec.Struct, frozen=True):
    """What is seen of an event on the map for a moment: each field names a field of the event."""

    sign: Sign
    of: str = "seat"  # the player at whose piece it is; where the event has none, the viewer's
    at: str = ""  # the number of the square, where it is at no piece (`Looks.squares`)
    way: str = ""  # in which direction: 0 to 3 from the north clockwise
    amount: str = ""  # the number that rises from it: what was lost, or gained


class Cue(msgspec.Struct, frozen=True):
    """An event that is heard, and seen."""

    event: str
    sound: Sound | Literal[""]  # empty: it is only seen
    when: Mapping[str, tuple[str, ...]] = {}  # a field, and the values with which it counts
    show: Shown | None = None


class Remark(msgspec.Struct, frozen=True):
    """What an answer means, said to anyone who gets it for the first time."""

    event: str
    word: str
    when: Mapping[str, tuple[str, ...]] = {}


def fits(noticed: Cue | Remark, told: Mapping[str, Any], kind: str) -> bool:
    """Whether it speaks of this event or telling; `kind` is its tag."""
    return noticed.event == kind and all(
        written(told.get(field)) in values for field, values in noticed.when.items()
    )


def written(value: Any) -> str:
    """A field as it stands in `when`: true and false as JSON has them."""
    return str(value).lower() if isinstance(value, bool) else str(value)
