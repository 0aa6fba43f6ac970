"""Which worker gets a connection: all windows of one table the same one, as far as that is fair.

Any worker answers for any table. But a table that two of them serve is held in memory twice, and
each of its moves is carried out once and played again once.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Protocol, TypeVar

LONGEST_HEAD = 512
"""So much of a request is looked at; it is left for the worker to read."""
MORE_THAN_FAIR, ALWAYS = 1.25, 32
"""A worker with this many times its share of windows, and N besides, gets no more: a table that
very many people watch is then served by several."""
_TABLE = re.compile(rb"[A-Z]+ /(?:api/v1/tables|t)/([A-Za-z0-9_-]+)[/ ?]")


class Loaded(Protocol):
    """One who may be chosen."""

    @property
    def slot(self) -> int: ...
    @property
    def load(self) -> int: ...


L = TypeVar("L", bound=Loaded)


def table_in(head: bytes) -> str:
    """The table that a request is about, by its first line; empty if it is about none."""
    found = _TABLE.match(head)
    return found[1].decode() if found else ""


def in_order(table: str, workers: Sequence[L]) -> list[L]:
    """Whom to ask first, second and so on to take a connection; `table` may be empty."""
    idle_first = sorted(workers, key=lambda worker: worker.load)
    if not table:
        return idle_first
    share = (sum(worker.load for worker in workers) + 1) / max(1, len(workers))
    most = MORE_THAN_FAIR * share + ALWAYS
    at_home = sorted(workers, key=lambda worker: _rank(worker.slot, table))
    fair = [worker for worker in at_home if worker.load < most]
    return fair + [worker for worker in idle_first if worker not in fair]


def home(table: str, workers: int) -> int:
    """The worker that serves this table when all of them are there."""
    return min(range(1, workers + 1), key=lambda slot: _rank(slot, table))


def _rank(slot: int, table: str) -> bytes:
    """By this order a table changes its worker only if that one is gone."""
    return hashlib.blake2b(f"{slot} {table}".encode(), digest_size=8).digest()
