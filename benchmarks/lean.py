"""A player over WebSocket who costs next to nothing, so that the server is what is measured.

Of the protocol it knows as much as it needs: whole text frames, masked with a key of zeros, which
changes nothing; it answers no pings, for it does not stay long.
"""

import asyncio
import base64
import os
import time
from itertools import count
from random import Random

import msgspec

IDS = count(1)
RUN = os.urandom(4).hex()
"""No two runs at the same tables give a move the same id."""


class Asked(msgspec.Struct):
    n: int


class Heard(msgspec.Struct):
    """As much of a message as a client needs in order to go on."""

    type: str
    answer: str = ""
    prompt: Asked | None = None
    legal: list[str] = []


heard = msgspec.json.Decoder(Heard).decode


def frame(text: bytes) -> bytes:
    size = len(text)
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
    return head + bytes(4) + text


class LeanPlayer(asyncio.Protocol):
    """Sits down, waits for `go`, and then says something legal whenever it is asked."""

    def __init__(self, table: str, token: str, dice: Random) -> None:
        self._table = table
        self._token = token
        self._dice = dice
        self._came = bytearray()
        self._is_open = False
        self._asked: Heard | None = None
        self._until = 0.0
        self._transport: asyncio.Transport
        self.moves = 0
        self.is_in = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        transport.write(
            f"GET /api/v1/tables/{self._table}/live HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self._is_open:
            head, found, rest = self._came.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101 "), bytes(head)
            self._is_open, self._came = True, rest
            hello = {"type": "hello", "token": self._token}
            self._transport.write(frame(msgspec.json.encode(hello)))
        while (text := self._next()) is not None:
            if text:
                self._hear(heard(text))

    def _next(self) -> bytes | None:
        """The text of the next frame that has come whole; empty for one that is no text."""
        came = self._came
        if len(came) < 2:
            return None
        size, start = came[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(came[2:start])
        if len(came) < start + size:
            return None
        text = bytes(came[start : start + size]) if came[0] == 0x81 else b""
        del came[: start + size]
        return text

    def _hear(self, message: Heard) -> None:
        if message.type not in ("view", "news"):
            assert message.type != "refused"
            return
        self.moves += bool(message.answer)
        self._asked = message if message.prompt is not None else None
        if not self.is_in.done():
            self.is_in.set_result(None)
        self._say()

    def go(self, until: float) -> None:
        self._until = until
        self._say()

    def _say(self) -> None:
        if self._asked is not None and time.perf_counter() < self._until:
            do, self._asked = self._dice.choice(self._asked.legal), None
            move = {"type": "move", "do": do, "id": f"{RUN}-{next(IDS)}"}
            self._transport.write(frame(msgspec.json.encode(move)))

    def close(self) -> None:
        self._transport.abort()


async def sit(port: int, table: str, token: str, dice: Random) -> LeanPlayer:
    """One who has heard how the game stands."""
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(
        lambda: LeanPlayer(table, token, dice), "127.0.0.1", port
    )
    await player.is_in
    return player
