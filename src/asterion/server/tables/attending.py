"""Whoever is late or left alone, and bots: which tables a process has to look after."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from asterion.server.tables.denied import Denied

if TYPE_CHECKING:
    from asterion.server.tables.hub import Hub

OTHERS_AFTER = 3.0
"""Seconds after which a process looks after what is at home in another one of this machine."""
AT_ONCE = 1000


class Attending:
    """Each table by one task at a time. However many do it, an entry can be written only once."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._attended: set[str] = set()
        self.is_home: Callable[[str], bool] | None = None  # of one worker among several

    async def look(self) -> None:
        """Once a second: begin with whatever is due."""
        for id in await self._due():
            if id not in self._attended:
                self._attended.add(id)
                self._hub.spawn(self._attend(id))

    async def _due(self) -> list[str]:
        """What is at home here, what is in memory anyway, and what others have left undone."""
        hub, served = self._hub, self._hub.served()
        if self.is_home is None:
            return await hub.store.due(served)
        due = await hub.store.due(served, AT_ONCE)
        undone = await hub.store.due(served - OTHERS_AFTER) if due else []
        return [id for id in due if id in hub.tables or id in undone or self.is_home(id)]

    async def _attend(self, id: str) -> None:
        try:
            hosted = await self._hub.table(id)
            await hosted.attend()
        except Denied as denied:
            self._hub.say("table not attended", table=id, why=denied.title)
        finally:
            self._attended.discard(id)
