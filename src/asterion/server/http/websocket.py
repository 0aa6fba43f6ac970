"""A WebSocket by the sans-I/O protocol of `websockets`: the bytes, and nothing of a game.

The library reads the frames and says what is to be answered; what goes out and when, how long
anything may take, and how much may wait, is ours. Only a plain text that comes whole and by itself,
as nearly all do, is read here: `data_received` is the one place where that is decided.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any, ClassVar, cast
from urllib.parse import unquote

from starlette.types import Scope
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from asterion.server.http.frames import head_of_text, plain_text, size_of
from asterion.server.http.talk import Gate, Refusal, Talk
from asterion.server.http.timer import READ_WITHIN, Timer

PING_EVERY = 20.0
"""Seconds; anyone who has not answered a ping when the next is due is gone."""
CLOSE_WITHIN = 10.0
END_OF_HEAD = b"\r\n\r\n"
"""Of a request; anyone who says more in the same breath is read by the library for good."""

_QUIET = logging.getLogger(__name__)
_QUIET.disabled = True  # what matters is said in our own log
_INTO = memoryview(bytearray(64 * 1024))
"""All connections are read into the same place, one after the other: otherwise asyncio has 256 KiB
for every message, however small, and may well ask the system for them each time."""
_PINGS = count()


class WebSocket(asyncio.Protocol, asyncio.BufferedProtocol):
    """One connection, as uvicorn makes it of the class that its `ws` names.

    Relied upon, because no interface says it: uvicorn makes one with these three arguments by name,
    calls `connection_made`, then `data_received` with the head of the request, and then sets it as
    the protocol of the transport. When it ends it calls `shutdown` of every connection that stands
    in `server_state.connections`, and waits until they are out of there. It is all held by
    tests/server/http/test_handed_over.py.
    """

    gate: ClassVar[Gate]

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self._connections: set[Any] = server_state.connections
        self._most: int = config.ws_max_size
        self._protocol = ServerProtocol(max_size=self._most, logger=_QUIET)
        self._transport: asyncio.Transport
        self._talk: Talk | None = None
        self._begun = 0  # bytes that the library has of what it has not told yet; or more
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._is_text = True
        self._ping = b""  # that waits to be answered
        self._reading, self._pinging, self._closing = Timer(), Timer(), Timer()
        self._is_open = False  # both ways, as the library sees it
        self.is_writable = True
        self.is_lost = False
        self.when_lost: Callable[[], None] | None = None

    # ---- called by the transport, and by uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def get_buffer(self, sizehint: int) -> memoryview:
        return _INTO

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(_INTO[:nbytes]))

    def data_received(self, data: bytes) -> None:
        if self._talk is not None and not (self._begun or self._parts):
            text = plain_text(data, self._most)
            if text is not None:
                self._is_text = True
                self._hear(text)
                return
        self._give_library(data)

    def _give_library(self, data: bytes) -> None:
        self._begun += len(data)
        self._protocol.receive_data(data)
        self._is_open = self._protocol.state is State.OPEN
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._begun -= size_of(len(event.data))
                self._take(event)
            elif isinstance(event, Request):
                if data.endswith(END_OF_HEAD):
                    self._begun = 0
                self._ask_in(event)
        self._flush()

    def pause_writing(self) -> None:
        self.is_writable = False
        self._reading.start(READ_WITHIN, self._transport.abort)

    def resume_writing(self) -> None:
        self.is_writable = True
        self._reading.stop()
        if self._talk is not None:
            self._talk.go_on()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        self._connections.discard(self)
        if self.when_lost is not None:
            self.when_lost()
        for timer in (self._reading, self._pinging, self._closing):
            timer.stop()
        self._let_go()

    def shutdown(self) -> None:
        """The server ends: those still here have been told goodbye, and had the time to go."""
        self.close(CloseCode.SERVICE_RESTART)
        self._transport.close()

    # ---- the opening

    def _ask_in(self, request: Request) -> None:
        answer = self._protocol.accept(request)
        if answer.status_code != 101:  # it was no request for a WebSocket
            self._protocol.send_response(answer)
            return
        self._transport.pause_reading()  # nobody may speak before he is let in
        admission = self.gate.admit(self._scope(request), self)
        self.gate.ask(admission, partial(self._admit, answer))

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        secure = self._transport.get_extra_info("sslcontext") is not None
        peer = self._transport.get_extra_info("peername")
        return {
            "type": "websocket",
            "scheme": "wss" if secure else "ws",
            "client": peer[:2] if isinstance(peer, tuple) else None,
            "path": unquote(path),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1", "surrogateescape"))
                for name, value in request.headers.raw_items()
            ],
        }

    def _admit(self, answer: Response, talk: Talk | Exception) -> None:
        is_open = not (self.is_lost or self._transport.is_closing())
        if isinstance(talk, Refusal):
            if is_open:
                refused = self._protocol.reject(talk.status, talk.body)
                for name, value in talk.headers:
                    refused.headers.pop(name, None)
                    refused.headers[name] = value
                self._protocol.send_response(refused)
                self._flush()
        elif isinstance(talk, Exception):
            self._transport.abort()
        elif is_open:
            self._protocol.send_response(answer)
            self._flush()
            self._talk = talk
            self._pinging.start(PING_EVERY, self._beat)
            talk.begin()
            self._transport.resume_reading()
        else:
            talk.gone()

    # ---- what comes in

    def _take(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self._is_text = frame.opcode is Opcode.TEXT
                if frame.fin:
                    self._hear(bytes(frame.data))
                else:
                    self._parts = [bytes(frame.data)]
            case Opcode.CONT:
                self._parts.append(bytes(frame.data))
                if frame.fin:
                    parts, self._parts = self._parts, []
                    self._hear(b"".join(parts))
            case Opcode.PONG:
                if bytes(frame.data) == self._ping:
                    self._ping = b""

    def _hear(self, message: bytes) -> None:
        if self._talk is None or not self._is_open:
            return
        if not self._is_text:
            self._talk.hear(None)
        elif message.isascii() or _is_utf8(message):
            self._talk.hear(message)
        else:
            self._protocol.fail(CloseCode.INVALID_DATA)
            self._flush()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # ---- what goes out

    def send(self, text: bytes) -> None:
        """A whole message, if it is still of any use; better not while it is not writable.

        No extension of WebSocket is ever agreed upon, so a frame is its length and the text.
        """
        if self._is_open and not self.is_lost:
            self._transport.write(head_of_text(len(text)) + text)

    def close(self, code: int, reason: str = "") -> None:
        """After what was sent before; the other side has a while to say that it heard it."""
        if self._protocol.state is State.OPEN and not self.is_lost:
            self._protocol.send_close(code, reason)
            self._closing.start(CLOSE_WITHIN, self._transport.abort)
            self._flush()
            self.resume_reading()
        self._let_go()

    def _flush(self) -> None:
        """What the library wants to have sent: answers to pings and closes, and the end."""
        self._is_open = self._protocol.state is State.OPEN
        parts = self._protocol.data_to_send()
        if not parts:
            return
        # Pings are answered only while that is read, so that a flood of them holds no memory.
        if self.is_writable or self._protocol.state is not State.OPEN:
            self._transport.write(b"".join(parts))
        if SEND_EOF in parts:
            self._transport.close()
            self._let_go()

    def _beat(self) -> None:
        if self._ping:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        elif self.is_writable and self._protocol.state is State.OPEN:
            self._ping = next(_PINGS).to_bytes(8, "big")
            self._protocol.send_ping(self._ping)
        self._pinging.start(PING_EVERY, self._beat)
        self._flush()

    def _let_go(self) -> None:
        if self._talk is not None:
            self._talk.gone()


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
