"""The words of a review: what could be known and when, as sections of sentences."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from asterion.commands.words import say, word
from asterion.core.names import name_of
from asterion.core.phrase import Item, Phrase, phrase
from asterion.core.table import Table
from asterion.knowledge.afterwards import calls_places_alike, leavers
from asterion.knowledge.chronicle import LOST, NEWS, PLACE, REACH, TREASURE, WAY_OUT, Insight
from asterion.knowledge.reviewed import Reviewing
from asterion.knowledge.reviewing import Course

FEW, SHORT = 8, 4
"""Answers of a proof, and lines of a section."""
LONGEST_SAYING = 60


class Section(NamedTuple):
    """A heading and its sentences; without any, there is nothing to tell."""

    heading: str
    lines: list[str]


def outcome(table: Table) -> str:
    assert table.result is not None
    reason = table.result.reason
    result = reason[:1].upper() + reason[1:]
    return say("commands-review-outcome", result=result, answers=table.entries[-1].n)


def chair_name(table: Table, seat: int) -> str:
    return word("commands-review-public") if seat < 0 else name_of(seat, table.names)


def sections(again: Reviewing) -> list[Section]:
    """Only those that have something to tell."""
    told = _Told(again)
    all_of_them = [
        Section(word("commands-review-treasure"), told.since(TREASURE)),
        Section(word("commands-review-ways-out"), [*told.since(WAY_OUT), *told.never()]),
        Section(word("commands-review-in-reach"), told.in_reach()),
        Section(word("commands-review-places"), told.lost()),
        Section(word("commands-review-news"), told.since(NEWS)[:SHORT]),
        Section(word("commands-review-shares"), told.shares()),
    ]
    return [section for section in all_of_them if section.lines]


def blindness(again: Reviewing) -> str:
    """Who overlooked what for how long; nothing where nobody did."""
    blind, table = again.blind, again.table
    if blind is None:
        return ""
    assert table.result is not None
    insight = blind.insight
    return say(
        "commands-review-blind-reach" if insight.kind == REACH else "commands-review-blind",
        name=chair_name(table, blind.seat),
        moment=_answer(table, insight.n),
        fact=_of_somebody(insight.words),
        by=_numbers(insight),
        answers=blind.answers,
        drawn=not table.result.winners,
        winners=[name_of(seat, table.names) for seat in table.result.winners],
    )


def _answer(table: Table, n: int) -> Phrase:
    """By its number, with what was said to get it."""
    entry = table.entries[n]
    if entry.seat < 0 or not entry.do:
        return phrase("commands-review-opening")
    did = entry.do if len(entry.do) <= LONGEST_SAYING else entry.do[: LONGEST_SAYING - 1] + "…"
    return phrase("commands-review-answer", n=n, name=name_of(entry.seat, table.names), said=did)


def _numbers(insight: Insight) -> list[Item]:
    """The answers of a proof; of many, the first and the last."""
    answers = insight.answers or (insight.n,)
    if len(answers) <= FEW:
        return [str(number) for number in answers]
    return [*(str(number) for number in answers[: FEW // 2]), "…", str(answers[-1])]


def _of_somebody(fact: Phrase) -> Phrase:
    """A report speaks to nobody: where a chair is told “you”, it has the name."""
    return Phrase(fact.id, {**fact.args, "whoIs": "other"}) if "whoIs" in fact.args else fact


class _Told:
    """The insights of all chairs, those together that are the same."""

    def __init__(self, again: Reviewing) -> None:
        self.table = again.table
        self.courses = again.courses
        self.alike = calls_places_alike(again.table.book.name)

    def names(self, seats: Iterable[int]) -> list[str]:
        return [chair_name(self.table, seat) for seat in seats]

    def of_kind(self, kind: str) -> list[tuple[list[int], Insight]]:
        """In order; what nobody but the public could know is left out."""
        groups: dict[object, tuple[list[int], Insight]] = {}
        for course in self.courses:
            for one in [each for each in course.insights if each.kind == kind][:SHORT]:
                own = -1 if self.alike else course.seat
                key = (one.n, one.fact, own)
                groups.setdefault(key, ([], one))[0].append(course.seat)
        found_again = {
            (one.n, one.fact)
            for each in self.courses
            for one in each.insights
            if one.kind == PLACE  # who was lost is told of elsewhere
        }
        told = [
            (seats, one)
            for seats, one in groups.values()
            if max(seats) >= 0 and (one.n, one.fact) not in found_again
        ]
        return sorted(told, key=lambda group: group[1].n)

    def since(self, kind: str) -> list[str]:
        return [
            say(
                "commands-review-then" if kind == NEWS else "commands-review-since",
                names=[*self.names(seats)],
                moment=_answer(self.table, one.n),
                fact=_of_somebody(one.words),
                proof=self.proof(one),
            )
            for seats, one in self.of_kind(kind)
        ]

    def proof(self, one: Insight) -> Phrase:
        if one.seen or len(one.answers) < 2:
            return phrase("commands-review-seen")
        return phrase("commands-review-proof", by=_numbers(one))

    def never(self) -> list[str]:
        """Who left without being able to prove the way; and who never knew one."""
        left = {
            seat: entry.n
            for entry in reversed(self.table.entries)
            for seat in leavers(self.table.book.name, entry.events)
        }
        unsure = [each.seat for each in self.courses if not each.ways_out and each.seat >= 0]
        lines = [
            say(
                "commands-review-left",
                name=chair_name(self.table, seat),
                moment=_answer(self.table, left[seat]),
            )
            for seat in unsure
            if seat in left
        ]
        never = [seat for seat in unsure if seat not in left]
        return lines + ([say("commands-review-never", names=[*self.names(never)])] if never else [])

    def in_reach(self) -> list[str]:
        """The longest time of each player."""
        lines = []
        for course in self.courses:
            best = max(
                (one for one in course.insights if one.kind == REACH),
                key=lambda one: self._length(one),
                default=None,
            )
            if best is not None:
                lines.append(
                    say(
                        "commands-review-reach",
                        name=chair_name(self.table, course.seat),
                        moment=_answer(self.table, best.n),
                        answers=self._length(best),
                        ended=best.until < 0,
                        won=course.seat in self._winners(),
                    )
                )
        return lines

    def _length(self, one: Insight) -> int:
        return (self.table.entries[-1].n if one.until < 0 else one.until) - one.n

    def _winners(self) -> Sequence[int]:
        return self.table.result.winners if self.table.result is not None else ()

    def lost(self) -> list[str]:
        """When who was lost could have known where; at most a few lines for each player."""
        lines = []
        for course in self.courses:
            lost = [one for one in course.insights if self._is_lost(one)]
            shown = sorted(lost, key=lambda one: one.kind == LOST)[:SHORT]
            lines += [self._lost(course, one) for one in sorted(shown, key=lambda one: one.since)]
        return lines

    def _is_lost(self, one: Insight) -> bool:
        """For longer than it takes to look about."""
        if one.kind == LOST:
            last = self.table.entries[-1].n if one.until < 0 else one.until
            return last - one.since > 2 * len(self.table.names)
        return one.kind == PLACE

    def _lost(self, course: Course, one: Insight) -> str:
        name, since = chair_name(self.table, course.seat), _answer(self.table, one.since)
        if one.kind == LOST:
            ended = one.until < 0 or one.until == self.table.entries[-1].n
            return say("commands-review-lost", name=name, since=since, until=one.until, ended=ended)
        facts = [_of_somebody(one.words), *map(_of_somebody, one.along)]
        return say(
            "commands-review-found-again",
            name=name,
            since=since,
            moment=_answer(self.table, one.n),
            facts=[*facts],
            proof=self.proof(one),
        )

    def shares(self) -> list[str]:
        seats: dict[int, list[int]] = {}
        for each in self.courses:
            if each.share:
                seats.setdefault(round(100 * each.share), []).append(each.seat)
        shares: list[Item] = [
            phrase("commands-review-share", names=[*self.names(those)], percent=percent)
            for percent, those in seats.items()
        ]
        lines = [say("commands-review-shares-line", shares=shares)] if shares else []
        return lines + self._leap()

    def _leap(self) -> list[str]:
        """The answer that told most, after the first look around, and to whom."""
        leaps = [
            (len(moment.new), -moment.n, each.seat)
            for each in self.courses
            for moment in each.moments[1:]
            if each.seat >= 0
        ]
        if not leaps:
            return []
        facts, n, seat = max(leaps)
        return [
            say(
                "commands-review-leap",
                moment=_answer(self.table, -n),
                facts=facts,
                name=chair_name(self.table, seat),
            )
        ]
