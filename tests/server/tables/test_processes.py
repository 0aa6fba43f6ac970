"""Several processes on one store: no fork, no lost move, nothing done twice."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from asterion.core.records.record import encode
from asterion.server.features.afterwards import aims
from asterion.server.store import Store
from asterion.server.tables import Denied, Hub, OpenTable, SeatWish
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    Told,
    look,
    news,
    opened,
    pass_time,
    read,
    rolled,
    run,
    seat_role,
    settle,
    with_features,
)

LEASE_AND_GRACE = 75


class Bridge:
    """Wakes every process that is on it; or none, when it is down."""

    def __init__(self) -> None:
        self.ears: list[Callable[[str], None]] = []
        self.down = False

    async def start(self, heard: Callable[[str], None]) -> None:
        self.ears.append(heard)

    def call(self, table: str) -> None:
        for heard in () if self.down else self.ears:
            heard(table)

    async def stop(self) -> None:
        pass


@asynccontextmanager
async def two_hubs(bridge: Bridge) -> AsyncIterator[tuple[Hub, Hub, StillTime]]:
    store, time = await Store.open(MEMORY), StillTime()
    hubs = [Hub(store, bridge, time, shared=True, say=Told(), dice=rolled(seed)) for seed in (1, 2)]
    for hub in hubs:
        with_features(hub)
        await hub.start()
    yield hubs[0], hubs[1], time
    for hub in hubs:
        await hub.stop()
    await store.close()


def test_any_process_answers_for_any_table() -> None:
    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, _):
            table, (ann, bob), host = await opened(one, "dooom", "Ann", "Bob")
            there = await other.table(table.id)
            window = await there.listen(bob)
            window.take_now()
            first = await table.move(ann, "end", 0, "mine")
            await settle()
            (his,) = news(window.take_now())
            assert await there.move(ann, "end", 0, "mine") == first
            back = await table.listen(bob, 1)
            assert news(back.take_now()) == [his]
            await there.play(bob, "end")
            assert (await look(await one.table(table.id), ann))["prompt"]["n"] == 1
            await there.seats.abandon(there.seats.role(host))
            await settle()
            assert table.doc.phase == "abandoned"

    run(test())


def test_without_a_wake_the_others_hear_of_it_a_second_later() -> None:
    async def test() -> None:
        bridge = Bridge()
        async with two_hubs(bridge) as (one, other, time):
            bridge.down = True
            table, (ann, bob), _ = await opened(one, "dooom", "Ann", "Bob")
            (window := await (await other.table(table.id)).listen(bob)).take_now()
            await table.play(ann, "end")
            await settle()
            assert not news(window.take_now())
            time.now += 1
            await other.tick()
            await settle()
            assert len(news(window.take_now())) == 1

    run(test())


def test_a_process_at_which_nobody_looks_does_not_play_the_moves_of_others() -> None:
    """It opened the table; the players' windows are elsewhere. When it is asked, it knows all."""

    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, _):
            table, (ann, bob), _ = await opened(one, "dooom", "Ann", "Bob")
            there = await other.table(table.id)
            for role in (ann, bob):
                await there.listen(role)
            await there.play(ann, "end")
            await settle()
            assert table.game is not None
            assert (table.game.committed, len(await one.store.entries(table.id))) == (1, 2)
            assert (await look(await one.table(table.id), bob))["turn"] == [1]
            assert table.game.committed == 2

    run(test())


def test_a_window_opened_after_others_went_on_hears_of_it_at_once() -> None:
    """Its process was asked for the table, then another went on, and only then the window came."""

    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, _):
            table, (ann, bob), _ = await opened(one, "dooom", "Ann", "Bob")
            there = await other.table(table.id)
            await table.play(ann, "end")
            await settle()
            window = await there.listen(bob)
            assert not news(window.take_now())
            await settle()
            assert len(news(window.take_now())) == 1

    run(test())


def test_two_processes_that_race_for_every_number_never_fork() -> None:
    async def test() -> None:
        bridge = Bridge()
        bridge.down = True  # so that each finds out by losing the race
        async with two_hubs(bridge) as (one, other, _):
            table, (ann,), _ = await opened(one, "cc3k", "Ann")
            there = await other.table(table.id)
            await table.play(ann, "s")
            answers: list[bytes] = []
            for number in range(40):
                asked = [
                    here.move(ann, "f", id=f"{number} {who}")
                    for who, here in enumerate((table, there))
                ]
                answers += await asyncio.gather(*asked)
            rows = await one.store.entries(table.id)
            assert [row.n for row in rows] == list(range(82))
            assert len({read(answer)["number"] for answer in answers}) == 80
            for hosted in (await one.table(table.id), await other.table(table.id)):
                assert hosted.game is not None
                assert [encode(entry) for entry in hosted.game.entries] == [r.line for r in rows]

    run(test())


def test_the_same_move_sent_to_two_processes_is_done_once() -> None:
    async def test() -> None:
        bridge = Bridge()
        bridge.down = True
        async with two_hubs(bridge) as (one, other, _):
            table, (ann,), _ = await opened(one, "cc3k", "Ann")
            there = await other.table(table.id)
            await table.play(ann, "s")
            for number in range(20):
                asked = [here.move(ann, "f", id=f"{number}") for here in (table, there)]
                first, second = await asyncio.gather(*asked)
                assert first == second
            assert len(await one.store.entries(table.id)) == 22

    run(test())


def test_chat_reaches_the_windows_of_the_other_process() -> None:
    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, _):
            chat = {"chat": True}
            table, (ann, bob), _ = await opened(one, "dooom", "Ann", "Bob", terms=chat)
            window = await (await other.table(table.id)).listen(bob)
            await settle()
            window.take_now()
            await table.chat(ann, "hello")
            await settle()
            (message,) = [read(message) for message in window.take_now()]
            assert (message["type"], message["text"]) == ("chat", "hello")

    run(test())


def test_a_token_that_was_renewed_in_one_process_dies_in_the_other() -> None:
    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, _):
            table, (ann, _), _ = await opened(one, "dooom", "Ann", "Bob")
            there = await other.table(table.id)
            window = await there.listen(ann)
            await table.seats.renew(ann, 0)
            await settle()
            assert read(window.take_now()[-1])["type"] == "bye"
            with pytest.raises(Denied):
                await there.play(ann, "end")

    run(test())


def test_a_seat_with_a_window_in_another_process_is_not_gone() -> None:
    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, _):
            table, (ann, _), _ = await opened(one, "dooom", "Ann", "Bob")
            there = await other.table(table.id)
            here = await table.listen(ann)
            await there.listen(ann)
            here.close()
            await settle()
            await settle()
            assert (await one.table(table.id)).log.summary().places[0].here
            assert there.log.summary().places[0].here

    run(test())


def test_O21_players_of_a_process_that_was_killed_are_missed_in_the_end() -> None:
    async def test() -> None:
        bridge = Bridge()
        async with two_hubs(bridge) as (one, other, time):
            terms = {"grace_seconds": 10}
            table, (ann, bob), _ = await opened(one, "dooom", "Ann", "Bob", terms=terms)
            there = await other.table(table.id)
            await table.listen(ann)
            await there.listen(bob)
            for _ in range(150):  # both processes beat
                time.now += 1
                await one.tick()
                await other.tick()
            await settle()
            assert table.log.summary().places[1].here
            bridge.ears.remove(other.heard)  # it was killed
            for _ in range(LEASE_AND_GRACE):
                time.now += 1
                await one.tick()
                await settle()
            assert table.game is not None
            assert table.game.entries[-1].do == "leave Bob"

    run(test())


def test_a_table_is_looked_after_where_it_is_at_home_and_elsewhere_only_if_that_fails() -> None:
    async def test() -> None:
        async with two_hubs(Bridge()) as (one, other, time):
            one.attending.is_home = lambda id: True
            other.attending.is_home = lambda id: False
            clock = {"clock": "live", "move_seconds": 30, "game_seconds": 0, "absent": "wait"}
            id = (await opened(one, "dooom", "Ann", "Bob", terms=clock))[0].id
            await pass_time(one, time, 30)
            await pass_time(other, time, 2)
            assert not other.tables, "it is not its own"
            await pass_time(one, time, 1)
            late = len(await one.store.entries(id))
            assert late > 1, "somebody was late"
            await pass_time(other, time, 36)  # and the one does nothing more
            assert id in other.tables
            assert len(await one.store.entries(id)) > late

    run(test())


def test_what_a_bot_was_after_is_known_wherever_the_game_ends() -> None:
    async def test() -> None:
        bridge = Bridge()
        bridge.down = True  # the other process never lets the bot think
        async with two_hubs(bridge) as (one, other, _):
            seats = [SeatWish(), SeatWish("bot", "reasoner")]
            new = await one.open(OpenTable("labyrinth", seats=seats, name="Ann"))
            table = await one.table(new.id)
            ann = seat_role(table, 0)
            await table.play(ann, "start a1")
            opened_at = table.log.version
            while len(table.game.entries if table.game else []) < 3:
                await settle()
            assert table.log.version == opened_at, "its number would tell that a mind has changed"
            there = await other.table(new.id)
            with pytest.raises(Denied):
                aims(there)
            await there.play(ann, "resign")
            assert there.doc.phase == "finished"
            assert aims(there) == [], "it did not think here"
            bridge.down = False
            bridge.call(new.id)
            while not (await other.table(new.id)).doc.places[1].aims:
                await settle()
            assert aims(there) == [(there.doc.places[1].name, ["choosing where to start"])]

    run(test())
