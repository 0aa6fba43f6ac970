"""The server as its own process, which can be killed and started again on the same port."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

PATIENCE = 60.0
PROGRAM = ("-c", "from asterion.cli import main; main()")
ROOT = Path(__file__).parents[3]
CHANCE = Path(__file__).with_name("chance")
SAME_CHANCE = {"PYTHONPATH": str(CHANCE)}
"""An environment in which every game rolls the same dice."""
UNLIMITED = """
log = "json"
connections_per_address = 2000
connects_per_minute = 1000000
requests_per_minute = 1000000
messages_per_minute = 1000000
moves_per_minute = 1000000
opens_per_minute = 1000000
plans_per_minute = 1000000
passwords_per_minute = 1000000
"""
"""The tests knock faster than people."""


def kept_port() -> socket.socket:
    """A port that nobody else is given, also while the server that listens there is down.

    Who only binds it does not stand in the way of who listens: both say SO_REUSEADDR.
    """
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    return keeper


class Serving:
    """`asterion serve` with its own data; what it prints and logs is kept in `log`."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        name: str = "server",
        program: Sequence[str] = PROGRAM,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.log = folder / f"{name}.log"
        settings = folder / f"{name}.toml"
        settings.write_text(UNLIMITED)
        self.data = folder / name
        self._program = [sys.executable, *program, "serve"]
        self.environment = dict(environment or {})
        self._arguments = ["--data", str(self.data), "--config", str(settings), *arguments]
        self._process: subprocess.Popen[bytes] | None = None
        self._said = 0
        self._since = self._ready = 0.0
        self._keeper = kept_port()
        self.port: int = self._keeper.getsockname()[1]
        self.runs: list[tuple[float, float]] = []
        """Of each of its processes: the seconds it was there, and those it answered."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._since = time.monotonic()
        with self.log.open("ab") as log:
            self._said = log.tell()
            self._process = subprocess.Popen(
                [*self._program, "--port", str(self.port), *self._arguments],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
            )
        assert self.said(r"open at http://127\.0\.0\.1:(\d+)/") == str(self.port)
        self._ready = time.monotonic()

    def said(self, pattern: str) -> str:
        """What it has printed or logged of this kind since it was started; waits for it."""
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            ended = self._process.poll() is not None
            said = self.log.read_bytes()[self._said :].decode()
            if found := re.search(pattern, said):
                return found.group(1)
            assert not ended, f"the server ended: {said[-3000:]}"
            time.sleep(0.01)  # a real process needs real time
        raise AssertionError(f"the server does not say {pattern}: {said[-3000:]}")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As people stop it; returns its status."""
        return self._end(signal.SIGTERM)

    def tell(self, how: signal.Signals) -> None:
        """A signal that does not end it."""
        assert self._process is not None
        os.kill(self._process.pid, how)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        os.kill(self._process.pid, how)
        status = self._process.wait(PATIENCE)
        now = time.monotonic()
        self.runs.append((now - self._since, now - self._ready))
        self._process = None
        return status

    def close(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self.kill()
        self._keeper.close()

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- asking it

    def post(self, path: str, body: object = None, token: str = "") -> Any:
        return self.ask("POST", path, body, token)

    def get(self, path: str, token: str = "") -> Any:
        return self.ask("GET", path, None, token)

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The answer, which must be a good one."""
        status, text = self.answer(method, f"/api/v1{path}", body, token)
        assert status < 400, f"{method} {path}: {text}"
        return json.loads(text) if text.startswith(("{", "[")) else text

    def answer(
        self, method: str, path: str, body: object = None, token: str = ""
    ) -> tuple[int, str]:
        """The status and the text, whatever they are."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {} if body is None else {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            link.request(method, path, None if body is None else json.dumps(body), headers)
            answer = link.getresponse()
            return answer.status, answer.read().decode()
        finally:
            link.close()
