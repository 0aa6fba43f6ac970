"""Looking back from what was established: which facts, places and answers it rests on."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

from asterion.core.audience import Seat
from asterion.knowledge.argument.deriving import Deriving
from asterion.knowledge.argument.steps import Ghost
from asterion.knowledge.argument.walks import AnyPlace, Walk
from asterion.knowledge.clauses import TRUE, Line, Literal

PlaceFact = Callable[[Seat, AnyPlace], Any]


class Rest(NamedTuple):
    """What something rests on: lines, facts and places that were established before."""

    lines: frozenset[int]
    parents: tuple[Literal, ...]


class LookingBack:
    """Facts and places that were struck off are what can be said; all else is passed through."""

    def __init__(self, deriving: Deriving, lines: Sequence[Line], place_fact: PlaceFact) -> None:
        self.deriving = deriving
        self.story = lines
        self.place_fact = place_fact
        self._rests: dict[Literal, Rest] = {}
        self._placed: set[int] = set()  # walks that a step has laid over the plan
        self._of_walk: dict[Literal, int] = {}
        self._shut: dict[Literal, int] = {}
        for number, walk in enumerate(deriving.walks):
            for here in walk.origin.values():
                if abs(here) != TRUE and here not in self._of_walk:
                    self._of_walk[here] = number
                    self._shut[-here] = number

    def _is_landmark(self, literal: Literal) -> bool:
        return literal in self.deriving.facts or literal in self._shut or literal in self._of_walk

    def rest(self, literal: Literal) -> Rest:
        """Back to facts and places; what only says the same in other words is passed through."""
        if literal not in self._rests:
            self._rests[literal] = self._look_back(literal)
        return self._rests[literal]

    def _look_back(self, literal: Literal) -> Rest:
        lines: set[int] = set()
        parents: dict[Literal, None] = {}
        waiting, seen = [literal], {literal}
        while waiting:
            one = waiting.pop()
            used, before = self.deriving.before(one)
            lines.update(used)
            for other in before:
                if other in seen:
                    continue
                seen.add(other)
                if not self._is_landmark(other):
                    waiting.append(other)
                    continue
                rest = self.rest(other)
                if rest.lines or not rest.parents or other in self._of_walk:
                    parents[other] = None
                else:
                    parents.update(dict.fromkeys(rest.parents))
        return Rest(frozenset(lines), tuple(parents))

    def _is_told(self, literal: Literal) -> bool:
        """One answer says so; it is cited where it is used."""
        rest = self.rest(literal)
        return (
            not rest.parents and len(self._entries(rest.lines)) <= 1 and not self._rules(rest.lines)
        )

    def _is_off_the_plan(self, shut: Literal) -> bool:
        """The walk would leave the plan: it is not even laid there."""
        if shut in self.deriving.findings:
            return False
        return not self.rest(shut).parents

    def _place_fact(self, here: Literal) -> Any:
        walk = self.deriving.walks[self._of_walk[here]]
        place = next(place for place, literal in walk.origin.items() if literal == here)
        return self.place_fact(walk.seat, place)

    def _would(self, shut: Literal) -> tuple[Any, ...]:
        """What would have to be so, for somebody to have been there."""
        finding = self.deriving.findings.get(shut)
        if finding is not None:
            return self._facts_in(finding.would)
        clause = self.deriving.established.reasons[shut]
        others = [-other for other in self.deriving.established.others(clause, shut)]
        return self._facts_in(others)

    def _facts_in(self, literals: Iterable[Literal]) -> tuple[Any, ...]:
        facts = self.deriving.facts
        return tuple(facts[one] for one in literals if one in facts and one not in self._of_walk)

    def _given(self, parents: Iterable[Literal]) -> tuple[tuple[Any, ...], frozenset[int]]:
        """The facts among them, and the answers that say so outright."""
        given, told = [], set[int]()
        for literal in parents:
            if literal in self._shut and self._is_off_the_plan(literal):
                if self._shut[literal] not in self._placed:
                    told |= self.rest(literal).lines
                continue
            if literal in self._shut:
                continue
            if literal not in self._of_walk:
                given.append(self.deriving.facts[literal])
            if self._is_told(literal):
                told |= self.rest(literal).lines
        return tuple(given), frozenset(told)

    def _used(self, lines: Collection[int]) -> frozenset[int]:
        """Those that are in the proof at all."""
        used = {*self.deriving.established.lines}
        return frozenset(line for line in lines if line in used)

    def _entries(self, lines: Iterable[int]) -> tuple[int, ...]:
        story = self.story
        told = {story[one].n for one in lines if not story[one].rule and not story[one].given}
        return tuple(sorted(told))

    def _rules(self, lines: Iterable[int]) -> tuple[str, ...]:
        return tuple(sorted({self.story[one].rule for one in lines if self.story[one].rule}))

    def _cited(self, lines: Iterable[int]) -> dict[str, Any]:
        lines = [*lines]
        heard = {self.story[one].heard for one in lines if not self.story[one].rule}
        return {
            "entries": self._entries(lines),
            "heard": tuple(sorted(heard)),
            "rules": self._rules(lines),
        }

    def _ghosts(self, number: int, places: Iterable[Literal]) -> tuple[Ghost, ...]:
        walk = self.deriving.walks[number]
        wanted = {*places}
        return tuple(
            Ghost(self.place_fact(walk.seat, place), self._path(walk, place, here))
            for place, here in walk.origin.items()
            if here in wanted
        )

    def _path(self, walk: Walk, origin: AnyPlace, here: Literal) -> tuple[Any, ...]:
        """Where it would have led, as far as that was certain then."""
        path, last = [], origin
        for _line, position in walk.steps:
            at = next((place for place, literal in position.items() if literal == here), None)
            if at is None:
                break
            if at != last:
                path.append(self.place_fact(walk.seat, at))
                last = at
        return tuple(path)

    def _since(self, walk: Walk) -> int:
        line = self.story[walk.line]
        return -1 if line.given or line.rule else line.n

    def _after(self, shut: Literal) -> int:
        """The walk that would have had to lead there."""
        for literal in self.rest(shut).parents:
            number = self._shut.get(literal, self._of_walk.get(literal, -1))
            if number >= 0 and number != self._shut[shut]:
                return number
        return -1
