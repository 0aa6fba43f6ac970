"""Moments worth seeing again: what a book's events tell of treasures, wounds, deaths and wins."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from asterion.core.audience import Seat
from asterion.core.event import Event

HighlightKind = Literal["treasure", "wound", "death", "blast", "journey", "win"]


class Highlight(msgspec.Struct, frozen=True):
    """Something that happened to a player, or that they did."""

    kind: HighlightKind
    seat: Seat


def nothing_special(events: Sequence[Event]) -> Iterable[Highlight]:
    return ()
