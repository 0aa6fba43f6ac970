"""The words of a review: who was lost, and when they could have known where they were."""

from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.afterwards import has_fakes
from asterion.knowledge.chronicle import LOST, PLACE, Insight
from asterion.knowledge.deed import DIED, SAW_MAP
from asterion.knowledge.prose.naming import answer, of_somebody, proof
from asterion.knowledge.prose.story import Story
from asterion.knowledge.reviewing import Course

LOST_LINES = 2
"""Of one player."""


class Lost(Story):
    """The longest times of each player."""

    def lines(self) -> list[Phrase]:
        lines = []
        for course in self.courses:
            lost = [one for one in course.insights if self._is_lost(one)]
            shown = sorted(lost, key=lambda one: -self._lost_for(one))[:LOST_LINES]
            lines += [self._lost(course, one) for one in sorted(shown, key=lambda one: one.since)]
            if len(lost) > len(shown):
                name, more = self.name(course.seat), len(lost) - len(shown)
                lines.append(phrase("review-lost-more", name=name, count=more))
        return lines

    def _lost_for(self, one: Insight) -> int:
        until = one.n if one.kind == PLACE else one.until
        return (self.last if until < 0 else until) - one.since

    def _is_lost(self, one: Insight) -> bool:
        """For longer than it takes to look about; the last one to walk out is found by everyone."""
        if one.kind == PLACE and one.n == self.last:
            return False
        return one.kind in (PLACE, LOST) and self._lost_for(one) > 2 * len(self.table.names)

    def _lost(self, course: Course, one: Insight) -> Phrase:
        name, since = self.name(course.seat), answer(self.table, one.since)
        if one.kind == LOST:
            n, how = self._lost_until(course.seat, one)
            place = self._place(course.seat, one.since)
            return phrase(
                "review-lost",
                name=name,
                since=since,
                until=how,
                n=n,
                known=bool(place),
                cell=place,
                counted=one.left > 1 and how == "end",
                left=one.left,
            )
        along = () if has_fakes(self.book) else one.along  # the cell says it all
        facts = [of_somebody(one.words), *map(of_somebody, along)]
        return phrase(
            "review-found-again",
            name=name,
            since=since,
            moment=answer(self.table, one.n),
            facts=[*facts],
            proof=proof(one),
        )

    def _lost_until(self, seat: int, one: Insight) -> tuple[int, str]:
        """To die or to walk out tells nobody their place; to be shown the map does."""
        until = self.last if one.until < 0 else one.until
        maps = [deed.n for deed in self.of_kind(SAW_MAP, seat) if one.since < deed.n < until]
        if maps:
            return maps[0], "map"
        if until in [deed.n for deed in self.of_kind(DIED, seat)]:
            return until, "died"
        if until < self.last:
            return until, "other"
        return until, "left" if seat in self.winners and not self.survivor else "end"

    def _place(self, seat: int, n: int) -> str:
        """Where the player was in truth, in books that name places for all."""
        places = self.standings[n].places
        return places[seat] if 0 <= seat < len(places) else ""
