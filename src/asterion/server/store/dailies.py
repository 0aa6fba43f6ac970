"""Who has solved which daily labyrinth, and how."""

from typing import NamedTuple

from asterion.server.store.database import Database
from asterion.server.store.job import Steps
from asterion.server.store.rows import SolvedRow

SOLVED = "number, who, wall, seconds, slips, hints, on_day"


class Crowd(NamedTuple):
    """Of all who have solved one: how many, those without slip and hint, and the middle time."""

    solved: int
    clean: int
    seconds: float
    slower: int  # than the time that was asked about


class SolvedDailies:
    """Only the first time counts: the second time everybody knows it."""

    _database: Database

    async def add_solved(self, row: SolvedRow) -> SolvedRow:
        """As it is kept: this one, or the one that was there before."""

        def steps() -> Steps[SolvedRow]:
            insert = (
                f"INSERT INTO dailies ({SOLVED}) VALUES (?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING"
            )
            values = (
                row.number, row.who, row.wall, row.seconds, row.slips, row.hints, int(row.on_day),
            )  # fmt: skip
            select = f"SELECT {SOLVED} FROM dailies WHERE number = ? AND who = ?"
            _, found = yield [(insert, values), (select, (row.number, row.who))]
            return solved_row(found[0])

        return await self._database.do(f"daily/{row.number}/{row.who}", steps)

    async def solved_by(self, who: str) -> list[SolvedRow]:
        """By number, the last one first."""

        def steps() -> Steps[list[SolvedRow]]:
            select = f"SELECT {SOLVED} FROM dailies WHERE who = ? ORDER BY number DESC"
            (found,) = yield [(select, (who,))]
            return [solved_row(row) for row in found]

        return await self._database.do("daily", steps, writes=False)

    async def crowd(self, number: int, seconds: float) -> Crowd:
        """How all who have solved it did, beside somebody who took this long."""

        def steps() -> Steps[Crowd]:
            of = "FROM dailies WHERE number = ?"
            clean = f"SELECT COUNT(*) {of} AND slips = 0 AND hints = 0"
            slower = f"SELECT COUNT(*) {of} AND seconds > ?"
            counted, cleanly, slowly = yield [
                (f"SELECT COUNT(*) {of}", (number,)),
                (clean, (number,)),
                (slower, (number, seconds)),
            ]
            solved = counted[0][0]
            middle = f"SELECT seconds {of} ORDER BY seconds LIMIT 1 OFFSET ?"
            (found,) = yield [(middle, (number, max(0, solved - 1) // 2))]
            median = float(found[0][0]) if found else 0.0
            return Crowd(solved, cleanly[0][0], median, slowly[0][0])

        return await self._database.do("daily", steps, writes=False)


def solved_row(row: tuple[object, ...]) -> SolvedRow:
    return SolvedRow(*(*row[:-1], bool(row[-1])))  # type: ignore[arg-type]
