"""A client that was started: its process, and the wire to it."""

import contextlib
import os
import select
import shlex
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from typing import Final

from asterion.examiner.dooom.finding import CLOSED, CannotExamine
from asterion.examiner.program import Limits, limiting
from asterion.server.sockets import Lines
from asterion.server.wire.words import LONGEST_LINE

HOST: Final = "127.0.0.1"
PLACES: Final = ("{host}", "{port}", "{name}", "{seed}")
LOOK_EVERY: Final = 0.05
"""Seconds between two looks at whether a program that should connect still runs."""
GOODBYE: Final = 0.5
"""Seconds for a program that has hung up to end, so that its status can be told."""
STARTS_WITHIN: Final = 10.0


class NeverConnected(CannotExamine):
    """The program ran, and did not connect; `how` it ended before, if it did."""

    def __init__(self, how: str) -> None:
        super().__init__(how or "(does not connect)")
        self.how = how


class Waiting:
    """Time, and waiting for somebody to send; a test has another."""

    def now(self) -> float:
        return time.monotonic()

    def ready(self, wires: Sequence[socket.socket], seconds: float) -> list[socket.socket]:
        return select.select(wires, [], [], max(0.0, seconds))[0]


class Door:
    """Where clients come in: a port, or the standard input and output of each program.

    ValueError where the command cannot be read.
    """

    def __init__(
        self,
        command: str,
        waiting: Waiting,
        limits: Limits,
        starts_within: float = STARTS_WITHIN,
    ) -> None:
        self.command = shlex.split(command)
        if not self.command:
            raise ValueError("No command")
        self.waiting = waiting
        self._limits = limits
        self._starts_within = starts_within
        self._has_port = any("{port}" in word for word in self.command)

    def start(self, name: str, seed: int) -> "Program":
        """CannotExamine where there is no such program; NeverConnected where it stays away."""
        if not self._has_port:
            wire, theirs = socket.socketpair()
            with theirs:
                return Program(self._run(self._filled(0, name, seed), theirs), wire)
        # A port for each, so that a second connection of one is not taken for another client.
        listening = socket.create_server((HOST, 0))
        try:
            process = self._run(self._filled(listening.getsockname()[1], name, seed), None)
            return Program(process, self._accept(process, listening), listening)
        except CannotExamine:
            listening.close()
            raise

    def _filled(self, port: int, name: str, seed: int) -> list[str]:
        values = dict(zip(PLACES, (HOST, str(port), name, str(seed)), strict=True))
        return [_filled(word, values) for word in self.command]

    def _run(self, command: list[str], wire: socket.socket | None) -> "subprocess.Popen[bytes]":
        end = subprocess.DEVNULL if wire is None else wire.fileno()
        try:
            return subprocess.Popen(
                command,
                stdin=end,
                stdout=end,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                preexec_fn=limiting(self._limits) if os.name == "posix" else None,
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise CannotExamine(f"{command[0]}: {why}") from None

    def _accept(
        self, process: "subprocess.Popen[bytes]", listening: socket.socket
    ) -> socket.socket:
        late = self.waiting.now() + self._starts_within
        while self.waiting.now() < late:
            if self.waiting.ready([listening], LOOK_EVERY):
                wire, _ = listening.accept()
                wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                return wire
            if process.poll() is not None:
                raise NeverConnected(how_it_ended(process.returncode))
        end(process)
        raise NeverConnected("")


class Program:
    """One client: lines out, bytes in. What it does to itself is a result, never an error."""

    def __init__(
        self,
        process: "subprocess.Popen[bytes]",
        wire: socket.socket,
        listening: socket.socket | None = None,
    ) -> None:
        self.wire = wire
        self._listening = listening
        self.lines = Lines(LONGEST_LINE)
        self.begun = b""
        """What came of a line whose end is missing."""
        self.is_closed = False
        self._process = process

    def send(self, text: str, patience: float) -> bool:
        """Whether it reads what it is sent; one that has hung up is noticed elsewhere."""
        self.wire.settimeout(patience)
        try:
            self.wire.sendall(text.encode())
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    def read(self) -> list[bytes | None]:
        """The lines that have come, None for one that is too long; nothing more once it is gone."""
        self.wire.settimeout(0.0)
        try:
            chunk = self.wire.recv(1 << 16)
        except BlockingIOError:
            return []
        except OSError:
            chunk = b""
        if not chunk:
            self.is_closed = True
            return []
        self.begun = (self.begun + chunk).rpartition(b"\n")[2][:LONGEST_LINE]
        return list(self.lines.feed(chunk))

    def ending(self) -> str:
        """How it ended after it hung up, if it did."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE)
        status = self._process.returncode
        return how_it_ended(status) if status else CLOSED

    def end(self) -> None:
        """Nothing of it is left behind."""
        end(self._process)
        self.wire.close()
        if self._listening is not None:
            self._listening.close()


def end(process: "subprocess.Popen[bytes]") -> None:
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def how_it_ended(status: int) -> str:
    """As it is in every language and in JSON."""
    return f"(signal {-status})" if status < 0 else f"(exit status {status})"


def _filled(word: str, values: dict[str, str]) -> str:
    for place, value in values.items():
        word = word.replace(place, value)
    return word
