"""The simulated loop: time that costs nothing, chance between processes, and processes that end."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from simulation.loop import OWNER, Owner, SimulatedLoop, Stuck


async def owned(loop: SimulatedLoop, owner: Owner, said: list[str], pauses: int) -> None:
    try:
        for number in range(pauses):
            await asyncio.sleep(1)
            assert OWNER.get() is owner
            said.append(f"{owner.name} {number}")
    finally:
        said.append(f"{owner.name} ends")


def begin(loop: SimulatedLoop, name: str, said: list[str], pauses: int) -> Owner:
    owner = Owner(name)
    loop.owners.append(owner)
    loop.run_in(owner, lambda: loop.create_task(owned(loop, owner, said, pauses)))
    return owner


def test_an_hour_takes_no_time() -> None:
    loop = SimulatedLoop(Random(1))
    before = loop.time()
    loop.run_until(_task(loop, asyncio.sleep(3600)), 4000)
    assert 3600 <= loop.time() - before < 3600.1


def _task(loop: SimulatedLoop, work: Coroutine[Any, Any, Any]) -> "asyncio.Future[Any]":
    asyncio._set_running_loop(loop)
    try:
        return loop.create_task(work)
    finally:
        asyncio._set_running_loop(None)


def test_a_process_that_is_killed_does_nothing_more() -> None:
    loop, said = SimulatedLoop(Random(1)), list[str]()
    one, other = begin(loop, "one", said, 5), begin(loop, "other", said, 3)

    async def world() -> None:
        await asyncio.sleep(2.5)
        one.end()
        assert not one.tasks
        await asyncio.sleep(10)
        assert not other.tasks

    loop.run_until(_task(loop, world()), 100)
    assert [line for line in said if "one " in line] == ["one 0", "one 1", "one ends"]
    assert said[-1] == "other ends"
    assert "other 2" in said


def test_a_process_that_is_held_does_later_what_it_was_about_to_do() -> None:
    loop, said = SimulatedLoop(Random(1)), list[str]()
    one = begin(loop, "one", said, 2)

    async def world() -> None:
        one.is_held = True
        await asyncio.sleep(10)
        assert not said
        one.is_held = False
        await asyncio.sleep(5)

    loop.run_until(_task(loop, world()), 100)
    assert said == ["one 0", "one 1", "one ends"]


def test_a_process_can_end_after_any_step() -> None:
    ended = set()
    for steps in range(8):
        loop, said = SimulatedLoop(Random(1)), list[str]()
        one = begin(loop, "one", said, 3)
        one.dies_after, one.on_death = steps, one.end
        loop.run_until(_task(loop, asyncio.sleep(20)), 100)
        ended.add(tuple(said))
    assert ("one ends",) in ended
    assert ("one 0", "one 1", "one ends") in ended


def test_seeds_order_processes_in_different_ways_and_one_in_the_same() -> None:
    def order(seed: int) -> tuple[str, ...]:
        loop, said = SimulatedLoop(Random(seed)), list[str]()
        for name in ("one", "two", "three"):
            begin(loop, name, said, 3)
        loop.run_until(_task(loop, asyncio.sleep(20)), 100)
        return tuple(said)

    assert len({order(seed) for seed in range(10)}) > 3
    assert order(4) == order(4)


def test_whoever_waits_for_nothing_is_noticed() -> None:
    loop = SimulatedLoop(Random(1))
    with pytest.raises(Stuck):
        loop.run_until(loop.create_future(), 100)
