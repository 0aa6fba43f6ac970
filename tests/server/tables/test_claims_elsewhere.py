"""Claims to a seat among several processes: what one of them knows ends a claim in all."""

import asyncio

import pytest

from asterion.server.features.claims import LEAST_WAIT
from asterion.server.tables import Claimed, Denied, Hosted, Hub
from tests.server.tables.hosting import StillTime, opened, run, settle
from tests.server.tables.test_processes import Bridge, two_hubs


async def claimed(one: Hub, other: Hub) -> tuple[Hosted, Hosted, str, Claimed]:
    """Ann, Bob and Cid play; somebody asks one process for Bob's seat, and all others agree."""
    table, roles, _ = await opened(one, "dooom", "Ann", "Bob", "Cid", terms={"absent": "wait"})
    bob = await table.seats.renew(roles[1], 1)
    there = await other.table(table.id)
    for hosted in (table, there):
        await hosted.listen(hosted.seats.role(None))
    asked = await table.seats.ask_for(1)
    for role in (roles[0], roles[2]):
        await (await other.table(table.id)).seats.agree(role, 1, asked.code, True)
    return table, there, bob.token, asked


async def pass_both(hubs: tuple[Hub, Hub], time: StillTime, seconds: float) -> None:
    for _ in range(int(seconds)):
        time.now += 1
        for hub in hubs:
            await hub.tick()
        await settle()


@pytest.mark.parametrize("down", [False, True])
def test_a_link_used_in_one_process_ends_a_claim_that_was_made_in_another(down: bool) -> None:
    async def test() -> None:
        bridge = Bridge()
        async with two_hubs(bridge) as (one, other, time):
            table, there, bob, asked = await claimed(one, other)
            bridge.down = down  # the processes hear nothing of each other
            await pass_both((one, other), time, LEAST_WAIT - 2)
            await (await other.table(table.id)).seats.role_now(bob)
            await pass_both((one, other), time, 5)
            for hosted in (await one.table(table.id), await other.table(there.id)):
                assert hosted.seats.role(bob).viewer == 1
                with pytest.raises(Denied):
                    hosted.seats.role(asked.token)

    run(test())


def test_a_window_in_another_process_ends_a_claim_as_soon_as_it_is_heard_of() -> None:
    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, _):
            table, (_, bob, _), _ = await opened(one, "dooom", "Ann", "Bob", "Cid")
            there = await other.table(table.id)
            await there.listen(bob)
            await table.catch_up()
            table.doc.places[1].gone = 0.0  # as if this process had missed that Bob came
            asked = await table.seats.ask_for(1)
            await settle()
            assert not (await one.table(table.id)).doc.places[1].claims
            with pytest.raises(Denied):
                table.seats.role(asked.token)

    run(test())


def test_after_the_wait_a_seat_changes_hands_once_however_many_processes_look() -> None:
    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, time):
            table, there, bob, asked = await claimed(one, other)
            await pass_both((one, other), time, LEAST_WAIT - 1)
            time.now += 1
            await asyncio.gather(one.beat(), other.beat())
            await asyncio.gather(table.attend(), there.attend())
            await settle()
            for hosted in (table, there):
                assert hosted.seats.role(asked.token).viewer == 1
                with pytest.raises(Denied):
                    hosted.seats.role(bob)
            entries = await one.store.entries(table.id)
            assert sum(b"comes back with a new link" in row.line for row in entries) == 1

    run(test())
