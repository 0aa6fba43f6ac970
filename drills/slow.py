"""Thousands of connections that say and read as slowly as they can: a newcomer sits at once."""

import asyncio
import json
import resource
import statistics
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random

from drills import Run, hold
from drills.serving import Server
from drills.windows import Window

ADDRESSES = 25
NEWCOMERS = 20
AT_ONCE = 1.0
"""Seconds within which a newcomer sits and sees; held only where the drill has its full size, since
a small one runs among the tests of a busy machine."""
HELD_FROM = 1000
DRIP = 3.0  # seconds between two bytes
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Crowd:
    """This many connections, each made again when the server hangs up on it."""

    def __init__(self, port: int, line_port: int, table: str, addresses: Sequence[str]) -> None:
        self.port, self.line_port = port, line_port
        self.table, self.addresses = table, addresses
        self.open = 0
        self.most = 0
        self.seen: Counter[str] = Counter()

    async def one(self, n: int, dice: Random) -> None:
        """One of them, for as long as the drill lasts."""
        ways: tuple[Callable[[Streams], Awaitable[None]], ...] = (
            self.silent, self.half_a_head, self.half_a_body, self.never_says_hello,
            self.never_reads, self.reads_no_stream, self.half_a_line,
        )  # fmt: skip
        address = self.addresses[n % len(self.addresses)]
        way = ways[n // len(self.addresses) % len(ways)]
        port = self.line_port if way == self.half_a_line else self.port
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                link = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
                self.open += 1
                self.most = max(self.most, self.open)
                try:
                    await way(link)
                    self.seen[way.__name__.replace("_", " ")] += 1
                finally:
                    self.open -= 1
                    link[1].transport.abort()
            await asyncio.sleep(dice.uniform(0.2, 1.0))

    async def drip(self, link: Streams, said: bytes) -> None:
        """Byte by byte, until the server has had enough of it."""
        for n in range(len(said)):
            link[1].write(said[n : n + 1])
            await link[1].drain()
            with suppress(TimeoutError):
                # Not wait_for, which in Python 3.11 may forget that it was told to end.
                async with asyncio.timeout(DRIP):
                    if not await link[0].read(1000):
                        return

    async def silent(self, link: Streams) -> None:
        await link[0].read(1000)

    async def half_a_head(self, link: Streams) -> None:
        await self.drip(link, b"GET /api/v1/books HTTP/1.1\r\nHost: " + b"x" * 60)

    async def half_a_body(self, link: Streams) -> None:
        head = f"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
        link[1].write(head.encode())
        await self.drip(link, b" " * 100)

    async def upgrade(self, link: Streams) -> None:
        link[1].write(
            f"GET /api/v1/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}"
            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await link[0].readuntil(b"\r\n\r\n")

    async def never_says_hello(self, link: Streams) -> None:
        await self.upgrade(link)
        await link[0].read(1000)

    async def never_reads(self, link: Streams) -> None:
        """Asks for a view again and again, and takes none of them."""
        await self.upgrade(link)
        hello = json.dumps({"type": "hello"}).encode()
        frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
        link[1].transport.pause_reading()  # type: ignore[attr-defined]
        while True:
            link[1].write(frame)
            await link[1].drain()
            await asyncio.sleep(DRIP)

    async def reads_no_stream(self, link: Streams) -> None:
        link[1].write(
            f"GET /api/v1/tables/{self.table}/live HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{self.port}\r\n\r\n".encode()
        )
        link[1].transport.pause_reading()  # type: ignore[attr-defined]
        await asyncio.sleep(10 * DRIP)

    async def half_a_line(self, link: Streams) -> None:
        await self.drip(link, b"watch " + b"x" * 100)


async def newcomer(server: Server, n: int) -> float:
    """Opens a table, sits down, sees it and makes a move; how many seconds that took."""
    clock = asyncio.get_running_loop().time
    began, address = clock(), f"127.0.1.{n % 200 + 1}"

    def post(path: str, body: object) -> dict[str, str]:
        status, text = server.answer("POST", f"/api/v1{path}", body, address=address)
        hold(status < 300, f"a newcomer was answered {status}: {text[:300]}")
        answer: dict[str, str] = json.loads(text)
        return answer

    wish = {"book": "cc3k", "seats": 1, "terms": {"absent": "wait"}}
    table = (await asyncio.to_thread(post, "/tables", wish))["id"]
    sat = await asyncio.to_thread(post, f"/tables/{table}/seats", {"name": "Ann"})
    window = await Window.open(server.port, table, sat["token"], address)
    seated = clock() - began
    refused = await window.move(window.legal[0], "first")
    hold(not refused, f"a newcomer's move was refused: {refused}")
    await window.close()
    return seated


def run(drill: Run) -> str:
    """Returns what was found."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = drill.size + 1000
    hold(hard == resource.RLIM_INFINITY or hard >= needed, f"needs {needed} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 2 * needed)), hard))
    times: list[float] = []

    async def play(server: Server, crowd: Crowd) -> None:
        tasks = [
            asyncio.create_task(crowd.one(n, Random(f"{drill.seed} {n}")))
            for n in range(drill.size)
        ]
        rounds = NEWCOMERS if drill.size >= HELD_FROM else 3
        for _ in range(200):  # most of them are there
            if crowd.open >= drill.size * 0.7:
                break
            await asyncio.sleep(0.1)
        for n in range(rounds):
            times.append(await newcomer(server, n))
            await asyncio.sleep(1.0 if drill.size >= HELD_FROM else 0.05)
        for task in tasks:
            hold(not task.done() or task.cancelled(), "somebody in the crowd gave up")
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    with Server(drill.folder, "--line-port", "0", settings={}) as server:
        line_port = int(server.said(r'"line protocol","port":(\d+)'))
        opened = server.post("/tables", {"book": "dungeon-of-dooom", "seats": 2})
        server.post(f"/tables/{opened['id']}/seats", {"name": "Ann"})
        server.post(f"/tables/{opened['id']}/seats", {"name": "Ben"})
        addresses = [f"127.0.0.{10 + n}" for n in range(ADDRESSES)]
        crowd = Crowd(server.port, line_port, opened["id"], addresses)
        asyncio.run(play(server, crowd))
        server.stop()
    worst = max(times)
    if drill.size >= HELD_FROM:
        hold(worst < AT_ONCE, f"a newcomer waited {worst:.2f} s")
    return (
        f"{drill.size:,} slow connections from {ADDRESSES} addresses (at most {crowd.most:,} open "
        f"at once), with the usual settings: {len(times)} newcomers sat down and saw the table "
        f"after {statistics.median(times) * 1000:.0f} ms (median), {worst * 1000:.0f} ms at worst"
    )
