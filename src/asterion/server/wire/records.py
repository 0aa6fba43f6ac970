"""The records of a host's games: in the file that was named and beside it, or in a folder."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import gmtime, strftime
from typing import BinaryIO

from asterion.core.audience import MASTER
from asterion.core.phrase import PhrasedError, phrase
from asterion.core.records.record import Writer
from asterion.core.referee.table import Entry, Table


class CannotKeep(PhrasedError):
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
        write_down(table, file, lambda _: self._close(file))

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


class Folder:
    """A file for every game, named by day and hour; one in which nobody acted leaves none."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._open: dict[Path, tuple[BinaryIO, Table]] = {}
        for folder in reversed([path, *path.parents]):
            if not folder.exists():
                folder.mkdir(mode=0o700, exist_ok=True)  # plans of games that are not over

    def keep(self, table: Table) -> None:
        """Write down header and opening, and from now on every entry before anyone hears of it."""
        with _written():
            path, file = self._next_file()
        self._open[path] = file, table
        write_down(table, file, lambda last: self._close(path, [*table.entries, last]))

    def close(self) -> None:
        """Games that are not over stay without a seal."""
        for path in list(self._open):
            with suppress(OSError):  # what could not be written was said when it happened
                self._close(path, self._open[path][1].entries)

    def _next_file(self) -> tuple[Path, BinaryIO]:
        stem = strftime("%Y-%m-%d-%H%M%S", gmtime())
        number = 1
        while True:
            path = self._path / (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl")
            try:
                return path, path.open("xb")
            except FileExistsError:
                number += 1

    def _close(self, path: Path, entries: Iterable[Entry]) -> None:
        file, _ = self._open.pop(path)
        file.close()
        if all(entry.seat == MASTER for entry in entries):
            path.unlink(missing_ok=True)


def write_down(table: Table, file: BinaryIO, over: Callable[[Entry], None]) -> None:
    """The table's game into this file, entry by entry; `over` gets the last after the seal."""
    writer = Writer(file)

    def keep(entry: Entry) -> None:
        with _written():
            writer.entry(entry, table)
            if table.result is not None:
                writer.seal(table)
                over(entry)

    with _written():
        writer.header(table)
    keep(table.entries[0])
    table.keep = keep


@contextmanager
def _written() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CannotKeep(phrase("server-not-recorded", why=error.strerror or "")) from None
