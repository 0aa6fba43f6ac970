"""Waking by PostgreSQL's NOTIFY, where there is no Redis."""

import asyncio
from contextlib import suppress

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from asterion.server.wake.calls import IDLE, Calls

CONNECTING = {"connect_timeout": "5", "application_name": "asterion-wake"}


class Notify(Calls):
    """A connection that listens and one that notifies, besides the store's own."""

    by = "postgresql"

    _caller: psycopg.AsyncConnection | None = None

    async def _connect(self) -> psycopg.AsyncConnection:
        wanted = make_conninfo("", **{**CONNECTING, **conninfo_to_dict(self._url)})
        return await psycopg.AsyncConnection.connect(wanted, autocommit=True)

    async def _listen(self) -> None:
        async with await self._connect() as connection:
            listen = sql.SQL("LISTEN {}").format(sql.Identifier(self._channel))
            await connection.execute(listen)
            self._connected()
            while True:
                async for notice in connection.notifies(timeout=IDLE):
                    self._hear(notice.payload)
                async with asyncio.timeout(IDLE):
                    await connection.execute("SELECT 1")

    async def _send(self, tables: str) -> None:
        if self._caller is None:
            self._caller = await self._connect()
        async with asyncio.timeout(IDLE):
            await self._caller.execute("SELECT pg_notify(%s, %s)", (self._channel, tables))

    async def _hang_up(self) -> None:
        caller, self._caller = self._caller, None
        if caller is not None:
            with suppress(psycopg.Error):
                await caller.close()
