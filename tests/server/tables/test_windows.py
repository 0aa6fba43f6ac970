"""Windows: bounded queues, coming back, chat, notebooks, and going down in an orderly way."""

import asyncio

import pytest

from asterion.core.phrase import english
from asterion.server.store import Store
from asterion.server.tables import Denied, Listener, OpenTable
from asterion.server.tables.room import MOST_MESSAGES
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    a_hub,
    hub_on,
    news,
    notebooks_of,
    opened,
    read,
    run,
    settle,
    types,
)


def test_who_reads_too_slowly_is_let_go_and_the_others_are_not() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            slow, quick = await table.listen(ann), await table.listen(ann)
            await table.play(ann, "s")
            heard = 0
            for _ in range(MOST_MESSAGES + 5):
                await table.play(ann, "f")
                heard += len(news(quick.take_now()))
            left = [message async for message in slow]
            assert [read(message)["type"] for message in left] == ["bye"]
            assert "too slow" in read(left[0])["why"]
            assert heard == MOST_MESSAGES + 6
            back = await table.listen(ann, 1)
            assert len(news(all_now(back))) == MOST_MESSAGES + 6

    run(test())


def all_now(window: Listener) -> list[bytes]:
    messages: list[bytes] = []
    while more := window.take_now():
        messages += more
    return messages


def test_what_is_told_while_one_waits_arrives_and_closing_ends_it() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            window = await table.listen(ann, 1)
            assert read(await anext(window))["type"] == "table"
            assert read(await anext(window))["type"] == "table"  # Ann is here
            waiting = asyncio.create_task(anext(window))
            await settle()
            await table.play(ann, "s")
            assert read(await waiting)["number"] == 2
            window.close()
            assert [message async for message in window] == []
            await table.play(ann, "f")

    run(test())


def test_one_who_knows_more_than_there_is_gets_a_view() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            assert types(await table.listen(ann, 7))[0] == "view"
            assert types(await table.listen(ann, -1))[0] == "view"
            first = all_now(await table.listen(ann, 0))
            assert [read(message)["type"] for message in first[:2]] == ["view", "news"]
            assert read(first[0])["screen"] is None

    run(test())


def test_going_down_everybody_is_told_and_what_was_begun_is_answered() -> None:
    async def test() -> None:
        store, time = await Store.open(MEMORY), StillTime()
        async with hub_on(store, time) as hub:
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            window = await table.listen(ann)
            asked = [asyncio.create_task(table.move(ann, "s", id=f"{n}")) for n in range(1)]
            await asyncio.sleep(0)
            await hub.stop()
            assert read(await asked[0])["number"] == 2
            messages = [read(message) async for message in window]
            assert messages[-1]["type"] == "bye"
            assert messages[-2]["type"] == "news"
            with pytest.raises(Denied) as denied:
                await table.move(ann, "f")
            assert denied.value.status == 503
        row = await store.table(table.id)
        assert row is not None
        assert b'"gone":null' in row.doc  # nobody is gone because of this
        await store.close()

    run(test())


def test_a_move_that_comes_after_the_goodbye_is_done_and_not_refused() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            await table.listen(ann)
            await hub.say_goodbye()
            assert read(await table.move(ann, "s", id="late"))["number"] == 2
            assert await hub.store.latest([table.id]) == {table.id: (table.log.version, 1)}

    run(test())


def test_chat_is_off_unless_the_table_has_it_and_is_clean_text() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            quiet, (eve, _), _ = await opened(hub, "dooom", "Eve", "Fay")
            with pytest.raises(Denied) as denied:
                await quiet.chat(eve, "hello")
            assert denied.value.status == 403
            table, (ann, bob), _ = await opened(hub, "dooom", "Ann", "Bob", terms={"chat": True})
            window = await table.listen(bob)
            window.take_now()
            await table.chat(ann, " <b>hi</b>\x1b[2J\n\u202e " + "x" * 600)
            (message,) = [read(message) for message in window.take_now()]
            text = message.pop("text")
            assert message == {"type": "chat", "number": 1, "seat": 0, "name": "Ann"}
            assert text.startswith("<b>hi</b>[2J xxx")
            assert len(text) == 500
            with pytest.raises(Denied):
                await table.chat(ann, "\x00\x1b")
            with pytest.raises(Denied):
                await table.chat(table.seats.role(None), "let me speak")
            assert types(await table.listen(ann, 1)).count("chat") == 1

    run(test())


def test_nobody_finds_the_notebook_of_a_player_who_sat_there_before() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            new = await hub.open(OpenTable("dooom", name="Ann"))
            table = await hub.table(new.id)
            assert new.seat is not None
            ann = table.seats.role(new.seat.token)
            with pytest.raises(Denied, match="the game has not begun") as early:
                await notebooks_of(table).save(table, ann, 0, b'"a secret of Ann"')
            assert early.value.status == 403
            await table.seats.leave(ann, 0)
            bob = table.seats.role((await table.seats.sit("Bob")).token)
            assert bob.viewer == 0
            assert await notebooks_of(table).load(table, bob) is None

    run(test())


def test_notebooks_are_ones_own_until_the_game_is_over() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann, bob), host = await opened(hub, "dooom", "Ann", "Bob")
            assert await notebooks_of(table).load(table, ann) is None
            assert await notebooks_of(table).save(table, ann, 0, b'{"a":1}') == 1
            with pytest.raises(Denied) as late:
                await notebooks_of(table).save(table, ann, 0, b'{"a":2}')
            assert late.value.status == 409
            await table.play(ann, "end")
            assert await notebooks_of(table).save(table, ann, 1, b'{"a":3}') == 2
            mine = await notebooks_of(table).load(table, ann)
            assert mine is not None
            assert (mine.doc, mine.number) == (b'{"a":3}', 2)
            assert await notebooks_of(table).load(table, bob) is None
            with pytest.raises(Denied):
                await notebooks_of(table).load(table, table.seats.role(None))
            with pytest.raises(Denied):
                await notebooks_of(table).some(table, 0)
            with pytest.raises(Denied) as large:
                await notebooks_of(table).save(table, ann, 2, b"x" * 300_000)
            assert large.value.status == 413
            said = english(large.value.why)
            assert "256 KiB" in said
            assert "is still here" in said
            assert await notebooks_of(table).load(table, ann) == mine
            await table.seats.abandon(table.seats.role(host))
            rows, more = await notebooks_of(table).some(table, 0)
            assert ([row.doc for row in rows], more) == ([b'{"a":1}', b'{"a":3}'], False)

    run(test())


def test_a_transcript_is_read_in_parts() -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, (ann,), _ = await opened(hub, "cc3k", "Ann")
            assert await table.transcript(ann, 5) == []
            await table.play(ann, "s")
            for _ in range(150):
                await table.play(ann, "f")
            view = read(await table.view(ann))
            assert view["earlier"]
            assert [line["number"] for line in view["transcript"]] == list(range(53, 153))
            part = await table.transcript(ann, 10, 5)
            assert [line.number for line in part] == [11, 12, 13, 14, 15]
            assert [line.number for line in await table.transcript(ann, 150)] == [151, 152]

    run(test())
