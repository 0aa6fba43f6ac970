"""Served time: the seconds that the service has been up in all its life, the same for everybody."""

from typing import Protocol

from asterion.server.time import Time

LONGEST_BEAT = 3.0
"""The store does not count a longer pause as served, so neither does a process in between."""


class Beating(Protocol):
    """What the store does for it."""

    async def served(self) -> float: ...

    async def beat(self, wall: float, since: float = 0.0) -> tuple[float, float]: ...


class ServedTime:
    """The clocks of this process, and served time between one beat and the next."""

    def __init__(self, store: Beating, time: Time) -> None:
        self._store = store
        self.wall = time.wall
        self.steady = time.steady
        self.sleep = time.sleep
        self._total = self._beat_at = self._beat_wall = 0.0
        self.since = 0.0  # the served time at which this process began

    async def start(self) -> None:
        self._beat_wall, self._beat_at = self.wall(), self.steady()
        self.since = self._total = await self._store.served()

    async def beat(self) -> None:
        """Once a second: vouch for the time since the last one."""
        wall, steady = self.wall(), self.steady()
        self._total, until = await self._store.beat(wall, self._beat_wall)
        # While this one waited for the store, others may have vouched for the same seconds.
        waited = self.steady() - steady
        self._beat_wall, self._beat_at = wall, steady + min(max(0.0, until - wall), waited)

    def served(self) -> float:
        since = self.steady() - self._beat_at
        return self._total + (since if since < LONGEST_BEAT else LONGEST_BEAT)
