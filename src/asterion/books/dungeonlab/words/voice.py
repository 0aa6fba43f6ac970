"""DungeonLab in English sentences; what is told again and again is put into words once."""

from collections.abc import Sequence
from typing import Final

import msgspec

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.words.sentences import tell
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.words import speak

MOST_REMEMBERED: Final = 4096
REMEMBERED: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.TurnBegan, happened.Landed, happened.Looked, happened.Walked, happened.Bumped,
        happened.NoLevel, happened.Met, happened.Fired, happened.Took, happened.Got, happened.Died,
    }
)  # fmt: skip
"""What happens at every other move, and names nobody but whom it befalls."""

encode: Final = msgspec.msgpack.Encoder().encode
_remembered: dict[tuple[bytes, str, bool], str] = {}


def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
    """What this listener is told, in one English sentence or a few."""
    if type(event) not in REMEMBERED:
        return speak(tell(event, listener, names))
    seat: Seat = event.seat  # type: ignore[attr-defined]
    key = encode(event), names[seat], seat == listener
    said = _remembered.get(key)
    if said is None:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        said = _remembered[key] = speak(tell(event, listener, names))
    return said
