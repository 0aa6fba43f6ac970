"""Served time over a restart: what was served up to the stop counts, and nothing after it."""

import pytest

from asterion.server.store import Store
from tests.server.tables.hosting import MEMORY, StillTime, hub_on, run


def test_the_last_moments_before_a_stop_count() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        try:
            async with hub_on(store, time) as hub:
                await hub.beat()
                before = hub.served()
                time.now += 0.6  # and no beat since
            assert await store.served() == pytest.approx(before + 0.6)
            time.now += 100.0
            async with hub_on(store, time) as hub:
                assert hub.served() == pytest.approx(before + 0.6), "nobody was there meanwhile"
        finally:
            await store.close()

    run(test())
