"""What the event loop asks the store for in a row is done in one transaction."""

import asyncio

import pytest

from asterion.server.store import Store, database
from tests.server.store.keeping import entry, lay, play

IDS = [f"table {number:02d}" for number in range(10)]


def test_jobs_that_follow_each_other_turn_by_turn_share_a_transaction(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "GATHER_WITHIN", 60.0)  # however slow the machine is

    async def scene(store: Store) -> None:
        await lay(store, *IDS)
        groups, jobs = store.committed
        asked = []
        for id in IDS:
            asked.append(asyncio.create_task(store.append(entry(id, 0), due=None)))
            await asyncio.sleep(0)  # a turn of the loop, in which the next one is asked for
        assert all(await asyncio.gather(*asked))
        assert store.committed == (groups + 1, jobs + len(IDS))

    play(url, scene)


def test_nobody_waits_long_for_others_who_keep_coming(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "GATHER_WITHIN", 0.0)

    async def scene(store: Store) -> None:
        await lay(store, "first", *IDS)
        first = asyncio.create_task(store.append(entry("first", 0), due=None))
        asked: list[asyncio.Task[bool]] = []
        while not first.done():  # for ever, if it waited until a turn brings nothing more
            id, n = IDS[len(asked) % len(IDS)], len(asked) // len(IDS)
            asked.append(asyncio.create_task(store.append(entry(id, n), due=None)))
            await asyncio.sleep(0)
        assert await first
        await asyncio.gather(*asked)

    play(url, scene)


def test_what_still_gathers_is_done_before_the_store_is_closed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "GATHER_WITHIN", 60.0)

    async def scene(store: Store) -> None:
        await lay(store, *IDS)
        late = asyncio.create_task(store.append(entry(IDS[0], 0), due=None))
        await asyncio.sleep(0)  # it is asked for, and not handed over yet
        await store.close()
        assert await late

    play(url, scene)
    assert [row.n for row in play(url, lambda store: store.entries(IDS[0]))] == [0]
