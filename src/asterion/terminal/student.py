"""Somebody who thinks about a game while it is replayed, and says what is certain from when on."""

from typing import NamedTuple

from asterion.core.audience import Seat
from asterion.core.options import Options
from asterion.core.table import Entry
from asterion.knowledge import knowledge_of
from asterion.knowledge.ask import new_solver
from asterion.knowledge.budget import Budget
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, TreasureLies, WallStands

SECONDS = 2.0
"""So long a student thinks about one answer."""


class Learned(NamedTuple):
    """What became certain with one answer, as facts and in words."""

    facts: list[AnyFact]
    lines: list[str]
    finished: bool


class Student:
    """One chair, from the first answer to the last."""

    def __init__(self, book: str, seat: Seat, options: Options) -> None:
        new_solver()  # says at once where it is missing
        self.knowledge = knowledge_of(book, seat, options)
        self.seat = seat
        self.known: set[AnyFact] = set()

    def hear(self, entry: Entry) -> Learned:
        """The facts that were not certain before; where nothing is a surprise, none."""
        told = entry.told(self.seat)
        if not told:
            return Learned([], [], True)
        self.knowledge.hear(told, entry.n)
        certain = self.knowledge.certain(Budget(SECONDS))
        new = [fact for fact in certain.facts if fact not in self.known]
        kept = self.known if not certain.finished else set()
        self.known = kept | set(certain.facts)
        worth_saying = [fact for fact in new if not _is_dull(fact)]
        lines = [f"certain now: {self.knowledge.say(fact)}" for fact in worth_saying]
        if certain.contradiction:
            lines.append("no labyrinth fits what was told: the plan breaks a rule")
        elif not certain.finished:
            lines.append("not finished: there may be more")
        return Learned(new, lines, certain.finished)

    def summary(self) -> str:
        """How much of the labyrinth could be proved in the end."""
        cells = self.knowledge.cells
        kinds = sum(isinstance(fact, KindIs) for fact in self.known)
        walls = sum(isinstance(fact, WallStands) for fact in self.known)
        return (
            f"In the end {kinds} of {cells} cells were certain, and {walls} of"
            f" {self.knowledge.inner_sides} sides between two cells."
        )


def _is_dull(fact: AnyFact) -> bool:
    """That nothing lies somewhere would drown the rest."""
    return isinstance(fact, TreasureLies) and not fact.lies
