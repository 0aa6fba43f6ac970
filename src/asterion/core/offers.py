"""What may be said, as people say it: by a table of plain commands, or by what a command means."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from asterion.core.book import Refused
from asterion.core.phrase import Phrase

T = TypeVar("T")
REMEMBERED = 4096
"""So many commands: the same ones may be said again and again."""


def offering(
    plain: Mapping[str, Phrase], parse: Callable[[str], T], say: Callable[[T], Phrase | None]
) -> Callable[[str], Phrase | str]:
    """A book's `offer`; `say` has no phrase for what only records need."""

    @lru_cache(maxsize=REMEMBERED)
    def offer(command: str) -> Phrase | str:
        """A command in its canonical form; as it stands where there are no words for it."""
        found = plain.get(command)
        if found is None:
            try:
                found = say(parse(command))
            except Refused:
                return command
        return command if found is None else found

    return offer
