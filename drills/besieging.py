"""One address that does all it can at once: every route, every kind of connection and message."""

import asyncio
import json
import os
from collections.abc import Coroutine
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from drills.besieged import Estate
from drills.flood import BODIES, Flood, request
from drills.serving import Server
from drills.slow import Crowd

ADDRESS = "127.0.0.2"
KINDS = ("calls", "windows", "slow connections")
CALLERS = 24
IMPATIENT = 2.0
"""Seconds after which it hangs up, and asks for something else."""
WINDOWS = 24
QUERIES = {
    "/replay": ("", "?as=0", "?as=1", "?as=master"),
    "/highlights": ("", "?as=0"),
    "/review/why": ("?move=5&as=0", "?move=50&as=1"),
    "/transcript": ("", "?limit=500"),
    "/notebooks": ("?as=0", "?as=1"),
}
BACK_AND_FORTH = [
    {"draw": "resize", "edge": "east", "by": by} for _ in range(100) for by in (-1, 1)
]
MESSAGE = -1
"""Where answers are counted by their status: something said in a window."""
STANDING = ("GET", "../../mcp")
SAID = (
    {"type": "ask", "id": "q", "asked": "certain"},
    {"type": "ask", "id": "q", "asked": "map"},
    {"type": "say", "text": "buy gold " * 50},
    {"type": "move", "do": "sing", "id": "m"},
    {"type": "nonsense"},
)


class Besieger(Flood):
    """What was answered is counted; that anything is answered is not expected."""

    def __init__(self, server: Server, line_port: int, estate: Estate, seed: int) -> None:
        super().__init__(server, "", "")
        self.line_port, self.estate, self.seed = line_port, estate, seed
        self.bodies: dict[str, Any] = {
            **BODIES,
            "POST /books/{book}/plans/draw": {"plan": estate.plan, "strokes": BACK_AND_FORTH},
            "POST /books/{book}/plans/check": {"plan": estate.plan},
        }
        pages = [("GET", f"../../{first}/{{table}}") for first in "tr"]
        self.all_routes = [*self.routes(), *pages, STANDING]

    async def attack(self, kind: str, seconds: float, connections: int) -> None:
        """Everything of this kind at once, for so long."""
        dice = Random(f"{self.seed} {kind}")
        work: list[Coroutine[Any, Any, None]]
        match kind:
            case "calls":
                work = [self.call(Random(dice.random())) for _ in range(CALLERS)]
            case "windows":
                work = [self.talk(Random(dice.random())) for _ in range(WINDOWS)]
            case _:  # last, for they leave no room for the others of this address
                await asyncio.sleep(seconds / 2)
                seconds /= 2
                table = self.estate.live[0].table
                crowd = Crowd(self.server.port, self.line_port, table, [ADDRESS])
                work = [crowd.one(n, Random(dice.random())) for n in range(connections)]
        tasks = [asyncio.create_task(each) for each in work]
        await asyncio.wait(tasks, timeout=seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def call(self, dice: Random) -> None:
        """Any route, at any of its tables, on a connection that is kept."""
        link = None
        while True:
            try:
                if link is None:
                    place = ("127.0.0.1", self.server.port)
                    link = await asyncio.open_connection(*place, local_addr=(ADDRESS, 0))
                async with asyncio.timeout(IMPATIENT):
                    self.answers[await request(link, *self.wish(dice))] += 1
            except (OSError, EOFError, IndexError, ValueError, TimeoutError):
                self.answers[0] += 1  # hung up
                if link is not None:
                    link[1].transport.abort()
                link = None
                await asyncio.sleep(0.05)

    def wish(self, dice: Random) -> tuple[bytes, bytes]:
        method, path = dice.choice(self.all_routes)
        seat = dice.choice(self.estate.seats)
        self.table, self.token = seat.table, seat.token
        wanted = self.bodies.get(f"{method} {path}")
        body = b"" if wanted is None else json.dumps(wanted).encode()
        where = self.filled(path)
        if "/books/" in where and "/plans/" in where:
            where = where.replace("dungeon-of-dooom", "labyrinth")
        queries = next((more for end, more in QUERIES.items() if where.endswith(end)), ("",))
        return self.head(method, where + dice.choice(queries), dice.randrange(2), body), body

    async def talk(self, dice: Random) -> None:
        """A window that says whatever it may, as fast as it is read."""
        while True:
            seat = dice.choice(self.estate.thinking + self.estate.live)
            address = f"ws://127.0.0.1:{self.server.port}/api/v1/tables/{seat.table}/live"
            with suppress(OSError, EOFError, TimeoutError, WebSocketException):
                async with connect(
                    address, compression=None, proxy=None, max_size=None, local_addr=(ADDRESS, 0),
                    close_timeout=1,
                ) as window:  # fmt: skip
                    await window.send(json.dumps({"type": "hello", "token": seat.token}))
                    while True:
                        await window.send(json.dumps(dice.choice(SAID)))
                        self.answers[MESSAGE] += 1
                        with suppress(TimeoutError):
                            async with asyncio.timeout(0.01):
                                await window.recv()
            await asyncio.sleep(0.2)


def besiege(
    besieger: Besieger, kind: str, seconds: float, connections: int, told: Connection
) -> None:
    """In a process of its own, which leaves the processor to the server and to those who look."""
    os.nice(10)
    asyncio.run(besieger.attack(kind, seconds, connections))
    told.send(besieger.answers)
