"""What the parent and a worker say to each other: JSON, one message per line, over a socket."""

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from asterion.core.phrase import Phrase
from asterion.server.config import Config

LONGEST = 8 * 1024 * 1024
COUNTS = "counts"
"""What a worker's file of counts is called beside its doors."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """One line."""


class Begin(Message, frozen=True, tag="begin"):
    """To a worker: who it is and what it serves. Here no list of processes shows a password."""

    slot: int
    workers: int
    config: Config
    port: int
    column: int | None = None
    """Where it counts addresses, beside the others; nowhere, and it counts for itself."""


class Ready(Message, frozen=True, tag="ready"):
    """It takes connections."""


class Cannot(Message, frozen=True, tag="cannot"):
    """It cannot start, and ends."""

    why: Phrase


class Load(Message, frozen=True, tag="load"):
    """Once a second: the windows that are open, and the connections it has ever taken."""

    windows: int
    taken: int


class Leave(Message, frozen=True, tag="leave"):
    """Before its doors are shut: another has its place, and wants to take its tables one by one."""


class AskNumbers(Message, frozen=True, tag="ask numbers"):
    """Either way: somebody reads the metrics, and wants to know everyone's."""

    id: int


class OwnNumbers(Message, frozen=True, tag="own numbers"):
    """A worker's metrics, as text."""

    id: int
    text: str


class AllNumbers(Message, frozen=True, tag="all numbers"):
    """To the worker that asked: each worker's metrics, and how often each was started."""

    id: int
    texts: dict[str, str]
    starts: dict[str, int]


ToWorker = Begin | Leave | AskNumbers | AllNumbers
FromWorker = Ready | Cannot | Load | AskNumbers | OwnNumbers

_encode = msgspec.json.Encoder().encode


class Line:
    """One end of the socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def over(cls, end: socket.socket) -> "Line":
        end.setblocking(False)
        return cls(*await asyncio.open_connection(sock=end, limit=LONGEST))

    def say(self, message: Message) -> None:
        """Never waits; anyone who is gone is told nothing."""
        if not self._writer.is_closing():
            self._writer.write(_encode(message) + b"\n")

    async def hear(self, of: Any) -> AsyncIterator[Any]:
        """Messages of this kind until the other end is closed."""
        decode = msgspec.json.Decoder(of).decode
        try:
            while line := await self._reader.readline():
                yield decode(line)
        except (OSError, ValueError):  # cut off in the middle of a line
            return

    async def close(self) -> None:
        """After what was said last has gone out."""
        self._writer.close()
        try:
            await self._writer.wait_closed()
        except OSError:
            return
