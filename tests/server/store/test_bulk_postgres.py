"""Many appends at once on PostgreSQL: one statement for all, and each answered for itself."""

import asyncio
from collections.abc import Iterable

import psycopg
import pytest

from asterion.server.store import EntryRow, Saving, Store
from tests.server.store.keeping import entry, lay, play

LINE = '{"do":"say “Ä”","events":[{"text":"\\u0000"}]}'.encode()


async def append_all(store: Store, rows: Iterable[EntryRow]) -> list[bool]:
    """All of them asked for in one turn of the loop, so that they are one group."""
    return await asyncio.gather(*(store.append(row, due=row.n + 0.5) for row in rows))


async def lay_all(store: Store, count: int) -> list[str]:
    tables = [f"table {number}" for number in range(count)]
    await asyncio.gather(*(lay(store, table) for table in tables))
    return tables


def commands(url: str) -> int:
    """By how many statements the entries were inserted: PostgreSQL numbers them."""
    with psycopg.connect(url) as connection:
        counted = connection.execute("SELECT count(DISTINCT (xmin::text, cmin::text)) FROM entries")
        (number,) = counted.fetchone() or (0,)
        return int(number)


@pytest.mark.parametrize("size", [3, 40])
def test_they_are_inserted_by_one_statement(postgres: str, size: int) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, size)
        for n in range(2):
            rows = [entry(table, n, line=LINE) for table in tables]
            assert await append_all(store, rows) == [True] * size
            assert commands(postgres) == n + 1
        for table in tables:
            assert await store.entries(table) == [entry(table, n, line=LINE) for n in (0, 1)]
        assert await store.latest(tables) == dict.fromkeys(tables, (1, 1))
        assert len(await store.due(1.4, 500)) == 0
        assert len(await store.due(1.5, 500)) == size

    play(postgres, scene)


@pytest.mark.parametrize("wrong", [-1, 1], ids=["too late", "too early"])
def test_one_with_a_wrong_number_is_refused_alone(postgres: str, wrong: int) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, 9)
        assert all(await append_all(store, (entry(table, 0) for table in tables)))
        numbers = [1] * 9
        numbers[4] += wrong
        rows = [entry(table, n, f"mark {n}") for table, n in zip(tables, numbers, strict=True)]
        assert await append_all(store, rows) == [number != 4 for number in range(9)]
        for table in tables:
            kept = [0] if table == tables[4] else [0, 1]
            assert [row.n for row in await store.entries(table)] == kept
            assert (await store.latest([table]))[table] == (1, kept[-1])
        # Anyone who asks again is known by the mark, in bulk too.
        del rows[4]
        assert await append_all(store, rows) == [True] * 8

    play(postgres, scene)


def test_others_in_the_same_group_are_done_as_well(postgres: str) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, 12)
        twice = [entry(table, n) for n in (0, 1) for table in tables if table != tables[9]]
        saving = Saving(1, b"second", "finished", False)
        kept, ended, beat = await asyncio.gather(
            append_all(store, twice),
            store.append(entry(tables[9], 0), due=None, save=saving),
            store.beat(5.0, 4.0),
        )
        assert kept == [True] * 22
        assert ended
        assert beat.total == 1
        expected = {**dict.fromkeys(tables, (1, 1)), tables[9]: (2, 0)}
        assert await store.latest(tables) == expected

    play(postgres, scene)
