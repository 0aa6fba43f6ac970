"""A call that happens after a while, unless it is stopped before."""

import asyncio
from collections.abc import Callable

READ_WITHIN = 10.0
"""Seconds for which a reader may take nothing at all, while something waits to be sent."""


class Timer:
    """One at a time: to start it again is to stop what was started before."""

    __slots__ = ("_handle",)

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, then: Callable[[], object]) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._run, then)

    @property
    def running(self) -> bool:
        return self._handle is not None

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _run(self, then: Callable[[], object]) -> None:
        self._handle = None
        then()
