"""The labyrinths of the weeks, and everybody's one try at each."""

from asterion.core.phrase import phrase
from asterion.server.store.database import Database
from asterion.server.store.errors import StoreConflict
from asterion.server.store.job import Steps
from asterion.server.store.rows import TryRow, WeekRow

WEEK = "number, book, options, plan, salt, commitment"
TRY = "week, who, table_id, mark, name, wall, ended, value, seconds, account, origin"


class Weeks:
    """Anyone who makes a week first has made it; what others made of the same week is forgotten."""

    _database: Database

    async def add_week(self, row: WeekRow) -> WeekRow:
        """The week as it is kept: this one, or the one that was there before."""

        def steps() -> Steps[WeekRow]:
            insert = f"INSERT INTO weeks ({WEEK}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            values = (row.number, row.book, row.options, row.plan, row.salt, row.commitment)
            select = f"SELECT {WEEK} FROM weeks WHERE number = ?"
            _, found = yield [(insert, values), (select, (row.number,))]
            return WeekRow(*found[0])

        return await self._database.do(f"week/{row.number}", steps)

    async def week(self, number: int) -> WeekRow | None:
        def steps() -> Steps[WeekRow | None]:
            (found,) = yield [(f"SELECT {WEEK} FROM weeks WHERE number = ?", (number,))]
            return WeekRow(*found[0]) if found else None

        return await self._database.do("week", steps, writes=False)

    async def claim_try(self, row: TryRow, most: int) -> None:
        """StoreConflict where they have had theirs: a table that was never laid does not count.

        Of tries without an account there are at most this many from one origin.
        """

        def steps() -> Steps[None]:
            if not row.account:
                count = "SELECT COUNT(*) FROM tries WHERE origin = ? AND who <> ? AND account = 0"
                (counted,) = yield [(count, (row.origin, row.who))]
                if counted[0][0] >= most:
                    raise StoreConflict(phrase("server-week-crowded", most=most))
            insert = f"INSERT INTO tries ({TRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            values = (
                row.week, row.who, row.table, row.mark, row.name, row.wall, None, None, 0.0,
                int(row.account), row.origin,
            )  # fmt: skip
            again = (
                " ON CONFLICT (week, who) DO UPDATE SET table_id = excluded.table_id,"
                " mark = excluded.mark, name = excluded.name, wall = excluded.wall,"
                " origin = excluded.origin"
                " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = tries.table_id)"
                " RETURNING table_id"
            )
            (claimed,) = yield [(insert + again, values)]
            if not claimed:
                raise StoreConflict(phrase("server-week-tried"))

        await self._database.do(f"week/{row.week}/{row.who}", steps)

    async def drop_try(self, week: int, who: str) -> None:
        """The table could not be laid after all."""

        def steps() -> Steps[None]:
            yield [("DELETE FROM tries WHERE week = ? AND who = ?", (week, who))]

        await self._database.do(f"week/{week}/{who}", steps)

    async def tries(self, week: int) -> list[TryRow]:
        """Everybody's, in the order in which they came."""

        def steps() -> Steps[list[TryRow]]:
            select = f"SELECT {TRY} FROM tries WHERE week = ? ORDER BY wall, who"
            (found,) = yield [(select, (week,))]
            return [TryRow(*(*row[:-2], bool(row[-2]), row[-1])) for row in found]

        return await self._database.do("week", steps, writes=False)

    async def try_of(self, week: int, who: str) -> TryRow | None:
        return next((row for row in await self.tries(week) if row.who == who), None)

    async def unsettled(self, week: int, limit: int = 200) -> list[tuple[str, bytes]]:
        """Who has come to an end that is not yet in the list, with the table's document."""

        def steps() -> Steps[list[tuple[str, bytes]]]:
            select = (
                "SELECT tries.who, docs.doc FROM tries"
                " JOIN tables ON tables.id = tries.table_id"
                " JOIN docs ON docs.table_id = tries.table_id"
                " WHERE tries.week = ? AND tries.ended IS NULL"
                " AND tables.phase IN ('finished', 'abandoned') ORDER BY tries.who LIMIT ?"
            )
            (found,) = yield [(select, (week, limit))]
            return [(row[0], bytes(row[1])) for row in found]

        return await self._database.do("week", steps, writes=False)

    async def settle_try(
        self, week: int, who: str, ended: float, value: int | None, seconds: float
    ) -> None:
        def steps() -> Steps[None]:
            update = "UPDATE tries SET ended = ?, value = ?, seconds = ? WHERE week = ? AND who = ?"
            yield [(update, (ended, value, seconds, week, who))]

        await self._database.do(f"week/{week}/{who}", steps)
