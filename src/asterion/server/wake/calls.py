"""Calling other processes and hearing them, over a line that may break at any time."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Protocol

CHANNEL = "asterion"
MOST_WAITING = 10_000
AT_ONCE = 100
"""Tables named in one message; PostgreSQL takes at most 8000 bytes."""
APART = 0.02
"""Seconds between two messages of one process: what is called meanwhile goes with the next. To send
one and to hear it costs every process some ten microseconds."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
LAST_CALLS = 1.0
"""Seconds that calls which still wait have at the end; the others would look a little later."""
IDLE = 5.0
"""Seconds of silence after which the other end is asked whether it is still there."""

CALLER = "@"
"""With this begins a message's first word, which says whose it is; no id of a table does."""

Heard = Callable[[str], None]
Say = Callable[..., None]


class Wake(Protocol):
    """Tells other processes that a table went on, so that they look; losing it loses nothing."""

    async def start(self, heard: Heard) -> None: ...
    def call(self, table: str) -> None: ...
    async def stop(self) -> None: ...


def silent(event: str, **fields: object) -> None:
    """For those who do not want to know when the line breaks."""


class Calls(ABC):
    """What PostgreSQL and Redis share: two tasks, one that listens and one that calls.

    Each has a connection of its own and makes it again, after a pause that grows, for as long as it
    takes. Whatever is called meanwhile waits, up to a bound; nobody else does.
    """

    by = ""  # for the log

    def __init__(
        self,
        url: str,
        channel: str = CHANNEL,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        say: Say = silent,
        hears_itself: bool = True,
    ) -> None:
        """One that does not hear itself is not called to look at what it has done."""
        self.listening = False
        self._name = CALLER + secrets.token_hex(8)
        self._hears_itself = hears_itself
        self._url = url
        self._channel = channel
        self._sleep = sleep
        self._say = say
        self._heard: Heard | None = None
        self._waiting: dict[str, None] = {}  # in the order of their calls, each once
        self._called = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._tried = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._pause = FIRST_PAUSE

    async def start(self, heard: Heard) -> None:
        """Returns when it listens, or when the first try to do so has failed."""
        self._heard = heard
        self._tasks = [
            asyncio.create_task(self._keep_listening(), name=f"wake-listening-{self.by}"),
            asyncio.create_task(self._keep_calling(), name=f"wake-calling-{self.by}"),
        ]
        await self._tried.wait()

    def call(self, table: str) -> None:
        """Never waits, never fails; of too many that wait the longest waiting are given up."""
        if len(self._waiting) >= MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._waiting[table] = None
        self._called.set()
        self._all_sent.clear()

    async def stop(self) -> None:
        """Whatever was called before goes out first, if the line holds."""
        if self.listening:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_CALLS):
                    await self._all_sent.wait()
        going: Iterable[asyncio.Task[None]] = self._tasks
        while going:
            for task in going:
                task.cancel()
            # Again, if need be: Python 3.11 may lose a cancellation in what the libraries do.
            _, going = await asyncio.wait(going, timeout=0.1)
        self._tasks = []
        self.listening = False

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                if self.listening or not self._tried.is_set():
                    self._say("wake_lost", by=self.by, error=type(error).__name__)
            self.listening = False
            self._tried.set()
            await self._sleep(self._pause)
            self._pause = min(self._pause * 2, LONGEST_PAUSE)

    def _connected(self) -> None:
        """To be called by `_listen` as soon as nothing more can be missed."""
        if self._tried.is_set():
            self._say("wake_back", by=self.by)
        self.listening = True
        self._pause = FIRST_PAUSE
        self._tried.set()

    def _hear(self, tables: str) -> None:
        """One table or several in one message, each told in a call of its own."""
        assert self._heard is not None
        loop = asyncio.get_running_loop()
        caller, *called = tables.split()
        if not caller.startswith(CALLER):  # of a version that did not say who it was
            called.insert(0, caller)
        elif caller == self._name and not self._hears_itself:
            return
        for table in called:
            loop.call_soon(self._heard, table)  # what goes wrong in there is no broken line

    async def _keep_calling(self) -> None:
        pause = FIRST_PAUSE
        loop = asyncio.get_running_loop()
        not_before = loop.time()
        try:
            while True:
                await self._called.wait()
                await asyncio.sleep(not_before - loop.time())
                not_before = loop.time() + APART
                self._called.clear()
                tables = list(self._waiting)
                self._waiting.clear()
                try:
                    for start in range(0, len(tables), AT_ONCE):
                        await self._send(" ".join([self._name, *tables[start : start + AT_ONCE]]))
                    pause = FIRST_PAUSE
                    if not self._waiting:
                        self._all_sent.set()
                except Exception:  # the listener, whose line is the same, says so
                    await self._hang_up()
                    self._put_back(tables)
                    await self._sleep(pause)
                    pause = min(pause * 2, LONGEST_PAUSE)
        finally:
            await self._hang_up()

    def _put_back(self, tables: list[str]) -> None:
        """Before those who called meanwhile, who are not to be given up for these."""
        newer = list(self._waiting)
        older = tables[-(MOST_WAITING - len(newer)) :] if len(newer) < MOST_WAITING else []
        self._waiting = dict.fromkeys([*older, *newer])
        self._called.set()

    @abstractmethod
    async def _listen(self) -> None:
        """Connect, say `_connected`, and `_hear` until the line breaks."""

    @abstractmethod
    async def _send(self, tables: str) -> None:
        """One message, over a connection that is made where there is none."""

    @abstractmethod
    async def _hang_up(self) -> None:
        """Throw the connection for calling away."""
