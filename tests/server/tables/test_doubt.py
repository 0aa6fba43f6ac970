"""A store that fails, or a sender who goes away: what is in doubt is settled by the store."""

import asyncio

import pytest

from asterion.server.store import Store, StoreDown
from tests.server.tables.beginning import Failing
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    hub_on,
    news,
    opened,
    read,
    run,
    settle,
)


@pytest.mark.parametrize(("failing", "entries"), [("before", 2), ("after", 3)])
def test_a_move_in_doubt_is_settled_by_the_store(failing: str, entries: int) -> None:
    async def test() -> None:
        store, time = await Failing.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            await table.play(ann, "s")
            window = await table.listen(ann, 2)
            window.take_now()
            store.failing = failing
            with pytest.raises(StoreDown):
                await table.move(ann, "f", id="again")
            store.failing = ""
            time.now += 1
            await hub.tick()
            await settle()
            assert len(await store.entries(table.id)) == entries
            assert len(news(window.take_now())) == entries - 2
            answer = await table.move(ann, "f", id="again")
            assert len(await store.entries(table.id)) == 3
            assert read(answer)["number"] == 3
        await store.close()

    run(test())


def test_a_move_whose_sender_went_away_is_still_heard() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            await table.play(ann, "s")
            window = await table.listen(ann, 2)
            window.take_now()
            asking = asyncio.create_task(table.move(ann, "f", id="mine"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            async with table.lock:
                assert not table.log.doubtful, "it went on without him"
            assert len(news(window.take_now())) == 1
            answer = await table.move(ann, "f", id="mine")
            assert len(await store.entries(table.id)) == 3
            assert read(answer)["answer"] == "mine"
        await store.close()

    run(test())
