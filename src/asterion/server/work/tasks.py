"""Tasks beside the requests; all of them end with the process."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

from asterion.core.phrase import phrase
from asterion.server.denied import Denied
from asterion.server.store import settle
from asterion.server.work.work import Work

T = TypeVar("T")

STOPPING = phrase("server-stopping")


def stopping() -> Denied:
    """What is not begun any more."""
    return Denied(503, "stopping", STOPPING)


class Tasks:
    """One for each process."""

    def __init__(self, say: Callable[..., None]) -> None:
        self._say = say
        self._running: set[asyncio.Task[Any]] = set()
        self.stopping = False  # everyone has been told goodbye, or is just being told
        self.stopped = False

    def __len__(self) -> int:
        return len(self._running)

    def spawn(self, work: Work[None]) -> None:
        """Work that nobody waits for; what goes wrong with it is at least said."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._say("work failed", error=type(task.exception()).__name__)

    def ask(self, work: Work[T], tell: Callable[[T | Exception], None]) -> None:
        """Work whose answer is told to one who does not wait; also if the end came before it."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(partial(self._answered, tell))

    def _answered(self, tell: Callable[[T | Exception], None], task: asyncio.Task[T]) -> None:
        self._running.discard(task)
        if task.cancelled():
            tell(stopping())
            return
        error = task.exception()
        tell(task.result() if error is None else cast(Exception, error))

    async def stop(self) -> None:
        """Whatever is under way is given up."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


async def until_told(begin: Callable[[Callable[[T | Exception], None]], Any]) -> T:
    """For one who has the lock and waits. Also if they are to give up, they go when it is told, and
    not before: meanwhile the table must be nobody else's."""
    answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    begin(partial(settle, answer))
    gives_up: asyncio.CancelledError | None = None
    while not answer.done():
        try:
            await asyncio.wait((answer,))
        except asyncio.CancelledError as told:
            gives_up = told
    if gives_up is not None:
        answer.exception()  # nobody is left to hear of it
        raise gives_up
    return answer.result()
