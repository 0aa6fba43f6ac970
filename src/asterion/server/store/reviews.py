"""Reviews of finished games: what each chair could prove, as it was worked out once."""

from asterion.server.store.database import Database
from asterion.server.store.job import Steps


class KeptReviews:
    """One for each table, the newest."""

    _database: Database

    async def keep_review(self, table: str, version: str, doc: bytes) -> None:
        def steps() -> Steps[None]:
            upsert = (
                "INSERT INTO reviews (table_id, version, doc) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id)"
                " DO UPDATE SET version = excluded.version, doc = excluded.doc"
            )
            yield [(upsert, (table, version, doc))]

        await self._database.do(f"review/{table}", steps)

    async def review(self, table: str, version: str) -> bytes | None:
        """Only what this very version of the program has made."""

        def steps() -> Steps[bytes | None]:
            select = "SELECT doc FROM reviews WHERE table_id = ? AND version = ?"
            (found,) = yield [(select, (table, version))]
            return bytes(found[0][0]) if found else None

        return await self._database.do(f"review/{table}", steps, writes=False)
