"""The server as its own process, to be killed, paused and started again on the same port."""

import http.client
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from drills import Failed, hold

ROOT = Path(__file__).parents[1]
PATIENCE = 300.0
PROGRAM = ("-c", "from asterion.cli import main; main()")
FAST = dict.fromkeys(
    (
        "connections_per_address", "connects_per_minute", "requests_per_minute",
        "messages_per_minute", "moves_per_minute", "opens_per_minute", "plans_per_minute",
        "chats_per_minute",
    ),
    1_000_000,
)  # fmt: skip
"""Settings for drills that knock faster than people may."""
USUAL: dict[str, int] = {}


class Server:
    """`asterion serve` with its own data; what it prints and logs is kept in `log`."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        name: str = "server",
        settings: Mapping[str, object] = FAST,
        program: Sequence[str] = (sys.executable, *PROGRAM),
        environment: Mapping[str, str] | None = None,
        root: Path = ROOT,
    ) -> None:
        self.log = folder / f"{name}.log"
        self.data = folder / name
        said = {"log": "json", **settings}
        sets = [word for key, value in said.items() for word in ("--set", f"{key}={value}")]
        self._line = [*program, "serve", "--data", str(self.data), *sets, *arguments]
        self._environment: dict[str, str] = {
            **os.environ,
            "PYTHONUNBUFFERED": "1",
            **(environment or {}),
        }
        self._root = root
        self._process: subprocess.Popen[bytes] | None = None
        self._said = 0
        self._keeper = socket.socket()  # binds and never listens: nobody else is given this port
        self._keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._keeper.bind(("127.0.0.1", 0))
        self.port: int = self._keeper.getsockname()[1]

    def change(self, environment: Mapping[str, str], root: Path) -> None:
        """From the next start on it is the program of another checkout."""
        self._environment |= environment
        self._root = root

    @property
    def database(self) -> Path:
        return self.data / "asterion.db"

    @property
    def pid(self) -> int:
        hold(self._process is not None, "the server is not running")
        assert self._process is not None
        return self._process.pid

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> float:
        """Returns after how many seconds it was open."""
        began = time.monotonic()
        with self.log.open("ab") as log:
            self._said = log.tell()
            self._process = subprocess.Popen(
                [*self._line, "--port", str(self.port)],
                cwd=self._root, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env=self._environment,
            )  # fmt: skip
        self.said(rf"open at http://127\.0\.0\.1:({self.port})/")
        return time.monotonic() - began

    def said(self, pattern: str, within: float = PATIENCE) -> str:
        """What it has printed of this kind since it was started; waits for it."""
        deadline = time.monotonic() + within
        while True:
            ended = not self.is_up
            text = self.log.read_bytes()[self._said :].decode()
            if found := re.search(pattern, text):
                return found.group(1)
            hold(not ended, f"the server ended by itself: {text[-2000:]}")
            hold(time.monotonic() < deadline, f"the server never says {pattern}: {text[-2000:]}")
            time.sleep(0.01)

    def send(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def fill_disk(self, bytes_more: int | None) -> None:
        """No file of the server may grow beyond what it has now and so much; None: room again."""
        limit = resource.RLIM_INFINITY
        if bytes_more is not None:
            log = self.database.with_name(self.database.name + "-wal")
            limit = (log.stat().st_size if log.exists() else 0) + bytes_more
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As people stop it; it must end in order."""
        status = self._end(signal.SIGTERM)
        hold(status == 0, f"the server ended with status {status}: {self.log.read_text()[-2000:]}")

    def _end(self, how: signal.Signals) -> int:
        self.send(how)
        process = self._process
        assert process is not None
        try:
            status = process.wait(PATIENCE)
        except subprocess.TimeoutExpired as late:
            raise Failed(f"the server does not end after {how.name}") from late
        self._process = None
        return status

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.is_up:
            self.kill()
        self._keeper.close()

    # ---- asking it

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The answer of the API, which must be a good one."""
        status, text = self.answer(method, f"/api/v1{path}", body, token)
        hold(status < 400, f"{method} {path} was answered {status}: {text[:500]}")
        return json.loads(text) if text[:1] in "{[" else text

    def post(self, path: str, body: object = None, token: str = "") -> Any:
        return self.ask("POST", path, {} if body is None else body, token)

    def answer(
        self, method: str, path: str, body: object = None, token: str = "", address: str = ""
    ) -> tuple[int, str]:
        """The status and the text, whatever they are; from another address of this machine."""
        source = (address, 0) if address else None
        link = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=PATIENCE, source_address=source
        )
        headers = {} if body is None else {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        sent = body if body is None or isinstance(body, bytes) else json.dumps(body)
        try:
            link.request(method, path, sent, headers)
            answer = link.getresponse()
            return answer.status, answer.read().decode()
        finally:
            link.close()
