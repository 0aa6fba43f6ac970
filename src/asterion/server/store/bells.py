"""Bells: who wants word when it is their turn, and for which question they had it."""

import math

from asterion.core.phrase import phrase
from asterion.server.store.database import Database
from asterion.server.store.errors import StoreConflict
from asterion.server.store.job import Steps
from asterion.server.store.rows import BellRow

BELL = (
    "id, table_id, seat, kind, address, language, confirmed, seen, rung, wall, contact, habits,"
    " waits, remind, digest, failures, tries, note"
)
INSERT = f"INSERT INTO bells ({BELL}) VALUES ({', '.join('?' * len(BELL.split(', ')))})"
MOST_EACH = 4
"""Of one seat, besides those of its account."""


class Bells:
    """Each belongs to a seat of a table, and rings at most once for each question."""

    _database: Database

    async def add_bell(self, row: BellRow) -> BellRow:
        """The bell as it is stored: this, or the same that was there; StoreConflict: too many."""
        key = (row.table, row.seat, row.kind, row.address)
        where = "table_id = ? AND seat = ?"

        def steps() -> Steps[BellRow]:
            gate = "UPDATE tables SET due = due WHERE id = ? RETURNING id"
            _, there, counted = yield [
                (gate, (row.table,)),
                (f"SELECT {BELL} FROM bells WHERE {where} AND kind = ? AND address = ?", key),
                (f"SELECT COUNT(*) FROM bells WHERE {where} AND contact = ''", key[:2]),
            ]
            if there:
                return _row(there[0])
            if counted[0][0] >= MOST_EACH and not row.contact:
                raise StoreConflict(phrase("server-bells-many", most=MOST_EACH))
            yield [(INSERT, values_of(row))]
            return row

        return await self._database.do(row.table, steps)

    async def bell(self, id: str) -> BellRow | None:
        found = await self._bells("id = ?", id)
        return found[0] if found else None

    async def bells_of(self, table: str, seat: int) -> list[BellRow]:
        return await self._bells("table_id = ? AND seat = ?", table, seat)

    async def waiting_bells(
        self, wall: float = math.inf, served: float = -1.0, limit: int = 200
    ) -> list[BellRow]:
        """Those that may ring now, whose tables have gone on since they were last looked at, or
        which have to remind somebody."""
        where = (
            "confirmed = 1 AND waits <= ? AND EXISTS (SELECT 1 FROM tables"
            " WHERE tables.id = bells.table_id AND tables.phase = 'playing'"
            " AND (tables.last > bells.seen OR bells.remind <= ?))"
        )
        return await self._bells(where, wall, served, limit=limit)

    async def due_digests(self, wall: float) -> list[BellRow]:
        return await self._bells("confirmed = 1 AND digest <= ?", wall)

    async def claim_digest(self, row: BellRow, wall: float, next: float) -> list[BellRow]:
        """All bells of this address that are due, each told of by one process alone."""

        def steps() -> Steps[list[BellRow]]:
            update = (
                "UPDATE bells SET digest = ? WHERE kind = ? AND address = ? AND confirmed = 1"
                f" AND digest <= ? RETURNING {BELL}"
            )
            (found,) = yield [(update, (next, row.kind, row.address, wall))]
            return sorted((_row(each) for each in found), key=lambda bell: (bell.wall, bell.id))

        return await self._database.do(f"digest/{row.kind}/{row.address}", steps)

    async def _bells(self, where: str, *values: object, limit: int = 200) -> list[BellRow]:
        def steps() -> Steps[list[BellRow]]:
            select = f"SELECT {BELL} FROM bells WHERE {where} ORDER BY wall, id LIMIT ?"
            (found,) = yield [(select, (*values, limit))]
            return [_row(row) for row in found]

        return await self._database.do("bell", steps, writes=False)

    async def claim_bell(
        self, row: BellRow, seen: int, rung: int, remind: float | None = None
    ) -> bool:
        """Whether it is for this process to ring: no other has looked at the table so far."""

        def steps() -> Steps[bool]:
            update = (
                "UPDATE bells SET seen = ?, rung = ?, remind = ? WHERE id = ?"
                " AND (seen < ? OR (seen = ? AND remind = ?)) RETURNING id"
            )
            values = (seen, rung, remind, row.id, seen, seen, row.remind)
            (claimed,) = yield [(update, values)]
            return bool(claimed)

        return await self._database.do(f"bell/{row.id}", steps)

    async def silence_bell(self, id: str, until: float) -> None:
        await self._on_bell("UPDATE bells SET waits = ? WHERE id = ? RETURNING id", id, until)

    async def _on_bell(self, update: str, id: str, *values: object) -> bool:
        def steps() -> Steps[bool]:
            (found,) = yield [(update, (*values, id))]
            return bool(found)

        return await self._database.do(f"bell/{id}", steps)


def values_of(row: BellRow) -> tuple[object, ...]:
    return (
        row.id, row.table, row.seat, row.kind, row.address, row.language, int(row.confirmed),
        row.seen, row.rung, row.wall, row.contact, row.habits, row.waits, row.remind, row.digest,
        row.failures, row.tries, row.note,
    )  # fmt: skip


def _row(row: tuple[object, ...]) -> BellRow:
    id, table, seat, kind, address, language, confirmed, *rest = row
    return BellRow(id, table, seat, kind, address, language, bool(confirmed), *rest)  # type: ignore[arg-type]
