"""One worker, a process of its own: the whole server, with its parent instead of ports."""

import asyncio
import contextlib
import os
import sys
from itertools import count
from socket import socket

from asterion.server.guard.rates import Apart, Counts
from asterion.server.guard.together import Together
from asterion.server.http.listening import CannotServe
from asterion.server.log import Log
from asterion.server.serve import Server, numbers_of, serve
from asterion.server.text_ports import Given
from asterion.server.workers.choosing import home
from asterion.server.workers.door import Door
from asterion.server.workers.numbers import joined
from asterion.server.workers.porter import DOOOM, LINE, PAGE
from asterion.server.workers.talk import (
    COUNTS,
    AllNumbers,
    AskNumbers,
    Begin,
    Cannot,
    Leave,
    Line,
    Load,
    OwnNumbers,
    Ready,
    ToWorker,
)

LOAD_EVERY = 1.0
NUMBERS_WITHIN = 5.0
GOODBYE_PAUSE = 0.02
"""Seconds from one table's goodbye to the next one's, where another worker has to take them all."""


class Worker:
    """It ends when the parent has closed every door, and so also when the parent is gone."""

    def __init__(self, line: Line, doors: dict[str, Door], counts: int | None) -> None:
        self._line = line
        self._counts = counts  # the file
        self._doors = doors
        self._slot = 0
        self._server: Server | None = None
        self._asked: dict[int, asyncio.Future[AllNumbers]] = {}
        self._ids = count(1)

    async def run(self) -> int:
        """Its status in the end."""
        heard = self._line.hear(ToWorker)
        begin = await anext(heard, None)
        if not isinstance(begin, Begin):
            return 1  # the parent is gone
        self._slot = begin.slot
        given = Given(
            self._doors[PAGE],
            begin.port,
            self._doors.get(LINE),
            self._doors.get(DOOOM),
            is_worker=True,
            is_home=lambda table: home(table, begin.workers) == begin.slot,
            numbers=self.all_numbers,
            counts=counted_at(self._counts, begin.column),
        )
        log = Log(style=begin.config.log, worker=begin.slot)
        tasks = [
            asyncio.create_task(work)
            for work in (self._hear(heard), self._tell_load(), self._leave_when_shut())
        ]
        try:
            await serve(begin.config, log, self._ready, given)
        except CannotServe as error:
            self._line.say(Cannot(error.why))
            return 2
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOAD_EVERY):
                    await self._line.close()
        return 0

    def _ready(self, address: str, server: Server) -> None:
        self._server = server
        self._line.say(Ready())

    async def _leave_when_shut(self) -> None:
        await asyncio.gather(*(door.shut.wait() for door in self._doors.values()))
        while self._server is None:  # the parent changed its mind while this one started
            await asyncio.sleep(0.01)
        if not self._server.should_exit:
            self._server.stop()

    async def _tell_load(self) -> None:
        while True:
            windows = 0 if self._server is None else self._server.windows
            self._line.say(Load(windows, sum(door.taken for door in self._doors.values())))
            await asyncio.sleep(LOAD_EVERY)

    async def _hear(self, heard: object) -> None:
        async for message in heard:  # type: ignore[attr-defined]
            match message:
                case Leave() if self._server is not None:
                    self._server.goodbye_pause = GOODBYE_PAUSE
                case AskNumbers(id) if self._server is not None:
                    self._line.say(OwnNumbers(id, numbers_of(self._server.desk).decode()))
                case AllNumbers(id) if id in self._asked:
                    self._asked[id].set_result(message)

    async def all_numbers(self, own: str) -> bytes:
        """Everybody's metrics, or one's own where the parent does not answer."""
        id = next(self._ids)
        asked = self._asked[id] = asyncio.get_running_loop().create_future()
        self._line.say(AskNumbers(id))
        try:
            async with asyncio.timeout(NUMBERS_WITHIN):
                told = await asked
            return joined(told.texts, told.starts)
        except TimeoutError:
            return joined({str(self._slot): own}, {})
        finally:
            del self._asked[id]


def counted_at(file: int | None, column: int | None) -> Counts:
    """With the others, where the parent, which may be older than this program, has a place."""
    if file is not None and column is not None:
        with contextlib.suppress(ValueError):
            return Together(file, column)
    return Apart()


async def run(ends: dict[str, int]) -> int:
    line, counts = await Line.over(socket(fileno=ends.pop("talk"))), ends.pop(COUNTS, None)
    doors = {kind: Door(number) for kind, number in ends.items()}
    return await Worker(line, doors, counts).run()


def main(arguments: list[str]) -> int:
    """`talk=7 page=8 line=9`: which open file is what."""
    named = (argument.split("=") for argument in arguments)
    ends = {kind: int(number) for kind, number in named}
    for number in ends.values():
        os.set_inheritable(number, False)  # makers and thinkers that it starts get none of them
    return asyncio.run(run(ends))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
