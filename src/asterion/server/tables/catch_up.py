"""Catching up with what other processes did: called by a wake, by a tick, or after a doubt."""

import asyncio
from typing import TYPE_CHECKING

from asterion.server.store import StoreDown
from asterion.server.tables.denied import Denied

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted
    from asterion.server.tables.hub import Hub


class CatchUp:
    """Calls are gathered, so that one question to the store does for all that came meanwhile."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._called: set[str] = set()
        self._call = asyncio.Event()
        self._waiting: set[str] = set()

    def call(self, id: str) -> None:
        """This table may have gone on elsewhere; never waits."""
        self._called.add(id)
        self._call.set()

    async def go_on(self) -> None:
        """For as long as the hub runs."""
        while True:
            await self._call.wait()
            self._call.clear()
            called, self._called = self._called, set()
            try:
                await self._look([id for id in called if id in self._hub.tables])
            except StoreDown as error:
                self._hub.say("not caught up", why=str(error))

    async def _look(self, ids: list[str]) -> None:
        """Most of them are up to date."""
        tables, store = self._hub.tables, self._hub.store
        latest = await store.latest(ids) if ids else {}
        talking = [id for id in ids if id in tables and tables[id].doc.terms.chat]
        chats = await store.latest_chats(talking) if talking else {}
        for id, (version, last) in latest.items():
            hosted = tables.get(id)
            if hosted is None or id in self._waiting:
                continue
            if not hosted.log.is_at(version, last) or chats.get(id, 0) > hosted.notes.last:
                self._waiting.add(id)
                self._hub.spawn(self._catch_up(hosted))  # one that waits keeps nobody waiting

    async def _catch_up(self, hosted: "Hosted") -> None:
        try:
            async with hosted.lock:
                self._waiting.discard(hosted.id)  # what is called from now on is asked for again
                await hosted.log.refresh()
        except (StoreDown, Denied) as error:
            self._hub.say("not caught up", table=hosted.id, why=str(error))
        finally:
            self._waiting.discard(hosted.id)
