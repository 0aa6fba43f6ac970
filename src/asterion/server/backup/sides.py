"""What a backup asks of a database, whichever it is."""

from collections.abc import Iterator
from typing import Protocol

from asterion.server.backup.sheet import Section
from asterion.server.store.job import Row

AT_ONCE = 500


class Source(Protocol):
    """A database that stands still: what is written meanwhile is not seen."""

    kind: str

    def run(self, statement: str, values: Row = ()) -> list[Row]: ...
    def tables(self) -> list[str]: ...
    def section(self, table: str) -> Section: ...
    def rows(self, section: Section) -> Iterator[Row]: ...


class Target(Source, Protocol):
    """A database in a transaction that nobody else shares; it is committed when all went well."""

    def fill(self, section: Section, rows: Iterator[Row]) -> None: ...
