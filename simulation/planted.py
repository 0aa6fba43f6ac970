"""Seven faults that the server does not have, put into it to see whether they are found."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from sys import _getframe
from typing import Any

from asterion.core.audience import MASTER
from asterion.core.referee import clock
from asterion.core.referee.hearing import Hearing
from asterion.server.game import places
from asterion.server.store import Store
from asterion.server.tables.upkeep import Resync


@dataclass(frozen=True)
class Planted:
    """What is wrong with it, and a block in which the server has it."""

    about: str
    patch: Callable[[Random], Mapping[tuple[Any, str], Any]]

    @contextmanager
    def plant(self, chance: Random) -> Iterator[None]:
        changed = self.patch(chance)
        before = {(where, name): getattr(where, name) for where, name in changed}
        for (where, name), value in changed.items():
            setattr(where, name, value)
        try:
            yield
        finally:
            for (where, name), value in before.items():
                setattr(where, name, value)


def _early_answer(chance: Random) -> Mapping[tuple[Any, str], Any]:
    real = Store.append_soon

    def append_soon(self: Store, row: Any, due: Any, save: Any, tell: Callable[..., None]) -> None:
        real(self, row, due, save, lambda answer: None)
        tell(True)

    return {(Store, "append_soon"): append_soon}


def _lost_calls(chance: Random) -> Mapping[tuple[Any, str], Any]:
    real = Resync.call

    def call(self: Resync, id: str) -> None:
        if _getframe(1).f_code.co_name != "tick":
            real(self, id)

    return {(Resync, "call"): call}


def _double_join(chance: Random) -> Mapping[tuple[Any, str], Any]:
    real = Store.save

    async def save(self: Store, id: str, version: int, doc: bytes, **more: Any) -> int | None:
        latest = await self.latest([id])
        return await real(self, id, latest[id][0], doc, **more)

    return {(Store, "save"): save}


def _stale_token(chance: Random) -> Mapping[tuple[Any, str], Any]:
    real = places.renew

    def renew(doc: Any, seat: int) -> Any:
        old = doc.places[seat].tokens
        sat = real(doc, seat)
        doc.places[seat].tokens += old
        return sat

    return {(places, "renew"): renew}


def _hasty_clock(chance: Random) -> Mapping[tuple[Any, str], Any]:
    return {(clock, "LENIENCE"): 0.0}


def _sleepy_clock(chance: Random) -> Mapping[tuple[Any, str], Any]:
    real = clock.Clock.due

    def due(self: clock.Clock, persons: Any) -> float | None:
        known = real(self, persons)
        return None if known is None else known + 5.0

    return {(clock.Clock, "due"): due}


def _deaf_follower(chance: Random) -> Mapping[tuple[Any, str], Any]:
    real, begins = Hearing.counts, chance.randrange(20)

    def counts(self: Hearing, entry: Any, events: Any) -> bool:
        missed = (7 * entry.n + self.viewer) % 20 == begins
        if missed and self.viewer not in (MASTER, entry.seat):
            return False
        return real(self, entry, events)

    return {(Hearing, "counts"): counts}


PLANTED: Mapping[str, Planted] = {
    "early answer": Planted("a move is answered before it is written", _early_answer),
    "lost calls": Planted("the poll that makes up for lost calls is gone", _lost_calls),
    "double join": Planted("a table is saved whatever its version is by now", _double_join),
    "stale token": Planted("a new token leaves the old one good", _stale_token),
    "hasty clock": Planted("a clock does not wait for a move on its way", _hasty_clock),
    "sleepy clock": Planted("it is noted five seconds late that time is out", _sleepy_clock),
    "deaf follower": Planted("a follower misses an entry now and then", _deaf_follower),
}
