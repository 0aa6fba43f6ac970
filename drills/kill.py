"""kill -9 again and again under fifty games: nothing acknowledged is lost, doubled or changed."""

import asyncio
import statistics

from drills import Run, hold
from drills.ledger import check, read_sqlite
from drills.room import Room
from drills.serving import Server

TABLES = 50
ON_A_FULL_DISK = 10
"""One kill in this many finds the disk full."""
LONGEST = 300
"""Moves after which a game makes room for another: random players never end some of them, and each
start plays all fifty again."""
BEAT = 1.5  # seconds: late enough for the service to have noted its time


def run(drill: Run) -> str:
    """Returns what was found."""
    server = Server(drill.folder)
    room = Room(min(TABLES, 4 + drill.size), [server], drill.seed, pace=0.05, longest=LONGEST)
    openings: list[float] = []
    full = 0

    async def play() -> None:
        nonlocal full
        await room.fill()
        for kill in range(drill.size):
            await room.plays(drill.dice.randint(1, 80))
            if kill % ON_A_FULL_DISK == ON_A_FULL_DISK // 2:
                server.fill_disk(drill.dice.randrange(200_000))
                full += not await room.plays(10_000, within=1.0)
            elif kill % ON_A_FULL_DISK == 0:
                await asyncio.sleep(BEAT)
            await asyncio.sleep(drill.dice.uniform(0.0, 0.02))
            room.is_open.clear()
            hold(server.is_up, "the server ended by itself")
            await asyncio.to_thread(server.kill)
            openings.append(await asyncio.to_thread(server.start))
            await room.fill()
            drill.tell(kill + 1, f"kills, {room.done:,} moves")
        await room.goes_on()
        await room.end()

    with server:
        asyncio.run(play())
        server.stop()
    entries = check(read_sqlite(server.database), room.players)
    hold(room.done > drill.size, "hardly anything was played")
    return (
        f"{drill.size:,} kills, {full} of them on a full disk, under {room.tables} games: "
        f"{room.done:,} acknowledged moves at {room.opened} tables, none lost, doubled or changed "
        f"({entries:,} entries; {room.repeated:,} had been done although the answer was lost); "
        f"open again after {statistics.median(openings):.1f} s (median), "
        f"{max(openings):.1f} s at worst"
    )
