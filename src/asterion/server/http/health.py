"""Whether the server can do its work, for whatever watches over it.

Well is a process that can write; where one is not, something must be done. Ready is one that new
people may be sent to: it is not going down, and the database has all that it counts on.
"""

import asyncio
import secrets

from asterion.core.phrase import phrase
from asterion.server.http.desk import Desk
from asterion.server.http.problems import Fault
from asterion.server.store import StoreError
from asterion.server.store.migrate import migrations

STORE_WITHIN = 2.0
GOOD_FOR = 1.0
"""Seconds that one answer holds, so that asking often does not wear out the disk."""


class Health:
    """A store that can be read and not written answers everyone and keeps nothing."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._one = asyncio.Lock()
        self._good_until = 0.0
        self._needed = max(migrations())

    async def check(self) -> None:
        """Fault(503) where nothing can be written now."""
        try:
            async with asyncio.timeout(STORE_WITHIN), self._one:
                if self._desk.time.steady() < self._good_until:
                    return
                await self._desk.store.write_probe(secrets.token_bytes(8))
                self._good_until = self._desk.time.steady() + GOOD_FOR
        except (StoreError, TimeoutError):
            raise Fault(503, phrase("server-store-unwritten")) from None

    async def check_ready(self) -> int:
        """The number of the database's schema; Fault(503) where nobody should be sent here now."""
        if self._desk.hub.services.tasks.stopping:
            raise Fault(503, phrase("server-stopping"))
        await self.check()
        try:
            async with asyncio.timeout(STORE_WITHIN):
                schema = await self._desk.store.schema()
        except (StoreError, TimeoutError):
            raise Fault(503, phrase("server-store-down")) from None
        # A newer one is that of the version which is about to take over, one process at a time.
        if schema < self._needed:
            raise Fault(503, phrase("server-schema-old", schema=schema, needed=self._needed))
        return schema
