"""Deduction from one's own answers only: what the others were answered is left out.

It cannot simply be passed over, because their moves change the labyrinth: a wall that I hit may be
gone since. So of another's move everything is forgotten but the request, which all have heard. It
is read like a move in the dark, of which the rules already say what may have come (L30).
"""

from collections.abc import Sequence

import msgspec

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.knowledge.labyrinth.terms import IN_THE_DARK, Answered


def own_answers(events: Sequence[Event], seat: Seat) -> list[Event]:
    """The same events, in which other players' moves were made in the dark."""
    return [
        msgspec.structs.replace(event, style=IN_THE_DARK, told=[])
        if isinstance(event, Answered) and event.seat != seat
        else event
        for event in events
    ]
