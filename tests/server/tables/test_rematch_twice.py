"""A rematch is one table, however many processes open it."""

import asyncio

from tests.server.tables.hosting import opened, run
from tests.server.tables.test_processes import Bridge, two_hubs


def test_a_rematch_that_two_processes_open_at_once_is_one_table() -> None:
    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, _):
            listed = {"listed": True}
            table, (ann, bob), host = await opened(one, "dooom", "Ann", "Bob", terms=listed)
            there = await other.table(table.id)
            await table.seats.abandon(table.seats.role(host))
            await there.catch_up()
            both = await asyncio.gather(table.seats.rematch(ann), there.seats.rematch(bob))
            first, second = both
            assert first.id == second.id
            assert sorted(bool(each.host) for each in both) == [False, True]
            assert {row.id for row in await one.store.listing()} == {table.id, first.id}
            for hub in (one, other):
                assert (await hub.table(table.id)).doc.rematch == first.id

    run(test())
