"""Time as the server asks for it, so that a test can hold it still."""

import asyncio
import time
from typing import Protocol


class Time(Protocol):
    """Where the hub gets its time from."""

    def wall(self) -> float:
        """Seconds as people count them, since 1970."""

    def steady(self) -> float:
        """Seconds that never go back, from anywhere."""

    async def sleep(self, seconds: float) -> None: ...


class RealTime:
    """The machine's clocks themselves: every move asks them several times."""

    wall = staticmethod(time.time)
    steady = staticmethod(time.monotonic)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
