"""Bells: who wants word when it is their turn, and for which question they had it."""

from asterion.core.phrase import phrase
from asterion.server.store.database import Database
from asterion.server.store.errors import StoreConflict
from asterion.server.store.job import Steps
from asterion.server.store.rows import BellRow

BELL = "id, table_id, seat, kind, address, language, confirmed, seen, rung, wall"
MOST_EACH = 4
"""Of one seat."""


class Bells:
    """Each belongs to a seat of a table, and rings at most once for each question."""

    _database: Database

    async def add_bell(self, row: BellRow) -> BellRow:
        """The bell as it is kept: this one, or the same that was there; StoreConflict: too many."""
        key = (row.table, row.seat, row.kind, row.address)
        where = "table_id = ? AND seat = ?"

        def steps() -> Steps[BellRow]:
            gate = "UPDATE tables SET due = due WHERE id = ? RETURNING id"
            _, there, counted = yield [
                (gate, (row.table,)),
                (f"SELECT {BELL} FROM bells WHERE {where} AND kind = ? AND address = ?", key),
                (f"SELECT COUNT(*) FROM bells WHERE {where}", key[:2]),
            ]
            if there:
                return _row(there[0])
            if counted[0][0] >= MOST_EACH:
                raise StoreConflict(phrase("server-bells-many", most=MOST_EACH))
            values = (
                row.id, *key, row.language, int(row.confirmed), row.seen, row.rung, row.wall,
            )  # fmt: skip
            yield [(f"INSERT INTO bells ({BELL}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)]
            return row

        return await self._database.do(row.table, steps)

    async def bell(self, id: str) -> BellRow | None:
        found = await self._bells("id = ?", id)
        return found[0] if found else None

    async def bells_of(self, table: str, seat: int) -> list[BellRow]:
        return await self._bells("table_id = ? AND seat = ?", table, seat)

    async def waiting_bells(self, limit: int = 200) -> list[BellRow]:
        """Whose tables have gone on since they were last looked at."""
        where = (
            "confirmed = 1 AND EXISTS (SELECT 1 FROM tables WHERE tables.id = bells.table_id"
            " AND tables.phase = 'playing' AND tables.last > bells.seen)"
        )
        return await self._bells(where, limit=limit)

    async def _bells(self, where: str, *values: object, limit: int = 200) -> list[BellRow]:
        def steps() -> Steps[list[BellRow]]:
            select = f"SELECT {BELL} FROM bells WHERE {where} ORDER BY wall, id LIMIT ?"
            (found,) = yield [(select, (*values, limit))]
            return [_row(row) for row in found]

        return await self._database.do("bell", steps, writes=False)

    async def claim_bell(self, id: str, seen: int, rung: int) -> bool:
        """Whether it is for this process to ring: no other has looked at the table so far."""

        def steps() -> Steps[bool]:
            update = "UPDATE bells SET seen = ?, rung = ? WHERE id = ? AND seen < ? RETURNING id"
            (claimed,) = yield [(update, (seen, rung, id, seen))]
            return bool(claimed)

        return await self._database.do(f"bell/{id}", steps)

    async def confirm_bell(self, id: str) -> bool:
        def steps() -> Steps[bool]:
            (found,) = yield [("UPDATE bells SET confirmed = 1 WHERE id = ? RETURNING id", (id,))]
            return bool(found)

        return await self._database.do(f"bell/{id}", steps)

    async def drop_bell(self, id: str) -> bool:
        """False where there was none."""

        def steps() -> Steps[bool]:
            (dropped,) = yield [("DELETE FROM bells WHERE id = ? RETURNING id", (id,))]
            return bool(dropped)

        return await self._database.do(f"bell/{id}", steps)


def _row(row: tuple[object, ...]) -> BellRow:
    id, table, seat, kind, address, language, confirmed, *rest = row
    return BellRow(id, table, seat, kind, address, language, bool(confirmed), *rest)  # type: ignore[arg-type]
