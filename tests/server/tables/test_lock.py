"""The lock of a table, for tasks and for what is none: in the order in which they asked."""

import asyncio

import pytest

from asterion.server.work.lock import TableLock
from tests.server.tables.hosting import run

TURNS = 10
"""This many turns of the loop are enough for everyone to have done what he could."""


async def rest() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Had:
    """Who had it, in order; it is let go by the test or by the one who had it."""

    def __init__(self) -> None:
        self.lock = TableLock()
        self.names: list[str] = []

    def call(self, name: str, keep: bool = False) -> None:
        def then() -> None:
            assert self.lock.locked()
            self.names.append(name)
            if not keep:
                self.lock.release()

        self.lock.acquire(then)

    def task(self, name: str) -> "asyncio.Task[None]":
        async def have() -> None:
            async with self.lock:
                assert self.lock.locked()
                self.names.append(name)

        return asyncio.create_task(have())


def test_a_free_lock_is_had_at_once() -> None:
    async def test() -> None:
        had = Had()
        had.call("one", keep=True)
        assert had.names == ["one"]
        assert had.lock.locked()
        had.call("two")
        assert had.names == ["one"]
        had.lock.release()
        await rest()
        assert had.names == ["one", "two"]
        assert not had.lock.locked()
        async with had.lock:
            assert had.lock.locked()
        assert not had.lock.locked()

    run(test())


def test_tasks_and_others_have_it_in_the_order_in_which_they_asked() -> None:
    async def test() -> None:
        had = Had()
        had.call("first", keep=True)
        tasks = []
        for number in range(3):
            tasks.append(had.task(f"task {number}"))
            await asyncio.sleep(0)
            had.call(f"call {number}")
        had.lock.release()
        had.call("late")
        await rest()
        expected = [f"{kind} {number}" for number in range(3) for kind in ("task", "call")]
        assert had.names == ["first", *expected, "late"]
        assert not had.lock.locked()
        await asyncio.gather(*tasks)

    run(test())


def test_it_is_never_free_between_one_and_the_next() -> None:
    async def test() -> None:
        had = Had()
        had.call("one", keep=True)
        waiting = had.task("two")
        await rest()
        had.lock.release()
        assert had.lock.locked(), "it is the other's already"
        had.call("three")
        await rest()
        assert had.names == ["one", "two", "three"]
        assert waiting.done()

    run(test())


def test_a_thousand_who_wait_need_no_thousand_frames() -> None:
    async def test() -> None:
        had = Had()
        had.call("first", keep=True)
        for number in range(5000):
            had.call(f"{number}")
        had.lock.release()
        for _ in range(5001):
            await asyncio.sleep(0)
        assert len(had.names) == 5001
        assert not had.lock.locked()

    run(test())


@pytest.mark.parametrize("released", [False, True], ids=["while waiting", "when it was his turn"])
def test_one_who_gave_up_waiting_stands_in_nobodys_way(released: bool) -> None:
    async def test() -> None:
        had = Had()
        had.call("first", keep=True)
        gone, patient = had.task("gone"), had.task("patient")
        await rest()
        if released:
            had.lock.release()
        gone.cancel()
        if not released:
            await rest()
            had.lock.release()
        had.call("last")
        await patient
        await rest()
        assert gone.cancelled()
        assert had.names == ["first", "patient", "last"]
        assert not had.lock.locked()

    run(test())


@pytest.mark.parametrize("released", [False, True], ids=["while waiting", "when it was his turn"])
def test_it_can_be_had_again_when_all_who_waited_gave_up(released: bool) -> None:
    async def test() -> None:
        had = Had()
        had.call("first", keep=True)
        waiting = had.task("gone")
        await rest()
        if released:
            had.lock.release()
        waiting.cancel()
        await rest()
        if not released:
            assert had.lock.locked()
            had.lock.release()
        assert waiting.cancelled()
        assert not had.lock.locked()
        had.call("next")
        assert had.names == ["first", "next"]

    run(test())
