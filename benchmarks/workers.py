"""One process and two workers on PostgreSQL: what a move costs, and what becomes of the players
of a worker that is killed or renewed.

How many moves two processors do in a second cannot be seen where players, database and server share
two of them. What can be counted is the processor time that the busiest process of the server takes
for each move: with a processor of its own it does one move in that time, and nothing is faster. And
as a busy machine makes everything dearer that runs side by side, two processes that share nothing
are measured too: no two workers can do more than those.
"""

import asyncio
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import psycopg

from benchmarks.back import after_a_kill, after_renewing
from benchmarks.lean import sit, wave
from benchmarks.players import open_table
from benchmarks.running import UNLIMITED, free_port, processor_seconds, running
from tests.server.services import fresh_schema

TABLES = 60
"""For each process: with two of them there are twice as many, as there would be players."""
WAVES = 24
ROUNDS = 5
BACKENDS = "SELECT pid FROM pg_stat_activity WHERE application_name = %s"
RESTING, RESTING_SECONDS = 400, 10.0
Seat = tuple[int, str, str]
"""Port, table and token."""


class House(NamedTuple):
    """A server in one of the ways that are compared."""

    name: str
    processes: list[subprocess.Popen[bytes]]
    database: str
    called: str  # its connections, by PostgreSQL
    seats: list[Seat]

    def serving(self) -> list[int]:
        """The processes that play: workers, or those that have none."""
        found = []
        for process in self.processes:
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
            commands = {int(pid): Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children}
            workers = [pid for pid, said in commands.items() if b"workers.worker" in said]
            found += workers or [process.pid]
        return found

    def busy(self) -> list[float]:
        """Processor seconds of each process that plays, then of the parent, then PostgreSQL's."""
        serving = self.serving()
        parents = [process.pid for process in self.processes if process.pid not in serving]
        with psycopg.connect(self.database) as link:
            backends = [int(row[0]) for row in link.execute(BACKENDS, (self.called,))]
        return [
            *map(processor_seconds, serving),
            *(sum(map(processor_seconds, each)) for each in (parents, backends)),
        ]


def start(
    stack: ExitStack, name: str, processes: int, *arguments: str, apart: bool = False
) -> House:
    """With tables: at one address, or each table's seats in turn at several; or each process alone
    with a database of its own."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    settings = folder / "asterion.toml"
    settings.write_text(UNLIMITED)
    called = f"asterion-{secrets.token_hex(6)}"
    program = str(Path(sys.executable).with_name("asterion"))
    ports = [free_port() for _ in range(processes)]
    started: list[subprocess.Popen[bytes]] = []
    for port in ports:
        if apart or not started:
            database = stack.enter_context(fresh_schema())
        serve = [program, "serve", "--port", str(port), "--data", str(folder), *arguments]
        serve += ["--database", f"{database}&application_name={called}", "--config", str(settings)]
        started.append(stack.enter_context(running(serve, port)))
    house = House(name, started, database, called, [])
    open_table(ports[0])  # answered when the workers are there
    for number in range(TABLES * len(house.serving())):
        at = [ports[number % processes]] if apart else ports
        table, tokens = open_table(at[0])
        house.seats.extend((at[n % len(at)], table, token) for n, token in enumerate(tokens))
    return house


class Round(NamedTuple):
    moves: int
    spent: list[float]
    players: float  # seconds per move, of their own

    @property
    def server(self) -> float:
        """Seconds per move, of all processes of the server together."""
        return sum(self.spent[:-1]) / self.moves

    @property
    def busiest(self) -> float:
        """Seconds per move, of the one that has most to do."""
        return max(self.spent[:-1]) / self.moves

    @property
    def database(self) -> float:
        return self.spent[-1] / self.moves


async def play(house: House) -> Round:
    dice = Random(1)
    players = [await sit(port, table, token, dice) for port, table, token in house.seats]
    before, own = house.busy(), time.process_time()
    moves = 0
    for _ in range(WAVES):
        moves += await wave(players)
    spent = [after - at_first for after, at_first in zip(house.busy(), before, strict=True)]
    for player in players:
        player.close()
    return Round(moves, spent, (time.process_time() - own) / moves)


def show(house: House, rounds: list[Round]) -> None:
    moves = sum(each.moves for each in rounds)
    server, database = (
        f"{1e6 * median(getattr(each, kind) for each in rounds):>4.0f} µs"
        for kind in ("server", "database")
    )
    shares = [f"{100 * part / sum(rounds[-1].spent[:-1]):.0f}" for part in rounds[-1].spent[:-1]]
    players = f"{1e6 * median(each.players for each in rounds):.0f} µs"
    print(
        f"  {house.name:<24} {moves:>6} moves, each {server} of the server's processors,"
        f" {database} of PostgreSQL's, {players} of the players'"
    )
    if len(shares) > 2:
        print(f"    {' : '.join(shares)} % of that by the processes in turn, the parent last")


def against(one: list[Round], two: list[Round], evenly: bool = False) -> str:
    """`evenly`: if both of the two had as much to do. Chance gives tables to workers: of 120 one of
    two may well get a fifth more than its share, of thousands it does not."""
    ratios = [
        single.busiest / (double.server / 2 if evenly else double.busiest)
        for single, double in zip(one, two, strict=True)
    ]
    return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def windows(port: int) -> dict[str, float]:
    """How many windows each worker has, as its metrics say."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        text = answer.read().decode()
    found = re.findall(r'^asterion_listeners\{worker="(\d+)"\} (\S+)', text, re.MULTILINE)
    return {worker: float(count) for worker, count in found}


async def spread(house: House) -> None:
    port = house.seats[0][0]
    players = [await sit(*seat, Random(1)) for seat in house.seats]
    found = ", ".join(f"{count:.0f}" for count in windows(port).values())
    print(f"  windows of {len(players) // 2} tables of two, by worker: {found}")
    for player in players:
        player.close()


async def rest(house: House) -> None:
    """Many more tables, at which everyone sits and nobody moves."""
    port = house.seats[0][0]
    before = sum(map(memory, house.serving()))
    seats = [(port, table, token) for table, tokens in opened(port) for token in tokens]
    players = [await sit(*seat, Random(1)) for seat in seats]
    took = (sum(map(memory, house.serving())) - before) / RESTING / 1024
    await asyncio.sleep(2)
    at_first = house.busy()
    await asyncio.sleep(RESTING_SECONDS)
    spent = [after - earlier for after, earlier in zip(house.busy(), at_first, strict=True)]
    server, database = (1e6 * part / RESTING / RESTING_SECONDS for part in (spent[0], spent[-1]))
    print(
        f"  {RESTING} more tables of two that are watched and rest, each: {took:.0f} KiB;"
        f" per second {server:.0f} µs of the server's processor, {database:.0f} µs of PostgreSQL's"
    )
    for player in players:
        player.close()


def opened(port: int) -> list[tuple[str, list[str]]]:
    return [open_table(port) for _ in range(RESTING)]


def memory(process: int) -> int:
    """Resident bytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def main() -> None:
    print(f"\nWorkers: {TABLES} tables of two for each process, PostgreSQL, NOTIFY between them")
    with ExitStack() as stack:
        one = start(stack, "one process", 1)
        two = start(stack, "two workers", 1, "--workers", "2")
        blind = start(stack, "two, each table at both", 2)
        apart = start(stack, "two that share nothing", 2, apart=True)
        houses = (one, two, blind, apart)
        asyncio.run(spread(two))
        rounds: dict[str, list[Round]] = {house.name: [] for house in houses}
        for _ in range(ROUNDS):
            for house in houses:
                rounds[house.name].append(asyncio.run(play(house)))
        for house in houses:
            show(house, rounds[house.name])
        print("  moves of two processors to those of one, by the busiest process:")
        for house in (two, blind, apart):
            print(f"    {house.name:<26} {against(rounds[one.name], rounds[house.name])}")
        shared = against(rounds[one.name], rounds[two.name], evenly=True)
        print(f"    two workers, shared evenly {shared}")
        ideal = against(rounds[apart.name], rounds[two.name])
        print(f"  moves of two workers to those of two that share nothing: {ideal}")
        asyncio.run(rest(one))
        parent = two.processes[0].pid
        asyncio.run(after_a_kill(two.seats, lambda: os.kill(two.serving()[0], signal.SIGKILL)))
        asyncio.run(after_renewing(two.seats, lambda: os.kill(parent, signal.SIGHUP), two.serving))
