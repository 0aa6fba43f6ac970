"""A process that listens and prints what it hears: `python -m ... notify|redis URL CHANNEL`."""

import asyncio
import subprocess
import sys
from pathlib import Path

from asterion.server.wake.calls import Calls
from asterion.server.wake.notify import Notify
from asterion.server.wake.redis import RedisWake

ROOT = Path(__file__).parents[3]
KINDS: dict[str, type[Notify] | type[RedisWake]] = {"notify": Notify, "redis": RedisWake}


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
