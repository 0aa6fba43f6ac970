"""A policy as a bot: whatever chooses an action for an observation can sit at any table."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np

from asterion.books import book as take_book
from asterion.core.contract.book import Prompt
from asterion.core.contract.learning import Notes
from asterion.core.event import Event
from asterion.envs.playing import as_array, learning_of

Choose = Callable[[dict[str, Any]], int]
"""From arrays by name, `action_mask` among them, to the number of an action."""


class PolicyBot:
    """Plays in the terminal, in an arena and at a server, by what its seat was told."""

    summary: ClassVar[str] = "a policy that was learnt"

    def __init__(self, book: str, choose: Choose) -> None:
        self.book = take_book(book)
        self.learning = learning_of(self.book)
        self.choose = choose
        self.heard: list[Sequence[Event]] = []
        self.notes: Notes | None = None

    def hear(self, events: Sequence[Event]) -> None:
        self.heard.append(events)

    def answer(self, view: Any, prompt: Prompt) -> str:
        if self.notes is None:
            self.notes = self.learning.notes(view)
            self.fields = tuple(self.learning.fields(view))
            self.sayings = tuple(self.learning.sayings(view))
        for events in self.heard:
            self.notes.hear(events)
        self.heard.clear()
        legal = set((self.learning.legal or self.book.view.legal)(view))
        values = self.learning.features(view, self.notes)
        seen = {
            field.name: as_array(field, given)
            for field, given in zip(self.fields, values, strict=True)
        }
        seen["action_mask"] = np.array([saying in legal for saying in self.sayings], np.int8)
        return self.sayings[self.choose(seen)]
