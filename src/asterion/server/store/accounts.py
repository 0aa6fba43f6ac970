"""Accounts, their sessions, and the tables that they have a seat at."""

from unicodedata import normalize

from asterion.core.phrase import phrase
from asterion.server.store.database import Database
from asterion.server.store.errors import StoreConflict
from asterion.server.store.job import Steps
from asterion.server.store.rows import AccountRow, TableRow
from asterion.server.store.tables import TABLE, table_row

MOST_SESSIONS = 20
ACCOUNT = "SELECT id, name, password, wall FROM accounts"


class Accounts:
    """Nobody needs one; anyone who has one is known again on another machine."""

    _database: Database

    async def add_account(self, row: AccountRow) -> None:
        """StoreConflict if the name is taken, however it is written."""

        def steps() -> Steps[None]:
            (added,) = yield [
                (
                    "INSERT INTO accounts (id, name, folded, password, wall)"
                    " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
                    (row.id, row.name, folded(row.name), row.password, row.wall),
                )
            ]
            if not added:
                raise StoreConflict(phrase("server-store-name-taken"))

        await self._database.do(f"account/{folded(row.name)}", steps)

    async def account_named(self, name: str) -> AccountRow | None:
        return await self._account(f"{ACCOUNT} WHERE folded = ?", folded(name))

    async def account(self, id: str) -> AccountRow | None:
        return await self._account(f"{ACCOUNT} WHERE id = ?", id)

    async def _account(self, select: str, *values: object) -> AccountRow | None:
        def steps() -> Steps[AccountRow | None]:
            (found,) = yield [(select, values)]
            return AccountRow(*found[0]) if found else None

        return await self._database.do("account", steps, writes=False)

    # ---- sessions

    async def add_session(self, digest: str, account: str, expires: float) -> None:
        """Good until `expires`, by the wall; of an account's many the first to expire go."""

        def steps() -> Steps[None]:
            yield [
                (
                    "INSERT INTO sessions (digest, account, expires) VALUES (?, ?, ?)"
                    " ON CONFLICT DO NOTHING",
                    (digest, account, expires),
                ),
                (
                    "DELETE FROM sessions WHERE account = ? AND digest NOT IN (SELECT digest"
                    " FROM sessions WHERE account = ? ORDER BY expires DESC, digest LIMIT ?)",
                    (account, account, MOST_SESSIONS),
                ),
            ]

        await self._database.do(f"session/{account}", steps)

    async def session(self, digest: str, wall: float) -> AccountRow | None:
        """The account whose session this is, while it is good."""
        select = (
            "SELECT id, name, password, wall FROM sessions JOIN accounts ON account = id"
            " WHERE digest = ? AND expires > ?"
        )
        return await self._account(select, digest, wall)

    async def drop_session(self, digest: str) -> bool:
        """False where there was none."""

        def steps() -> Steps[bool]:
            delete = "DELETE FROM sessions WHERE digest = ? RETURNING digest"
            (dropped,) = yield [(delete, (digest,))]
            return bool(dropped)

        return await self._database.do("session", steps)

    # ---- their tables

    async def link_account(self, account: str, table: str) -> bool:
        """This account has, or had, a seat at this table; said twice it is still one table.

        False where the account is gone, deleted while it sat down.
        """

        def steps() -> Steps[bool]:
            insert = (
                "INSERT INTO account_tables (account, table_id)"
                " SELECT id, ? FROM accounts WHERE id = ? ON CONFLICT DO NOTHING"
            )
            known = "SELECT 1 FROM accounts WHERE id = ?"
            _, found = yield [(insert, (table, account)), (known, (account,))]
            return bool(found)

        return await self._database.do(f"{table}/{account}", steps)

    async def finished_of_accounts(self, book: str) -> list[str]:
        """The tables of a book that are over and at which an account has a seat."""

        def steps() -> Steps[list[str]]:
            select = (
                "SELECT DISTINCT id FROM tables JOIN account_tables ON table_id = id"
                " WHERE book = ? AND phase = 'finished'"
            )
            (found,) = yield [(select, (book,))]
            return [id for (id,) in found]

        return await self._database.do("account", steps, writes=False)

    async def tables_of(
        self, account: str, *, before: float | None = None, limit: int = 50
    ) -> list[TableRow]:
        """The tables at which this account has a seat, newest first."""
        where, values = "", (account,) if before is None else (account, before)
        if before is not None:
            where = " AND made < ?"

        def steps() -> Steps[list[TableRow]]:
            mine = "id IN (SELECT table_id FROM account_tables WHERE account = ?)"
            select = f"{TABLE} WHERE {mine}{where} ORDER BY made DESC, id LIMIT ?"
            (found,) = yield [(select, (*values, limit))]
            return [table_row(row) for row in found]

        return await self._database.do("account", steps, writes=False)


def folded(name: str) -> str:
    """How a name is compared: neither capitals nor another way to write a letter make it new."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
