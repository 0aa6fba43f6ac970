"""Watchers hear what is public, and where the table says so they hear it later."""

import pytest

from asterion.server.store import Store
from asterion.server.tables import Denied, OpenTable
from asterion.server.tables.room import Listener
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
    run,
)


def test_watchers_see_everything_so_many_seconds_later() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"watch_delay": 5}
            table, (ann, _bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            watcher = table.seats.role(None)
            window = await table.listen(watcher)
            assert (await look(table, watcher))["number"] == 0
            assert not news(window.take_now())
            await pass_time(hub, time, 3)
            await table.play(ann, "end")
            await pass_time(hub, time, 3)
            assert [read(message)["number"] for message in news(window.take_now())] == [1]
            assert (await look(table, watcher))["number"] == 1
            back = await table.listen(watcher, 1)
            assert not news(back.take_now())
            await pass_time(hub, time, 2)
            late = news(window.take_now())
            assert [read(message)["number"] for message in late] == [2]
            assert news(back.take_now()) == late
            assert late == news((await table.listen(watcher, 1)).take_now())

    run(test())


def test_a_watcher_who_comes_between_two_beats_takes_nothing_from_the_others() -> None:
    """Looking must not make anybody's ears hear ahead of the windows that they serve."""

    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann, bob), _ = await opened(
                hub, "dooom", "Ann", "Bob", terms={"watch_delay": 2}
            )
            first = await table.listen(table.seats.role(None))
            await table.play(ann, "end")
            await table.play(bob, "end")
            time.now += 2  # everything may be seen, and no beat has shown it yet
            second = await table.listen(table.seats.role(None))
            begins = [read(message) for message in second.take_now()]
            await pass_time(hub, time, 1)
            numbers = [read(message)["number"] for message in news(first.take_now())]
            assert numbers == [1, 2, 3]
            (shown,) = (message["number"] for message in begins if message["type"] == "view")
            later = [read(message)["number"] for message in news(second.take_now())]
            assert later == list(range(shown + 1, 4)), "and the second hears what it was not shown"

    run(test())


def test_at_the_end_nothing_is_held_back() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            terms = {"watch_delay": 3600}
            table, (ann,), _ = await opened(hub, "cc3k", "Ann", terms=terms)
            window = await table.listen(table.seats.role(None))
            await table.play(ann, "s")
            await table.play(ann, "q")
            heard = news(window.take_now())
            assert [read(message)["number"] for message in heard] == [1, 2, 3]
            assert read(heard[-1])["result"]

    run(test())


def talk(window: Listener) -> list[str]:
    """What was said in the chat, as far as this window has heard of it by now."""
    heard = map(read, window.take_now())
    return [message["text"] for message in heard if message["type"] == "chat"]


def test_watchers_read_what_is_said_as_late_as_they_see_what_is_done() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"watch_delay": 5, "chat": True, "master": "person"}
            new = await hub.open(OpenTable("dungeon-of-dooom", seats=2, terms=terms))
            table = await hub.table(new.id)
            ann, bob = [
                table.seats.role((await table.seats.sit(name)).token) for name in ("Ann", "Bob")
            ]
            roles = [ann, bob, table.seats.role(new.master)]
            at_once = [await table.listen(role) for role in roles]
            watching = await table.listen(table.seats.role(None))
            await table.chat(ann, "one")
            assert [talk(window) for window in at_once] == [["one"]] * 3
            await pass_time(hub, time, 3)
            await table.chat(bob, "two")
            assert [talk(window) for window in at_once] == [["two"]] * 3
            assert not talk(watching)
            assert not talk(await table.listen(table.seats.role(None)))
            assert [talk(await table.listen(role)) for role in roles] == [["one", "two"]] * 3
            await pass_time(hub, time, 2)
            assert talk(watching) == ["one"]
            late = await table.listen(table.seats.role(None))
            assert talk(late) == ["one"]
            await table.play(ann, "end")
            assert not talk(watching)
            await pass_time(hub, time, 3)
            assert talk(watching) == talk(late) == ["two"]

    run(test())


def test_before_the_game_and_after_it_everyone_reads_at_once() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"watch_delay": 3600, "chat": True}
            table, (ann,), host = await opened(hub, "dooom", "Ann", seats=2, terms=terms)
            watching = await table.listen(table.seats.role(None))
            await table.chat(ann, "before")
            assert talk(watching) == ["before"]
            await table.seats.sit("Bob")
            await table.chat(ann, "meanwhile")
            await pass_time(hub, time, 30)
            assert not talk(watching)
            await table.seats.abandon(table.seats.role(host))
            assert talk(watching) == ["meanwhile"]
            await table.chat(ann, "afterwards")
            assert talk(watching) == ["afterwards"]

    run(test())


def test_no_line_is_read_earlier_because_the_server_was_down() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        terms = {"watch_delay": 5, "chat": True}
        async with hub_on(store, time) as hub:
            table, (ann, _), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            await table.chat(ann, "one")
        time.now += 3600
        async with hub_on(store, time) as hub:
            again = await hub.table(table.id)
            watching = await again.listen(again.seats.role(None))
            await pass_time(hub, time, 4)
            assert not talk(watching)
            await pass_time(hub, time, 1)
            assert talk(watching) == ["one"]
        await store.close()

    run(test())


def test_a_table_without_watchers_lets_them_go_when_it_begins() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, host = await opened(hub, "dooom", "Ann", seats=2, terms={"watchers": False})
            window = await table.listen(table.seats.role(None))
            await table.seats.sit("Bob")
            last = read(window.take_now()[-1])
            assert (last["type"], last["why"]) == ("bye", "watchers are not allowed at this table")
            with pytest.raises(Denied) as denied:
                table.seats.role(None)
            assert denied.value.status == 403
            assert not news((await table.listen(table.seats.role(host), 1)).take_now())
            await table.seats.abandon(table.seats.role(host))
            assert table.seats.role(None).kind == "watcher"

    run(test())
