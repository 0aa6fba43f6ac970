"""Weeks and tries: the first to make one has made it, and nobody has two."""

import pytest

from asterion.server.store import Store, StoreConflict, TryRow, WeekRow
from tests.server.store.keeping import lay, play

WEEK = WeekRow(7, "dooom", b"{}", "###", "salt", "promise")


def test_the_first_who_makes_a_week_has_made_it(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.week(7) is None
        assert await store.add_week(WEEK) == WEEK
        assert await store.add_week(WeekRow(7, "cc3k", b"", "", "", "")) == WEEK
        assert await store.week(7) == WEEK

    play(url, scene)


def test_a_try_is_had_once_and_settled_when_its_table_is_over(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_week(WEEK)
        await store.claim_try(TryRow(7, "ann", "never laid", "m0", "Ann", 1.0), 2)
        await lay(store, "one", "two")
        ann = TryRow(7, "ann", "one", "m1", "Ann", 2.0)
        await store.claim_try(ann, 2)  # the first one had no table
        with pytest.raises(StoreConflict, match="you have had your try"):
            await store.claim_try(TryRow(7, "ann", "two", "m2", "Ann", 3.0), 2)
        await store.claim_try(TryRow(7, "bob", "two", "m3", "Bob", 4.0), 2)
        assert [row.mark for row in await store.tries(7)] == ["m1", "m3"]
        assert await store.unsettled(7) == []
        row = await store.table("one")
        assert row is not None
        await store.save("one", row.version, b"over", phase="finished", listed=False, due=None)
        assert await store.unsettled(7) == [("ann", b"over")]
        await store.settle_try(7, "ann", 9.0, 19, 58.5)
        assert await store.unsettled(7) == []
        settled, other = await store.tries(7)
        assert (settled.ended, settled.value, settled.seconds) == (9.0, 19, 58.5)
        assert (other.ended, other.value) == (None, None)
        await store.drop_try(7, "bob")
        assert len(await store.tries(7)) == 1

    play(url, scene)


def test_tries_without_an_account_are_counted_by_their_origin(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_week(WEEK)
        await lay(store, "one", "two", "three", "four", "five")

        async def claim(who: str, table: str, *, account: bool = False, origin: str = "x") -> None:
            row = TryRow(7, who, table, who, who, 1.0, account=account, origin=origin)
            await store.claim_try(row, 2)

        await claim("a", "one")
        await claim("b", "two")
        with pytest.raises(StoreConflict, match="2 tries without an account"):
            await claim("c", "three")
        await claim("c", "three", origin="y")
        await claim("account:d", "four", account=True, origin="")
        await claim("account:e", "five", account=True, origin="")
        found = {row.who: row.account for row in await store.tries(7)}
        assert found == {"a": 0, "b": 0, "c": 0, "account:d": 1, "account:e": 1}

    play(url, scene)
