"""A visit to the server where people open it: through the proxy, as a browser would come."""

import contextlib
import json
import ssl
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from asterion.server.doctor.finding import Finding, apart, fault, good

WITHIN = 10
CLOCKS_APART = 5.0
API = "/api/v1"
CELLAR = "name The doctor's cellar\nwin 1\n#####\n#.GE#\n#...#\n#####\n"
WISH = {"book": "dungeon-of-dooom", "plan": CELLAR, "seats": 1, "name": "Doctor"}


class Visitor:
    """Asks one address, without any proxy of this machine's own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self._opener = build_opener(ProxyHandler({}))

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """The open answer; a browser says where its page comes from."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.base + path, data)
        request.add_header("Origin", self.base)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        return self._opener.open(request, timeout=WITHIN)

    def post(self, path: str, body: object, token: str = "") -> Any:
        with self.ask(API + path, body, token) as answer:
            told = answer.read()
        return json.loads(told) if told else None


def visit(url: str) -> Iterator[Finding]:
    """Opens a small table, listens to it in both ways, and closes it again."""
    visitor = Visitor(url)
    before = time.time()
    try:
        with visitor.ask("/readyz") as answer:
            told, date = answer.read(1000), answer.headers.get("Date")
    except HTTPError as error:
        yield fault("url", "url-status", url=visitor.base, status=error.code)
        return
    except URLError as error:
        name = "url-tls" if isinstance(error.reason, ssl.SSLError) else "url-away"
        yield fault("url", name, url=visitor.base, why=str(error.reason))
        return
    except (OSError, ValueError) as error:
        yield fault("url", "url-away", url=visitor.base, why=str(error))
        return
    if b'"schema"' not in told:
        yield fault("url", "url-other", url=visitor.base)
        return
    yield good("url", visitor.base)
    if date and (away := apart(before, read_date(date, before), time.time())) > CLOCKS_APART:
        yield fault("clock", "clock-apart", seconds=round(away))
    try:
        opened = visitor.post("/tables", WISH)
    except HTTPError as error:
        name = "url-origin" if error.code == 403 else "url-status"
        yield fault("origins", name, url=visitor.base, status=error.code)
        return
    except OSError as error:
        yield fault("url", "url-away", url=visitor.base, why=str(error))
        return
    try:
        yield websocket(visitor, opened)
        yield stream(visitor, opened)
    finally:
        with contextlib.suppress(OSError):
            visitor.post(f"/tables/{opened['id']}/abandon", {}, opened["host"])


def read_date(date: str, otherwise: float) -> float:
    try:
        return parsedate_to_datetime(date).timestamp()
    except ValueError:
        return otherwise  # not written as the standard says: nothing is known of that clock


def websocket(visitor: Visitor, opened: Any) -> Finding:
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect
    from websockets.typing import Origin

    address = f"{visitor.base.replace('http', 'ws', 1)}{API}/tables/{opened['id']}/live"
    try:
        with connect(
            address, origin=Origin(visitor.base), open_timeout=WITHIN, proxy=None
        ) as socket:
            socket.send(json.dumps({"type": "hello", "token": opened["seat"]["token"]}))
            socket.recv(timeout=WITHIN)
    except (OSError, WebSocketException, TimeoutError) as error:
        return fault("websocket", "websocket", why=str(error)[:100])
    return good("websocket", address.partition("/api")[0])


def stream(visitor: Visitor, opened: Any) -> Finding:
    """The first message must come while the answer goes on: a proxy may not wait for its end."""
    path = f"{API}/tables/{opened['id']}/live"
    try:
        with visitor.ask(path, token=opened["seat"]["token"]) as answer:
            first = answer.readline()
    except OSError as error:
        return fault("stream", "stream", why=str(error)[:100])
    return good("stream") if first.startswith(b"{") else fault("stream", "stream", why="")
