"""Whether a program waits for what is typed: what the system says of its calls, never its sleep."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

import msgspec


class Calls(msgspec.Struct, frozen=True):
    """Numbers of system calls on one kind of machine, as /proc shows them."""

    read: str
    select: tuple[str, ...]
    """Their first argument counts what is waited for; 0 is a way to sleep."""
    poll: tuple[str, ...]
    """So does their second."""
    other: tuple[str, ...]


CALLS: Final = {
    "x86_64": Calls("0", ("23", "270"), ("7", "271"), ("232", "281")),
    "aarch64": Calls("63", ("72",), ("73",), ("22",)),
}
STANDARD_INPUT: Final = "0x0"


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
    """Whether any thread of the process or its children reads; None where it cannot be known.

    A program that waits for several things at once (readline, curses) may wait for its input.
    """
    calls = CALLS.get(os.uname().machine) if os.name == "posix" else None
    if calls is None:
        return None
    told: bool | None = None
    may_wait = False
    for each in (pid, *children(pid)):
        for call in calls_of(each):
            if call[:2] == [calls.read, STANDARD_INPUT]:
                return True
            may_wait |= waits_for_several(call, calls)
            told = False
    return None if may_wait else told


def waits_for_several(call: list[str], calls: Calls) -> bool:
    if call[0] in calls.select:
        return call[1] != "0x0"
    if call[0] in calls.poll:
        return call[2] != "0x0"
    return call[0] in calls.other


def calls_of(pid: int) -> Iterator[list[str]]:
    """The call that each thread is in, and its arguments; nothing of those that have ended."""
    for thread in tasks(pid):
        with contextlib.suppress(OSError):
            call = (thread / "syscall").read_text().split()
            if call:
                yield call


def children(pid: int) -> list[int]:
    """Of a program that a shell has started, for instance."""
    found: list[int] = []
    for thread in tasks(pid):
        with contextlib.suppress(OSError):
            for child in map(int, (thread / "children").read_text().split()):
                found += [child, *children(child)]
    return found


def tasks(pid: int) -> list[Path]:
    try:
        return [*Path(f"/proc/{pid}/task").iterdir()]
    except OSError:
        return []
