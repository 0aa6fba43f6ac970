"""The labyrinth of the week: one plan for all, promised a week before, one try for each."""

import hashlib
import hmac

import msgspec

from asterion.core.contract.options import settings_of
from asterion.core.dice import Rolled
from asterion.core.phrase import phrase
from asterion.server.denied import Denied, missing, refused
from asterion.server.game import weeks
from asterion.server.game.doc import Terms, decode
from asterion.server.game.forms import Opened, OpenTable, SeatWish
from asterion.server.guard import new_id
from asterion.server.store import StoreConflict, TryRow, WeekRow
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import AccountErased, Ending

TRIES = 8
"""How many plans are drawn at most, where the generator fails with the first."""
SHOWN = 200
LOOK_EVERY = 5.0
"""Seconds for which a list of results is good."""
BOT = "easy"
DAY = 86400.0
TERMS = settings_of(Terms(watchers=False, absent="wait", notebook="own steps"))


class Line(msgspec.Struct, frozen=True):
    """One who has come to what is counted; without an account, anybody may come again."""

    mark: str
    name: str
    value: int
    seconds: float
    account: bool


class Results(msgspec.Struct, frozen=True):
    """The best first; how many of those who have tried it are ranked, and how many still play."""

    lines: list[Line]
    out: int
    inside: int
    tried: int


class Weekly:
    """Plans are made from the server's secret and the week's number: nobody can make them ahead."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        hub.services.happenings.on(Ending, self._on_ending)
        hub.services.happenings.on(AccountErased, self._on_erased)
        self.tries_per_day = 5  # without an account, from one address
        self._made: dict[int, WeekRow] = {}
        self._results: dict[int, tuple[float, Results]] = {}

    def _on_ending(self, table: Hosted, end: Ending) -> None:
        if end.doc.week:
            end.doc.worth = weeks.worth(end.game, self._hub.served())

    def number(self) -> int:
        return weeks.number_at(self._hub.time.wall())

    async def get(self, number: int) -> WeekRow:
        """This week or any before; the next one too, whose promise is known already."""
        row = self._made.get(number) or await self._hub.store.week(number)
        if row is None and number in (self.number(), self.number() + 1):
            row = await self._make(number)
        if row is None:
            raise missing(phrase("server-no-week", number=number))
        self._made[number] = row
        return row

    async def make_ahead(self) -> None:
        """This week's and the next one's, so that the next is promised before it is played."""
        for number in (self.number(), self.number() + 1):
            try:
                await self.get(number)
            except Denied as denied:
                self._hub.services.say("week not made", why=denied.title)

    async def _make(self, number: int) -> WeekRow:
        known = weeks.contests()
        if not known:
            raise missing(phrase("server-no-week", number=number))
        book, contest = known[number % len(known)]
        wish = OpenTable(
            book=book.name,
            preset=contest.preset,
            settings=dict(contest.settings),
            seats=self._seats(contest.bots),
        )
        secret = await self._hub.store.secret()
        for attempt in range(TRIES):
            said = f"week {number} {book.name} {attempt}".encode()
            seed = int.from_bytes(hmac.digest(secret, said, hashlib.sha256))
            try:
                doc = await self._hub.services.planner.make_beside(wish, Rolled(seed))
            except Denied:
                continue
            options = msgspec.json.encode(doc.options)
            row = WeekRow(number, book.name, options, doc.plan, doc.salt, doc.commitment)
            return await self._hub.store.add_week(row)
        raise missing(phrase("server-no-week", number=number))

    @staticmethod
    def _seats(bots: int) -> list[SeatWish]:
        return [SeatWish(), *(SeatWish("bot", BOT) for _ in range(bots))]

    # ---- trying

    async def enter(
        self, who: str, name: str, account: str = "", address: str = ""
    ) -> tuple[Opened, str]:
        """A table with this week's plan, and the mark of its line; once for everybody."""
        number = self.number()
        row = await self.get(number)
        known = {book.name: contest for book, contest in weeks.contests()}
        if row.book not in known:
            raise missing(phrase("server-no-week", number=number))
        wish = OpenTable(
            book=row.book,
            options=msgspec.json.decode(row.options),
            terms=TERMS,
            seats=self._seats(known[row.book].bots),
            plan=row.plan,
            name=name,
        )
        hub = self._hub
        planner = hub.services.planner
        doc = await planner.make_beside(wish, hub.services.dice(), account)
        doc.week, doc.salt, doc.commitment = number, row.salt, row.commitment
        mark = new_id()
        claim = TryRow(
            number, who, doc.id, mark, " ".join(name.split()), hub.time.wall(),
            account=bool(account), origin="" if account else await self._origin(address),
        )  # fmt: skip
        try:
            await hub.store.claim_try(claim, self.tries_per_day)
        except StoreConflict as error:
            raise refused(error.why) from None
        try:
            opened = await hub.add(doc, name, account)
        except Denied:
            await hub.store.drop_try(number, who)
            raise
        self._results.pop(number, None)
        return opened, mark

    async def drop(self, who: str) -> None:
        """A try of somebody who was gone before it began."""
        await self._hub.store.drop_try(self.number(), who)
        self._results.pop(self.number(), None)

    async def _origin(self, address: str) -> str:
        """Tells tries of one address on one day, and neither of them to anybody else."""
        said = f"try {int(self._hub.time.wall() // DAY)} {address}".encode()
        return hmac.digest(await self._hub.store.secret(), said, hashlib.sha256).hex()[:32]

    # ---- results

    def _on_erased(self, hub: Hub, _: AccountErased) -> None:
        """The lists are made again: a name in them has changed."""
        self._results.clear()

    async def results(self, number: int) -> Results:
        now = self._hub.time.steady()
        kept = self._results.get(number)
        if kept is None or now - kept[0] > LOOK_EVERY:
            kept = self._results[number] = now, await self._look(number)
        return kept[1]

    async def _look(self, number: int) -> Results:
        store, last = self._hub.store, weeks.begins(number + 1)
        for who, written in await store.unsettled(number):
            doc = decode(written)
            ended = doc.ended or doc.made
            # A player who comes out after the week, when the plan is known to all, is not ranked.
            value = doc.worth.value if doc.worth is not None and ended < last else None
            seconds = doc.worth.seconds if doc.worth is not None else 0.0
            await store.settle_try(number, who, ended, value, seconds)
        tries = await store.tries(number)
        book = (await self.get(number)).book
        most = any(contest.most for one, contest in weeks.contests() if one.name == book)
        ranked = sorted(
            (row for row in tries if row.value is not None),
            key=lambda row: ((row.value or 0) * (-1 if most else 1), row.seconds, row.wall),
        )
        lines = [
            Line(row.mark, row.name, row.value or 0, row.seconds, row.account) for row in ranked
        ]
        inside = sum(row.ended is None for row in tries)
        return Results(lines[:SHOWN], len(lines), inside, len(tries))
