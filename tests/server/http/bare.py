"""A WebSocket by hand over a plain socket, to send what no library would."""

import socket
import time
from typing import Any

import msgspec
from websockets.frames import Close, Frame, Opcode
from websockets.streams import StreamReader

from tests.server.http.serving import API, WITHIN, Running


class Closed(Exception):
    """The server closed the connection, with this code; 0 if it just hung up."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


def framed(data: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


def move(do: str, id: str, **more: Any) -> bytes:
    """A move as a client says it, without a frame."""
    return msgspec.json.encode({"type": "move", "do": do, "id": id, **more})


def moves_kept(server: Running, table: str, token: str) -> int:
    """How many numbers this seat was told; the first is the beginning."""
    number: int = server.get(f"/tables/{table}/view", token)["number"]
    return number - 1


class Bare:
    """One window; nothing is sent or read that the test does not ask for."""

    def __init__(
        self,
        server: Running,
        table: str,
        token: str,
        since: int | None = None,
        receive_buffer: int = 0,
    ) -> None:
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(WITHIN)
        self.socket.connect(("127.0.0.1", server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.pongs: list[bytes] = []
        self._reader = StreamReader()
        request = (
            f"GET {API}/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self.send(request.encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(65536)
        head, _, rest = answer.partition(b"\r\n\r\n")
        assert b" 101 " in head, head
        self._reader.feed_data(rest)
        hello: dict[str, Any] = {"type": "hello", "token": token}
        if since is not None:
            hello["since"] = since
        self.send(framed(msgspec.json.encode(hello)))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def frame(self) -> Frame:
        reading = Frame.parse(self._reader.read_exact, mask=False)
        while True:
            try:
                next(reading)
            except StopIteration as end:
                frame: Frame = end.value
                return frame
            try:
                data = self.socket.recv(65536)
            except ConnectionResetError:
                data = b""
            if not data:
                raise Closed(0)
            self._reader.feed_data(data)

    def next(self) -> dict[str, Any]:
        """The next message; pongs are kept, and the end is raised."""
        until = time.monotonic() + 3 * WITHIN  # the server's pings come for ever
        while True:
            frame = self.frame()
            assert time.monotonic() < until, "no message came"
            assert frame.fin
            match frame.opcode:
                case Opcode.TEXT:
                    message: dict[str, Any] = msgspec.json.decode(frame.data)
                    return message
                case Opcode.PING:
                    self.send(framed(bytes(frame.data), Opcode.PONG))
                case Opcode.PONG:
                    self.pongs.append(bytes(frame.data))
                case Opcode.CLOSE:
                    raise Closed(Close.parse(bytes(frame.data)).code)
                case _:
                    raise AssertionError(frame)

    def until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def answers(self, count: int) -> list[tuple[str, str]]:
        """Of this many of the window's own moves: by what and for which id they were answered."""
        told: list[tuple[str, str]] = []
        while len(told) < count:
            message = self.until("news", "refused", "answered")
            id = message.get("answer") if message["type"] == "news" else message["id"]
            if id:
                told.append((message["type"], id))
        return told

    def pong(self, data: bytes) -> list[dict[str, Any]]:
        """Ping and wait for the answer: then whatever was sent before has arrived.

        All that came meanwhile, except for news of the table itself.
        """
        self.send(framed(data, Opcode.PING))
        came: list[dict[str, Any]] = []
        while True:
            frame = self.frame()
            match frame.opcode:
                case Opcode.PONG:
                    assert frame.data == data
                    return came
                case Opcode.TEXT:
                    message = msgspec.json.decode(frame.data)
                    if message["type"] != "table":
                        came.append(message)

    def last_code(self) -> int:
        """Reads to the end, which must come: how it was closed."""
        try:
            while True:
                self.next()
        except Closed as closed:
            return closed.code

    def __enter__(self) -> "Bare":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()
