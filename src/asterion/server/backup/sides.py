"""What a backup asks of a database, whichever it is."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from asterion.server.backup.sheet import Section

AT_ONCE = 500


class Source(Protocol):
    """A database that stands still: what is written meanwhile is not seen."""

    kind: str

    def run(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]: ...
    def tables(self) -> list[str]: ...
    def section(self, table: str) -> Section: ...
    def rows(self, section: Section) -> Iterator[Sequence[Any]]: ...


class Target(Source, Protocol):
    """A database in a transaction that nobody else shares; it is committed when all went well."""

    def fill(self, section: Section, rows: Iterator[Sequence[Any]]) -> None: ...
