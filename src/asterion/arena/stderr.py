"""What a program writes to its standard error: shown as it comes, and its end kept for a fault."""

import os
from contextlib import suppress
from threading import Thread
from typing import IO

KEPT = 3000
"""Bytes; a traceback says at its end what failed."""
PATIENCE = 1.0
"""Seconds for the rest, once a program has ended; a child of its own may hold the pipe open."""


class ErrorOutput:
    """Read by a thread, so that a talkative program never waits for us."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._kept = b""
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        while chunk := os.read(self._pipe.fileno(), 65536):
            self._kept = (self._kept + chunk)[-KEPT:]
            with suppress(OSError):
                os.write(2, chunk)

    def last(self) -> str:
        """Its last words, after the program has ended."""
        self._thread.join(PATIENCE)
        return self._kept.decode(errors="replace").strip()

    def close(self) -> None:
        self._thread.join(PATIENCE)
        if not self._thread.is_alive():
            self._pipe.close()
