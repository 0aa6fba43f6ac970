"""Watchers hear what is public, and where the table says so they hear it later."""

import pytest

from asterion.server.tables import Denied
from tests.server.tables.hosting import a_hub, look, news, opened, pass_time, read, run


def test_watchers_see_everything_so_many_seconds_later() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"watch_delay": 5}
            table, (ann, _bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            watcher = table.role(None)
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


def test_at_the_end_nothing_is_held_back() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            terms = {"watch_delay": 3600}
            table, (ann,), _ = await opened(hub, "cc3k", "Ann", terms=terms)
            window = await table.listen(table.role(None))
            await table.play(ann, "s")
            await table.play(ann, "q")
            heard = news(window.take_now())
            assert [read(message)["number"] for message in heard] == [1, 2, 3]
            assert read(heard[-1])["result"]

    run(test())


def test_a_table_without_watchers_lets_them_go_when_it_begins() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, host = await opened(hub, "dooom", "Ann", seats=2, terms={"watchers": False})
            window = await table.listen(table.role(None))
            await table.sit("Bob")
            last = read(window.take_now()[-1])
            assert last == {"type": "bye", "why": "this table has no watchers"}
            with pytest.raises(Denied) as denied:
                table.role(None)
            assert denied.value.status == 403
            assert not news((await table.listen(table.role(host), 1)).take_now())
            await table.abandon(table.role(host))
            assert table.role(None).kind == "watcher"

    run(test())
