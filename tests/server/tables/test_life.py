"""The life of a table: waiting, start, end, abandoned, and another game with the same people."""

import io

import pytest

from asterion.books import book
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.records.record import read as read_record
from asterion.core.records.replay import verify
from asterion.server.features.afterwards import plan
from asterion.server.game.phases import LONGEST_WAIT
from asterion.server.store import Store
from asterion.server.tables import Denied, OpenTable, SeatWish
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    a_hub,
    hub_on,
    look,
    news,
    opened,
    pass_time,
    read,
    record,
    replay,
    run,
    types,
)


def test_a_table_waits_until_every_seat_is_taken() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dooom", name="Ann", title=" At\x1b Ann's "))
            assert new.seat is not None
            assert new.master is None
            assert new.summary.phase == "waiting"
            assert new.summary.title == "At Ann's"
            table = await hub.table(new.id)
            ann = table.seats.role(new.seat.token)
            view = await look(table, ann)
            assert (view["number"], view["screen"], view["seat"]) == (0, None, 0)
            window = await table.listen(ann)
            window.take_now()
            with pytest.raises(Denied) as early:
                await table.play(ann, "end")
            assert early.value.detail == "the game has not begun"
            await table.seats.sit("Bob")
            messages = [read(message) for message in window.take_now()]
            assert [message["type"] for message in messages] == ["table", "table", "news"]
            assert messages[1]["table"]["phase"] == "playing"
            assert messages[2]["number"] == 1
            assert messages[2]["screen"]["board"]
            with pytest.raises(Denied):
                await table.seats.sit("Cid")

    run(test())


def test_the_host_may_start_early_and_open_places_fall_away() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            terms = {"start": "host"}
            table, (ann, _bob), host = await opened(
                hub, "labyrinth", "Ann", "Bob", seats=4, terms=terms
            )
            with pytest.raises(Denied) as denied:
                await table.seats.start(ann)
            assert denied.value.status == 403
            await table.seats.leave(ann, 0)
            with pytest.raises(Denied) as few:
                await table.seats.start(table.seats.role(host))
            assert few.value.detail == "Labyrinth needs at least 2 players, but there are 1"
            cid = await table.seats.sit("Cid", 3)
            window = await table.listen(table.seats.role(cid.token))
            await table.seats.start(table.seats.role(host))
            assert [place.name for place in table.doc.places] == ["Bob", "Cid"]
            assert table.seats.role(cid.token).viewer == 1
            last = [read(message) for message in window.take_now()][-1]
            assert last["type"] == "bye"
            assert "renumbered" in last["why"]
            assert not table.room.windows

    run(test())


def test_a_finished_game_shows_everything_and_its_record_is_verified() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann,), host = await opened(hub, "cc3k", "Ann")
            watcher = await table.listen(table.seats.role(None))
            await table.play(ann, "s")
            with pytest.raises(Denied) as hidden:
                await record(table)
            assert hidden.value.status == 403
            with pytest.raises(Denied):
                plan(table)
            with pytest.raises(Denied):
                await replay(table, MASTER)
            time.now += 7
            await table.play(ann, "q")
            assert table.doc.phase == "finished"
            assert table.log.summary().result is not None
            sent = watcher.take_now()
            heard = [read(message) for message in sent]
            assert [message["type"] for message in heard[-2:]] == ["news", "table"]
            assert heard[-2]["result"] == heard[-1]["table"]["result"]
            rules = verify(read_record(await record(table)), book("cc3k"))
            assert rules.commitment == table.doc.commitment
            assert plan(table) == table.doc.plan
            replayed = await replay(table, PUBLIC)
            assert read(replayed[0])["number"] == 0
            assert news(replayed)[1:] == news(sent)
            assert await replay(table, PUBLIC) == replayed, "as it was kept"
            assert len(await replay(table, MASTER)) == 4
            with pytest.raises(Denied) as nobody:
                await replay(table, 5)
            assert nobody.value.status == 404
            with pytest.raises(Denied) as over:
                await table.play(ann, "f")
            assert over.value.detail == "the game is over"
            with pytest.raises(Denied):
                await table.seats.abandon(table.seats.role(host))

    run(test())


def test_the_host_may_abandon_the_game() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), host = await opened(hub, "dooom", "Ann", "Bob")
            window = await table.listen(bob)
            types(window)
            await table.seats.abandon(table.seats.role(host))
            assert types(window) == ["table"]
            with pytest.raises(Denied) as denied:
                await table.play(ann, "end")
            assert denied.value.detail == "the game was abandoned"
            assert io.BytesIO(await record(table)).readline().startswith(b'{"asterion"')

    run(test())


def test_a_table_that_nobody_waits_at_is_abandoned_after_a_day() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            lonely = await hub.open(OpenTable("dooom", name="Ann", terms={"listed": True}))
            assert [one.id for one in await hub.lobby()] == [lonely.id]
        time.now += LONGEST_WAIT + 1
        async with hub_on(store, time) as hub:
            assert not await hub.lobby()
            table = await hub.table(lonely.id)
            assert table.doc.phase == "abandoned"
        await store.close()

    run(test())


def test_a_rematch_keeps_every_seat_for_whoever_had_it() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            seats = [SeatWish(), SeatWish("bot", "random"), SeatWish()]
            new = await hub.open(OpenTable("dooom", seats=seats, name="Ann", title="Cellar"))
            assert new.seat is not None
            table = await hub.table(new.id)
            bob = await table.seats.sit("Bob")
            with pytest.raises(Denied):
                await table.seats.rematch(table.seats.role(bob.token))
            await table.seats.abandon(table.seats.role(new.host))
            with pytest.raises(Denied):
                await table.seats.rematch(table.seats.role(None))
            again = await table.seats.rematch(table.seats.role(bob.token))
            assert again.seat is not None
            assert (again.seat.seat, again.seat.name) == (2, "Bob")
            assert table.log.summary().rematch == again.id
            assert again.summary.before == table.id
            assert again.summary.title == "Cellar"
            assert [place.kind for place in again.summary.places] == ["open", "bot", "person"]
            assert again.summary.places[0].kept
            other = await hub.table(again.id)
            assert other.doc.plan != table.doc.plan
            with pytest.raises(Denied):
                await other.seats.sit("Eve")
            second = await table.seats.rematch(table.seats.role(new.seat.token))
            assert (second.id, second.host) == (again.id, "")
            sat = await other.seats.sit("", from_token=new.seat.token)
            assert (sat.seat, sat.name) == (0, "Ann")
            assert other.doc.phase == "playing"

    run(test())


def test_the_host_frees_a_seat_that_is_kept_for_one_who_does_not_come() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, _bob), host = await opened(hub, "dooom", "Ann", "Bob")
            await table.seats.abandon(table.seats.role(host))
            again = await table.seats.rematch(ann)
            other = await hub.table(again.id)
            await other.seats.leave(other.seats.role(again.host), 1)
            sat = await other.seats.sit("Eve")
            assert sat.seat == 1
            assert other.doc.phase == "playing"

    run(test())


def test_the_lobby_lists_what_is_listed() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            await hub.open(OpenTable("dooom"))
            time.now += 1
            shown = await hub.open(OpenTable("cc3k", terms={"listed": True}))
            assert [one.id for one in await hub.lobby()] == [shown.id]
            assert not await hub.lobby(book="dungeon-of-dooom")
            assert not await hub.lobby(phase="playing")

    run(test())


def test_a_table_that_nobody_needs_is_dropped_from_memory_and_taken_up_again() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            await table.play(ann, "s")
            window, id = await table.listen(ann), table.id
            time.now += 700
            await hub.tick()
            assert id in hub.tables
            window.close()
            await pass_time(hub, time, 2)
            time.now += 700
            await hub.tick()
            assert id not in hub.tables
            again = await hub.table(id)
            assert again is not table
            assert (await look(again, ann))["number"] == 2

    run(test())
