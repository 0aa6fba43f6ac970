"""Served time over a restart: what was served up to the stop counts, and nothing after it."""

import asyncio

import pytest

from asterion.server.store import Store
from asterion.server.store.store import Served
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


class Slow(Store):
    """Its answers to one process come late, while another one's do not."""

    waits_for: asyncio.Event | None = None

    async def beat(self, wall: float, since: float = 0.0) -> Served:
        waits_for, self.waits_for = self.waits_for, None
        if waits_for is not None:
            await waits_for.wait()
        return await super().beat(wall, since)


def test_seconds_that_two_processes_vouch_for_count_once_where_the_store_is_slow() -> None:
    async def test() -> None:
        store, time = await Slow.open(MEMORY), StillTime()
        try:
            async with hub_on(store, time) as one, hub_on(store, time) as other:
                await one.beat()
                await other.beat()
                began = one.served()
                time.now += 1.0
                store.waits_for = answers = asyncio.Event()
                beating = asyncio.ensure_future(one.beat())
                await asyncio.sleep(0)
                time.now += 1.5
                await other.beat()
                answers.set()
                await beating
                assert other.served() == pytest.approx(began + 2.5)
                assert one.served() == pytest.approx(began + 2.5)
        finally:
            await store.close()

    run(test())
