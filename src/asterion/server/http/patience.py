"""uvicorn's connections with the patience that it lacks: for silent callers and slow readers."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from asterion.core.phrase import phrase
from asterion.server.http.problems import MEDIA, Fault, problem
from asterion.server.http.timer import READ_WITHIN, Timer

HEADERS_WITHIN = 10.0
"""Seconds from connecting to the end of the request's headers."""


class PatientHttp(H11Protocol):
    """Hangs up on whoever sends no whole request, or reads no answer."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._asking = Timer()
        self._reading = Timer()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking.start(HEADERS_WITHIN, transport.abort)

    def data_received(self, data: bytes) -> None:
        asked = self.cycle
        super().data_received(data)
        if self.cycle is not asked:
            self._asking.stop()
        elif getattr(asked, "response_complete", False) and not self._asking.running:
            # the beginning of another request on this connection, which stopped uvicorn's timer,
            # or the rest of a body that nobody wanted
            self._asking.start(HEADERS_WITHIN, self.transport.abort)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._asking.stop()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        self._reading.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(READ_WITHIN, self.transport.abort)

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
