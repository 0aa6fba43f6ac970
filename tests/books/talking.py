"""A table that a test talks to: lines as people type them, and the sentences that come back."""

from collections.abc import Iterable

from asterion.core.contract.book import Refused
from asterion.core.event import Event
from asterion.core.referee.names import find_seat
from asterion.core.referee.table import Entry, Table
from asterion.words.spoken import spoken_screen


class Talk:
    """`talk("Bob: north")` gives what Bob hears; anyone who is not named is Ann."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __call__(self, *lines: str) -> list[str]:
        """What the speaker of the last line hears of all of them."""
        entries: list[Entry] = []
        name = "Ann"
        for line in lines:
            name, found, text = line.partition(":")
            if not found or name == "rule":
                name, text = "Ann", line
            entries.append(self.table.submit(find_seat(name, self.table.names), text.strip()))
        return self.hears(name, entries)

    def counts(self, event: Event) -> bool:
        """Whether a test wants to read the sentence of this event."""
        return True

    def hears(self, name: str, entries: Iterable[Entry] = ()) -> list[str]:
        """What this listener hears of these entries, or of the last one."""
        seat = find_seat(name, self.table.names)
        voice = self.table.book.voice_for(seat, self.table.plan)
        return [
            voice(event, seat, self.table.names)
            for entry in entries or self.table.entries[-1:]
            for event in entry.told(seat)
            if self.counts(event)
        ]

    def refuses(self, line: str) -> str:
        """Why the command is refused; nothing at all may have changed."""
        before = self.table.state.copy(), len(self.table.entries)
        try:
            self(line)
        except Refused as refused:
            assert (self.table.state, len(self.table.entries)) == before
            return str(refused)
        raise AssertionError(f"{line} was not refused")

    def status(self, name: str = "Ann") -> dict[str, str]:
        seat = find_seat(name, self.table.names)
        return spoken_screen(self.table.book.view.screen(self.table.view(seat))).values
