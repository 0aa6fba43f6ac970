"""The database or Redis goes away and comes back under running servers: nothing is lost."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.process.rooms import Room
from tests.server.process.serving import Serving
from tests.server.services import PrivatePostgres, PrivateRedis, fresh_schema

RESTARTS = 5
TABLES = 8


def test_postgresql_restarted_and_crashed_under_a_server(tmp_path: Path) -> None:
    """The server stays up: anyone who plays hears only that it takes a little longer."""
    with (
        PrivatePostgres() as postgres,
        Serving(tmp_path, "--database", postgres.url) as server,
    ):
        room = Room(TABLES, [server])

        async def play() -> None:
            await room.fill()
            for restart in range(RESTARTS):
                await room.goes_on(3)
                how = "immediate" if restart % 2 else "fast"
                await asyncio.to_thread(postgres.restart, how)
                await room.fill()
            await room.goes_on(3)
            await room.end()

        asyncio.run(play())
        assert server.is_up
        assert server.stop() == 0
        asyncio.run(room.check(postgres.url))


def test_redis_gone_and_back_under_two_servers(tmp_path: Path) -> None:
    """The players of each table sit at both of them, so that each must hear of the other."""
    dice = Random(3)
    with (
        fresh_schema() as database,
        PrivateRedis() as redis,
        Serving(tmp_path, "--database", database, "--redis", redis.url, name="one") as one,
        Serving(tmp_path, "--database", database, "--redis", redis.url, name="two") as two,
    ):
        room = Room(TABLES, [one, two])

        async def play() -> None:
            await room.fill()
            for _ in range(2):
                await asyncio.to_thread(redis.start)
                await room.goes_on(5)
                await asyncio.sleep(dice.uniform(0.0, 0.1))
                redis.kill()
                await room.goes_on(2)  # by asking the database now and then
            await asyncio.to_thread(redis.start)
            await room.fill()
            await room.goes_on(5)
            await room.end()

        asyncio.run(play())
        assert one.stop() == two.stop() == 0
        asyncio.run(room.check(database))
