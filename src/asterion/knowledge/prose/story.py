"""The story of a reviewed game, as the parts of a review look at it."""

from collections.abc import Iterable, Sequence

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.deed import Deed
from asterion.knowledge.prose.naming import chair_name
from asterion.knowledge.reviewed import Reviewing

FIRST_LINES, LAST_LINES = 4, 9
"""Of a story that is longer; what is between them is counted."""

Line = tuple[int, Phrase]
"""A sentence with the number of the answer that it begins with."""


class Story:
    """One game."""

    def __init__(self, again: Reviewing) -> None:
        self.table, self.story, self.standings = again.table, again.story, again.standings
        self.courses = again.courses
        self.book = again.table.book.name
        self.last = again.table.entries[-1].n
        self.winners = again.table.result.winners if again.table.result is not None else ()

    def name(self, seat: Seat) -> str | Phrase:
        return chair_name(self.table, seat)

    def of_kind(self, kind: str, seat: Seat) -> list[Deed]:
        return [deed for deed in self.story if (deed.kind, deed.seat) == (kind, seat)]


def in_order(lines: Iterable[Line]) -> list[Phrase]:
    return [line for _n, line in sorted(lines, key=lambda one: one[0])]


def abridged(lines: Sequence[Phrase]) -> list[Phrase]:
    """The first and the last ones of many."""
    skipped = len(lines) - FIRST_LINES - LAST_LINES
    if skipped < 2:
        return [*lines]
    gap = phrase("review-changes", count=skipped)
    return [*lines[:FIRST_LINES], gap, *lines[-LAST_LINES:]]
