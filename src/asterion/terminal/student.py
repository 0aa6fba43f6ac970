"""Somebody who thinks about a game while it is replayed, and says what is certain from when on."""

from typing import NamedTuple

from asterion.core.audience import Seat
from asterion.core.options import Options
from asterion.core.table import Entry
from asterion.knowledge import knowledge_of
from asterion.knowledge.ask import new_solver
from asterion.knowledge.budget import Budget
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitOpen,
    KindIs,
    TreasureLies,
    WallStands,
)

SECONDS = 2.0
"""So long a student thinks about one answer."""
MOMENTS = 10
"""So many points of the curve are told."""


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
        self.curve: list[tuple[int, int]] = []  # after which answer how many cells were certain
        self.way_out: tuple[int, AnyFact] | None = None  # the first that was certain

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
        self._keep_for_summary(entry.n, new)
        worth_saying = [fact for fact in new if not _is_dull(fact)]
        lines = [f"certain now: {self.knowledge.say(fact)}" for fact in worth_saying]
        if certain.contradiction:
            lines.append("no labyrinth fits what was told: the plan breaks a rule")
        elif not certain.finished:
            lines.append("not finished: there may be more")
        return Learned(new, lines, certain.finished)

    def _keep_for_summary(self, n: int, new: list[AnyFact]) -> None:
        self.curve.append((n, sum(isinstance(fact, KindIs) for fact in self.known)))
        exits = [fact for fact in new if isinstance(fact, ExitOpen) and fact.is_open]
        if exits and self.way_out is None:
            self.way_out = n, exits[0]

    def summary(self) -> list[str]:
        """How much could be proved when, and from when on the way out was certain."""
        if not self.curve:
            return ["Nothing was heard."]
        knowledge = self.knowledge
        walls = sum(isinstance(fact, WallStands) for fact in self.known)
        shown = self.curve[:: max(1, len(self.curve) // MOMENTS)]
        lines = [
            f"In the end {self.curve[-1][1]} of {knowledge.cells} cells were certain, and {walls}"
            f" of {knowledge.inner_sides} sides between two cells.",
            "Cells that were certain, by answer: "
            + ", ".join(f"{n}: {kinds}" for n, kinds in shown)
            + ".",
        ]
        if self.way_out is not None:
            n, fact = self.way_out
            lines.append(f"From answer {n} on it was certain that {knowledge.say(fact)}.")
        else:
            lines.append("No way out was ever certain.")
        return lines


def _is_dull(fact: AnyFact) -> bool:
    """That nothing lies somewhere would drown the rest."""
    return isinstance(fact, TreasureLies) and not fact.lies
