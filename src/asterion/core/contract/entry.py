"""One command with all that followed from it, and the one filter."""

import msgspec

from asterion.core.audience import Audience, Seat, ear
from asterion.core.dice import Draw
from asterion.core.event import Event


class Entry(msgspec.Struct, gc=False):
    """One command with all that followed from it; the first entry of a game is its opening."""

    n: int
    seat: Seat
    do: str
    draws: list[Draw]
    events: list[Event]

    def told(self, viewer: Seat) -> list[Event]:
        """The events that this viewer hears, in order."""
        return self.heard_with(ear(viewer))

    def heard_with(self, listening: Audience) -> list[Event]:
        """THE filter."""
        return [event for event in self.events if event.to & listening]
