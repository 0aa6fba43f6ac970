"""Durable moves over WebSocket at 200 tables, beside a bare echo on the same stack."""

import asyncio
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

import msgspec
from websockets.asyncio.client import ClientConnection, connect

TABLES = 200
SECONDS = 2.0
ROUNDS = 7
"""Short rounds, echo and moves in turn: the machine is not as fast at one time as at another."""
PLAN = "name Plain\nwin 9\n" + 38 * f"{40 * '.'}\n" + f"{9 * 'G'}{31 * '.'}\n{39 * '.'}E\n"
"""Wide, with the gold in one corner: no game ends while it is measured."""
UNLIMITED = """
connections_per_address = 2000
connects_per_minute = 1000000
requests_per_minute = 1000000
messages_per_minute = 1000000
moves_per_minute = 1000000
opens_per_minute = 1000000
"""


class Asked(msgspec.Struct):
    n: int


class Heard(msgspec.Struct):
    """As much of a message as a client needs in order to go on."""

    type: str
    answer: str = ""
    prompt: Asked | None = None
    legal: list[str] = []


IDS = count(1)
"""A move has an id of its own, also after its player has come back."""

heard = msgspec.json.Decoder(Heard).decode


# ---- the two servers


@contextmanager
def running(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
        try:
            wait_for(port, process)
            yield process
        finally:
            process.terminate()
            process.wait(10)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(200):
        if process.poll() is not None:
            sys.exit(f"{process.args!r} ended at once")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    sys.exit(f"nothing listens on port {port}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def memory(process: subprocess.Popen[bytes]) -> int:
    """Resident bytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def busy(process: subprocess.Popen[bytes]) -> float:
    """Seconds that all its threads have kept a processor busy, in the system too."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- the tables


def post(port: int, path: str, body: object) -> dict[str, object]:
    link = http.client.HTTPConnection("127.0.0.1", port)
    link.request("POST", f"/api/v1{path}", json.dumps(body), {"Content-Type": "application/json"})
    answer = link.getresponse()
    text = answer.read()
    if answer.status >= 300:
        sys.exit(f"POST {path}: {text.decode()}")
    made: dict[str, object] = json.loads(text)
    return made


def open_table(port: int) -> tuple[str, list[str]]:
    """The table's id and the tokens of its two seats."""
    wish = {"book": "dungeon-of-dooom", "plan": PLAN, "seats": 2, "terms": {"absent": "wait"}}
    table = str(post(port, "/tables", wish)["id"])
    return table, [str(post(port, f"/tables/{table}/seats", {"name": n})["token"]) for n in "AB"]


class Player:
    """Says something legal whenever he is asked, and notes how long the answer took."""

    def __init__(self, link: ClientConnection, dice: Random, view: Heard) -> None:
        self.link = link
        self.dice = dice
        self.view = view
        self.waits: list[float] = []

    async def play(self, until: float) -> None:
        message = self.view
        sent = time.perf_counter()
        while True:
            if message.type in ("news", "view"):
                if message.answer:
                    self.waits.append(time.perf_counter() - sent)
                if time.perf_counter() > until:
                    return
                if message.prompt is not None:
                    sent = time.perf_counter()
                    await self.say(message)
            message = heard(await self.link.recv())

    async def say(self, message: Heard) -> None:
        assert message.prompt is not None
        move = {"type": "move", "do": self.dice.choice(message.legal), "id": f"m{next(IDS)}"}
        await self.link.send(json.dumps(move), text=True)


async def sit(port: int, table: str, token: str, dice: Random) -> Player:
    link = await connect(
        f"ws://127.0.0.1:{port}/api/v1/tables/{table}/live", compression=None, max_queue=None
    )
    await link.send(json.dumps({"type": "hello", "token": token}))
    while (view := heard(await link.recv())).type != "view":
        pass
    return Player(link, dice, view)


# ---- what is measured


class Measured(msgspec.Struct):
    """How many a second, how long each took, and what each cost the server's processor."""

    rate: float
    waits: list[float]
    cost: float


async def play_for(
    port: int, server: subprocess.Popen[bytes], seats: list[tuple[str, str]]
) -> Measured:
    """Moves, each from sending it to hearing what came of it."""
    dice = Random(1)
    players = [await sit(port, table, token, dice) for table, token in seats]
    before = busy(server)
    begin = time.perf_counter()
    tasks = [asyncio.create_task(player.play(begin + SECONDS)) for player in players]
    await asyncio.wait(tasks, timeout=SECONDS + 2)
    elapsed, spent = time.perf_counter() - begin, busy(server) - before
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await close(player.link for player in players)
    waits = [wait for player in players for wait in player.waits]
    return Measured(len(waits) / min(elapsed, SECONDS), waits, spent / len(waits))


async def echo_for(port: int, server: subprocess.Popen[bytes]) -> Measured:
    """The same with as many clients as there are tables: one move is under way at each."""
    links = [await connect(f"ws://127.0.0.1:{port}/echo", compression=None) for _ in range(TABLES)]
    waits: list[float] = []
    before = busy(server)
    until = time.perf_counter() + SECONDS

    async def call(link: ClientConnection) -> None:
        said = 0
        while time.perf_counter() < until:
            said += 1
            sent = time.perf_counter()
            await link.send(json.dumps({"type": "move", "do": "move east", "id": f"m{said}"}))
            heard(await link.recv())
            waits.append(time.perf_counter() - sent)

    await asyncio.gather(*map(call, links))
    spent = busy(server) - before
    await close(links)
    return Measured(len(waits) / SECONDS, waits, spent / len(waits))


async def close(links: Iterator[ClientConnection] | list[ClientConnection]) -> None:
    await asyncio.gather(*(link.close() for link in links), return_exceptions=True)


def measure(name: str, work: Coroutine[None, None, Measured]) -> Measured:
    done = asyncio.run(work)
    done.waits.sort()
    p50, p99 = (done.waits[len(done.waits) * part // 100] * 1000 for part in (50, 99))
    waited = f"p50 {p50:>6.1f} ms   p99 {p99:>6.1f} ms"
    print(f"  {name:<9} {done.rate:>8,.0f}/s   {waited}   {1e6 * done.cost:>4.0f} µs of processor")
    return done


def main() -> None:
    plain_port, own_port, port = free_port(), free_port(), free_port()
    echo = [sys.executable, "-m", "benchmarks.echo"]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        plain = stack.enter_context(running([*echo, str(plain_port)], plain_port))
        own = stack.enter_context(running([*echo, str(own_port), "ours"], own_port))
        settings = Path(folder) / "asterion.toml"
        settings.write_text(UNLIMITED)
        program = Path(sys.executable).with_name("asterion")
        serve = [program, "serve", "--port", port, "--data", folder, "--config", settings]
        server = stack.enter_context(running(list(map(str, serve)), port))
        print(f"\nServer: {TABLES} tables of two over WebSocket, every move on disk (SQLite)")
        before = memory(server)
        seats = []
        for _ in range(TABLES):
            table, tokens = open_table(port)
            seats += [(table, token) for token in tokens]
        print(f"  memory a table, waiting for its first move: {used(server, before):.0f} KiB")
        rounds = []
        for _ in range(ROUNDS):
            bare = measure("echo", echo_for(plain_port, plain))
            ours = measure("own echo", echo_for(own_port, own))
            rounds.append((measure("moves", play_for(port, server, seats)), bare, ours))
        print(f"  memory a table, after {ROUNDS} rounds: {used(server, before):.0f} KiB")
        print("  moves to echoes, the middle of all rounds (least to most):")
        print(f"    a bare echo on uvicorn  {ratio([(moves, bare) for moves, bare, _ in rounds])}")
        print(f"    on our own connections  {ratio([(moves, ours) for moves, _, ours in rounds])}")


def ratio(rounds: list[tuple[Measured, Measured]]) -> str:
    rates = [moves.rate / echoes.rate for moves, echoes in rounds]
    costs = [echoes.cost / moves.cost for moves, echoes in rounds]
    return f"{summed_up(rates)}; by processor {summed_up(costs)}"


def summed_up(ratios: list[float]) -> str:
    return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def used(server: subprocess.Popen[bytes], before: int) -> float:
    return (memory(server) - before) / TABLES / 1024
