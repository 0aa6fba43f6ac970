"""The records of a host's games: the first in the file that was named, the others beside it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from asterion.core.record import Writer, header_of
from asterion.core.table import Entry, Table


class CannotKeep(Exception):
    """A game cannot be written down, said in one sentence; so it must not be played."""


class Records:
    """Opened before the first client comes, so that a file that cannot be written is known then."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._games = 0
        self._first = path.open("xb")
        self._open: set[BinaryIO] = {self._first}

    def keep(self, table: Table) -> None:
        """Write down header and opening, and from now on every entry before anyone hears of it."""
        with _written():
            file = self._next_file()
            writer = Writer(file)
            writer.line(header_of(table))

        def keep(entry: Entry) -> None:
            with _written():
                writer.line(entry)
                if table.result is not None:
                    writer.seal(table)
                    self._close(file)

        keep(table.entries[0])
        table.keep = keep

    def close(self) -> None:
        """Games that are not over stay without a seal; a file without a game goes."""
        for file in list(self._open):
            with suppress(OSError):  # what could not be written was said when it happened
                self._close(file)
        if not self._games:
            self._path.unlink(missing_ok=True)

    def _next_file(self) -> BinaryIO:
        self._games += 1
        if self._games == 1:
            return self._first
        while True:
            path = self._path.with_stem(f"{self._path.stem}-{self._games}")
            try:
                file = path.open("xb")
            except FileExistsError:
                self._games += 1
            else:
                self._open.add(file)
                return file

    def _close(self, file: BinaryIO) -> None:
        self._open.discard(file)
        file.close()


@contextmanager
def _written() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CannotKeep(f"the record cannot be written: {error.strerror}") from None
