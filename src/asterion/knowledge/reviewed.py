"""A whole finished game reviewed: what each chair could prove at every moment, and the truth.

A fact stands once for the stretch of moments for which it was certain, so that any moment can be
shown without thinking again.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from asterion.core.audience import PUBLIC, Seat
from asterion.core.book import AnyBook
from asterion.core.record import Record
from asterion.core.replay import replayed
from asterion.core.table import Table
from asterion.knowledge import knowledge_of, truth_of
from asterion.knowledge.chair import Knowledge
from asterion.knowledge.marks import Mark
from asterion.knowledge.reviewing import Course, Insight, course, decisive
from asterion.words.language import FIRST
from asterion.words.spoken import spoken

STILL = -1
"""As the end of a stretch: to the end of the game."""


class Stretch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact, and from which entry on and before which one it was certain (or true)."""

    words: str
    mark: Mark | None
    since: int
    until: int = STILL


class Point(msgspec.Struct, frozen=True):
    """After this entry so many things of so many were certain; not `finished`: at least so many."""

    n: int
    known: int
    of: int
    finished: bool


class Found(msgspec.Struct, frozen=True):
    """What could be known from an entry on, and the entries and rules that prove it."""

    n: int
    kind: str
    words: str
    mark: Mark | None
    answers: Sequence[int]
    rules: Sequence[str]


class ReviewedChair(msgspec.Struct, frozen=True):
    """One chair; -1 is the public."""

    seat: int
    facts: Sequence[Stretch]
    curve: Sequence[Point]
    found: Sequence[Found]


class Overlooked(msgspec.Struct, frozen=True):
    """The decisive blindness: who could have known a way out for so many entries, and lost."""

    seat: int
    found: Found
    answers: int


class Review(msgspec.Struct, frozen=True):
    """The whole game; entries by their numbers in the record, the same for every chair."""

    chairs: Sequence[ReviewedChair]
    truth: Sequence[Stretch]
    blind: Overlooked | None = None


Progress = Callable[[int, int], None]
"""So many of so many thoughts are done."""


class Reviewing(msgspec.Struct):
    """A game played again, with the courses of its chairs."""

    table: Table
    courses: Sequence[Course]
    knowledge: Sequence[Knowledge]
    truth: Sequence[Stretch]


def played_again(
    record: Record, book: AnyBook, progress: Progress = lambda done, of: None
) -> Reviewing:
    """NoKnowledge or MissingSolver where nothing can be deduced; RecordError as in a replay."""
    knowledge_of(book.name, PUBLIC, book.options())  # says at once where that is so
    revealed = Stretches()
    table = None
    for table, entry in replayed(record, book):
        facts = truth_of(book.name, table.state)
        revealed.now(entry.n, ((fact, "", mark) for fact, mark in facts))
    assert table is not None
    chairs: list[Seat] = [*range(len(table.names)), PUBLIC]
    done, of = 0, len(chairs) * len(table.entries)
    courses, thinkers = [], []

    def tick() -> None:
        nonlocal done
        done += 1
        progress(done, of)

    for seat in chairs:
        knowledge = knowledge_of(book.name, seat, table.options)
        told = ((entry.n, entry.told(seat)) for entry in table.entries)
        courses.append(course(knowledge, told, tick=tick))
        thinkers.append(knowledge)
    return Reviewing(table, courses, thinkers, revealed.done())


def review(
    record: Record,
    book: AnyBook,
    progress: Progress = lambda done, of: None,
    language: str = FIRST,
) -> Review:
    return in_words(played_again(record, book, progress), language)


def in_words(again: Reviewing, language: str = FIRST) -> Review:
    table = again.table
    chairs = [
        _chair(course, knowledge, language)
        for course, knowledge in zip(again.courses, again.knowledge, strict=True)
    ]
    movers = {entry.n: entry.seat for entry in table.entries}
    winners = table.result.winners if table.result is not None else ()
    missed = decisive(again.courses, winners, movers)
    blind = None
    if missed is not None:
        found = _found(missed.insight, again.knowledge[missed.seat], language)
        blind = Overlooked(missed.seat, found, missed.answers)
    return Review(chairs, again.truth, blind)


def holding(stretches: Sequence[Stretch], n: int) -> list[Mark]:
    """What was to be drawn after this entry."""
    return [
        each.mark
        for each in stretches
        if each.mark is not None and each.since <= n and not STILL < each.until <= n
    ]


def _chair(course: Course, knowledge: Knowledge, language: str) -> ReviewedChair:
    facts = Stretches()
    for moment in course.moments:
        facts.gone(moment.n, moment.gone)
        for fact in moment.new:
            facts.begin(moment.n, fact, spoken(knowledge.say(fact), language), knowledge.mark(fact))
    curve = [Point(moment.n, moment.known, moment.of, moment.finished) for moment in course.moments]
    found = [_found(insight, knowledge, language) for insight in course.insights]
    return ReviewedChair(course.seat, facts.done(), curve, found)


def _found(insight: Insight, knowledge: Knowledge, language: str) -> Found:
    return Found(
        insight.n,
        insight.kind,
        spoken(insight.words, language),
        knowledge.mark(insight.fact),
        insight.answers,
        insight.rules,
    )


class Stretches:
    """Facts that come and go."""

    def __init__(self) -> None:
        self._open: dict[Any, Stretch] = {}
        self._closed: list[Stretch] = []

    def begin(self, n: int, fact: Any, words: str, mark: Mark | None) -> None:
        self._open.setdefault(fact, Stretch(words, mark, n))

    def gone(self, n: int, facts: Iterable[Any]) -> None:
        for fact in facts:
            stretch = self._open.pop(fact, None)
            if stretch is not None:
                self._closed.append(msgspec.structs.replace(stretch, until=n))

    def now(self, n: int, holding: Iterable[tuple[Any, str, Mark | None]]) -> None:
        """Just these hold from here on."""
        all_now = {fact: (words, mark) for fact, words, mark in holding}
        self.gone(n, [fact for fact in self._open if fact not in all_now])
        for fact, (words, mark) in all_now.items():
            self.begin(n, fact, words, mark)

    def done(self) -> list[Stretch]:
        return sorted([*self._closed, *self._open.values()], key=lambda one: one.since)
