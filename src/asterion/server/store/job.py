"""A piece of work for the database: statements, asked one step after another."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

Row: TypeAlias = tuple[Any, ...]
Statement: TypeAlias = tuple[str, tuple[Any, ...]]
Steps: TypeAlias = Generator[list[Statement], list[list[Row]], T]
"""Yields statements that may travel together and is sent the rows of each; returns the answer.

Whoever writes one keeps two things in mind. A step that raises StoreConflict must not have changed
anything, because the transaction that it shares with others goes on. And the first row that a job
changes must be the one that everybody who changes the same thing changes first: it is the lock.
"""

Bulk: TypeAlias = Callable[[Sequence[Row]], list[Statement]]


class InBulk(NamedTuple):
    """Many jobs of one kind in a few statements, made from the values of each job.

    Where every statement finds or changes a row for each job, all the jobs are answered True. Where
    one does not, each job is done by its own steps instead, which must then come to the same end as
    if the statements had not been there. Those for PostgreSQL begin with one that locks the rows
    which the jobs are about, in the order of their keys.
    """

    sqlite: Bulk
    postgres: Bulk


class Job:
    """Steps that wait for their turn, and whom to tell the answer."""

    __slots__ = ("asked", "begin", "bulk", "key", "tell", "values", "writes")

    def __init__(
        self,
        key: str,
        begin: Callable[[], Steps[T]],
        writes: bool,
        tell: Callable[[Any], None],
        asked: float,
        bulk: InBulk | None = None,
        values: Row = (),
    ) -> None:
        self.key = key  # jobs of one group are done in this order, the same in every process
        self.begin: Callable[[], Steps[Any]] = begin
        self.writes = writes
        self.tell = tell  # the answer, or the exception instead of one; in the event loop
        self.asked = asked  # when, by the monotonic clock
        self.bulk = bulk  # where many of its kind can be done at once
        self.values = values
