"""The lock of a table for what cannot wait: it never gets in before those who can."""

import asyncio

import pytest

from asterion.server.tables.lock import TableLock
from tests.server.tables.hosting import run

TURNS = 10
"""So many turns of the loop are enough for everyone to have done what he could."""


async def rest() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


def test_a_free_lock_is_taken_and_let_go() -> None:
    async def test() -> None:
        lock = TableLock()
        for _ in range(3):
            assert lock.take_now()
            assert lock.locked()
            assert not lock.take_now()
            lock.release()
            assert not lock.locked()
        async with lock:
            assert not lock.take_now()
        assert lock.take_now()

    run(test())


def test_whoever_waits_gets_it_from_one_who_took_it_at_once() -> None:
    async def test() -> None:
        lock, had = TableLock(), list[str]()

        async def have(name: str) -> None:
            async with lock:
                had.append(name)

        assert lock.take_now()
        waiting = [asyncio.create_task(have(name)) for name in ("first", "second")]
        await rest()
        assert had == []
        lock.release()
        await asyncio.gather(*waiting)
        assert had == ["first", "second"]
        assert lock.take_now()

    run(test())


def test_it_is_not_taken_from_those_who_wait() -> None:
    """Let go, but not yet had by the one whose turn it is."""

    async def test() -> None:
        lock, had = TableLock(), list[bool]()

        async def have() -> None:
            async with lock:
                had.append(lock.take_now())

        await lock.acquire()
        waiting = asyncio.create_task(have())
        await rest()
        lock.release()
        assert not lock.locked()
        assert not lock.take_now()
        assert not lock.take_now(), "nor did it get in line by asking"
        await waiting
        assert had == [False]
        assert lock.take_now()

    run(test())


@pytest.mark.parametrize("released", [False, True], ids=["while waiting", "when it was his turn"])
def test_one_who_gave_up_waiting_stands_in_nobodys_way(released: bool) -> None:
    async def test() -> None:
        lock, had = TableLock(), list[str]()

        async def have(name: str) -> None:
            async with lock:
                had.append(name)

        assert lock.take_now()
        gone, patient = (asyncio.create_task(have(name)) for name in ("gone", "patient"))
        await rest()
        if released:
            lock.release()
        gone.cancel()
        if not released:
            await rest()
            lock.release()
        assert not lock.take_now(), "another still waits"
        await patient
        assert gone.cancelled()
        assert had == ["patient"]
        assert lock.take_now()

    run(test())


@pytest.mark.parametrize("released", [False, True], ids=["while waiting", "when it was his turn"])
def test_it_can_be_had_again_when_all_who_waited_gave_up(released: bool) -> None:
    async def test() -> None:
        lock = TableLock()
        assert lock.take_now()
        waiting = asyncio.create_task(lock.acquire())
        await rest()
        if released:
            lock.release()
        waiting.cancel()
        await rest()
        if not released:
            assert not lock.take_now()
            lock.release()
        assert waiting.cancelled()
        assert lock.take_now()
        lock.release()
        assert lock.take_now()

    run(test())
