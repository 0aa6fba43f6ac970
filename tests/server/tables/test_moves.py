"""A move sent again, late, twice or out of order is harmless and answered the same."""

import asyncio

import pytest

from asterion.server.store import Store
from asterion.server.tables import Denied
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    a_hub,
    hub_on,
    look,
    news,
    opened,
    read,
    run,
)


def test_a_move_sent_again_is_done_once_and_answered_the_same() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            first = await table.move(ann, "s", 0, "one")
            assert read(first)["answer"] == "one"
            assert await table.move(ann, "s", 0, "one") == first
            for _ in range(3):
                await table.move(ann, read(await table.view(ann))["offers"][0]["say"])
            assert await table.move(ann, "s", 0, "one") == first
            assert (await table.play(ann, "s", 0, "one")).again
        async with hub_on(store, time) as hub:  # and also after a restart
            table = await hub.table(table.id)
            assert await table.move(ann, "s", 0, "one") == first
            assert len(await store.entries(table.id)) == 5
        await store.close()

    run(test())


def test_what_was_refused_once_is_refused_again() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, roles, _ = await opened(hub, "dooom", "Ann", "Bob")
            bob = roles[1]
            with pytest.raises(Denied) as first:
                await table.play(bob, "end", id="early")
            assert first.value.status == 409
            assert first.value.detail == "not your turn: it is Ann's"
            assert first.value.n is None
            await table.play(roles[0], "end")
            with pytest.raises(Denied) as again:
                await table.play(bob, "end", id="early")
            assert again.value.detail == first.value.detail
            await table.play(bob, "end", id="in time")

    run(test())


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            await table.move(ann, "s", 0)
            with pytest.raises(Denied) as denied:
                await table.move(ann, "f", 0)
            assert "earlier question" in denied.value.detail
            assert denied.value.n == 1
            assert len((await look(table, ann))["transcript"]) == 2

    run(test())


def test_many_at_once_are_carried_out_one_after_the_other() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            await table.move(ann, "s", 0)
            window = await table.listen(ann, 2)
            asked = [table.play(ann, "f", id=f"{number % 10}") for number in range(30)]
            done = await asyncio.gather(*asked)
            assert sum(not one.again for one in done) == 10
            numbers = [read(message)["number"] for message in news(window.take_now())]
            assert numbers == list(range(3, 13))
            assert {one.number for one in done} == set(numbers)

    run(test())


def test_several_windows_of_a_seat_get_the_same_bytes() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob")
            windows = [await table.listen(ann) for _ in range(3)]
            other = await table.listen(bob)
            for window in (*windows, other):
                window.take_now()
            answer = await table.move(ann, "end", 0, "mine")
            assert [news(window.take_now()) for window in windows] == [[answer]] * 3
            (his,) = news(other.take_now())
            assert b"mine" not in his

    run(test())


def test_a_command_cannot_carry_control_codes_to_the_others() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob")
            window = await table.listen(bob)
            window.take_now()
            await table.play(ann, "say \x1b[31mred\u202e <b>\x07")
            (message,) = news(window.take_now())
            (sentence,) = read(message)["sentences"]
            assert sentence.isprintable()
            assert "[31mred <b>" in sentence

    run(test())


def test_watchers_and_hosts_do_not_play() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, _, host = await opened(hub, "dooom", "Ann", "Bob")
            for role in (table.seats.role(None), table.seats.role(host)):
                with pytest.raises(Denied) as denied:
                    await table.play(role, "end")
                assert denied.value.status == 403

    run(test())


def test_ones_own_say_does_not_make_ones_prompt_stale() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, _), _ = await opened(hub, "dooom", "Ann", "Bob")
            window = await table.listen(ann)
            asked = (await look(table, ann))["prompt"]
            await table.play(ann, "say wait a moment", asked["n"])
            assert read(window.take_now()[-1])["prompt"] == asked
            await table.play(ann, "end", asked["n"])
            with pytest.raises(Denied, match="earlier question"):
                await table.play(ann, "end", asked["n"])

    run(test())
