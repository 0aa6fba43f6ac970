"""Somebody's program in a process of its own: what is said to it, what it writes, how it ends."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from math import inf
from typing import Final

import msgspec

from asterion.examiner.waiting import reads_input, unread

LOOK_EVERY: Final = 0.01
LOOKS_AFTER_ITS_END: Final = 5
QUIET: Final = 0.2
"""Seconds of silence that count as waiting, where the system does not tell."""
LAST_WORDS: Final = 2000
"""Bytes of its standard error that are kept: a traceback says at its end what failed."""


class Limits(msgspec.Struct, frozen=True):
    """What a program may use."""

    seconds: float = 5.0
    """Between a command and its answer."""
    bytes_per_answer: int = 1 << 20
    megabytes: int = 2048
    """Of its address space; 0 is no limit, which Java and sanitizers need."""
    total: float = inf
    """Seconds for all its games; once they are over, no other game is begun."""


class Trouble(Exception):
    """Why a program cannot be gone on with: `hangs`, `floods`, `ended`, `crashed`, `killed`."""

    def __init__(self, kind: str, status: int = 0) -> None:
        super().__init__(kind)
        self.kind = kind
        self.status = status
        self.last = ""
        """What it had written of its answer."""
        self.said = ""
        """What it wrote to its standard error last."""


class CannotStart(Exception):
    """There is no such program, or it may not be run."""


class Program:
    """A running program; whatever it does is a result and never an error of ours."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        # Not a SimpleQueue: on a busy machine its timeout may become negative, which is for ever.
        self.heard: queue.Queue[bytes] = queue.Queue()
        self.is_closed = False
        self.last_words = b""
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                preexec_fn=limiting(limits) if os.name == "posix" else None,
            )
        except (OSError, ValueError) as error:
            raise CannotStart(str(error)) from None
        self.listening = threading.Thread(target=self._listen, daemon=True)
        self.listening.start()
        self.complaints = threading.Thread(target=self._keep_last_words, daemon=True)
        self.complaints.start()

    def _listen(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while chunk := os.read(stream.fileno(), 1 << 16):
            self.heard.put(chunk)
        self.heard.put(b"")

    def _keep_last_words(self) -> None:
        """All of it is read, so that a talkative program never waits for us."""
        stream = self.process.stderr
        assert stream is not None
        while chunk := os.read(stream.fileno(), 1 << 16):
            self.last_words = (self.last_words + chunk)[-LAST_WORDS:]

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
        silent = gone = 0
        while True:
            try:
                chunk = self.heard.get(timeout=LOOK_EVERY)
            except queue.Empty:
                silent = silent + 1 if self.waits(time.monotonic() - last_heard) else 0
                if silent > 1 and self.heard.empty():  # twice: what it wrote may be on its way
                    return written.decode("utf-8", "replace")
                gone = gone + 1 if self.process.poll() is not None else 0
                if gone > LOOKS_AFTER_ITS_END:  # a child of its own may hold the pipe open
                    kind, status = self.ending()
                    raise self.trouble(kind, written, status) from None
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
        if kind not in ("hangs", "floods"):
            self.complaints.join(1)  # it has ended, but a child of its own may hold the pipe
        found = Trouble(kind, status)
        found.said = self.last_words.decode("utf-8", "replace").strip()
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
        self.listening.join(self.limits.seconds)  # nobody reads from what is closed next
        self.complaints.join(1)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def limiting(limits: Limits) -> Callable[[], None]:
    """What the child does to itself before it becomes the program."""

    def limit() -> None:
        import resource

        if limits.megabytes:
            most = limits.megabytes << 20
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    return limit
