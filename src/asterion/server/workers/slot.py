"""One worker's place: the process that fills it now, and another one when that has ended."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from asterion.core.phrase import english
from asterion.server.workers.child import Child

LEAVES_WITHIN = 90.0
"""Seconds for a worker to say goodbye to everyone; a longer goodbye is cut off."""
PROVED = 60.0
"""Anyone who lived so long did not die of how it was started."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0


def pause_before(deaths: int) -> float:
    """Seconds before it is started again, when it has died so often in a row: at first, at once."""
    return 0.0 if deaths <= 1 else min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** (deaths - 2))


class Slot:
    """Numbered from 1; the number goes into the log and the metrics, and says which tables."""

    def __init__(
        self,
        number: int,
        begin: Callable[[int], Awaitable[Child]],
        say: Callable[..., None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.number = number
        self.child: Child | None = None
        self.starts = 0
        self._begin = begin
        self._say = say
        self._sleep = sleep
        self._deaths = 0
        self._changing = asyncio.Lock()
        self._old: set[Child] = set()

    async def start(self) -> None:
        self.starts += 1
        self.child = await self._begin(self.number)

    async def keep(self) -> None:
        """For ever: when its process ends, another one takes its place."""
        while True:
            child = self.child
            assert child is not None
            status = await child.ended()
            async with self._changing:
                if self.child is child:
                    await self._start_again(child, status)

    async def _start_again(self, child: Child, status: int) -> None:
        lived = monotonic() - child.since
        why = child.started.result() if child.started.done() else None
        self._deaths = 1 if why is None and lived >= PROVED else self._deaths + 1
        pause = pause_before(self._deaths)
        said = {} if why is None else {"why": english(why)}
        self._say("worker ended", worker=self.number, status=status, seconds=lived, **said)
        if pause:
            self._say("worker starts again later", worker=self.number, seconds=pause)
            await self._sleep(pause)
        await self.start()

    async def replace(self) -> bool:
        """Another process in its place, without a gap; False, and the old one stays, where the new
        one cannot start."""
        async with self._changing:
            old, new = self.child, await self._begin(self.number)
            self.starts += 1
            self._old.add(new)  # until it is the one, it goes wherever this ends
            why = await new.started
            if why is not None:
                self._say("worker cannot start", worker=self.number, why=english(why))
                await self._gone(new)
                return False
            self.child = new
            self._old.discard(new)
            if old is not None:
                self._old.add(old)
                old.leave(slowly=True)
        if old is not None:
            await self._gone(old)
        self._say("worker renewed", worker=self.number)
        return True

    async def end(self) -> None:
        """It leaves, as do those that are leaving already."""
        if self.child is not None:
            self._old.add(self.child)
        await asyncio.gather(*map(self._gone, set(self._old)))

    async def _gone(self, child: Child) -> None:
        child.leave()
        try:
            async with asyncio.timeout(LEAVES_WITHIN):
                await child.ended()
        except TimeoutError:
            self._say("worker took too long to leave", worker=self.number)
            child.kill()
            await child.ended()
        self._old.discard(child)

    def kill(self) -> None:
        for child in (*self._old, *([self.child] if self.child else [])):
            child.kill()
