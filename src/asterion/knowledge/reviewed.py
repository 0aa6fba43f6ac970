"""A whole finished game reviewed: what each chair could prove at every moment, and the truth.

A fact stands once for the stretch of moments for which it was certain, so that any moment can be
shown without thinking again. All of it is phrases, so that it can be kept and said in any language
(`asterion.knowledge.spoken_review`).
"""

import zlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from asterion.core.audience import PUBLIC, Seat
from asterion.core.book import AnyBook
from asterion.core.phrase import Phrase
from asterion.core.record import Record
from asterion.core.replay import replayed
from asterion.core.table import Table
from asterion.knowledge import knowledge_of, truth_of
from asterion.knowledge.chair import Knowledge
from asterion.knowledge.marks import Mark
from asterion.knowledge.reviewing import Blindness, Course, Insight, course, decisive

STILL = -1
"""As the end of a stretch: to the end of the game."""


class Stretch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact, and from which entry on and before which one it was certain (or true)."""

    words: Phrase | None  # None: only drawn
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
    words: Phrase
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
    """A game played again: the courses of its chairs, and the review of them."""

    table: Table
    courses: Sequence[Course]
    blind: Blindness | None
    review: Review


def played_again(
    record: Record, book: AnyBook, progress: Progress = lambda done, of: None
) -> Reviewing:
    """NoKnowledge or MissingSolver where nothing can be deduced; RecordError as in a replay."""
    knowledge_of(book.name, PUBLIC, book.options())  # says at once where that is so
    revealed = Stretches()
    table = None
    for table, entry in replayed(record, book):
        facts = truth_of(book.name, table.state)
        revealed.now(entry.n, ((fact, None, mark) for fact, mark in facts))
    assert table is not None
    seats: list[Seat] = [*range(len(table.names)), PUBLIC]
    done, of = 0, len(seats) * len(table.entries)
    courses: list[Course] = []
    chairs: list[ReviewedChair] = []

    def tick() -> None:
        nonlocal done
        done += 1
        progress(done, of)

    for seat in seats:  # one after the other: each takes much room while it thinks
        knowledge = knowledge_of(book.name, seat, table.options)
        told = ((entry.n, entry.told(seat)) for entry in table.entries)
        courses.append(course(knowledge, told, tick=tick))
        chairs.append(_chair(courses[-1], knowledge))
    movers = {entry.n: entry.seat for entry in table.entries}
    winners = table.result.winners if table.result is not None else ()
    missed = decisive(courses, winners, movers)
    blind = None
    if missed is not None:
        which = courses[missed.seat].insights.index(missed.insight)
        blind = Overlooked(missed.seat, chairs[missed.seat].found[which], missed.answers)
    return Reviewing(table, courses, missed, Review(chairs, revealed.done(), blind))


def packed(review: Review) -> bytes:
    """To be kept; a long game is some ten thousand phrases that are much alike."""
    return zlib.compress(msgspec.json.encode(review))


def unpacked(kept: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(kept), type=Review)


def holding(stretches: Sequence[Stretch], n: int) -> list[Mark]:
    """What was to be drawn after this entry."""
    return [
        each.mark
        for each in stretches
        if each.mark is not None and each.since <= n and not STILL < each.until <= n
    ]


def _chair(course: Course, knowledge: Knowledge) -> ReviewedChair:
    facts = Stretches()
    for moment in course.moments:
        facts.gone(moment.n, moment.gone)
        for fact in moment.new:
            facts.begin(moment.n, fact, knowledge.say(fact), knowledge.mark(fact))
    curve = [Point(moment.n, moment.known, moment.of, moment.finished) for moment in course.moments]
    found = [_found(insight, knowledge) for insight in course.insights]
    return ReviewedChair(course.seat, facts.done(), curve, found)


def _found(insight: Insight, knowledge: Knowledge) -> Found:
    return Found(
        insight.n,
        insight.kind,
        insight.words,
        knowledge.mark(insight.fact),
        insight.answers,
        insight.rules,
    )


class Stretches:
    """Facts that come and go."""

    def __init__(self) -> None:
        self._open: dict[Any, Stretch] = {}
        self._closed: list[Stretch] = []

    def begin(self, n: int, fact: Any, words: Phrase | None, mark: Mark | None) -> None:
        self._open.setdefault(fact, Stretch(words, mark, n))

    def gone(self, n: int, facts: Iterable[Any]) -> None:
        for fact in facts:
            stretch = self._open.pop(fact, None)
            if stretch is not None:
                self._closed.append(msgspec.structs.replace(stretch, until=n))

    def now(self, n: int, holding: Iterable[tuple[Any, Phrase | None, Mark | None]]) -> None:
        """Just these hold from here on."""
        all_now = {fact: (words, mark) for fact, words, mark in holding}
        self.gone(n, [fact for fact in self._open if fact not in all_now])
        for fact, (words, mark) in all_now.items():
            self.begin(n, fact, words, mark)

    def done(self) -> list[Stretch]:
        return sorted([*self._closed, *self._open.values()], key=lambda one: one.since)
