"""A real server on a real port, in a thread of its own, and clients for it."""

import asyncio
import io
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.sync.client import ClientConnection, connect

from asterion.server.config import Config
from asterion.server.log import Log
from asterion.server.serve import Server, serve

API = "/api/v1"
WITHIN = 60.0
PLENTY = {
    "connections_per_address": 1000,
    "connects_per_minute": 100_000,
    "requests_per_minute": 1_000_000,
    "messages_per_minute": 1_000_000,
    "moves_per_minute": 1_000_000,
    "chats_per_minute": 100_000,
    "opens_per_minute": 100_000,
    "plans_per_minute": 100_000,
    "thoughts_per_minute": 100_000,
    "strokes_per_minute": 100_000,
    "looks_per_minute": 100_000,
    "passwords_per_minute": 100_000,
    "bells_per_minute": 100_000,
    "admin_per_minute": 100_000,
    "tries_per_day": 100_000,
}


class Running:
    """The server, and where it is."""

    def __init__(self, address: str, server: Server, log: io.StringIO) -> None:
        self.address = address.rstrip("/")
        self.server = server
        self.log = log
        self.http = httpx2.Client(base_url=self.address + API, timeout=WITHIN)

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def call(self, method: str, path: str, token: str | None = None, **more: Any) -> Any:
        headers = dict(more.pop("headers", {}))
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return self.http.request(method, path, headers=headers, **more)

    def get(self, path: str, token: str | None = None) -> Any:
        """What is there, as data; it must be."""
        answer = self.call("GET", path, token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        """The answer to a post that succeeds, as data."""
        answer = self.call("POST", path, token, **({} if body is None else {"json": body}))
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def live(
        self, table: str, query: str = "", **more: Any
    ) -> AbstractContextManager[ClientConnection]:
        """A WebSocket, without a word said."""
        address = f"ws://127.0.0.1:{self.port}{API}/tables/{table}/live{query}"
        socket: AbstractContextManager[ClientConnection] = connect(
            address,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=WITHIN,
            ping_interval=None,
            **more,
        )
        return socket

    def window(
        self, table: str, token: str | None = None, since: int | None = None, **hello: Any
    ) -> "Window":
        return Window(self.live(table), token, since, **hello)


class Window:
    """One open window of a seat or a watcher."""

    def __init__(
        self,
        opening: AbstractContextManager[ClientConnection],
        token: str | None,
        since: int | None = None,
        words: str = "",
        screen: bool = True,
    ) -> None:
        self._opened = ExitStack()
        self.socket = self._opened.enter_context(opening)
        self.heard: list[dict[str, Any]] = []
        hello: dict[str, Any] = {"type": "hello"}
        if token is not None:
            hello["token"] = token
        if since is not None:
            hello["since"] = since
        if words:
            hello["words"] = words
        if not screen:
            hello["screen"] = False
        self.send(hello)

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def move(self, do: str, id: str = "", n: int | None = None) -> None:
        message: dict[str, Any] = {"type": "move", "do": do, "id": id}
        if n is not None:
            message["n"] = n
        self.send(message)

    def next(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout=WITHIN))
        self.heard.append(message)
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; what comes before is kept in `heard`."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def close(self) -> None:
        self._opened.close()

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    """Serve from this folder until the block is left; every limit is wide unless it is set."""
    settings = {"port": 0, "data": str(folder), "log": "json", **PLENTY, **changes}
    config = msgspec.structs.replace(Config(), **settings)
    started = threading.Event()
    log = io.StringIO()
    found: list[tuple[str, Server]] = []
    failed: list[BaseException] = []

    def ready(address: str, server: Server) -> None:
        found.append((address, server))
        started.set()

    def run() -> None:
        try:
            asyncio.run(serve(config, Log(log, "json"), ready))
        except BaseException as error:
            failed.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert started.wait(WITHIN)
    if failed:
        raise failed[0]
    served = Running(*found[0], log)
    try:
        yield served
    finally:
        served.http.close()
        served.server.should_exit = True
        thread.join(WITHIN)
        assert not thread.is_alive(), "the server did not end"
        if failed:
            raise failed[0]
