"""Opening a table at which all sit down at once: one commit, and the game has begun."""

import pytest

from asterion.books import SHELF
from asterion.core.records.record import encode
from asterion.server.game.plans import read_plan
from asterion.server.store import Store
from asterion.server.tables import Denied, OpenTable
from asterion.testing.play import new_table, play_on
from tests.contract.shelf import take
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    a_hub,
    hub_on,
    look,
    rolled,
    run,
)

WISH = OpenTable("dungeon-of-dooom", seats=3, name="Ann", players=["Bob", "Cid"])


def test_all_sit_and_play_after_one_commit() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            await hub.open(OpenTable("dungeon-of-dooom"))
            groups, jobs = store.committed
            new = await hub.open(WISH)
            assert store.committed == (groups + 1, jobs + 1)
            assert new.summary.phase == "playing"
            assert new.seat is not None
            assert (new.seat.seat, new.seat.name) == (0, "Ann")
            assert [(sat.seat, sat.name) for sat in new.seated] == [(1, "Bob"), (2, "Cid")]
            table = await hub.table(new.id)
            roles = [table.seats.role(sat.token) for sat in (new.seat, *new.seated)]
            assert [role.viewer for role in roles] == [0, 1, 2]
            seen = [await look(table, role) for role in roles]
            assert table.game is not None
            seat = table.game.table.awaited[0]
            await table.play(roles[seat], table.game.table.legal(seat)[0], id="one")
            played = [encode(entry) for entry in table.game.entries]
        async with hub_on(store, time, rolled(9)) as hub:  # another process finds the same
            table = await hub.table(new.id)
            assert table.game is not None
            assert [encode(entry) for entry in table.game.entries] == played
            assert (await look(table, roles[0]))["transcript"][:1] == seen[0]["transcript"][:1]
        await store.close()

    run(test())


def test_it_waits_for_those_who_are_not_there_yet() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dungeon-of-dooom", seats=3, players=["Bob", "Cid"]))
            assert new.summary.phase == "waiting"
            assert [sat.seat for sat in new.seated] == [0, 1]
            table = await hub.table(new.id)
            assert (await table.seats.sit("Dee")).seat == 2
            assert table.doc.phase == "playing"

    run(test())


@pytest.mark.parametrize("players", [["Ann"], ["Bob", "bob"], ["Bob", "Cid", "Dee"], [""]])
def test_what_cannot_be_is_refused_and_nothing_is_kept(players: list[str]) -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            with pytest.raises(Denied):
                await hub.open(OpenTable("dungeon-of-dooom", seats=3, name="Ann", players=players))
            assert not await hub.lobby()
            assert not hub.tables

    run(test())


@pytest.mark.parametrize("name", SHELF)
def test_a_plan_may_be_shared_because_no_game_changes_it(name: str) -> None:
    book, kit = take(name)
    table, chooser = new_table(book, kit, 11)
    drawing = book.plan.write(table.plan)
    shared = read_plan(book, drawing)
    assert read_plan(book, drawing) is shared
    table.plan = shared
    table._remake_state()
    play_on(table, kit, chooser, 60)
    assert book.plan.write(shared) == drawing
