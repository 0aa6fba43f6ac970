"""The channels by which a seat hears, down to the bytes: plain sockets, no library between."""

import base64
import json
import os
import socket
from collections.abc import Callable
from typing import Any

from drills import Failed
from drills.kinds import USUAL, Kind

WITHIN = 90.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
OF_THE_MOMENT = ("date", "content-length")
"""Headers that are not of the game: the length is that of the body, in which times are written."""


class Link:
    """A connection of which every byte is read in order."""

    def __init__(self, port: int, source: str = "") -> None:
        address = (source, 0) if source else None
        self._socket = socket.create_connection(("127.0.0.1", port), WITHIN, address)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._bytes = self._socket.makefile("rb", 65536)

    def send(self, said: bytes) -> None:
        self._socket.sendall(said)

    def take(self, count: int) -> bytes:
        return self._whole(self._bytes.read, count, lambda taken: len(taken) == count)

    def line(self) -> bytes:
        return self._whole(self._bytes.readline, -1, lambda line: line.endswith(b"\n"))[:-1]

    def _whole(
        self, read: Callable[[int], bytes], size: int, is_whole: Callable[[bytes], bool]
    ) -> bytes:
        try:
            said = read(size)
        except OSError as error:
            raise Failed(f"nothing more comes: {error}") from error
        if not is_whole(said):
            raise Failed(f"the connection was closed; {said[-200:]!r}")
        return said

    def close(self) -> None:
        self._bytes.close()
        self._socket.close()


class Frames:
    """A WebSocket by hand: what is kept of a message are its bytes, so also its size."""

    def __init__(
        self, port: int, table: str, token: str, kind: Kind = USUAL, since: int | None = None
    ) -> None:
        self._link = Link(port)
        key = base64.b64encode(os.urandom(16)).decode()
        self._link.send(
            f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        while self._link.line().strip():
            pass
        self.heard: list[str] = []
        self.number = 0  # of the last news
        self.send(kind.hello(token, since))

    def send(self, message: object) -> None:
        said = json.dumps(message).encode()
        length = bytes([0x80 | len(said)])
        if len(said) >= 126:
            length = bytes([0x80 | 126]) + len(said).to_bytes(2, "big")
        self._link.send(bytes([0x80 | TEXT]) + length + bytes(4) + said)  # masked with zeros

    def until(self, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read up to the message of which this is so."""
        while True:
            kind, said = self._frame()
            if kind == TEXT:
                self.heard.append(said.decode())
                message: dict[str, Any] = json.loads(said)
                self.number = max(self.number, message.get("number", 0))
                if so(message):
                    return message
            elif kind == CLOSE:
                raise Failed(f"the window was closed: {said!r} after {self.heard[-1:]}")

    def _frame(self) -> tuple[int, bytes]:
        first, second = self._link.take(2)
        length = second & 127
        if length >= 126:
            length = int.from_bytes(self._link.take(2 if length == 126 else 8), "big")
        return first & 15, self._link.take(length)

    def close(self) -> None:
        self._link.close()


class Stream:
    """The NDJSON stream, chunk by chunk."""

    def __init__(self, port: int, table: str, token: str, kind: Kind = USUAL) -> None:
        self._link = Link(port)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        self._link.send(
            f"GET /api/v1/tables/{table}/live{kind.query()} HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{port}\r\n{bearer}\r\n".encode()
        )
        while self._link.line().strip():
            pass
        self.heard: list[str] = []
        self.number = 0
        self._rest = ""

    def until(self, so: Callable[[dict[str, Any]], bool]) -> None:
        while True:
            while "\n" in self._rest:
                line, _, self._rest = self._rest.partition("\n")
                if line:  # an empty one only says that the stream is alive
                    self.heard.append(line)
                    message = json.loads(line)
                    self.number = max(self.number, message.get("number", 0))
                    if so(message):
                        return
            size = int(self._link.line().strip() or b"0", 16)
            self._rest += self._link.take(size).decode()
            self._link.take(2)

    def close(self) -> None:
        self._link.close()


class Lines:
    """A text protocol: the line protocol, or Dooom's own."""

    def __init__(self, port: int, source: str = "") -> None:
        self._link = Link(port, source)
        self.heard: list[str] = []

    def say(self, said: str) -> None:
        self._link.send(f"{said}\n".encode())

    def until(self, so: Callable[[str], bool]) -> None:
        while True:
            line = self._link.line().decode()
            self.heard.append(line)
            if so(line):
                return

    def asks(self, said: str) -> bool:
        """Whether the line protocol answered ok."""
        self.say(said)
        self.until(lambda line: line == "ok" or line.startswith("no "))
        return self.heard[-1] == "ok"

    def close(self) -> None:
        self._link.close()


class Requests:
    """Requests over one connection; an answer is its status, its headers and its body."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._link: Link | None = None

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, str]:
        """The status and the body, for anyone who is not compared."""
        status, _, text = self._ask(method, path, body, token)
        return status, text

    def bytes_of(self, method: str, path: str, body: object = None, token: str = "") -> str:
        """All of the answer as one text."""
        status, headers, text = self._ask(method, path, body, token)
        kept = [line for line in headers if line.partition(":")[0].lower() not in OF_THE_MOMENT]
        return "\n".join([str(status), *kept, text])

    def _ask(self, method: str, path: str, body: object, token: str) -> tuple[int, list[str], str]:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n"
        head += "Accept: application/json, text/event-stream\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        sent = b""
        if body is not None:
            sent = json.dumps(body).encode()
            head += f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        if self._link is None:
            self._link = Link(self._port)
        self._link.send(f"{head}\r\n".encode() + sent)
        return self._answer(self._link)

    def _answer(self, link: Link) -> tuple[int, list[str], str]:
        status = int(link.line().split()[1])
        headers: list[str] = []
        while line := link.line().rstrip().decode("latin-1"):
            headers.append(line)
        said = {name.lower(): text.strip() for name, _, text in (h.partition(":") for h in headers)}
        if said.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(link.line().strip(), 16):
                body += link.take(size)
                link.take(2)
            link.take(2)
        else:
            body = link.take(int(said.get("content-length", 0)))
        if said.get("connection", "").lower() == "close":
            self.close()
        return status, headers, body.decode()

    def close(self) -> None:
        if self._link is not None:
            self._link.close()
            self._link = None
