"""Seats that change hands: a claim is agreed to, waits, and is ended by the seat's own player."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from asterion.core.audience import MASTER, Seat
from asterion.core.book import Refused
from asterion.core.phrase import phrase
from asterion.core.rulings import known_ruling
from asterion.core.table import RULING
from asterion.server.store import StoreDown
from asterion.server.tables import claims
from asterion.server.tables.denied import Denied, forbidden, refused
from asterion.server.tables.doc import Claim, Doc
from asterion.server.tables.forms import Role
from asterion.server.tables.seats import is_own, place_at

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted


async def tell(hosted: "Hosted", what: str, change: Callable[[Doc], None]) -> None:
    """Under the lock: a change of hands; everyone hears of it, and it stands in the record.

    The master says it, so the record is played again with it like with any ruling.
    """
    try:
        await hosted.log.submit(MASTER, f"{RULING} {what}", change=change)
    except Refused as error:
        raise refused(error.why) from None


async def answer(hosted: "Hosted", role: Role, seat: Seat, code: str, yes: bool) -> None:
    """Under the lock: one of those who are asked says yes or no; one no is enough."""
    claims.check_playing(hosted.doc)
    place = place_at(hosted.doc, seat)
    if is_own(role, seat):
        await end_claims(hosted, seat)
        if yes:
            raise refused(phrase("server-still-has-seat", name=place.name))
        return
    if role.viewer not in claims.electorate(hosted.doc, seat):
        raise forbidden(phrase("server-claim-of-players"))
    if claims.find(hosted.doc, seat, code) is None:
        raise refused(phrase("server-wrong-code"))
    if yes:
        await hosted.log.change(lambda doc: claims.note_yes(doc, seat, code, role.viewer))
        await attend(hosted)
    else:
        await hosted.log.change(lambda doc: claims.note_no(doc, seat, code))


# ---- the player is there


async def end_claims(hosted: "Hosted", seat: Seat) -> None:
    """Under the lock: whoever has the old token uses it, so it was not lost."""
    wall = hosted.hub.time.wall()
    if hosted.doc.places[seat].claims:
        await hosted.log.change(lambda doc: claims.forget(doc.places[seat], wall))


def notice(hosted: "Hosted") -> None:
    """Somebody may have asked elsewhere for a seat that has a window here, or was used here."""
    for seat, place in enumerate(hosted.doc.places):
        if any(_was_used(hosted, seat, claim) for claim in place.claims):
            end_claims_soon(hosted, seat)


def end_claims_soon(hosted: "Hosted", seat: Seat) -> None:
    if not hosted.hub.stopping:
        hosted.hub.spawn(_end_claims(hosted, seat))


async def _end_claims(hosted: "Hosted", seat: Seat) -> None:
    try:
        async with hosted.lock:
            await end_claims(hosted, seat)
    except (Denied, StoreDown) as error:
        hosted.hub.say("claims not ended", table=hosted.id, why=type(error).__name__)


def _was_used(hosted: "Hosted", seat: Seat, claim: Claim) -> bool:
    """Whether this process knows better than the one who said that the seat's link is lost."""
    return seat in hosted.room.windows or hosted.room.touched.get(seat, 0.0) > claim.made


# ---- what is due


async def attend(hosted: "Hosted") -> None:
    """Under the lock: letters to those whose seats are asked for, and seats that change hands."""
    served = hosted.hub.served()
    if not hosted.doc.places or all(served < time for time in claims.due(hosted.doc)):
        return
    for seat in await hosted.log.change(lambda doc: _take_due(doc, served)):
        hosted.hub.bells.warn_soon(hosted, seat)
    for seat, claim in claims.good(hosted.doc, served):
        if claims.find(hosted.doc, seat, claim.code) is not None:  # none was before it
            await _hand_over(hosted, seat, claim, served)


def _take_due(doc: Doc, served: float) -> list[Seat]:
    claims.drop_old(doc, served)
    return claims.take_warnings(doc, served)


async def _hand_over(hosted: "Hosted", seat: Seat, claim: Claim, served: float) -> None:
    if _was_used(hosted, seat, claim):
        await end_claims(hosted, seat)
        return
    places = hosted.doc.places
    names = [places[number].name for number in claim.agreed if number >= 0]
    said = "core-ruling-agreed-back" if names else "core-ruling-master-agreed-back"
    back = known_ruling(said, places[seat].name, names)
    code = claim.code
    try:
        await tell(hosted, back, lambda doc: claims.hand_over(doc, seat, code, served))
    except Denied as denied:  # ended by another process, or the rules take no ruling now
        hosted.hub.say("seat not handed over", table=hosted.id, seat=seat, why=denied.title)
        await hosted.log.change(lambda doc: claims.note_no(doc, seat, code))
        return
    hosted.hub.say("seat handed over", table=hosted.id, seat=seat)
