"""The patience that uvicorn's HTTP lacks: for silent callers, slow readers, and what is no HTTP.

uvicorn's own protocol does the work, whatever it is like inside; this one stands between it and
its transport, and looks at nothing but the bytes that go by.
"""

import asyncio
import re
from functools import cache
from typing import Any, ClassVar, cast

import uvicorn

from asterion.core.phrase import phrase
from asterion.server.guard.addresses import LOCAL
from asterion.server.guard.doors import Doors
from asterion.server.http.problems import MEDIA, Fault, problem
from asterion.server.http.timer import READ_WITHIN, Timer

HEADERS_WITHIN = 5.0
"""Seconds from connecting to the end of the request's headers. A browser that opened a connection
beforehand and has nothing to ask opens another one when it has."""

_NOBODY = asyncio.Protocol()
"""Who does nothing: for one who is not let in, or whose connection is a WebSocket's by now."""
_END_OF_HEAD = re.compile(rb"\n\r?\n")
_CONTINUE, _REFUSED = b"HTTP/1.1 100", b"HTTP/1.1 400"
_PLAIN, _NO_BODY = b"text/plain", b"\r\n\r\n"
"""So uvicorn itself says that something was no HTTP, in three writes; the app's own words are never
plain text, and a WebSocket's come in one piece."""


def patient(config: uvicorn.Config, all_doors: Doors) -> "type[PatientHttp]":
    """The HTTP that this configuration asks for, with patience."""
    config.load()

    class Patient(PatientHttp):
        kind = config.http_protocol_class
        doors = all_doors

    return Patient


class PatientHttp(asyncio.Protocol):
    """Hangs up on anyone who sends no whole request, or reads no answer, or has too many open."""

    kind: ClassVar[Any]
    doors: ClassVar[Doors]

    def __init__(self, **named: Any) -> None:
        self._named = named
        self._inner = _NOBODY
        self._key = ""  # by which this connection is counted, once it is
        self._asking, self._reading = Timer(), Timer()
        self._is_asked = False  # all of a request's head was heard, or nothing of the next one
        self._is_answered = False  # since then
        self._heard = b""  # the end of what was heard of a head
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        key = self.doors.key(peer[0] if isinstance(peer, tuple) else LOCAL)
        if not self.doors.enter(key):
            self._transport.write(_full() if self.doors.is_full else _too_many())
            self._transport.close()
            return
        self._key = key
        self._inner = self.kind(**self._named)
        self._inner.connection_made(cast(asyncio.Transport, _Watched(self._transport, self)))
        self._asking.start(HEADERS_WITHIN, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._is_answered:  # the next request begins, or nobody wanted the rest of this one
            self._is_asked = self._is_answered = False
        if not self._is_asked:
            self._look_for_head(data)
        self._inner.data_received(data)

    def _look_for_head(self, data: bytes) -> None:
        heard = self._heard + data
        if _END_OF_HEAD.search(heard):
            self._is_asked, self._heard = True, b""
            self._asking.stop()
            return
        self._heard = heard[-2:]
        if not self._asking.running:
            self._asking.start(HEADERS_WITHIN, self._transport.abort)

    def answers(self, data: bytes) -> bytes:
        """What goes out instead of this."""
        if data.startswith(_CONTINUE):
            return data
        self._is_answered = True
        is_refused = data.startswith(_REFUSED) and _PLAIN in data and data.endswith(_NO_BODY)
        return _not_http() if is_refused else data

    def handed_over(self, socket: asyncio.BaseProtocol) -> None:
        """It is a WebSocket now, and has its own patience."""
        self._asking.stop()
        self._reading.stop()
        self._inner = _NOBODY  # it has read the request, and is done
        cast(Any, socket).when_lost = self._leave

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self._asking.stop()
        self._reading.stop()
        self._leave()
        self._inner.connection_lost(error)

    def _leave(self) -> None:
        if self._key:
            self.doors.leave(self._key)
            self._key = ""

    def pause_writing(self) -> None:
        self._reading.start(READ_WITHIN, self._transport.abort)
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._reading.stop()
        self._inner.resume_writing()


class _Watched:
    """The transport, of which the protocol inside sees no more than its methods."""

    def __init__(self, transport: asyncio.Transport, owner: PatientHttp) -> None:
        self._transport = transport
        self._owner = owner
        self._is_over = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if self._is_over:
            return  # the rest of what was said in other words
        said = self._owner.answers(data)
        self._is_over = said is not data
        self._transport.write(said)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._owner.handed_over(protocol)
        vars(self)["write"] = self._transport.write  # from now on nothing is looked at
        self._transport.set_protocol(protocol)


@cache
def _not_http() -> bytes:
    """What is no HTTP at all is told so in the same shape as every other problem."""
    return _alone("400 Bad Request", Fault(400, phrase("server-not-http")))


@cache
def _too_many() -> bytes:
    return _alone("429 Too Many Requests", Fault(429, phrase("server-too-many-live")))


@cache
def _full() -> bytes:
    return _alone("503 Service Unavailable", Fault(503, phrase("server-crowded")))


def _alone(status: str, fault: Fault) -> bytes:
    """A problem as the only answer of a connection."""
    body = bytes(problem(fault).body)
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: {MEDIA}\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
