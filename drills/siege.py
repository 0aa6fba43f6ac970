"""One address besieges the server with all it has, while two people of another play and look."""

import asyncio
import multiprocessing
import resource
import statistics
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from drills import Run, hold
from drills.besieged import MAZE, Estate, build
from drills.besieging import KINDS, MESSAGE, Besieger, besiege
from drills.flood import BASE, request, two_people
from drills.room import FIELD
from drills.serving import FAST, Server
from drills.windows import Window

HELD_FROM = 5000
LATE = 0.25
"""Seconds that 95 of 100 looks may take; held at full size only."""
MOST_CONNECTIONS = 4250
LONGEST = 40.0
HEAD_START = 2.0
PAUSE = 0.1
HOME = "127.0.0.1"
Times = dict[str, list[float]]


def seconds_of(drill: Run) -> float:
    return min(LONGEST, 3 + drill.size / 250)


class Besieged:
    """Two people at a table of their own, who also think and look at the first page."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.times: Times = {"view": [], "page": [], "now": [], "window": [], "assistant": []}
        self.table, self.tokens = self._sat({"book": "dungeon-of-dooom", "plan": FIELD})
        self.maze, self.maze_tokens = self._sat({**MAZE, "settings": {"width": 6, "height": 6}})

    def _sat(self, wish: dict[str, Any]) -> tuple[str, list[str]]:
        terms = {"absent": "wait", **wish.get("terms", {})}
        table = self.server.post("/tables", {**wish, "seats": 2, "terms": terms})["id"]
        path = f"/tables/{table}/seats"
        return table, [self.server.post(path, {"name": name})["token"] for name in ("Ann", "Ben")]

    async def live(self, seconds: float) -> list[float]:
        """Until the time is up; how long each move took."""
        windows = [await Window.open(self.server.port, self.table, each) for each in self.tokens]
        moves: list[float] = []
        tasks = [
            asyncio.create_task(work)
            for work in (
                two_people(windows, moves),
                self.often("view", self.get(f"{BASE}/tables/{self.table}/view", self.tokens[0])),
                self.often("page", self.get(f"/t/{self.table}")),
                self.often("now", self.get(f"{BASE}/now")),
                self.often("window", self.come_back, 5),
                self.often("assistant", self.think, 20),
            )
        ]
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in tasks:
            hold(not task.done() or task.result(), "somebody gave up")
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for window in windows:
            await window.close()
        return moves

    async def often(self, what: str, do: Callable[[], Awaitable[None]], pauses: int = 1) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            began = clock()
            await do()
            self.times[what].append(clock() - began)
            await asyncio.sleep(pauses * PAUSE)

    def get(self, path: str, token: str = "") -> Callable[[], Awaitable[None]]:
        """On a new connection each time, as anyone who comes first has none."""
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        host = f"Host: {HOME}:{self.server.port}\r\n"
        head = f"GET {path} HTTP/1.1\r\n{host}{bearer}Connection: close\r\n\r\n".encode()

        async def ask() -> None:
            link = await asyncio.open_connection(HOME, self.server.port)
            try:
                status = await request(link, head, b"")
                hold(status == 200, f"GET {path} was answered {status} during the siege")
            finally:
                link[1].transport.abort()

        return ask

    async def come_back(self) -> None:
        window = await Window.open(self.server.port, self.table, self.tokens[1])
        await window.close()

    async def think(self) -> None:
        path = f"{BASE}/tables/{self.maze}/knowledge/certain"
        await self.get(path, self.maze_tokens[0])()


class Attack:
    """One part of the besieger's power, in a process of its own."""

    def __init__(self, besieger: Besieger, kind: str, seconds: float, connections: int) -> None:
        self._told, theirs = multiprocessing.Pipe(duplex=False)
        self._process = multiprocessing.get_context("fork").Process(
            target=besiege, args=(besieger, kind, seconds, connections, theirs)
        )
        self._process.start()
        theirs.close()  # so that it is noticed if it fails

    def answers(self) -> "Counter[int]":
        """How often it was answered what; waits for its end."""
        answers: Counter[int] = self._told.recv()
        return answers

    def end(self) -> None:
        self._process.kill()


def late(times: list[float]) -> float:
    if len(times) < 2:
        return sum(times)
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


async def stand(drill: Run, server: Server, line_port: int, estate: Estate) -> str:
    besieged = Besieged(server)
    besieger = Besieger(server, line_port, estate, drill.seed)
    seconds, connections = seconds_of(drill), min(MOST_CONNECTIONS, drill.size // 2)
    attacks = [Attack(besieger, kind, seconds + HEAD_START, connections) for kind in KINDS]
    try:
        await asyncio.sleep(HEAD_START)
        moves = await besieged.live(seconds)
        answers: Counter[int] = Counter()
        for attack in attacks:
            answers += await asyncio.to_thread(attack.answers)
    finally:
        for attack in attacks:
            attack.end()
    found = {"move": moves, **besieged.times}
    told = ", ".join(
        f"{what} {statistics.median(times) * 1000:.0f}/{late(times) * 1000:.0f}/"
        f"{max(times) * 1000:.0f}"
        for what, times in found.items()
        if times
    )
    print(f"  {told} ms; answered {dict(sorted(answers.items()))}", flush=True)
    if drill.size >= HELD_FROM:
        for what in ("view", "page", "now", "window", "move"):
            hold(found[what], f"nobody ever came to a {what}")
            slow = late(found[what])
            hold(slow < LATE, f"five of 100 of what others saw ({what}) took {slow:.2f} s")
    messages = answers.pop(MESSAGE, 0)
    broken = {status: n for status, n in answers.items() if status >= 500 and status != 503}
    hold(not broken, f"the besieger was answered {broken}")
    return (
        f"for {seconds:.0f} s one address called routes {answers.total():,} times and said "
        f"{messages:,} things in windows, on games of {drill.size:,} moves, then over "
        f"{connections:,} slow connections as well; the median, 95 of 100 and the worst of what "
        f"others saw, in ms: {told}"
    )


def run(drill: Run) -> str:
    """Returns what was found."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    free = {**FAST, "strokes_per_minute": 1_000_000}
    with Server(drill.folder, settings=free) as before:
        estate = asyncio.run(build(before, drill.size))
        before.stop()
    with Server(drill.folder, "--line-port", "0", settings={}) as server:
        line_port = int(server.said(r'"line protocol","port":(\d+)'))
        result = asyncio.run(stand(drill, server, line_port, estate))
        hold("Traceback" not in server.log.read_text(), "a traceback is in the log")
        server.stop()
    return result
