"""The front of the workshop: who may order how much, who is next, and for how long."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from typing import Final

import msgspec

from asterion.core.phrase import phrase
from asterion.server.workshop.order import Made, NotMade, Order

MOST_EACH: Final = 4
"""Orders that one address may have at once, the one that is worked on included."""
MOST: Final = 64
"""And all of them together."""
SECONDS: Final = 30.0
"""So long one plan may take."""
LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a drawing."""
MAKER: Final = (sys.executable, "-m", "asterion.server.workshop.maker")


class Workshop:
    """One process, which is started when it is first needed, and again after every order given up.

    Of each address only one order waits for it, so that those who order much wait for themselves.
    """

    def __init__(
        self,
        *,
        most_each: int = MOST_EACH,
        most: int = MOST,
        seconds: float = SECONDS,
        maker: tuple[str, ...] = MAKER,
    ) -> None:
        self._most_each = most_each
        self._most = most
        self._seconds = seconds
        self._maker = maker
        self._orders: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}
        self._bench = asyncio.Lock()
        self._process: Process | None = None
        self.started = 0  # processes so far

    def __len__(self) -> int:
        """The orders that are waiting or worked on."""
        return self._orders.total()

    async def make(self, order: Order, who: str) -> str:
        """The drawing; NotMade where there is none. Cancelled, nothing goes on being made."""
        if self._orders[who] >= self._most_each:
            raise NotMade("busy", phrase("server-plans-ordered"))
        if len(self) >= self._most:
            raise NotMade("busy", phrase("server-plans-busy"))
        self._orders[who] += 1
        turn = self._turns.setdefault(who, asyncio.Lock())
        try:
            async with turn, self._bench:
                return await self._make(order)
        finally:
            self._orders[who] -= 1
            if not self._orders[who]:
                del self._orders[who], self._turns[who]

    async def _make(self, order: Order) -> str:
        try:
            async with asyncio.timeout(self._seconds):
                line = await self._answer(msgspec.json.encode(order) + b"\n")
        except BaseException as error:
            await self.close()  # whatever it is doing, nobody waits for it any more
            if isinstance(error, TimeoutError):
                why = phrase("server-plan-slow", seconds=f"{self._seconds:g}")
                raise NotMade("slow", why) from None
            if isinstance(error, OSError | EOFError | ValueError):
                raise NotMade("fault", phrase("server-plan-unmade")) from None
            raise
        made = msgspec.json.decode(line, type=Made)
        if made.fault is not None:
            raise NotMade("fault", made.fault)
        return made.plan

    async def _answer(self, order: bytes) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            self.started += 1
            process = self._process = await asyncio.create_subprocess_exec(
                *self._maker, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LARGEST,
                start_new_session=True,  # Ctrl-C is for the server, which then ends this too
            )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(order)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
