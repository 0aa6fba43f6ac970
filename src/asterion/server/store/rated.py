"""The games that may count for a ladder: tables that were opened as rated and are over."""

from collections.abc import Collection

from asterion.server.store.database import Database
from asterion.server.store.job import Steps

MOST_GAMES = 20_000
"""The newest this many of a book; older ones say little about today."""
AT_ONCE = 200


class Rated:
    """A finished table's document changes no more, so each is read once."""

    _database: Database

    async def rated_ids(self, book: str) -> list[str]:
        """The rated tables of a book that are over, the newest first."""

        def steps() -> Steps[list[str]]:
            select = (
                "SELECT id FROM tables WHERE rated = 1 AND book = ? AND (phase = 'finished'"
                " OR (phase = 'abandoned' AND last > 0)) ORDER BY made DESC, id LIMIT ?"
            )
            (found,) = yield [(select, (book, MOST_GAMES))]
            return [id for (id,) in found]

        return await self._database.do("rated", steps, writes=False)

    async def documents(self, ids: Collection[str]) -> list[bytes]:
        """What is kept of these tables."""
        wanted, found = list(ids), list[bytes]()
        for first in range(0, len(wanted), AT_ONCE):
            some = wanted[first : first + AT_ONCE]

            def steps(some: list[str] = some) -> Steps[list[bytes]]:
                marks = ", ".join("?" * len(some))
                select = f"SELECT doc FROM docs WHERE table_id IN ({marks})"
                (rows,) = yield [(select, tuple(some))]
                return [bytes(doc) for (doc,) in rows]

            found += await self._database.do("rated", steps, writes=False)
        return found
