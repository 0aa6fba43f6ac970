"""The store: all that the server keeps, in SQLite or PostgreSQL."""

import secrets
from typing import NamedTuple, Self

from asterion.server.store import address
from asterion.server.store.accounts import Accounts
from asterion.server.store.administration import Administration
from asterion.server.store.bells import Bells
from asterion.server.store.clubs import Clubs
from asterion.server.store.contacts import Contacts
from asterion.server.store.dailies import SolvedDailies
from asterion.server.store.database import Database
from asterion.server.store.erasing import Erasing
from asterion.server.store.job import Steps
from asterion.server.store.mailboxes import Mailboxes
from asterion.server.store.notebooks import Notebooks
from asterion.server.store.plans import Plans
from asterion.server.store.rated import Rated
from asterion.server.store.reviews import KeptReviews
from asterion.server.store.tables import Tables
from asterion.server.store.weeks import Weeks

PATIENCE = 10.0
LONGEST_BEAT = 3.0


class Served(NamedTuple):
    """For how many seconds the service has been up in all its life, and when that was so."""

    total: float
    until: float  # by the clock on the wall


class Store(
    Tables,
    Accounts,
    Erasing,
    Plans,
    Notebooks,
    Weeks,
    SolvedDailies,
    Bells,
    Contacts,
    Clubs,
    Mailboxes,
    Rated,
    KeptReviews,
    Administration,
):
    """Everything here is committed when it returns.

    StoreDown, from any of it, means that the database could not be reached for a while: what was
    asked for was not acknowledged and is, except for an append with its mark, not known to be done.
    """

    def __init__(self, database: Database, url: str) -> None:
        self._database = database
        self.shared = address.shared(url)  # may other processes change what is in here?

    @classmethod
    async def open(cls, url: str, *, patience: float = PATIENCE) -> Self:
        """Connect and migrate. StoreError says why not, StoreDown if it may be better later.

        `patience` is how many seconds a lost connection may take to come back before those who wait
        is told StoreDown.
        """
        database = Database(address.driver(url, patience), patience)
        await database.start()
        return cls(database, url)

    async def close(self) -> None:
        """Finish what was asked for, and let go of the database."""
        await self._database.close()

    @property
    def committed(self) -> tuple[int, int]:
        """How many groups were done so far, and how many jobs in them: for the metrics."""
        return self._database.groups, self._database.jobs

    async def served(self) -> float:
        """For how many seconds the service has been up in all its life, at the last beat."""

        def steps() -> Steps[float]:
            (counted,) = yield [("SELECT total FROM service WHERE id = 1", ())]
            return float(counted[0][0])  # SQLite gives whole numbers as such

        return await self._database.do("~", steps, writes=False)

    async def beat(self, wall: float, since: float = 0.0) -> Served:
        """The same, now that it is `wall`.

        Every process says it once a second, and vouches for the time `since` it last did or came
        up: what nobody vouches for was no service, however short, and does not count; neither does
        a long pause. A process whose clock is a little behind the others' does not turn time back.
        """

        def steps() -> Steps[Served]:
            before = "CASE WHEN beat > ? THEN beat ELSE ? END"
            update = (
                f"UPDATE service SET total = total + CASE WHEN ? - {before} BETWEEN 0 AND ?"
                f" THEN ? - {before} ELSE 0 END, beat = CASE WHEN beat - ? BETWEEN 0 AND ?"
                " THEN beat ELSE ? END WHERE id = 1 RETURNING total, beat"
            )
            long = LONGEST_BEAT
            values = (wall, since, since, long, wall, since, since, wall, long, wall)
            (((total, until),),) = yield [(update, values)]
            return Served(float(total), float(until))

        return await self._database.do("~", steps)

    async def schema(self) -> int:
        """The number of the newest migration that was applied."""

        def steps() -> Steps[int]:
            (found,) = yield [("SELECT MAX(number) FROM migrations", ())]
            return int(found[0][0] or 0)

        return await self._database.do("~", steps, writes=False)

    async def write_probe(self, probe: bytes) -> None:
        """Something that was not there before, to see whether anything can be written."""

        def steps() -> Steps[None]:
            insert = "INSERT INTO meta (name, value) VALUES (?, ?)"
            over = "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            yield [(f"{insert} {over}", ("probe", probe))]

        await self._database.do("meta/probe", steps)

    async def secret(self) -> bytes:
        """32 bytes of chance, the same for every process and for ever."""
        return await self.keep_once("secret", secrets.token_bytes(32))

    async def keep_once(self, name: str, value: bytes) -> bytes:
        """What is kept under this name: the first that was, for ever."""

        def steps() -> Steps[bytes]:
            insert = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
            _, found = yield [
                (insert, (name, value)),
                ("SELECT value FROM meta WHERE name = ?", (name,)),
            ]
            return bytes(found[0][0])

        return await self._database.do(f"meta/{name}", steps)
