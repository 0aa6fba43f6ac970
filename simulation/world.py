"""One run: the world is set up from its scene, lives, comes to rest, and is judged."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Final

from simulation import judging
from simulation.chance import Chance, seeded_secrets
from simulation.clocks import Watch
from simulation.faults import MOODS, Faults
from simulation.guests import KINDS
from simulation.loop import SimulatedLoop, Stuck
from simulation.network import Network
from simulation.planted import PLANTED
from simulation.players import Player
from simulation.process import Process
from simulation.scene import LASTS, Scene
from simulation.store import Disk
from simulation.trace import Trace
from simulation.visitors import Host, Visitor
from simulation.wake import Channel

UP_WITHIN: Final = 15.0
SETTLES_WITHIN: Final = 40.0
"""Simulated seconds in which everybody has an answer once everything is well."""
QUIET_FOR: Final = 5
"""Tenths of a second for which nobody asks for anything."""
HEARS_WITHIN: Final = 15.0
NAPS: Final = 61.0
"""Seconds after which nobody needs a table any more."""


@dataclass(frozen=True)
class Outcome:
    """What a run came to."""

    scene: Scene
    digest: str
    failures: tuple[str, ...]
    lines: tuple[str, ...]
    steps: int
    moves: int
    seconds: float
    """Simulated ones."""


class World:
    """Everything there is, for one seed."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.chance = Chance(scene.seed)
        self.trace = Trace()
        self.loop = SimulatedLoop(self.chance.of("order"))
        self.loop.on_fault = self._fault
        self.disk = Disk(self.chance.of("disk"), self.loop.time)
        self.channel = Channel(self.loop, self.chance.of("calls"))
        self.network = Network(self.loop)
        shared = scene.processes > 1
        self.processes = [
            Process(
                f"server-{number}", self.loop, self.disk, self.channel,
                self.chance.of(f"server {number}"), self.trace, shared,
            )
            for number in range(scene.processes)
        ]  # fmt: skip
        self.tables = scene.tables
        self.opened: list[asyncio.Future[str]] = [self.loop.create_future() for _ in scene.tables]
        self.seats: dict[tuple[int, int], str] = {}
        self.watch = Watch()
        self.faults = Faults(self)
        self.visitors: list[Visitor] = [KINDS[guest.kind](self, guest) for guest in scene.guests]
        self.began = self.loop.now
        self.is_over = False  # everybody goes
        self._names: dict[str, str] = {}

    # ---- for those who live in it

    def say(self, what: str) -> None:
        self.trace.say(self.loop.now, "world", what)

    def fail(self, what: str) -> None:
        self.trace.fail(self.loop.now, what)

    def name(self, id: str, name: str) -> None:
        """What an id is called in the trace."""
        self._names[id] = name

    def named(self, text: str) -> str:
        for id, name in self._names.items():
            text = text.replace(id, name)
        return text

    def sat(self, table: int, seat: int, name: str) -> None:
        """Two who were told that they have the same seat."""
        before = self.seats.setdefault((table, seat), name)
        if before != name:
            self.fail(f"seat {seat} of table {table} was given to {before} and to {name}")

    @property
    def clocks_jump(self) -> bool:
        """So that the served time of the world is not that of the server."""
        return any(fault.kind in ("wall jumps", "sleeps") for fault in self.scene.faults)

    @property
    def behind(self) -> float:
        """Seconds by which the served time of a process may be behind that of others: one that has
        just begun does not know of the time since the last beat until its own, which may be late.
        """
        kinds = {fault.kind for fault in self.scene.faults}
        starts = 1.0 if any(each.died for each in self.processes) else 0.0
        return starts + (2.5 if starts and kinds & set(MOODS) else 0.0)

    @property
    def players(self) -> list[Player]:
        return [visitor for visitor in self.visitors if isinstance(visitor, Player)]

    @property
    def hosts(self) -> list[Host]:
        return [visitor for visitor in self.visitors if isinstance(visitor, Host)]

    def _fault(self, context: dict[str, object]) -> None:
        error = context.get("exception")
        if isinstance(error, asyncio.CancelledError | GeneratorExit):
            return
        if "never retrieved" in str(context["message"]) and any(
            each.died for each in self.processes
        ):
            return  # it was on its way to somebody who is dead
        told = re.sub(r" at 0x[0-9a-f]+", "", f"{type(error).__name__}: {error}")
        self.fail(f"nobody caught {told}")

    # ---- its life

    async def live(self) -> None:
        for process in self.processes:
            process.start()
        await self._until(lambda: all(each.is_up for each in self.processes), UP_WITHIN, "starts")
        self.began = self.loop.now
        self.faults.plan()
        self.loop.outside_later(0.0, self.faults.look)
        lives = [self.loop.create_task(visitor.live()) for visitor in self.visitors]
        await asyncio.sleep(LASTS)
        self.say("everything is well from now on")
        self.faults.mend()
        for _ in range(QUIET_FOR):  # who is answered may ask for more
            await self._until(self._all_settled, SETTLES_WITHIN, "has what they asked for")
            await asyncio.sleep(0.1)
        await judging.until_heard(self, HEARS_WITHIN)
        judging.judge(self)
        self.say("everybody goes")
        self.is_over = True
        for player in self.players:
            player.more.set()
        await asyncio.sleep(1.0)
        for host in self.hosts:
            await host.close()
        await asyncio.sleep(1.0)
        for task in lives:
            task.cancel()
        for process in self.processes:
            process.time.slept += NAPS
        await asyncio.sleep(2.5)
        judging.judge_memory(self)

    def _all_settled(self) -> bool:
        up = all(process.is_up for process in self.processes)
        return up and all(visitor.is_settled for visitor in self.visitors)

    async def _until(self, so: object, seconds: float, what: str) -> None:
        assert callable(so)
        until = self.loop.now + seconds
        while not so():
            if self.loop.now > until:
                waiting = [each.guest.name for each in self.visitors if not each.is_settled]
                self.fail(f"after {seconds:.0f} s not everybody {what}: {', '.join(waiting)}")
                return
            await asyncio.sleep(0.05)

    def close(self) -> None:
        for process in self.processes:
            process.kill()
        self.loop.outside.end()
        self.disk.close()
        with _not_running():
            self.loop.close()


def run(scene: Scene, planted: str = "") -> Outcome:
    """The same scene gives the same outcome, in every process and on every machine."""
    world = World(scene)
    with ExitStack() as stack:
        stack.enter_context(_running(world.loop))
        stack.enter_context(seeded_secrets(world.chance.of("secrets")))
        stack.callback(world.close)
        if planted:
            stack.enter_context(PLANTED[planted].plant(world.chance.of("planted")))
        try:
            world.loop.run_until(world.loop.create_task(world.live()), 200.0)
        except Stuck as stuck:
            world.fail(f"the world stands still: {stuck}")
    done = sum(len(player.ear.done) for player in world.players)
    trace = world.trace
    return Outcome(
        scene, trace.digest, tuple(trace.failures), tuple(trace.lines), world.loop.steps, done,
        world.loop.now - world.began,
    )  # fmt: skip


@contextmanager
def _not_running() -> Iterator[None]:
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


@contextmanager
def _running(loop: SimulatedLoop) -> Iterator[None]:
    """For what asks for the running loop before or after it runs."""
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)
