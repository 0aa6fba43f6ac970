"""A piece of work for the database: statements, asked one step after another."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Answers: TypeAlias = list[Any]  # of jobs, in their order
Row: TypeAlias = tuple[Any, ...]
Statement: TypeAlias = tuple[str, Row]
Steps: TypeAlias = Generator[list[Statement], list[list[Row]], T]
"""Yields statements that may travel together and is sent the rows of each; returns the answer.

Two things to keep in mind when writing one. A step that raises StoreConflict must not have changed
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


class Job(Struct, eq=False):
    """Steps that wait for their turn, and whom to tell the answer."""

    key: str  # jobs of one group are done in this order, the same in every process
    begin: Callable[[], Steps[Any]]
    writes: bool
    tell: Callable[[Any], None]  # the answer, or the exception instead of one; in the event loop
    asked: float  # when, by the monotonic clock
    bulk: InBulk | None = None  # where many of its kind can be done at once
    values: Row = ()
