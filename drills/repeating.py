"""Sequences about seats once more, over real sockets: every token reads there what it did here."""

import asyncio
import sys
from collections.abc import Awaitable
from pathlib import Path

from drills import Run, hold
from drills.doors import Outside
from drills.holders import WAIT
from drills.hurried import AHEAD, done
from drills.serving import FAST, Server
from drills.sitting import Sitting
from drills.walking import State, Walk

SETTINGS = {**FAST, "passwords_per_minute": 1_000_000}
AT_ONCE = 8


class Repeated:
    """One sequence at the server, up to each time that everybody waits."""

    def __init__(self, door: Outside, walk: Walk, state: State) -> None:
        self._door, self._setting, self._state = door, walk.setting, state
        self._left = list(state.path)
        self._sitting = Sitting(door, door.accounts(walk.setting.accounts), door.foreign)

    async def begin(self) -> None:
        await self._sitting.open(self._setting)

    async def go_on(self) -> None:
        """Until the next wait, or the end."""
        while self._left and self._left[0].verb != "wait":
            await self._sitting.do(self._left.pop(0))

    def wait(self) -> bool:
        """Whether this one waits, too; anyone who has come to the end has been judged."""
        return bool(self._left) and bool(self._left.pop(0))

    async def judge(self) -> None:
        for name, expected in self._state.read.items():
            found = await self._sitting.read(name)
            where = f"at {self._setting} after {self._state.path}"
            hold(found == expected, f"{name} reads {found} instead of {expected} {where}")


async def repeat(drill: Run, walks: list[Walk], number: int) -> int:
    """How many were repeated: some of every setting."""
    ahead = drill.folder / "ahead"
    ahead.write_text("0")
    program = (sys.executable, "-m", "drills.hurried")
    environment = {AHEAD: str(ahead)}
    with Server(
        drill.folder, settings=SETTINGS, program=program, environment=environment
    ) as server:
        door = Outside(server)
        await door.begin()
        left = [Repeated(door, *one) for one in chosen(drill, walks, number)]
        repeated = len(left)
        await beside(*(one.begin() for one in left))
        while left:
            await beside(*(one.go_on() for one in left))
            waiting = [one for one in left if one.wait()]
            await beside(*(one.judge() for one in left if one not in waiting))
            left = waiting
            if left:
                await pass_time(ahead)
        await asyncio.to_thread(server.stop)
    return repeated


def chosen(drill: Run, walks: list[Walk], number: int) -> list[tuple[Walk, State]]:
    """Of each setting that has no bots: they have a time of their own."""
    walks = [walk for walk in walks if walk.setting.absent != "bot"]
    found = []
    for walk in walks:
        states = [state for state in walk.states.values() if not state.holders.over]
        wanted = min(len(states), max(1, number // len(walks)))
        found += [(walk, state) for state in drill.dice.sample(states, wanted)]
    return found


async def beside(*work: Awaitable[None]) -> None:
    """All of it, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(each: Awaitable[None]) -> None:
        async with gate:
            await each

    await asyncio.gather(*map(one, work))


async def pass_time(ahead: Path) -> None:
    """Past the wait of every claim, and until the server has seen to what was due."""
    now = str(float(ahead.read_text()) + WAIT + 1)
    ahead.write_text(now)
    while done(ahead).read_text() != now:
        await asyncio.sleep(0.05)
