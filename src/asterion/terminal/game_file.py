"""The record of a game while it is played: written ahead of every telling, taken up after a crash.

Who is a bot is no part of a record. It stands in a small file beside it, until the game is over.
"""

import contextlib
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from time import strftime, struct_time
from typing import BinaryIO

import msgspec

from asterion.core.records.record import Record, Writer
from asterion.core.referee.table import Table
from asterion.terminal.words import say


class CannotKeep(ValueError):
    """The file cannot be used for this game, said in one sentence."""


class GameFile:
    """An open record. Its file is locked, so that nobody else goes on with the same game."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file
        self._writer = Writer(file)

    @classmethod
    def begin(cls, path: Path, table: Table, bots: Mapping[str, str]) -> "GameFile":
        """A file of its own with header and opening, before anyone has heard a word.

        A game that goes on from a moment of another has all entries up to there.
        """
        try:
            kept = cls(path, path.open("xb"))
        except FileExistsError:
            raise CannotKeep(say("terminal-exists-already", path=str(path))) from None
        except OSError as error:
            raise CannotKeep(
                say("terminal-not-written", path=str(path), why=error.strerror or "")
            ) from None
        _lock(kept._file)
        if bots:
            kept._beside.write_bytes(msgspec.json.encode(bots))
        kept._writer.header(table)
        for entry in table.entries:
            kept._writer.entry(entry, table)
        table.keep = partial(kept._writer.entry, table=table)
        return kept

    @classmethod
    def reopen(cls, path: Path) -> "GameFile":
        """The file of a game that was begun before; `resume` follows once it was read."""
        try:
            kept = cls(path, path.open("r+b"))
        except FileNotFoundError:
            raise CannotKeep(say("terminal-no-file", path=str(path))) from None
        except OSError as error:
            raise CannotKeep(
                say("terminal-not-written", path=str(path), why=error.strerror or "")
            ) from None
        if not _lock(kept._file):
            raise CannotKeep(say("terminal-another-window", path=str(path)))
        return kept

    def resume(self, record: Record, table: Table) -> None:
        """Go on behind the last whole line; one that was cut was never told to anybody."""
        self._writer.resume(record)
        self._file.truncate(len(record.above_the_seal()))
        self._file.seek(0, 2)
        table.keep = partial(self._writer.entry, table=table)

    def bots(self) -> dict[str, str]:
        """The bots of this game by the names they play under."""
        try:
            return msgspec.json.decode(self._beside.read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            raise CannotKeep(say("terminal-who-is-a-bot", path=str(self._beside))) from None

    def finish(self, table: Table) -> None:
        """The seal; who was a bot matters no more."""
        self._writer.seal(table)
        self.close()
        self._beside.unlink(missing_ok=True)

    def close(self) -> None:
        with contextlib.suppress(OSError):  # what could not be written was said when it happened
            self._file.close()

    @property
    def _beside(self) -> Path:
        return self.path.with_name(self.path.name + ".bots")


def _not_written(path: Path, error: OSError) -> CannotKeep:
    return CannotKeep(say("terminal-not-written", path=str(path), why=error.strerror or ""))


def place_for(book: str, folder: Path, now: struct_time) -> Path:
    """Where a game is kept whose player named no file: by day, hour and book."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotKeep(
            say("terminal-no-folder", path=str(folder), why=error.strerror or "")
        ) from None
    stem = f"{strftime('%Y-%m-%d-%H%M%S', now)}-{book}"
    path, number = folder / f"{stem}.jsonl", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.jsonl"
    return path


def _lock(file: BinaryIO) -> bool:
    """Whether the file is now ours alone; where a system has no such locks, it is taken to be."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True
