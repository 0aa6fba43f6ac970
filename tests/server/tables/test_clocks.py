"""Clocks at a hosted table: shown to everyone, flagged in the record, stopped with the server."""

from collections.abc import Sequence

import pytest

from asterion.core.audience import MASTER, Seat
from asterion.server.store import Store
from asterion.server.tables import Denied, Hosted, Role, SeatWish
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    a_hub,
    hub_on,
    look,
    opened,
    pass_time,
    read,
    run,
)
from tests.server.tables.test_processes import Bridge, two_hubs

TERMS = {"clock": "live", "move_seconds": 30, "absent": "wait"}


def test_O15_a_turn_out_of_time_is_ended_and_that_is_in_the_record() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=TERMS)
            window = await table.listen(bob)
            clock = read(window.take_now()[1])
            assert clock["type"] == "clock"
            assert (clock["running"], clock["left"]) == ([0], {"0": 30.0, "1": 30.0})
            await pass_time(hub, time, 20)
            await table.play(ann, "end")
            assert read(window.take_now()[-1])["running"] == [1]
            await pass_time(hub, time, 33)
            assert table.game is not None
            assert [(entry.seat, entry.do) for entry in table.game.entries[1:]] == [
                (0, "end"),
                (MASTER, "time Bob"),
            ]
            assert (await look(table, ann))["prompt"]["asks"] == "move"

    run(test())


def test_nobody_is_flagged_twice_by_two_processes_that_look_at_once() -> None:
    async def test() -> None:
        bridge = Bridge()
        async with two_hubs(bridge) as (one, other, time):
            table, (_, bob), _ = await opened(one, "dooom", "Ann", "Bob", terms=TERMS)
            there = await other.table(table.id)
            bridge.down = True
            time.now += 2
            for _ in range(16):  # both see that Ann's time is out
                await one.beat()
                await other.beat()
                time.now += 2
            await table.attend()
            await table.play(bob, "end")
            await there.attend()  # it has not heard of either, and Ann has all her time again
            assert there.game is not None
            done = [(entry.seat, entry.do) for entry in there.game.entries[1:]]
            assert done == [(MASTER, "time Ann"), (1, "end")]

    run(test())


def test_no_clock_runs_while_the_server_is_down() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann, _), _ = await opened(hub, "dooom", "Ann", "Bob", terms=TERMS)
            await pass_time(hub, time, 20)
        time.now += 100_000
        async with hub_on(store, time) as hub:
            table = await hub.table(table.id)
            window = await table.listen(ann)
            clock = read(window.take_now()[1])
            assert clock["left"]["0"] == 10.0
            await pass_time(hub, time, 8)
            assert table.game is not None
            assert table.game.committed == 1
            await pass_time(hub, time, 5)
            assert table.game.entries[-1].do == "time Ann"
        await store.close()

    run(test())


def test_a_table_that_nobody_looks_at_is_flagged_too() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, _, _ = await opened(hub, "dooom", "Ann", "Bob", terms=TERMS)
        async with hub_on(store, time) as hub:
            await pass_time(hub, time, 32)
            rows = await store.entries(table.id)
            assert len(rows) == 2
        await store.close()

    run(test())


async def chosen_cells(table: Hosted, roles: Sequence[Role]) -> Seat:
    """Everybody has started; whose turn it is. Now and then the cells are void (L10)."""
    for _ in range(8):
        for role in roles:
            view = await look(table, role)
            if view["prompt"] and view["prompt"]["asks"] == "start cell":
                await table.play(role, view["offers"][3]["say"])
    turn: Seat = (await look(table, roles[0]))["turn"][0]
    return turn


def test_L101_L103_a_clock_that_is_called_in_a_break_runs_after_it() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, roles, _ = await opened(hub, "labyrinth", "Ann", "Bob")
            turn = await chosen_cells(table, roles)
            await table.play(roles[turn], "break")
            await table.play(roles[1 - turn], "clock")
            assert table.game is not None
            before = len(table.game.entries)
            window = await table.listen(roles[1 - turn])
            await pass_time(hub, time, 299)
            assert len(table.game.entries) == before
            window.take_now()
            await pass_time(hub, time, 2)
            assert table.game.entries[-1].do == "end the break"
            assert read(window.take_now()[-1])["left"] == {str(turn): 60.0}
            await pass_time(hub, time, 59)
            assert len(table.game.entries) == before + 1
            await pass_time(hub, time, 4)
            assert table.game.entries[-1].do == f"flag {['Ann', 'Bob'][turn]}"

    run(test())


def test_L103_a_move_that_is_late_by_the_tables_own_clock_is_flagged() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, roles, _ = await opened(hub, "labyrinth", "Ann", "Bob", terms=TERMS)
            turn = await chosen_cells(table, roles)
            await table.listen(roles[1 - turn])
            await table.play(roles[turn], "break")
            await pass_time(hub, time, 301)
            assert table.game is not None
            assert table.game.entries[-1].do == "end the break"
            await pass_time(hub, time, 32)
            assert table.game.entries[-1].do == f"flag {['Ann', 'Bob'][turn]}"

    run(test())


def test_L103_a_clock_that_is_called_flags_the_one_who_thinks() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, roles, _ = await opened(hub, "labyrinth", "Ann", "Bob")
            turn = await chosen_cells(table, roles)
            window = await table.listen(roles[1 - turn])
            window.take_now()
            await pass_time(hub, time, 100)
            await table.play(roles[1 - turn], "clock")
            clock = read(window.take_now()[-1])
            assert clock["left"] == {str(turn): 60.0}
            await pass_time(hub, time, 62)
            assert table.game is not None
            assert table.game.entries[-1].do == f"flag {['Ann', 'Bob'][turn]}"

    run(test())


def test_L103_L104_nobody_is_called_to_a_minute_where_days_were_agreed() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            terms = {"clock": "days", "move_days": 1}
            table, (ann, bob), _ = await opened(hub, "labyrinth", "Ann", "Bob", terms=terms)
            for role, cell in ((ann, "a1"), (bob, "a2")):
                await table.play(role, f"start {cell}")
            for said in ("clock", "start the clock"):
                with pytest.raises(Denied) as denied:
                    await table.play(bob, said, id=said)
                assert denied.value.detail == (
                    "nobody can call for the clock at a table with days per move"
                )

    run(test())


@pytest.mark.parametrize(("windows", "rounds"), [(0, 3), (1, 100)])
def test_a_table_at_which_nobody_plays_any_more_is_not_written_on_for_ever(
    windows: int, rounds: int
) -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {**TERMS, "move_seconds": 1}
            table, (ann, _), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            for _ in range(windows):
                await table.listen(ann)
            await table.play(ann, "say hello")
            await pass_time(hub, time, 2 * rounds * 2 - 4)
            assert table.doc.phase == "playing"
            await pass_time(hub, time, 12)
            assert table.log.summary().phase == "abandoned"
            assert table.game is not None
            assert table.game.committed == 2 + 2 * rounds

    run(test())


def test_bots_have_no_clock() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            seats = [SeatWish(), SeatWish("bot", "walker")]
            table, (ann,), _ = await opened(hub, "dooom", "Ann", seats=seats, terms=TERMS)
            clock = read((await table.listen(ann)).take_now()[1])
            assert set(clock["left"]) == {"0"}

    run(test())
