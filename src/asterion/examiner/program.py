"""Somebody's program in a process of its own: what is said to it, what it writes, how it ends."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Final

import msgspec

READ_CALLS: Final = {"x86_64": "0", "aarch64": "63"}
"""By machine, the number of the call by which a program waits for what is typed."""
LOOK_EVERY: Final = 0.01
QUIET: Final = 0.2
"""Seconds of silence that count as waiting, where the system does not tell."""


class Limits(msgspec.Struct, frozen=True):
    """What a program may use."""

    seconds: float = 5.0
    """Between a command and its answer."""
    bytes_per_answer: int = 1 << 20
    megabytes: int = 2048


class Trouble(Exception):
    """Why a program cannot be gone on with: `hangs`, `floods`, `ended`, `crashed`, `killed`."""

    def __init__(self, kind: str, status: int = 0) -> None:
        super().__init__(kind)
        self.kind = kind
        self.status = status
        self.last = ""
        """What it had written of its answer."""


class CannotStart(Exception):
    """There is no such program, or it may not be run."""


class Program:
    """A running program; whatever it does is a result and never an error of ours."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        self.heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.is_closed = False
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                preexec_fn=limiting(limits) if os.name == "posix" else None,
            )
        except (OSError, ValueError) as error:
            raise CannotStart(str(error)) from None
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while chunk := os.read(stream.fileno(), 1 << 16):
            self.heard.put(chunk)
        self.heard.put(b"")

    def say(self, text: str) -> None:
        """A line to its keyboard; whether it still listens is seen by its answer."""
        stream = self.process.stdin
        assert stream is not None
        with contextlib.suppress(OSError):
            stream.write(f"{text}\n".encode())
            stream.flush()

    def hear(self, is_whole: Callable[[str], bool]) -> str:
        """What it writes until that is whole, or until it waits for the next command."""
        written = b""
        until = time.monotonic() + self.limits.seconds
        last_heard = time.monotonic()
        silent = 0
        while True:
            try:
                chunk = self.heard.get(timeout=LOOK_EVERY)
            except queue.Empty:
                silent = silent + 1 if self.waits(time.monotonic() - last_heard) else 0
                if silent > 1 and self.heard.empty():  # twice: what it wrote may be on its way
                    return written.decode("utf-8", "replace")
                if time.monotonic() > until:
                    raise self.trouble("hangs", written) from None
                continue
            last_heard, silent = time.monotonic(), 0
            if not chunk:
                self.is_closed = True
                kind, status = self.ending()
                raise self.trouble(kind, written, status)
            written += chunk
            if len(written) > self.limits.bytes_per_answer:
                raise self.trouble("floods", written)
            if written.endswith(b"\n") and is_whole(written.decode("utf-8", "replace")):
                return written.decode("utf-8", "replace")

    def trouble(self, kind: str, written: bytes, status: int = 0) -> Trouble:
        """With what it had written so far."""
        found = Trouble(kind, status)
        found.last = written[-(1 << 16) :].decode("utf-8", "replace")
        return found

    def waits(self, quiet: float) -> bool:
        """Whether it reads its standard input: sleeping or thinking is not waiting."""
        if any(unread(stream) for stream in (self.process.stdin, self.process.stdout)):
            return False
        told = reads_input(self.process.pid)
        return told if told is not None else quiet >= QUIET

    def ending(self) -> tuple[str, int]:
        """How it ended, once it writes no more."""
        try:
            status = self.process.wait(self.limits.seconds)
        except subprocess.TimeoutExpired:
            return "hangs", 0
        if status < 0:
            return "killed", -status
        return ("crashed", status) if status else ("ended", 0)

    def end(self) -> None:
        """Nothing of it is left behind."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def limiting(limits: Limits) -> Callable[[], None]:
    """What the child does to itself before it becomes the program."""

    def limit() -> None:
        import resource

        most = limits.megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    return limit


def unread(stream: IO[bytes] | None) -> int:
    """Bytes in a pipe that nobody has read yet; 0 where the system does not tell."""
    if os.name != "posix" or stream is None or stream.closed:
        return 0
    import fcntl
    import termios

    count = bytearray(4)
    with contextlib.suppress(OSError):
        fcntl.ioctl(stream.fileno(), termios.FIONREAD, count)
    return int.from_bytes(count, sys.byteorder)


def reads_input(pid: int) -> bool | None:
    """What the system says of the process and its children; None where it does not say."""
    number = READ_CALLS.get(os.uname().machine) if os.name == "posix" else None
    if number is None:
        return None
    told: bool | None = None
    for each in (pid, *children(pid)):
        try:
            call = Path(f"/proc/{each}/syscall").read_text().split()
        except OSError:
            continue
        if call[:2] == [number, "0x0"]:
            return True
        told = False
    return told


def children(pid: int) -> list[int]:
    """Of a program that a shell has started, for instance."""
    try:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [each for child in map(int, found) for each in (child, *children(child))]
