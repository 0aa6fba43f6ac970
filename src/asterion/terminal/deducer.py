"""Deduction at the keyboard: `certain`, `why` and `hint`, where the table agreed on it."""

from asterion.core.audience import Seat
from asterion.core.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.advising import Adviser
from asterion.terminal.words import in_words


class Deducer:
    """Thinks for one seat, from what that seat was told."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.adviser = Adviser(knowledge_of(table.book.name, seat, table.options))
        self.heard = 0

    def answer(self, said: str) -> list[str]:
        """What is said to `certain`, `why ...` and `hint`."""
        for entry in self.table.entries[self.heard :]:
            self.adviser.hear(entry.told(self.seat), entry.n)
        self.heard = len(self.table.entries)
        asked, _, about = said.strip().partition(" ")
        return [in_words(line) for line in self.adviser.answer(asked.lower(), about.strip()).lines]
