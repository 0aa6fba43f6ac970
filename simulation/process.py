"""One process of the server: started, held, stopped, killed between any two steps, and back."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

from starlette.types import Scope

from asterion.core.dice import Dice, Rolled
from asterion.server.config import Config
from asterion.server.features import Features
from asterion.server.guard.rates import Crowd
from asterion.server.http.app import make_app
from asterion.server.http.desk import Desk
from asterion.server.http.guards import Guards
from asterion.server.http.page import Page
from asterion.server.http.upgrade import sockets_of
from asterion.server.http.websocket import WebSocket
from asterion.server.metrics import Metrics
from asterion.server.tables import Hub
from asterion.server.wake import Quiet
from simulation.loop import Owner, SimulatedLoop
from simulation.store import Disk, SimulatedStore
from simulation.trace import Trace
from simulation.wake import Channel, SimulatedWake

NEVER_AFTER = 30.0
"""Anyone who sleeps so long makes something ahead, in processes of its own: here nobody does."""
MANY: Final = 1_000_000
PLENTY: Final = Config(
    connections_per_address=1000, connects_per_minute=MANY, requests_per_minute=MANY,
    messages_per_minute=MANY, moves_per_minute=MANY, chats_per_minute=MANY, opens_per_minute=MANY,
    looks_per_minute=MANY,
)  # fmt: skip


class SkewedTime:
    """The clocks of one machine, which somebody sets now and then."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self.ahead = 0.0  # of the clock on the wall
        self.slept = 0.0  # for which the machine was asleep, and its steady clock went on

    def wall(self) -> float:
        return 1_700_000_000.0 + self._loop.now + self.ahead

    def steady(self) -> float:
        return self._loop.now + self.slept

    async def sleep(self, seconds: float) -> None:
        if seconds >= NEVER_AFTER:
            await asyncio.get_running_loop().create_future()
        await asyncio.sleep(seconds)


class Log:
    """What the server says of itself stands in the trace."""

    def __init__(self, process: "Process") -> None:
        self._process = process

    def say(self, event: str, **fields: object) -> None:
        fields.pop("address", None)
        told = " ".join(f"{name}={value}" for name, value in sorted(fields.items()))
        self._process.say(f"log: {event} {told}".rstrip())
        if event in ("move failed", "work failed", "tick failed", "table broken", "bot failed"):
            self._process.fault(f"{event} {told}")

    def fail(self, event: str, error: BaseException, **fields: object) -> None:
        self._process.fault(f"{event}: {type(error).__name__}: {error} {fields}")


class _NoPage(Page):
    """The files of the page are not asked for."""

    def __init__(self) -> None:
        pass


class Connections:
    """What uvicorn hands to every connection that it makes."""

    ws_max_size = 65536

    def __init__(self) -> None:
        self.connections: set[Any] = set()


class Process:
    """`owner` is new with every start: what the last one left behind belongs to the dead."""

    def __init__(
        self,
        name: str,
        loop: SimulatedLoop,
        disk: Disk,
        channel: Channel,
        chance: Random,
        trace: Trace,
        shared: bool,
    ) -> None:
        self.name = name
        self.loop = loop
        self.disk = disk
        self.channel = channel
        self.chance = chance
        self.trace = trace
        self.shared = shared
        self.time = SkewedTime(loop)
        self.owner = Owner(name)
        self.owner.is_alive = False
        self.starts = 0
        self.is_up = False  # and lets people in
        self.died = False  # ever
        self.hub: Hub
        self.desk: Desk
        self.app: Guards
        self.socket: type[WebSocket]
        self.state = Connections()
        self.on_death: list[Callable[[], None]] = []
        """What the world does to anyone who is connected when it ends."""

    def say(self, what: str) -> None:
        self.trace.say(self.loop.now, self.name, what)

    def fault(self, what: str) -> None:
        if self.owner.is_alive:
            self.trace.fail(self.loop.now, f"{self.name}: {what}")

    # ---- its life

    def start(self) -> None:
        """Begin to; it lets people in a little later."""
        assert not self.owner.is_alive
        self.starts += 1
        self.owner = Owner(f"{self.name}.{self.starts}")
        self.owner.on_death = self.kill
        self.loop.owners.append(self.owner)
        self.state = Connections()
        self.run(self._come_up())

    async def _come_up(self) -> None:
        self.say("starts")
        store = await SimulatedStore.on(self.disk, self.time.steady, self.loop)
        wake = SimulatedWake(self.channel) if self.shared else Quiet()
        log = Log(self)
        self.hub = Hub(store, wake, self.time, shared=self.shared, say=log.say, dice=self._dice)
        features = Features(self.hub, bot_pause=0.05)
        while True:
            try:
                await self.hub.start()
                break
            except Exception as error:  # in the product its parent starts it again
                self.say(f"cannot start: {type(error).__name__}")
                await asyncio.sleep(0.5)
        rates, crowd = PLENTY.rates(self.time.steady), Crowd(1000, 1000)
        said: Any = log
        self.desk = Desk(
            self.hub, store, self.time, rates, crowd, said, Metrics(), features=features
        )
        self.app = make_app(self.desk, _unmeasured, _NoPage())
        self.socket = sockets_of(self.app)
        self.is_up = True
        self.say("is up")

    def _dice(self) -> Dice:
        return Rolled(self.chance.randrange(1 << 30))

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """As a task of this process."""
        self.loop.run_in(self.owner, self._begin, work)

    def _begin(self, work: Coroutine[Any, Any, Any]) -> None:
        self.loop.create_task(work)

    def kill(self) -> None:
        """Between two steps: its memory is gone, what it had sent may arrive."""
        if self.owner.is_alive:
            self.say("is killed")
            self._gone()

    def _gone(self) -> None:
        self.is_up, self.died = False, True
        owner = self.owner
        owner.on_death = None
        self.channel.forget(owner)
        owner.end()
        self.loop.owners.remove(owner)
        for hang_up in self.on_death[:]:
            hang_up()

    def stop(self) -> None:
        """As the server does when it is asked to end."""
        if self.is_up:
            self.say("stops")
            self.is_up = False
            self.run(self._stop())

    async def _stop(self) -> None:
        await self.hub.say_goodbye(0.0)
        await asyncio.sleep(0.5)  # connections take their last message
        for connection in list(self.state.connections):
            connection.shutdown()
        await self.hub.stop()
        await self.hub.store.close()
        self.say("has stopped")
        self.loop.outside_later(0.0, self._gone_if, self.owner)

    def _gone_if(self, owner: Owner) -> None:
        if self.owner is owner and owner.is_alive:
            self._gone()

    def hold(self) -> None:
        self.say("is held")
        self.owner.is_held = True

    def go_on(self) -> None:
        self.say("goes on")
        self.owner.is_held = False


async def _unmeasured(scope: Scope) -> bytes | None:
    return None
