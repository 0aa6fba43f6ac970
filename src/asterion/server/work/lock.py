"""The lock of a table: anyone who changes anything there has it."""

import asyncio
from collections import deque
from collections.abc import Callable


class TableLock:
    """Held by one at a time, in the order in which they asked: by tasks, and by what is no task.

    It goes straight from one to the next: nobody who comes later gets in between.
    """

    __slots__ = ("_is_had", "_waiting")

    def __init__(self) -> None:
        self._is_had = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._is_had

    def acquire(self, then: Callable[[], None]) -> None:
        """`then` is called when it is had: at once, or when its turn has come."""
        if self._is_had:
            self._turn().add_done_callback(lambda _: then())
        else:
            self._is_had = True
            then()

    def release(self) -> None:
        assert self._is_had
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # else its task gave up waiting
                turn.set_result(None)
                return
        self._is_had = False

    async def __aenter__(self) -> None:
        if not self._is_had:
            self._is_had = True
            return
        turn = self._turn()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given the lock already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def _turn(self) -> "asyncio.Future[None]":
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        return turn
