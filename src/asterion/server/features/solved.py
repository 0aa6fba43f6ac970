"""What people did with the dailies: who has solved which, and for how many days in a row."""

from collections.abc import Sequence

import msgspec

from asterion.server.store import SolvedRow, Store

LONGEST = 7 * 86400.0
"""Anything longer counts as this: people sleep over it."""


class Others(msgspec.Struct, frozen=True):
    """How all did who have solved it: those without slip and hint, and the middle of their times.

    `slower` have taken more seconds than oneself.
    """

    solved: int
    clean: int
    seconds: float
    slower: int


class Solved:
    """The first time counts, of a browser or an account."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, row: SolvedRow) -> Others:
        """How others did, now that it is solved."""
        row = msgspec.structs.replace(row, seconds=min(row.seconds, LONGEST))
        kept = await self._store.add_solved(row)
        return Others(*await self._store.crowd(row.number, kept.seconds))

    async def of(self, who: str) -> Sequence[SolvedRow]:
        """The last one first."""
        return await self._store.solved_by(who)


def in_a_row(solved: Sequence[SolvedRow], today: int) -> int:
    """Days without a gap, each solved on its day; today's may still come."""
    days = {row.number for row in solved if row.on_day}
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
