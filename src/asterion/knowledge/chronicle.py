"""A game from one chair: what could be proved after each answer, and what of it matters."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import AnyFact, Certain, Foresight, Knowledge
from asterion.knowledge.marks import NOBODY
from asterion.knowledge.reasons import Reasons, take_thought


class Moment(msgspec.Struct, frozen=True):
    """After one answer: what became certain with it, and how much of the plan was certain then."""

    n: int
    new: tuple[Any, ...]
    known: int
    of: int
    finished: bool = True
    gone: tuple[Any, ...] = ()  # what was certain and is not so any more: somebody moved on


WAY_OUT, PLACE, LOST, REACH, NEWS, TREASURE = (
    "way out", "place", "lost", "in reach", "news", "treasure",
)  # fmt: skip
MOST_NEWS, MOST_PLACES = 12, 6
"""So much is told of other players, and of being lost, from one chair; the first is worth most."""
STEPS_OF_A_PROOF = 3_000_000
"""A review has many; what is not proved by then is told without its answers."""
MOST_CLAUSES = 600_000
"""Of a story that is longer than that, no proofs are sought either: it would take a minute."""
CELLS = "knowledge-cells"
"""The heading of what is said of cells and places, in every book."""


class Insight(msgspec.Struct, frozen=True):
    """Something worth knowing that could be proved from an answer on, and the answers that do.

    A way out; the place where one stands, after one was lost `since` an answer, and what was met
    (`along`); that one was lost `until` an answer and could not know where; where the treasure is;
    that one has only to go and win, `until` which answer; what could be known of others.
    """

    n: int
    fact: Any
    words: Phrase
    answers: tuple[int, ...]
    rules: tuple[str, ...]
    kind: str = WAY_OUT
    until: int = -1
    seen: bool = False  # told outright: it took no thought
    since: int = -1
    along: tuple[Phrase, ...] = ()
    left: int = 0  # how many places were possible, in the end of a game in which one stayed lost


class Thinker:
    """The mind of one chair, which may think for others who were told the same."""

    def __init__(self, knowledge: Knowledge, steps: int) -> None:
        self.knowledge = knowledge
        self.steps = steps
        self._asked: dict[AnyFact, Reasons] = {}
        self._has_told = False  # the story with its lines, which is several times as long

    def certain(self) -> Certain:
        """After one more answer."""
        self._asked = {}
        return self.knowledge.certain(Budget(steps=self.steps))

    def why(self, fact: AnyFact) -> Reasons:
        if self.knowledge.bulk > (MOST_CLAUSES if self._has_told else MOST_CLAUSES // 10):
            return Reasons((), proved=False)
        if fact not in self._asked:
            self._has_told = True
            steps = min(self.steps, STEPS_OF_A_PROOF)
            self._asked[fact] = self.knowledge.why(fact, Budget(steps=steps, clauses=MOST_CLAUSES))
        return self._asked[fact]

    def is_somewhere(self, seat: Seat) -> bool:
        """Whether a player is in the game at all, wherever that may be."""
        if isinstance(self.knowledge, Foresight):
            return self.knowledge.is_somewhere(seat)
        return bool(self.knowledge.could_be(seat, Budget(steps=1)))

    def places(self, seat: Seat) -> int:
        """In how many places a player may be; 0 where it cannot be said, or takes too long."""
        budget = Budget(steps=self.steps)
        named = [place for place in self.knowledge.could_be(seat, budget) if place.cell]
        return 0 if budget.ran_out else len(named)


class Chronicle:
    """What was certain when, from one chair; the thinking may be somebody else's."""

    def __init__(
        self,
        knowledge: Knowledge,
        thinker: Thinker,
        size: int | None,
        sought: Mapping[int, AnyFact | None],
    ) -> None:
        self.knowledge = knowledge
        self.thinker = thinker
        self.size = size
        self.sought = sought
        self.known: dict[AnyFact, None] = {}  # in order
        self.moments: list[Moment] = []
        self.insights: list[Insight] = []
        self._found: set[AnyFact] = set()
        self._holders: set[Any] = set()  # of the true treasure, in whose hands it was known to be
        self._reach: dict[AnyFact, int] = {}  # what is in reach now, by its insight
        self._stood = False
        self._lost_since = -1

    def done(self) -> tuple[tuple[Moment, ...], tuple[Insight, ...]]:
        if self._lost_since >= 0:
            self._stay_lost(-1)
        return tuple(self.moments), tuple(self.insights)

    def go_on(self, n: int, certain: Certain) -> None:
        """One more answer was heard."""
        facts = dict.fromkeys(certain.facts)
        new = tuple(fact for fact in facts if fact not in self.known)
        gone = tuple(fact for fact in self.known if fact not in facts) if certain.finished else ()
        before, self.known = self.known, facts
        if not certain.finished:  # what never changes is certain still; where somebody is, is not
            gone = tuple(fact for fact in before if not (fact in facts or self._lasts(fact)))
            self.known = {fact: None for fact in before if self._lasts(fact)} | facts
        share = self.knowledge.share([*self.known])
        whole = share.of if self.size is None else max(self.size, share.known)
        self.moments.append(Moment(n, new, share.known, whole, certain.finished, gone))
        self._stand(n, certain, new)
        for fact in gone:
            if fact in self._reach:
                which = self._reach.pop(fact)
                self.insights[which] = msgspec.structs.replace(self.insights[which], until=n)
        for fact in new:
            self._find(n, fact)
        self._seek(n)
        for fact in self._news(new, before):
            self._tell_news(n, fact)

    def _lasts(self, fact: AnyFact) -> bool:
        lasts = getattr(self.knowledge, "is_lasting", None)
        return lasts is not None and bool(lasts(fact))

    # ---- where one stands

    def _stand(self, n: int, certain: Certain, new: Iterable[AnyFact]) -> None:
        """One who was sure of their place and no longer is, is lost until they can know it."""
        place = next((fact for fact in certain.facts if self._is_own(fact)), None)
        if place is None and not certain.finished:
            return
        if place is not None and self._lost_since >= 0:
            self._find_again(n, place, new)
        elif place is None and self._stood and self._lost_since < 0:
            if self.thinker.is_somewhere(self.knowledge.seat):
                self._lost_since = n
        elif place is None and self._lost_since >= 0:
            if not self.thinker.is_somewhere(self.knowledge.seat):
                self._stay_lost(n)
        self._stood = place is not None

    def _find_again(self, n: int, place: AnyFact, new: Iterable[AnyFact]) -> None:
        """With an answer that does not say so outright; else they were told, and did not know."""
        if self._count(PLACE) >= MOST_PLACES:
            self._lost_since = -1
            return
        found = self._insight(n, place, PLACE)
        if len(found.answers) > 1 or found.rules or not self.thinker.why(place).proved:
            along = tuple(map(self.knowledge.say, self._met(place, new)))
            since = self._lost_since
            self.insights.append(msgspec.structs.replace(found, since=since, along=along))
            self._lost_since = -1
        else:
            self._stay_lost(n)

    def _met(self, place: AnyFact, new: Iterable[AnyFact]) -> list[AnyFact]:
        """What else became certain of the place: what is met there."""
        telling = [f for f in new if f.cell == place.cell and not self.knowledge.is_dull(f)]
        cells = [group for heading, group in self.knowledge.groups(telling) if heading == CELLS]
        return [fact for group in cells for fact in group]

    def _stay_lost(self, until: int) -> None:
        since, self._lost_since = self._lost_since, -1
        if self._count(LOST) < MOST_PLACES:
            nothing = Phrase("knowledge-nothing")
            left = self.thinker.places(self.knowledge.seat) if until < 0 else 0
            self.insights.append(
                Insight(since, None, nothing, (), (), LOST, until=until, since=since, left=left)
            )

    def _is_own(self, fact: AnyFact) -> bool:
        mark = self.knowledge.mark(fact)
        return mark is not None and mark.seat == self.knowledge.seat != NOBODY

    # ---- what one could use

    def _find(self, n: int, fact: AnyFact) -> None:
        knowledge = self.knowledge
        if fact not in self._found:
            kind = WAY_OUT if knowledge.is_way_out(fact) else ""
            if is_treasure(knowledge, fact):
                kind = TREASURE
            if kind:
                self._found.add(fact)
                self.insights.append(self._insight(n, fact, kind))
        if knowledge.is_in_reach(fact):
            self._reach[fact] = len(self.insights)
            self.insights.append(self._insight(n, fact, REACH))

    def _seek(self, n: int) -> None:
        """Where the true treasure is, once for each place or player that has it."""
        fact = self.sought.get(n)
        holder = getattr(fact, "seat", fact)
        if fact is not None and fact in self.known and holder not in self._holders:
            self._holders.add(holder)
            self.insights.append(self._insight(n, fact, TREASURE))

    # ---- the others

    def _news(self, new: Iterable[AnyFact], before: Iterable[AnyFact]) -> list[AnyFact]:
        """Of a player who walks on in plain view of the mind, nothing more is told."""
        mark_of = self.knowledge.mark
        followed = {mark.seat for fact in before if (mark := mark_of(fact)) is not None}
        worth_telling = []
        for fact in new:
            mark = mark_of(fact)
            followed_already = mark is not None and mark.seat != NOBODY and mark.seat in followed
            if self.knowledge.is_news(fact) and not followed_already:
                worth_telling.append(fact)
        return worth_telling

    def _tell_news(self, n: int, fact: AnyFact) -> None:
        if self._count(NEWS) < MOST_NEWS:
            insight = self._insight(n, fact, NEWS)
            if not insight.seen and (insight.answers or insight.rules):
                self.insights.append(insight)

    def _count(self, kind: str) -> int:
        return sum(one.kind == kind for one in self.insights)

    def _insight(self, n: int, fact: AnyFact, kind: str) -> Insight:
        reasons = self.thinker.why(fact)
        lines = reasons.lines
        answers = sorted({entry for line in lines for entry in line.entries})
        rules = tuple(line.rule for line in lines if line.rule)
        seen = reasons.proved and not take_thought(lines, self.knowledge.seat)
        words = self.knowledge.say(fact)
        return Insight(n, fact, words, tuple(answers), rules, kind, seen=seen)


def is_treasure(knowledge: Knowledge, fact: AnyFact) -> bool:
    """Whether it says where the treasure is that one wins with; not every book can know that."""
    known = getattr(knowledge, "is_treasure", None)
    return known is not None and bool(known(fact))
