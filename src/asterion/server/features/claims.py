"""Claims to a seat whose link was lost: who has to agree, how long they wait, and what is stored.

A claim is in the table's document, so every process sees it and ends it. The one who asks may be
anybody: so a claim stops nobody, neither another claim nor the player, whose every use of the
seat ends them all.
"""

import secrets

from asterion.core.audience import MASTER, Seat
from asterion.core.phrase import phrase
from asterion.server.denied import refused
from asterion.server.game.doc import Claim, Doc, Place, Terms
from asterion.server.game.forms import Claimed
from asterion.server.game.places import place_at
from asterion.server.guard import digest, new_token

DAY = 24 * 3600.0
LEAST_WAIT = 300.0
"""Seconds in which the player can come back, also where the table's grace is shorter."""
STANDS = DAY
"""So long after its wait a claim is dropped that not everyone has agreed to."""
MOST, MOST_EACH = 8, 3
"""Of one seat, and of those from one address."""
WARN_EVERY = 3600.0
"""Seconds between two letters to a player about claims; a claim waits for its letter."""
FEWEST_VOTERS = 2
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""None that could be taken for another when it is read aloud."""
CODE_LENGTH = 4


def wait_of(terms: Terms) -> float:
    """Served seconds that lie at least between a claim and the seat's new token."""
    wait = max(float(terms.grace_seconds), LEAST_WAIT)
    return max(wait, terms.move_days * DAY) if terms.clock == "days" else wait


# ---- asking


def ask(doc: Doc, seat: Seat, served: float, wall: float, source: str) -> Claimed:
    """Ask for a seat whose token one has lost; `source` is the address that this comes from."""
    check_playing(doc)
    place = place_at(doc, seat)
    _check_held(place)
    if place.gone is None and place.kind == "person":
        raise refused(phrase("server-is-here", name=place.name))
    if not electorate(doc, seat):
        raise refused(phrase("server-nobody-to-agree"))
    if not _are_enough(electorate(doc, seat)):
        raise refused(phrase("server-too-few-to-agree"))
    token, key = new_token("seat"), digest(f"{doc.salt} {source}")
    warns = _warns_at(doc.terms, place, served)
    ready = (served if warns is None else warns) + wait_of(doc.terms)
    claim = Claim(digest(token), _new_code(place), served, ready, wall + ready - served, key)
    place.claims = [each for each in place.claims if served < each.ready + STANDS]
    _make_room(place, [each for each in place.claims if each.source == key], MOST_EACH)
    _make_room(place, place.claims, MOST)
    place.claims.append(claim)
    place.warn_at = warns if place.warn_at is None else place.warn_at
    return Claimed(seat, token, place.name, claim.code, claim.ready_wall)


def _warns_at(terms: Terms, place: Place, served: float) -> float | None:
    """When letters go to the seat's player, in games that have bells; the wait begins then."""
    if terms.clock != "days":
        return None
    return served if place.warned is None else max(served, place.warned + WARN_EVERY)


def _make_room(place: Place, claims: list[Claim], most: int) -> None:
    """Without the oldest of those that the fewest have agreed to."""
    if len(claims) >= most:
        place.claims.remove(min(claims, key=lambda each: (len(each.agreed), each.made)))


def _new_code(place: Place) -> str:
    taken = [claim.code for claim in place.claims]
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        if code not in taken:
            return code


def check_playing(doc: Doc) -> None:
    if doc.phase == "waiting":
        raise refused(phrase("server-link-before"))
    if doc.phase != "playing":
        raise refused(phrase("server-link-after"))


def _check_held(place: Place) -> None:
    if place.account:
        raise refused(phrase("server-has-account", name=place.name))
    if not place.tokens:
        raise refused(phrase("server-nobody-sits"))


# ---- agreeing


def electorate(doc: Doc, seat: Seat) -> list[Seat]:
    """All of them have to agree: the people who still play, and a person who is the master."""
    players = [
        number
        for number, place in enumerate(doc.places)
        if number != seat and place.kind == "person" and not place.out
        if place.tokens or place.account
    ]
    return [*players, MASTER] if doc.master else players


def _are_enough(voters: list[Seat]) -> bool:
    """One player alone could ask for the other's seat and agree to it. A master could as well, but
    sees everything anyway."""
    return MASTER in voters or len(voters) >= FEWEST_VOTERS


def is_agreed(doc: Doc, seat: Seat, claim: Claim) -> bool:
    """By all who play now, not those who did when it was made."""
    voters = electorate(doc, seat)
    return _are_enough(voters) and set(voters) <= set(claim.agreed)


def find(doc: Doc, seat: Seat, code: str) -> Claim | None:
    wanted = code.strip().upper()
    return next((each for each in place_at(doc, seat).claims if each.code == wanted), None)


def note_yes(doc: Doc, seat: Seat, code: str, voter: Seat) -> None:
    claim = find(doc, seat, code)
    if claim is None:
        raise refused(phrase("server-asked-no-more"))
    claim.agreed = sorted({*claim.agreed, voter} & set(electorate(doc, seat)))


def note_no(doc: Doc, seat: Seat, code: str) -> None:
    place = doc.places[seat]
    place.claims = [each for each in place.claims if each.code != code.strip().upper()]


def forget(place: Place, wall: float) -> bool:
    """The player is there, so nothing is lost; whether there was anything to forget."""
    if not place.claims:
        return False
    place.claims, place.warn_at, place.contested = [], None, wall
    return True


# ---- what is due


def is_held_back(doc: Doc, seat: Seat) -> bool:
    """Whether somebody will sit there soon, as all have agreed: so nobody counts as gone."""
    return any(is_agreed(doc, seat, claim) for claim in doc.places[seat].claims)


def due(doc: Doc) -> list[float]:
    """The served times at which letters are due, a claim is good, or has stood for too long."""
    times: list[float] = []
    for seat, place in enumerate(doc.places):
        if place.claims and place.warn_at is not None:
            times.append(place.warn_at)
        for claim in place.claims:
            times.append(claim.ready + (0.0 if is_agreed(doc, seat, claim) else STANDS))
    return times


def drop_old(doc: Doc, served: float) -> None:
    for seat, place in enumerate(doc.places):
        place.claims = [
            each
            for each in place.claims
            if served < each.ready + STANDS or is_agreed(doc, seat, each)
        ]


def take_warnings(doc: Doc, served: float) -> list[Seat]:
    """The seats whose bells are to ring now, which will not be so for the next who asks."""
    rung: list[Seat] = []
    for seat, place in enumerate(doc.places):
        if place.claims and place.warn_at is not None and place.warn_at <= served:
            place.warn_at, place.warned = None, served
            rung.append(seat)
    return rung


def good(doc: Doc, served: float) -> list[tuple[Seat, Claim]]:
    """The claims whose wait is over and to which all have agreed."""
    return [
        (seat, claim)
        for seat, place in enumerate(doc.places)
        for claim in place.claims
        if claim.ready <= served and place.warn_at is None and is_agreed(doc, seat, claim)
    ]


def hand_over(doc: Doc, seat: Seat, code: str, served: float) -> None:
    """The seat is the claimant's, with all the grace; the old tokens and other claims are dead."""
    claim, place = find(doc, seat, code), doc.places[seat]
    if claim is None or served < claim.ready or not is_agreed(doc, seat, claim):
        raise refused(phrase("server-asked-no-more"))
    place.tokens, place.claims, place.warn_at, place.contested = [claim.token], [], None, 0.0
    place.gone = served
