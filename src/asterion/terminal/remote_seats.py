"""Seats at servers' tables, kept in the player's own folder so that he comes back to the same."""

import contextlib
import hashlib
import os
from pathlib import Path

import msgspec


class KeptSeat(msgspec.Struct):
    """What lets somebody come back: a secret, so its file is for nobody else to read."""

    page: str
    token: str
    name: str = ""
    host: str = ""


class Seats:
    """A small file for each table."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, page: str) -> KeptSeat | None:
        try:
            kept = msgspec.json.decode(self._file(page).read_bytes(), type=KeptSeat)
        except (OSError, ValueError):
            return None
        return kept if kept.page == page else None

    def keep(self, seat: KeptSeat) -> bool:
        """Whether it could be kept; if not, one can still play, and come back with --token."""
        path = self._file(seat.page)
        fresh = path.with_suffix(".new")
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(file, "wb") as writing:
                writing.write(msgspec.json.encode(seat))
            fresh.replace(path)
        except OSError:
            return False
        return True

    def forget(self, page: str) -> None:
        with contextlib.suppress(OSError):
            self._file(page).unlink(missing_ok=True)

    def _file(self, page: str) -> Path:
        return self._folder / f"{hashlib.sha256(page.encode()).hexdigest()[:32]}.json"
