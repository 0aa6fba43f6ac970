"""Whose turn it is where few can be served at once: addresses take turns, however much each asks.

Somebody who asks for ten things waits for their own; another address, which asks for one, is next
as soon as a place is free.
"""

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import AsyncIterator


class Full(Exception):
    """Too many wait already: `own` if they are all of this address."""

    def __init__(self, own: bool) -> None:
        super().__init__("too many wait")
        self.own = own


class Turns:
    """This many places, of which one address has a share, and a queue that is as fair.

    `most` and `most_each` count those who wait and those who are served.
    """

    def __init__(self, places: int, each: int, *, most: int, most_each: int) -> None:
        self._places = places
        self._each = each
        self._most = most
        self._most_each = most_each
        self._served: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # in the order of their turns

    def __len__(self) -> int:
        """Those who wait or are served."""
        return self._served.total() + sum(map(len, self._waiting.values()))

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """A place for as long as the block lasts; Full where it makes no sense to wait for one."""
        own = self._served[who] + len(self._waiting.get(who, ()))
        if own >= self._most_each or len(self) >= self._most:
            raise Full(own >= self._most_each)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        self._call_next()
        try:
            await mine
            yield
        finally:
            if mine.done() and not mine.cancelled():
                self._served[who] -= 1
                self._served += Counter()  # forgets who has none left
                self._call_next()
            else:
                self._give_up(who, mine)

    def _give_up(self, who: str, mine: "asyncio.Future[None]") -> None:
        queue = self._waiting[who]
        queue.remove(mine)
        if not queue:
            del self._waiting[who]

    def _call_next(self) -> None:
        while self._served.total() < self._places:
            who = next(filter(self._may_be_served, self._waiting), None)
            if who is None:
                return
            queue = self._waiting.pop(who)
            self._waiting[who] = queue  # behind all others
            mine = next(each for each in queue if not each.done())
            mine.set_result(None)
            self._served[who] += 1
            self._give_up(who, mine)

    def _may_be_served(self, who: str) -> bool:
        """Somebody who was given up in this very moment still stands in the queue."""
        return self._served[who] < self._each and not all(
            each.done() for each in self._waiting[who]
        )
