"""Calls between processes over a line that loses, doubles, delays and reorders what is sent."""

import asyncio
from collections.abc import Callable
from random import Random

from asterion.server.wake.calls import Calls
from simulation.loop import OWNER, Owner, SimulatedLoop

LOST, DOUBLED = 0.06, 0.06
LATE = 0.001, 0.05
VERY_LATE = 1.5


class Channel:
    """What Redis or NOTIFY would be."""

    def __init__(self, loop: SimulatedLoop, chance: Random) -> None:
        self.loop = loop
        self.chance = chance
        self.is_up = True
        self.ears: list[tuple[Owner, Callable[[str], None], asyncio.Future[None]]] = []

    def send(self, text: str) -> None:
        below = self.chance.random
        for owner, hear, _ in list(self.ears):
            if below() < LOST:
                continue
            for _ in range(2 if below() < DOUBLED else 1):
                late = VERY_LATE if below() < 0.05 else self.chance.uniform(*LATE)
                self.loop.outside_later(late, self._arrive, owner, hear, text)

    def _arrive(self, owner: Owner, hear: Callable[[str], None], text: str) -> None:
        if self.is_up and any(ear[1] is hear for ear in self.ears):
            self.loop.run_in(owner, hear, text)

    def break_down(self) -> None:
        """Anyone who listens is told that the line is lost."""
        self.is_up = False
        ears, self.ears = self.ears, []
        for _, _, broken in ears:
            if not broken.done():
                broken.set_result(None)

    def forget(self, owner: Owner) -> None:
        self.ears = [ear for ear in self.ears if ear[0] is not owner]


class SimulatedWake(Calls):
    """The product's own calls, over this channel."""

    by = "simulation"

    def __init__(self, channel: Channel) -> None:
        super().__init__("", hears_itself=False)
        self._line = channel

    async def _listen(self) -> None:
        if not self._line.is_up:
            raise ConnectionRefusedError
        broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        ear = OWNER.get(), self._hear, broken
        self._line.ears.append(ear)
        self._connected()
        try:
            await broken
        finally:
            if ear in self._line.ears:
                self._line.ears.remove(ear)

    async def _send(self, tables: str) -> None:
        await asyncio.sleep(0.0005)
        if not self._line.is_up:
            raise ConnectionResetError
        self._line.send(tables)

    async def _hang_up(self) -> None:
        """There is no connection for calling alone."""
