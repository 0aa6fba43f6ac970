"""A player over WebSocket who costs next to nothing, so that the server is what is measured.

Of the protocol it knows as much as it needs: whole text frames, masked with a key of zeros, which
changes nothing, and pings.
"""

import asyncio
import base64
import os
from collections.abc import Callable, Sequence
from itertools import count
from random import Random

import msgspec

IDS = count(1)
RUN = os.urandom(4).hex()
"""No two runs at the same tables give a move the same id."""


class Asked(msgspec.Struct):
    n: int


class Offered(msgspec.Struct):
    say: str


class Heard(msgspec.Struct):
    """As much of a message as a client needs in order to go on."""

    type: str
    answer: str = ""
    prompt: Asked | None = None
    offers: list[Offered] = []


heard = msgspec.json.Decoder(Heard).decode


TEXT, PING, PONG = 0x81, 0x89, 0x8A


def frame(text: bytes, kind: int = TEXT) -> bytes:
    size = len(text)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
    return head + bytes(4) + text


def nobody() -> None:
    """Waits for an answer."""


class LeanPlayer(asyncio.Protocol):
    """Sits down, and says something legal when it is asked and told to `say` it."""

    path = "/api/v1/tables/{}/live"

    def __init__(self, table: str, token: str, dice: Random) -> None:
        self._table = table
        self._token = token
        self._dice = dice
        self._came = bytearray()
        self._is_open = False
        self._asked: Heard | None = None
        self._transport: asyncio.Transport
        self.moves = 0
        self.answered: Callable[[], None] = nobody
        self.is_in = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        transport.write(
            f"GET {self.path.format(self._table)} HTTP/1.1\r\nHost: {host}:{port}\r\n"
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
        kind, text = came[0], bytes(came[start : start + size])
        del came[: start + size]
        if kind == PING:
            self._transport.write(frame(text, PONG))
        return text if kind == TEXT else b""

    def _hear(self, message: Heard) -> None:
        if message.type not in ("view", "news"):
            assert message.type != "refused"
            return
        self._asked = message if message.prompt is not None else None
        if not self.is_in.done():
            self.is_in.set_result(None)
        if message.answer:
            self.moves += 1
            self.answered()

    def say(self) -> bool:
        """Whether it was asked, and said something."""
        if self._asked is None:
            return False
        do, self._asked = self._dice.choice(self._asked.offers).say, None
        move = {"type": "move", "do": do, "id": f"{RUN}-{next(IDS)}"}
        self._transport.write(frame(msgspec.json.encode(move)))
        return True

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


async def wave(players: Sequence[LeanPlayer]) -> int:
    """One move at every table, all said at once; the next wave begins when all are answered.

    So each process has as many moves before it as it has tables, however the machine is shared.
    """
    all_answered, waiting = asyncio.Event(), 0

    def answered() -> None:
        nonlocal waiting
        waiting -= 1
        if waiting <= 0:
            all_answered.set()

    for player in players:
        player.answered = answered
        waiting += player.say()
    said = waiting
    if said:
        async with asyncio.timeout(60):
            await all_answered.wait()
    return said
