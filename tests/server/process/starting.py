"""A starting line for races: nobody gets over it before two processes stand there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Self

import psycopg

NAME = "asterion-race"
GIVES_UP = 5.0
"""Seconds; the store takes twice as long for a database that does not answer any more."""
RACERS = 2
WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = %s AND wait_event_type = 'Lock'"
)


def named(database: str, name: str) -> str:
    """The URL of a database by which its users can be told from those of other tests."""
    return f"{database}{'&' if '?' in database else '?'}application_name={name}"


class StartingLine:
    """Holds the row of a table, which every entry of it must change, until two wait for it.

    Then both have carried out a move for the same number and only one of them can keep it.
    """

    def __init__(
        self, holder: psycopg.AsyncConnection, looker: psycopg.AsyncConnection, racers: str
    ) -> None:
        self._holder, self._looker, self._racers = holder, looker, racers
        self._one_at_a_time = asyncio.Lock()
        self.met = 0  # so often both stood there

    @classmethod
    async def draw(cls, database: str, racers: str) -> Self:
        """For those who are called so at this database."""
        holder = await psycopg.AsyncConnection.connect(named(database, NAME))
        looker = await psycopg.AsyncConnection.connect(named(database, NAME), autocommit=True)
        return cls(holder, looker, racers)

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[None]:
        """Those sent off in here are let go when both stand at the line, or take too long."""
        async with self._one_at_a_time:
            try:
                lock = "SELECT last FROM tables WHERE id = %s FOR UPDATE"
                await self._holder.execute(lock, (table,))
                yield
                with suppress(TimeoutError):
                    async with asyncio.timeout(GIVES_UP):
                        while await self._waiting() < RACERS:
                            await asyncio.sleep(0.002)
                        self.met += 1
            finally:
                await self._holder.rollback()

    async def _waiting(self) -> int:
        row = await (await self._looker.execute(WAITING, (self._racers,))).fetchone()
        assert row is not None
        return int(row[0])

    async def close(self) -> None:
        await self._holder.close()
        await self._looker.close()
