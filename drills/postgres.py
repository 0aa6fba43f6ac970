"""PostgreSQL is killed again and again under two servers: nothing acknowledged is lost."""

import asyncio
from collections import Counter

from drills import Run, hold
from drills.clusters import Postgres
from drills.ledger import check, read_postgres
from drills.room import Room
from drills.serving import Server

TABLES = 12
WAYS = ("kill -9", "immediate", "fast")


def run(drill: Run) -> str:
    """Returns what was found."""
    ways: Counter[str] = Counter()
    with Postgres() as postgres:
        shared = ("--database", postgres.url)
        with (
            Server(drill.folder, *shared, name="one") as one,
            Server(drill.folder, *shared, name="two") as two,
        ):
            room = Room(min(TABLES, 2 + drill.size), [one, two], drill.seed, pace=0.02)

            async def play() -> None:
                await room.fill()
                for kill in range(drill.size):
                    await room.plays(drill.dice.randint(1, 60))
                    way = WAYS[kill % len(WAYS)]
                    ways[way] += 1
                    if way == "kill -9":
                        await asyncio.to_thread(postgres.kill)
                    else:
                        await asyncio.to_thread(postgres.stop, way)
                    await asyncio.sleep(drill.dice.uniform(0.0, 0.5))
                    await asyncio.to_thread(postgres.start)
                    hold(one.is_up and two.is_up, "a server ended by itself")
                    hold(await room.plays(5), "PostgreSQL is back, and nothing goes on")
                    await room.fill()
                    drill.tell(kill + 1, "kills")
                await room.goes_on(2)
                await room.end()

            asyncio.run(play())
            one.stop()
            two.stop()
        entries = check(read_postgres(postgres.url), room.players)
    told = ", ".join(f"{count} {way}" for way, count in ways.items())
    return (
        f"{drill.size:,} kills of PostgreSQL ({told}) under two servers and {room.tables} games: "
        f"{room.done:,} acknowledged moves, {entries:,} entries, none lost, doubled or changed"
    )
