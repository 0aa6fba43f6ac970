"""The front of the study: which process thinks about which chair, and for how long."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import msgspec

from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.daily import Daily
from asterion.knowledge.puzzling import Puzzle
from asterion.server.guard.addresses import CALLER
from asterion.server.guard.turns import Full, Turns
from asterion.server.study.question import (
    Answer,
    Chair,
    DailyOrder,
    NoAnswer,
    Order,
    PuzzleOrder,
    Question,
    Reply,
    ReviewOrder,
)
from asterion.words.spoken import spoken

PROCESSES: Final = 2
"""For questions; one address has all but one of them at most, so that another finds one free."""
LEISURE: Final = 2
"""For puzzles, dailies and reviews, which may take minutes: one for each address."""
MOST: Final = 64
"""Questions that wait or are thought about, of all tables together."""
MOST_EACH: Final = 16
"""And of one address."""
MOST_MADE: Final = 64
MOST_MADE_EACH: Final = 8
"""Puzzles and reviews, likewise."""
SECONDS: Final = 20.0
"""A process that has not answered by then is ended; a thought's own budget is much shorter."""
PUZZLE_SECONDS: Final = 300.0
REVIEW_SECONDS: Final = 300.0
"""Without a sign of life from anyone who reviews a game."""
LARGEST: Final = 4 * 1024 * 1024
THINKER: Final = (sys.executable, "-m", "asterion.server.study.thinker")
Told = Callable[[int], Awaitable[list[tuple[int, bytes]]]]
"""What a chair was told after a number, as (number, events in JSON)."""


def not_finished(language: str) -> Answer:
    """Where a process had to be given up: nothing is said, rather than something wrong."""
    return Answer(False, False, [spoken(phrase("server-not-finished"), language)])


class Study:
    """A few processes, each started when it is first needed; addresses take turns at them.

    A chair goes back to the process that knows it, if that one is free; else to any free one,
    where it is heard from the start. So nobody waits for a thought of another address before all
    are busy, and then for one of them only.
    """

    def __init__(
        self,
        *,
        processes: int = PROCESSES,
        leisure: int = LEISURE,
        most: int = MOST,
        seconds: float = SECONDS,
        thinker: tuple[str, ...] = THINKER,
    ) -> None:
        self._desks = [_Desk(seconds, thinker) for _ in range(processes)]
        self._leisure = [_Desk(seconds, thinker) for _ in range(leisure)]
        share = max(1, processes - 1)
        self._questions = Turns(processes, share, most=most, most_each=MOST_EACH)
        self._made = Turns(leisure, 1, most=MOST_MADE, most_each=MOST_MADE_EACH)
        self._own: set[tuple[str, int]] = set()

    def __len__(self) -> int:
        """The questions that wait or are thought about."""
        return len(self._questions)

    @property
    def started(self) -> int:
        """Processes so far."""
        return sum(desk.started for desk in self._all)

    @property
    def _all(self) -> list["_Desk"]:
        return self._desks + self._leisure

    async def ask(self, chair: Chair, question: Question, told: Told) -> Answer:
        """NoAnswer where too many ask; one question at a time of each chair."""
        who = chair.table, chair.seat
        if who in self._own:
            raise NoAnswer(phrase("server-question-waits"))
        self._own.add(who)
        try:
            async with self._a_desk(self._questions, self._desks, chair) as desk:
                return await desk.ask(chair, question, told)
        finally:
            self._own.discard(who)

    async def puzzle(self, number: int) -> Puzzle:
        """The puzzle of this number; NoAnswer where it could not be made now."""
        made = (await self._made_of(PuzzleOrder(number), "server-puzzle-not-made")).made
        assert made is not None
        return made

    async def daily(self, number: int) -> Daily:
        """The daily labyrinth of this number, likewise."""
        made = (await self._made_of(DailyOrder(number), "server-daily-not-made")).daily
        assert made is not None
        return made

    async def _made_of(self, order: PuzzleOrder | DailyOrder, trouble: str) -> Reply:
        async with self._a_desk(self._made, self._leisure) as desk:
            return await desk.made(order, trouble)

    async def review(self, record: bytes, progress: Callable[[int, int], None]) -> bytes:
        """A finished game, gone through, as `packed`; NoAnswer where that cannot be done."""
        async with self._a_desk(self._made, self._leisure) as desk:
            return await desk.review(ReviewOrder(record.decode()), progress)

    @contextlib.asynccontextmanager
    async def _a_desk(
        self, turns: Turns, desks: list["_Desk"], chair: Chair | None = None
    ) -> AsyncIterator["_Desk"]:
        """When it is the turn of the address for which this is done."""
        try:
            async with turns.turn(CALLER.get()):
                idle = [desk for desk in desks if not desk.busy]
                desk = idle[0] if chair is None else max(idle, key=lambda one: one.knows(chair))
                desk.busy = True
                try:
                    yield desk
                finally:
                    desk.busy = False
        except Full:
            raise NoAnswer(phrase("server-questions-busy")) from None

    async def close(self) -> None:
        for desk in self._all:
            await desk.close()


class _Desk:
    """One process, and how far each chair was heard there."""

    def __init__(self, seconds: float, thinker: tuple[str, ...]) -> None:
        self.busy = False
        self.started = 0
        self._seconds = seconds
        self._thinker = thinker
        self._process: Process | None = None
        self._heard: dict[bytes, int] = {}

    def knows(self, chair: Chair) -> int:
        return self._heard.get(msgspec.json.encode(chair), 0)

    async def ask(self, chair: Chair, question: Question, told: Told) -> Answer:
        try:
            async with asyncio.timeout(self._seconds):
                reply = await self._reply(chair, question, told, self.knows(chair))
                if reply.forgot:
                    reply = await self._reply(chair, question, told, 0)
        except BaseException as error:
            await self.close()  # whatever it is doing, nobody waits for it any more
            if isinstance(error, TimeoutError | OSError | EOFError | ValueError):
                return not_finished(question.language)
            raise
        return reply.answer or not_finished(question.language)

    async def made(self, order: PuzzleOrder | DailyOrder, trouble: str) -> Reply:
        """NoAnswer with this message where it could not be made in time."""
        try:
            async with asyncio.timeout(PUZZLE_SECONDS):
                return await self._answer(order)
        except BaseException as error:
            await self.close()
            if isinstance(error, TimeoutError | OSError | EOFError | ValueError):
                raise NoAnswer(Phrase(trouble)) from None
            raise

    async def review(self, order: ReviewOrder, progress: Callable[[int, int], None]) -> bytes:
        try:
            async with asyncio.timeout(REVIEW_SECONDS) as patience:
                reply = await self._answer(order)
                while reply.of:
                    progress(reply.done, reply.of)
                    patience.reschedule(asyncio.get_running_loop().time() + REVIEW_SECONDS)
                    reply = await self._next()
        except BaseException as error:
            await self.close()
            if isinstance(error, TimeoutError | OSError | EOFError | ValueError):
                raise NoAnswer(phrase("server-review-not-made")) from None
            raise
        if reply.review is None:
            raise NoAnswer(phrase("server-review-impossible", why=reply.why or ""))
        return reply.review

    async def _answer(self, order: Order | PuzzleOrder | DailyOrder | ReviewOrder) -> Reply:
        process = await self._running()
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        await process.stdin.drain()
        return await self._next()

    async def _next(self) -> Reply:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return msgspec.json.decode(line, type=Reply)

    async def _reply(self, chair: Chair, question: Question, told: Told, since: int) -> Reply:
        news = await told(since)
        told_now = [(n, msgspec.Raw(raw)) for n, raw in news]
        reply = await self._answer(Order(chair, since, told_now, question))
        if not reply.forgot:
            self._heard[msgspec.json.encode(chair)] = news[-1][0] if news else since
        return reply

    async def _running(self) -> Process:
        process = self._process
        if process is None or process.returncode is not None:
            self._heard.clear()
            self.started += 1
            process = self._process = await asyncio.create_subprocess_exec(
                *self._thinker, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LARGEST,
                start_new_session=True,  # Ctrl-C is for the server, which then ends this too
            )  # fmt: skip
        return process

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        self._heard.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
