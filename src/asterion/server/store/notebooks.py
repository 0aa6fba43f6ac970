"""The notebooks that people keep beside their game."""

from asterion.server.store.database import Database
from asterion.server.store.job import Steps
from asterion.server.store.rows import NotebookRow

NOTEBOOK = "SELECT number, version, doc FROM notebooks WHERE table_id = ? AND seat = ?"


class Notebooks:
    """One row for each number at which a seat wrote something down."""

    _database: Database

    async def save_notebook(
        self, table: str, seat: int, number: int, version: int, doc: bytes
    ) -> int | None:
        """The new version; None, and nothing is saved, where it is not `version` any more.

        A seat that has written nothing yet has version 0.
        """

        def steps() -> Steps[int | None]:
            if version == 0:
                gate = (
                    "INSERT INTO notebook_versions (table_id, seat, version) VALUES (?, ?, 1)"
                    " ON CONFLICT DO NOTHING RETURNING version"
                )
                (saved,) = yield [(gate, (table, seat))]
            else:
                gate = (
                    "UPDATE notebook_versions SET version = version + 1"
                    " WHERE table_id = ? AND seat = ? AND version = ? RETURNING version"
                )
                (saved,) = yield [(gate, (table, seat, version))]
            if not saved:
                return None
            upsert = (
                "INSERT INTO notebooks (table_id, seat, number, version, doc)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, number)"
                " DO UPDATE SET version = excluded.version, doc = excluded.doc"
            )
            yield [(upsert, (table, seat, number, version + 1, doc))]
            return version + 1

        return await self._database.do(f"{table}/{seat}", steps)

    async def notebook(self, table: str, seat: int) -> NotebookRow | None:
        """The notebook as it is now."""

        def steps() -> Steps[NotebookRow | None]:
            (found,) = yield [(f"{NOTEBOOK} ORDER BY version DESC LIMIT 1", (table, seat))]
            return NotebookRow(*found[0]) if found else None

        return await self._database.do(table, steps, writes=False)

    async def notebooks(self, table: str, seat: int) -> list[NotebookRow]:
        """The notebook at each number at which it was saved, in the order of the game."""

        def steps() -> Steps[list[NotebookRow]]:
            (found,) = yield [(f"{NOTEBOOK} ORDER BY number", (table, seat))]
            return [NotebookRow(*row) for row in found]

        return await self._database.do(table, steps, writes=False)
