"""A game gone through once more from one chair: what could be proved when, and by which answers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import AnyFact, Knowledge
from asterion.knowledge.marks import NOBODY

SECONDS = 2.0
"""So long one answer is thought about."""


class Moment(msgspec.Struct, frozen=True):
    """After one answer: what became certain with it, and how much of the plan was certain then."""

    n: int
    new: tuple[Any, ...]
    known: int
    of: int
    finished: bool = True
    gone: tuple[Any, ...] = ()  # what was certain and is not so any more: somebody moved on


WAY_OUT, PLACE = "way out", "place"


class Insight(msgspec.Struct, frozen=True):
    """Something worth knowing that could be proved from an answer on, and the answers that do.

    A way out, or the place where one stands, after one did not know it.
    """

    n: int
    fact: Any
    words: Phrase
    answers: tuple[int, ...]
    rules: tuple[str, ...]
    kind: str = WAY_OUT


class Course(msgspec.Struct, frozen=True):
    """A whole game from one chair."""

    seat: int
    moments: tuple[Moment, ...]
    insights: tuple[Insight, ...]

    @property
    def ways_out(self) -> tuple[Insight, ...]:
        return tuple(each for each in self.insights if each.kind == WAY_OUT)

    @property
    def share(self) -> float:
        """The part of the plan that was certain in the end."""
        last = self.moments[-1] if self.moments else None
        return last.known / last.of if last is not None and last.of else 0.0


def course(
    knowledge: Knowledge,
    told: Iterable[tuple[int, Sequence[Event]]],
    seconds: float = SECONDS,
    tick: Callable[[], None] = lambda: None,
) -> Course:
    """From the first answer to the last; `told` are the numbers and what was heard under them.

    After each answer `tick` is called: whoever waits can be told how far it is.
    """
    known: dict[AnyFact, None] = {}  # in order
    found: set[AnyFact] = set()
    moments: list[Moment] = []
    insights: list[Insight] = []
    placed = stood = False
    for n, events in told:
        tick()
        if not events:
            continue
        knowledge.hear(events, n)
        certain = knowledge.certain(Budget(seconds))
        facts = dict.fromkeys(certain.facts)
        new = tuple(fact for fact in facts if fact not in known)
        gone = tuple(fact for fact in known if fact not in facts) if certain.finished else ()
        known = facts if certain.finished else known | facts
        share = knowledge.share([*known])
        moments.append(Moment(n, new, share.known, share.of, certain.finished, gone))
        place = next((fact for fact in facts if _is_own(knowledge, fact)), None)
        if place is not None and placed and not stood:
            insights.append(_insight(knowledge, n, place, seconds, PLACE))
        stood = place is not None or (stood and not certain.finished)
        placed = placed or stood
        for fact in new:
            if knowledge.is_way_out(fact) and fact not in found:
                found.add(fact)
                insights.append(_insight(knowledge, n, fact, seconds, WAY_OUT))
    return Course(knowledge.seat, tuple(moments), tuple(insights))


def _is_own(knowledge: Knowledge, fact: AnyFact) -> bool:
    mark = knowledge.mark(fact)
    return mark is not None and mark.seat == knowledge.seat != NOBODY


def _insight(knowledge: Knowledge, n: int, fact: AnyFact, seconds: float, kind: str) -> Insight:
    lines = knowledge.why(fact, Budget(seconds)).lines
    answers = sorted({entry for line in lines for entry in line.entries})
    rules = tuple(line.rule for line in lines if line.rule)
    return Insight(n, fact, knowledge.say(fact), tuple(answers), rules, kind)


class Blindness(msgspec.Struct, frozen=True):
    """Who could have known a way out for how long, and did not win."""

    seat: int
    insight: Insight
    answers: int  # from then to the end


def decisive(
    courses: Sequence[Course], winners: Sequence[int], movers: Mapping[int, Seat]
) -> Blindness | None:
    """The longest time for which somebody who did not win could have known a way out.

    Whoever found it with a step of their own (`movers`: whose move each answer was) was told.
    """
    last = max(movers, default=0)
    missed = [
        Blindness(each.seat, insight, last - insight.n)
        for each in courses
        for insight in each.ways_out
        if each.seat >= 0 and each.seat not in winners and movers.get(insight.n) != each.seat
    ]
    return max(missed, key=lambda one: one.answers, default=None)
