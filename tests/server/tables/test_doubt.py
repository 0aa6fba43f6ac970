"""A store that fails, or a sender who goes away: what is in doubt is settled by the store."""

import asyncio

import pytest

from asterion.core.phrase import verbatim
from asterion.server.store import EntryRow, Saving, Store, StoreDown
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


class Doubtful(Store):
    """Before or after the commit, whoever waits for it is told nothing but that it failed."""

    failing: str = ""

    async def append(self, row: EntryRow, *, due: float | None, save: Saving | None = None) -> bool:
        if self.failing == "before":
            raise StoreDown(verbatim("the database cannot be reached"))
        done = await super().append(row, due=due, save=save)
        if self.failing == "after":
            raise StoreDown(verbatim("the database cannot be reached"))
        return done


@pytest.mark.parametrize(("failing", "entries"), [("before", 2), ("after", 3)])
def test_a_move_in_doubt_is_settled_by_the_store(failing: str, entries: int) -> None:
    async def test() -> None:
        store, time = await Doubtful.open(MEMORY), StillTime()
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
            await settle()
            kept = len(await store.entries(table.id))
            assert len(news(window.take_now())) == kept - 2
            answer = await table.move(ann, "f", id="mine")
            assert len(await store.entries(table.id)) == 3
            assert read(answer)["answer"] == "mine"
        await store.close()

    run(test())
