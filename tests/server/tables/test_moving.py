"""A move that nobody waits for is the same as any other, also where it goes wrong."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from asterion.core.audience import PUBLIC
from asterion.core.records.record import encode
from asterion.server.game.doc import decode
from asterion.server.store import Store, StoreDown
from asterion.server.tables import Denied, Hosted, Hub, Moved
from asterion.server.wake import Quiet
from tests.server.tables.beginning import Begun, Failing
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    Told,
    a_hub,
    hub_on,
    news,
    opened,
    read,
    rolled,
    run,
    seat_role,
    with_features,
)

SMALL = """\
name The burrow
win 1
######
#.G###
#..###
#E.###
######
"""
DOOOM = ("dooom", ("Ann", "Bob"), SMALL)
CC3K = ("cc3k", ("Ann",), "")
MOST_MOVES = 400


# ---- whole games


async def play_through(
    book: str, names: tuple[str, ...], plan: str, is_direct: bool
) -> tuple[list[tuple[object, ...]], list[list[dict[str, object]]], Hosted]:
    """A whole game at random: what was kept, and what each window heard."""
    store, time, chance = await Store.open(MEMORY), StillTime(), random.Random(7)
    async with hub_on(store, time) as hub:
        table, roles, _ = await opened(hub, book, *names, plan=plan)
        windows = [await table.listen(role) for role in (*roles, seat_role(table, PUBLIC))]
        heard: list[list[dict[str, object]]] = [[] for _ in windows]
        assert table.game is not None
        rules = table.game.table
        for number in range(MOST_MOVES):
            if rules.result is not None:
                break
            time.now += chance.choice((0.0, 0.25, 0.5))
            seat = chance.choice(rules.awaited)
            do, id, n = chance.choice(rules.legal(seat)), f"{seat} {number}", None
            if chance.random() < 0.5:
                prompt = rules.prompt(seat)
                n = None if prompt is None else prompt.n
            if is_direct:
                assert isinstance(await Begun(table, roles[seat], do, id, n).answer(), Moved)
            else:
                await table.play(roles[seat], do, n, id)
            for so_far, window in zip(heard, windows, strict=True):
                so_far += map(read, window.take_now())
        assert rules.result is not None, "the game did not end"
        rows = await store.entries(table.id)
        kept = await store.table(table.id)
        assert kept is not None
        assert (decode(kept.doc), kept.version) == (table.doc, table.log.version)
    await store.close()
    return [(r.n, r.seat, r.move, r.wall, r.served, r.line) for r in rows], heard, table


@pytest.mark.parametrize(("book", "names", "plan"), [DOOOM, CC3K], ids=["dooom", "cc3k"])
def test_it_is_the_same_move_whether_anybody_waits_for_it_or_not(
    book: str, names: tuple[str, ...], plan: str
) -> None:
    """To the move that ends the game, and everything that all of them heard of it."""

    async def test() -> None:
        rows, heard, table = await play_through(book, names, plan, is_direct=True)
        long_rows, long_heard, long_table = await play_through(book, names, plan, is_direct=False)
        assert rows == long_rows
        for so_far, long_so_far in zip(heard, long_heard, strict=True):
            told = [message for message in so_far if message["type"] == "news"]
            assert told == [m for m in long_so_far if m["type"] == "news"]
            assert [m["type"] for m in so_far] == [m["type"] for m in long_so_far]
            assert so_far[-1]["type"] == "table", "the document was saved with the last move"
        assert all(
            any(message.get("result") for message in heard[seat]) for seat in range(len(names))
        )
        assert table.doc.phase == long_table.doc.phase == "finished"
        assert table.doc.result == long_table.doc.result
        assert table.log.version == long_table.log.version

    run(test())


# ---- when it goes wrong


@pytest.mark.parametrize(("failing", "kept"), [("before", 2), ("after", 3)])
def test_a_store_that_fails_leaves_a_doubt_that_it_settles(failing: str, kept: int) -> None:
    async def test() -> None:
        store, time = await Failing.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            assert await Begun(table, ann, "s", "first").answer() == Moved(2, again=False)
            window = await table.listen(ann, 2)
            window.take_now()
            store.failing = failing
            looks: list[tuple[bool, list[bytes], bool]] = []

            def look() -> None:
                looks.append((table.lock.locked(), news(window.take_now()), table.log.doubtful))

            failed = await Begun(table, ann, "f", "again", then=look).answer()
            assert isinstance(failed, StoreDown)
            assert looks == [(False, [], True)], "free, unheard, and in doubt"
            store.failing = ""
            moved = await Begun(table, ann, "f", "again").answer()
            assert moved == Moved(3, again=kept == 3)
            assert len(await store.entries(table.id)) == 3
            (heard,) = map(read, news(window.take_now()))
            assert (heard["number"], heard["answer"]) == (3, "again")
            assert await Begun(table, ann, "f", "next").answer() == Moved(4, again=False)
            assert len(await store.entries(table.id)) == 4
        await store.close()

    run(test())


def test_a_store_that_was_closed_is_told_of_and_the_table_is_free() -> None:
    async def test() -> None:
        store, time = await Failing.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            store.failing = "at once"
            assert isinstance(await Begun(table, ann, "s", "one").answer(), StoreDown)
            assert not table.lock.locked()
            with pytest.raises(StoreDown):
                await table.play(ann, "s", id="one")
            store.failing = ""
            assert await Begun(table, ann, "s", "one").answer() == Moved(2, again=False)
            assert len(await store.entries(table.id)) == 2
        await store.close()

    run(test())


def test_a_refusal_is_told_at_once_and_changes_nothing() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (_, bob), _ = await opened(hub, "dooom", "Ann", "Bob")
            for _ in range(2):  # before it was refused, and when it is known that it was
                (denied,) = Begun(table, bob, "end", "early").told
                assert isinstance(denied, Denied)
                assert "not your turn" in denied.detail
                assert not table.lock.locked()
            assert len(await hub.store.entries(table.id)) == 1

    run(test())


@asynccontextmanager
async def two_hubs() -> AsyncIterator[list[Hub]]:
    """Two processes that hear nothing of each other, except from the store that they share."""
    store, time = await Store.open(MEMORY), StillTime()
    hubs = [
        Hub(store, Quiet(), time, shared=True, say=Told(), dice=rolled(seed)) for seed in (1, 2)
    ]
    for hub in hubs:
        with_features(hub)
        await hub.start()
    yield hubs
    for hub in hubs:
        await hub.stop()
    await store.close()


def test_another_process_that_was_first_makes_no_fork() -> None:
    async def test() -> None:
        async with two_hubs() as hubs:
            here, (ann,), _ = await opened(hubs[0], "cc3k", "Ann")
            await here.play(ann, "s", id="first")
            there = await hubs[1].table(here.id)
            for number in range(20):
                tables = [here, there] if number % 3 else [there, here]
                moves = [Begun(table, ann, "f", f"{number} {table is here}") for table in tables]
                # the one who was too late tries again where the other one left it
                assert await moves[0].answer() == Moved(3 + 2 * number, again=False)
                assert await moves[1].answer() == Moved(4 + 2 * number, again=False)
                assert not tables[1].lock.locked()
                await tables[0].catch_up()
            rows = await hubs[0].store.entries(here.id)
            assert [row.n for row in rows] == list(range(42))
            assert len({row.move for row in rows}) == 42
            for table in (here, there):
                assert table.game is not None
                assert [encode(entry) for entry in table.game.entries] == [r.line for r in rows]

    run(test())


def test_a_server_that_stops_waits_for_a_move_that_was_begun() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            window = await table.listen(ann, 1)
            window.take_now()
            move = Begun(table, ann, "s", "last")
            assert move.told == []
            assert not news(window.take_now())
        assert move.told == [Moved(2, again=False)]
        heard = [read(message) for message in window.take_now()]
        assert [message["type"] for message in heard][-2:] == ["news", "bye"]
        assert heard[-2]["answer"] == "last"
        assert [row.move for row in await store.entries(table.id)] == [None, "last"]
        (denied,) = Begun(table, ann, "f", "too late").told
        assert isinstance(denied, Denied)
        assert "restarting" in denied.detail
        await store.close()

    run(test())
