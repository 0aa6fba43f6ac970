"""A whole finished game reviewed: what each chair could prove at every moment, and the truth.

A fact stands once for the stretch of moments for which it was certain, so that any moment can be
shown without thinking again. All of it is phrases, so that it can be kept and said in any language
(`asterion.knowledge.spoken_review`).
"""

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from asterion.core.audience import PUBLIC, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.core.records.record import Record, encode
from asterion.core.records.replay import replayed
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of, truth_of
from asterion.knowledge.afterwards import (
    calls_places_alike,
    has_fakes,
    in_sight,
    is_seen,
    true_treasure,
)
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.chair import AnyFact, Foresight, Knowledge, Learner
from asterion.knowledge.chronicle import LOST, Insight
from asterion.knowledge.deed import Deed, Standing
from asterion.knowledge.deeds import deeds, standing
from asterion.knowledge.marks import Mark
from asterion.knowledge.missed.finding import missed as missed_by
from asterion.knowledge.missed.moments import Missed
from asterion.knowledge.prose.text import Written
from asterion.knowledge.reviewing import Blindness, Course, courses, decisive
from asterion.knowledge.shortest.distance import Distances
from asterion.knowledge.shortest.measuring import measuring

STILL = -1
"""As the end of a stretch: to the end of the game."""


class Stretch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact, and from which entry on and before which one it was certain (or true)."""

    words: Phrase | None  # None: only drawn
    mark: Mark | None
    since: int
    until: int = STILL


class Point(msgspec.Struct, frozen=True):
    """After this entry `known` of `of` things were certain; not `finished`: at least that many."""

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
    missed: Sequence[Missed] = ()  # moments to learn from, with what is right


class Overlooked(msgspec.Struct, frozen=True):
    """The decisive blindness: who could have known a way out for this many entries, and lost."""

    seat: int
    found: Found
    answers: int
    won: bool = True  # by somebody else; else nobody won


class Review(msgspec.Struct, frozen=True):
    """The whole game; entries by their numbers in the record, the same for every chair."""

    chairs: Sequence[ReviewedChair]
    truth: Sequence[Stretch]
    blind: Overlooked | None = None
    text: Written | None = None


Progress = Callable[[int, int], None]
"""How many thoughts are done, of how many."""


class Reviewing(msgspec.Struct):
    """A game played again: the courses of its chairs, and the review of them."""

    table: Table
    courses: Sequence[Course]
    blind: Blindness | None
    review: Review
    story: Sequence[Deed]  # what happened, in order
    standings: Mapping[int, Standing]  # after each answer
    distances: Mapping[int, Distances] = {}  # after each answer, of books that can be measured


def played_again(
    record: Record, book: AnyBook, progress: Progress = lambda done, of: None
) -> Reviewing:
    """NoKnowledge or MissingSolver where nothing can be deduced; RecordError as in a replay."""
    knowledge_of(book.name, PUBLIC, book.rules.options())  # says at once where that is so
    revealed = Stretches()
    table, sought, standings = None, {}, {}
    seen = set[int]()
    story: list[Deed] = []
    before: Standing | None = None
    distances: dict[int, Distances] = {}
    measured = None
    for table, entry in replayed(record, book):
        measured = measured or measuring(table)
        if measured is not None:
            distances[entry.n] = measured(table.state)
        sought[entry.n] = true_treasure(book.name, table.state)
        after = standings[entry.n] = standing(book.name, table.state)
        story += deeds(book.name, entry, before or after, after)
        before = after
        seen.update(in_sight(book.name, table.state))
        facts = truth_of(book.name, table.state)
        revealed.now(entry.n, ((fact, None, mark) for fact, mark in facts))
    assert table is not None
    size = len(seen) if is_seen(book.name) else None
    done, of = 0, (len(table.names) + 1) * len(table.entries)

    def tick() -> None:
        nonlocal done
        done += 1
        progress(done, of)

    lessons: list[Any] = []
    thought = {
        course.seat: (course, chair)
        for alike, told in _told_alike(table)
        for course, chair in _gone_through(table, alike, told, tick, sought, size, lessons)
    }
    all_courses = [thought[seat][0] for seat in _seats(table)]
    chairs = [thought[seat][1] for seat in _seats(table)]
    movers = {entry.n: entry.seat for entry in table.entries}
    winners = table.result.winners if table.result is not None else ()
    missed = decisive(all_courses, winners, movers, story if has_fakes(book.name) else None)
    blind = None
    if missed is not None:
        found = chairs[missed.seat].found
        words, n = missed.insight.words, missed.insight.n
        which = next(one for one in found if (one.words, one.n) == (words, n))
        blind = Overlooked(missed.seat, which, missed.answers, won=bool(winners))
    review = Review(chairs, revealed.done(), blind)
    return Reviewing(table, all_courses, missed, review, story, standings, distances)


Told = Sequence[tuple[int, Sequence[Event]]]


def _seats(table: Table) -> list[Seat]:
    return [*range(len(table.names)), PUBLIC]


def _told_alike(table: Table) -> Iterator[tuple[list[Seat], Told]]:
    """The chairs, those together that were told the very same things; and what they were told.

    Only where nothing else can make a difference between them: where each hears all there is.
    """
    groups: dict[bytes, tuple[list[Seat], Told]] = {}
    for seat in _seats(table):
        told = [(entry.n, entry.told(seat)) for entry in table.entries]
        knowledge, key = _thinking(table, seat), str(seat).encode()
        if isinstance(knowledge, Foresight) and knowledge.hears_all:
            key = encode([knowledge.heeded(events) for _n, events in told])
        groups.setdefault(key, ([], told))[0].append(seat)
    yield from groups.values()


def _thinking(table: Table, seat: Seat) -> Knowledge:
    """Asked after every answer, always in the same order, it may remember what it proved."""
    return knowledge_of(table.book.name, seat, table.options, remembers=True)


def _gone_through(
    table: Table,
    seats: Sequence[Seat],
    told: Told,
    tick: Callable[[], None],
    sought: Mapping[int, AnyFact | None],
    size: int | None,
    lessons: list[Any],
) -> list[tuple[Course, ReviewedChair]]:
    """They are dropped after that, for they take much room; only `lessons` go on to the next."""
    alike = [_thinking(table, seat) for seat in seats]
    first = alike[0]
    if isinstance(first, Learner) and lessons:
        first.learn(lessons.pop())
    if isinstance(alike[0], Foresight):
        look_ahead(alike[0], _thinking(table, seats[0]), told)
    movers = {entry.n: entry.seat for entry in table.entries}
    on_paper = calls_places_alike(table.book.name)
    gone_through = courses(alike, told, tick=tick, size=size, sought=sought)
    if isinstance(first, Learner):
        lessons.append(first.lessons)
    return [
        (course, _chair(course, knowledge, missed_by(course, knowledge, told, movers, on_paper)))
        for course, knowledge in zip(gone_through, alike, strict=True)
    ]


def look_ahead(knowledge: Foresight, later: Knowledge, told: Told) -> None:
    """Another on the same chair hears the whole game at once; what it proves is foreseen."""
    for n, events in told:
        if events:
            later.hear(events, n)
    lasting = later.lasting(Budget(steps=STEPS)) if isinstance(later, Foresight) else None
    if lasting is not None:
        knowledge.foresee(lasting)


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


def _chair(course: Course, knowledge: Knowledge, missed: Sequence[Missed]) -> ReviewedChair:
    facts = Stretches()
    for moment in course.moments:
        facts.gone(moment.n, moment.gone)
        for fact in moment.new:
            facts.begin(moment.n, fact, knowledge.say(fact), knowledge.mark(fact))
    curve = [Point(moment.n, moment.known, moment.of, moment.finished) for moment in course.moments]
    found = [_found(one, knowledge) for one in course.insights if one.kind != LOST]
    return ReviewedChair(course.seat, facts.done(), curve, found, missed)


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
