"""Tables, their entries and their chat."""

from asyncio import Future, get_running_loop
from collections.abc import Callable, Sequence
from functools import partial

from asterion.core.phrase import phrase
from asterion.server.store.appending import (
    APPENDING,
    DOC,
    ENTRY,
    OVER,
    append,
    append_and_save,
    columns_of,
    entered,
)
from asterion.server.store.database import Database, settle
from asterion.server.store.errors import StoreConflict
from asterion.server.store.job import Row, Statement, Steps
from asterion.server.store.rows import ChatRow, EntryRow, Saving, TableRow

TABLE = "SELECT id, version, doc, last, due, chats FROM tables JOIN docs ON table_id = id"


class Tables:
    """What the hub keeps."""

    _database: Database

    async def add_table(
        self,
        id: str,
        doc: bytes,
        *,
        book: str,
        phase: str,
        listed: bool,
        wall: float,
        rated: bool = False,
        opening: EntryRow | None = None,
        due: float | None = None,
    ) -> None:
        """Keep a new table as version 1; StoreConflict if there is one with this id.

        A game that begins at once has its `opening`, and is looked after when it is `due`.
        """
        last = -1 if opening is None else opening.n

        def steps() -> Steps[None]:
            added = yield [
                (
                    "INSERT INTO tables (id, book, phase, listed, made, rated, version, last,"
                    " chats, due) VALUES (?, ?, ?, ?, ?, ?, 1, ?, 0, ?) ON CONFLICT DO NOTHING"
                    " RETURNING id",
                    (id, book, phase, int(listed), wall, int(rated), last, due),
                )
            ]
            if not added[0]:
                raise StoreConflict(phrase("server-store-table-there"))
            more = [] if opening is None else [entered(opening)]
            yield [("INSERT INTO docs (table_id, doc) VALUES (?, ?)", (id, doc)), *more]

        await self._database.do(id, steps)

    async def add_copy(
        self, id: str, doc: bytes, *, book: str, wall: float, of: str, last: int, mark: str
    ) -> bool:
        """Keep a new table that is being played, with the entries of another up to a number.

        All in one commit; False where the other has not this many.
        """

        def steps() -> Steps[bool]:
            (there,) = yield [("SELECT last FROM tables WHERE id = ?", (of,))]
            if not there or int(there[0][0]) < last:
                return False
            yield [
                (
                    "INSERT INTO tables (id, book, phase, listed, made, rated, version, last,"
                    " chats, due) VALUES (?, ?, 'playing', 0, ?, 0, 1, ?, 0, NULL)",
                    (id, book, wall, last),
                ),
                ("INSERT INTO docs (table_id, doc) VALUES (?, ?)", (id, doc)),
                (
                    f"{ENTRY} SELECT ?, n, seat, NULL, wall, served, ?, line FROM entries"
                    " WHERE table_id = ? AND n <= ?",
                    (id, mark, of, last),
                ),
            ]
            return True

        return await self._database.do(id, steps)

    async def table(self, id: str) -> TableRow | None:
        def steps() -> Steps[TableRow | None]:
            (found,) = yield [(f"{TABLE} WHERE id = ?", (id,))]
            return table_row(found[0]) if found else None

        return await self._database.do(id, steps, writes=False)

    async def save(
        self, id: str, version: int, doc: bytes, *, phase: str, listed: bool, due: float | None
    ) -> int | None:
        """The new version; None, and nothing is saved, where it is not `version` any more."""

        def steps() -> Steps[int | None]:
            gate = f"{OVER} WHERE id = ? AND version = ? RETURNING version"
            (saved,) = yield [(gate, (phase, int(listed), due, id, version))]
            if not saved:
                return None
            yield [(DOC, (doc, id))]
            return version + 1

        return await self._database.do(id, steps)

    async def append(self, row: EntryRow, *, due: float | None, save: Saving | None = None) -> bool:
        """True: the entry is committed, now or, by its mark, before; and so is what `save` saves.

        False, and nothing is kept: the number is another's, or is not the next one, or the table
        is not of the version that `save` was made from.
        """
        answer: Future[bool] = get_running_loop().create_future()
        self.append_soon(row, due, save, partial(settle, answer))
        return await answer

    def append_soon(
        self,
        row: EntryRow,
        due: float | None,
        save: Saving | None,
        tell: Callable[[bool | Exception], None],
    ) -> None:
        """The same for anyone who does not wait: `tell` gets the answer, or why there is none."""
        if save is not None:
            steps = partial(append_and_save, row, due, save)
            self._database.do_soon(row.table, steps, tell)
        else:
            steps = partial(append, row, due)
            values = columns_of(row), (row.table, row.n, due)
            self._database.do_soon(row.table, steps, tell, True, APPENDING, values)

    async def entries(self, id: str, first: int = 0) -> list[EntryRow]:
        """The entries of a table in order, from number `first` on."""

        def steps() -> Steps[list[EntryRow]]:
            (found,) = yield [
                (
                    "SELECT table_id, n, seat, move, wall, served, mark, line FROM entries"
                    " WHERE table_id = ? AND n >= ? ORDER BY n",
                    (id, first),
                )
            ]
            return [EntryRow(*row) for row in found]

        return await self._database.do(id, steps, writes=False)

    async def latest(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Version and last number of each of these tables that there is, for polling."""
        rows = await self._of_tables("version, last", ids)
        return {id: (version, last) for id, version, last in rows}

    async def latest_chats(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last chat line of each of these tables, 0 where there is none."""
        return dict(await self._of_tables("chats", ids))

    async def _of_tables(self, columns: str, ids: Sequence[str]) -> list[Row]:
        def steps() -> Steps[list[Row]]:
            select = f"SELECT id, {columns} FROM tables WHERE id IN"
            asked: list[Statement] = []
            for start in range(0, len(ids), 100):
                some = tuple(ids[start : start + 100])
                asked.append((f"{select} ({', '.join('?' * len(some))})", some))
            found = yield asked
            return [row for rows in found for row in rows]

        return await self._database.do("", steps, writes=False)

    async def due(self, served: float, limit: int = 100) -> list[str]:
        """The tables in play that somebody must look after by now, the longest due first."""

        def steps() -> Steps[list[str]]:
            (found,) = yield [
                (
                    "SELECT id FROM tables WHERE phase = 'playing' AND due IS NOT NULL"
                    " AND due <= ? ORDER BY due, id LIMIT ?",
                    (served, limit),
                )
            ]
            return [id for (id,) in found]

        return await self._database.do("", steps, writes=False)

    async def listing(
        self, *, book: str = "", phase: str = "", before: float | None = None, limit: int = 50
    ) -> list[TableRow]:
        """Listed tables, newest first; `before` is the time at which the last one seen was made."""
        asked = {"book": book, "phase": phase}
        wanted = {name: value for name, value in asked.items() if value}
        where = "".join(f" AND {name} = ?" for name in wanted)
        values: tuple[object, ...] = tuple(wanted.values())
        if before is not None:
            where, values = f"{where} AND made < ?", (*values, before)

        def steps() -> Steps[list[TableRow]]:
            select = f"{TABLE} WHERE listed = 1{where} ORDER BY made DESC, id LIMIT ?"
            (found,) = yield [(select, (*values, limit))]
            return [table_row(row) for row in found]

        return await self._database.do("", steps, writes=False)

    # ---- chat

    async def add_chat(self, table: str, seat: int, text: str, wall: float) -> int:
        """The number of the new line, from 1; StoreConflict where there is no such table."""

        def steps() -> Steps[int]:
            gate = "UPDATE tables SET chats = chats + 1 WHERE id = ? RETURNING chats"
            (counted,) = yield [(gate, (table,))]
            if not counted:
                raise StoreConflict(phrase("server-store-no-table"))
            number: int = counted[0][0]
            insert = "INSERT INTO chats (table_id, number, seat, text, wall) VALUES (?, ?, ?, ?, ?)"
            yield [(insert, (table, number, seat, text, wall))]
            return number

        return await self._database.do(table, steps)

    async def chats(self, table: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        """The lines that follow number `after`, in order."""

        def steps() -> Steps[list[ChatRow]]:
            (found,) = yield [
                (
                    "SELECT number, seat, text, wall FROM chats"
                    " WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?",
                    (table, after, limit),
                )
            ]
            return [ChatRow(*row) for row in found]

        return await self._database.do(table, steps, writes=False)


def table_row(row: Row) -> TableRow:
    return TableRow(*row)
