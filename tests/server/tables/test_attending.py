"""Whatever is due while the store cannot be written is said, and done once it can be."""

import asyncio

from asterion.core.phrase import verbatim
from asterion.server.store import Store, StoreDown
from tests.server.tables.hosting import MEMORY, StillTime, Told, hub_on, run

TABLE = "WaitsForAStore"


class Due(Store):
    async def due(self, served: float, limit: int = 100) -> list[str]:
        return [TABLE]


def test_a_full_store_is_no_failure_and_the_table_is_looked_after_later() -> None:
    async def test() -> None:
        store, said = await Due.open(MEMORY), Told()
        tried: list[str] = []

        async def attend(id: str) -> None:
            tried.append(id)
            if len(tried) == 1:
                raise StoreDown(verbatim("the disk is full"))

        try:
            async with hub_on(store, StillTime(), said=said) as hub:
                for _ in range(2):
                    await hub.attending.look(attend)
                    await asyncio.sleep(0)
                    await asyncio.sleep(0)
        finally:
            await store.close()
        assert tried == [TABLE, TABLE]
        assert ("table not attended", {"table": TABLE, "why": "the disk is full"}) in said.lines
        assert "work failed" not in said

    run(test())
