"""Once more with the same people: a new table, with every seat kept for whoever had it."""

from typing import TYPE_CHECKING

from asterion.core.options import settings_of
from asterion.core.phrase import phrase
from asterion.server.tables.denied import Denied, forbidden, refused
from asterion.server.tables.doc import Doc, Place
from asterion.server.tables.forms import Opened, OpenTable, Role
from asterion.server.tables.seats import ACCOUNT

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted


async def rematch(hosted: "Hosted", role: Role) -> Opened:
    """Under the lock: whoever asks first opens it; the others are told where it is."""
    hub, doc = hosted.hub, hosted.doc
    if role.kind == "watcher":
        raise forbidden(phrase("server-rematch-of-players"))
    if doc.phase not in ("finished", "abandoned"):
        raise refused(phrase("server-not-over"))
    if doc.rematch:
        there = await hub.table(doc.rematch)
        return Opened(doc.rematch, "", None, None, there.log.summary())
    new = await hub.make_doc(_wish(doc), doc.owner, doc.id)
    new.places = [_kept_place(place) for place in doc.places]
    new.before = doc.id
    if role.kind != "seat":  # the host stays host, and plays again where the host has played
        new.host_known = doc.host_known
        for place, before in zip(new.places, doc.places, strict=True):
            place.host = before.host
    name, account, key = _who(doc, role)
    opened = await hub.add(new, name, account, key)

    def note(old: Doc) -> None:
        if old.rematch:
            raise Denied(409, "refused", phrase("server-rematch-opened"))
        old.rematch = opened.id

    await hosted.log.change(note)
    return opened


def _wish(doc: Doc) -> OpenTable:
    """The same book, options, terms and seats; the plan is made anew, as this one was."""
    return OpenTable(
        book=doc.book,
        title=doc.title,
        options=doc.options,
        terms=settings_of(doc.terms),
        seats=len(doc.places),
        settings=doc.settings,
    )


def _kept_place(place: Place) -> Place:
    """Bots sit there again; a bot that played on for somebody gives the seat back."""
    if place.tokens or place.account:
        held = place.tokens[-1] if place.tokens else ACCOUNT + place.account
        return Place(name=place.name, gender=place.gender, account=place.account, held_for=held)
    if place.kind == "bot":
        return Place("bot", place.name, bot=place.bot)
    return Place()


def _who(doc: Doc, role: Role) -> tuple[str, str, str]:
    """Name, account and token's digest of the one who asks, if he has a seat."""
    if role.kind != "seat":
        return "", "", ""
    place = doc.places[role.viewer]
    return place.name, place.account, place.tokens[-1] if place.tokens else ""
