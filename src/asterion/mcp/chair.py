"""Where a session sits: one table, one token, and how much of what was told it has been given."""

import re
from dataclasses import dataclass, field

from asterion.core.referee.sure import SecondWord

MOST_CHAIRS = 1000
_HANDLE = re.compile(r"([A-Za-z0-9_-]{1,64})[:#]([A-Za-z0-9_.-]{1,200})")


@dataclass
class Chair:
    table: str
    token: str
    heard: int = 0
    notes: str = ""
    second: SecondWord = field(default_factory=SecondWord)
    number: int = 0
    """Of the seat at the table."""
    tries: int = 0
    """Answers to one question; 0 if they are not limited."""
    failed: int = 0
    refused: int = 0
    unreadable: int = 0
    has_forfeited: bool = False

    @property
    def handle(self) -> str:
        """What a program keeps to come back to this seat. It is a secret."""
        return f"{self.table}:{self.token}"

    def count(self, is_unreadable: bool) -> int | None:
        """An answer that was no move; how many tries are left, if they are limited."""
        self.failed += 1
        self.unreadable += is_unreadable
        self.refused += not is_unreadable
        return max(0, self.tries - self.failed) if self.tries else None


class Chairs:
    """The chairs that were used of late, by their handles: how much each was told, and its notes.

    Only who has a handle finds its chair. Forgotten ones are told everything once more.
    """

    def __init__(self, most: int = MOST_CHAIRS) -> None:
        self._most = most
        self._chairs: dict[str, Chair] = {}

    def keep(self, chair: Chair) -> Chair:
        """The one that is known by its handle, or this one; the longest unused is forgotten."""
        kept = self._chairs.pop(chair.handle, chair)
        self._chairs[chair.handle] = kept
        if len(self._chairs) > self._most:
            del self._chairs[next(iter(self._chairs))]
        return kept


def read_handle(text: str) -> Chair | None:
    """From `TABLE:TOKEN`, or a player's own link, which ends with `/t/TABLE#TOKEN`."""
    found = _HANDLE.fullmatch(text.strip().rpartition("/")[2])
    return Chair(found[1], found[2]) if found else None


def table_of(link: str) -> str:
    """The table that an invitation means: its id, or a link to it."""
    return link.strip().rstrip("/").rpartition("/")[2].partition("#")[0].partition("?")[0]
