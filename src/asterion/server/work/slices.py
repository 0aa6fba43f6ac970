"""Long work on the loop, a slice at a time: in between everybody else has their turn.

What is asked for of a game of ten thousand moves takes seconds. Players meanwhile wait for
one slice at most: of all that is under way in a process one slice is worked on at a time, and
addresses take turns.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import Final, TypeVar

from asterion.server.guard.addresses import CALLER
from asterion.server.guard.turns import Turns

T = TypeVar("T")

AT_ONCE: Final = 32
"""Steps of a slice; a step is an entry heard, a message made, or as much."""
NO_END: Final = 1_000_000
"""How much may be begun at all is for the rates to say."""


class Slices:
    """One for each process."""

    def __init__(self) -> None:
        self._turns = Turns(1, 1, most=NO_END, most_each=NO_END)

    async def of(self, steps: Iterator[T]) -> AsyncIterator[list[T]]:
        """What the steps give, a slice at a time. What is short is done at once."""
        slice = list(islice(steps, AT_ONCE))
        while len(slice) == AT_ONCE:
            yield slice
            async with self._turns.turn(CALLER.get()):
                await asyncio.sleep(0)  # the loop goes round once before the next slice of anybody
                slice = list(islice(steps, AT_ONCE))
        if slice:
            yield slice

    async def all(self, steps: Iterator[T]) -> list[T]:
        return [one async for slice in self.of(steps) for one in slice]

    async def do(self, steps: Iterator[None]) -> None:
        """Steps that are worth doing for what they change."""
        async for _ in self.of(steps):
            pass
