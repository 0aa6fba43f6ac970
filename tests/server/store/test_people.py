"""Accounts, sessions, plans and notebooks, the service's time and its secret."""

import asyncio

import pytest

from asterion.server.store import (
    AccountRow,
    NotebookRow,
    PlanRow,
    Store,
    StoreConflict,
    StoreError,
)
from tests.server.store.keeping import lay, play

ANN = AccountRow("a1", "Ann Straße", "$argon2id$...", 5.0)
PLAN = PlanRow("p1", "digest", "", "", "dooom", "Cellar", "###\n#G#\n###\n", 5.0)


def test_a_name_is_taken_however_it_is_written(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_account(ANN)
        for name in ("ann strasse", "ANN STRASSE", "\uff21nn Straße"):
            with pytest.raises(StoreConflict, match="this name is taken"):
                await store.add_account(AccountRow("a2", name, "", 6.0))
            assert await store.account_named(name) == ANN
        assert await store.account("a1") == ANN
        assert await store.account("a2") is None
        assert await store.account_named("Bob") is None

    play(url, scene)


def test_a_session_is_good_until_it_expires_or_is_dropped(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_account(ANN)
        await store.add_session("one", "a1", 100.0)
        await store.add_session("two", "a1", 200.0)
        assert await store.session("one", 99.0) == ANN
        assert await store.session("one", 100.0) is None
        assert await store.session("two", 100.0) == ANN
        assert await store.drop_session("two")
        assert not await store.drop_session("two")
        assert await store.session("two", 100.0) is None
        with pytest.raises(StoreError):
            await store.add_session("three", "nobody's", 100.0)

    play(url, scene)


def test_an_account_has_not_more_than_twenty_sessions(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_account(ANN)
        for number in range(25):
            await store.add_session(f"{number:02d}", "a1", 100.0 + number)
        good = [await store.session(f"{number:02d}", 0.0) for number in range(25)]
        assert [account is not None for account in good] == [False] * 5 + [True] * 20

    play(url, scene)


def test_an_account_finds_its_tables_again(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_account(ANN)
        await lay(store, "old", "other", "new", listed=False)
        for id in ("old", "new", "new"):
            await store.link_account("a1", id)
        assert [row.id for row in await store.tables_of("a1")] == ["new", "old"]
        assert [row.id for row in await store.tables_of("a1", before=1002.0)] == ["old"]
        assert await store.tables_of("a2") == []

    play(url, scene)


def test_a_plan_is_kept_changed_shared_and_dropped(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_plan(PLAN)
        with pytest.raises(StoreConflict):
            await store.add_plan(PLAN)
        assert await store.plan("p1") == PLAN
        assert await store.plan_shared("") is None
        shared = PlanRow("p1", "new", "a1", "word", "dooom", "Attic", "#", 6.0)
        assert await store.save_plan(shared)
        assert await store.plan_shared("word") == shared
        assert await store.plan("p1") == shared
        assert await store.drop_plan("p1")
        assert not await store.drop_plan("p1")
        assert not await store.save_plan(shared)
        assert await store.plan("p1") is None

    play(url, scene)


def test_an_account_sees_its_own_plans_and_nobody_elses(url: str) -> None:
    async def scene(store: Store) -> None:
        for id, account, wall in [("1", "ann", 1.0), ("2", "bob", 2.0), ("3", "ann", 3.0)]:
            await store.add_plan(PlanRow(id, "", account, "", "dooom", "", "", wall))
        await store.add_plan(PlanRow("4", "", "", "", "dooom", "", "", 4.0))
        assert [plan.id for plan in await store.plans_of("ann")] == ["3", "1"]
        assert await store.plans_of("") == []

    play(url, scene)


def test_a_notebook_is_written_over_the_version_that_was_read(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        assert await store.notebook("one", 0) is None
        assert await store.save_notebook("one", 0, 3, 5, b"no") is None
        assert await store.save_notebook("one", 0, 3, 0, b"a") == 1
        assert await store.save_notebook("one", 0, 3, 0, b"no") is None
        assert await store.save_notebook("one", 0, 3, 1, b"b") == 2
        assert await store.save_notebook("one", 0, 7, 2, b"c") == 3
        assert await store.save_notebook("one", 1, 1, 0, b"other") == 1
        assert await store.notebook("one", 0) == NotebookRow(7, 3, b"c")
        rows = await store.notebooks("one", 0)
        assert rows == ([NotebookRow(3, 2, b"b"), NotebookRow(7, 3, b"c")], False)

    play(url, scene)


def test_of_many_windows_that_write_at_once_one_is_first(url: str) -> None:
    async def scene(store: Store) -> None:
        await lay(store, "one")
        for version in range(3):
            saved = await asyncio.gather(
                *(store.save_notebook("one", 0, version, version, b"%d" % k) for k in range(8))
            )
            assert [number for number in saved if number is not None] == [version + 1]

    play(url, scene)


def test_the_service_counts_the_time_it_is_up_and_no_other(url: str) -> None:
    async def scene(store: Store) -> None:
        assert (await store.beat(1000.0)).total == 0
        assert (await store.beat(1001.0)).total == 1
        assert (await store.beat(1002.5)).total == 2.5
        assert (await store.beat(1002.0)).total == 2.5  # a process half a second behind
        assert (await store.beat(1003.0)).total == 3
        assert (await store.beat(5000.0)).total == 3  # it was down
        assert (await store.beat(5001.0)).total == 4
        assert (await store.beat(4000.0)).total == 4  # somebody set the clock back
        assert (await store.beat(4001.0)).total == 5

    play(url, scene)


def test_nobody_vouches_for_the_time_before_he_came_up(url: str) -> None:
    """A service that was killed was not up until it came back, however quickly that was."""

    async def scene(store: Store) -> None:
        await store.beat(1000.0)
        assert (await store.beat(1001.0, 1000.0)).total == 1
        assert await store.served() == 1
        assert (await store.beat(1003.0, 1002.5)).total == 1.5  # another one, half a second old
        assert (await store.beat(1003.25, 1002.5)).total == 1.75  # the same time counts once
        assert (await store.beat(1003.5, 1003.0)).total == 2
        assert (await store.beat(1010.0, 1003.5)).total == 2  # it stood still meanwhile

    play(url, scene)


def test_time_and_secret_are_the_same_when_it_comes_back(url: str) -> None:
    async def first(store: Store) -> bytes:
        await store.beat(10.0)
        assert (await store.beat(12.0)).total == 2
        secret = await store.secret()
        assert len(secret) == 32
        return secret

    async def second(store: Store) -> bytes:
        assert (await store.beat(100.0)).total == 2
        return await store.secret()

    assert play(url, first) == play(url, second)
