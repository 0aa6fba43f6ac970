"""A database outlives the version that wrote it: its tables go on, or can at least be read.

`0.1.0.sql` was written by version 0.1.0: a table per book, each with an opening and twelve moves.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.core.audience import PUBLIC
from asterion.core.phrase import english
from asterion.core.records.record import read as read_record
from asterion.core.records.replay import replay
from asterion.core.records.showing import check_what_can_be
from asterion.server.store import Store, sqlite_url
from asterion.server.tables import Denied, Hosted, Hub, Role
from asterion.server.tables import hub as shelf
from tests.core.test_editions import with_one_more_option
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    Told,
    hub_on,
    look,
    opened,
    pass_time,
    read,
    run,
    seat_role,
)
from tests.server.tables.hosting import (
    record as record_of,
)

DUMP = Path(__file__).parent / "0.1.0.sql"
IDS = {
    "dungeon-of-dooom": "12Zw5CLH_e-O",
    "labyrinth-of-dooom": "p5me4wPKqr4S",
    "cc3k": "-9VRCUl4uvFj",
    "labyrinth": "Skubv2VYF_K-",
    "dungeonlab": "BmCcxiAy2GQq",
}
READ = ["labyrinth"]
"""Of which another edition says something else of these very games."""
GO_ON = [name for name in IDS if name not in READ]


@asynccontextmanager
async def upgraded(folder: Path) -> AsyncIterator[tuple[Hub, StillTime, Told]]:
    """A process of this version on the database of the previous one."""
    path = folder / "old.db"
    with sqlite3.connect(path) as database:
        database.executescript(DUMP.read_text("utf-8"))
    database.close()
    store, time, said = await Store.open(sqlite_url(path)), StillTime(), Told()
    try:
        async with hub_on(store, time, said=said) as hub:
            yield hub, time, said
    finally:
        await store.close()


async def abandoned(table: Hosted) -> Hosted:
    """The host closes the table, so that everything may be seen."""
    host = Role("host", PUBLIC, host=True, key=table.doc.host[0])
    await table.seats.abandon(host)
    return table


def test_there_is_a_table_of_every_book() -> None:
    assert set(IDS) == set(SHELF)
    assert all(book(name).edition > 1 for name in READ)


@pytest.mark.parametrize("name", GO_ON)
def test_a_table_of_which_the_rules_say_the_same_is_played_on(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with upgraded(tmp_path) as (hub, _, _):
            table = await hub.table(IDS[name])
            assert table.game is not None
            assert table.game.committed == 13
            seat = table.game.table.awaited[0]
            role = seat_role(table, seat)
            before = (await look(table, role))["number"]
            await table.play(role, table.game.table.legal(seat)[0])
            after = await look(table, role)
            assert after["number"] > before
            assert len(after["transcript"]) == after["number"]
            record = read_record(await record_of(await abandoned(table)))
            assert len(replay(record, book(name)).entries) == 14

    run(test())


@pytest.mark.parametrize("name", READ)
def test_a_table_of_another_edition_is_read_and_not_played_on(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with upgraded(tmp_path) as (hub, time, said):
            table = await hub.table(IDS[name])
            why = f"this game was started under edition 1 of {book(name).title}"
            ann = seat_role(table, 0)
            shown = await look(table, ann)
            assert shown["prompt"] is None
            assert len(shown["transcript"]) > 1
            assert shown["transcript"][-1]["sentences"][0].startswith(f"T{why[1:]}")
            for attempt in (
                table.play(ann, "go up"),
                table.seats.leave(ann, 0),
                table.seats.back(ann, 0),
            ):
                with pytest.raises(Denied, match=why):
                    await attempt
            assert read((await table.listen(ann, 5)).take_now()[0])["type"] == "view"
            assert [line.number for line in await table.transcript(ann, 2, 2)] == [3, 4]
            await pass_time(hub, time, 3)
            assert not [event for event, _ in said.lines if "fail" in event or "broken" in event]
            with pytest.raises(Denied, match="when the game is over"):
                await record_of(table, ann)
            record = read_record(await record_of(await abandoned(table)))
            assert "edition 1" in english(check_what_can_be(record))
            assert len(record.lines) == 13

    run(test())


def test_what_one_chair_reads_of_an_old_game_is_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with upgraded(tmp_path) as (hub, _, _):
            table = await hub.table(IDS["labyrinth"])
            chairs = [await look(table, seat_role(table, seat)) for seat in (0, 1, PUBLIC)]
            told = [[line["sentences"] for line in chair["transcript"]] for chair in chairs]
            chosen = told[0][1]  # the start cell that Ann alone was told
            assert chosen not in told[1]
            assert chosen not in told[2]
            assert told[1][0] == told[2][0] == told[0][0]

    run(test())


@pytest.mark.parametrize("name", list(IDS))
def test_an_option_that_came_later_leaves_a_table_alive(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is begun by today's version, and taken up by one with an option more."""

    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        names = ["Ann", "Bob"][: book(name).seats[-1]]
        async with hub_on(store, time) as today:
            table, roles, _ = await opened(today, name, *names)
            await move(table, roles)
        monkeypatch.setattr(shelf, "book", lambda wanted: with_one_more_option(book(wanted)))
        async with hub_on(store, time) as tomorrow:
            table = await tomorrow.table(table.id)
            assert table.book.rules.options is not book(name).rules.options
            await move(table, [seat_role(table, seat) for seat in range(len(names))])
            assert table.game is not None
            assert table.game.committed == 3
            record = read_record(await record_of(await abandoned(table)))
            assert len(replay(record, with_one_more_option(book(name))).entries) == 3
            assert len(replay(record, book(name)).entries) == 3, "nor does it name the option"
        await store.close()

    run(test())


async def move(table: Hosted, roles: list[Role]) -> None:
    assert table.game is not None
    seat = table.game.table.awaited[0]
    await table.play(roles[seat], table.game.table.legal(seat)[0])
