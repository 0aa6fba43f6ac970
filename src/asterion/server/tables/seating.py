"""What people do at a table besides playing: sit down, leave, come back, start, ask for another."""

from typing import TYPE_CHECKING

from asterion.core.audience import PUBLIC, Seat
from asterion.core.phrase import phrase
from asterion.server.guard import digest
from asterion.server.tables import ballots, hands, leaving, life, rematch, seats, weeks
from asterion.server.tables.denied import Denied, forbidden, refused
from asterion.server.tables.doc import end
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
        return role

    def check_week(self) -> None:
        """Others play the same plan until the week is over: so long nothing of it is shown."""
        week = self._table.doc.week
        if week and not weeks.is_over(week, self._table.hub.time.wall()):
            raise forbidden(phrase("server-week-on"))

    def still(self, role: Role) -> None:
        """Denied(401) if the token of this role is dead by now."""
        if not seats.is_good(self._table.doc, role):
            raise Denied(401, "unauthorized", seats.why_not(self._table.doc, role))
        if role.kind == "seat":
            self._table.room.touched[role.viewer] = self._table.hub.served()

    # ---- seats

    async def sit(
        self,
        name: str,
        seat: Seat | None = None,
        account: str = "",
        from_token: str = "",
        with_token: str = "",
        gender: str = "",
    ) -> Sat:
        """Take a seat; the last one that is taken may start the game.

        `with_token` is what else they hold here: the host's, if it is the host who sits down.
        """
        key = digest(from_token) if from_token else ""
        by_host = bool(with_token) and digest(with_token) in self._table.doc.host
        async with self._table.lock:
            await self._table.log.settle()
            served = self._table.hub.served()
            sat = await self._table.log.change(
                lambda doc: seats.take(doc, name, seat, account, key, served, by_host, gender)
            )
            await self._start_if_full()
        return sat

    async def _start_if_full(self) -> None:
        if life.is_ready(self._table.doc):
            await life.start(self._table)

    async def renew(self, role: Role, seat: Seat) -> Sat:
        """A new token for a seat; the old ones die, and the windows that they opened close.

        It is the seat's own to do; for whoever lost theirs, a host does it who does not play.
        """
        async with self._table.lock:
            self.still(role)
            if seats.is_own(role, seat):
                return await self._table.log.change(lambda doc: seats.renew(doc, seat))
            hands.check_may_give(self._table.doc, role, seat)
            await self._table.log.settle()
            return await hands.give(self._table, seat)

    async def ask_for(self, seat: Seat) -> Claimed:
        """Whoever lost a seat's token asks the others for another."""
        async with self._table.lock:
            await self._table.log.settle()
            served = self._table.hub.served()
            return await self._table.log.change(lambda doc: hands.claim(doc, seat, served))

    async def agree(self, role: Role, seat: Seat, code: str, yes: bool) -> None:
        """Say yes or no to that; with the last yes the seat changes hands."""
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
            await leaving.leave(self._table, seat, by_host=not own)
            if self._table.doc.phase == "waiting" and self._table.doc.proposed:
                await self._table.log.change(lambda doc: ballots.count(doc, self._table.book))

    async def back(self, role: Role, seat: Seat) -> None:
        async with self._table.lock:
            self.still(role)
            seats.check_own_or_host(role, seat)
            await self._table.log.settle()
            await leaving.back(self._table, seat)

    async def vote(self, role: Role, option: str, value: str) -> None:
        """A player wishes that an option be so, before the game."""
        async with self._table.lock:
            self.still(role)
            if role.kind != "seat":
                raise forbidden(phrase("server-vote-of-players"))
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
            wall = self._table.hub.time.wall()
            await self._table.log.change(lambda doc: end(doc, "abandoned", wall))
        self._table.hub.say("table abandoned", table=self._table.id)

    async def rematch(self, role: Role) -> Opened:
        """A new table for the same people, who find their seats kept for them."""
        async with self._table.lock:
            self.still(role)
            return await rematch.rematch(self._table, role)
