"""Once more with the same people: a new table, with every seat reserved for the one who had it."""

import hashlib
from base64 import urlsafe_b64encode

from msgspec.structs import replace

from asterion.core.contract.options import settings_of
from asterion.core.phrase import phrase
from asterion.server.denied import Denied, forbidden, refused
from asterion.server.game.doc import Doc, Place
from asterion.server.game.forms import Opened, OpenTable, Role
from asterion.server.game.places import ACCOUNT
from asterion.server.guard.tokens import ID_BYTES
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.requests import Rematch


class Rematches:
    """The first one to ask opens it; the others are told where it is."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        hub.services.happenings.answer(Rematch, self._open)

    async def _open(self, table: Hosted, role: Role, _: Rematch) -> Opened:
        hub, doc = self._hub, table.doc
        if role.kind == "watcher":
            raise forbidden(phrase("server-rematch-of-players"))
        if doc.phase not in ("finished", "abandoned"):
            raise refused(phrase("server-not-over"))
        if doc.rematch:
            return await opened_already(hub, doc.rematch)
        wish = wish_for(doc) if role.kind == "master" else led_by_computer(doc)
        new = await hub.make_doc(wish, doc.owner, doc.id)
        new.places = [kept_place(place) for place in doc.places]
        opened = await add_next(hub, table, new, *_who(doc, role))
        return opened or await opened_already(hub, new.id)


async def add_next(
    hub: Hub, table: Hosted, new: Doc, name: str = "", account: str = "", key: str = ""
) -> Opened | None:
    """Add the table that follows this one; None where another process has just opened it."""
    new.id, new.before = id_after(table.doc), table.doc.id
    opened: Opened | None = None
    try:
        opened = await hub.add(new, name, account, key)
    except Denied as denied:
        if denied.title != "busy":
            raise

    def note(old: Doc) -> None:
        old.rematch = new.id

    await table.log.change(note)
    return opened


def id_after(doc: Doc) -> str:
    """One for every table: however many processes open its rematch, only one of them can."""
    said = hashlib.sha256(f"rematch {doc.id} {doc.salt}".encode()).digest()
    return urlsafe_b64encode(said[:ID_BYTES]).decode()


async def opened_already(hub: Hub, id: str) -> Opened:
    there = await hub.table(id)
    return Opened(id, "", None, None, there.log.summary())


def led_by_computer(doc: Doc) -> OpenTable:
    """The computer leads where no master asks: nobody plays who could see the plan."""
    wish = wish_for(doc)
    if doc.terms.master == "computer":
        return wish
    options = wish.options | ({"master": "computer"} if "master" in wish.options else {})
    return replace(wish, options=options, terms=wish.terms | {"master": "computer"})


def wish_for(doc: Doc) -> OpenTable:
    """The same book, options, terms and seats; the plan is made in the same way as this one."""
    return OpenTable(
        book=doc.book,
        title=doc.title,
        options=doc.options,
        terms=settings_of(doc.terms),
        seats=len(doc.places),
        settings=doc.settings,
    )


def kept_place(place: Place) -> Place:
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
