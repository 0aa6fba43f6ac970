"""Moves that come while others are under way, and those who have the table or give up meanwhile."""

import asyncio

import pytest

from asterion.core.audience import MASTER, PUBLIC
from asterion.core.referee.table import RULING
from asterion.server.store import Store
from asterion.server.tables import Denied, Hosted, Moved, Role
from tests.server.tables.beginning import Begun
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    a_hub,
    features_of,
    hub_on,
    opened,
    pass_time,
    run,
)
from tests.server.tables.hosting import seat_role as role_at


def why_not(table: Hosted, role: Role, do: str = "end", id: str = "mine") -> str:
    """Why it is denied, which is said at once; and nothing has come of the attempt."""
    assert table.game is not None
    before = len(table.game.entries)
    (denied,) = Begun(table, role, do, id).told
    assert (len(table.game.entries), table.lock.locked()) == (before, False)
    assert isinstance(denied, Denied)
    return denied.detail


def test_it_waits_for_whoever_has_the_lock_and_for_those_who_wait_already() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, _), _ = await opened(hub, "dooom", "Ann", "Bob")
            order: list[str] = []

            async def change() -> None:
                async with table.lock:
                    order.append("before")
                    assert move.told == []

            async with table.lock:
                before = asyncio.create_task(change())
                await asyncio.sleep(0)
                move = Begun(table, ann, "end", "mine", then=lambda: order.append("move"))
            assert move.told == [], "another was promised it"
            assert await move.answer() == Moved(2, again=False)
            await before
            assert order == ["before", "move"]
            assert [row.move for row in await hub.store.entries(table.id)] == [None, "mine"]

    run(test())


def test_moves_that_do_not_wait_for_each_other_are_done_in_order() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            said = [("s", "one"), ("f", "two"), ("s", "one"), ("nonsense", "no"), ("f", "three")]
            moves = [Begun(table, ann, do, id) for do, id in said]
            assert [move.told for move in moves] == [[]] * 5
            waiting = asyncio.create_task(table.play(ann, "f", id="four"))
            answers = [await move.answer() for move in moves]
            assert answers[:3] == [Moved(2, False), Moved(3, False), Moved(2, True)]
            assert isinstance(answers[3], Denied)
            assert answers[4] == Moved(4, False)
            assert await waiting == Moved(5, False)
            assert not table.lock.locked()
            moves_kept = [row.move for row in await hub.store.entries(table.id)]
            assert moves_kept == [None, "one", "two", "three", "four"]

    run(test())


def test_many_refusals_that_wait_are_told_one_after_the_other() -> None:
    """However many they are: none of them stands on the shoulders of another."""

    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob")
            first = Begun(table, ann, "look", "first")
            refused = [Begun(table, bob, "end", f"{number}") for number in range(3000)]
            last = Begun(table, ann, "end", "last")
            assert await last.answer() == Moved(3, again=False)
            assert first.told == [Moved(2, again=False)]
            assert all(isinstance(move.told[0], Denied) for move in refused)
            assert len(await hub.store.entries(table.id)) == 3

    run(test())


@pytest.mark.parametrize("turns", range(4))
def test_a_ruling_that_is_given_up_ends_before_the_table_is_another_s(turns: int) -> None:
    """The master's words are on their way to the store when anyone who said them is stopped."""

    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")

            async def rule() -> None:
                async with table.lock:
                    await table.submit(MASTER, f"{RULING} be quiet")

            ruling = asyncio.create_task(rule())
            for _ in range(turns):
                await asyncio.sleep(0)
            move = Begun(table, ann, "s", "mine")
            ruling.cancel()
            ruling.cancel()
            assert isinstance(await move.answer(), Moved)
            with pytest.raises(asyncio.CancelledError):
                await ruling
            kept = [(row.seat, row.move) for row in await store.entries(table.id)]
            assert kept[-1] == (0, "mine")
            assert kept[1:-1] == ([(MASTER, None)] if turns else [])
            assert not table.log.doubtful
        await store.close()

    run(test())


# ---- who may not


def test_denied_where_a_bot_plays_on() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"grace_seconds": 5, "absent": "bot"}
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            features_of(
                hub
            ).bots.threads.shutdown()  # so that it is stuck, and it is still its turn
            await table.listen(bob)
            while table.doc.places[0].kind != "bot" or table.lock.locked():
                await pass_time(hub, time, 1)
            assert why_not(table, ann) == "a bot plays on for you; come back first"
            await table.seats.back(ann, 0)
            assert await Begun(table, ann, "end", "another").answer() == Moved(4, again=False)

    run(test())


def test_L103_a_call_to_a_minute_is_denied_where_a_move_has_days() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            terms = {"clock": "days", "move_days": 1}
            table, (ann, bob), _ = await opened(hub, "labyrinth", "Ann", "Bob", terms=terms)
            for role, cell in ((ann, "a1"), (bob, "a2")):
                assert isinstance(await Begun(table, role, f"start {cell}", cell).answer(), Moved)
            assert "call for the clock" in why_not(table, ann, "clock")

    run(test())


def test_denied_when_the_server_stops() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, _), _ = await opened(hub, "dooom", "Ann", "Bob")
            await hub.stop()
            assert "restarting" in why_not(table, ann)

    run(test())


def test_denied_for_whoever_may_not_play_and_for_a_token_that_died() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob")
            assert "spectators" in why_not(table, role_at(table, PUBLIC))
            assert "not your turn" in why_not(table, bob)
            assert "64" in why_not(table, ann, id="x" * 65)
            await table.seats.renew(ann, 0)
            assert "token" in why_not(table, ann)
            ann = role_at(table, 0)
            assert await Begun(table, ann, "end\u00a0\n", "x" * 64).answer() == Moved(2, False)
            assert await Begun(table, ann, "end", "x" * 64).answer() == Moved(2, True)
            assert await Begun(table, bob, "look", "").answer() == Moved(3, False)

    run(test())
