"""Many windows at which nothing happens: the memory of each, and whether moves elsewhere wait.

python -m benchmarks.windows        in a process of its own

The yardstick of memory is a bare server, Starlette on uvicorn, with the same clients. The server
that holds all of it has one core of the machine.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from random import Random

from benchmarks.colyseus import colyseus
from benchmarks.lean import Heard, LeanPlayer
from benchmarks.players import Played, open_tables
from benchmarks.running import Server, asterion, busy, free_port, memory, running

TABLES, MOVING, SECONDS = 1000, 20, 10.0
WINDOWS = 2 * TABLES
AT_ONCE = 50
"""This many come in at the same time."""
SETTLES = 2.0
DOOOM = "dungeon-of-dooom"
KB, MB = 1000, 1_000_000


class Idle(LeanPlayer):
    """In as soon as it hears anything."""

    def _hear(self, message: Heard) -> None:
        if not self.is_in.done():
            self.is_in.set_result(None)


class Bare(Idle):
    """At the relay, which says its hello again to both of the room."""

    path = "/relay/{}"


class Mover(LeanPlayer):
    """Answers whenever it is asked, and notes how long each answer was under way."""

    until = 0.0
    sent = 0.0

    def __init__(self, table: str, token: str, dice: Random) -> None:
        super().__init__(table, token, dice)
        self.waits: list[float] = []

    def _hear(self, message: Heard) -> None:
        super()._hear(message)
        if message.answer:
            self.waits.append(time.perf_counter() - self.sent)
        self.go_on()

    def go_on(self) -> None:
        now = time.perf_counter()
        if now < self.until and self._asked is not None:
            self._asked.offers = [each for each in self._asked.offers if each.say != "resign"]
            self.sent = now
            self.say()


async def come(
    kind: type[LeanPlayer], port: int, seats: Sequence[tuple[str, str]]
) -> list[LeanPlayer]:
    loop, dice = asyncio.get_running_loop(), Random(1)
    found: list[LeanPlayer] = []
    for start in range(0, len(seats), AT_ONCE):
        for table, token in seats[start : start + AT_ONCE]:
            make = partial(kind, table, token, dice)
            _, player = await loop.create_connection(make, "127.0.0.1", port)
            found.append(player)
        await asyncio.gather(*(player.is_in for player in found[start:]))
    return found


async def bare(server: Server, port: int) -> float:
    """Bytes of a window."""
    await come(Bare, port, [("warm", "")] * 2)
    before = memory(server)
    windows = await come(Bare, port, [(str(number // 2), "") for number in range(WINDOWS)])
    await asyncio.sleep(SETTLES)
    took = (memory(server) - before) / len(windows)
    for window in windows:
        window.close()
    return took


async def ours(server: Server, port: int, yardstick: float) -> None:
    at_first = memory(server)
    seats = open_tables(port, DOOOM, TABLES)
    moving = open_tables(port, DOOOM, MOVING)
    with_tables = memory(server)
    await come(Idle, port, seats)
    await asyncio.sleep(SETTLES)
    with_windows = memory(server)
    window = (with_windows - with_tables) / WINDOWS
    table = (with_tables - at_first) / (TABLES + MOVING)
    above = (window - yardstick) / KB
    print(
        f"  ours: a table {table / KB:.1f} kB; a window {window / KB:.1f} kB, "
        f"{above:+.1f} kB beside the bare server's (wanted: at most +15)",
        flush=True,
    )
    players = await come(Mover, port, moving)
    before, began = busy(server), time.perf_counter()
    for player in players:
        assert isinstance(player, Mover)
        player.until = began + SECONDS
        player.go_on()
    await asyncio.sleep(SECONDS + 1)
    waits = [wait for player in players if isinstance(player, Mover) for wait in player.waits]
    print(said("ours, SQLite", waits, busy(server) - before, memory(server)), flush=True)


def said(name: str, waits: list[float], spent: float, resident: int) -> str:
    done = Played(waits)
    return (
        f"  {name}: {WINDOWS:,} idle windows and {MOVING} moving tables: {resident / MB:.0f} MB "
        f"(wanted: 1000), {len(waits) / SECONDS:,.0f} moves per second, "
        f"{100 * spent / SECONDS:.0f} % of a core, "
        f"p50 {done.percentile(50):.1f} ms, p99 {done.percentile(99):.1f} ms (wanted: 100)"
    )


def on_one_core(server: Server) -> None:
    os.sched_setaffinity(server.pid, {max(os.sched_getaffinity(0))})


def main() -> None:
    print(f"\nWindows: {WINDOWS:,} that are idle, at {TABLES:,} tables, on one core")
    with ExitStack() as stack:
        port = free_port()
        command = [sys.executable, "-m", "benchmarks.relay", str(port)]
        relay = stack.enter_context(running(command, port))
        yardstick = asyncio.run(bare(relay, port))
        print(f"  bare server: a window {yardstick / KB:.1f} kB", flush=True)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server, port = stack.enter_context(asterion(folder))
        on_one_core(server)
        asyncio.run(ours(server, port, yardstick))
    with colyseus() as peer:
        if peer is not None:
            on_one_core(peer.server)
            before = memory(peer.server)
            peer.open(TABLES)
            time.sleep(SETTLES)
            each = (memory(peer.server) - before) / WINDOWS
            print(f"  Colyseus: a window and half a room {each / KB:.1f} kB", flush=True)
            spent = busy(peer.server)
            waits = peer.play(MOVING, SECONDS)
            spent = busy(peer.server) - spent
            print(said("Colyseus, in memory", waits, spent, memory(peer.server)), flush=True)


if __name__ == "__main__":
    main()
