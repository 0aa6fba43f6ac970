"""Addresses for notifications: of an account, or of one seat alone."""

from collections.abc import Sequence

from asterion.core.phrase import phrase
from asterion.server.store.database import Database
from asterion.server.store.errors import StoreConflict
from asterion.server.store.job import Statement, Steps
from asterion.server.store.rows import ContactRow

CONTACT = "id, account, kind, address, language, confirmed, wall, habits, failures, tries, note"
MOST_EACH = 4
"""Of one account."""
BOTH = (("bells", "id = ? OR contact = ?"), ("contacts", "id = ?"))
"""What is said of a contact is said of its bells; an id is one of either."""


class Contacts:
    """The same for both: whether it was proved, how often it failed, and when it may ring."""

    _database: Database

    async def add_contact(self, row: ContactRow) -> ContactRow:
        """As it is stored: this one, or the same that was there; StoreConflict: too many."""
        key = (row.account, row.kind, row.address)

        def steps() -> Steps[ContactRow]:
            gate = "UPDATE accounts SET wall = wall WHERE id = ? RETURNING id"
            select = f"SELECT {CONTACT} FROM contacts WHERE account = ?"
            there, found, counted = yield [
                (gate, key[:1]),
                (f"{select} AND kind = ? AND address = ?", key),
                ("SELECT COUNT(*) FROM contacts WHERE account = ?", key[:1]),
            ]
            if found:
                return _row(found[0])
            if not there:
                raise StoreConflict(phrase("server-account-gone"))
            if counted[0][0] >= MOST_EACH:
                raise StoreConflict(phrase("server-contacts-many", most=MOST_EACH))
            values = (
                row.id, *key, row.language, int(row.confirmed), row.wall, row.habits, row.failures,
                row.tries, row.note,
            )  # fmt: skip
            yield [(f"INSERT INTO contacts ({CONTACT}) VALUES (?,?,?,?,?,?,?,?,?,?,?)", values)]
            return row

        return await self._database.do(f"contacts/{row.account}", steps)

    async def contact(self, id: str) -> ContactRow | None:
        found = await self._contacts("id = ?", id)
        return found[0] if found else None

    async def contacts_of(self, account: str) -> list[ContactRow]:
        return await self._contacts("account = ?", account)

    async def _contacts(self, where: str, value: str) -> list[ContactRow]:
        def steps() -> Steps[list[ContactRow]]:
            select = f"SELECT {CONTACT} FROM contacts WHERE {where} ORDER BY wall, id"
            (found,) = yield [(select, (value,))]
            return [_row(row) for row in found]

        return await self._database.do("contact", steps, writes=False)

    # ---- of a contact, or of a bell

    async def confirm_bell(self, id: str) -> bool:
        return await self._both(id, "UPDATE {} SET confirmed = 1, failures = 0, note = ''")

    async def drop_bell(self, id: str) -> bool:
        """False where there was none."""
        return await self._both(id, "DELETE FROM {}")

    async def change_bell(self, id: str, habits: str, digest: float | None) -> bool:
        """What was put off is looked at again."""
        await self._both(id, "UPDATE {} SET habits = ?", habits)
        return await self._both(id, "UPDATE {} SET digest = ?, waits = 0", digest, of=BOTH[:1])

    async def count_try(self, id: str, most: int) -> bool:
        """One more wrong code; False where that was one too many, and it is gone."""
        await self._both(id, "UPDATE {} SET tries = tries + 1")
        gone = await self._both(id, "DELETE FROM {}", more=f" AND tries >= {most:d}")
        return not gone

    async def count_failure(self, id: str, most: int) -> bool:
        """One more message that was not taken; False where it rings no more because of it."""
        await self._both(id, "UPDATE {} SET failures = failures + 1")
        off = "UPDATE {} SET confirmed = 0, note = 'failing'"
        return not await self._both(id, off, more=f" AND failures >= {most:d}")

    async def forget_failures(self, id: str) -> None:
        await self._both(id, "UPDATE {} SET failures = 0", more=" AND failures > 0")

    async def _both(
        self,
        id: str,
        change: str,
        *values: object,
        more: str = "",
        of: Sequence[tuple[str, str]] = BOTH,
    ) -> bool:
        """Whether there was any."""

        def steps() -> Steps[bool]:
            asked: list[Statement] = []
            for table, where in of:
                ids = (id,) * where.count("?")
                statement = f"{change.format(table)} WHERE ({where}){more} RETURNING id"
                asked.append((statement, (*values, *ids)))
            found = yield asked
            return any(found)

        return await self._database.do(f"bell/{id}", steps)


def _row(row: tuple[object, ...]) -> ContactRow:
    id, account, kind, address, language, confirmed, *rest = row
    return ContactRow(id, account, kind, address, language, bool(confirmed), *rest)  # type: ignore[arg-type]
