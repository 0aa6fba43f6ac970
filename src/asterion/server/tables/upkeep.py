"""What a process does for its tables by itself: whatever is due, what others did, the goodbye."""

import asyncio
from collections.abc import Awaitable, Callable

from asterion.server.denied import Denied
from asterion.server.store import StoreDown
from asterion.server.tables.hosted import Hosted
from asterion.server.tables.services import Services
from asterion.server.work.tasks import STOPPING

OTHERS_AFTER = 3.0
"""Seconds after which a process looks after what is at home in another one of this machine."""
AT_ONCE = 1000
LONGEST_GOODBYE = 60.0
"""Seconds that pauses may take in all."""

Tables = dict[str, Hosted]


class Attending:
    """Anyone who is late or left alone, and bots. Each table by one task at a time: however many
    processes do it, an entry can be written only once."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables
        self._attended: set[str] = set()
        self.is_home: Callable[[str], bool] | None = None  # of one worker among several

    async def look(self, attend: Callable[[str], Awaitable[None]]) -> None:
        """Once a second: begin with whatever is due."""
        for id in await self._due():
            if id not in self._attended:
                self._attended.add(id)
                self._services.tasks.spawn(self._attend(id, attend))

    async def _due(self) -> list[str]:
        """What is at home here, what is in memory anyway, and what others have left undone."""
        store, served = self._services.store, self._services.time.served()
        if self.is_home is None:
            return await store.due(served)
        due = await store.due(served, AT_ONCE)
        undone = await store.due(served - OTHERS_AFTER) if due else []
        return [id for id in due if id in self._tables or id in undone or self.is_home(id)]

    async def _attend(self, id: str, attend: Callable[[str], Awaitable[None]]) -> None:
        try:
            await attend(id)
        except (Denied, StoreDown) as error:  # it stays due, so the next look begins with it again
            why = error.title if isinstance(error, Denied) else str(error)
            self._services.say("table not attended", table=id, why=why)
        finally:
            self._attended.discard(id)


class Resync:
    """Reads again what other processes went on with: called by a wake, by a tick, or after a doubt.

    Calls are gathered, so that one question to the store does for all that came meanwhile.
    """

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables
        self._called: set[str] = set()
        self._call = asyncio.Event()
        self._waiting: set[str] = set()

    def call(self, id: str) -> None:
        """This table may have gone on elsewhere; never waits."""
        self._called.add(id)
        self._call.set()

    async def run(self) -> None:
        """For as long as the hub runs."""
        while True:
            await self._call.wait()
            self._call.clear()
            called, self._called = self._called, set()
            try:
                await self._look([id for id in called if id in self._tables])
            except StoreDown as error:
                self._services.say("not caught up", why=str(error))

    async def _look(self, ids: list[str]) -> None:
        """Most of them are up to date."""
        tables, store = self._tables, self._services.store
        latest = await store.latest(ids) if ids else {}
        talking = [id for id in ids if id in tables and tables[id].doc.terms.chat]
        chats = await store.latest_chats(talking) if talking else {}
        for id, (version, last) in latest.items():
            table = tables.get(id)
            if table is None or id in self._waiting:
                continue
            if not table.log.is_at(version, last) or chats.get(id, 0) > table.log.chat.last:
                self._waiting.add(id)
                # One that waits keeps nobody waiting.
                self._services.tasks.spawn(self._catch_up(table))

    async def _catch_up(self, table: Hosted) -> None:
        id = table.id
        try:
            async with table.lock:
                self._waiting.discard(id)  # what is called from now on is asked for again
                await table.log.refresh()
        except (StoreDown, Denied) as error:
            self._services.say("not caught up", table=id, why=str(error))
        finally:
            self._waiting.discard(id)


async def say_goodbye(tables: Tables, pause: float) -> None:
    """Going down: every window is told goodbye, and no move is refused meanwhile.

    A move that comes before its window's goodbye is answered; one that comes after it is sent
    again when its player is back. With a pause between tables, their new owner is not
    asked for all of them at once.
    """
    watched = [id for id, table in tables.items() if table.room.windows]
    pause = min(pause, LONGEST_GOODBYE / max(1, len(watched)))
    for id in watched:
        await _say_goodbye_at(tables.get(id))
        if pause:
            await asyncio.sleep(pause)
    for id in list(tables):  # and to anyone who has come in meanwhile
        await _say_goodbye_at(tables.get(id))


async def _say_goodbye_at(table: Hosted | None) -> None:
    if table is not None:  # else it was unloaded
        async with table.lock:
            table.room.say_bye(STOPPING)
