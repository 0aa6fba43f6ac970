"""Thinking is done apart: no table waits for another's thought, and nothing is made up."""

import asyncio
import sys
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from asterion.core.contract.options import settings_of
from asterion.core.referee.table import Table
from asterion.server.game.messages import without_audience
from asterion.server.guard.addresses import CALLER
from asterion.server.study import Answer, Chair, NoAnswer, Question, Study
from asterion.server.study.study import MOST, MOST_EACH
from tests.books.labyrinth.helper import say, table
from tests.knowledge.test_deduction import ANN, DUO

CERTAIN, HINT = Question("certain"), Question("hint")
SLOW = "import sys, time\nfor line in sys.stdin: time.sleep(600)"
DYING = "import sys\nsys.stdin.readline()"
ENDLESS_AT_SOME = """
import json, sys, time
for line in sys.stdin:
    if json.loads(line)["chair"]["table"].startswith("large"):
        time.sleep(600)
    print('{"answer": {"finished": true, "contradiction": false, "lines": ["so"]}}', flush=True)
"""
WALLED = DUO.replace("|1  .", "|1 |.")


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def script(text: str) -> tuple[str, ...]:
    """A process that does what is written here."""
    return sys.executable, "-c", text


def chair(game: Table, seat: int = ANN, id: str = "table", alone: bool = False) -> Chair:
    return Chair(id, "labyrinth", seat, settings_of(game.options), alone)


class Ears:
    """What a seat was told, and how often that was asked for from the start."""

    def __init__(self, game: Table, seat: int = ANN) -> None:
        self.game = game
        self.seat = seat
        self.from_start = 0

    async def __call__(self, since: int) -> list[tuple[int, bytes]]:
        self.from_start += since == 0
        told = [entry.told(self.seat) for entry in self.game.entries]
        heard: Sequence[Any] = [events for events in told if events]
        return [
            (number, bytes(without_audience(events)))
            for number, events in enumerate(heard, 1)
            if number > since
        ]


def facts(answer: Answer) -> list[dict[str, Any]]:
    return [known.fact for known in answer.certain]


def test_L12_it_goes_on_from_what_it_heard_before() -> None:
    async def test() -> None:
        game = table(DUO)
        study, ears = Study(processes=1), Ears(game)
        before = await study.ask(chair(game), CERTAIN, ears)
        assert {"fact": "PlayerAt", "cell": "a1", "seat": 0, "way": -1} in facts(before)
        say(game, "go right", "go down")
        after = await study.ask(chair(game), CERTAIN, ears)
        assert {"fact": "PlayerAt", "cell": "b1", "seat": 0, "way": -1} in facts(after)
        assert "Players: you are on b1." in after.lines
        assert (study.started, ears.from_start) == (1, 1)
        await study.close()

    run(test())


def test_L93_why_gives_the_numbers_under_which_the_seat_heard_it() -> None:
    async def test() -> None:
        game = table(WALLED)
        say(game, "go right", "go down")
        study = Study(processes=1)
        hint = await study.ask(chair(game), HINT, Ears(game))
        spoken: list[str] = []
        while hint.hint is not None and not hint.hint.follows:
            assert hint.hint.key not in spoken
            spoken.append(hint.hint.key)
            hint = await study.ask(chair(game), Question("hint", " ".join(spoken)), Ears(game))
        assert hint.hint is not None
        assert hint.hint.because.startswith("It follows that there is no wall between a1 and a2.")
        why = await study.ask(chair(game), Question("why", hint.hint.key), Ears(game))
        because = why.why[0].because
        assert [line.rule for line in because if line.rule] == ["L93"]
        told = await Ears(game)(0)
        for line in because:
            assert {*line.answers} <= {number for number, _ in told}
        possible = await study.ask(chair(game), Question("possible", "b2"), Ears(game))
        assert possible.possible is not None
        assert "P" in possible.possible.kinds
        await study.close()

    run(test())


def test_no_table_waits_for_anothers_thought() -> None:
    async def test() -> None:
        game = table(DUO)
        study = Study(processes=2)
        study._desks[0]._thinker = script(SLOW)
        thinking = asyncio.ensure_future(study.ask(chair(game, id="one"), CERTAIN, Ears(game)))
        while not study.started:
            await asyncio.sleep(0.005)
        CALLER.set("192.0.2.2")
        answer = await study.ask(chair(game, id="other"), CERTAIN, Ears(game))
        assert answer.finished
        assert not thinking.done()
        with pytest.raises(NoAnswer, match="your last question"):
            await study.ask(chair(game, id="one"), CERTAIN, Ears(game))
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        assert len(study) == 0
        await study.close()

    run(test())


def test_ten_tables_of_one_address_keep_another_from_no_answer() -> None:
    async def test() -> None:
        game = table(DUO)
        study = Study(thinker=script(ENDLESS_AT_SOME))
        CALLER.set("192.0.2.1")
        asked = [
            asyncio.create_task(study.ask(chair(game, id=f"large-{n}"), CERTAIN, Ears(game)))
            for n in range(10)
        ]
        await asyncio.sleep(0)
        CALLER.set("192.0.2.2")
        answer = await study.ask(chair(game, id="small"), CERTAIN, Ears(game))
        assert answer.lines == ["so"]
        assert not any(task.done() for task in asked)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert len(study) == 0
        await study.close()

    run(test())


def test_more_questions_than_one_address_may_have_leave_room_for_others() -> None:
    async def test() -> None:
        game = table(DUO)
        study = Study(thinker=script(ENDLESS_AT_SOME))
        CALLER.set("192.0.2.1")
        asked = [
            asyncio.create_task(study.ask(chair(game, id=f"large-{n}"), CERTAIN, Ears(game)))
            for n in range(MOST)
        ]
        for _ in range(3):
            await asyncio.sleep(0)
        refused = [task for task in asked if task.done()]
        assert len(refused) == MOST - MOST_EACH
        assert all(isinstance(task.exception(), NoAnswer) for task in refused)
        CALLER.set("192.0.2.2")
        answer = await study.ask(chair(game, id="small"), CERTAIN, Ears(game))
        assert answer.lines == ["so"]
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await study.close()

    run(test())


@pytest.mark.parametrize("broken", [SLOW, DYING])
def test_what_is_not_finished_is_said_to_be_so_and_the_next_is_answered(broken: str) -> None:
    async def test() -> None:
        game = table(DUO)
        study = Study(processes=1, seconds=0.3, thinker=script(broken))
        answer = await study.ask(chair(game), CERTAIN, Ears(game))
        assert not answer.finished
        assert answer.lines == ["not finished"]
        assert facts(answer) == []
        accented = await study.ask(chair(game), Question("certain", language="xx"), Ears(game))
        assert accented.lines[0].startswith("⟦")
        await study.close()

    run(test())


def test_too_many_at_once_are_told_to_wait() -> None:
    async def test() -> None:
        game = table(DUO)
        study = Study(processes=1, most=0)
        with pytest.raises(NoAnswer, match="too many questions"):
            await study.ask(chair(game), CERTAIN, Ears(game))
        await study.close()

    run(test())


def test_L12_own_answers_only_leaves_out_what_the_others_were_answered() -> None:
    async def test() -> None:
        game = table(DUO)
        say(game, "go right", "go left")
        study = Study(processes=1)
        kinds = Question("possible", "Bob")
        alone = await study.ask(chair(game, alone=True), kinds, Ears(game))
        all_of_it = await study.ask(chair(game), kinds, Ears(game))
        assert alone.possible is not None
        assert all_of_it.possible is not None
        assert {*all_of_it.possible.cells} < {*alone.possible.cells}
        await study.close()

    run(test())
