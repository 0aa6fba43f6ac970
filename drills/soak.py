"""Games for an hour: memory and open handles of the server stay flat."""

import asyncio
import os
import statistics
import time
from pathlib import Path

from drills import Run, hold
from drills.bombs import resident
from drills.ledger import check, read_sqlite
from drills.room import Room
from drills.serving import Server

TABLES = 30
SAMPLES = 120
LONGEST = 150
"""Moves after which a game is abandoned: one that goes on for ever has more and more to keep."""
WARM = 0.4
"""Part of the time in which it may still grow: everything is used for the first time, and a table
at which nobody is any more is kept for ten minutes."""
GROWTH = 0.15
"""Part by which the last third may have more memory than the first one after that."""
SMALL = 16_000_000  # bytes that are no growth worth the name
HANDLES = 20
HELD_FROM = 1800


def handles(pid: int) -> int:
    return len(os.listdir(Path(f"/proc/{pid}/fd")))


def run(drill: Run) -> str:
    """Returns what was found."""
    memory: list[int] = []
    open_files: list[int] = []
    with Server(drill.folder) as server:
        room = Room(min(TABLES, drill.size), [server], drill.seed, pace=0.3, longest=LONGEST)

        async def play() -> None:
            began = time.monotonic()
            await room.fill()
            for n in range(SAMPLES):
                due = began + drill.size * (n + 1) / SAMPLES
                while time.monotonic() < due:
                    await asyncio.sleep(min(0.5, max(0.0, due - time.monotonic())))
                    await room.fill()
                memory.append(resident(server.pid))
                open_files.append(handles(server.pid))
                if n % 6 == 5:
                    told = f"{memory[-1] / 1e6:.0f} MB, {open_files[-1]} handles"
                    print(f"  {due - began:,.0f} s: {told}, {room.done:,} moves", flush=True)
            await room.goes_on()
            await room.end()

        asyncio.run(play())
        server.stop()
    check(read_sqlite(server.database), room.players)
    warm = memory[int(SAMPLES * WARM) :]
    third = len(warm) // 3
    first, last = statistics.median(warm[:third]), statistics.median(warm[-third:])
    files = open_files[int(SAMPLES * WARM) :]
    more = statistics.median(files[-third:]) - statistics.median(files[:third])
    if drill.size >= HELD_FROM:
        hold(last - first < max(GROWTH * first, SMALL), f"memory grew from {first} to {last} bytes")
        hold(more < HANDLES, f"{more} handles more are open in the end")
    return (
        f"{drill.size:,} s, {room.done:,} moves at {room.opened:,} tables: memory "
        f"{first / 1e6:.1f} MB early and {last / 1e6:.1f} MB late, at most "
        f"{max(memory) / 1e6:.1f}; handles {statistics.median(files[:third]):.0f} early and "
        f"{statistics.median(files[-third:]):.0f} late"
    )
