"""The event loop that a server runs on: uvloop's where it is installed, or else asyncio's own.

With it a move costs a tenth less. Workers stay with asyncio's: there connections come in by a door
of our own making, and uvloop accepts only from the system itself.
"""

import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run` does."""
    with asyncio.Runner(loop_factory=_quickest()) as runner:
        return runner.run(main)


def _quickest() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        made: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    except ModuleNotFoundError:
        return None
    return made
