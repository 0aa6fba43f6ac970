"""Ears of a seat that learns: the view, and what the seat remembers beside it."""

from typing import Any

from asterion.core.contract.entry import Entry
from asterion.core.contract.learning import Learning, Notes
from asterion.core.event import Event
from asterion.core.referee.hearing import Hearing


class Ears(Hearing):
    """The notes hear the same events in the same go. They are begun at the opening."""

    __slots__ = ("_learning", "notes")

    def __init__(self, learning: Learning, *given: Any) -> None:
        super().__init__(*given)
        self._learning = learning
        self.notes: Notes | None = None

    def hear(self, entry: Entry, events: list[Event]) -> None:
        super().hear(entry, events)
        if self.notes is None:
            self.notes = self._learning.notes(self.view)
        if events:
            self.notes.hear(events)
