"""A game of somebody whose account is gone: the same game, told of somebody without a name."""

import sqlite3
from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.records.record import read as read_record
from asterion.core.records.replay import replay
from asterion.server.features.erasing import erase_account
from asterion.server.game.doc import Doc
from asterion.server.store import AccountRow, Store, sqlite_url
from asterion.server.tables import Hosted, Hub, Role
from tests.server.tables.hosting import StillTime, a_hub, hub_on, opened, record, run, seat_role
from tests.server.upgrade.test_upgrade import DUMP, IDS

NAME = "Up"
"""A name that is a word of several games, too."""
ACCOUNT = AccountRow("abcdefghijkl", NAME, "", 0.0)


async def own(hub: Hub, table: Hosted, seat: int) -> None:
    """This seat is the account's."""

    def mark(doc: Doc) -> None:
        doc.places[seat].account = ACCOUNT.id

    async with table.lock:
        await table.log.change(mark)
    if await hub.store.account(ACCOUNT.id) is None:
        await hub.store.add_account(ACCOUNT)
    await hub.store.link_account(ACCOUNT.id, table.id)


async def finished_record(table: Hosted) -> bytes:
    host = Role("host", PUBLIC, host=True, key=table.doc.host[0])
    if table.doc.phase == "playing":
        await table.seats.abandon(host)
    return await record(table)


@pytest.mark.parametrize("name", list(SHELF))
def test_a_game_of_every_book_is_told_again(name: str) -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            names = [NAME, "Bob"][: book(name).seats[-1]]
            table, roles, _ = await opened(hub, name, *names)
            await own(hub, table, 0)
            assert table.game is not None
            async with table.lock:
                await table.submit(MASTER, f"rule: {NAME} may look up the rules, says {NAME}")
            for _ in range(12):
                seat = next((each for each in table.game.table.awaited if each >= 0), None)
                if seat is None:
                    break
                await table.play(roles[seat], table.game.table.legal(seat)[0])
            before = read_record(await finished_record(table))
            moves = [entry.do for entry in table.game.entries]
            await erase_account(hub, ACCOUNT, "zyxwvutsrqpo")
            assert table.game is not None
            after = read_record(await record(table))
            assert after.header.names == ("Anonymous 1", "Bob")[: len(names)]
            assert after.header.commitment == before.header.commitment
            assert len(replay(after, book(name)).entries) == len(before.lines)
            told = [entry.do for entry in table.game.entries]
            ruled = "rule: Anonymous 1 may look Anonymous 1 the rules, says Anonymous 1"
            assert told[1] == ruled
            for said, again in zip(moves[2:], told[2:], strict=True):
                assert again in (said, said.replace(NAME, "Anonymous 1"))
            place = table.doc.places[0]
            assert (place.name, place.account, place.tokens) == ("Anonymous 1", "zyxwvutsrqpo", [])

    run(test())


def test_a_name_that_another_has_at_the_table_stays_theirs() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, _ = await opened(hub, "dooom", "Mina", NAME, title=f"{NAME} and away")
            await own(hub, table, 0)
            await erase_account(hub, ACCOUNT, "zyxwvutsrqpo")
            assert table.doc.names == ["Anonymous 1", NAME]
            assert table.doc.title == f"{NAME} and away"

    run(test())


def test_a_game_of_an_older_edition_is_told_by_its_words(tmp_path: Path) -> None:
    async def test() -> None:
        with sqlite3.connect(tmp_path / "old.db") as database:
            database.executescript(DUMP.read_text("utf-8"))
        database.close()
        store = await Store.open(sqlite_url(tmp_path / "old.db"))
        async with hub_on(store, StillTime()) as hub:
            table = await hub.table(IDS["labyrinth"])
            assert table.log.shown is not None
            name = table.doc.places[0].name
            await own(hub, table, 0)
            await erase_account(hub, ACCOUNT, "zyxwvutsrqpo")
            again = await hub.table(IDS["labyrinth"])
            heard = again.log.shown
            assert heard is not None
            rows = await store.entries(table.id)
            assert not [row for row in rows if name.encode() in row.line]
            assert len(heard.heard(1)) > 1
            assert seat_role(again, 1).viewer == 1
        await store.close()

    run(test())
