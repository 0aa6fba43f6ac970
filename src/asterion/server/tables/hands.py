"""Seats that change hands: who may give a lost one back, and how the table hears of it."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from asterion.core.audience import MASTER, Seat
from asterion.core.book import Refused
from asterion.core.phrase import phrase
from asterion.core.rulings import known_ruling
from asterion.core.table import RULING
from asterion.server.guard import digest, new_token
from asterion.server.tables.denied import forbidden, refused
from asterion.server.tables.doc import Claim, Doc, Place
from asterion.server.tables.forms import Claimed, Role, Sat
from asterion.server.tables.seats import is_own, place_at, renew

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

CLAIM_SECONDS = 24 * 3600.0
"""After so long without an answer somebody else may ask."""
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""None that could be taken for another when it is read aloud."""
CODE_LENGTH = 4


async def tell(hosted: "Hosted", what: str, change: Callable[[Doc], None]) -> None:
    """Under the lock: a change of hands; everyone hears of it, and it stands in the record.

    The master says it, so the record is played again with it like with any ruling.
    """
    try:
        await hosted.log.submit(MASTER, f"{RULING} {what}", change=change)
    except Refused as error:
        raise refused(error.why) from None


# ---- given by one who does not play


def check_may_give(doc: Doc, role: Role, seat: Seat) -> None:
    """The master sees everything anyway; a host who plays would see what another was told."""
    place_at(doc, seat)
    if role.kind == "master":
        return
    if not role.host:
        raise forbidden(phrase("server-seat-of-another"))
    elsewhere = any(place.host for number, place in enumerate(doc.places) if number != seat)
    if role.kind == "seat" or elsewhere or not doc.host_known:
        raise forbidden(phrase("server-host-who-plays"))


async def give(hosted: "Hosted", seat: Seat) -> Sat:
    """Under the lock: a new token, from the host, for whoever lost the old one."""
    _check_playing(hosted.doc)
    _check_held(place_at(hosted.doc, seat))
    sat: list[Sat] = []
    given = known_ruling("core-ruling-new-link", hosted.doc.places[seat].name)
    await tell(hosted, given, lambda doc: sat.append(renew(doc, seat)))
    return sat[-1]


# ---- asked for, and agreed to by the others


def claim(doc: Doc, seat: Seat, served: float) -> Claimed:
    """Ask for a seat whose token one has lost."""
    _check_playing(doc)
    place = place_at(doc, seat)
    _check_held(place)
    if place.gone is None and place.kind == "person":
        raise refused(phrase("server-is-here", name=place.name))
    if place.claim is not None and served < place.claim.made + CLAIM_SECONDS:
        raise refused(phrase("server-asked-already"))
    if not voters(doc, seat):
        raise refused(phrase("server-nobody-to-agree"))
    token = new_token("seat")
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    place.claim = Claim(digest(token), code, served)
    return Claimed(seat, token, place.name, code)


def voters(doc: Doc, seat: Seat) -> list[Seat]:
    """The people who still play, except on this seat."""
    return [
        number
        for number, place in enumerate(doc.places)
        if number != seat and place.kind == "person" and not place.out
        if place.tokens or place.account
    ]


async def answer(hosted: "Hosted", role: Role, seat: Seat, code: str, yes: bool) -> None:
    """Under the lock: one of those who are asked says yes or no."""
    _check_playing(hosted.doc)
    place, asked = place_at(hosted.doc, seat), voters(hosted.doc, seat)
    decides = not is_own(role, seat) and role.viewer not in asked
    if decides:
        check_may_give(hosted.doc, role, seat)
    if place.claim is None or place.claim.code != code.strip().upper():
        raise refused(phrase("server-wrong-code"))
    if not yes:
        await hosted.log.change(lambda doc: _forget(doc, seat))
        return
    if is_own(role, seat) or _was_here(hosted, seat, place.claim):
        await hosted.log.change(lambda doc: _forget(doc, seat))
        raise refused(phrase("server-still-has-seat", name=place.name))
    if decides:
        given = known_ruling("core-ruling-comes-back", place.name)
        await tell(hosted, given, lambda doc: _hand_over(doc, seat, code))
        return
    agreed = sorted({*place.claim.agreed, role.viewer} & set(asked))
    if agreed != asked:
        await hosted.log.change(lambda doc: _note(doc, seat, agreed))
        return
    names = [hosted.doc.places[number].name for number in agreed]
    back = known_ruling("core-ruling-agreed-back", place.name, names)
    await tell(hosted, back, lambda doc: _hand_over(doc, seat, code))


def _was_here(hosted: "Hosted", seat: Seat, asked: Claim) -> bool:
    """Whether the old token was used after somebody said that it was lost."""
    place = hosted.doc.places[seat]
    if place.kind == "person" and (place.gone is None or place.gone > asked.made):
        return True
    return hosted.room.touched.get(seat, asked.made) > asked.made


def _hand_over(doc: Doc, seat: Seat, code: str) -> None:
    place = doc.places[seat]
    if place.claim is None or place.claim.code != code.strip().upper():
        raise refused(phrase("server-asked-no-more"))
    place.tokens, place.claim = [place.claim.token], None


def _note(doc: Doc, seat: Seat, agreed: list[Seat]) -> None:
    asked = doc.places[seat].claim
    if asked is not None:
        asked.agreed = agreed


def _forget(doc: Doc, seat: Seat) -> None:
    doc.places[seat].claim = None


def _check_playing(doc: Doc) -> None:
    if doc.phase == "waiting":
        raise refused(phrase("server-link-before"))
    if doc.phase != "playing":
        raise refused(phrase("server-link-after"))


def _check_held(place: Place) -> None:
    if place.account:
        raise refused(phrase("server-has-account", name=place.name))
    if not place.tokens:
        raise refused(phrase("server-nobody-sits"))
