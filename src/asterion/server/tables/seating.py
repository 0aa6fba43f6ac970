"""What people do at a table besides playing: sit down, leave, come back, start, ask for another."""

from typing import TYPE_CHECKING

from asterion.core.audience import PUBLIC, Seat
from asterion.core.phrase import phrase
from asterion.server.guard import digest
from asterion.server.tables import (
    ballots,
    claims,
    compiling,
    hands,
    leaving,
    life,
    planning,
    rematch,
    seats,
    weeks,
)
from asterion.server.tables.denied import Denied, forbidden, refused
from asterion.server.tables.doc import Doc, copy, end
from asterion.server.tables.forfeits import forfeit, forfeited_by
from asterion.server.tables.forms import Claimed, Opened, Role, Sat

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted


class Seating:
    """Each in the role that their token gives them; who sits where is in the document."""

    def __init__(self, table: "Hosted") -> None:
        self._table = table

    def role(self, token: str | None = None, account: str = "") -> Role:
        """What this token, or else this account, makes of whoever has it here."""
        role = seats.role_of(self._table.doc, token, account)
        if role.viewer == PUBLIC and not role.host:
            self.check_week()  # nobody looks over a shoulder at what all have before them
        self._used(role)
        return role

    async def role_now(self, token: str | None = None, account: str = "") -> Role:
        """The same; if others claim this seat, they do not any more when this is answered."""
        role = self.role(token, account)
        if role.kind == "seat" and self._table.doc.places[role.viewer].claims:
            async with self._table.lock:
                self.still(role)
                await hands.end_claims(self._table, role.viewer)
        return role

    def _used(self, role: Role) -> None:
        """A seat's token, or its account's: so its link is not lost, whatever others say."""
        if role.kind == "seat":
            self._table.room.touched[role.viewer] = self._table.hub.served()
            if self._table.doc.places[role.viewer].claims:
                hands.end_claims_soon(self._table, role.viewer)

    def check_week(self) -> None:
        """Others play the same plan until the week is over: so long nothing of it is shown."""
        week = self._table.doc.week
        if week and not weeks.is_over(week, self._table.hub.time.wall()):
            raise forbidden(phrase("server-week-on"))

    def still(self, role: Role) -> None:
        """Denied(401) if the token of this role is dead by now."""
        if not seats.is_good(self._table.doc, role):
            raise Denied(401, "unauthorized", seats.why_not(self._table.doc, role))
        self._used(role)

    # ---- seats

    async def sit(
        self,
        name: str,
        seat: Seat | None = None,
        account: str = "",
        from_token: str = "",
        gender: str = "",
    ) -> Sat:
        """Take a seat; the last one that is taken may start the game."""
        key = digest(from_token) if from_token else ""
        async with self._table.lock:
            await self._table.log.settle()
            served = self._table.hub.served()
            sat = await self._table.log.change(
                lambda doc: seats.take(doc, name, seat, account, key, served, gender)
            )
            await self.start_if_full()
        return sat

    async def start_if_full(self) -> None:
        """Whoever sat down last has their seat even where it cannot begin: the host sees why."""
        if life.is_ready(self._table.doc):
            try:
                await life.start(self._table)
            except Denied as denied:
                self._table.hub.say("not started", table=self._table.id, why=denied.title)

    async def renew(self, role: Role, seat: Seat) -> Sat:
        """A new token for one's own seat; the old ones die, and the windows that they opened close.

        Nobody else gets it, neither host nor master: a token is all that its seat was told.
        """
        async with self._table.lock:
            self.still(role)
            seats.check_own(self._table.doc, role, seat)
            return await self._table.log.change(lambda doc: seats.renew(doc, seat))

    async def ask_for(self, seat: Seat, source: str = "") -> Claimed:
        """A player who has lost a seat's token asks the others for another.

        `source` is the address that they come from: one alone must not crowd out the others.
        """
        async with self._table.lock:
            await self._table.log.settle()
            served = self._table.hub.served()
            wall = self._table.hub.time.wall()
            return await self._table.log.change(
                lambda doc: claims.ask(doc, seat, served, wall, source)
            )

    async def agree(self, role: Role, seat: Seat, code: str, yes: bool) -> None:
        """Say yes or no to that; with the last yes, and after its wait, the seat changes hands."""
        async with self._table.lock:
            self.still(role)
            await self._table.log.settle()
            await hands.answer(self._table, role, seat, code, yes)

    async def leave(self, role: Role, seat: Seat) -> None:
        async with self._table.lock:
            self.still(role)
            seats.check_own_or_host(role, seat)
            await self._table.log.settle()
            own = role.kind == "seat" and role.viewer == seat
            forfeiting = None if own else forfeited_by(self._table, role)
            await leaving.leave(self._table, seat, not own, forfeiting)
            if self._table.doc.phase == "waiting" and self._table.doc.proposed:
                await self._table.log.change(lambda doc: ballots.count(doc, self._table.book))

    async def back(self, role: Role, seat: Seat) -> None:
        async with self._table.lock:
            self.still(role)
            seats.check_own_or_host(role, seat)
            await self._table.log.settle()
            await leaving.back(self._table, seat)

    async def vote(self, role: Role, option: str, value: str) -> None:
        """A player wishes that an option, or the plan or the time, be so, before the game."""
        async with self._table.lock:
            self.still(role)
            if role.kind != "seat":
                raise forbidden(phrase("server-vote-of-players"))
            doc, wished = self._table.doc, copy(self._table.doc)
            ballots.vote(wished, self._table.book, role.viewer, option, value)
            is_another = (wished.settings, wished.options) != (doc.settings, doc.options)
            if doc.generated and is_another:
                await planning.make(self._table, wished)  # Denied where no plan can be like that
            await self._table.log.change(
                lambda doc: ballots.vote(doc, self._table.book, role.viewer, option, value)
            )

    # ---- life

    async def start(self, role: Role) -> None:
        async with self._table.lock:
            self.still(role)
            seats.check_host(role)
            await life.start(self._table)

    async def abandon(self, role: Role) -> None:
        async with self._table.lock:
            self.still(role)
            seats.check_host(role)
            if self._table.doc.phase not in ("waiting", "playing"):
                raise refused(life.why_not_playing(self._table.doc))
            await self._table.log.settle()
            wall, forfeiting = self._table.hub.time.wall(), forfeited_by(self._table, role)

            def close(doc: Doc) -> None:
                forfeit(doc, forfeiting)
                end(doc, "abandoned", wall)

            await self._table.log.change(close)
        self._table.hub.say("table abandoned", table=self._table.id)

    async def hand_over(self, role: Role, seat: Seat) -> None:
        """The one who may compile the next plan leaves that to another."""
        async with self._table.lock:
            self.still(role)
            await self._table.log.change(lambda doc: compiling.hand_over(doc, role, seat))

    async def compile_next(self, role: Role, plan: str = "") -> Opened:
        """A new table for the others, led by the one who may compile its plan."""
        async with self._table.lock:
            self.still(role)
            return await compiling.compile_next(self._table, role, plan)

    async def rematch(self, role: Role) -> Opened:
        """A new table for the same people, who find their seats kept for them."""
        async with self._table.lock:
            self.still(role)
            return await rematch.rematch(self._table, role)
