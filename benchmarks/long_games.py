"""How long a long game keeps everybody else waiting: the longest turn of the loop, by route.

python -m benchmarks.long_games [MOVES ...] [BOOK ...]
"""

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from asterion.server.config import Config
from asterion.server.features import Features
from asterion.server.guard.rates import Crowd
from asterion.server.http.app import make_app
from asterion.server.http.desk import Desk
from asterion.server.log import Log
from asterion.server.metrics import Metrics
from asterion.server.serve import RUBBISH
from asterion.server.store import Store
from asterion.server.tables import Hub, OpenTable
from asterion.server.tables.hub import IDLE_SECONDS
from asterion.server.wake import Quiet
from benchmarks.tables import LaterTime

MOVES = (3_000, 10_000)
BOOKS = ("dungeonlab", "dungeon-of-dooom")
ENDS = ("resign", "suicide")
PLENTY = 1_000_000
ASKED = (
    ("first asked for", "/tables/{table}"),
    ("view", "/tables/{table}/view"),
    ("view, seat", "/tables/{table}/view", "seat"),
    ("transcript", "/tables/{table}/transcript?limit=400"),
    ("live, from the start", "/tables/{table}/live?since=1"),
    ("live, from the end", "/tables/{table}/live?since={late}", "seat"),
    ("board", "/tables/{table}/board"),
    ("board, again", "/tables/{table}/board"),
    ("boards", "/boards"),
    ("picture", "/tables/{table}/picture.png"),
)
"""While it is played: what is measured, and the token that is sent."""
ASKED_AFTER = (
    ("replay, watcher", "/tables/{table}/replay"),
    ("replay, master, phrases", "/tables/{table}/replay?as=master&words=phrases"),
    ("the same again", "/tables/{table}/replay?as=master&words=phrases"),
    ("replay, seat 0, German", "/tables/{table}/replay?as=0&words=de"),
    ("highlights", "/tables/{table}/highlights?as=master"),
    ("board", "/tables/{table}/board"),
    ("picture", "/tables/{table}/picture.png"),
    ("record", "/tables/{table}/record"),
    ("certificate", "/tables/{table}/certificate"),
)


class Turns:
    """The longest turn that anything had of the loop: processor time of its own thread."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._run = asyncio.Handle._run
        setattr(asyncio.Handle, "_run", lambda handle: self.timed(handle))  # noqa: B010

    def timed(self, handle: asyncio.Handle) -> None:
        begin = time.thread_time()
        self._run(handle)
        self.longest = max(self.longest, time.thread_time() - begin)


class Caller:
    """Asks an app, as a server would, until it has answered or the answer stands still."""

    def __init__(self, desk: Desk, turns: Turns) -> None:
        self.app = make_app(desk, no_metrics)
        self.turns = turns

    async def ask(self, path: str, token: str = "", method: str = "GET") -> tuple[int, int]:
        path, _, query = path.partition("?")
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope = {
            "type": "http", "method": method, "path": f"/api/v1{path}", "root_path": "",
            "raw_path": f"/api/v1{path}".encode(), "query_string": query.encode(),
            "headers": headers, "scheme": "http", "server": ("127.0.0.1", 80),
            "client": ("192.0.2.1", 1), "http_version": "1.1",
        }  # fmt: skip
        status, size = 0, 0
        gone = asyncio.Event()

        async def send(message: Any) -> None:
            nonlocal status, size
            status = message.get("status", status)
            body = message.get("body", b"")
            size += len(body)

        async def receive() -> Any:
            await gone.wait()
            return {"type": "http.disconnect"}

        asking = asyncio.ensure_future(self.app(scope, receive, send))
        if not path.endswith("/live"):
            await asking
            return status, size
        before = -1
        while before != size or not size:  # nothing came for a while: it has caught up
            before = size
            await asyncio.wait({asking}, timeout=0.3)
            if asking.done():
                break
        gone.set()
        await asking
        return status, size

    async def measure(self, name: str, path: str, token: str = "") -> None:
        self.turns.longest = 0.0
        begin = time.perf_counter()
        status, size = await self.ask(path, token)
        whole = 1000 * (time.perf_counter() - begin)
        longest = 1000 * self.turns.longest
        print(f"  {name:<28} {longest:>9.1f} ms {whole:>9.1f} ms {size / 1000:>9.0f} kB {status}")


async def no_metrics(_: Any) -> None:
    return None


@asynccontextmanager
async def a_desk(folder: str) -> AsyncIterator[tuple[Desk, LaterTime]]:
    store, clock = await Store.open(f"sqlite:///{folder}/long.db"), LaterTime()
    hub = Hub(store, Quiet(), clock, shared=False, say=lambda *_, **__: None)
    features = Features(hub)
    await hub.start()
    wide = {name: PLENTY for name in Config.__struct_fields__ if name.endswith("_per_minute")}
    rates = msgspec.structs.replace(Config(), **wide).rates(clock.steady)
    crowd, log = Crowd(1000, 1000), Log(sys.stderr)
    desk = Desk(hub, store, clock, rates, crowd, log, Metrics(), features=features)
    try:
        yield desk, clock
    finally:
        await hub.stop()
        await store.close()


async def play(hub: Hub, book: str, moves: int) -> tuple[str, str]:
    """A game of this many moves, at random, which is not over: its table, and a seat's token."""
    ids = count()
    for seed in count():
        terms = {"absent": "wait", "clock": "none", "listed": True}
        wish = OpenTable(book=book, seats=2, terms=terms, players=["Ann", "Bob"])
        new = await hub.open(wish)
        table = hub.tables[new.id]
        roles = [table.seats.role(sat.token) for sat in new.seated]
        game, dice = table.game, Random(seed)
        assert game is not None
        while game.committed < moves and game.result is None:
            seat = game.table.awaited[0]
            said = [text for text in game.table.legal(seat) if text not in ENDS]
            await table.play(roles[seat], dice.choice(said), None, f"{next(ids):024x}")
        if game.result is None:
            return new.id, new.seated[0].token
    raise AssertionError


async def measure(folder: str, book: str, moves: int) -> None:
    async with a_desk(folder) as (desk, clock):
        hub = desk.hub
        table, seat = await play(hub, book, moves)
        caller = Caller(desk, Turns())
        print(f"\n{book}, {moves} moves: the longest turn of the loop, and until it was answered")
        while hub.tables:
            clock.ahead += IDLE_SECONDS + 1
            await hub.tick()
        tokens = {"": "", "seat": seat}
        fields = {"table": table, "late": moves - 10}
        for name, path, *who in ASKED:
            await caller.measure(name, path.format(**fields), tokens[who[0] if who else ""])
        hosted = hub.tables[table]
        await hosted.log.change(lambda doc: setattr(doc, "phase", "abandoned"))
        for name, path, *who in ASKED_AFTER:
            await caller.measure(name, path.format(**fields), tokens[who[0] if who else ""])


def main(lengths: tuple[int, ...] = MOVES, books: tuple[str, ...] = BOOKS) -> None:
    gc.set_threshold(*RUBBISH)
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    for book in books:
        for moves in lengths:
            with tempfile.TemporaryDirectory(dir=memory) as place:
                asyncio.run(measure(place, book, moves))


if __name__ == "__main__":
    numbers = tuple(int(word) for word in sys.argv[1:] if word.isdecimal())
    named = tuple(word for word in sys.argv[1:] if not word.isdecimal())
    main(numbers or MOVES, named or BOOKS)
