"""The network between people and processes: late, cut, lost; in order within a connection."""

from collections.abc import Callable
from random import Random
from typing import Any

from simulation.loop import SimulatedLoop
from simulation.process import Process


class Lost(Exception):
    """Nothing came back; nobody knows whether what was asked for was done."""


class Network:
    """How well it carries is up to anyone who disturbs it."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop
        self.loses = 0.0  # of what is sent
        self.slowest = 0.02
        self.links: dict[Link, None] = {}

    def delay(self, chance: Random) -> float:
        return 0.0005 + chance.random() ** 3 * self.slowest

    def lost(self, chance: Random) -> bool:
        return self.loses > 0 and chance.random() < self.loses

    def cut_all(self) -> None:
        for link in list(self.links):
            link.cut()


class Link:
    """What can be cut, and is when its process ends."""

    def __init__(self, network: Network, process: Process, chance: Random) -> None:
        self.network = network
        self.loop = network.loop
        self.process = process
        self.owner = process.owner
        self.chance = chance
        self.is_cut = False
        self.on_cut: Callable[[], None] | None = None
        self._arrives = {True: 0.0, False: 0.0}  # the last that was sent, up and down
        network.links[self] = None
        process.on_death.append(self.cut)

    def carry(self, up: bool, work: Callable[..., None], *values: Any) -> None:
        """After all that was sent before in this direction."""
        network = self.network
        when = max(self._arrives[up], self.loop.now + network.delay(self.chance))
        if network.lost(self.chance):  # is sent again, by TCP
            when += 0.2 + self.chance.random()
        self._arrives[up] = when
        self.loop.outside_later(when - self.loop.now, self._arrive, up, work, values)

    def _arrive(self, up: bool, work: Callable[..., None], values: tuple[Any, ...]) -> None:
        if self.is_cut:
            return
        if up:
            self.loop.run_in(self.owner, self._unless_cut, work, values)
        else:
            work(*values)

    def _unless_cut(self, work: Callable[..., None], values: tuple[Any, ...]) -> None:
        if not self.is_cut:
            work(*values)

    def cut(self) -> None:
        """What is on its way is lost; either side hears of it a little later."""
        if self.is_cut:
            return
        self.done()
        delay = self.network.delay
        self.loop.outside_later(delay(self.chance), self.lost_below)
        self.loop.outside_later(delay(self.chance), self.loop.run_in, self.owner, self.lost_above)

    def done(self) -> None:
        self.is_cut = True
        if self.on_cut is not None:
            self.on_cut()
        self.network.links.pop(self, None)
        if self.cut in self.process.on_death:
            self.process.on_death.remove(self.cut)

    def lost_below(self) -> None:
        """The client hears that it is cut."""

    def lost_above(self) -> None:
        """The server does."""
