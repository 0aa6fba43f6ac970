"""Where plans are drawn on and checked: beside the loop, a piece at a time, addresses in turn."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from asterion.core.phrase import phrase
from asterion.server.guard.turns import Full, Turns
from asterion.server.workshop import NotMade

T = TypeVar("T")

PLACES: Final = 2
"""Pieces that are worked on at once; they take a processor each."""
EACH: Final = 1
"""And of one address: another always finds a place."""
MOST: Final = 256
MOST_EACH: Final = 16
"""Pieces that wait or are worked on."""


class Bench:
    """Anyone who has much to be done is worked for a piece at a time, behind every other address.

    A piece that was begun is done to its end, and keeps its place; but a caller who has gone away
    begins no further one.
    """

    def __init__(self) -> None:
        self._turns = Turns(PLACES, EACH, most=MOST, most_each=MOST_EACH)
        self.pieces = 0  # begun so far

    async def do(self, who: str, piece: Callable[[], T]) -> T:
        """NotMade where too many wait."""
        try:
            async with self._turns.turn(who):
                self.pieces += 1
                return await _to_its_end(asyncio.ensure_future(asyncio.to_thread(piece)))
        except Full as full:
            why = "server-plans-ordered" if full.own else "server-plans-busy"
            raise NotMade("busy", phrase(why)) from None


async def _to_its_end(work: "asyncio.Future[T]") -> T:
    """A thread cannot be stopped: also anyone who gives up goes when it is done, and not before."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait((work,))
        work.exception()  # nobody is left to hear of it
        raise
