"""Many appends at once are a few statements, and each of them is answered for itself."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from asterion.server.store import EntryRow, Saving, Store, sqlite_url
from asterion.server.store.database import MOST_TOGETHER
from asterion.server.store.sqlite import Sqlite
from tests.server.store.keeping import entry, lay, play

SIZES = (1, 2, 3, 31, 32, 127, 128, 129, 300)


@contextmanager
def traced(store: Store) -> Iterator[list[str]]:
    """The first word of every statement that SQLite itself is given meanwhile."""
    driver = store._database._driver
    assert isinstance(driver, Sqlite)
    assert driver._connection is not None
    words: list[str] = []

    def trace(statement: str) -> None:
        if not statement.startswith("--"):  # what SQLite does besides, as some versions tell
            words.append(statement.split()[0])

    driver._connection.set_trace_callback(trace)
    try:
        yield words
    finally:
        driver._connection.set_trace_callback(None)


def names(count: int) -> list[str]:
    return [f"table {number}" for number in range(count)]


async def append_all(store: Store, rows: Iterable[EntryRow]) -> list[bool]:
    """All of them asked for in one turn of the loop, so that they are one group."""
    return await asyncio.gather(*(store.append(row, due=row.n + 0.5) for row in rows))


async def lay_all(store: Store, count: int) -> list[str]:
    tables = names(count)
    await asyncio.gather(*(lay(store, table) for table in tables))
    return tables


async def all_entries(store: Store, tables: Iterable[str]) -> list[list[EntryRow]]:
    return await asyncio.gather(*map(store.entries, tables))


@pytest.mark.parametrize("size", SIZES)
def test_many_at_once_are_a_few_statements(tmp_path: Path, size: int) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, size)
        for n in range(2):
            groups = store.committed[0]
            with traced(store) as words:
                rows = [entry(table, n, line=b"%d" % n) for table in tables]
                assert await append_all(store, rows) == [True] * size
            assert store.committed[0] == groups + 1, "they are no group, so nothing was tried"
            shares = size // 128 + (size % 128).bit_count()  # 128, 64, 32, ... as often as it goes
            assert words.count("UPDATE") == words.count("INSERT") == shares
            assert words.count("BEGIN") == words.count("COMMIT") == 1
            assert len(words) == 2 * shares + 2, "nothing was done one by one"
        for table, stored in zip(tables, await all_entries(store, tables), strict=True):
            assert stored == [entry(table, n, line=b"%d" % n) for n in (0, 1)]
        latest = await store.latest(tables)
        assert latest == dict.fromkeys(tables, (1, 1))
        assert len(await store.due(1.4, MOST_TOGETHER * 2)) == 0
        assert len(await store.due(1.5, MOST_TOGETHER * 2)) == size

    play(sqlite_url(tmp_path / "asterion.db"), scene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wrong", [-1, 1], ids=["too late", "too early"])
def test_one_with_a_wrong_number_is_refused_alone(tmp_path: Path, size: int, wrong: int) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, size)
        assert all(await append_all(store, (entry(table, 0) for table in tables)))
        for odd in sorted({0, size // 2, size - 1}):
            before = await store.latest(tables)
            numbers = [before[table][1] + 1 for table in tables]
            numbers[odd] += wrong
            rows = [entry(table, n, f"{odd} {n}") for table, n in zip(tables, numbers, strict=True)]
            kept = await append_all(store, rows)
            assert kept == [number != odd for number in range(size)]
            assert (await store.latest(tables))[tables[odd]] == before[tables[odd]]
            for row, stored in zip(rows, await all_entries(store, tables), strict=True):
                assert [one.n for one in stored] == list(range(len(stored)))
                assert (row in stored) == (row.table != tables[odd])

    play(sqlite_url(tmp_path / "asterion.db"), scene)


def test_only_its_own_share_is_done_one_by_one(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, 136)
        rows = [entry(table, 0) for table in sorted(tables)]
        rows[-1] = entry(rows[-1].table, 7)
        with traced(store) as words:
            assert await append_all(store, rows) == [True] * 135 + [False]
        # 128 and 8 in bulk; of the 8 nothing is inserted, then each is updated and inserted
        assert words.count("UPDATE") == 2 + 8
        assert words.count("INSERT") == 1 + 8
        assert words.count("SELECT") == 1, "who has the number of the one that was too early"

    play(sqlite_url(tmp_path / "asterion.db"), scene)


@pytest.mark.parametrize("size", SIZES)
def test_two_of_one_table_are_both_kept_in_order(tmp_path: Path, size: int) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, size)
        rows = [entry(table, n) for n in (0, 1) for table in tables]
        groups = store.committed[0]
        assert await append_all(store, rows) == [True] * (2 * size)
        assert store.committed[0] == groups + 1
        for table, stored in zip(tables, await all_entries(store, tables), strict=True):
            assert stored == [entry(table, 0), entry(table, 1)]
        assert await store.latest(tables) == dict.fromkeys(tables, (1, 1))

    play(sqlite_url(tmp_path / "asterion.db"), scene)


def test_of_two_with_one_number_the_first_is_kept(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, 40)
        rows = [entry(table, 0, mark) for mark in ("first", "second") for table in tables]
        assert await append_all(store, rows) == [True] * 40 + [False] * 40
        for table in tables:
            assert [row.mark for row in await store.entries(table)] == ["first"]

    play(sqlite_url(tmp_path / "asterion.db"), scene)


def test_one_that_was_committed_before_is_known_by_its_mark(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, 20)
        assert await store.append(entry(tables[3], 0), due=None)
        again = [entry(table, 0) for table in tables]
        for _ in range(2):
            assert await append_all(store, again) == [True] * 20
        for table in tables:
            assert await store.entries(table) == [entry(table, 0)]

    play(sqlite_url(tmp_path / "asterion.db"), scene)


def test_a_document_saved_in_the_same_group_is_kept_with_its_own_entry(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        tables = await lay_all(store, 20)
        saving = Saving(1, b"second", "finished", False)
        others = append_all(store, (entry(table, 0) for table in tables[1:]))
        ending = store.append(entry(tables[0], 0), due=None, save=saving)
        kept, all_kept = await asyncio.gather(ending, others)
        assert kept
        assert all_kept == [True] * 19
        for table in tables:
            row = await store.table(table)
            assert row is not None
            saved = (2, b"second") if table == tables[0] else (1, b"first")
            assert (row.version, row.doc, row.last) == (*saved, 0)
            assert await store.entries(table) == [entry(table, 0)]

    play(sqlite_url(tmp_path / "asterion.db"), scene)
