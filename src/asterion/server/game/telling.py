"""What of an entry is sent alike to all who hear the same of it: made once for all of them."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import Options
from asterion.core.contract.paper import AnyStroke
from asterion.core.event import Event
from asterion.server.game.messages import NO_EVENTS, without_audience


class Told(msgspec.Struct, frozen=True):
    """Events in JSON, and what a listener may draw of them."""

    written: msgspec.Raw
    strokes: Sequence[AnyStroke] | UnsetType


class Telling:
    """Most entries are heard by everyone, who are then given the very same list of events."""

    __slots__ = ("_draw", "_events", "_options", "_told")

    def __init__(self, book: AnyBook, options: Options) -> None:
        self._draw = book.paper.strokes
        self._options = options
        self._events: list[Event] | None = None  # of which there was to tell last
        self._told = Told(NO_EVENTS, UNSET)

    def of(self, events: list[Event]) -> Told:
        if events is not self._events:
            self._told = Told(without_audience(events), self.strokes(events))
            self._events = events
        return self._told

    def strokes(self, events: Sequence[Event]) -> Sequence[AnyStroke] | UnsetType:
        """What a listener may draw of what was heard, and of nothing else."""
        return self._draw(events, self._options) or UNSET
