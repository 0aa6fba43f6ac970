"""The words of a review: what could be known and when, as sections of sentences."""

from collections.abc import Iterable, Sequence
from typing import Any

from asterion.core.phrase import Item, Phrase, phrase
from asterion.knowledge.afterwards import calls_places_alike, has_fakes, leavers
from asterion.knowledge.chronicle import NEWS, PLACE, REACH, TREASURE, WAY_OUT, Insight
from asterion.knowledge.deed import SAW_MAP
from asterion.knowledge.deeds import in_reach
from asterion.knowledge.prose.happened import happened
from asterion.knowledge.prose.lost import Lost
from asterion.knowledge.prose.naming import answer, chair_name, of_somebody, proof
from asterion.knowledge.prose.text import Section
from asterion.knowledge.reviewed import Reviewing
from asterion.knowledge.reviewing import Course

SHORT = 4
"""Lines of a section."""


def sections(again: Reviewing) -> list[Section]:
    """Only those that have something to tell."""
    told = _Told(again)
    all_of_them = [
        Section(phrase("review-happened"), happened(again)),
        Section(phrase(told.treasure_heading), [*told.since(TREASURE), *told.never_sure()]),
        Section(phrase("review-ways-out"), [*told.since(WAY_OUT), *told.never()]),
        Section(phrase("review-in-reach"), told.in_reach()),
        Section(phrase("review-places"), Lost(again).lines()),
        Section(phrase("review-news"), told.since(NEWS)[:SHORT]),
        Section(phrase("review-shares"), told.shares()),
    ]
    return [section for section in all_of_them if section.lines]


def _same_thing(fact: Any, other: Any) -> bool:
    """That somebody carries what they are said to have taken."""
    thing = getattr(fact, "thing", None)
    return thing is not None and (fact.seat, thing) == (other.seat, getattr(other, "thing", None))


class _Told:
    """The insights of all chairs, those together that are the same."""

    def __init__(self, again: Reviewing) -> None:
        self.table = again.table
        self.courses = again.courses
        self.blind = again.blind
        self.story = again.story
        self.standings = again.standings
        maps = [deed for deed in again.story if deed.kind == SAW_MAP]
        self.shown = {deed.seat: deed.n for deed in reversed(maps)}
        self.book = again.table.book.name
        self.last = again.table.entries[-1].n
        self.alike = calls_places_alike(self.book)
        self.treasure_heading = (
            "review-true-treasure" if has_fakes(self.book) else "review-treasure"
        )

    def names(self, seats: Sequence[int]) -> list[str | Phrase]:
        if len(seats) == len(self.courses) > 2:
            return [phrase("review-everyone")]
        return [chair_name(self.table, seat) for seat in seats]

    def of_kind(self, kind: str) -> list[tuple[list[int], Insight]]:
        """In order; what nobody but the public could know is left out."""
        groups: dict[object, tuple[list[int], Insight]] = {}
        for course in self.courses:
            most = 1 if kind == TREASURE else SHORT
            found = [each for each in course.insights if each.kind == kind]
            if kind in (WAY_OUT, NEWS):  # of the last answer nobody has any use
                found = [each for each in found if each.n < self.last]
            for one in found[:most]:
                own = -1 if self.alike else course.seat
                key = (one.n, one.fact, own)
                groups.setdefault(key, ([], one))[0].append(course.seat)
        elsewhere = (PLACE, TREASURE) if kind == NEWS else ()  # who was lost, and who carries it
        told_there = {
            (one.n, one.fact)
            for each in self.courses
            for one in each.insights
            if one.kind in elsewhere
        }
        told = [
            (seats, one)
            for seats, one in groups.values()
            if max(seats) >= 0
            and (one.n, one.fact) not in told_there
            and (kind != NEWS or self._lives(seats, one.n))
        ]
        return sorted(told, key=lambda group: group[1].n)

    def _lives(self, seats: Sequence[int], n: int) -> bool:
        """Whether it could be of use to any of them."""
        alive = self.standings[n].alive
        return any(alive[seat] for seat in seats if seat >= 0)

    def since(self, kind: str) -> list[Phrase]:
        """What could be known at once by the same players is one line."""
        lines: dict[object, tuple[list[int], list[Insight]]] = {}
        for seats, one in self.of_kind(kind):
            together = lines.setdefault((one.n, *seats), (seats, []))[1]
            if not any(_same_thing(one.fact, other.fact) for other in together):
                together.append(one)
        return [
            phrase(
                "review-since" if self._lasts(ones[0]) else "review-then",
                names=[*self.names(seats)],
                moment=answer(self.table, ones[0].n),
                facts=[self._fact(one) for one in ones],
                proof=proof(max(ones, key=lambda one: len(one.answers))),
            )
            for seats, ones in lines.values()
        ]

    def _fact(self, one: Insight) -> Phrase:
        fact = of_somebody(one.words)
        if one.kind == TREASURE and has_fakes(self.book) and "whoIs" in fact.args:
            return phrase("review-with-it", fact=fact)
        return fact

    def _lasts(self, one: Insight) -> bool:
        """Not of where somebody is, who may walk on, nor of what can be carried off."""
        taken_away = one.kind == TREASURE and has_fakes(self.book)
        return one.kind != NEWS and not taken_away and "whoIs" not in one.words.args

    def never_sure(self) -> list[Phrase]:
        """Who could not know where the treasure was at any time."""
        never = [
            each.seat
            for each in self.courses
            if each.seat >= 0 and not any(one.kind == TREASURE for one in each.insights)
            if each.seat not in self.shown
        ]
        if not never or not has_fakes(self.book):  # of other books that is of no use to anybody
            return []
        return [phrase("review-never-treasure", names=[*self.names(never)])]

    def never(self) -> list[Phrase]:
        """Who left without being able to prove the way; and who never knew one."""
        left = {
            seat: entry.n
            for entry in reversed(self.table.entries)
            for seat in leavers(self.table.book.name, entry.events)
        }
        unsure = [
            each.seat
            for each in self.courses
            if each.seat >= 0 and not any(one.n < self.last for one in each.ways_out)
        ]
        lines = [
            phrase(
                "review-map-showed",
                name=chair_name(self.table, deed.seat),
                moment=answer(self.table, deed.n),
            )
            for deed in self.story
            if deed.kind == SAW_MAP and deed.n == self.shown[deed.seat]
        ]
        lines += [
            phrase(
                "review-left",
                name=chair_name(self.table, seat),
                moment=answer(self.table, left[seat]),
            )
            for seat in unsure
            if seat in left and seat not in self.shown
        ]
        never = [seat for seat in unsure if seat not in left and seat not in self.shown]
        return lines + ([phrase("review-never", names=[*self.names(never)])] if never else [])

    def in_reach(self) -> list[Phrase]:
        """The longest time of each player who did not go at once, and was not told of above."""
        told = -1 if self.blind is None else self.blind.seat
        courses = [course for course in self.courses if course.seat >= 0 and course.seat != told]
        if has_fakes(self.book):
            return self._carrying(courses)
        lines = []
        for course in courses:
            if course.seat in self._winners():
                continue  # what decided the game tells it
            best = max(
                (one for one in course.insights if one.kind == REACH),
                key=lambda one: self._length(one),
                default=None,
            )
            if best is not None and self._length(best) > 2 * len(self.table.names):
                lines.append(
                    phrase(
                        "review-reach",
                        name=chair_name(self.table, course.seat),
                        moment=answer(self.table, best.n),
                        answers=self._length(best),
                        ended=best.until < 0,
                    )
                )
        return lines

    def _carrying(self, courses: Iterable[Course]) -> list[Phrase]:
        """Who had the true treasure, and could know a way out with it in hand."""
        lines, last = [], self.table.entries[-1].n
        for course in courses:
            found = [
                (reach, one)
                for one in course.ways_out
                if (reach := in_reach(self.story, course.seat, one.n, last)) is not None
            ]
            reach, one = max(found, key=lambda pair: pair[0].answers, default=(None, None))
            if reach is None or one is None or reach.answers <= 2 * len(self.table.names):
                continue
            lines.append(
                phrase(
                    "review-carrying",
                    name=chair_name(self.table, course.seat),
                    moment=answer(self.table, reach.n),
                    fact=of_somebody(one.words),
                    answers=reach.answers,
                    won=course.seat in self._winners() and reach.n + reach.answers == last,
                )
            )
        return lines

    def _length(self, one: Insight) -> int:
        return (self.table.entries[-1].n if one.until < 0 else one.until) - one.n

    def _winners(self) -> Sequence[int]:
        return self.table.result.winners if self.table.result is not None else ()

    def shares(self) -> list[Phrase]:
        seats: dict[int, list[int]] = {}
        for each in self.courses:
            if each.share:
                seats.setdefault(round(100 * each.share), []).append(each.seat)
        shares: list[Item] = [
            phrase("review-share", names=[*self.names(those)], percent=percent)
            for percent, those in seats.items()
        ]
        return [phrase("review-shares-line", shares=shares)] if shares else []
