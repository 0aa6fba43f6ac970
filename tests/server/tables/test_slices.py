"""Long work in slices: between two of them others have their turn, and addresses take turns."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import partial
from itertools import pairwise

import pytest

from asterion.server.guard.addresses import CALLER
from asterion.server.work.kept import Kept
from asterion.server.work.slices import AT_ONCE, Slices
from tests.server.tables.hosting import run


def steps(many: int, done: list[str], who: str = "") -> Iterator[None]:
    for _ in range(many):
        done.append(who)
        yield


def test_the_loop_has_a_turn_after_every_slice() -> None:
    async def test() -> None:
        done: list[str] = []
        seen: list[int] = []

        async def look() -> None:
            while True:
                seen.append(len(done))
                await asyncio.sleep(0)

        looking = asyncio.ensure_future(look())
        await Slices().do(steps(10 * AT_ONCE, done))
        looking.cancel()
        between = [after - before for before, after in pairwise(seen)]
        assert len(done) == 10 * AT_ONCE
        assert max(between) == AT_ONCE

    run(test())


def test_what_is_short_is_done_at_once() -> None:
    async def test() -> None:
        done: list[str] = []
        doing = Slices().do(steps(AT_ONCE - 1, done))
        with pytest.raises(StopIteration):
            doing.send(None)
        assert len(done) == AT_ONCE - 1

    run(test())


def test_whoever_asks_for_much_waits_for_themselves() -> None:
    async def test() -> None:
        slices = Slices()
        done: list[str] = []
        seen: list[int] = []

        async def ask(who: str) -> None:
            CALLER.set(who)
            await slices.do(steps(20 * AT_ONCE, done, who))

        async def look() -> None:
            while True:
                seen.append(len(done))
                await asyncio.sleep(0)

        greedy = [asyncio.ensure_future(ask("greedy")) for _ in range(10)]
        for _ in range(5):
            await asyncio.sleep(0)
        before, looking = len(done), asyncio.ensure_future(look())
        await asyncio.ensure_future(ask("modest"))
        meanwhile = done[before:]
        looking.cancel()
        assert meanwhile.count("greedy") < 2.2 * meanwhile.count("modest")
        between = [after - before for before, after in pairwise(seen[1:])]
        assert max(between) == AT_ONCE, "one slice of all that is under way"
        await asyncio.gather(*greedy)

    run(test())


async def parts(many: int, made: list[int]) -> AsyncIterator[bytes]:
    for n in range(many):
        made.append(n)
        yield b"part %d " % n
        await asyncio.sleep(0)


def test_an_answer_is_made_once_for_all_who_ask() -> None:
    async def test() -> None:
        kept = Kept()
        made: list[int] = []
        asking = [kept.whole("game", lambda: parts(9, made)) for _ in range(5)]
        answers = await asyncio.gather(*asking)
        answers.append(await kept.whole("game", lambda: parts(9, made)))
        assert made == [*range(9)]
        assert set(answers) == {b"".join(b"part %d " % n for n in range(9))}

    run(test())


def test_what_nobody_waits_for_is_not_made_to_its_end() -> None:
    async def test() -> None:
        kept = Kept()
        made: list[int] = []
        asking = [
            asyncio.ensure_future(kept.whole("game", lambda: parts(999, made))) for _ in range(2)
        ]
        while len(made) < 5:
            await asyncio.sleep(0)
        asking[0].cancel()
        while len(made) < 10:
            await asyncio.sleep(0)
        asking[1].cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(made) < 20
        assert len(kept) == 0

    run(test())


def test_no_more_is_kept_than_there_is_room_for() -> None:
    async def answer(letter: str) -> AsyncIterator[bytes]:
        yield bytes(hash((letter, n)) & 255 for n in range(400))

    async def test() -> None:
        kept = Kept(most=1000)
        for letter in "abc":
            await kept.whole(letter, partial(answer, letter))
        assert len(kept) == 2
        assert await kept.whole("c", lambda: answer("x")) != await kept.whole(
            "a", lambda: answer("y")
        )

    run(test())


def test_what_went_wrong_is_tried_again_by_the_next() -> None:
    async def fails() -> AsyncIterator[bytes]:
        yield b"half"
        raise ValueError("the rest")

    async def test() -> None:
        kept = Kept()
        made: list[int] = []
        with pytest.raises(ValueError, match="the rest"):
            await kept.whole("game", fails)
        assert await kept.whole("game", lambda: parts(1, made)) == b"part 0 "

    run(test())
