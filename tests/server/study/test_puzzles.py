"""Puzzles are made apart and one at a time: anyone who asks for many keeps nobody from thinking."""

import asyncio
import datetime

import msgspec
import pytest

from asterion.knowledge.labyrinth.puzzles import puzzle_number
from asterion.knowledge.puzzling import number_of
from asterion.server.guard.addresses import CALLER
from asterion.server.study import NoAnswer, Study
from asterion.server.study.puzzles import Puzzles
from asterion.server.study.study import MOST_MADE_EACH
from tests.books.labyrinth.helper import table
from tests.knowledge.test_deduction import DUO
from tests.server.study.test_study import CERTAIN, DYING, SLOW, Ears, chair, facts, run, script


def test_a_flood_of_puzzles_leaves_a_process_for_thoughts() -> None:
    async def test() -> None:
        game = table(DUO)
        study = Study(processes=2)
        study._leisure[0]._thinker = script(SLOW)  # where a puzzle goes first, and stays
        ordered = [asyncio.create_task(study.puzzle(number)) for number in (1, 2, 3)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert [desk.busy for desk in study._all] == [False, False, True, False], "two are waiting"
        answer = await study.ask(chair(game), CERTAIN, Ears(game))
        assert {"fact": "PlayerAt", "cell": "a1", "seat": 0, "way": -1} in facts(answer)
        for task in ordered:
            task.cancel()
        await asyncio.gather(*ordered, return_exceptions=True)
        await study.close()

    run(test())


def test_who_asks_for_many_puzzles_at_once_is_told_to_wait() -> None:
    async def test() -> None:
        study = Study(processes=1, thinker=script(SLOW))
        puzzles = Puzzles(study)
        numbers = range(1, MOST_MADE_EACH + 1)
        asked = [asyncio.create_task(puzzles.get(number)) for number in numbers]
        await asyncio.sleep(0)
        with pytest.raises(NoAnswer, match="too many"):
            await puzzles.get(MOST_MADE_EACH + 1)
        same = asyncio.create_task(puzzles.get(1))  # somebody waits for that one already
        await asyncio.sleep(0)
        assert not same.done()
        puzzles.close()
        await asyncio.gather(*asked, same, return_exceptions=True)
        await study.close()

    run(test())


def test_who_asks_for_many_puzzles_keeps_nobody_else_from_one() -> None:
    async def test() -> None:
        study = Study()
        study._leisure[0]._thinker = script(SLOW)
        CALLER.set("192.0.2.1")
        ordered = [asyncio.create_task(study.puzzle(number)) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        CALLER.set("192.0.2.2")
        made = await study.puzzle(4)
        assert msgspec.json.encode(made) == msgspec.json.encode(puzzle_number(4))
        assert not any(task.done() for task in ordered)
        for task in ordered:
            task.cancel()
        await asyncio.gather(*ordered, return_exceptions=True)
        await study.close()

    run(test())


def test_puzzles_made_ahead_are_answered_without_the_study() -> None:
    """In the last minute of a day that of the next one is there already."""
    late = datetime.datetime(2026, 3, 7, 23, 59, tzinfo=datetime.UTC)
    today = number_of(late.date())

    async def test() -> None:
        study = Study(processes=1)
        puzzles = Puzzles(study)
        assert today not in puzzles
        await puzzles.make_ahead(late.timestamp())
        await study.close()
        for desk in study._all:
            desk._thinker = script(DYING)
        made = [await puzzles.get(number) for number in (today, today + 1)]
        expected = [puzzle_number(number) for number in (today, today + 1)]
        assert msgspec.json.encode(made) == msgspec.json.encode(expected)
        with pytest.raises(NoAnswer):
            await puzzles.get(today + 2)  # that one the study is asked for, and it dies
        await study.close()

    run(test())
