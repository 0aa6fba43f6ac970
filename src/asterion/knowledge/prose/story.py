"""The story of a reviewed game, as the parts of a review look at it."""

from collections.abc import Iterable, Sequence

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.afterwards import has_fakes
from asterion.knowledge.chair import AnyFact
from asterion.knowledge.deed import DIED, LEFT, SAW_MAP, Deed
from asterion.knowledge.prose.naming import chair_name
from asterion.knowledge.reviewed import Reviewing

FIRST_LINES, LAST_LINES = 12, 18
"""Of a story that is longer; what is between them is counted."""

Line = tuple[int, Phrase]
"""A sentence with the number of the answer that it begins with."""


class Story:
    """One game."""

    def __init__(self, again: Reviewing) -> None:
        self.table, self.story, self.standings = again.table, again.story, again.standings
        self.courses, self.distances = again.courses, again.distances
        self.blind = again.blind
        self.book = again.table.book.name
        self.last = again.table.entries[-1].n
        self.winners = again.table.result.winners if again.table.result is not None else ()

    def name(self, seat: Seat) -> str | Phrase:
        return chair_name(self.table, seat)

    def of_kind(self, kind: str, seat: Seat) -> list[Deed]:
        return [deed for deed in self.story if (deed.kind, deed.seat) == (kind, seat)]

    @property
    def survivor(self) -> bool:
        """Whether the winner is the last one alive, and did not walk out with the treasure."""
        dead = [deed.seat for deed in self.story if deed.kind == DIED]
        left = [deed.n for deed in self.story if deed.kind == LEFT and deed.seat in self.winners]
        others = [seat for seat in range(len(self.table.names)) if seat not in self.winners]
        return has_fakes(self.book) and self.last not in left and {*others} <= {*dead}

    @property
    def is_dungeon(self) -> bool:
        return self.book == "dungeonlab"

    def saw_map(self, seat: Seat, before: int) -> bool:
        """Whether this player had been shown the map of the dungeon by then."""
        return any(deed.n < before for deed in self.of_kind(SAW_MAP, seat))

    def turns(self, seat: Seat, since: int) -> int:
        """How many turns this player had after an answer, to the end."""
        entries = [one for one in self.table.entries if one.seat == seat and one.n > since]
        return len({self.distances[one.n - 1].round for one in entries})

    def certain(self, seat: Seat, n: int) -> set[AnyFact]:
        """What this player could be sure of before answer `n`."""
        known: set[AnyFact] = set()
        course = next(each for each in self.courses if each.seat == seat)
        for moment in course.moments:
            if moment.n >= n:
                break
            known.difference_update(moment.gone)
            known.update(moment.new)
        return known


def in_order(lines: Iterable[Line]) -> list[Phrase]:
    return [line for _n, line in sorted(lines, key=lambda one: one[0])]


def abridged(lines: Sequence[Phrase]) -> list[Phrase]:
    """The first and the last ones of many."""
    skipped = len(lines) - FIRST_LINES - LAST_LINES
    if skipped < 2:
        return [*lines]
    gap = phrase("review-changes", count=skipped)
    return [*lines[:FIRST_LINES], gap, *lines[-LAST_LINES:]]
