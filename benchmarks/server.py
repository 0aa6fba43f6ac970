"""Durable moves over WebSocket, told to two windows, beside boardgame.io and a bare relay.

The windows are programs, which read the events and ask for neither sentences nor screens; or, where
it says so, pages, which ask for both.

Everything is measured in turn in short rounds, because the machine is not as fast at one time as
at another; what a move costs is the processor time of the server that makes it. Games are new in
every round, ours and the peer's: some of ours come to an end, and what the peer keeps of a match
grows with its moves.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from statistics import median

import msgspec

from benchmarks import players
from benchmarks.boardgame_io import boardgame_io
from benchmarks.running import Server, asterion, busy, free_port, running

TABLES, SECONDS, ROUNDS = 100, 2.0, 5
MANY = 500
DOOOM, LABYRINTH = "dungeon-of-dooom", "labyrinth"
PEER, RELAY = "boardgame.io, in memory", "bare relay, uvicorn"
TARGETS = {"Dooom, SQLite": 0.36, "Dooom, PostgreSQL": 0.55, "Labyrinth, SQLite": 0.6}
"""At most so much of what a move costs boardgame.io."""


class Measured(msgspec.Struct):
    """A round: how many a second, what each cost in microseconds, how long it was under way."""

    rate: float
    cost: float
    p50: float = 0.0
    p99: float = 0.0


Round = Callable[[], Measured]


def measured(server: Server, before: float, done: players.Played) -> Measured:
    count = max(1, len(done.waits))
    cost = 1e6 * (busy(server) - before) / count
    return Measured(count / SECONDS, cost, done.percentile(50), done.percentile(99))


def moves(server: Server, port: int, book: str, screen: bool) -> Round:
    async def play() -> Measured:
        seats = players.open_tables(port, book, TABLES)
        seated = await players.seated(port, seats, screen)
        before = busy(server)
        done = measured(server, before, await players.play(seated, SECONDS))
        await players.close(player.link for player in seated)
        return done

    return lambda: asyncio.run(play())


def relayed(server: Server, port: int) -> Round:
    async def talk() -> Measured:
        pairs = await players.rooms(port, TABLES)
        before = busy(server)
        done = measured(server, before, await players.relay(pairs, SECONDS))
        await players.close(link for pair in pairs for link in pair)
        return done

    return lambda: asyncio.run(talk())


@contextmanager
def postgres() -> Iterator[str]:
    """An empty schema in the PostgreSQL of this machine, as the tests have one."""
    from tests.server.services import fresh_schema

    with fresh_schema() as url:
        yield url


def rounds_of(stack: ExitStack) -> tuple[dict[str, Round], tuple[Server, int]]:
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    rounds: dict[str, Round] = {}
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.relay", str(port)]
    rounds[RELAY] = relayed(stack.enter_context(running(command, port)), port)
    peer = stack.enter_context(boardgame_io(TABLES))
    if peer is not None:

        def play() -> Measured:
            made, cost = peer.play(SECONDS)
            return Measured(made / SECONDS, 1e6 * cost)

        rounds[PEER] = play
    ours = stack.enter_context(asterion(folder))
    rounds["Dooom, SQLite"] = moves(*ours, DOOOM, screen=False)
    rounds["Dooom, SQLite, to pages"] = moves(*ours, DOOOM, screen=True)
    try:
        shared = stack.enter_context(asterion(folder, stack.enter_context(postgres())))
        rounds["Dooom, PostgreSQL"] = moves(*shared, DOOOM, screen=False)
    except (ImportError, BaseExceptionGroup, RuntimeError) as error:
        print(f"  PostgreSQL is not measured: {error}")
    rounds["Labyrinth, SQLite"] = moves(*ours, LABYRINTH, screen=False)
    rounds["Labyrinth, SQLite, to pages"] = moves(*ours, LABYRINTH, screen=True)
    return rounds, ours


def half_load(server: Server, port: int, rate: float) -> str:
    """Twice as many tables as one would want to wait for, each at its own pace."""

    async def play() -> players.Played:
        seats = players.open_tables(port, DOOOM, MANY)
        seated = await players.seated(port, seats, False, pause=MANY / (rate / 2))
        done = await players.play(seated, 3 * SECONDS)
        await players.close(player.link for player in seated)
        return done

    done = asyncio.run(play())
    asked = f"{len(done.waits) / 3 / SECONDS:,.0f} moves per second at {MANY} tables"
    waited = f"p50 {done.percentile(50):.1f} ms, p99 {done.percentile(99):.1f} ms (wanted: 50)"
    return f"  half load: {asked}, {waited}"


def main() -> None:
    print(f"\nServer: {TABLES} tables of two, every move kept before it is told to both windows")
    with ExitStack() as stack:
        rounds, (server, port) = rounds_of(stack)
        found: dict[str, list[Measured]] = {name: [] for name in rounds}
        for number in range(ROUNDS + 1):
            for name, play in rounds.items():
                made = play()
                if number:  # the first round is for warming up
                    found[name].append(made)
        for name, each in found.items():
            print(line(name, each, found.get(PEER, [])), flush=True)
        rate = median(made.rate for made in found["Dooom, SQLite"])
        print(half_load(server, port, rate), flush=True)
    for name in ("tables", "windows"):
        subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=True)


def line(name: str, made: list[Measured], peer: list[Measured]) -> str:
    costs = [each.cost for each in made]
    said = f"  {name:<32} {median(costs):>4.0f} µs ({min(costs):.0f} to {max(costs):.0f})"
    if peer:
        ratios = [ours.cost / theirs.cost for ours, theirs in zip(made, peer, strict=True)]
        said += f"   {median(ratios):.2f} of boardgame.io ({min(ratios):.2f} to {max(ratios):.2f})"
        said += f", wanted {TARGETS[name]}" if name in TARGETS else ""
    rate, p50, p99 = (
        median(getattr(each, name) for each in made) for name in ("rate", "p50", "p99")
    )
    return f"{said}   {rate:,.0f}/s" + (f", p50 {p50:.0f} ms, p99 {p99:.0f} ms" if p50 else "")
