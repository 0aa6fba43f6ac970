"""uvicorn's connections with the patience that it lacks: for silent callers and slow readers."""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from asterion.core.phrase import phrase
from asterion.server.http.frames import head_of_text, is_whole, plain_text
from asterion.server.http.problems import MEDIA, Fault, problem

HEADERS_WITHIN = 10.0
"""Seconds from connecting to the end of the request's headers."""
READ_WITHIN = 10.0
"""Seconds for which a reader may take nothing at all, while something waits to be sent."""
DIRECT = "asterion.direct"
"""The extension of a WebSocket's scope by which texts go out and come in without waiting."""
MOST_WAITING = 8
"""Messages of one client that wait until it was answered; no more are read before."""


class _Timer:
    """A call that happens unless it is stopped before."""

    __slots__ = ("_handle",)

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop, seconds: float, then: Any) -> None:
        self.stop()
        self._handle = loop.call_later(seconds, then)

    @property
    def running(self) -> bool:
        return self._handle is not None

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class PatientHttp(H11Protocol):
    """Hangs up on whoever sends no whole request, or reads no answer."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._asking = _Timer()
        self._reading = _Timer()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking.start(self.loop, HEADERS_WITHIN, transport.abort)

    def data_received(self, data: bytes) -> None:
        asked = self.cycle
        super().data_received(data)
        if self.cycle is not asked:
            self._asking.stop()
        elif getattr(asked, "response_complete", False) and not self._asking.running:
            # the beginning of another request on this connection, which stopped uvicorn's timer,
            # or the rest of a body that nobody wanted
            self._asking.start(self.loop, HEADERS_WITHIN, self.transport.abort)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._asking.stop()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        self._reading.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self.loop, READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        self._reading.stop()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP at all is told so in the same shape as every other problem."""
        told = problem(Fault(400, phrase("server-not-http")))
        body = bytes(told.body)
        head = (
            f"HTTP/1.1 400 Bad Request\r\ncontent-type: {MEDIA}\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


_INTO = memoryview(bytearray(64 * 1024))
"""All connections are read into the same place, one after the other."""


class PatientWebSocket(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """Hangs up on whoever does not read what is sent.

    It says where to read into: otherwise asyncio has 256 KiB for every message, however small, and
    it may well be the system that is asked for them and gets them back each time.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._reading = _Timer()
        self.take_directly: Callable[[bytes], bool] | None = None
        """Given a whole text as it comes in: True where it needs no more to be waited for."""
        self._between_frames = True  # as far as is known; never again once one came in pieces

    def get_buffer(self, sizehint: int) -> memoryview:
        return _INTO

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(_INTO[:nbytes])
        if self._between_frames:
            text = plain_text(data)
            if text is None:
                self._between_frames = is_whole(data)
            elif self._is_taken(text):
                return
        self.data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    def send_directly(self, text: bytes) -> bool:
        """Send a whole message now; False, and nothing is sent, where it has to wait or cannot be.

        No extension of WebSocket is ever agreed upon, so a frame is its length and the text.
        """
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(head_of_text(len(text)) + text)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self.loop, READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        self._reading.stop()
        super().resume_writing()

    def send_receive_event_to_app(self) -> None:
        """Not heard any more when some messages wait. uvicorn stops and starts to hear for each
        one, which costs the system more than the message."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def _is_taken(self, text: bytes) -> bool:
        """Straight on to whoever hears this connection, if no earlier message waits for that."""
        take = self.take_directly
        return (
            take is not None
            and not self.frames
            and not self.close_sent
            and self.conn.state is State.OPEN
            and len(text) <= self.config.ws_max_size
            and self.queue.empty()
            and take(text)
        )

    def handle_ping(self) -> None:
        """Answered only while the answers are read, so that a flood of pings holds no memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
