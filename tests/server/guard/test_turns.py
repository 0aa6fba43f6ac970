"""Few are served at once: addresses take turns, whatever each of them asks for."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.server.guard.turns import Full, Turns


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


class Work:
    """What is asked for: it says when it begins, and ends when the test says so."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.may_end: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, who: str, name: str) -> None:
        """It is asked for, and stands in the queue when this returns."""
        self.may_end[name] = asyncio.Event()
        self.tasks[name] = asyncio.ensure_future(self._do(who, name))
        await settle()

    async def _do(self, who: str, name: str) -> None:
        async with self.turns.turn(who):
            self.begun.append(name)
            await self.may_end[name].wait()

    async def end(self, name: str) -> None:
        self.may_end[name].set()
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_asks_for_ten_things_keeps_nobody_waiting_behind_all_of_them() -> None:
    async def test() -> None:
        work = Work(Turns(1, 1, most=64, most_each=16))
        for n in range(10):
            await work.ask("eve", f"eve {n}")
        await work.ask("ann", "ann")
        await work.ask("ben", "ben")
        assert work.begun == ["eve 0"]
        await work.end("eve 0")
        await work.end("eve 1")
        await work.end("ann")
        await work.end("ben")
        assert work.begun == ["eve 0", "eve 1", "ann", "ben", "eve 2"]

    run(test())


def test_of_two_places_one_address_has_one_and_another_finds_the_other_free() -> None:
    async def test() -> None:
        work = Work(Turns(2, 1, most=64, most_each=16))
        for n in range(10):
            await work.ask("eve", f"eve {n}")
        assert work.begun == ["eve 0"]
        await work.ask("ann", "ann")
        assert work.begun == ["eve 0", "ann"]

    run(test())


def test_the_queue_is_bounded_for_each_and_in_all() -> None:
    async def test() -> None:
        turns = Turns(1, 1, most=3, most_each=2)
        work = Work(turns)
        for name in ("eve 0", "eve 1", "eve 2"):
            await work.ask("eve", name)
        with pytest.raises(Full) as own:
            work.tasks["eve 2"].result()
        assert own.value.own
        await work.ask("ann", "ann")
        await work.ask("ben", "ben")
        with pytest.raises(Full) as others:
            work.tasks["ben"].result()
        assert not others.value.own
        assert len(turns) == 3
        for name in ("eve 0", "eve 1", "ann"):
            await work.end(name)
        assert len(turns) == 0

    run(test())


def test_who_is_gone_frees_the_place_or_leaves_the_queue() -> None:
    async def test() -> None:
        turns = Turns(1, 1, most=9, most_each=9)
        work = Work(turns)
        for name in ("one", "two", "three"):
            await work.ask("eve", name)
        work.tasks["two"].cancel()
        work.tasks["one"].cancel()  # the place is given to “three” in the same moment
        await settle()
        assert work.begun == ["one", "three"]
        await work.ask("eve", "four")
        work.may_end["three"].set()
        work.tasks["four"].cancel()  # it may have been given the place already, and not know it
        await settle()
        assert len(turns) == 0

    run(test())


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from(["ask", "end", "go"]))))
def test_places_are_never_lost_nor_given_twice(steps: list[tuple[str, str]]) -> None:
    async def test() -> None:
        turns = Turns(2, 1, most=100, most_each=100)
        work = Work(turns)
        for n, (who, step) in enumerate(steps):
            here = [name for name, task in work.tasks.items() if not task.done()]
            own = [name for name in here if name.startswith(who)]
            if step == "ask":
                await work.ask(who, f"{who} {n}")
            elif own and step == "go":
                work.tasks[own[-1]].cancel()
                await settle()
            elif own and own[0] in work.begun:
                await work.end(own[0])
            here = [name for name, task in work.tasks.items() if not task.done()]
            served = [name for name in here if name in work.begun]
            assert len(served) == min(2, len({name[0] for name in here}))
            assert len(turns) == len(here)

    run(test())
