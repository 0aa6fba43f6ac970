"""What a WebSocket asks of anyone who lets it in and speaks over it, and they of it."""

from collections.abc import Callable, Sequence
from typing import Protocol

from starlette.types import Scope

from asterion.server.work.work import Work


class Line(Protocol):
    """A connection, as those see it who speak over it."""

    is_writable: bool

    def send(self, text: bytes) -> None:
        """A whole message; better not while it is not writable."""

    def close(self, code: int, reason: str = "") -> None:
        """After what was sent before."""

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Talk(Protocol):
    """Who speaks over a connection once it is open."""

    def begin(self) -> None: ...

    def hear(self, message: bytes | None) -> None:
        """A whole text; None for what is no text."""

    def go_on(self) -> None:
        """What is sent can be written again."""

    def gone(self) -> None:
        """The connection is lost, or as good as that."""


class Refusal(Exception):
    """The answer to a request for a WebSocket that is not let in."""

    def __init__(self, status: int, headers: Sequence[tuple[str, str]], body: str) -> None:
        super().__init__(status)
        self.status = status
        self.headers = headers
        self.body = body


class Gate(Protocol):
    """Who lets in, given the request as ASGI has it; a Refusal is told instead."""

    def admit(self, scope: Scope, line: Line) -> Work[Talk]: ...

    def ask(self, work: Work[Talk], then: Callable[[Talk | Exception], None]) -> None:
        """Do this work, and say what came of it."""
