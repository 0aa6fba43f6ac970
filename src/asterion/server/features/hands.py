"""Seats that change hands: a claim is agreed to, waits, and is ended by the seat's own player."""

from collections.abc import Callable, Sequence

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import Refused
from asterion.core.phrase import phrase
from asterion.core.referee.rulings import known_ruling
from asterion.core.referee.table import RULING
from asterion.server.denied import Denied, forbidden, refused
from asterion.server.features import claims
from asterion.server.game.doc import Claim, Doc
from asterion.server.game.forms import Claimed, Role
from asterion.server.game.game import Game
from asterion.server.game.places import is_own, place_at
from asterion.server.store import StoreDown
from asterion.server.tables import Hosted
from asterion.server.tables.happenings import (
    Changed,
    Due,
    SeatClaimed,
    SeatProven,
    SeatUsed,
)
from asterion.server.tables.log import TRIES
from asterion.server.tables.requests import AnswerClaim, ClaimSeat
from asterion.server.tables.services import Services


async def tell(table: Hosted, what: str, change: Callable[[Doc], None], tries: int = TRIES) -> None:
    """Under the lock: a change of hands; everyone hears of it, and it stands in the record.

    The master says it, so the record is played again with it like with any ruling.
    """
    try:
        await table.submit(MASTER, f"{RULING} {what}", change=change, tries=tries)
    except Refused as error:
        raise refused(error.why) from None


class Claims:
    """What becomes of them: see `claims`, where it says how they stand in the document."""

    def __init__(self, services: Services) -> None:
        self._services = services
        happenings = services.happenings
        happenings.answer(ClaimSeat, self._ask)
        happenings.answer(AnswerClaim, self._answer)
        happenings.on(SeatUsed, self._on_used)
        happenings.on_async(SeatProven, self._on_proven)
        happenings.on(Changed, self._notice)
        happenings.on_async(Due, self._attend)
        happenings.deadlines.append(self._due)

    async def _ask(self, table: Hosted, _: Role, wish: ClaimSeat) -> Claimed:
        served, wall = self._services.time.served(), self._services.time.wall()
        return await table.log.change(
            lambda doc: claims.ask(doc, wish.seat, served, wall, wish.source)
        )

    async def _answer(self, table: Hosted, role: Role, said: AnswerClaim) -> None:
        """One of those who are asked says yes or no; one no is enough."""
        seat, code = said.seat, said.code
        claims.check_playing(table.doc)
        place = place_at(table.doc, seat)
        if is_own(role, seat):
            await self._end(table, seat)
            if said.yes:
                raise refused(phrase("server-still-has-seat", name=place.name))
            return
        if role.viewer not in claims.electorate(table.doc, seat):
            raise forbidden(phrase("server-claim-of-players"))
        if claims.find(table.doc, seat, code) is None:
            raise refused(phrase("server-wrong-code"))
        if said.yes:
            await table.log.change(lambda doc: claims.note_yes(doc, seat, code, role.viewer))
            await self._look(table)
        else:
            await table.log.change(lambda doc: claims.note_no(doc, seat, code))

    # ---- the player is there

    async def _end(self, table: Hosted, seat: Seat) -> None:
        """Under the lock: the old token is used, so it was not lost."""
        wall = self._services.time.wall()
        if table.doc.places[seat].claims:
            await table.log.change(lambda doc: claims.forget(doc.places[seat], wall))

    async def _on_proven(self, table: Hosted, use: SeatProven) -> None:
        await self._end(table, use.seat)

    def _on_used(self, table: Hosted, use: SeatUsed) -> None:
        self._end_soon(table, use.seat)

    def _notice(self, table: Hosted, _: Changed) -> None:
        """Somebody may have asked elsewhere for a seat that has a window here, or was used here."""
        for seat, place in enumerate(table.doc.places):
            if any(_was_used(table, seat, claim) for claim in place.claims):
                self._end_soon(table, seat)

    def _end_soon(self, table: Hosted, seat: Seat) -> None:
        if not self._services.tasks.stopping:
            self._services.tasks.spawn(self._end_under_lock(table, seat))

    async def _end_under_lock(self, table: Hosted, seat: Seat) -> None:
        try:
            async with table.lock:
                await self._end(table, seat)
        except (Denied, StoreDown) as error:
            self._services.say("claims not ended", table=table.id, why=type(error).__name__)

    # ---- what is due

    def _due(self, table: Hosted, doc: Doc, game: Game) -> Sequence[float]:
        return claims.due(doc)

    async def _attend(self, table: Hosted, _: Due) -> None:
        await self._look(table)

    async def _look(self, table: Hosted) -> None:
        """Letters to those whose seats are asked for, and seats that change hands."""
        served = self._services.time.served()
        if not table.doc.places or all(served < time for time in claims.due(table.doc)):
            return
        for seat in await table.log.change(lambda doc: _take_due(doc, served)):
            table.log.tell(SeatClaimed(seat))
        for seat, claim in claims.good(table.doc, served):
            if claims.find(table.doc, seat, claim.code) is not None:  # none was before it
                await self._hand_over(table, seat, claim, served)

    async def _hand_over(self, table: Hosted, seat: Seat, claim: Claim, served: float) -> None:
        if _was_used(table, seat, claim):
            await self._end(table, seat)
            return
        places = table.doc.places
        names = [places[number].name for number in claim.agreed if number >= 0]
        said = "core-ruling-agreed-back" if names else "core-ruling-master-agreed-back"
        back = known_ruling(said, places[seat].name, names)
        code, say = claim.code, self._services.say
        try:
            await tell(table, back, lambda doc: claims.hand_over(doc, seat, code, served))
        except Denied as denied:  # ended by another process, or the rules take no ruling now
            say("seat not handed over", table=table.id, seat=seat, why=denied.title)
            await table.log.change(lambda doc: claims.note_no(doc, seat, code))
            return
        say("seat handed over", table=table.id, seat=seat)


def _was_used(table: Hosted, seat: Seat, claim: Claim) -> bool:
    """Whether this process knows better than the one who said that the seat's link is lost."""
    return seat in table.room.windows or table.room.touched.get(seat, 0.0) > claim.made


def _take_due(doc: Doc, served: float) -> list[Seat]:
    claims.drop_old(doc, served)
    return claims.take_warnings(doc, served)
