"""What the operator of the server sees and keeps: every table, and addresses that are banned."""

from asterion.server.store.database import Database
from asterion.server.store.job import Steps
from asterion.server.store.rows import BanRow, TableRow
from asterion.server.store.tables import TABLE, table_row

MOST_BANS = 10_000


class Administration:
    """Nobody else asks for any of this."""

    _database: Database

    async def every_table(
        self, phase: str = "", before: float | None = None, limit: int = 50
    ) -> list[TableRow]:
        """Listed or not, newest first; `before` is when the last one seen was made."""
        where, values = ["1 = 1"], list[object]()
        if phase:
            where, values = [*where, "phase = ?"], [*values, phase]
        if before is not None:
            where, values = [*where, "made < ?"], [*values, before]

        def steps() -> Steps[list[TableRow]]:
            select = f"{TABLE} WHERE {' AND '.join(where)} ORDER BY made DESC, id LIMIT ?"
            (found,) = yield [(select, (*values, limit))]
            return [table_row(row) for row in found]

        return await self._database.do("", steps, writes=False)

    async def table_counts(self) -> dict[str, int]:
        """How many tables there are in each phase."""

        def steps() -> Steps[dict[str, int]]:
            (found,) = yield [("SELECT phase, COUNT(*) FROM tables GROUP BY phase", ())]
            return dict(found)

        return await self._database.do("", steps, writes=False)

    async def add_ban(self, row: BanRow) -> None:
        """Said again, it is kept with the newer reason."""

        def steps() -> Steps[None]:
            insert = "INSERT INTO bans (network, why, wall) VALUES (?, ?, ?)"
            over = "ON CONFLICT (network) DO UPDATE SET why = excluded.why, wall = excluded.wall"
            yield [(f"{insert} {over}", (row.network, row.why, row.wall))]

        await self._database.do(f"ban/{row.network}", steps)

    async def drop_ban(self, network: str) -> bool:
        """False where there was none."""

        def steps() -> Steps[bool]:
            delete = "DELETE FROM bans WHERE network = ? RETURNING network"
            (dropped,) = yield [(delete, (network,))]
            return bool(dropped)

        return await self._database.do(f"ban/{network}", steps)

    async def bans(self) -> list[BanRow]:
        """The newest first."""

        def steps() -> Steps[list[BanRow]]:
            select = "SELECT network, why, wall FROM bans ORDER BY wall DESC, network LIMIT ?"
            (found,) = yield [(select, (MOST_BANS,))]
            return [BanRow(*row) for row in found]

        return await self._database.do("ban", steps, writes=False)
