"""What may be said, as data: by a table of plain commands, or by what a command means."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from asterion.core.contract.book import Refused
from asterion.core.contract.offer import Offer, plain_offer

T = TypeVar("T")
REMEMBERED = 4096
"""This many commands: the same ones may be said again and again."""


def offering(
    plain: Mapping[str, Offer], parse: Callable[[str], T], take: Callable[[str, T], Offer | None]
) -> Callable[[str], Offer]:
    """A book's `offer`; `take` has nothing to tell of what only records need."""

    @lru_cache(maxsize=REMEMBERED)
    def offer(command: str) -> Offer:
        """A command in its canonical form; as it stands where there are no words for it."""
        found = plain.get(command)
        if found is None:
            try:
                found = take(command, parse(command))
            except Refused:
                return plain_offer(command)
        return plain_offer(command) if found is None else found

    return offer
