"""What a player asks of whoever thinks for them: `certain`, `possible`, `why`, `hint`, `map`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from asterion.core.event import Event
from asterion.core.grid import WAYS
from asterion.core.phrase import Item, Phrase, chained, phrase
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.chair import AnyFact, Knowledge, Possible
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reasons, take_thought

CERTAIN, POSSIBLE, WHY, HINT, MAP = "certain", "possible", "why", "hint", "map"
SIDES = frozenset({*WAYS, "up", "right", "down", "left"})
WEIGHED = 12
"""So many facts are weighed before one is given as a hint."""


class Explained(msgspec.Struct, frozen=True):
    """A fact with what proves it; no reasons where no proof was found in time."""

    fact: Any
    reasons: Reasons


class Advice(msgspec.Struct):
    """An answer as data, and as lines for whoever reads."""

    lines: list[Phrase]
    finished: bool = True
    contradiction: bool = False
    certain: Sequence[Any] = ()
    possible: Possible | None = None
    why: Sequence[Explained] = ()
    hint: Any = None
    maybe: Sequence[Mark] = ()


class Adviser:
    """Thinks for one chair, from what that chair was told."""

    def __init__(self, knowledge: Knowledge, steps: int = STEPS) -> None:
        self.knowledge = knowledge
        self.steps = steps
        self._told = knowledge

    def hear(self, events: Sequence[Event], n: int) -> None:
        """One answer, under the number that this chair knows it by."""
        if events:
            self._told.hear(events, n)

    def answer(self, asked: str, about: str = "") -> Advice:
        # One mind for the steps of one question, so that no other question changes its answer.
        afresh = getattr(self._told, "afresh", None)
        self.knowledge = self._told if afresh is None else afresh()
        known = self.knowledge.certain(self._budget())
        if known.contradiction:
            return Advice([phrase("knowledge-contradiction")], contradiction=True)
        match asked:
            case "certain":
                advice = Advice(self._grouped(known.facts), certain=known.facts)
            case "possible":
                advice = self._possible(about)
            case "map":
                budget = self._budget()
                maybe = self.knowledge.maybe(budget)
                advice = Advice([], not budget.ran_out, certain=known.facts, maybe=maybe)
            case "hint":
                advice = self._hint(about, known.facts)
            case _:
                advice = self._why(about, known.facts)
        if not known.finished:
            advice.finished = False
            advice.lines.append(phrase("knowledge-unfinished"))
        return advice

    def _budget(self) -> Budget:
        return Budget(steps=self.steps)

    def _grouped(self, facts: Sequence[AnyFact]) -> list[Phrase]:
        lines = [
            phrase(heading, facts=chained("knowledge-facts", [*map(self.knowledge.say, grouped)]))
            for heading, grouped in self.knowledge.groups(facts)
        ]
        return lines or [phrase("knowledge-nothing")]

    def _possible(self, about: str) -> Advice:
        budget = self._budget()
        possible = self.knowledge.still_possible(about, budget) if about else None
        if possible is None:
            return Advice([phrase("knowledge-possible-what")])
        line = phrase("knowledge-possible", what=possible.words)
        return Advice([line], not budget.ran_out, possible=possible)

    # ---- why

    def _why(self, about: str, facts: Sequence[AnyFact]) -> Advice:
        wanted = self.knowledge.meant(about, facts) if about else self._hints(facts)[:1]
        if not wanted:
            return self._not_certain(about)
        lines: list[Phrase] = []
        explained = []
        for fact in wanted:
            reasons = self.knowledge.why(fact, self._budget())
            explained.append(Explained(fact, reasons))
            lines += [phrase("knowledge-because", fact=self.knowledge.say(fact))]
            lines += self._because(reasons)
        finished = all(each.reasons.proved for each in explained)
        return Advice(lines, finished, why=explained)

    def _because(self, reasons: Reasons) -> list[Phrase]:
        if not reasons.proved:
            return [phrase("knowledge-no-proof")]
        lines = [
            phrase("knowledge-reason", reason=said) for said in self.knowledge.say_why(reasons)
        ]
        return lines or [phrase("knowledge-chosen")]

    def _not_certain(self, about: str) -> Advice:
        if not about:
            return Advice([self._examples()])
        budget = self._budget()
        possible = self.knowledge.still_possible(about, budget)
        if possible is None:
            unsure = phrase("knowledge-not-certain")
            # A side may be in doubt; what is neither side, cell nor player was mistyped.
            return Advice([unsure] if about.split()[-1].lower() in SIDES else [self._examples()])
        line = phrase("knowledge-only-possible", what=possible.words)
        return Advice([line], not budget.ran_out, possible=possible)

    def _examples(self) -> Phrase:
        examples: list[Item] = [
            phrase("knowledge-why-example", about=about) for about in self.knowledge.asks
        ]
        return phrase("knowledge-why-what", examples=examples)

    # ---- hint

    def _hint(self, about: str, facts: Sequence[AnyFact]) -> Advice:
        """The best one; `hint 2` is the one after it."""
        hints = self._hints(facts)
        number = int(about) if about.isdecimal() and len(about) < 4 else 1
        if not 1 <= number <= len(hints):
            return Advice([phrase("knowledge-no-hint")])
        hint = hints[number - 1]
        return Advice([phrase("knowledge-hint", fact=self.knowledge.say(hint))], hint=hint)

    def _hints(self, facts: Sequence[AnyFact]) -> list[AnyFact]:
        """By the length of their proofs, which take a rule or somebody else's answers."""
        telling = [fact for fact in reversed(facts) if self.knowledge.may_hint(fact)]
        found: list[tuple[int, AnyFact]] = []
        for fact in telling[:: max(1, len(telling) // WEIGHED)]:
            lines = self.knowledge.why(fact, self._budget()).lines
            if take_thought(lines, self.knowledge.seat):
                found.append((sum(max(1, len(reason.heard)) for reason in lines), fact))
        return [fact for _length, fact in sorted(found, key=lambda one: one[0])]
