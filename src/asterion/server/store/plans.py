"""Plans that people keep and share."""

from asterion.core.phrase import phrase
from asterion.server.store.database import Database
from asterion.server.store.errors import StoreConflict
from asterion.server.store.job import Steps
from asterion.server.store.rows import PlanRow

COLUMNS = "id, key, account, share, book, name, text, wall"


class Plans:
    """Each has an id, a key that opens it, and perhaps an account and a word to share it by."""

    _database: Database

    async def add_plan(self, row: PlanRow) -> None:
        """StoreConflict if there is a plan with this id or this share."""

        def steps() -> Steps[None]:
            insert = f"INSERT INTO plans ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            (added,) = yield [(f"{insert} ON CONFLICT DO NOTHING RETURNING id", _values(row))]
            if not added:
                raise StoreConflict(phrase("server-store-plan-there"))

        await self._database.do(f"plan/{row.id}", steps)

    async def save_plan(self, row: PlanRow) -> bool:
        """Everything but its id is as in `row` now; False where there is no plan with this id."""

        def steps() -> Steps[bool]:
            update = (
                "UPDATE plans SET key = ?, account = ?, share = ?, book = ?, name = ?, text = ?,"
                " wall = ? WHERE id = ? RETURNING id"
            )
            _, *values = _values(row)
            (saved,) = yield [(update, (*values, row.id))]
            return bool(saved)

        return await self._database.do(f"plan/{row.id}", steps)

    async def drop_plan(self, id: str) -> bool:
        """False where there was none."""

        def steps() -> Steps[bool]:
            (dropped,) = yield [("DELETE FROM plans WHERE id = ? RETURNING id", (id,))]
            return bool(dropped)

        return await self._database.do(f"plan/{id}", steps)

    async def plan(self, id: str) -> PlanRow | None:
        found = await self._plans("id = ?", id)
        return found[0] if found else None

    async def plan_shared(self, share: str) -> PlanRow | None:
        """The plan that is shared by this word."""
        found = await self._plans("share = ? AND share <> ''", share)
        return found[0] if found else None

    async def plans_of(self, account: str) -> list[PlanRow]:
        """The plans in an account, newest first."""
        return await self._plans("account = ? AND account <> ''", account)

    async def _plans(self, where: str, value: str) -> list[PlanRow]:
        def steps() -> Steps[list[PlanRow]]:
            select = f"SELECT {COLUMNS} FROM plans WHERE {where} ORDER BY wall DESC, id"
            (found,) = yield [(select, (value,))]
            return [PlanRow(*row) for row in found]

        return await self._database.do("plan", steps, writes=False)


def _values(row: PlanRow) -> tuple[object, ...]:
    return (row.id, row.key, row.account, row.share, row.book, row.name, row.text, row.wall)
