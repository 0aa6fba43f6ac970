"""Who listens: an ear in this process, or a process that prints what it hears.

`python -m tests.server.wake.hearing notify|redis URL CHANNEL`
"""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from asterion.server.wake.calls import Calls
from asterion.server.wake.notify import Notify
from asterion.server.wake.redis import RedisWake

ROOT = Path(__file__).parents[3]
KINDS: dict[str, type[Notify] | type[RedisWake]] = {"notify": Notify, "redis": RedisWake}
Line = tuple[str, str, str]
"""What it is called by, its URL, and a channel of its own."""


class Ear:
    """Hears, and can be waited for."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self._news = asyncio.Event()

    def __call__(self, table: str) -> None:
        self.tables.append(table)
        self._news.set()

    async def until(self, table: str) -> None:
        async with asyncio.timeout(30):
            while table not in self.tables:
                self._news.clear()
                await self._news.wait()


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await scene()

    asyncio.run(whole())


def listener(kind: str, url: str, channel: str) -> "subprocess.Popen[str]":
    """Start one; it has said that it listens."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.wake.hearing", kind, url, channel],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "listening\n"
    return process


async def main(kind: str, url: str, channel: str) -> None:
    wake: Calls = KINDS[kind](url, channel)
    await wake.start(lambda table: print(table, flush=True))
    assert wake.listening
    print("listening", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
