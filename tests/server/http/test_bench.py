"""Plans are drawn and checked a piece at a time: nobody waits for another address's many pieces."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from asterion.core.phrase import english
from asterion.server.http.bench import MOST_EACH, Bench
from asterion.server.workshop import NotMade
from tests.server.tables.hosting import run


class Held:
    """A piece of work that goes on until it is let go."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.let_go = threading.Event()

    def __call__(self) -> str:
        self.began.set()
        assert self.let_go.wait(60)
        return "done"


async def turns_of_the_loop(many: int = 20) -> None:
    for _ in range(many):
        await asyncio.sleep(0)


def begin(work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
    return asyncio.ensure_future(work)


def test_one_address_has_one_place_and_another_finds_one() -> None:
    async def test() -> None:
        bench, slow, next_one = Bench(), Held(), Held()
        mine = [begin(bench.do("greedy", piece)) for piece in (slow, next_one)]
        await asyncio.to_thread(slow.began.wait)
        assert await bench.do("modest", lambda: "checked") == "checked"
        await turns_of_the_loop()
        assert not next_one.began.is_set()
        slow.let_go.set()
        next_one.let_go.set()
        assert await asyncio.gather(*mine) == ["done", "done"]

    run(test())


def test_who_has_gone_begins_nothing_more_and_frees_no_place_too_early() -> None:
    async def test() -> None:
        bench, slow, next_one = Bench(), Held(), Held()

        async def both() -> None:
            await bench.do("gone", slow)
            await bench.do("gone", next_one)

        going = begin(both())
        await asyncio.to_thread(slow.began.wait)
        going.cancel()
        await turns_of_the_loop()
        assert not going.done(), "its thread is still at work, and so it has its place"
        slow.let_go.set()
        await asyncio.wait((going,))
        assert going.cancelled()
        assert bench.pieces == 1
        assert await bench.do("gone", lambda: "again") == "again"

    run(test())


def test_who_waits_for_too_much_is_told_to_wait() -> None:
    async def test() -> None:
        bench, slow = Bench(), Held()
        mine = [begin(bench.do("greedy", slow)) for _ in range(MOST_EACH)]
        await asyncio.to_thread(slow.began.wait)
        with pytest.raises(NotMade) as told:
            await bench.do("greedy", slow)
        assert told.value.kind == "busy"
        assert english(told.value.why)
        slow.let_go.set()
        await asyncio.gather(*mine)

    run(test())
