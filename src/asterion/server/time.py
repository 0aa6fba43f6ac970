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
    """The machine's clocks."""

    def wall(self) -> float:
        return time.time()

    def steady(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
