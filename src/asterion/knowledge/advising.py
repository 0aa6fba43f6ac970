"""What a player asks of the one who deduces for them: `certain`, `possible`, `why`, `map`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, chained, phrase
from asterion.core.state.grid import WAYS
from asterion.knowledge.argument.showing import Arguing
from asterion.knowledge.argument.steps import Argument
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.chair import AnyFact, Guessing, Knowledge, Possible
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reasons, take_thought

CERTAIN, POSSIBLE, WHY, MAP = "certain", "possible", "why", "map"
SIDES = frozenset({*WAYS, "up", "right", "down", "left"})
WEIGHED = 12
"""The most facts that are weighed before one is given as a hint."""


class Explained(msgspec.Struct, frozen=True):
    """A fact with what proves it; no reasons where no proof was found in time.

    The `argument` is there where the book can argue, and where a short one was found.
    """

    fact: Any
    reasons: Reasons
    argument: Argument | None = None


class Advice(msgspec.Struct):
    """An answer as data, and as lines for a reader."""

    lines: list[Phrase]
    finished: bool = True
    contradiction: bool = False
    certain: Sequence[Any] = ()
    possible: Possible | None = None
    why: Sequence[Explained] = ()
    maybe: Sequence[Mark] = ()


class Adviser:
    """Thinks for one chair, from what that chair was told."""

    def __init__(self, knowledge: Knowledge, steps: int = STEPS, tells_odds: bool = False) -> None:
        self.knowledge = knowledge
        self.tells_odds = tells_odds
        self.steps = steps
        self._told = knowledge

    def hear(self, events: Sequence[Event], n: int) -> None:
        """One answer, under the number that this chair knows it by."""
        if events:
            self._told.hear(events, n)

    def answer(self, asked: str, about: str = "") -> Advice:
        known = self._think().certain(self._budget())
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
            case _:
                advice = self._why(about, known.facts)
        if not known.finished:
            advice.finished = False
            advice.lines.append(phrase("knowledge-unfinished"))
        return advice

    def _think(self) -> Knowledge:
        """One mind for the steps of one question, so that no other question changes its answer."""
        afresh = getattr(self._told, "afresh", None)
        self.knowledge = self._told if afresh is None else afresh()
        return self.knowledge

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
        return self._left("knowledge-possible", possible, budget)

    def _left(self, said: str, possible: Possible, budget: Budget) -> Advice:
        """What a place may still be, with the odds where the table agreed on them."""
        lines = [phrase(said, what=possible.words)]
        if self.tells_odds and len(possible.kinds) > 1 and isinstance(self.knowledge, Guessing):
            odds = self.knowledge.odds(possible.about)
            told = [
                phrase(
                    "knowledge-odds-of",
                    kind=self.knowledge.say_kinds([kind]),
                    percent=round(100 * odds[kind]),
                )
                for kind in sorted(odds, key=lambda kind: -odds[kind])
            ]
            lines.append(phrase("knowledge-odds", odds=[*told]))
            ordered = tuple(round(odds.get(kind, 0.0), 3) for kind in possible.kinds)
            possible = replace(possible, odds=ordered)
        return Advice(lines, not budget.ran_out, possible=possible)

    # ---- why

    def _why(self, about: str, facts: Sequence[AnyFact]) -> Advice:
        wanted = self.knowledge.meant(about, facts) if about else self._hints(facts)[:1]
        if not wanted:
            return self._not_certain(about)
        return self._explained(wanted)

    def _explained(self, wanted: Sequence[AnyFact]) -> Advice:
        lines: list[Phrase] = []
        explained = []
        for fact in wanted:
            reasons = self.knowledge.why(fact, self._budget())
            argument = self.knowledge.argue(fact) if isinstance(self.knowledge, Arguing) else None
            explained.append(Explained(fact, reasons, argument))
            lines += self._because(fact, reasons, argument)
        finished = all(each.reasons.proved for each in explained)
        return Advice(lines, finished, why=explained)

    def _because(self, fact: AnyFact, reasons: Reasons, argument: Argument | None) -> list[Phrase]:
        """The steps of an argument; the answers where one line says it, or none is short."""
        because = phrase("knowledge-because", fact=self.knowledge.say(fact))
        if not reasons.proved:
            return [because, phrase("knowledge-no-proof")]
        if argument is not None and len(argument.steps) > 1:
            assert isinstance(self.knowledge, Arguing)
            steps = enumerate(self.knowledge.say_argument(argument), 1)
            lines = [phrase("argument-step", number=number, says=says) for number, says in steps]
            return [phrase("argument-heading", fact=self.knowledge.say(fact)), *lines]
        lines = [
            phrase("knowledge-reason", reason=said) for said in self.knowledge.say_why(reasons)
        ]
        if argument is None and isinstance(self.knowledge, Arguing) and len(lines) > 1:
            because = phrase("argument-none", fact=self.knowledge.say(fact))
        return [because, *(lines or [phrase("knowledge-chosen")])]

    def _not_certain(self, about: str) -> Advice:
        if not about:
            return Advice([self._examples()])
        budget = self._budget()
        possible = self.knowledge.still_possible(about, budget)
        if possible is None:
            unsure = phrase("knowledge-not-certain")
            # A side may be in doubt; what is neither side, cell nor player was mistyped.
            return Advice([unsure] if about.split()[-1].lower() in SIDES else [self._examples()])
        return self._left("knowledge-only-possible", possible, budget)

    def _examples(self) -> Phrase:
        examples: list[Item] = [
            phrase("knowledge-why-example", about=about) for about in self.knowledge.asks
        ]
        return phrase("knowledge-why-what", examples=examples)

    # ---- what a coach may tell of it

    def hints(self) -> Iterator[tuple[AnyFact, Phrase]]:
        """What follows and takes thought, the shortest proof first, each as it is said."""
        known = self._think().certain(self._budget())
        if not known.contradiction:
            for fact in self._hints(known.facts):
                yield fact, self.knowledge.say(fact)

    def is_contradicted(self) -> bool:
        """Whether nothing at all fits what was heard."""
        return self._think().certain(self._budget()).contradiction

    def explain(self, fact: AnyFact) -> Advice:
        """Why this one is certain."""
        self._think().certain(self._budget())
        return self._explained([fact])

    def explain_data(self, data: Mapping[str, Any]) -> Advice:
        """The same of a fact as it was sent; nothing where it is not certain."""
        facts = self._think().certain(self._budget()).facts
        return self._explained([fact for fact in facts if msgspec.to_builtins(fact) == data])

    def _hints(self, facts: Sequence[AnyFact]) -> list[AnyFact]:
        """By the length of their proofs, which take a rule or somebody else's answers."""
        telling = [fact for fact in reversed(facts) if self.knowledge.may_hint(fact)]
        found: list[tuple[int, AnyFact]] = []
        for fact in telling[:: max(1, len(telling) // WEIGHED)]:
            lines = self.knowledge.why(fact, self._budget()).lines
            if take_thought(lines, self.knowledge.seat):
                found.append((sum(max(1, len(reason.heard)) for reason in lines), fact))
        return [fact for _length, fact in sorted(found, key=lambda one: one[0])]
