"""From what was established to steps to read: what is not needed is left out, the rest grouped."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from asterion.knowledge.argument.deriving import Deriving
from asterion.knowledge.argument.joining import TOGETHER, in_one
from asterion.knowledge.argument.looking import LookingBack, PlaceFact, Rest
from asterion.knowledge.argument.steps import (
    AnyStep,
    Argument,
    Clash,
    Excluded,
    Follows,
    Ghost,
    Left,
    Placed,
)
from asterion.knowledge.clauses import Line, Literal


class Assembling(LookingBack):
    """Says the goal, and before each step what it rests on."""

    def __init__(self, deriving: Deriving, lines: Sequence[Line], place_fact: PlaceFact) -> None:
        super().__init__(deriving, lines, place_fact)
        self.steps: list[AnyStep] = []
        self._said: set[Literal] = set()

    def argument(self, goal: Literal, fact: Any) -> Argument:
        self._say(goal, fact)
        return Argument(fact, tuple(in_one(self.steps)))

    def _say(self, literal: Literal, fact: Any = None) -> None:
        """All that it rests on, then this."""
        if literal in self._said:
            return
        self._said.add(literal)
        rest = self.rest(literal)
        self._prepare(rest.parents)
        if literal in self._of_walk:
            self._stand(self._of_walk[literal], literal, rest)
            if fact is None or self._place_fact(literal) == fact:
                return
        fact = self.deriving.facts[literal] if fact is None else fact
        given, told = self._given(rest.parents)
        finding = self.deriving.findings.get(literal)
        step = Follows(facts=(fact,), given=given, **self._cited(rest.lines | told))
        if finding is not None and finding.walk is not None:
            number = self.deriving.walks.index(finding.walk)
            self._leave(number)
            ghosts = self._ghosts(number, finding.left)
            step = replace(step, walk=number, seat=finding.walk.seat, ghosts=ghosts)
        elif finding is not None:
            step = replace(step, would=self._facts_in(finding.would))
        self.steps.append(step)

    def _prepare(self, parents: Iterable[Literal]) -> None:
        """What a step rests on is said before it, places of one walk together."""
        shut = []
        for literal in parents:
            if literal in self._shut:
                if literal not in self._said and not self._is_off_the_plan(literal):
                    shut.append(literal)
            elif not self._is_told(literal):
                self._say(literal)
        for literal in shut:
            if literal not in self._said:
                self._prepare(self.rest(literal).parents)  # which may strike off others of these
        shut = [literal for literal in shut if literal not in self._said]
        self._said.update(shut)
        for number in dict.fromkeys(self._shut[literal] for literal in shut):
            self._place(number)
            self._strike(number, [one for one in shut if self._shut[one] == number])

    def _strike(self, number: int, shut: Sequence[Literal]) -> None:
        """Struck off together: what the same fact rules out, and a few that are seen at once."""
        groups: dict[Any, list[Literal]] = {}
        for literal in shut:
            rest = self.rest(literal)
            given, _told = self._given(rest.parents)
            key = given or self._would(literal) or self._after(literal)
            groups.setdefault((key, self._rules(rest.lines)), []).append(literal)
        clashes = [(self._clash(number, group), self._lines_of(group)) for group in groups.values()]
        easy = [clash for clash in clashes if self._is_easy(clash[0])]
        for few in batched(easy, TOGETHER):
            self._exclude(number, few)
        for clash in clashes:
            if clash not in easy:
                self._exclude(number, [clash])

    def _exclude(self, number: int, few: Sequence[tuple[Clash, frozenset[int]]]) -> None:
        seat = self.deriving.walks[number].seat
        lines = frozenset[int]().union(*(used for _clash, used in few))
        clashes = tuple(clash for clash, _lines in few)
        self.steps.append(Excluded(walk=number, seat=seat, clashes=clashes, **self._cited(lines)))

    def _is_easy(self, clash: Clash) -> bool:
        """One thing on the plan is otherwise."""
        return not clash.rules and len(clash.against) <= 1 and len(clash.would) <= 1

    def _clash(self, number: int, group: Sequence[Literal]) -> Clash:
        rest = self.rest(group[0])
        given, _told = self._given(rest.parents)
        lines = self._lines_of(group)
        return Clash(
            ghosts=self._ghosts(number, [-literal for literal in group]),
            entries=self._entries(lines),
            rules=self._rules(lines),
            would=self._would(group[0]) if len(group) == 1 or not given else (),
            against=given,
            after=-1 if given else self._after(group[0]),
        )

    def _lines_of(self, group: Sequence[Literal]) -> frozenset[int]:
        lines: set[int] = set()
        for literal in group:
            rest = self.rest(literal)
            lines |= rest.lines | self._given(rest.parents)[1]
        return frozenset(lines)

    def _place(self, number: int) -> None:
        """The walk as far as its answers are needed, wherever it does not leave the plan."""
        if number in self._placed:
            return
        self._placed.add(number)
        walk = self.deriving.walks[number]
        fits, lines = [], {walk.line, *(line for line, _position in walk.steps)}
        for here in walk.origin.values():
            held = self.deriving.established.holds(-here)
            if not held or not self._is_off_the_plan(-here):
                fits.append(here)
            else:
                lines |= self.rest(-here).lines
        self.steps.append(
            Placed(
                walk=number, seat=walk.seat, since=self._since(walk),
                ghosts=self._ghosts(number, fits),
                **self._cited(self._used(lines)),
            )
        )  # fmt: skip

    def _leave(self, number: int) -> None:
        """What is left once places are struck off; nothing to say where nothing was."""
        self._place(number)
        mine = [
            step for step in self.steps if step.walk == number and not isinstance(step, Follows)
        ]
        struck = {
            ghost
            for step in mine
            if isinstance(step, Excluded)
            for clash in step.clashes
            for ghost in clash.ghosts
        }
        last = self._last_left(number)
        left = tuple(ghost for ghost in last if ghost not in struck)
        if len(left) == len(last):
            return
        if isinstance(self.steps[-1], Excluded) and self.steps[-1].walk == number:
            self.steps[-1] = replace(self.steps[-1], left=left)
        else:
            self.steps.append(Left(walk=number, seat=self.deriving.walks[number].seat, ghosts=left))

    def _stand(self, number: int, here: Literal, rest: Rest) -> None:
        """The one place that is left, or that where the walk led says."""
        self._leave(number)
        ghosts = self._ghosts(number, [here])
        if self._last_left(number) != ghosts:
            told = self._given(rest.parents)[1]
            seat = self.deriving.walks[number].seat
            cited = self._cited(rest.lines | told)
            self.steps.append(Left(walk=number, seat=seat, ghosts=ghosts, **cited))

    def _last_left(self, number: int) -> tuple[Ghost, ...]:
        """The places of a walk that were said last to be left."""
        said: tuple[Ghost, ...] = ()
        for step in self.steps:
            if isinstance(step, Excluded) and step.walk == number:
                said = step.left or said
            elif isinstance(step, Placed | Left) and step.walk == number:
                said = step.ghosts
        return said


def batched(items: Sequence[Any], size: int) -> Iterable[Sequence[Any]]:
    return (items[first : first + size] for first in range(0, len(items), size))
