"""PostgreSQL goes away under the store: nothing is lost, nothing is done twice."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Literal
from urllib.parse import quote

import psycopg
import pytest

from asterion.server.store import Store, StoreDown
from tests.server.services import PrivatePostgres, fresh_schema
from tests.server.store.cutting import Wire
from tests.server.store.keeping import entry, lay, play

TABLES = [f"table{number}" for number in range(5)]
SOON = 2.0
"""Seconds of patience where the test waits for its end; so long each statement may take, too."""


@asynccontextmanager
async def writing(store: Store) -> AsyncIterator[dict[str, int]]:
    """While all tables are being appended to; afterwards, that every entry is there once."""
    await lay(store, *TABLES)
    numbers = dict.fromkeys(TABLES, 0)
    ended = asyncio.Event()

    async def go_on(table: str) -> None:
        while not ended.is_set():
            assert await store.append(entry(table, numbers[table]), due=None)
            numbers[table] += 1

    tasks = [asyncio.create_task(go_on(table)) for table in TABLES]
    yield numbers
    ended.set()
    await asyncio.gather(*tasks)
    for table, number in numbers.items():
        assert await store.entries(table) == [entry(table, n) for n in range(number)]


async def gone_on(numbers: dict[str, int]) -> None:
    """Until every table has gone on from here."""
    wanted = {table: number + 3 for table, number in numbers.items()}
    async with asyncio.timeout(60):
        while any(numbers[table] < number for table, number in wanted.items()):
            await asyncio.sleep(0.001)


@pytest.fixture
def wire(postgres: str) -> Iterator[Wire]:
    with Wire(postgres) as wire:
        yield wire


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_commit_in_doubt_is_done_exactly_once(
    wire: Wire, cut: Literal["before", "after"]
) -> None:
    async def scene(store: Store) -> None:
        await lay(store, *TABLES)
        for n in range(5):
            wire.cut = cut
            group = (store.append(entry(table, n), due=None) for table in TABLES)
            chats = (store.add_chat(table, 0, f"{n}", 1.0) for table in TABLES)
            assert await asyncio.gather(*group) == [True] * 5
            wire.cut = cut
            assert await asyncio.gather(*chats) == [n + 1] * 5
        wire.cut = cut
        saved = await store.save(TABLES[0], 1, b"2", phase="finished", listed=True, due=None)
        assert saved == 2
        assert wire.cuts == 11
        for table in TABLES:
            assert await store.entries(table) == [entry(table, n) for n in range(5)]
            # A line of chat has no mark, and still it is there once.
            assert [line.text for line in await store.chats(table)] == list("01234")

    play(wire.url, scene)


def test_after_patience_the_store_is_down_and_an_append_is_known_by_its_mark(wire: Wire) -> None:
    """The answer to the commit is lost, and so is every new connection for a while."""

    async def scene(store: Store) -> None:
        await lay(store, "one")
        wire.cut, wire.closed = "after", True
        with pytest.raises(StoreDown, match="cannot be reached now"):
            await store.append(entry("one", 0), due=None)
        wire.closed = False
        assert await store.append(entry("one", 0), due=None)
        assert not await store.append(entry("one", 0, "another's"), due=None)
        assert len(await store.entries("one")) == 1

    play(wire.url, scene, patience=SOON)


def test_connections_ended_by_the_server_are_made_anew(postgres: str) -> None:
    name = f"asterion {secrets.token_hex(8)}"  # so that nobody else's connection is ended

    async def scene(store: Store) -> None:
        async with writing(store) as numbers:
            with psycopg.connect(postgres, autocommit=True) as other:
                for _ in range(10):
                    end = (
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE application_name = %s"
                    )
                    # At least one: the last one that was ended may not be quite gone yet.
                    assert other.execute(end, (name,)).rowcount >= 1
                    await gone_on(numbers)

    play(f"{postgres}&application_name={quote(name)}", scene)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgresql_restarted_under_it(own_cluster: PrivatePostgres, mode: str) -> None:
    async def scene(store: Store) -> None:
        async with writing(store) as numbers:
            for _ in range(2):
                await asyncio.to_thread(own_cluster.restart, mode)
                await gone_on(numbers)

    with fresh_schema(own_cluster.url) as url:
        play(url, scene, patience=60)


def test_while_postgresql_is_down_the_store_says_so_and_comes_back(
    own_cluster: PrivatePostgres,
) -> None:
    async def scene(store: Store) -> None:
        await lay(store, *TABLES)
        own_cluster.stop()
        try:
            appends = (store.append(entry(table, 0), due=None) for table in TABLES)
            answers = await asyncio.gather(*appends, return_exceptions=True)
            assert {type(answer) for answer in answers} == {StoreDown}
            with pytest.raises(StoreDown, match="the PostgreSQL database postgres cannot be"):
                await store.table(TABLES[0])
        finally:
            own_cluster.start()
        for table in TABLES:
            assert await store.append(entry(table, 0), due=None)

    with fresh_schema(own_cluster.url) as url:
        play(url, scene, patience=SOON)
