"""One connection to a program that may hang, flood or close."""

import socket
from time import monotonic
from typing import Final

from asterion.examiner.dooom.finding import CLOSED, FLOOD, SILENT

LONGEST_LINE: Final = 8192
MOST_UNREAD: Final = 1 << 20
"""Bytes that wait to be read: a program that sends more than that is flooding."""
GOODBYE: Final = 2.0
"""Seconds to wait until the other side has noticed that we are gone."""


class NoLine(Exception):
    """Instead of a line: SILENT, CLOSED or FLOOD."""

    def __init__(self, instead: str) -> None:
        super().__init__(instead)
        self.instead = instead


class Connection:
    """Lines out, lines in; lines that were only peeked at stay."""

    def __init__(self, address: tuple[str, int], patience: float) -> None:
        self._patience = patience
        self._socket = socket.create_connection(address, patience)
        self._unread = b""
        self._lines: list[str] = []

    def say(self, line: str) -> None:
        """What cannot be sent is noticed when the answer is read."""
        try:
            self._socket.sendall(line.encode() + b"\n")
        except OSError:
            return

    def line(self) -> str:
        """The next line without its end; NoLine where none comes in time."""
        if self._lines:
            return self._lines.pop(0)
        late = monotonic() + self._patience
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise NoLine(FLOOD)
            self._unread += self._more(late - monotonic())
        line, _, self._unread = self._unread.partition(b"\n")
        if len(self._unread) > MOST_UNREAD:
            raise NoLine(FLOOD)
        return line.removesuffix(b"\r").decode(errors="replace")

    def put_back(self, *lines: str) -> None:
        self._lines[:0] = lines

    def _more(self, seconds: float) -> bytes:
        self._socket.settimeout(max(seconds, 0.001))
        try:
            more = self._socket.recv(1 << 16)
        except TimeoutError:
            raise NoLine(SILENT) from None
        except OSError:
            raise NoLine(CLOSED) from None
        if not more:
            raise NoLine(CLOSED)
        return more

    def close(self) -> None:
        """Say goodbye, and wait for the other side to have noticed, within reason."""
        try:
            self._socket.shutdown(socket.SHUT_WR)
            self._socket.settimeout(GOODBYE)
            late = monotonic() + GOODBYE
            while self._socket.recv(1 << 16) and monotonic() < late:
                pass
        except OSError:
            pass
        finally:
            self._socket.close()
