"""Every route of the API is flooded, one after another, while two people play elsewhere."""

import asyncio
import json
import statistics
from collections import Counter
from typing import Any

from drills import Run, hold
from drills.room import FIELD
from drills.serving import Server
from drills.windows import Window

FEW, SOME = 5, 12
CALLERS = 24
ADDRESSES = 6
HELD_FROM = 100
PATIENT = 1.0
"""Seconds that 95 of 100 moves of the two people may take; held at full size only."""
WIDE = {"width": 60, "height": 60}
LARGE = "name Large\nwin 1\n" + "\n".join(["." * 200] * 199 + ["G" + "." * 198 + "E"])
BODIES: dict[str, Any] = {
    "POST /books/{book}/plans/generate": {"settings": WIDE},
    "POST /books/{book}/plans/check": {"plan": LARGE},
    "POST /books/{book}/plans/draw": {"plan": LARGE, "strokes": []},
    "POST /books/{book}/offers": {"commands": ["move north"] * 200},
    "POST /books/{book}/agreed": {"players": 2},
    "POST /plans": {"book": "dungeon-of-dooom", "name": "Large", "plan": LARGE},
    "POST /tables": {"book": "dungeon-of-dooom", "seats": 2, "settings": {"width": 40}},
    "POST /tables/{table}/seats": {"name": "Eve"},
    "POST /tables/{table}/moves": {"do": "sing"},
    "POST /tables/{table}/chat": {"text": "buy gold " * 50},
    "POST /tables/{table}/vote": {"option": "mines", "value": "yes"},
    "POST /accounts": {"name": "Eve", "password": "correct horse"},
    "POST /sessions": {"name": "Eve", "password": "wrong horse"},
    "POST /puzzles/{number}/answer": {"value": "a1"},
    "POST /daily/{day}": {"marks": ["c3 hospital"] * 200},
    "POST /daily/{day}/marks": {"marks": ["c3 hospital"] * 199, "mark": "b2 right wall"},
    "POST /daily/{day}/hints": {"marks": ["c3 hospital"] * 200, "level": 3},
    "POST /weeks/now/tries": {"name": "Eve", "browser": "0" * 32},
    "POST ../../mcp": {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "tools/call",
        "params": {"name": "look", "arguments": {}},
    },
    "PUT /tables/{table}/notebook": {"version": 0, "doc": {"text": "x" * 200_000}},
}
LAST = ("/seats/{seat}", "/renew", "/abandon")
"""After these the table is not what it was."""
NEVER_ENDS = "/tables/{table}/live"
BASE = "/api/v1"


async def request(
    link: tuple[asyncio.StreamReader, asyncio.StreamWriter], head: bytes, body: bytes
) -> int:
    """The status of the answer, which is read to its end."""
    reader, writer = link
    writer.write(head + body)
    status = int((await reader.readline()).split()[1])
    length, chunked = 0, False
    while (line := await reader.readline()).strip():
        name, _, value = line.lower().partition(b":")
        if name == b"content-length":
            length = int(value)
        chunked = chunked or (name == b"transfer-encoding" and b"chunked" in value)
    if chunked:
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    elif length:
        await reader.readexactly(length)
    return status


class Flood:
    """One server, a table to ask about, and how often each route answered what."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        self.answers: Counter[int] = Counter()

    def routes(self) -> list[tuple[str, str]]:
        api = json.loads(self.server.answer("GET", f"{BASE}/openapi.json")[1])
        found = [
            (method.upper(), path.removeprefix(BASE))
            for path, operations in api["paths"].items()
            for method in operations
            if method in ("get", "post", "put", "delete")
        ]
        pages = [("GET", f"../..{path}") for path in ("/", "/metrics", "/healthz")]
        all_of_them = [route for route in found if route[1] != NEVER_ENDS] + pages
        all_of_them.append(("POST", "../../mcp"))
        return sorted(all_of_them, key=lambda route: route[1].endswith(LAST))  # false first

    async def over(self, method: str, path: str, times: int) -> Counter[int]:
        """Ask this so often, from a few addresses, with and without a token."""
        seen: Counter[int] = Counter()
        left = list(range(times))
        body = (
            json.dumps(BODIES[f"{method} {path}"]).encode() if f"{method} {path}" in BODIES else b""
        )
        where = self.filled(path)

        async def caller(n: int) -> None:
            link = None
            while left:
                left.pop()
                if link is None:
                    link = await asyncio.open_connection(
                        "127.0.0.1",
                        self.server.port,
                        local_addr=(f"127.0.2.{n % ADDRESSES + 1}", 0),
                    )
                try:
                    async with asyncio.timeout(120):
                        seen[await request(link, self.head(method, where, n % 2, body), body)] += 1
                except (OSError, asyncio.IncompleteReadError, IndexError, ValueError):
                    seen[0] += 1  # it hung up, which it may
                    link[1].close()
                    link = None
            if link is not None:
                link[1].close()

        await asyncio.gather(*(caller(n) for n in range(min(CALLERS, times))))
        return seen

    def filled(self, path: str) -> str:
        known = {
            "book": "dungeon-of-dooom", "table": self.table, "seat": "0", "language": "en",
            "mark": "x", "number": "1", "plan": "x", "share": "x", "bell": "x",
        }  # fmt: skip
        full = path.removeprefix("../..") if path.startswith("../") else BASE + path
        for name, value in known.items():
            full = full.replace("{" + name + "}", value)
        return full

    def head(self, method: str, path: str, known: int, body: bytes) -> bytes:
        bearer = f"Authorization: Bearer {self.token}\r\n" if known else ""
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        host = f"127.0.0.1:{self.server.port}"
        accept = "Accept: application/json, text/event-stream\r\n"
        return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{accept}{bearer}{kind}\r\n".encode()


async def two_people(windows: list[Window], times: list[float]) -> None:
    """They play for as long as this runs; how many seconds each move took."""
    clock = asyncio.get_running_loop().time
    n = 0
    while True:
        for window in windows:
            if window.prompt is not None:
                n += 1
                began = clock()
                refused = await window.move("end", f"{n}", window.prompt["n"])
                hold(not refused, f"under a flood a move was refused: {refused}")
                times.append(clock() - began)
        await asyncio.sleep(0.1)


async def play(drill: Run, server: Server) -> str:
    wish = {"book": "dungeon-of-dooom", "seats": 2, "plan": FIELD, "terms": {"absent": "wait"}}
    table = server.post("/tables", wish)["id"]
    tokens = [server.post(f"/tables/{table}/seats", {"name": n})["token"] for n in ("Ann", "Ben")]
    windows = [await Window.open(server.port, table, token) for token in tokens]
    thinks = {"book": "labyrinth", "seats": 2, "terms": {"assistant": "everything said"}}
    watched = server.post("/tables", {**thinks, "options": {"words": "reference"}})["id"]
    eve = server.post(f"/tables/{watched}/seats", {"name": "Eve"})["token"]
    server.post(f"/tables/{watched}/seats", {"name": "Fay"})
    flood = Flood(server, watched, eve)
    times: list[float] = []
    playing = asyncio.create_task(two_people(windows, times))
    slowest = ("", 0.0)
    routes = flood.routes()
    if drill.size < FEW:  # a small drill takes some of them
        routes = drill.dice.sample(routes, SOME)
    for method, path in routes:
        before = len(times)
        seen = await flood.over(method, path, drill.size)
        hold(not playing.done() or playing.result(), "the two people gave up")
        broken = {status: n for status, n in seen.items() if status >= 500 and status != 503}
        hold(not broken, f"{method} {path} was answered {broken}")
        flood.answers += seen
        if times[before:] and max(times[before:]) > slowest[1]:
            slowest = (f"{method} {path}", max(times[before:]))
        print(f"  {method} {path}: {dict(sorted(seen.items()))}", flush=True)
    while len(times) < 3 and not playing.done():
        await asyncio.sleep(0.05)
    hold(not playing.done() or playing.result(), "the two people gave up")
    playing.cancel()
    for window in windows:
        await window.close()
    middle = statistics.median(times)
    late = statistics.quantiles(times, n=20)[-1]
    if drill.size >= HELD_FROM:
        hold(late < PATIENT, f"of 100 moves under the flood five took longer than {late:.2f} s")
    told = ", ".join(
        f"{n:,} × {status or 'hung up'}" for status, n in sorted(flood.answers.items())
    )
    return (
        f"{len(routes)} routes, {drill.size:,} times each ({told}), nothing failed; meanwhile "
        f"{len(times)} moves of two people took {middle * 1000:.0f} ms (median), "
        f"{late * 1000:.0f} ms (95 of 100), {slowest[1] * 1000:.0f} ms at worst ({slowest[0]})"
    )


def run(drill: Run) -> str:
    """Returns what was found."""
    with Server(drill.folder, settings={}) as server:
        result = asyncio.run(play(drill, server))
        hold("Traceback" not in server.log.read_text(), "a traceback is in the log")
        server.stop()
    return result
