"""A real server in a process of its own, and guests who join its tables with `asterion join`."""

import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.process.serving import kept_port
from tests.terminal.helper import PATIENCE, Home, Played

SMALL = {"width": 9, "height": 7}


class Guest(Home):
    """A player with a folder of his own on a machine of his own."""

    def command(self, arguments: Sequence[str], before: str = "") -> list[str]:
        program = f"{before}from asterion.cli import main; main()"
        return [sys.executable, "-c", program, "join", *arguments]

    def join(self, *arguments: str, says: str = "") -> Played:
        """Through pipes, with these lines typed."""
        return self.play(*arguments, says=says)

    def begin(self, *arguments: str, says: str = "") -> "subprocess.Popen[bytes]":
        """The same, without waiting for the end."""
        program = subprocess.Popen(
            self.command(arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.environment,
            cwd=self.folder,
        )
        assert program.stdin is not None
        program.stdin.write(says.encode())
        program.stdin.close()
        program.stdin = None
        return program

    @property
    def seats(self) -> list[Path]:
        """The files in which his seats are kept."""
        return sorted((self.folder / "data" / "asterion" / "seats").glob("*"))


def guest(folder: Path, name: str) -> Guest:
    home = folder / name
    home.mkdir()
    return Guest(home)


def ended(program: "subprocess.Popen[bytes]") -> Played:
    out, err = program.communicate(timeout=PATIENCE)
    return Played(program.returncode, out.decode(), err.decode())


class Served:
    """A server that can be killed, and started again where it was."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.keeper = kept_port()
        self.port: int = self.keeper.getsockname()[1]
        self.program: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", "from asterion.cli import main; main()", "serve"]
        settings = ["--port", str(self.port), "--data", str(self.folder / "server")]
        for kind in ("opens", "connects", "requests"):  # all the tests are one address
            settings += ["--set", f"{kind}_per_minute=100000"]
        self.program = subprocess.Popen(
            [*command, *settings], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.program.stdout is not None
        said = self.program.stdout.readline().decode()
        assert f"{self.address}/" in said, said

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.program is not None
        self.program.send_signal(how)
        self.program.communicate(timeout=PATIENCE)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"{self.address}/api/v1{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def open(self, **wish: Any) -> Any:
        """A new table: its id, the host's token and the rest."""
        return self.post("/tables", {"book": "dungeon-of-dooom", "seats": 2, **wish})

    def summary(self, opened: Any) -> Any:
        """The table as everyone sees it now."""
        path = f"{self.address}/api/v1/tables/{opened['id']}"
        with urllib.request.urlopen(path, timeout=PATIENCE) as answer:
            return json.load(answer)

    def page(self, opened: Any) -> str:
        """The address that people are sent."""
        return f"{self.address}/t/{opened['id']}"


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    server = Served(folder)
    server.start()
    try:
        yield server
    finally:
        assert server.program is not None
        if server.program.poll() is None:
            server.end()
        server.keeper.close()
