"""The puzzles and daily labyrinths of a server: made ahead, kept for a while, the same for all."""

import asyncio
import datetime
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from asterion.knowledge import MissingSolver, check_solver
from asterion.knowledge.daily import Daily
from asterion.knowledge.puzzling import Puzzle, number_of
from asterion.server.study.question import NoAnswer
from asterion.server.study.study import Study

T = TypeVar("T")
KEPT: Final = 64


def number_at(wall: float) -> int:
    """That of the day at this time, as it is in Greenwich."""
    return number_of(datetime.datetime.fromtimestamp(wall, datetime.UTC).date())


class OnePerDay(Generic[T]):
    """Each is made once, in the study, without a language; requests meanwhile wait for it."""

    def __init__(self, make: Callable[[int], Awaitable[T]]) -> None:
        self._make = make
        self._made: OrderedDict[int, T] = OrderedDict()
        self._making: dict[int, asyncio.Task[T]] = {}

    def __contains__(self, number: int) -> bool:
        """Whether it is made already, or somebody waits for it."""
        return number in self._made or number in self._making

    async def get(self, number: int) -> T:
        """NoAnswer where it cannot be made here."""
        made = self._made.get(number)
        if made is None:
            try:
                check_solver()
            except MissingSolver as error:
                raise NoAnswer(error.why) from None
            task = self._making.get(number)
            if task is None:
                task = self._making[number] = asyncio.ensure_future(self._make(number))
                task.add_done_callback(lambda _: self._making.pop(number, None))
            made = await asyncio.shield(task)
            self._made[number] = made
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return made

    async def make_ahead(self, wall: float) -> None:
        """Today's and tomorrow's, so that nobody waits for them."""
        today = number_at(wall)
        for number in (today, today + 1):
            try:
                await self.get(number)
            except NoAnswer:
                return

    def close(self) -> None:
        for task in self._making.values():
            task.cancel()


class Puzzles(OnePerDay[Puzzle]):
    def __init__(self, study: Study) -> None:
        super().__init__(study.puzzle)


class Dailies(OnePerDay[Daily]):
    def __init__(self, study: Study) -> None:
        super().__init__(study.daily)
