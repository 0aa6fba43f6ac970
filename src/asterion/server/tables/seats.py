"""The seats of a table: what a token makes of its bearer, sitting down, starting, giving up."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol, cast

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import Refused
from asterion.core.phrase import phrase
from asterion.server.denied import Denied, forbidden, refused
from asterion.server.game import places
from asterion.server.game.doc import Doc, Summary, copy, encode, end
from asterion.server.game.forfeits import forfeit, forfeited_by
from asterion.server.game.forms import Claimed, Moved, Opened, Role, Sat
from asterion.server.game.game import Game
from asterion.server.game.opening import check_master
from asterion.server.game.phases import is_ready, why_not_playing
from asterion.server.game.planning import leave_open
from asterion.server.game.weeks import is_over
from asterion.server.guard import digest
from asterion.server.tables import requests
from asterion.server.tables.happenings import Happenings, SeatProven, Started, Starting
from asterion.server.tables.log import TableLog
from asterion.server.tables.move import Overtaken, PendingMove
from asterion.server.work.tasks import until_told

Ask = Callable[..., Awaitable[Any]]
"""`Hosted.ask`."""


class Seating:
    """Who has which role here; and, for anyone who has the table at hand, its requests by name."""

    def __init__(self, log: TableLog, ask: Ask) -> None:
        self._log = log
        self._ask = ask

    def role(self, token: str | None = None, account: str = "") -> Role:
        """What this token, or else this account, makes of anyone who has it here."""
        role = places.role_of(self._log.doc, token, account)
        if role.viewer == PUBLIC and not role.host:
            self.check_week()  # nobody looks over a shoulder at what all have before them
        self._log.note_use(role)
        return role

    async def role_now(self, token: str | None = None, account: str = "") -> Role:
        """The same; if others claim this seat, they do not any more when this is answered."""
        log, role = self._log, self.role(token, account)
        if role.kind == "seat" and log.doc.places[role.viewer].claims:
            async with log.lock:
                log.check_role(role)
                await log.tell_async(SeatProven(role.viewer))
        return role

    def check_week(self) -> None:
        """Others play the same plan until the week is over: so long nothing of it is shown."""
        week = self._log.doc.week
        if week and not is_over(week, self._log.services.time.wall()):
            raise forbidden(phrase("server-week-on"))

    def still(self, role: Role) -> None:
        """Denied(401) if the token of this role is dead by now."""
        self._log.check_role(role)

    async def sit(
        self,
        name: str,
        seat: Seat | None = None,
        account: str = "",
        from_token: str = "",
        gender: str = "",
    ) -> Sat:
        spoken = cast(requests.SpokenOf, gender)
        sat: Sat = await self._ask(requests.Sit(name, seat, account, from_token, spoken))
        return sat

    async def renew(self, role: Role, seat: Seat) -> Sat:
        sat: Sat = await self._ask(requests.Renew(seat), role)
        return sat

    async def ask_for(self, seat: Seat, source: str = "") -> Claimed:
        claimed: Claimed = await self._ask(requests.ClaimSeat(seat, source))
        return claimed

    async def agree(self, role: Role, seat: Seat, code: str, yes: bool) -> None:
        await self._ask(requests.AnswerClaim(seat, code, yes), role)

    async def leave(self, role: Role, seat: Seat) -> None:
        await self._ask(requests.Leave(seat), role)

    async def back(self, role: Role, seat: Seat) -> None:
        await self._ask(requests.ComeBack(seat), role)

    async def vote(self, role: Role, option: str, value: str) -> None:
        await self._ask(requests.Vote(option, value), role)

    async def start(self, role: Role) -> None:
        await self._ask(requests.Start(), role)

    async def abandon(self, role: Role) -> None:
        await self._ask(requests.Abandon(), role)

    async def hand_over(self, role: Role, seat: Seat) -> None:
        await self._ask(requests.HandOver(seat), role)

    async def compile_next(self, role: Role, plan: str = "") -> Opened:
        opened: Opened = await self._ask(requests.CompileNext(plan), role)
        return opened

    async def rematch(self, role: Role) -> Opened:
        opened: Opened = await self._ask(requests.Rematch(), role)
        return opened

    async def start_if_full(self) -> None:
        await start_if_full(self._log)


# ---- requests


class Table(Protocol):
    """As much of a table as is needed here."""

    log: TableLog


def answer_requests(happenings: Happenings) -> None:
    happenings.answer(requests.Sit, sit)
    happenings.answer(requests.Renew, renew)
    happenings.answer(requests.Start, start_by_host)
    happenings.answer(requests.Abandon, abandon)


async def sit(table: Table, role: Role, wish: requests.Sit) -> Sat:
    log = table.log
    key = digest(wish.from_token) if wish.from_token else ""
    served = log.services.time.served()
    sat = await log.change(
        lambda doc: places.take(doc, wish.name, wish.seat, wish.account, key, served, wish.gender)
    )
    await start_if_full(log)
    return sat


async def renew(table: Table, role: Role, wish: requests.Renew) -> Sat:
    places.check_own(table.log.doc, role, wish.seat)
    return await table.log.change(lambda doc: places.renew(doc, wish.seat))


async def start_by_host(table: Table, role: Role, wish: requests.Start) -> Summary:
    places.check_host(role)
    await start(table.log)
    return table.log.summary()


async def abandon(table: Table, role: Role, wish: requests.Abandon) -> Summary:
    log = table.log
    places.check_host(role)
    if log.doc.phase not in ("waiting", "playing"):
        raise refused(why_not_playing(log.doc))
    wall, forfeiting = log.services.time.wall(), forfeited_by(log.doc, log.game, role)

    def close(doc: Doc) -> None:
        forfeit(doc, forfeiting)
        end(doc, "abandoned", wall)

    await log.change(close)
    log.services.say("table abandoned", table=log.id)
    return log.summary()


# ---- the game begins


async def add(log: TableLog) -> None:
    """Under the lock: store a new table; a game that can begin at once does so in the same
    commit."""
    store, doc = log.services.store, log.doc
    opening: PendingMove | None = None
    if is_ready(doc):
        opening = first_entry(log, await prepared(log, doc))
    elif doc.generated:
        leave_open(doc)
    row, due, _ = opening.written() if opening is not None else (None, None, None)
    await store.add_table(
        doc.id, encode(doc), book=doc.book, phase=doc.phase, listed=doc.terms.listed,
        wall=doc.made, rated=doc.terms.rated, opening=row, due=due,
    )  # fmt: skip
    if opening is not None and opening.game is not None and opening.entry is not None:
        log.services.moves += 1
        opening.game.commit(opening.entry, opening.served, None)
        log.game = opening.game
        await started(log)


async def start_if_full(log: TableLog) -> None:
    """Anyone who sat down last has their seat even where it cannot begin: the host sees why."""
    if is_ready(log.doc):
        try:
            await start(log)
        except Denied as denied:
            log.services.say("not started", table=log.id, why=denied.title)


async def start(log: TableLog) -> None:
    """Under the lock: anyone who sits there plays; places that are still open fall away."""
    for _ in range(2):
        if log.doc.phase != "waiting":
            raise refused(phrase("server-begun-already"))
        opening = first_entry(log, await prepared(log, copy(log.doc)))
        try:
            await until_told(partial(_store, opening))
        except Overtaken:
            await log.refresh()
        else:
            await started(log)
            return
    raise refused(phrase("server-begun-already"))


def _store(opening: PendingMove, tell: Callable[[Moved | Exception], None]) -> None:
    opening.tell = tell
    opening.store()


async def prepared(log: TableLog, doc: Doc) -> Doc:
    """Those who sit there, what they voted for, and the plan; none of it is stored yet.

    L15, 8  The plan is made after the vote. Until it is stored with the first entry of the game,
    nobody is promised anything, and nobody has it.
    """
    doc.places = [place for place in doc.places if place.kind != "open"]
    few, players = log.book.seats[0], len(doc.places)
    if players not in log.book.seats:
        raise refused(phrase("server-too-few", book=log.book.called, few=few, players=players))
    log.tell(Starting(doc))
    if not doc.plan:
        await log.services.planner.make_plan(log.book, doc)
    return doc


def first_entry(log: TableLog, doc: Doc) -> PendingMove:
    """The game of a prepared document, neither of which is stored yet."""
    services = log.services
    served = services.time.served()
    doc.names = [place.name for place in doc.places]
    doc.phase, doc.started = "playing", services.time.wall()
    doc.edition = log.book.edition
    for seat, place in enumerate(doc.places):
        if place.gone is not None:
            place.gone = None if seat in log.room.windows else served
        place.seen = served
    game = Game(log.book, doc, services.dice(), log.room.windows)
    try:
        entry = game.begin(doc.names, services.dice(), served)
    except Refused as error:
        raise refused(error.why) from None
    check_master(game.table, doc.terms)
    log.finish(doc, game)
    return PendingMove(
        log, MASTER, entry.do, None, lambda _: None, game=game, entry=entry, served=served, doc=doc
    )


async def started(log: TableLog) -> None:
    """Under the lock, when the first entry is stored."""
    log.services.say("table started", table=log.id, players=len(log.doc.places))
    await log.tell_async(Started())
