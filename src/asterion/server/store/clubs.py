"""Clubs: who is in which, and the tables that members have brought."""

from asterion.core.phrase import phrase
from asterion.server.store.accounts import folded
from asterion.server.store.dailies import SOLVED, solved_row
from asterion.server.store.database import Database
from asterion.server.store.errors import StoreConflict
from asterion.server.store.job import Statement, Steps
from asterion.server.store.rows import ClubRow, MemberRow, SolvedRow

MOST_MEMBERS = 100
MOST_TABLES = 300
MEMBER = "club, who, mark, name, wall"
GATE = "UPDATE clubs SET wall = wall WHERE id = ? RETURNING name"
OLDEST = "ORDER BY wall, mark"
FORSAKEN = "NOT EXISTS (SELECT 1 FROM club_members WHERE club = {})"


def of_nobody() -> list[Statement]:
    """Clubs without members, and what is theirs."""
    return [
        (f"DELETE FROM club_tables WHERE {FORSAKEN.format('club_tables.club')}", ()),
        (f"DELETE FROM clubs WHERE {FORSAKEN.format('clubs.id')}", ()),
    ]


class Clubs:
    """Everything that is said of a club changes its row first, which is so its lock."""

    _database: Database

    async def add_club(self, row: ClubRow, founder: MemberRow) -> None:
        def steps() -> Steps[None]:
            insert = "INSERT INTO clubs (id, name, wall) VALUES (?, ?, ?)"
            yield [(insert, (row.id, row.name, row.wall)), _joining(founder)]

        await self._database.do(f"club/{row.id}", steps)

    async def club(self, id: str) -> ClubRow | None:
        def steps() -> Steps[ClubRow | None]:
            (found,) = yield [("SELECT id, name, wall FROM clubs WHERE id = ?", (id,))]
            return ClubRow(*found[0]) if found else None

        return await self._database.do("club", steps, writes=False)

    async def members(self, club: str) -> list[MemberRow]:
        """The founder first."""

        def steps() -> Steps[list[MemberRow]]:
            (found,) = yield [
                (f"SELECT {MEMBER} FROM club_members WHERE club = ? {OLDEST}", (club,))
            ]
            return [MemberRow(*row) for row in found]

        return await self._database.do("club", steps, writes=False)

    async def join(self, row: MemberRow) -> MemberRow:
        """As it is stored: this one, or the one that they were before; StoreConflict: there is no
        room, or somebody there is called so."""

        def steps() -> Steps[MemberRow]:
            of = "FROM club_members WHERE club = ?"
            there, mine, same, counted = yield [
                (GATE, (row.club,)),
                (f"SELECT {MEMBER} {of} AND who = ?", (row.club, row.who)),
                (f"SELECT 1 {of} AND folded = ?", (row.club, folded(row.name))),
                (f"SELECT COUNT(*) {of}", (row.club,)),
            ]
            if mine:
                return MemberRow(*mine[0])
            if not there:
                raise StoreConflict(phrase("server-no-club"))
            if same:
                raise StoreConflict(phrase("server-club-name-taken", name=row.name))
            if counted[0][0] >= MOST_MEMBERS:
                raise StoreConflict(phrase("server-club-full", most=MOST_MEMBERS))
            yield [_joining(row)]
            return row

        return await self._database.do(f"club/{row.club}", steps)

    async def leave_club(self, club: str, mark: str) -> None:
        """With the last of them the club is gone."""

        def steps() -> Steps[None]:
            delete = "DELETE FROM club_members WHERE club = ? AND mark = ?"
            yield [(GATE, (club,)), (delete, (club, mark))]
            yield of_nobody()

        await self._database.do(f"club/{club}", steps)

    async def rename_club(self, club: str, name: str) -> None:
        def steps() -> Steps[None]:
            yield [("UPDATE clubs SET name = ? WHERE id = ?", (name, club))]

        await self._database.do(f"club/{club}", steps)

    # ---- tables

    async def bring_table(self, club: str, table: str, who: str, wall: float) -> None:
        def steps() -> Steps[None]:
            insert = (
                "INSERT INTO club_tables (club, table_id, who, wall) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING"
            )
            count = "SELECT COUNT(*) FROM club_tables WHERE club = ?"
            _, counted = yield [(GATE, (club,)), (count, (club,))]
            if counted[0][0] >= MOST_TABLES:
                raise StoreConflict(phrase("server-club-tables", most=MOST_TABLES))
            yield [(insert, (club, table, who, wall))]

        await self._database.do(f"club/{club}", steps)

    async def drop_club_table(self, club: str, table: str, who: str = "") -> bool:
        """False where there is none, or somebody else than `who` has brought it."""

        def steps() -> Steps[bool]:
            delete = "DELETE FROM club_tables WHERE club = ? AND table_id = ?"
            values = (club, table)
            if who:
                delete, values = f"{delete} AND who = ?", (*values, who)  # type: ignore[assignment]
            (gone,) = yield [(f"{delete} RETURNING table_id", values)]
            return bool(gone)

        return await self._database.do(f"club/{club}", steps)

    async def club_documents(self, club: str) -> list[bytes]:
        """Of its tables, the newest first."""

        def steps() -> Steps[list[bytes]]:
            select = (
                "SELECT doc FROM docs JOIN club_tables ON club_tables.table_id = docs.table_id"
                " WHERE club = ? ORDER BY club_tables.wall DESC, docs.table_id"
            )
            (found,) = yield [(select, (club,))]
            return [bytes(doc) for (doc,) in found]

        return await self._database.do("club", steps, writes=False)

    async def solved_in(self, club: str) -> list[SolvedRow]:
        """Every daily that any of its members has solved, the last one first."""

        def steps() -> Steps[list[SolvedRow]]:
            select = (
                f"SELECT {SOLVED} FROM dailies WHERE who IN"
                " (SELECT who FROM club_members WHERE club = ?) ORDER BY number DESC"
            )
            (found,) = yield [(select, (club,))]
            return [solved_row(row) for row in found]

        return await self._database.do("club", steps, writes=False)


def _joining(row: MemberRow) -> Statement:
    insert = (
        "INSERT INTO club_members (club, who, mark, name, wall, folded) VALUES (?, ?, ?, ?, ?, ?)"
    )
    return insert, (row.club, row.who, row.mark, row.name, row.wall, folded(row.name))
