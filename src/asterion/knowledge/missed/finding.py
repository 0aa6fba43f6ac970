"""Which moments of one chair are worth asking about: the best first, and none that tells another.

Found from what the chair was told, and from whose move each answer was: never from the plan, nor
from what the other chairs heard.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from asterion.books.dungeonlab.event import Bumped
from asterion.books.labyrinth.event import Answered
from asterion.books.labyrinth.event.told import OUTSIDE, Went
from asterion.core.audience import Seat
from asterion.core.contract.paper import HERE
from asterion.core.event import Event
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.chair import AnyFact, Knowledge
from asterion.knowledge.chronicle import NEWS, PLACE, WAY_OUT, Insight
from asterion.knowledge.marks import NOBODY, Mark
from asterion.knowledge.missed.asking_who import who_question
from asterion.knowledge.missed.moments import Asks, Marked, Missed, Right, side_of
from asterion.knowledge.reviewing import Course

FAILED, RIVAL = "failed", "rival"
MOST, LEAST = 5, 3
APART = 6
"""Answers between two moments."""
MOST_FAILED = 2
PATIENCE = 2
"""Rounds in which a player who could know a way out may still be on the way."""
WORTH = {WAY_OUT: 100, RIVAL: 60, PLACE: 45, FAILED: 40}
LONG_PROOF, LONG_TIME = 12, 30
Told = Sequence[tuple[int, Sequence[Event]]]


class Candidate(NamedTuple):
    """`spoilt`: from this answer on the map, or what was heard, says it outright."""

    moment: Missed
    worth: int
    spoilt: float = float("inf")


def missed(
    course: Course, knowledge: Knowledge, told: Told, movers: Mapping[int, Seat], on_paper: bool
) -> list[Missed]:
    """Three to five, if there are that many; `on_paper`: players draw a map, and can mark it."""
    if course.seat < 0:
        return []
    found = _Finding(course, knowledge, told, movers, on_paper)
    ranked = sorted([*found.ways_out(), *found.others(), *found.failed()], key=_rank)
    best = _unspoilt(ranked)
    if len(best) >= min(LEAST, len(ranked)):
        return best
    # In the order of the game none spoils another.
    return sorted(_apart(ranked)[:MOST], key=lambda moment: moment.n)


def _rank(one: Candidate) -> tuple[int, int]:
    return -one.worth, one.moment.n


def _unspoilt(ranked: Sequence[Candidate]) -> list[Missed]:
    chosen: list[Missed] = []
    for one in ranked:
        said = any(one.spoilt <= before.n for before in chosen)
        if not said and _fits(one.moment, chosen) and len(chosen) < MOST:
            chosen.append(one.moment)
    return chosen


def _apart(ranked: Sequence[Candidate]) -> list[Missed]:
    chosen: list[Missed] = []
    for one in ranked:
        if _fits(one.moment, chosen):
            chosen.append(one.moment)
    return chosen


def _fits(moment: Missed, chosen: Sequence[Missed]) -> bool:
    if moment.kind == FAILED and sum(one.kind == FAILED for one in chosen) >= MOST_FAILED:
        return False
    return all(abs(one.n - moment.n) >= APART for one in chosen) and not any(
        one.right == moment.right for one in chosen
    )


class _Finding:
    def __init__(
        self,
        course: Course,
        knowledge: Knowledge,
        told: Told,
        movers: Mapping[int, Seat],
        on_paper: bool,
    ) -> None:
        self.course, self.knowledge, self.on_paper = course, knowledge, on_paper
        self.seat, self.told, self.movers = course.seat, told, movers
        self.moves = [n for n, mover in movers.items() if mover == self.seat]
        self.players = len({seat for seat in movers.values() if seat >= 0})
        self.heard = dict(told)

    # ---- a way out

    def ways_out(self) -> Iterator[Candidate]:
        for one in self.course.ways_out:
            left = min((n for n in self.moves if n > one.n and self._left(n)), default=0)
            used_soon = left and left - one.n <= PATIENCE * self.players
            mark = self.knowledge.mark(one.fact)
            moved = [n for n in self.moves if n > one.n]
            if one.seen or one.n in self.moves or used_soon or mark is None:
                continue
            if len(moved) > PATIENCE and mark.edge:
                right = self._right(one.fact, side_of(mark))
                time = (left or self.moves[-1]) - one.n
                worth = WORTH[WAY_OUT] + min(time, LONG_TIME)
                moment = Missed(one.n, WAY_OUT, "side", phrase("missed-way-out"), [right])
                yield Candidate(moment, worth, left or float("inf"))

    def _left(self, n: int) -> bool:
        return any(went.entered == OUTSIDE for went in _went(self.seat, self.heard.get(n, ())))

    # ---- somebody's place, and who did something

    def others(self) -> Iterator[Candidate]:
        for one in self.course.insights:
            if one.seen or not any(n > one.n for n in self.moves):
                continue
            if one.kind == NEWS:
                yield from self._rival(one)
            elif one.kind == PLACE and self._place(one.fact, self.seat) is not None:
                yield self._at(one, PLACE, self.seat, phrase("missed-place"))

    def _rival(self, one: Insight) -> Iterator[Candidate]:
        asked = who_question(one.fact)
        if asked is not None and self.players > 2:
            right = self._right(one.fact, Marked(seat=one.fact.seat))
            yield Candidate(Missed(one.n, RIVAL, "player", asked, [right]), self._worth(one, RIVAL))
            return
        mark = self.knowledge.mark(one.fact)
        if mark is not None and self._place(one.fact, mark.seat) is not None:
            who = getattr(one.words, "args", {}).get("who", "")
            yield self._at(one, RIVAL, mark.seat, phrase("missed-rival", name=who))

    def _place(self, fact: AnyFact, seat: Seat) -> Mark | None:
        """Only inside, and only where there is a map to be marked."""
        mark = self.knowledge.mark(fact) if self.on_paper else None
        is_theirs = mark is not None and mark.way == HERE and mark.seat == seat != NOBODY
        return mark if is_theirs else None

    def _at(self, one: Insight, kind: str, seat: Seat, question: Phrase) -> Candidate:
        mark = self._place(one.fact, seat)
        assert mark is not None
        right = self._right(one.fact, Marked(mark.at))
        asks: Asks = "cell"
        return Candidate(Missed(one.n, kind, asks, question, [right]), self._worth(one, kind))

    def _worth(self, one: Insight, kind: str) -> int:
        return WORTH[kind] + min(len(one.answers), LONG_PROOF)

    # ---- a move that was known to fail

    def failed(self) -> Iterator[Candidate]:
        """Told the moment before the move; what one bumped into oneself is on the map already."""
        since: dict[AnyFact, int] = {}
        before = 0
        for moment in self.course.moments:
            way = self._bumped(moment.n)
            if way is not None and before:
                yield from self._known_to_fail(before, moment.n, way, since)
            for fact in moment.gone:
                since.pop(fact, None)
            for fact in moment.new:
                since.setdefault(fact, moment.n)
            before = moment.n

    def _known_to_fail(
        self, before: int, n: int, way: int, since: Mapping[AnyFact, int]
    ) -> Iterator[Candidate]:
        own = [self._place(fact, self.seat) for fact in since]
        here = next((mark for mark in own if mark is not None), None)
        if here is None:
            return
        closed = {fact: side for fact in since if (side := self._closed_side(fact)) in _sides(here)}
        asked = side_of(Mark(here.at, way=way))
        told = {
            fact: side for fact, side in closed.items() if self._bumped(since[fact]) is not None
        }
        right = [self._right(fact, side) for fact, side in closed.items() if fact not in told]
        if asked in [one.marked for one in right]:
            right.sort(key=lambda one: one.marked != asked)
            time = n - max(since[fact] for fact, side in closed.items() if side == asked)
            known = [*told.values()]
            moment = Missed(before, FAILED, "side", phrase("missed-failed"), right, known)
            yield Candidate(moment, WORTH[FAILED] + min(time, LONG_TIME) // 3, n)

    def _closed_side(self, fact: AnyFact) -> Marked | None:
        mark = self.knowledge.mark(fact)
        if mark is None or mark.edge in ("", "open", "exit"):
            return None
        return side_of(mark)

    def _bumped(self, n: int) -> int | None:
        """The way of a move of one's own that hit a wall and nothing else."""
        events = self.heard.get(n, ()) if self.movers.get(n) == self.seat else ()
        for event in events:
            if isinstance(event, Bumped) and event.seat == self.seat:
                return event.way
        for went in _went(self.seat, events):
            if went.blocked == "wall" and not went.reached and 0 <= went.way < 4:
                return went.way
        return None

    def _right(self, fact: AnyFact, marked: Marked) -> Right:
        knowledge = self.knowledge
        data: dict[str, Any] = msgspec.to_builtins(fact)
        return Right(data, knowledge.say(fact), knowledge.mark(fact), marked)


def _sides(here: Mark) -> list[Marked]:
    return [side_of(Mark(here.at, way=way)) for way in range(4)]


def _went(seat: Seat, events: Sequence[Event]) -> list[Went]:
    answered = [e for e in events if isinstance(e, Answered) and e.seat == seat]
    return [one for e in answered for one in e.told if isinstance(one, Went)]
