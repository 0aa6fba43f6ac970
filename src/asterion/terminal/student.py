"""Somebody who thinks about a game while it is replayed, and says what is certain from when on."""

from typing import NamedTuple

from asterion.core.audience import Seat
from asterion.core.contract.options import Options
from asterion.core.phrase import Item, phrase
from asterion.core.referee.table import Entry
from asterion.knowledge import knowledge_of
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.chair import AnyFact
from asterion.terminal.words import say, word

MOMENTS = 10
"""This many points of the curve are told."""


class Learned(NamedTuple):
    """What became certain with one answer, as facts and in words."""

    facts: list[AnyFact]
    lines: list[str]
    finished: bool


class Student:
    """One chair, from the first answer to the last."""

    def __init__(self, book: str, seat: Seat, options: Options) -> None:
        self.knowledge = knowledge_of(book, seat, options, remembers=True)
        self.seat = seat
        self.known: set[AnyFact] = set()
        self.curve: list[tuple[int, int]] = []  # after which answer how much was certain
        self.way_out: tuple[int, AnyFact, list[int]] | None = None  # the first, and what proves it

    def hear(self, entry: Entry) -> Learned:
        """The facts that were not certain before; where nothing is a surprise, none."""
        told = entry.told(self.seat)
        if not told:
            return Learned([], [], True)
        self.knowledge.hear(told, entry.n)
        certain = self.knowledge.certain(Budget(steps=STEPS))
        new = [fact for fact in certain.facts if fact not in self.known]
        kept = self.known if not certain.finished else set()
        self.known = kept | set(certain.facts)
        self._keep_for_summary(entry.n, new)
        worth_saying = [fact for fact in new if not self.knowledge.is_dull(fact)]
        lines = [
            say("terminal-certain-now", fact=self.knowledge.say(fact)) for fact in worth_saying
        ]
        if certain.contradiction:
            lines.append(word("terminal-certain-contradiction"))
        elif not certain.finished:
            lines.append(word("terminal-certain-unfinished"))
        return Learned(new, lines, certain.finished)

    def _keep_for_summary(self, n: int, new: list[AnyFact]) -> None:
        counted = self.knowledge.counted([*self.known])
        self.curve.append((n, counted[0].known if counted else 0))
        ways_out = [fact for fact in new if self.knowledge.is_way_out(fact)]
        if ways_out and self.way_out is None:
            reasons = self.knowledge.why(ways_out[0], Budget(steps=STEPS)).lines
            by = sorted({entry for reason in reasons for entry in reason.entries})
            self.way_out = n, ways_out[0], by or [n]

    def summary(self) -> list[str]:
        """How much could be proved when, and from when on the way out was certain."""
        counted = self.knowledge.counted([*self.known])
        if not self.curve or not counted:
            return [word("terminal-silence")]
        shown = self.curve[:: max(1, len(self.curve) // MOMENTS)]
        points: list[Item] = [
            phrase("terminal-certain-point", n=n, known=known) for n, known in shown
        ]
        lines = [
            say("terminal-certain-in-the-end", counted=[each.words for each in counted]),
            say("terminal-certain-curve", heading=counted[0].heading, points=points),
        ]
        if self.way_out is not None:
            n, fact, by = self.way_out
            numbers: list[Item] = [str(number) for number in by]
            said = self.knowledge.say(fact)
            lines.append(say("terminal-certain-way-out", n=n, fact=said, by=numbers))
        else:
            lines.append(word("terminal-certain-no-way-out"))
        return lines
