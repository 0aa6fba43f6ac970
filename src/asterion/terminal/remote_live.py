"""Two threads that bring what happens: the server's messages, and the lines that are typed."""

import contextlib
import os
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

from asterion.terminal.remote_http import Hurried, Message, Server, Trouble, Unreachable
from asterion.terminal.words import word

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 15.0
MOST_TYPED: Final = 64 * 1024
"""Bytes of one line; a file without line ends must not fill the memory."""


class Told(NamedTuple):
    """A message of the table."""

    message: Message


class Lost(NamedTuple):
    """The line is cut; it is tried again until it is back."""

    why: str


class Back(NamedTuple):
    """And here it is."""


class Over(NamedTuple):
    """The server does not let us in any more."""

    trouble: Trouble


class Typed(NamedTuple):
    """A line from the keyboard; None after the last."""

    line: str | None


Happening = Told | Lost | Back | Over | Typed
Happenings = SimpleQueue[Happening]


class Live:
    """Follows a table; a cut line is taken up where it was, by the last number heard."""

    def __init__(self, server: Server, happenings: Happenings) -> None:
        self._server = server
        self._put = happenings.put
        self._since: int | None = None
        self._stopped = threading.Event()

    def start(self) -> None:
        threading.Thread(target=self._follow, daemon=True).start()

    def stop(self) -> None:
        self._stopped.set()

    def _follow(self) -> None:
        wait = FIRST_WAIT
        is_cut = False
        while not self._stopped.is_set():
            try:
                for message in self._messages():
                    if is_cut:
                        self._put(Back())
                    is_cut, wait = False, FIRST_WAIT
                    self._note(message)
                why = word("terminal-server-ended")
            except Unreachable as trouble:
                why = str(trouble)
            except Trouble as trouble:
                self._put(Over(trouble))
                return
            if not is_cut:
                self._put(Lost(why))
            is_cut = True
            self._stopped.wait(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _messages(self) -> Any:
        since = "" if self._since is None else f"?since={self._since}"
        return self._server.messages(f"/tables/{self._server.address.table}/live{since}")

    def _note(self, message: Message) -> None:
        if message["type"] in ("view", "news"):
            self._since = message["number"]
        self._put(Told(message))


class Keyboard:
    """Lines as they are typed, or as a pipe has them."""

    def __init__(self, file: int, happenings: Happenings) -> None:
        self._file = file
        self._put = happenings.put

    def start(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        # Not through sys.stdin: its lock, held by a thread that waits, would spoil the exit.
        begun = b""
        with contextlib.suppress(OSError):
            while chunk := os.read(self._file, 4096):
                *lines, begun = (begun + chunk).split(b"\n")
                begun = begun[:MOST_TYPED]
                for line in lines:
                    self._put(Typed(_printable(line)))
        if begun:
            self._put(Typed(_printable(begun)))
        self._put(Typed(None))


def patiently(ask: Callable[[], Any], say: Callable[[str], None]) -> Any:
    """Ask until there is an answer; what is asked must be harmless when it comes twice."""
    wait = FIRST_WAIT
    while True:
        try:
            return ask()
        except Unreachable as trouble:
            if wait == FIRST_WAIT:
                say(str(trouble))
            threading.Event().wait(wait)
            wait = min(2 * wait, LONGEST_WAIT)
        except Hurried as trouble:  # a bot may be faster than a server lets anybody be
            threading.Event().wait(trouble.seconds)


def _printable(line: bytes) -> str:
    text = line.decode(errors="replace")
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()
