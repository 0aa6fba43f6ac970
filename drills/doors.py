"""Two doors to a table for the drill `seats`: the app in this process, where time is the drill's,
and a server of its own over real sockets. A request is the same at both."""

import asyncio
import hashlib
import io
import itertools
import json
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from asterion.core.dice import Rolled
from asterion.server.config import Config
from asterion.server.features import Features
from asterion.server.game.doc import Doc, decode, encode
from asterion.server.guard.rates import Crowd
from asterion.server.http.app import make_app
from asterion.server.http.desk import Desk
from asterion.server.log import Log
from asterion.server.metrics import Metrics
from asterion.server.store import Store
from asterion.server.tables import Hub
from asterion.server.wake import Quiet
from drills.holders import WAIT
from drills.serving import FAST, Server

Answer = tuple[int, str]
Seen = list[tuple[Any, ...]]
LISTENING = 1
"""Of the hub's own work: what waits for a call from another process."""
ACCOUNTS = ("account0", "account1", "account2")


class Snapshot(NamedTuple):
    """A table as it was, with the time of then."""

    doc: bytes
    touched: dict[int, float]
    served: float
    told: int  # entries of the game


class Door(ABC):
    """Where requests go, and people whom every table knows."""

    def __init__(self) -> None:
        self._accounts: dict[str, str] = {}
        self._ids: dict[str, str] = {}
        self.foreign = ""  # the token of a seat at another table

    @abstractmethod
    async def send(self, method: str, path: str, body: object, token: str) -> Answer: ...

    async def begin(self) -> None:
        """Another table, and three people with accounts."""
        _, opened = await self.send("POST", "/tables", {"book": "dooom", "name": "Eve"}, "")
        self.foreign = json.loads(opened)["seat"]["token"]
        for name in ACCOUNTS:
            who = {"name": name, "password": "correct horse"}
            _, made = await self.send("POST", "/accounts", who, "")
            account = json.loads(made)
            self._accounts[name] = self._ids[account["id"]] = account["token"]

    def accounts(self, number: int) -> dict[str, str]:
        return dict(list(self._accounts.items())[:number])


def digest(token: str) -> str:
    """As it stands in the database."""
    return hashlib.sha256(token.encode()).hexdigest()


class StillTime:
    """It goes on only when the drill says so; a bot never comes to its move."""

    now = 1_000_000.0
    asleep = 0

    def wall(self) -> float:
        return self.now

    steady = wall

    async def sleep(self, seconds: float) -> None:
        self.asleep += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.asleep -= 1


class Inside(Door):
    """The app itself, on a database in memory."""

    def __init__(self, hub: Hub, app: Any, time: StillTime) -> None:
        super().__init__()
        self.hub = hub
        self._time = time
        self._app = app

    async def send(self, method: str, path: str, body: object, token: str) -> Answer:
        headers = [(b"content-type", b"application/json"), (b"host", b"127.0.0.1")]
        if token:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": f"/api/v1{path}", "raw_path": b"", "root_path": "",
            "query_string": b"", "headers": headers, "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }  # fmt: skip
        sent = b"" if body is None else json.dumps(body).encode()
        parts = iter([{"type": "http.request", "body": sent, "more_body": False}])
        status, text = 0, b""

        async def receive() -> dict[str, Any]:
            for part in parts:
                return part
            await asyncio.Event().wait()  # the caller stays until they are answered
            return {}

        async def tell(message: Any) -> None:
            nonlocal status, text
            status = message.get("status", status)
            text += message.get("body", b"")

        await self._app(scope, receive, tell)
        await self._rest()
        return status, text.decode()

    async def _rest(self) -> None:
        """What a request has begun beside its answer comes to its end before the next."""
        while len(self.hub.services.tasks) > self._time.asleep + LISTENING:
            await asyncio.sleep(0.0002)

    async def wait(self, table: str) -> None:
        """Past the wait of a claim; anyone who looks after tables looks after this one."""
        self.hub.time._total += WAIT + 1
        await (await self.hub.table(table)).attend()
        await self._rest()

    def seen(self, table: str, called: Mapping[str, str]) -> Seen:
        """Of each seat all on which the server decides what a request does; `called` says what
        the model takes each token or account for."""
        hosted, served = self.hub.tables[table], self.hub.served()
        used = hosted.room.touched
        names = {digest(token): name for token, name in called.items()}
        names |= {id: called[token] for id, token in self._ids.items() if token in called}
        return [
            (
                hosted.doc.phase, place.kind, place.out, place.gone is None, place.held_for,
                place.warn_at, [names[key] for key in place.tokens], names.get(place.account),
                [
                    (
                        names[claim.token], claim.agreed, claim.ready <= served,
                        used.get(seat, 0.0) > claim.made,
                    )
                    for claim in place.claims
                ],
            )
            for seat, place in enumerate(hosted.doc.places)
        ]  # fmt: skip

    def snapshot(self, table: str) -> Snapshot:
        hosted = self.hub.tables[table]
        told = 0 if hosted.game is None else hosted.game.committed
        return Snapshot(encode(hosted.doc), dict(hosted.room.touched), self.hub.time._total, told)

    async def go_back(self, table: str, to: Snapshot) -> bool:
        """To the document and the time of then; not where the game itself has gone on."""
        hosted = self.hub.tables[table]
        if (0 if hosted.game is None else hosted.game.committed) != to.told:
            return False
        self.hub.time._total = to.served
        hosted.room.touched.clear()
        hosted.room.touched.update(to.touched)

        def take(doc: Doc) -> None:
            then = decode(to.doc)
            for name in then.__struct_fields__:
                setattr(doc, name, getattr(then, name))

        async with hosted.lock:
            await hosted.log.change(take)
        await self._rest()
        return True

    def forget(self, table: str) -> None:
        """Nobody will look at it again."""
        self.hub.tables.pop(table).unload()


@asynccontextmanager
async def inside() -> AsyncIterator[Inside]:
    """The app with wide limits, until it is stopped."""
    store, time, log = await Store.open("sqlite://:memory:"), StillTime(), Log(io.StringIO())
    seconds = itertools.count()  # of the limits alone: nobody is ever too quick
    config = Config(**FAST)  # type: ignore[arg-type]
    hub = Hub(store, Quiet(), time, shared=False, say=log.say, dice=lambda: Rolled(2))
    rates = config.rates(lambda: float(next(seconds)))
    features = Features(hub)
    desk = Desk(hub, store, time, rates, Crowd(10, 10), log, Metrics(), features=features)

    async def nothing(scope: Any) -> bytes | None:
        return None

    try:
        await hub.start()
        door = Inside(hub, make_app(desk, nothing), time)
        await door.begin()
        yield door
        await hub.stop()
        await desk.workshop.close()
    finally:
        await store.close()


class Outside(Door):
    """A server in a process of its own."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self._server = server

    async def send(self, method: str, path: str, body: object, token: str) -> Answer:
        return await asyncio.to_thread(self._server.answer, method, f"/api/v1{path}", body, token)
