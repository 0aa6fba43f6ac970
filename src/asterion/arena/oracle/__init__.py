"""In how few rounds a game could have been won by one who sees the plan: the limit of all bots."""

from importlib import import_module
from typing import Final, NamedTuple

from asterion.core.referee.table import Table

ORACLES: Final = {"labyrinth": "asterion.arena.oracle.labyrinth"}
"""A module per book that knows its limit; its `limit(table)` is asked when a game is over."""
NEVER: Final = 0
"""Rounds where the plan gives no way at all."""


class Limit(NamedTuple):
    """The rounds that were played, and the fewest in which each seat could have won alone."""

    rounds: int = 0
    fewest: tuple[int, ...] = ()


def limit_of(table: Table) -> Limit:
    """Nothing where no oracle knows the book."""
    module = ORACLES.get(table.book.name)
    if module is None:
        return Limit()
    found: Limit = import_module(module).limit(table)
    return found
