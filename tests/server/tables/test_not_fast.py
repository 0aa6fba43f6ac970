"""When a move is not begun where it arrives: whatever is out of the ordinary goes the long way."""

import asyncio

import pytest

from asterion.core.audience import PUBLIC
from asterion.server.tables import Denied, Hosted, Role
from tests.server.tables.beginning import Begun, done
from tests.server.tables.hosting import a_hub, opened, pass_time, run, seat_role


async def is_left(table: Hosted, role: Role, do: str = "end", id: str = "mine") -> bool:
    """Whether it is not begun, and nothing has come of the attempt."""
    assert table.game is not None
    before = len(table.game.entries), table.lock.locked()
    move = Begun(table, role, do, id)
    assert (len(table.game.entries), table.lock.locked()) == before or move.is_begun
    await asyncio.sleep(0)
    return not move.is_begun and move.told == []


def test_not_begun_while_another_has_the_lock_or_waits_for_it() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, _), _ = await opened(hub, "dooom", "Ann", "Bob")
            await table.lock.acquire()
            assert await is_left(table, ann)
            waiting = asyncio.create_task(table.lock.acquire())
            await asyncio.sleep(0)
            table.lock.release()
            assert not table.lock.locked()
            assert not Begun(table, ann, "end", "mine").is_begun, "another was promised it"
            await waiting
            assert await is_left(table, ann)
            table.lock.release()
            assert await done(table, ann, "end", "mine")
            assert [row.move for row in await hub.store.entries(table.id)] == [None, "mine"]

    run(test())


def test_not_begun_while_another_move_is_on_its_way() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            first = Begun(table, ann, "s", "one")
            assert first.is_begun
            assert not Begun(table, ann, "f", "two").is_begun
            assert not Begun(table, ann, "s", "one").is_begun
            second = asyncio.create_task(table.play(ann, "f", id="two"))
            again = asyncio.create_task(table.play(ann, "s", id="one"))
            assert await first.answer()
            assert [(await second).number, (await again).number] == [3, 2]
            assert (await again).again
            moves = [row.move for row in await hub.store.entries(table.id)]
            assert moves == [None, "one", "two"]

    run(test())


def test_not_begun_where_a_bot_plays_on() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"grace_seconds": 5, "absent": "bot"}
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            hub.thinkers.shutdown()  # so that it is stuck, and it is still its turn
            await table.listen(bob)
            while table.doc.places[0].kind != "bot" or table.lock.locked():
                await pass_time(hub, time, 1)
            assert await is_left(table, ann)
            with pytest.raises(Denied) as denied:
                await table.play(ann, "end", id="mine")
            assert denied.value.detail == "a bot plays on for you; come back first"
            await table.seats.back(ann, 0)
            assert await done(table, ann, "end", "another")

    run(test())


def test_L103_a_call_to_a_minute_is_not_begun_where_a_move_has_days() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            terms = {"clock": "days", "move_days": 1}
            table, (ann, bob), _ = await opened(hub, "labyrinth", "Ann", "Bob", terms=terms)
            for role, cell in ((ann, "a1"), (bob, "a2")):
                assert await done(table, role, f"start {cell}", cell)
            assert await is_left(table, ann, "clock")
            with pytest.raises(Denied, match="call for the clock"):
                await table.play(ann, "clock", id="mine")

    run(test())


def test_not_begun_when_the_server_stops() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, _), _ = await opened(hub, "dooom", "Ann", "Bob")
            await hub.stop()
            assert await is_left(table, ann)
            with pytest.raises(Denied, match="going down"):
                await table.play(ann, "end", id="mine")

    run(test())


def test_not_begun_for_whoever_may_not_play_nor_without_an_id_of_its_own() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob")
            assert await is_left(table, seat_role(table, PUBLIC))
            assert await is_left(table, bob), "it is not his turn"
            assert await is_left(table, ann, id="")
            assert await is_left(table, ann, id="x" * 65)
            assert await is_left(table, ann, "end\u00a0")
            assert await is_left(table, ann, "end\n")
            await table.seats.renew(ann, 0)
            assert await is_left(table, ann), "this token died"
            assert await done(table, seat_role(table, 0), "end", "x" * 64)
            assert await is_left(table, seat_role(table, 0), id="x" * 64)

    run(test())
