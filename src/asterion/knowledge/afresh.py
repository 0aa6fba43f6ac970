"""Answers that depend on nothing but what was heard: not on load, nor on earlier questions.

A solver that has been asked before has learnt something, and within a budget of steps it then
proves other things than one that has not. So every question is put to a new mind, which is told
the whole story first; with the same events it makes the same steps on every machine.
"""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.core.audience import Seat
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import AnyFact, Certain, Knowledge, Possible
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reasons


class Afresh:
    """A chair that is asked in any order and answers as if it were asked for the first time."""

    def __init__(self, make: Callable[[], Knowledge]) -> None:
        self._make = make
        self._told: list[tuple[int, Sequence[Event]]] = []
        self._never_asked = make()  # for names and words, which take no thought

    def __getattr__(self, name: str) -> Any:
        return getattr(self._never_asked, name)

    def hear(self, events: Sequence[Event], n: int = -1) -> None:
        self._told.append((n, events))
        self._never_asked.hear(events, n)

    def afresh(self) -> Knowledge:
        """A new mind with the whole story, for questions in a fixed order."""
        mind = self._make()
        for n, events in self._told:
            mind.hear(events, n)
        return mind

    def certain(self, budget: Budget | None = None) -> Certain:
        return self.afresh().certain(budget)

    def possible(self, cell: str, budget: Budget | None = None) -> frozenset[str]:
        return self.afresh().possible(cell, budget)

    def could_be(self, seat: Seat, budget: Budget | None = None) -> Sequence[AnyFact]:
        return self.afresh().could_be(seat, budget)

    def worlds(self, count: int, dice: Dice | None = None) -> Sequence[Any]:
        return self.afresh().worlds(count, dice)

    def why(self, fact: AnyFact, budget: Budget | None = None) -> Reasons:
        return self.afresh().why(fact, budget)

    def still_possible(self, about: str, budget: Budget | None = None) -> Possible | None:
        return self.afresh().still_possible(about, budget)

    def maybe(self, budget: Budget) -> Sequence[Mark]:
        return self.afresh().maybe(budget)
