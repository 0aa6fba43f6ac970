"""Who sits where: tokens and what they make of their owner, sitting down, new tokens, keeping."""

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase, phrase
from asterion.server.denied import Denied, forbidden, missing, refused
from asterion.server.game.doc import Doc, Place
from asterion.server.game.forms import Role, Sat
from asterion.server.game.opening import checked_name
from asterion.server.guard import digest, new_token

ACCOUNT = "account:"
"""Before an account's id, where otherwise the digest of a token stands."""


# ---- roles


def role_of(doc: Doc, token: str | None, account: str) -> Role:
    """A token that means nothing here is denied; nobody in particular is a watcher."""
    if token:
        role = _by_token(doc, digest(token), account)
        if role is None and _is_asked_with(doc, digest(token)):
            raise Denied(401, "not yet", phrase("server-not-agreed"))
        if role is None:
            raise Denied(401, "unauthorized", phrase("server-token-elsewhere"))
        return role
    if account:
        role = _by_account(doc, account)
        if role is not None:
            return role
    if not (doc.terms.watchers or doc.phase != "playing"):
        raise forbidden(phrase("server-no-watchers"))
    return Role("watcher", PUBLIC)


def _is_asked_with(doc: Doc, key: str) -> bool:
    return any(claim.token == key for place in doc.places for claim in place.claims)


def _by_token(doc: Doc, key: str, account: str) -> Role | None:
    is_host = bool(account) and account == doc.owner
    for seat, place in enumerate(doc.places):
        if key in place.tokens:
            return Role("seat", seat, is_host, key)
    if key in doc.master:
        return Role("master", MASTER, is_host, key)
    if key in doc.host:
        return Role("host", PUBLIC, True, key)
    return None


def _by_account(doc: Doc, account: str) -> Role | None:
    is_host = account == doc.owner
    for seat, place in enumerate(doc.places):
        if place.kind != "open" and place.account == account:
            return Role("seat", seat, is_host, ACCOUNT + account)
    return Role("host", PUBLIC, True, ACCOUNT + account) if is_host else None


def is_good(doc: Doc, role: Role) -> bool:
    """Whether this role would be given again for the same token."""
    key = role.key
    if role.kind == "seat":  # first, as it is asked of every move
        if role.viewer >= len(doc.places):
            return False
        place = doc.places[role.viewer]
        return key in place.tokens or (bool(place.account) and key == ACCOUNT + place.account)
    if role.kind == "watcher":
        return doc.terms.watchers or doc.phase != "playing"
    if role.kind == "master":
        return key in doc.master
    return key in doc.host or (bool(doc.owner) and key == ACCOUNT + doc.owner)


def why_not(doc: Doc, role: Role) -> Phrase:
    """What to tell one whose role is not good any more."""
    if role.kind == "watcher":
        return phrase("server-no-watchers")
    if any(role.key in place.tokens for place in doc.places):
        return phrase("server-seats-renumbered")
    return phrase("server-token-dead")


def check_may_play(doc: Doc, role: Role) -> None:
    """Not while a bot plays on that seat."""
    if role.kind == "seat" and doc.places[role.viewer].kind == "bot":
        raise Refused(phrase("server-bot-plays"))


def is_own(role: Role, seat: Seat) -> bool:
    return role.kind == "seat" and role.viewer == seat


def check_own(doc: Doc, role: Role, seat: Seat) -> None:
    place_at(doc, seat)
    if not is_own(role, seat):
        raise forbidden(phrase("server-renew-own"))


def check_host(role: Role) -> None:
    if not role.host:
        raise forbidden(phrase("server-host-only"))


def check_own_or_host(role: Role, seat: Seat) -> None:
    if not (role.host or is_own(role, seat)):
        raise forbidden(phrase("server-seat-of-another"))


def place_at(doc: Doc, seat: Seat) -> Place:
    if not 0 <= seat < len(doc.places):
        raise missing(phrase("core-no-seat", seat=seat))
    return doc.places[seat]


# ---- sitting down


def new_host_tokens(doc: Doc) -> tuple[str, str | None]:
    """The host's, and the master's where a person is to be one."""
    host = new_token("host")
    doc.host = [digest(host)]
    if doc.terms.master == "computer":
        return host, None
    master = new_token("master")
    doc.master = [digest(master)]
    return host, master


def take(
    doc: Doc,
    name: str,
    seat: Seat | None,
    account: str,
    from_key: str,
    served: float,
    gender: str = "",
) -> Sat:
    """Sit down: on this seat, on the one that is kept for them, or on the first that is free."""
    if doc.phase not in ("waiting", "playing"):
        raise refused(phrase("server-table-over"))
    chosen = _kept_for(doc, account, from_key) if seat is None else seat
    if chosen is None:
        chosen = next((n for n, place in enumerate(doc.places) if _is_free(place)), None)
    if chosen is None:
        raise refused(phrase("server-full" if doc.phase == "waiting" else "server-begun"))
    place = place_at(doc, chosen)
    if place.kind != "open":
        raise refused(phrase("server-seat-taken"))
    if not _is_free(place) and not _is_kept_for(place, account, from_key):
        raise refused(phrase("server-seat-kept", name=place.name))
    if doc.terms.rated and not account:
        raise forbidden(phrase("server-rated-account"))
    if account and any(other.account == account for other in doc.places if other.kind != "open"):
        raise refused(phrase("server-sit-already"))
    if doc.phase == "waiting":
        others = [other.name for n, other in enumerate(doc.places) if n != chosen and other.name]
        place.name = checked_name(name or place.name, others)
        place.gender = gender or place.gender
    token = new_token("seat")
    place.kind, place.tokens, place.account = "person", [digest(token)], account
    place.held_for, place.gone, place.out = "", served, False
    return Sat(chosen, token, place.name)


def _is_free(place: Place) -> bool:
    return place.kind == "open" and not place.held_for


def _is_kept_for(place: Place, account: str, from_key: str) -> bool:
    by_token = bool(from_key) and place.held_for == from_key
    return by_token or (bool(account) and place.account == account)


def _kept_for(doc: Doc, account: str, from_key: str) -> Seat | None:
    for seat, place in enumerate(doc.places):
        if place.kind == "open" and place.held_for and _is_kept_for(place, account, from_key):
            return seat
    return None


def renew(doc: Doc, seat: Seat) -> Sat:
    """A new token for the one who sits there; all the old ones die."""
    place = place_at(doc, seat)
    if not place.tokens:
        raise refused(phrase("server-nobody-sits"))
    token = new_token("seat")
    place.tokens, place.claims, place.warn_at = [digest(token)], [], None
    return Sat(seat, token, place.name)
