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
from asterion.knowledge.reasons import take_thought

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


WAY_OUT, PLACE, REACH, NEWS = "way out", "place", "in reach", "news"
MOST_NEWS = 12
"""So much is told of other players from one chair; the first is worth most."""


class Insight(msgspec.Struct, frozen=True):
    """Something worth knowing that could be proved from an answer on, and the answers that do.

    A way out; the place where one stands, after one did not know it; that one has only to go and
    win, `until` which answer; what could be known of others.
    """

    n: int
    fact: Any
    words: Phrase
    answers: tuple[int, ...]
    rules: tuple[str, ...]
    kind: str = WAY_OUT
    until: int = -1
    seen: bool = False  # told in so many words: it took no thought


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
    reach: dict[AnyFact, int] = {}  # what is in reach now, by its insight
    moments: list[Moment] = []
    insights: list[Insight] = []
    placed = stood = False
    told_of = 0
    for n, events in told:
        tick()
        if not events:
            continue
        knowledge.hear(events, n)
        certain = knowledge.certain(Budget(seconds))
        facts = dict.fromkeys(certain.facts)
        new = tuple(fact for fact in facts if fact not in known)
        gone = tuple(fact for fact in known if fact not in facts) if certain.finished else ()
        before, known = known, facts if certain.finished else known | facts
        share = knowledge.share([*known])
        moments.append(Moment(n, new, share.known, share.of, certain.finished, gone))
        place = next((fact for fact in facts if _is_own(knowledge, fact)), None)
        if place is not None and placed and not stood:
            found_again = _insight(knowledge, n, place, seconds, PLACE)
            if len(found_again.answers) > 1 or found_again.rules:  # and not only told so
                insights.append(found_again)
        stood = place is not None or (stood and not certain.finished)
        placed = placed or stood
        for fact in gone:
            if fact in reach:
                which = reach.pop(fact)
                insights[which] = msgspec.structs.replace(insights[which], until=n)
        for fact in new:
            if knowledge.is_way_out(fact) and fact not in found:
                found.add(fact)
                insights.append(_insight(knowledge, n, fact, seconds, WAY_OUT))
            if knowledge.is_in_reach(fact):
                reach[fact] = len(insights)
                insights.append(_insight(knowledge, n, fact, seconds, REACH))
        for fact in _news(knowledge, new, before) if told_of < MOST_NEWS else ():
            insight = _insight(knowledge, n, fact, seconds, NEWS)
            if not insight.seen:
                told_of += 1
                insights.append(insight)
    return Course(knowledge.seat, tuple(moments), tuple(insights))


def _is_own(knowledge: Knowledge, fact: AnyFact) -> bool:
    mark = knowledge.mark(fact)
    return mark is not None and mark.seat == knowledge.seat != NOBODY


def _news(knowledge: Knowledge, new: Iterable[AnyFact], before: Iterable[AnyFact]) -> list[AnyFact]:
    """Of a player who walks on in plain view of the mind, nothing more is told."""
    followed = {mark.seat for fact in before if (mark := knowledge.mark(fact)) is not None}
    worth_telling = []
    for fact in new:
        mark = knowledge.mark(fact)
        followed_already = mark is not None and mark.seat != NOBODY and mark.seat in followed
        if knowledge.is_news(fact) and not followed_already:
            worth_telling.append(fact)
    return worth_telling


def _insight(knowledge: Knowledge, n: int, fact: AnyFact, seconds: float, kind: str) -> Insight:
    lines = knowledge.why(fact, Budget(seconds)).lines
    answers = sorted({entry for line in lines for entry in line.entries})
    rules = tuple(line.rule for line in lines if line.rule)
    seen = not take_thought(lines, knowledge.seat)
    return Insight(n, fact, knowledge.say(fact), tuple(answers), rules, kind, seen=seen)


class Blindness(msgspec.Struct, frozen=True):
    """Who could have known a way out for how long, or had only to go, and did not win."""

    seat: int
    insight: Insight
    answers: int  # from then to the end, or until it was not in reach any more


def decisive(
    courses: Sequence[Course], winners: Sequence[int], movers: Mapping[int, Seat]
) -> Blindness | None:
    """The longest time for which somebody who did not win could have known a way out.

    Whoever saw it, or found it with a step of their own (`movers`: whose move each was), was told;
    but where all that it takes to win was in reach, it does not matter how that came to be known.
    """
    last = max(movers, default=0)
    missed = [
        Blindness(each.seat, insight, (last if insight.until < 0 else insight.until) - insight.n)
        for each in courses
        for insight in each.insights
        if each.seat >= 0
        and each.seat not in winners
        and (
            insight.kind == REACH
            or (insight.kind == WAY_OUT and not insight.seen and movers.get(insight.n) != each.seat)
        )
    ]
    return max(missed, key=lambda one: one.answers, default=None)
