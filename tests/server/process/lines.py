"""The NDJSON stream of a table, read in a thread of its own."""

import http.client
import json
import threading
from collections.abc import Callable
from typing import Any

from tests.server.process.serving import PATIENCE, Serving


class Lines:
    """What a program that listens is sent, line by line."""

    def __init__(self, server: Serving, table: str, token: str = "") -> None:
        self._link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._link.request("GET", f"/api/v1/tables/{table}/live", headers=headers)
        self._answer = self._link.getresponse()
        assert self._answer.status == 200
        self.raw: list[str] = []
        self._more = threading.Condition()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        self.until_number(0)

    def _read(self) -> None:
        while line := self._answer.readline().decode():
            if line.strip():
                with self._more:
                    self.raw.append(line.rstrip("\n"))
                    self._more.notify()

    def until_number(self, number: int) -> None:
        """Wait for the message of this number, or a view of it or later."""
        with self._more:
            assert self._more.wait_for(lambda: self._last() >= number, PATIENCE)

    def until(self, is_it: Callable[[dict[str, Any]], bool]) -> None:
        """Wait for a message of which this is so."""
        with self._more:
            assert self._more.wait_for(lambda: any(map(is_it, self._said())), PATIENCE)

    def _said(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.raw]

    def _last(self) -> int:
        return max((m["number"] for m in self._said() if m["type"] in ("view", "news")), default=-1)
