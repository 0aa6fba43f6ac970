"""An account that is deleted while it opens a table: nothing of it is left there."""

import sqlite3
from pathlib import Path

import pytest

from asterion.server.features.erasing import erase_account, link
from asterion.server.store import AccountRow, Store, sqlite_url
from asterion.server.tables import Denied, Hub, OpenTable
from tests.server.tables.hosting import StillTime, features_of, hub_on, run

NAME = "Wilhelmina"
ACCOUNT = AccountRow("abcdefghijkl", "Mina of the Moor", "", 0.0)
WHO = f"account:{ACCOUNT.id}"


def everything_in(file: Path) -> str:
    with sqlite3.connect(file) as lite:
        tables = [name for (name,) in lite.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'")]  # fmt: skip
        rows = [row for table in tables for row in lite.execute(f"SELECT * FROM {table}")]
    lite.close()
    values = (value for row in rows for value in row)
    return "\n".join(
        value.decode(errors="replace") if isinstance(value, bytes) else str(value)
        for value in values
    )


@pytest.mark.parametrize("what", ["table", "try"])
def test_an_account_deleted_while_it_opens_a_table_leaves_no_name(
    what: str, tmp_path: Path
) -> None:
    async def begin(hub: Hub) -> str:
        if what == "table":
            return (await hub.open(OpenTable("dooom", seats=1, name=NAME), ACCOUNT.id)).id
        return (await features_of(hub).weekly.enter(WHO, NAME, ACCOUNT.id))[0].id

    async def test() -> None:
        store = await Store.open(sqlite_url(tmp_path / "asterion.db"))
        async with hub_on(store, StillTime()) as hub:
            await store.add_account(ACCOUNT)
            table = await begin(hub)
            await erase_account(hub, ACCOUNT, "somebodyelse")
            with pytest.raises(Denied, match="the account of this token has been deleted") as gone:
                await link(hub, ACCOUNT.id, table, NAME)
            assert gone.value.status == 401
            await features_of(hub).weekly.drop(WHO)
            assert (await hub.table(table)).log.summary().places[0].name != NAME
        await store.close()
        left = everything_in(tmp_path / "asterion.db")
        assert [known for known in (NAME, ACCOUNT.name, ACCOUNT.id) if known in left] == []

    run(test())


def test_a_table_that_an_account_came_to_while_it_was_deleted_is_seen_to(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(sqlite_url(tmp_path / "asterion.db"))
        async with hub_on(store, StillTime()) as hub:
            await store.add_account(ACCOUNT)
            opened = await hub.open(OpenTable("dooom", name=NAME), ACCOUNT.id)
            await link(hub, ACCOUNT.id, opened.id, NAME)
            assert await store.drop_account(ACCOUNT.id, WHO, "x", "y", set()) == [opened.id]
            assert await store.account(ACCOUNT.id) == ACCOUNT
            await erase_account(hub, ACCOUNT, "somebodyelse")
            assert await store.account(ACCOUNT.id) is None
        await store.close()
        assert NAME not in everything_in(tmp_path / "asterion.db")

    run(test())
