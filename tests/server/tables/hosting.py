"""A hub in a test: a real store in memory, time that stands still, and dice that are known."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from time import process_time
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from asterion.core.audience import PUBLIC, Seat
from asterion.core.dice import Dice, Rolled
from asterion.server.features import Features, afterwards
from asterion.server.features.bots import TableBots
from asterion.server.features.notebooks import Notebooks
from asterion.server.store import Store
from asterion.server.store.database import Database
from asterion.server.tables import Hosted, Hub, Listener, OpenTable, Role
from asterion.server.wake import Quiet
from asterion.server.work.kept import Kept
from asterion.server.work.tasks import until_told

MEMORY = "sqlite://:memory:"
FEATURES: WeakKeyDictionary[Hub, Features] = WeakKeyDictionary()
TURNS = 20
"""This many turns of the loop without any work are rest: no chain of tasks is as long."""
LONGEST_WORK = 5.0
"""Where there are only bots, the work has no end. Seconds of this process, not of the clock: while
the machine is busy with others, nothing is given up."""
THREADED = {
    Database.do.__code__, until_told.__code__, Hosted.play.__code__, TableBots._say.__code__,
    Hub.make_doc.__code__,
}  # fmt: skip


class StillTime:
    """It goes on only when the test says so; anyone who sleeps for a while sleeps for ever."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def wall(self) -> float:
        return self.now

    def steady(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        if seconds >= 1:
            await asyncio.Event().wait()
        await asyncio.sleep(0)


class Told:
    """What the hub said to the log."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, event: str, **fields: Any) -> None:
        self.lines.append((event, fields))

    def __contains__(self, event: str) -> bool:
        return any(said == event for said, _ in self.lines)


def rolled(seed: int) -> Callable[[], Dice]:
    """Dice of a hub that fall the same in every run of a test."""
    seeds = iter(range(seed * 1000, seed * 1000 + 1000))
    return lambda: Rolled(next(seeds))


def with_features(hub: Hub) -> Features:
    """As in a process, but bots do not wait."""
    features = FEATURES[hub] = Features(hub, bot_pause=0)
    return features


def features_of(hub: Hub) -> Features:
    return FEATURES[hub]


@asynccontextmanager
async def hub_on(
    store: Store, time: StillTime, dice: Callable[[], Dice] | None = None, said: Told | None = None
) -> AsyncIterator[Hub]:
    """A process on this store, until it is stopped."""
    hub = Hub(store, Quiet(), time, shared=False, say=said or Told(), dice=dice or rolled(1))
    with_features(hub)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


@asynccontextmanager
async def a_hub(
    dice: Callable[[], Dice] | None = None, said: Told | None = None
) -> AsyncIterator[tuple[Hub, StillTime]]:
    store, time = await Store.open(MEMORY), StillTime()
    try:
        async with hub_on(store, time, dice, said) as hub:
            yield hub, time
    finally:
        await store.close()


async def pass_time(hub: Hub, time: StillTime, seconds: float) -> None:
    """Second by second, as the hub would beat, and let everything that follows happen."""
    left = seconds
    while left > 0:
        time.now += min(1.0, left)
        left -= 1.0
        await hub.tick()
        await settle()


async def settle() -> None:
    """Let whatever was begun in the background come to rest: nobody waits for any thread."""
    deadline = process_time() + LONGEST_WORK
    turns = 0
    while turns < TURNS and process_time() < deadline:
        is_at_work = any(map(_awaits_a_thread, asyncio.all_tasks()))
        turns = 0 if is_at_work else turns + 1
        await asyncio.sleep(0.001 if is_at_work else 0)


def _awaits_a_thread(task: "asyncio.Task[Any]") -> bool:
    """Whether it waits for something that the store or a bot's thread will go on with."""
    inner: Any = task.get_coro()
    while inspect.iscoroutine(inner.cr_await) and inner.cr_code not in THREADED:
        inner = inner.cr_await
    return inner.cr_code in THREADED


async def opened(hub: Hub, book: str, *names: str, **wish: Any) -> tuple[Hosted, list[Role], str]:
    """A table at which these sit, their roles, and the host's token."""
    new = await hub.open(OpenTable(book, seats=wish.pop("seats", len(names)), **wish))
    table = await hub.table(new.id)
    sat = [await table.seats.sit(name) for name in names]
    return table, [table.seats.role(one.token) for one in sat], new.host


def seat_role(table: Hosted, seat: Seat) -> Role:
    """The role of anyone who sits there, without his token."""
    if seat == PUBLIC:
        return Role("watcher", PUBLIC)
    return Role("seat", seat, False, table.doc.places[seat].tokens[0])


def read(message: bytes) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(message)
    return decoded


def news(messages: list[bytes]) -> list[bytes]:
    return [message for message in messages if message.startswith(b'{"type":"news"')]


def types(listener: Listener) -> list[str]:
    return [read(message)["type"] for message in listener.take_now()]


async def replay(table: Hosted, viewer: Seat) -> list[bytes]:
    told = await afterwards.replay(Kept(), table, viewer)
    return b"".join([lines async for lines in told]).splitlines()


async def record(table: Hosted, role: Role | None = None) -> bytes:
    return await afterwards.record(Kept(), table, role)


def notebooks_of(table: Hosted) -> Notebooks:
    return Notebooks(table.services.store)


async def look(table: Hosted, role: Role) -> dict[str, Any]:
    return read(await table.view(role))


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 300))
