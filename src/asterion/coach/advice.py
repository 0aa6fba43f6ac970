"""One piece of advice: what could be said now, why, and which places it is about."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Protocol

import msgspec

from asterion.core.event import Event
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.marks import Mark


class Advice(msgspec.Struct, frozen=True):
    """`act` is the exact notation of an offer; None where nothing has to be said.

    `because` is true of what the seat was told, whether or not the advice is followed.
    """

    act: str | None
    because: Phrase
    about: tuple[Mark, ...] = ()

    @property
    def key(self) -> str:
        """A short name of the reason: a player who has heard it says so, and is told another."""
        return "k" + sha256(msgspec.json.encode(self.because)).hexdigest()[:5]


class Coach(Protocol):
    """Knows one book. It hears what one seat is told, and nothing else."""

    def hear(self, events: Sequence[Event], view: Any) -> None:
        """One answer, and the view after it."""
        ...

    def advice(self, view: Any, offered: Sequence[str]) -> Iterator[Advice]:
        """The best first. Several reasons may speak for one act."""
        ...


def goal_of(goal: str) -> Iterable[Advice]:
    """What the game is about, for those who have heard everything else."""
    return (Advice(None, phrase(goal)),) if goal else ()
