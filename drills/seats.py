"""Every sequence of requests about seats, by every token: does anybody read another's seat?

Sequences that lead to the same table go on alike, so each table is gone on from once: tables are
told apart by all on which the server decides, and not by the order of their seats. Some sequences
are sent once more over real sockets.
"""

import asyncio
from contextlib import AsyncExitStack

from drills import Run
from drills.asking import Setting
from drills.doors import inside
from drills.repeating import repeat
from drills.walking import Walk

SETTINGS = (
    Setting(2),
    Setting(2, host_plays=False),
    Setting(3),
    Setting(3, host_plays=False),
    Setting(2, begun=False),
    Setting(3, host_plays=False, begun=False),
    Setting(2, accounts=2),
    Setting(3, accounts=1),
    Setting(3, host_plays=False, accounts=2),
    Setting(3, accounts=3, begun=False),
    Setting(2, host_plays=False, master=True),
    Setting(3, absent="bot"),
)
AT_ONCE = 4
"""Apps beside each other, each with a database and a time of its own."""
REPEATED = 50
"""Sequences over real sockets, for each request that a sequence may have."""


async def walk_all(size: int) -> list[Walk]:
    """One setting after the other."""
    walks = []
    async with AsyncExitStack() as stack:
        doors = [await stack.enter_async_context(inside()) for _ in range(AT_ONCE)]
        for setting in SETTINGS:
            walk = Walk(setting, doors)
            await walk.all(size)
            print(f"  {setting.told()}: {walk.told()}", flush=True)
            walks.append(walk)
    return walks


async def walk_and_repeat(drill: Run) -> str:
    walks = await walk_all(drill.size)
    repeated = await repeat(drill, walks, REPEATED * drill.size)
    sequences, tables = sum(w.sequences for w in walks), sum(len(w.states) for w in walks)
    return (
        f"{sequences:,} sequences of up to {drill.size} requests in {len(walks)} settings, merged "
        f"into {tables:,} different tables ({sum(w.sent for w in walks):,} requests): every token "
        f"read its own seat and no other; {repeated} of them over real sockets, with the same "
        "result"
    )


def run(drill: Run) -> str:
    """Returns what was found."""
    return asyncio.run(walk_and_repeat(drill))
