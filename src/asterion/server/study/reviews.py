"""Reviews of finished games: each made once per language, in the study, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from asterion.core.phrase import phrase
from asterion.knowledge.reviewed import Review
from asterion.server.study.question import NoAnswer
from asterion.server.study.study import Study

KEPT: Final = 64
MOST_MAKING: Final = 4
"""So many are being made or wait for it; whoever wants yet another one has to come back."""


Wanted = tuple[str, str]
"""Of which table, and in which language."""


class ReviewState(msgspec.Struct, frozen=True):
    """How far the review of a game is, and the review once it is there."""

    done: int
    of: int
    review: Review | None = None


class _Making:
    def __init__(self) -> None:
        self.done = self.of = 0
        self.task: asyncio.Task[None] | None = None
        self.failed: NoAnswer | None = None

    def progress(self, done: int, of: int) -> None:
        self.done, self.of = done, of


class Reviews:
    """Nobody waits: whoever asks is told how far it is, and asks again."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._made: OrderedDict[Wanted, Review] = OrderedDict()
        self._making: dict[Wanted, _Making] = {}

    def get(self, table: str, language: str, record: Callable[[], Awaitable[bytes]]) -> ReviewState:
        """NoAnswer where it cannot be made here, once for each failure."""
        wanted = table, language
        made = self._made.get(wanted)
        if made is not None:
            self._made.move_to_end(wanted)
            return ReviewState(1, 1, made)
        making = self._making.get(wanted)
        if making is None:
            if len(self._making) >= MOST_MAKING:
                raise NoAnswer(phrase("server-questions-busy"))
            making = self._making[wanted] = _Making()
            making.task = asyncio.ensure_future(self._make(wanted, making, record))
        elif making.failed is not None:
            del self._making[wanted]
            raise making.failed
        return ReviewState(making.done, making.of)

    async def _make(
        self, wanted: Wanted, making: _Making, record: Callable[[], Awaitable[bytes]]
    ) -> None:
        try:
            review = await self._study.review(await record(), wanted[1], making.progress)
        except NoAnswer as error:
            making.failed = error
            return
        except BaseException:
            self._making.pop(wanted, None)
            raise
        self._made[wanted] = review
        del self._making[wanted]
        if len(self._made) > KEPT:
            self._made.popitem(last=False)

    def close(self) -> None:
        for making in self._making.values():
            if making.task is not None:
                making.task.cancel()
