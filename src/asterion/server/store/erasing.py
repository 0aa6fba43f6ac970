"""What an account leaves behind: rows that go with it, and games that are told without its name."""

from collections.abc import Collection, Sequence

from asterion.server.store.appending import DOC, OVER
from asterion.server.store.clubs import of_nobody
from asterion.server.store.database import Database
from asterion.server.store.job import Statement, Steps
from asterion.server.store.rows import Saving

OF_ACCOUNT = "SELECT id FROM contacts WHERE account = ?"
OF_A_SEAT = ("bells", "notebooks", "notebook_versions")


class Erasing:
    """First table by table, then the account itself: anyone who is interrupted begins again."""

    _database: Database

    async def table_ids_of(self, account: str) -> list[str]:
        """Every table that this account opened or sat at."""

        def steps() -> Steps[list[str]]:
            select = "SELECT table_id FROM account_tables WHERE account = ? ORDER BY table_id"
            (found,) = yield [(select, (account,))]
            return [id for (id,) in found]

        return await self._database.do("account", steps, writes=False)

    async def retell(
        self,
        table: str,
        last: int,
        due: float | None,
        save: Saving,
        lines: Sequence[tuple[int, bytes]],
        chats: Sequence[tuple[int, str]],
        seats: Sequence[int],
    ) -> bool:
        """The same game in other words, and nothing else of these seats.

        False, and nothing is changed, where the table went on meanwhile.
        """

        def steps() -> Steps[bool]:
            gate = f"{OVER} WHERE id = ? AND version = ? AND last = ? RETURNING id"
            over = (save.phase, int(save.listed), due, table, save.version, last)
            (won,) = yield [(gate, over)]
            if not won:
                return False
            asked: list[Statement] = [
                (DOC, (save.doc, table)),
                ("DELETE FROM reviews WHERE table_id = ?", (table,)),
            ]
            entry = "UPDATE entries SET line = ? WHERE table_id = ? AND n = ?"
            asked += [(entry, (line, table, n)) for n, line in lines]
            chat = "UPDATE chats SET text = ? WHERE table_id = ? AND number = ?"
            asked += [(chat, (text, table, number)) for number, text in chats]
            for of in OF_A_SEAT:
                delete = f"DELETE FROM {of} WHERE table_id = ? AND seat = ?"
                asked += [(delete, (table, seat)) for seat in seats]
            yield asked
            return True

        return await self._database.do(table, steps)

    async def drop_account(
        self, account: str, tried: str, instead: str, name: str, tables: Collection[str]
    ) -> list[str]:
        """Its sessions, plans, dailies and itself; its tries at a week are another's.

        `tried` is who it is in tries, dailies and clubs.

        Where it has come to more than these tables meanwhile, they are returned instead.
        """

        def steps() -> Steps[list[str]]:
            select = "SELECT table_id FROM account_tables WHERE account = ? ORDER BY table_id"
            (found,) = yield [(select, (account,))]
            more = [id for (id,) in found if id not in tables]
            if more:
                return more
            yield [
                ("DELETE FROM sessions WHERE account = ?", (account,)),
                ("DELETE FROM account_tables WHERE account = ?", (account,)),
                (f"DELETE FROM bells WHERE contact IN ({OF_ACCOUNT})", (account,)),
                ("DELETE FROM contacts WHERE account = ?", (account,)),
                ("DELETE FROM plans WHERE account = ?", (account,)),
                ("DELETE FROM dailies WHERE who = ?", (tried,)),
                ("DELETE FROM club_members WHERE who = ?", (tried,)),
                ("UPDATE club_tables SET who = ? WHERE who = ?", (instead, tried)),
                *of_nobody(),
                ("UPDATE tries SET who = ?, name = ? WHERE who = ?", (instead, name, tried)),
                ("DELETE FROM accounts WHERE id = ?", (account,)),
            ]
            return []

        return await self._database.do(f"session/{account}", steps)
