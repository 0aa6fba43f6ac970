"""Who is there, and what becomes of a seat that nobody has sat at for longer than the grace."""

import pytest

from asterion.server.store import Store
from asterion.server.tables import Denied, Hosted, Role
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
    settle,
)
from tests.server.tables.test_processes import Bridge, two_hubs


def here(table: Hosted) -> list[bool]:
    return [place.here for place in table.log.summary().places]


def test_everyone_sees_who_is_there() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), _ = await opened(hub, "labyrinth", "Ann", "Bob")
            assert here(table) == [False, False]
            one, two = await table.listen(ann), await table.listen(ann)
            assert here(table) == [True, False]
            window = await table.listen(bob)
            window.take_now()
            one.close()
            await settle()
            assert here(table) == [True, True]
            two.close()
            await settle()
            assert here(table) == [False, True]
            last = read(window.take_now()[-1])
            assert last["type"] == "table"
            assert not last["table"]["places"][0]["here"]

    run(test())


def test_O21_in_dooom_a_disconnect_is_death_after_the_grace() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"grace_seconds": 10}
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            await table.listen(ann)
            window = await table.listen(bob)
            await pass_time(hub, time, 20)
            window.close()
            await settle()
            await pass_time(hub, time, 8)
            again = await table.listen(bob)
            await pass_time(hub, time, 20)
            assert table.doc.phase == "playing"
            again.close()
            await settle()
            await pass_time(hub, time, 12)
            assert table.game is not None
            assert table.game.entries[-1].do == "leave Bob"
            assert table.doc.places[1].out
            entries = table.game.committed
            await pass_time(hub, time, 30)
            assert table.game.committed == entries

    run(test())


def test_requests_without_a_window_are_a_sign_of_life_too() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"grace_seconds": 10}
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            await table.listen(ann)
            for _ in range(5):
                await pass_time(hub, time, 8)
                await table.view(bob)
            assert table.game is not None
            assert table.game.committed == 1
            await pass_time(hub, time, 13)
            assert table.game.entries[-1].do == "leave Bob"

    run(test())


@pytest.mark.parametrize(
    ("book", "said"),
    [("labyrinth", ["time Bob", "resign"]), ("dungeonlab", ["leave Bob"])],
)
def test_where_the_table_says_leave_the_books_own_words_are_used(
    book: str, said: list[str]
) -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"grace_seconds": 3, "absent": "leave"}
            table, (ann, _), _ = await opened(hub, book, "Ann", "Bob", terms=terms)
            await table.listen(ann)
            for _ in range(12):  # the master may want other start cells
                view = await look(table, ann)
                if view["prompt"] and view["prompt"]["asks"] == "start cell":
                    await table.play(ann, view["offers"][0]["say"])
                await pass_time(hub, time, 4)
            assert table.game is not None
            done = [entry.do for entry in table.game.entries]
            heard = [do for do in done if do in ("time Bob", "leave Bob", "resign")]
            assert list(dict.fromkeys(heard)) == said
            assert table.doc.places[1].out or table.doc.phase == "finished"

    run(test())


def test_nobody_leaves_labyrinth_before_the_first_move() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, _), _ = await opened(hub, "labyrinth", "Ann", "Bob")
            with pytest.raises(Denied) as denied:
                await table.seats.leave(ann, 0)
            assert denied.value.status == 409
            assert not table.doc.places[0].out

    run(test())


def test_by_default_other_books_wait() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            table, (ann, _), _ = await opened(hub, "labyrinth", "Ann", "Bob")
            id = table.id
            window = await table.listen(ann)
            window.close()
            await pass_time(hub, time, 90)
            table = await hub.table(id)  # nobody looked, so it was put away
            assert table.game is not None
            assert table.game.committed == 1

    run(test())


def test_a_bot_plays_on_and_gives_the_seat_back() -> None:
    async def test() -> None:
        async with a_hub() as (hub, time):
            terms = {"grace_seconds": 5, "absent": "bot"}
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            await table.listen(ann)
            await pass_time(hub, time, 8)
            assert [place.kind for place in table.doc.places] == ["person", "bot"]
            await table.play(ann, "end")
            await settle()
            assert table.game is not None
            assert any(entry.seat == 1 for entry in table.game.entries)
            with pytest.raises(Denied) as denied:
                await table.play(bob, "end")
            assert denied.value.detail == "a bot plays on for you; come back first"
            with pytest.raises(Denied):
                await table.seats.back(ann, 1)
            await table.seats.back(bob, 1)
            assert table.doc.places[1].kind == "person"
            await table.play(bob, "look")

    run(test())


def test_who_left_comes_back_where_the_book_lets_him() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            skip = {"disconnect": "skip"}
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", options=skip)
            with pytest.raises(Denied):
                await table.seats.back(bob, 1)
            await table.seats.leave(bob, 1)
            assert table.doc.places[1].out
            await table.seats.back(bob, 1)
            assert table.game is not None
            assert [entry.do for entry in table.game.entries[1:]] == ["leave Bob", "return Bob"]
            deadly, (_, dead), host = await opened(hub, "dooom", "Ann", "Bob")
            await deadly.seats.leave(dead, 1)
            with pytest.raises(Denied) as denied:
                await deadly.seats.back(dead, 1)
            assert denied.value.detail == "there is no way back: Bob is dead"
            await deadly.seats.leave(deadly.seats.role(host), 0)
            with pytest.raises(Denied):
                await deadly.view(Role("seat", 0, False, ann.key))

    run(test())


def test_nobody_dies_because_the_server_went_down() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        terms = {"grace_seconds": 10}
        async with hub_on(store, time) as hub:
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms=terms)
            window = await table.listen(ann)
            gone = await table.listen(bob)
            gone.close()
            await settle()
            await pass_time(hub, time, 8)
        assert read(window.take_now()[-1])["type"] == "bye"
        time.now += 5000
        async with hub_on(store, time) as hub:
            table = await hub.table(table.id)
            assert here(table) == [False, False]
            await pass_time(hub, time, 8)  # the grace starts over for both
            assert table.game is not None
            assert table.game.committed == 1
            await table.listen(ann)
            await pass_time(hub, time, 4)
            assert table.game.entries[-1].do == "leave Bob"
        await store.close()

    run(test())


@pytest.mark.parametrize("absent", ["leave", "bot"])
def test_nobody_is_put_out_by_a_process_that_has_not_heard_they_are_back(absent: str) -> None:
    async def test() -> None:
        bridge = Bridge()
        async with two_hubs(bridge) as (one, other, time):
            terms = {"grace_seconds": 10, "absent": absent}
            table, (ann, bob), _ = await opened(one, "dooom", "Ann", "Bob", terms=terms)
            await table.listen(ann)
            bridge.down = True
            for _ in range(7):
                time.now += 2
                await one.beat()
                await other.beat()
            there = await other.table(table.id)
            await table.listen(bob)
            with pytest.raises(Denied):  # and at the next beat there is nothing to do
                await there.attend()
            await there.attend()
            assert there.game is not None
            assert [entry.do for entry in there.game.entries[1:]] == []
            assert here(there) == [True, True]

    run(test())
