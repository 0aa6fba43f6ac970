"""Finding out step by step: who cannot have begun here, what holds in each place that is left.

No step needs a guess inside of another one. What takes more than that is not found, and the reader
gets the list of answers instead.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from asterion.knowledge.argument.propagating import SAID, Conflict, Propagation
from asterion.knowledge.argument.walks import Walk
from asterion.knowledge.clauses import TRUE, Literal

FEW_PLACES = 8
"""In up to this many places that are left it is looked for what they have in common."""
EASE = (1, 3, 12)
"""How many facts may come between a supposition and its refutation; few first, as people do it."""


class Finding(NamedTuple):
    """A literal that was refuted, or that holds in each place that is left of a walk."""

    lines: frozenset[int]
    parents: tuple[Literal, ...]  # what had been established before, and was used
    would: tuple[Literal, ...] = ()  # what would have followed, in this order
    walk: Walk | None = None
    left: tuple[Literal, ...] = ()  # of the walk


class GaveUp(Exception):
    """No short way was found."""


class Deriving:
    """Established literals, each with the clause or the finding that made it so."""

    def __init__(
        self,
        established: Propagation,
        walks: Sequence[Walk],
        facts: Mapping[Literal, Any],
        work: int,
    ) -> None:
        self.established = established
        self.walks = walks
        self.facts = facts
        self.findings: dict[Literal, Finding] = {}
        self.work = work  # how many clauses may be looked at
        self._places = {here for walk in walks for here in walk.origin.values()}

    def reach(self, goal: Literal) -> bool:
        """Whether the goal was established."""
        try:
            self.established.begin()
            while not any(self._reaches(goal, ease) for ease in EASE):
                if not self._try_facts(goal):
                    return False
        except (Conflict, GaveUp):
            return False
        return True

    def _reaches(self, goal: Literal, ease: int) -> bool:
        while True:
            if self.established.holds(goal) or self._suppose(goal, ease):
                return True
            if not (self._exclude(goal, ease) or self._common(ease)):
                return False

    def open_places(self, walk: Walk) -> list[Literal]:
        return [here for here in walk.origin.values() if not self.established.holds(-here)]

    # ---- the kinds of steps

    def _suppose(self, goal: Literal, ease: int) -> bool:
        """Were it otherwise, nothing would fit."""
        finding = self._refuted(-goal, ease)
        if finding is None:
            return False
        self._find(goal, finding)
        return True

    def _exclude(self, goal: Literal, ease: int) -> bool:
        """Places where a walk does not fit; those of one walk first, then of the next."""
        found = False
        for walk in self.walks:
            for here in self.open_places(walk):
                finding = None
                if self.established.is_open(here):
                    finding = self._refuted(here, ease)
                if finding is not None:
                    self._find(-here, finding)
                    found = True
            if self.established.holds(goal):
                return True
        return found

    def _common(self, ease: int) -> bool:
        """What holds in each place that is left of a walk."""
        found = False
        for walk in self.walks:
            places = self.open_places(walk)
            if not 1 < len(places) <= FEW_PLACES:
                continue
            common: set[Literal] | None = None
            for here in places:
                follows = {*self._following(here)}
                common = follows if common is None else common & follows
            for literal in sorted(common or (), key=abs):
                if literal in self.facts and self.established.is_open(literal):
                    finding = self._refuted(-literal, ease)
                    if finding is not None:
                        self._find(literal, finding)
                        found = True
        return found

    def _try_facts(self, goal: Literal) -> bool:
        """Any fact that cannot be otherwise."""
        found = False
        for literal in self.facts:
            if abs(literal) != TRUE and self.established.is_open(literal):
                finding = self._refuted(-literal, EASE[-1])
                if finding is not None:
                    self._find(literal, finding)
                    found = True
                    if self.established.holds(goal):
                        return True
        return found

    # ---- one supposition

    def _find(self, literal: Literal, finding: Finding) -> None:
        self.findings[literal] = finding
        if self.established.is_open(literal):
            self.established.say(literal)

    def _following(self, supposed: Literal) -> list[Literal]:
        self._check_work()
        mark = self.established.mark()
        try:
            self.established.say(supposed)
            return self.established.since(mark)
        except Conflict:
            return []
        finally:
            self.established.take_back(mark)

    def _refuted(self, supposed: Literal, ease: int) -> Finding | None:
        """Why this cannot be; None if that is not seen at once, or not easily."""
        self._check_work()
        mark = self.established.mark()
        try:
            self.established.say(supposed)
        except Conflict as conflict:
            finding = self._why(conflict, supposed, mark)
            easy = len(finding.would) <= ease * max(1, len(finding.left))
            return finding if easy else None
        finally:
            self.established.take_back(mark)
        return None

    def _check_work(self) -> None:
        if self.established.work > self.work:
            raise GaveUp

    def _why(self, conflict: Conflict, supposed: Literal, mark: int) -> Finding:
        established = self.established
        since = {literal: place for place, literal in enumerate(established.since(mark))}
        waiting, clauses = [*established.others(conflict.clause)], [conflict.clause]
        cone: set[Literal] = set()
        parents: dict[Literal, None] = {}
        while waiting:
            literal = waiting.pop()
            if literal not in since:
                parents[literal] = None
            elif literal not in cone:
                cone.add(literal)
                reason = established.reasons[literal]
                if reason != SAID:
                    clauses.append(reason)
                    waiting += established.others(reason, literal)
        lines = frozenset(
            established.lines[clause] for clause in clauses if established.lines[clause] >= 0
        )
        would = [
            literal
            for literal in since
            if literal in cone and literal in self.facts and literal not in self._places
        ]
        if supposed in would:
            would.remove(supposed)
        walk, left = self._exhausted(clauses, cone)
        return Finding(lines, tuple(parents), tuple(would), walk, left)

    def _exhausted(
        self, clauses: Iterable[int], cone: set[Literal]
    ) -> tuple[Walk | None, tuple[Literal, ...]]:
        """The walk that would fit nowhere, and the places that the supposition takes from it."""
        for clause in clauses:
            literals = {*self.established.clauses[clause]}
            for walk in self.walks:
                if sum(here in literals for here in walk.origin.values()) > 1:
                    left = tuple(here for here in walk.origin.values() if -here in cone)
                    if len(left) > 1:
                        return walk, left
        return None, ()

    # ---- looking back

    def before(self, literal: Literal) -> tuple[Iterable[int], Iterator[Literal]]:
        """The lines by which it was established, and what had been established before."""
        finding = self.findings.get(literal)
        if finding is not None:
            return finding.lines, iter(finding.parents)
        clause = self.established.reasons[literal]
        line = self.established.lines[clause]
        return ([line] if line >= 0 else []), self.established.others(clause, literal)
