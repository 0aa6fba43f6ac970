"""Servers that are measured: started, waited for, and what they take of the machine."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

Server = subprocess.Popen[bytes]

UNLIMITED = """
connections_per_address = 5000
connections = 5000
connects_per_minute = 1000000
requests_per_minute = 1000000
messages_per_minute = 1000000
moves_per_minute = 1000000
opens_per_minute = 1000000
"""


@contextmanager
def running(command: list[str], port: int, **named: str) -> Iterator[Server]:
    """A server of this command, as soon as it listens; `named` is added to its environment."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, **named})
        try:
            wait_for(port, process)
            yield process
        finally:
            process.terminate()
            process.wait(30)


@contextmanager
def asterion(folder: str, database: str = "") -> Iterator[tuple[Server, int]]:
    """Ours, with no limit that a benchmark would reach, and the port on which it listens."""
    port = free_port()
    place = tempfile.mkdtemp(dir=folder)
    settings = Path(place) / "asterion.toml"
    settings.write_text(UNLIMITED)
    program = Path(sys.executable).with_name("asterion")
    serve = [program, "serve", "--port", port, "--data", place, "--config", settings]
    named = {"ASTERION_DATABASE": database} if database else {}
    with running(list(map(str, serve)), port, **named) as process:
        yield process, port


def wait_for(port: int, process: Server) -> None:
    for _ in range(1200):
        if process.poll() is not None:
            sys.exit(f"{process.args!r} ended at once")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    sys.exit(f"nothing listens on port {port}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def memory(process: Server) -> int:
    """Resident bytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def busy(process: Server) -> float:
    return processor_seconds(process.pid)


def processor_seconds(process: int) -> float:
    """So long all its threads have kept a processor busy, in the system too.

    It is what clock_getcpuclockid of the C library would name, which Python has for threads alone.
    /proc counts in hundredths of a second: as much as a hundred moves.
    """
    return time.clock_gettime(~process << 3 | 2)
