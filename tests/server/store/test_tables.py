"""Tables, entries and chat, over SQLite and PostgreSQL alike."""

import asyncio
from functools import partial

import pytest

from asterion.server.store import Saving, Store, StoreConflict, StoreDown
from tests.server.store.keeping import entry, lay, play


def test_a_table_is_kept_as_it_was_given(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_table(
            "aaaaaaaaaaaa", b"\x00doc\xff", book="dooom", phase="waiting", listed=True, wall=5.5
        )
        table = await store.table("aaaaaaaaaaaa")
        assert table is not None
        assert (table.id, table.version, table.doc) == ("aaaaaaaaaaaa", 1, b"\x00doc\xff")
        assert (table.last, table.due, table.chats) == (-1, None, 0)
        assert await store.table("bbbbbbbbbbbb") is None

    play(url, scene)


def test_an_id_is_given_once(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        with pytest.raises(StoreConflict, match="a table with this id already exists"):
            await store.add_table("one", b"2", book="b", phase="p", listed=False, wall=1)
        table = await store.table("one")
        assert table is not None
        assert table.doc == b"first"

    play(url, scene)


def test_a_document_is_saved_only_over_the_version_it_was_made_from(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        assert await store.save("one", 1, b"2", phase="playing", listed=True, due=7.5) == 2
        assert await store.save("one", 1, b"no", phase="finished", listed=False, due=None) is None
        assert await store.save("none", 1, b"no", phase="playing", listed=True, due=None) is None
        table = await store.table("one")
        assert table is not None
        assert (table.version, table.doc, table.due) == (2, b"2", 7.5)
        assert len(await store.listing(phase="playing")) == 1

    play(url, scene)


def test_of_many_who_save_at_once_one_is_first(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        docs = [b"%d" % number for number in range(20)]
        saved = await asyncio.gather(
            *(store.save("one", 1, doc, phase="waiting", listed=True, due=None) for doc in docs)
        )
        assert sorted(version or 0 for version in saved) == [0] * 19 + [2]
        table = await store.table("one")
        assert table is not None
        assert table.doc == docs[saved.index(2)]

    play(url, scene)


def test_entries_come_back_as_they_were_appended(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one", "two")
        rows = [entry("one", n, line=bytes(range(n, n + 40))) for n in range(12)]
        for row in rows:
            assert await store.append(row, due=None)
        assert await store.entries("one") == rows
        assert await store.entries("one", 9) == rows[9:]
        assert await store.entries("two") == []
        assert await store.latest(["one", "two", "none"]) == {"one": (1, 11), "two": (1, -1)}

    play(url, scene)


def test_a_copy_has_the_entries_up_to_a_number_or_nothing(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        rows = [entry("one", n, line=bytes([n])) for n in range(6)]
        for row in rows:
            assert await store.append(row, due=None)
        copied = partial(store.add_copy, doc=b"doc", book="dooom", wall=7.0, of="one", mark="copy")
        assert await copied("two", last=3)
        assert [(row.n, row.line, row.move) for row in await store.entries("two")] == [
            (row.n, row.line, None) for row in rows[:4]
        ]
        table = await store.table("two")
        assert table is not None
        assert (table.version, table.doc, table.last) == (1, b"doc", 3)
        assert await store.append(entry("two", 4), due=1.0)
        assert not await copied("three", last=9)
        assert await store.table("three") is None

    play(url, scene)


def test_a_number_is_given_once_and_none_is_left_out(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        assert await store.append(entry("one", 0), due=1.0)
        assert not await store.append(entry("one", 0, "another's"), due=2.0)
        assert not await store.append(entry("one", 2), due=2.0)
        assert not await store.append(entry("none", 0), due=2.0)
        table = await store.table("one")
        assert table is not None
        assert (table.last, table.due) == (0, 1.0)
        assert [row.mark for row in await store.entries("one")] == ["one 0"]

    play(url, scene)


def test_an_entry_sent_again_is_known_by_its_mark(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        first, second = entry("one", 0), entry("one", 1)
        assert await store.append(first, due=1.0)
        assert await store.append(first, due=1.0)
        assert await store.append(second, due=2.0)
        assert await store.append(first, due=1.0)
        assert await store.entries("one") == [first, second]
        table = await store.table("one")
        assert table is not None
        assert (table.last, table.due) == (1, 2.0)  # the first, sent again, changed nothing

    play(url, scene)


def test_entry_and_document_are_saved_together_or_not_at_all(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        over = Saving(1, b"second", "finished", False)
        assert await store.append(entry("one", 0), due=None, save=over)
        table = await store.table("one")
        assert table is not None
        assert (table.version, table.doc, table.last) == (2, b"second", 0)
        assert await store.listing() == []

        stale = Saving(1, b"stale", "playing", True)
        assert not await store.append(entry("one", 1), due=9.0, save=stale)
        taken = Saving(2, b"taken", "playing", True)
        assert not await store.append(entry("one", 0, "another's"), due=9.0, save=taken)
        assert await store.append(entry("one", 0), due=9.0, save=over)  # the same once more
        assert await store.table("one") == table
        assert len(await store.entries("one")) == 1

    play(url, scene)


def test_of_many_who_append_at_once_only_whoever_comes_too_late_loses(url: str) -> None:
    async def scene(store: Store) -> None:
        ids = [f"table {number:03d}" for number in range(70)]
        await asyncio.gather(*(lay(store, id) for id in ids))
        assert await store.append(entry(ids[3], 0, "another's"), due=3.0)
        assert await store.append(entry(ids[5], 0), due=5.0)
        rows = [entry(id, 0) for id in ids]  # that of the fifth table is sent again
        rows += [entry(ids[7], 1), entry(ids[9], 2)]  # the next in turn, and one out of turn
        kept = await asyncio.gather(*(store.append(row, due=1.0) for row in rows))
        assert [row for row, done in zip(rows, kept, strict=True) if not done] == [
            rows[3],
            rows[-1],
        ]
        for id in ids:
            expected = [entry(id, 0, "another's")] if id == ids[3] else [entry(id, 0)]
            expected += [entry(id, 1)] if id == ids[7] else []
            assert await store.entries(id) == expected
        tables = [await store.table(id) for id in (ids[0], ids[3], ids[5], ids[7])]
        assert [(table.last, table.due) for table in tables if table] == [
            (0, 1.0), (0, 3.0), (0, 5.0), (1, 1.0),
        ]  # fmt: skip

    play(url, scene)


def test_two_hundred_tables_append_at_once_in_few_transactions(url: str) -> None:
    async def scene(store: Store) -> None:
        ids = [f"table {number:03d}" for number in range(200)]
        await asyncio.gather(*(lay(store, id) for id in ids))
        before = store.committed

        async def go_on(id: str) -> None:
            for n in range(5):
                assert await store.append(entry(id, n), due=float(n))

        await asyncio.gather(*(go_on(id) for id in ids))
        groups, jobs = (now - then for now, then in zip(store.committed, before, strict=True))
        assert jobs == 1000
        assert groups < 200
        assert set((await store.latest(ids)).values()) == {(1, 4)}

    play(url, scene)


def test_who_cannot_be_done_fails_alone(url: str) -> None:
    async def scene(store: Store) -> None:
        ids = [f"table {number}" for number in range(9)]
        await lay(store, *ids)
        rows = [entry(id, 0) for id in ids]
        rows[4] = entry(ids[4], 0, "no text \ud800")
        appends = (store.append(row, due=None) for row in rows)
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert isinstance(answers.pop(4), UnicodeEncodeError)
        assert answers == [True] * 8
        assert sorted(last for _, last in (await store.latest(ids)).values()) == [-1] + [0] * 8

    play(url, scene)


def test_what_is_due_is_found_and_the_longest_due_first(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one", "two", "three", "four")
        await lay(store, "over", phase="finished")
        for id, due in {"one": 20.0, "two": 10.0, "three": 30.5, "over": 1.0}.items():
            assert await store.append(entry(id, 0), due=due)
        assert await store.due(9.0) == []
        assert await store.due(30.0) == ["two", "one"]
        assert await store.due(99.0, limit=1) == ["two"]
        assert await store.append(entry("two", 1), due=None)
        assert await store.due(99.0) == ["one", "three"]

    play(url, scene)


def test_the_lobby_shows_what_is_listed_and_the_newest_first(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "old", "new")
        await lay(store, "private", listed=False)
        await store.add_table(
            "lab", b"", book="labyrinth", phase="waiting", listed=True, wall=1000.5
        )
        assert [row.id for row in await store.listing()] == ["new", "lab", "old"]
        assert [row.id for row in await store.listing(book="dooom")] == ["new", "old"]
        assert [row.id for row in await store.listing(phase="waiting")] == ["lab"]
        assert [row.id for row in await store.listing(before=1000.5)] == ["old"]
        assert [row.id for row in await store.listing(book="dooom", limit=1)] == ["new"]

    play(url, scene)


def test_many_tables_are_polled_at_once(url: str) -> None:
    async def scene(store: Store) -> None:
        ids = [f"table {number}" for number in range(250)]
        await asyncio.gather(*(lay(store, id) for id in ids))
        assert sorted(await store.latest(ids)) == sorted(ids)
        assert await store.latest([]) == {}

    play(url, scene)


def test_chat_is_numbered_without_a_gap(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one", "two")
        numbers = await asyncio.gather(
            *(store.add_chat("one", seat, f"line {seat}", 5.0 + seat) for seat in range(10))
        )
        assert sorted(numbers) == list(range(1, 11))
        assert await store.add_chat("two", 0, "ünïcode \N{MOUSE}", 1.0) == 1
        lines = await store.chats("one", after=3, limit=4)
        assert [line.number for line in lines] == [4, 5, 6, 7]
        assert lines[0].text == f"line {lines[0].seat}"
        assert [line.text for line in await store.chats("two")] == ["ünïcode \N{MOUSE}"]
        assert await store.latest_chats(["one", "two", "none"]) == {"one": 10, "two": 1}
        with pytest.raises(StoreConflict, match="no table"):
            await store.add_chat("none", 0, "hello", 1.0)

    play(url, scene)


def test_a_closed_store_has_done_what_was_asked_before(url: str) -> None:
    async def scene(store: Store) -> list[bool]:
        await lay(store, *(f"table {number}" for number in range(20)))
        going = [
            asyncio.ensure_future(store.append(entry(f"table {number}", 0), due=None))
            for number in range(20)
        ]
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(StoreDown, match="closed"):
            await store.table("table 0")
        return await asyncio.gather(*going)

    assert play(url, scene) == [True] * 20


def test_the_loop_is_not_kept_by_whoever_went_away(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        going = asyncio.ensure_future(store.append(entry("one", 0), due=None))
        await asyncio.sleep(0)
        going.cancel()
        assert await store.append(entry("one", 0), due=None)  # done, or done now
        assert len(await store.entries("one")) == 1

    play(url, scene)
