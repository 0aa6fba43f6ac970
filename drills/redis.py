"""Redis is killed again and again under two servers on one PostgreSQL: nobody misses anything."""

import asyncio

from drills import Run, hold
from drills.clusters import Redis, some_postgres
from drills.ledger import check, read_postgres
from drills.room import Room
from drills.serving import Server

TABLES = 12


def run(drill: Run) -> str:
    """Returns what was found."""
    with some_postgres() as database, Redis(drill.folder) as redis:
        shared = ("--database", database, "--redis", redis.url)
        with (
            Server(drill.folder, *shared, name="one") as one,
            Server(drill.folder, *shared, name="two") as two,
        ):
            room = Room(min(TABLES, 2 + drill.size), [one, two], drill.seed, pace=0.02)

            async def play() -> None:
                await room.fill()
                for kill in range(drill.size):
                    await room.plays(drill.dice.randint(1, 60))
                    await asyncio.to_thread(redis.kill)
                    # Without it the others are heard of by asking the database now and then.
                    hold(
                        await room.plays(drill.dice.randint(1, 20)), "without Redis nothing goes on"
                    )
                    await asyncio.to_thread(redis.start)
                    hold(one.is_up and two.is_up, "a server ended by itself")
                    await room.fill()
                    drill.tell(kill + 1, "kills")
                await room.goes_on(2)
                await room.end()

            asyncio.run(play())
            one.stop()
            two.stop()
        entries = check(read_postgres(database), room.players)
    return (
        f"{drill.size:,} kills of Redis under two servers and {room.tables} games with players at "
        f"both: {room.done:,} acknowledged moves, {entries:,} entries, none lost, doubled or "
        "heard otherwise"
    )
