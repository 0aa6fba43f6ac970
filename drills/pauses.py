"""What a drill does over when it was stood still in the middle: no window outlives a long pause.

On a machine that others use a process may be stopped for minutes, and the server with it. When both
go on, the server has lost its patience with every window, which says nothing about what is tried.
"""

import time
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

from drills import Failed

TICK, LONG = 0.25, 4.0
"""Seconds: how often the pulse beats, and a gap that no load explains."""
T = TypeVar("T")


class Pulse(Thread):
    """Notices that this process was stopped. Waiting for an answer is no pause: it goes on beating
    meanwhile, so that an answer that never comes is still found."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._last = time.monotonic()
        self._paused = -1.0  # when the last pause ended

    def run(self) -> None:
        while True:
            time.sleep(TICK)
            self.beat(time.monotonic())

    def beat(self, now: float) -> None:
        if now - self._last > LONG:
            self._paused = now
        self._last = now

    def paused_since(self, moment: float, now: float) -> bool:
        """Also by a pause that has just ended, of which the pulse does not know yet."""
        return self._paused >= moment or now - self._last > LONG


class Undisturbed:
    """Does a thing over, on fresh ground, for as long as pauses come between."""

    def __init__(self, again: Callable[[], None]) -> None:
        self._again = again
        self._pulse = Pulse()
        self._pulse.start()
        self.pauses = 0

    def __call__(self, do: Callable[[], T]) -> T:
        while True:
            began = time.monotonic()
            try:
                done = do()
            except (Failed, OSError):
                if not self._pulse.paused_since(began, time.monotonic()):
                    raise
            else:
                if not self._pulse.paused_since(began, time.monotonic()):
                    return done
            self.pauses += 1
            self._again()
