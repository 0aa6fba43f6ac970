"""WebSockets over the simulated network: here the browser, above the server's own class."""

import base64
import json
from collections.abc import Callable
from random import Random
from typing import Any

from asterion.server.http.openapi import BASE
from simulation.network import Link, Network
from simulation.process import Process

KEY = base64.b64encode(bytes(16)).decode()


class Wire(Link):
    """A WebSocket, bytes both ways: here the browser, above the server's own class."""

    def __init__(
        self, network: Network, process: Process, chance: Random, table: str,
        on_message: Callable[[bytes], None], on_close: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(network, process, chance)
        self.on_message = on_message
        self.on_close = on_close
        self.is_open = False
        self._heard = b""
        self._has_closed = False
        self._transport = Transport(self)
        head = (
            f"GET {BASE}/tables/{table}/live HTTP/1.1\r\nHost: play.example\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\n\r\n"
        )
        self.carry(True, self._transport.made, head.encode())

    def send(self, message: dict[str, Any]) -> None:
        said = json.dumps(message).encode()
        length = bytes([0x80 | len(said)])
        if len(said) >= 126:
            length = bytes([0x80 | 126]) + len(said).to_bytes(2, "big")
        self._write(bytes([0x81]) + length + bytes(4) + said)

    def _write(self, frame: bytes) -> None:
        if not self.is_cut:
            self.carry(True, self._transport.hear, frame)

    def take(self, data: bytes) -> None:
        """What the server sent, as it arrives."""
        self._heard += data
        if not self.is_open:
            head, end, rest = self._heard.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.cut()
                return
            self.is_open, self._heard = True, rest
        while (frame := self._frame()) is not None:
            kind, said = frame
            if kind == 1:
                self.on_message(said)
            elif kind == 9:
                self._write(bytes([0x8A, 0x80 | len(said)]) + bytes(4) + said)
            elif kind == 8:
                self.hang_up()

    def _frame(self) -> tuple[int, bytes] | None:
        heard = self._heard
        if len(heard) < 2:
            return None
        length, start = heard[1] & 127, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(heard) < start:
                return None
            length = int.from_bytes(heard[2:start], "big")
        if len(heard) < start + length:
            return None
        self._heard = heard[start + length :]
        return heard[0] & 15, heard[start : start + length]

    def hang_up(self) -> None:
        """The browser closes it."""
        self.cut()

    def lost_below(self) -> None:
        if not self._has_closed:
            self._has_closed = True
            self.on_close()

    def lost_above(self) -> None:
        self._transport.lose()


class Transport:
    """The server's end, as asyncio gives it to a protocol."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._protocol: Any = None
        self._is_closing = False
        self._is_paused = False
        self._waiting: list[bytes] = []

    def made(self, head: bytes) -> None:
        process = self._wire.process
        if not process.is_up:
            self._wire.cut()
            return
        self._protocol = process.socket(
            config=process.state, server_state=process.state, app_state={}
        )
        self._protocol.connection_made(self)
        self._protocol.data_received(head)

    def hear(self, data: bytes) -> None:
        if self._is_paused:
            self._waiting.append(data)
        elif self._protocol is not None and not self._is_closing:
            self._protocol.data_received(data)

    def lose(self) -> None:
        self._is_closing = True
        protocol, self._protocol = self._protocol, None
        if protocol is not None:
            protocol.connection_lost(None)

    # ---- what the server asks of it

    def write(self, data: bytes) -> None:
        wire = self._wire
        if not (wire.is_cut or self._is_closing):
            wire.carry(False, wire.take, bytes(data))

    def close(self) -> None:
        """After what was written."""
        if not self._is_closing:
            self._is_closing = True
            self._wire.carry(False, self._wire.cut)

    def abort(self) -> None:
        self._is_closing = True
        self._wire.cut()

    def is_closing(self) -> bool:
        return self._is_closing

    def pause_reading(self) -> None:
        self._is_paused = True

    def resume_reading(self) -> None:
        self._is_paused = False
        waiting, self._waiting = self._waiting, []
        for data in waiting:
            if self._is_paused:
                self._waiting.append(data)
            else:
                self.hear(data)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("10.0.0.1", 1) if name == "peername" else default
