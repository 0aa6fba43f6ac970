"""One worker, as its parent knows it: a process, its doors, and what it said last."""

import asyncio
import contextlib
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Callable, Sequence
from itertools import count
from time import monotonic

from asterion.core.phrase import Phrase, phrase
from asterion.server.workers.door import hand_over
from asterion.server.workers.talk import (
    COUNTS,
    AllNumbers,
    AskNumbers,
    Begin,
    Cannot,
    FromWorker,
    Leave,
    Line,
    Load,
    OwnNumbers,
    Ready,
)

WORKER = (sys.executable, "-m", "asterion.server.workers.worker")
NUMBERS_WITHIN = 2.0
"""Seconds after which the metrics of a worker that does not answer are left out."""


class Child:
    """Started, then ready, then perhaps leaving, and one day ended."""

    def __init__(self, slot: int, process: Process, line: Line) -> None:
        self.slot = slot
        self.process = process
        self.line = line
        self.doors: dict[str, socket.socket] = {}
        self.is_leaving = False
        self.silent = 0  # seconds since it was last heard
        self.since = monotonic()
        self.started: asyncio.Future[Phrase | None] = asyncio.get_running_loop().create_future()
        """None when it is ready, or why it cannot be."""
        self.asks: Callable[[Child, int], None] = lambda child, id: None
        """Called when it wants everybody's metrics."""
        self.gone: Callable[[], None] = lambda: None
        """Called when its process has ended."""
        self._windows = 0
        self._given = 0
        self._taken = 0
        self._numbers: dict[int, asyncio.Future[str]] = {}
        self._ids = count(1)
        self._tasks = {
            asyncio.create_task(self._hear(), name=f"worker {slot} talks"),
            asyncio.create_task(self._wait(), name=f"worker {slot} lives"),
        }

    @classmethod
    async def start(cls, begin: Begin, kinds: Sequence[str], counts: int) -> "Child":
        """A new process with a door of each of these kinds, and the file of what all of them count;
        it is not ready yet."""
        pairs = {kind: socket.socketpair() for kind in ("talk", *kinds)}
        theirs = {kind: pair[1] for kind, pair in pairs.items()}
        named = [f"{kind}={end.fileno()}" for kind, end in theirs.items()]
        named.append(f"{COUNTS}={counts}")
        files = [counts, *(end.fileno() for end in theirs.values())]
        try:
            process = await asyncio.create_subprocess_exec(
                *WORKER, *named, stdin=DEVNULL, pass_fds=files,
                start_new_session=True,  # Ctrl-C is for the parent, which then ends this too
            )  # fmt: skip
        finally:
            for end in theirs.values():
                end.close()
        child = cls(begin.slot, process, await Line.over(pairs.pop("talk")[0]))
        for kind, (door, _) in pairs.items():
            door.setblocking(False)
            child.doors[kind] = door
        child.line.say(begin)
        return child

    # ---- connections

    @property
    def load(self) -> int:
        """Windows that are open there, and connections that it has not even taken yet."""
        return self._windows + self._given - self._taken

    @property
    def is_ready(self) -> bool:
        return self.started.done() and self.started.result() is None and not self.is_leaving

    def take(self, kind: str, connection: socket.socket) -> bool:
        """Whether it got the connection."""
        door = self.doors.get(kind)
        if door is None or not hand_over(door, connection):
            return False
        self._given += 1
        return True

    # ---- the end

    def leave(self, slowly: bool = False) -> None:
        """No more connections. It takes those it was given, says goodbye to everyone, and ends."""
        if slowly:
            self.line.say(Leave())
        self.is_leaving = True
        for door in self.doors.values():
            door.close()
        self.doors.clear()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def ended(self) -> int:
        """Its status, once it has ended."""
        return await self.process.wait()

    async def _wait(self) -> None:
        status = await self.process.wait()
        self.gone()
        self.leave()
        if not self.started.done():
            self.started.set_result(phrase("server-worker-ended", status=str(status)))
        for asked in self._numbers.values():
            asked.cancel()
        await self.line.close()

    # ---- what it says

    async def _hear(self) -> None:
        async for message in self.line.hear(FromWorker):
            self.silent = 0
            match message:
                case Ready() if not self.started.done():
                    self.started.set_result(None)
                    self.since = monotonic()
                case Cannot(why) if not self.started.done():
                    self.started.set_result(why)
                case Load(windows, taken):
                    self._windows, self._taken = windows, taken
                case AskNumbers(id):
                    self.asks(self, id)
                case OwnNumbers(id, text):
                    asked = self._numbers.pop(id, None)
                    if asked is not None and not asked.done():
                        asked.set_result(text)

    async def numbers(self) -> str:
        """Its metrics; empty where it does not answer."""
        id = next(self._ids)
        asked: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._numbers[id] = asked
        self.line.say(AskNumbers(id))
        try:
            async with asyncio.timeout(NUMBERS_WITHIN):
                return await asked
        except TimeoutError:
            return ""
        except asyncio.CancelledError:
            if not asked.cancelled():  # otherwise it ended
                raise
            return ""
        finally:
            self._numbers.pop(id, None)

    def tell_numbers(self, id: int, texts: dict[str, str], starts: dict[str, int]) -> None:
        self.line.say(AllNumbers(id, texts, starts))
