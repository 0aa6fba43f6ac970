"""What a book wants noticed of its events: a short sound, or a remark to a newcomer.

Both name a kind of event, or of a telling inside one, as it goes over the wire; of several that fit
the first counts. A host plays and says them without knowing any book.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

Sound = Literal[
    "step", "wall", "water", "pit", "shot", "scream", "blast", "hit", "treasure", "potion", "end"
]


class Cue(msgspec.Struct, frozen=True):
    """An event that is heard."""

    event: str
    sound: Sound
    when: Mapping[str, tuple[str, ...]] = {}  # a field, and the values with which it counts


class Remark(msgspec.Struct, frozen=True):
    """What an answer means, said to whoever gets it for the first time."""

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
